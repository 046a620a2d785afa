/** The client library, which is loaded when a database is first used. */

import { connect } from 'node:net';
import type { ClientBase, CustomTypesConfig } from 'pg';

type Library = typeof import('pg');

/** @throws TypeError that says what to install */
export async function loadLibrary(): Promise<Library> {
  try {
    return await import('pg');
  } catch (cause) {
    throw new TypeError('PostgreSQL needs the package pg: npm install pg', { cause });
  }
}

/** The type of 64-bit integers: here they are times, counts and bytes, which numbers hold exactly. */
const int8 = 20;

export function typesOf({ default: { types } }: Library): CustomTypesConfig {
  return {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === int8 ? Number : types.getTypeParser(oid, format)) as CustomTypesConfig['getTypeParser'],
  };
}

/** What the types leave out: the connection behind a client, and what cancels its statement. */
interface Inner {
  readonly connection: {
    readonly stream: NodeJS.EventEmitter & { destroy(error: unknown): void };
    on(event: 'sslconnect', listener: () => void): void;
  };
  readonly host: string;
  readonly port: number;
  readonly processID: number | null;
  readonly secretKey: number | null;
}

/** A client class whose connection breaks where the library throws at what a server sends: from the handler of a socket
 * that would end the process. */
export function clientOf({ default: { Client } }: Library): typeof Client {
  return class extends Client {
    constructor(...given: ConstructorParameters<typeof Client>) {
      super(...given);
      // One that breaks fails the statement that waits for it, and between two statements the next.
      this.on('error', () => {});
      const { connection } = this as unknown as Inner;
      const guard = () => {
        const { stream } = connection;
        const emit = stream.emit.bind(stream);
        stream.emit = (event: string | symbol, ...values: unknown[]) => {
          try {
            return emit(event, ...values);
          } catch (error) {
            if (event !== 'data') throw error;
            stream.destroy(error);
            return true;
          }
        };
      };
      guard();
      connection.on('sslconnect', guard);
    }
  };
}

/** The library's words for an answer that did not come in time. */
export const isLate = (error: unknown): boolean => (error as Error).message === 'Query read timeout';

/** Its words for a call that found all connections of a pool in use until its time was over. */
export const isCrowded = (error: unknown): boolean =>
  (error as Error).message === 'timeout exceeded when trying to connect';

const cancelCode = 80_877_102;
const cancelMs = 5000;

/** Asks the server to end what a connection is waiting for, on a connection of its own as the protocol has it: a statement
 * that nobody waits for would run when its lock is free, and holds a place at the server until then. */
export function cancelStatement(client: ClientBase): void {
  const { host, port, processID, secretKey } = client as unknown as Inner;
  if (processID === null || secretKey === null) return;
  const request = Buffer.alloc(16);
  for (const [index, value] of [16, cancelCode, processID, secretKey].entries())
    request.writeInt32BE(value | 0, 4 * index);
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  socket.on('error', () => {}).on('connect', () => socket.end(request));
  socket.setTimeout(cancelMs, () => socket.destroy()).unref();
}
