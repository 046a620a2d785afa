/** Composes mounts into one fetch handler and serves it: on a port of its own, or inside an existing Node service. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { newRequestId } from '../shared/ids.ts';
import { type Log, silentLog } from '../shared/log.ts';
import { type AnswerPace, AnswerWatch } from './answer-watch.ts';
import { Connections, defaultMaxConnections } from './connections.ts';
import { HeldAnswers } from './held-answers.ts';
import type { NodeEnvironment } from './node.ts';
import { Refusal } from './refusal.ts';
import { pathOf, respondJson } from './respond.ts';

/** A service under some paths of an origin; `fetch` is a web-standard handler.
 * @example
 * const ping: Mount = { name: 'ping', paths: ['/ping'], fetch: () => new Response('pong') }; */
export interface Mount {
  readonly name: string;
  /** Exact paths, or `/prefix/*` for a prefix, itself included. */
  readonly paths: readonly string[];
  /** @param environment  what a Node server lends; absent elsewhere */
  fetch(request: Request, environment?: NodeEnvironment): Response | Promise<Response>;
  /** OpenAPI documents of these routes, for `docsHttp`.
   * @defaultValue none */
  readonly documents?: readonly ApiDocument[];
  /** Writes the answer when the server itself refuses a request; default: `{"error": <kind>}`. */
  refuse?(request: Request, refusal: Refusal): Response;
}

/** An OpenAPI document that a mount serves. */
export interface ApiDocument {
  /** What it describes, for people. */
  readonly name: string;
  readonly path: string;
}

/** Answers a web-standard request.
 * @example
 * const handler: FetchHandler = (request) => new Response(request.url); */
export type FetchHandler = (request: Request, environment?: NodeEnvironment) => Response | Promise<Response>;

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

/** One handler for all mounts; a path of none is answered 404 `{"error": "not_found"}`.
 * @example
 * const fetch = compose([geoHttp(geo, { keys, log }), tabularHttp(tabular, { keys })]);
 * const response = await fetch(new Request('http://any/v1/model-limits')); */
export function compose(mounts: readonly Mount[]): FetchHandler {
  const find = finder(mounts);
  return (request, environment) =>
    find(pathOf(request.url))?.fetch(request, environment) ?? respondJson(404, { error: 'not_found' });
}

/** A request that cannot be read as one (its target is no URL), or a mount that threw what it should have answered. */
function onError(log: Log): (error: unknown) => Response {
  return (error) => {
    if ((error as Error | undefined)?.name === 'RequestError') {
      return respondJson(400, { error: 'invalid_request' });
    }
    const requestId = newRequestId();
    log.error('request_failed', { requestId, error });
    return respondJson(500, { error: 'internal_error', requestId });
  };
}

/** A body with a GET is read by nobody: the connection does not outlive the answer to wait for it. */
function endWithAnswer(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers } = incoming;
  if (method !== 'GET' && method !== 'HEAD') return;
  if (headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0)) return;
  outgoing.once('finish', () => {
    if (!incoming.complete) incoming.socket.destroySoon();
  });
}

/** 256 MiB. */
const defaultMaxHeldAnswerBytes = 2 ** 28;

/** For Express (`app.use`), Fastify (an `onRequest` hook, or `use` of @fastify/middie) or `node:http`: answers the paths
 * of the mounts and calls `next` for all others. Mount it at the root, and before body parsers: behind one it works too,
 * but then the parser answers broken JSON and sets the size limit. Bodies that come too slowly and answers that are
 * taken too slowly are cut as by `serve`; ceilings of connections and the time that headers may take are the server's.
 * @example
 * const handler = toNodeHandler([tabularHttp(tabular, { keys })]);
 * createServer((request, response) => handler(request, response)).listen(8080); */
export function toNodeHandler(
  mounts: readonly Mount[],
  options: Pick<ServeOptions, 'log' | 'answerPace' | 'maxHeldAnswerBytes'> = {},
): (incoming: IncomingMessage, outgoing: ServerResponse, next?: () => void) => void {
  const find = finder(mounts);
  const { log = silentLog, answerPace, maxHeldAnswerBytes = defaultMaxHeldAnswerBytes } = options;
  const watch = new AnswerWatch(answerPace);
  const held = new HeldAnswers(maxHeldAnswerBytes);
  const listener = getRequestListener(compose(mounts), {
    overrideGlobalObjects: false,
    errorHandler: onError(log),
  });
  return (incoming, outgoing, next) => {
    if (next !== undefined && find(targetPath(incoming.url ?? '/')) === undefined) return next();
    watch.add(incoming.socket);
    held.watch(outgoing);
    endWithAnswer(incoming, outgoing);
    void listener(withBody(incoming), outgoing);
  };
}

/** The path of a request target in origin form or, as to a proxy, in absolute form. */
function targetPath(target: string): string {
  return target.startsWith('/') ? target.split('?', 1)[0]! : pathOf(target);
}

/** A body that a parser has consumed is written out again; the adapter reads `rawBody` before the stream. */
function withBody(incoming: IncomingMessage & { body?: unknown; rawBody?: unknown }): IncomingMessage {
  const { body, rawBody, readableEnded } = incoming;
  if (!readableEnded || body === undefined || rawBody instanceof Buffer) return incoming;
  const plain = typeof body === 'string' || body instanceof Uint8Array;
  incoming.rawBody = Buffer.from(plain ? body : JSON.stringify(body));
  return incoming;
}

/** Options of `serve`. */
export interface ServeOptions {
  /** Services and their paths; the longest path that fits wins. */
  readonly mounts: readonly Mount[];
  /** 0 lets the system choose. */
  readonly port: number;
  /** @defaultValue loopback */
  readonly hostname?: string;
  /** Receives the errors of requests that failed inside the service.
   * @defaultValue nobody */
  readonly log?: Log;
  /** How long `close` waits for requests in flight before it cuts them.
   * @defaultValue 10 000 ms */
  readonly closeTimeoutMs?: number;
  /** How long a request's headers may take.
   * @defaultValue 30 000 ms */
  readonly headersTimeoutMs?: number;
  /** How long a connection may idle between two requests.
   * @defaultValue 65 000 ms */
  readonly keepAliveTimeoutMs?: number;
  /** How fast answers must be taken. The pace of bodies is an option of each mount.
   * @defaultValue that of `AnswerPace` */
  readonly answerPace?: Partial<AnswerPace>;
  /** Bytes of answers that wait for their readers, all together. Above it the oldest answers of the address that has the
   * most of them are cut; 0 is no ceiling.
   * @defaultValue 268 435 456 bytes (256 MiB) */
  readonly maxHeldAnswerBytes?: number;
  /** Connections held at once; those above are closed.
   * @defaultValue half of the files that the process may open */
  readonly maxConnections?: number;
  /** Connections held at once for one address, above which requests are answered 429; 0 is no ceiling. Behind a proxy
   * all callers have the proxy's address: set 0 there and let the proxy keep count.
   * @defaultValue 1,024 */
  readonly maxConnectionsPerAddress?: number;
}

/** A server that listens.
 * @example
 * const server: RunningServer = await serve({ mounts: [], port: 0 });
 * console.log(server.port, await server.connections());
 * await server.close(); */
export interface RunningServer {
  /** Origin without a trailing slash. */
  readonly url: string;
  readonly port: number;
  readonly hostname: string;
  /** How many connections are open. */
  connections(): Promise<number>;
  /** Stops accepting, lets requests in flight finish, then resolves. */
  close(): Promise<void>;
}

/** @throws the listen error (`EADDRINUSE`, `EACCES`) as a rejection
 * @example
 * const server = await serve({ mounts: [tabularHttp(tabular, { keys })], port: 8080 });
 * console.log(server.url);
 * await server.close(); */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const {
    mounts,
    port,
    hostname = '127.0.0.1',
    log = silentLog,
    closeTimeoutMs = 10_000,
    headersTimeoutMs = 30_000,
  } = options;
  const connections = new Connections(options.maxConnectionsPerAddress ?? 1024);
  const watch = new AnswerWatch(options.answerPace);
  const held = new HeldAnswers(options.maxHeldAnswerBytes ?? defaultMaxHeldAnswerBytes);
  const find = finder(mounts);
  const fetch = compose(mounts);
  const listener = getRequestListener(
    (request, { incoming, outgoing }) => {
      if (!connections.refused(incoming.socket as Socket)) return fetch(request, { outgoing });
      return refuseConnection(request, find(pathOf(request.url)));
    },
    { hostname, overrideGlobalObjects: true, errorHandler: onError(log) },
  );
  const server = createServer(
    {
      // A body may take as long as it keeps its pace: 5 GB over a slow line take hours.
      requestTimeout: 0,
      headersTimeout: headersTimeoutMs,
      keepAliveTimeout: options.keepAliveTimeoutMs ?? 65_000,
      connectionsCheckingInterval: Math.min(5000, headersTimeoutMs),
    },
    (incoming, outgoing) => {
      held.watch(outgoing);
      endWithAnswer(incoming, outgoing);
      void listener(incoming, outgoing);
    },
  );
  server.maxConnections = options.maxConnections ?? defaultMaxConnections() ?? server.maxConnections;
  server.on('connection', (socket) => {
    connections.add(socket);
    watch.add(socket);
  });
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
    connections: promisify(server.getConnections.bind(server)),
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

function refuseConnection(request: Request, mount: Mount | undefined): Response {
  const refusal = new Refusal('too_many_requests', 'Too many connections of this address are open.');
  const { kind, status, headers } = refusal;
  const response = mount?.refuse?.(request, refusal) ?? respondJson(status, { error: kind }, headers);
  response.headers.set('connection', 'close');
  return response;
}
