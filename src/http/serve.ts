/** Composes mounts into one fetch handler and serves it: on a port of its own, or inside an existing Node service. */

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, getRequestListener } from '@hono/node-server';
import { type Log, silentLog } from '../shared/log.ts';
import { pathOf, respondJson } from './respond.ts';

/** A service under some paths of an origin; `fetch` is a web-standard handler. */
export interface Mount {
  readonly name: string;
  /** Exact paths, or `/prefix/*` for a prefix, itself included. */
  readonly paths: readonly string[];
  fetch(request: Request): Response | Promise<Response>;
}

export type FetchHandler = (request: Request) => Response | Promise<Response>;

function finder(mounts: readonly Mount[]): (path: string) => Mount | undefined {
  const exact = new Map<string, Mount>();
  const prefixes: [string, Mount][] = [];
  for (const mount of mounts) {
    for (const path of mount.paths) {
      if (path.endsWith('/*')) {
        exact.set(path.slice(0, -2), mount);
        prefixes.push([path.slice(0, -1), mount]);
      } else exact.set(path, mount);
    }
  }
  prefixes.sort(([a], [b]) => b.length - a.length);
  return (path) => exact.get(path) ?? prefixes.find(([prefix]) => path.startsWith(prefix))?.[1];
}

/** One handler for all mounts; a path of none is answered 404 `{"error": "not_found"}`. */
export function compose(mounts: readonly Mount[]): FetchHandler {
  const find = finder(mounts);
  return (request) => find(pathOf(request.url))?.fetch(request) ?? respondJson(404, { error: 'not_found' });
}

/** For Express (`app.use`), Fastify (an `onRequest` hook, or `use` of @fastify/middie) or `node:http`: answers the paths
 * of the mounts and calls `next` for all others. Mount it at the root, and before body parsers: behind one it works too,
 * but then the parser answers broken JSON and sets the size limit. */
export function toNodeHandler(
  mounts: readonly Mount[],
): (incoming: IncomingMessage, outgoing: ServerResponse, next?: () => void) => void {
  const find = finder(mounts);
  const listener = getRequestListener(compose(mounts), { overrideGlobalObjects: false });
  return (incoming, outgoing, next) => {
    const path = (incoming.url ?? '/').split('?', 1)[0]!;
    if (next !== undefined && find(path) === undefined) next();
    else void listener(withBody(incoming), outgoing);
  };
}

/** A body that a parser has consumed is written out again; the adapter reads `rawBody` before the stream. */
function withBody(incoming: IncomingMessage & { body?: unknown; rawBody?: unknown }): IncomingMessage {
  const { body, rawBody, readableEnded } = incoming;
  if (!readableEnded || body === undefined || rawBody instanceof Buffer) return incoming;
  const plain = typeof body === 'string' || body instanceof Uint8Array;
  incoming.rawBody = Buffer.from(plain ? body : JSON.stringify(body));
  return incoming;
}

export interface ServeOptions {
  readonly mounts: readonly Mount[];
  /** 0 lets the system choose. */
  readonly port: number;
  /** Default: loopback. */
  readonly hostname?: string;
  readonly log?: Log;
  /** How long `close` waits for requests in flight before it cuts them; default 10 000 ms. */
  readonly closeTimeoutMs?: number;
}

export interface RunningServer {
  /** Origin without a trailing slash. */
  readonly url: string;
  readonly port: number;
  readonly hostname: string;
  /** Stops accepting, lets requests in flight finish, then resolves. */
  close(): Promise<void>;
}

/** @throws the listen error (`EADDRINUSE`, `EACCES`) as a rejection */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { mounts, port, hostname = '127.0.0.1', log = silentLog, closeTimeoutMs = 10_000 } = options;
  const server = createAdaptorServer({
    fetch: compose(mounts),
    hostname,
    overrideGlobalObjects: true,
    serverOptions: {
      // Node's five minutes for a whole request would cut a 5 GB upload on a slow line.
      requestTimeout: 3_600_000,
      headersTimeout: 30_000,
      keepAliveTimeout: 65_000,
    },
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  const url = originAt(hostname, bound);
  log.info('server_listening', { url, mounts: mounts.map((mount) => mount.name) });
  return {
    url,
    port: bound,
    hostname,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A kept-alive connection turns idle after its answer; Node would keep it until its own timeout.
      const idle = setInterval(() => server.closeIdleConnections(), 20);
      const cut = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
      server.closeIdleConnections();
      await closed;
      clearInterval(idle);
      clearTimeout(cut);
      log.info('server_closed', { url });
    },
  };
}

/** An address that clients of this machine can use; a server on all interfaces is reached by loopback. */
function originAt(hostname: string, port: number): string {
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[hostname] ?? hostname;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
