/** The tools over HTTP: one request, one answer, no session. */

import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMcpServer, loadProtocol, type McpOptions } from './server.ts';

export interface McpHttpOptions extends McpOptions {
  /** 0 lets the system choose. */
  readonly port: number;
  /** Loopback only, unless there is a key. */
  readonly host: string;
  /** What callers must send as a bearer key. */
  readonly key: string | undefined;
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);
/** A question or the name of a file: nobody needs more. */
const maxBodyBytes = 64 * 1024;

export interface RunningMcp {
  readonly url: string;
  close(): Promise<void>;
}

/** @throws TypeError for an open address without a key; MissingPackage */
export async function serveMcp(options: McpHttpOptions): Promise<RunningMcp> {
  const { port, host, key } = options;
  if (key === undefined && !loopback.has(host)) {
    throw new TypeError(
      `--host ${host} lets others in: give a key in GRATICULE_MCP_KEY, or leave --host out`,
    );
  }
  const { StreamableHTTPServerTransport } = await loadProtocol(
    () => import('@modelcontextprotocol/sdk/server/streamableHttp.js'),
  );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url !== '/mcp') return refuse(response, 404, 'The tools are at /mcp.');
    // A page of another origin must not reach a server on loopback by a name of its own.
    const name = (request.headers.host ?? '').replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
    if (key === undefined && !loopback.has(name)) return refuse(response, 403, 'Unknown host.');
    if (key !== undefined && !sameSecret(request.headers.authorization ?? '', `Bearer ${key}`)) {
      return refuse(response, 401, 'Send the key of GRATICULE_MCP_KEY as a bearer key.');
    }
    if (request.method !== 'POST') return refuse(response, 405, 'Only POST: there are no sessions.');
    const body = await bodyOf(request);
    if (body === undefined) return refuse(response, 413, `A request has at most ${maxBodyBytes} bytes.`);
    const server = await createMcpServer(options);
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    response.on('close', () => {
      void transport.close();
      void server.close();
    });
    await server.connect(transport as Parameters<typeof server.connect>[0]);
    await transport.handleRequest(request, response, body);
  }

  const listener = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'The request could not be answered.');
    });
  });
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(port, host, resolve);
  });
  const bound = listener.address() as AddressInfo;
  const shown = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;
  return {
    url: `http://${shown}:${bound.port}/mcp`,
    close: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        listener.closeAllConnections();
      }),
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const sameSecret = (given: string, known: string) => timingSafeEqual(digest(given), digest(known));

/** JSON-RPC's way to say no outside of a call. */
function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }));
}

/** @returns undefined when it is too long; text that is no JSON is left for the protocol to refuse */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
