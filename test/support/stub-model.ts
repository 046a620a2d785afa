/** A stand-in for an OpenAI-compatible endpoint: answers as the test says and remembers what it was asked. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: JSON of any shape
  readonly body: any;
}

/** A text answers with that content, a number with that status, `hang` not at all. */
export type Reply = string | number | 'hang';

export interface StubModel {
  readonly baseURL: string;
  readonly requests: ModelRequest[];
  /** What the next requests are answered with, the last one for ever. */
  replies: Reply[];
  close(): Promise<void>;
}

export async function stubModel(): Promise<StubModel> {
  const requests: ModelRequest[] = [];
  const stub: StubModel = { baseURL: '', requests, replies: [], close: async () => {} };
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    requests.push({
      path: request.url!,
      authorization: request.headers.authorization,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    });
    const reply = stub.replies.length > 1 ? stub.replies.shift()! : stub.replies[0]!;
    if (reply === 'hang') return;
    response.setHeader('content-type', 'application/json');
    if (typeof reply === 'number') {
      response.writeHead(reply);
      response.end(JSON.stringify({ error: { message: 'no', type: 'x' } }));
      return;
    }
    const message = { role: 'assistant', content: reply };
    const usage = { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 };
    response.end(
      JSON.stringify({
        id: '1',
        object: 'chat.completion',
        choices: [{ index: 0, message, finish_reason: 'stop' }],
        usage,
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(stub, {
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

export const treeAnswer = (query: unknown) => JSON.stringify({ query, reason: null });
