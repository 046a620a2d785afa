/** A server on loopback whose answers a test scripts. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface HttpStub {
  readonly url: string;
  readonly asked: Asked[];
  /** Answers the requests in order; the last one also those after it. */
  script: (request: Asked, response: ServerResponse, number: number) => void;
  close(): Promise<void>;
}

export async function startHttpStub(): Promise<HttpStub> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    const one = { method, url, headers, body: Buffer.concat(chunks).toString() };
    asked.push(one);
    stub.script(one, response, asked.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stub: HttpStub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    script: (_, response) => response.end('{}'),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return stub;
}
