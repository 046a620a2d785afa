/** The tools over HTTP: one request, one answer, no session. */

import { createHash, timingSafeEqual } from 'node:crypto';
import { readJson } from '../http/body.ts';
import { Ceiling } from '../http/ceiling.ts';
import { RequestLimits } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import { type HeaderValues, respondJson } from '../http/respond.ts';
import { type Mount, type ServeOptions, serve } from '../http/serve.ts';
import type { Log } from '../shared/log.ts';
import { createMcpServer, loadProtocol, type McpOptions } from './server.ts';

export interface McpHttpOptions extends McpOptions {
  /** 0 lets the system choose. */
  readonly port: number;
  /** Loopback only, unless there is a key. */
  readonly host: string;
  /** What callers must send as a bearer key. */
  readonly key: string | undefined;
  /** Told of requests that failed for reasons of ours. */
  readonly log?: Log;
  /** Paces and ceilings of the server, as those of `serve`. */
  readonly server?: Pick<ServeOptions, 'answerPace' | 'headersTimeoutMs' | 'maxConnectionsPerAddress'>;
  /** How fast request bodies must come; default: that of `BodyPace`. */
  readonly bodyPace?: ConstructorParameters<typeof RequestLimits>[0]['bodyPace'];
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);
/** A question or the name of a file: nobody needs more. */
const maxBodyBytes = 64 * 1024;
/** Messages of a request, and requests at once: each may be a fit of a large table in this process. */
const maxMessages = 16;
const maxRequests = 32;

export interface RunningMcp {
  readonly url: string;
  close(): Promise<void>;
}

/** @throws TypeError for an open address without a key; MissingPackage */
export async function serveMcp(options: McpHttpOptions): Promise<RunningMcp> {
  const { port, host, key, log } = options;
  if (key === undefined && !loopback.has(host)) {
    throw new TypeError(
      `--host ${host} lets others in: give a key in GRATICULE_MCP_KEY, or leave --host out`,
    );
  }
  const { WebStandardStreamableHTTPServerTransport: Transport } = await loadProtocol(
    () => import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
  );
  const limits = new RequestLimits(options.bodyPace === undefined ? {} : { bodyPace: options.bodyPace });
  const places = new Ceiling(maxRequests);

  async function answer(request: Request): Promise<Response> {
    const stranger = strangerTo(request, key);
    if (stranger !== undefined) return stranger;
    if (request.method !== 'POST') return refuse(405, 'Only POST: there are no sessions.', { allow: 'POST' });
    const leave = places.enter('');
    if (leave === null) return refuse(429, 'Too many requests are in flight.', { 'retry-after': '1' });
    try {
      const body = await readJson(
        request,
        limits.json('', maxBodyBytes, { maxValues: maxBodyBytes, maxDepth: 64 }),
      );
      if (!body.ok) {
        if (body.reason === 'too_large')
          return refuse(413, `A request has at most ${maxBodyBytes} bytes.`, { connection: 'close' });
        return refuse(400, 'The body is not JSON.');
      }
      if (Array.isArray(body.value) && (body.value.length === 0 || body.value.length > maxMessages))
        return refuse(400, `A request has 1 to ${maxMessages} messages.`);
      return await handled(request, body.value);
    } finally {
      leave();
    }
  }

  /** Ends the work of a caller who has gone. */
  async function handled(request: Request, message: unknown): Promise<Response> {
    const server = await createMcpServer(options);
    const transport = new Transport({ enableJsonResponse: true });
    const gone = new Promise<Response>((resolve) => {
      const end = () => resolve(refuse(408, 'The connection has ended.'));
      if (request.signal.aborted) end();
      else request.signal.addEventListener('abort', end, { once: true });
    });
    try {
      await server.connect(transport as Parameters<typeof server.connect>[0]);
      return await Promise.race([transport.handleRequest(request, { parsedBody: message }), gone]);
    } finally {
      await transport.close();
      await server.close();
    }
  }

  const mount: Mount = {
    name: 'mcp',
    paths: ['/*'],
    async fetch(request) {
      if (new URL(request.url).pathname !== '/mcp') return refuse(404, 'The tools are at /mcp.');
      try {
        return await answer(request);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return refuse(error.status, error.message, error.headers);
      }
    },
    refuse: (_, { status, message, headers }) => refuse(status, message, headers),
  };
  const running = await serve({
    mounts: [mount],
    port,
    hostname: host,
    ...(log !== undefined && { log }),
    ...options.server,
  });
  return { url: `${running.url}/mcp`, close: () => running.close() };
}

/** Pages of other origins must not reach a server on loopback, be it by a name of its own; others need the key. */
function strangerTo(request: Request, key: string | undefined): Response | undefined {
  if (key !== undefined)
    return sameSecret(request.headers.get('authorization') ?? '', `Bearer ${key}`)
      ? undefined
      : refuse(401, 'Send the key of GRATICULE_MCP_KEY as a bearer key.', { 'www-authenticate': 'Bearer' });
  if (!loopback.has(nameOf(request.url))) return refuse(403, 'Unknown host.');
  const origin = request.headers.get('origin');
  return origin === null || loopback.has(nameOf(origin)) ? undefined : refuse(403, 'Unknown origin.');
}

/** The host of an address, without port and brackets. */
function nameOf(address: string): string {
  try {
    return new URL(address).hostname.replace(/^\[(.*)\]$/, '$1');
  } catch {
    return '';
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const sameSecret = (given: string, known: string) => timingSafeEqual(digest(given), digest(known));

/** JSON-RPC's way to say no outside of a call. */
const refuse = (status: number, message: string, headers?: HeaderValues): Response =>
  respondJson(status, { jsonrpc: '2.0', error: { code: -32000, message }, id: null }, headers);
