/** Answers that wait for their readers fill no memory: above a ceiling the oldest of whoever holds the most are cut. */

import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { type Mount, serve, toNodeHandler } from '../../src/http/serve.ts';
import { rawBytes, received } from '../support/raw-http.ts';

/** More than the buffers of a connection take. */
const answerBytes = 16 * 2 ** 20;
const maxHeldAnswerBytes = 3.5 * answerBytes;
const text = 'x'.repeat(answerBytes);
const mount: Mount = {
  name: 'x',
  paths: ['/text', '/bytes', '/stream'],
  fetch: ({ url }) =>
    new Response(url.endsWith('text') ? text : url.endsWith('bytes') ? Buffer.from(text) : stream()),
};

/** As a stored result is read: the next piece when the last is taken. */
function stream(): ReadableStream<Uint8Array> {
  let left = 8;
  return new ReadableStream(
    {
      pull(controller) {
        if (left-- > 0) controller.enqueue(Buffer.alloc(answerBytes, 'x'));
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const doors: [string, () => Promise<number>][] = [
  [
    'serve',
    async () => {
      const server = await serve({ mounts: [mount], port: 0, closeTimeoutMs: 0, maxHeldAnswerBytes });
      ends.push(() => server.close());
      return server.port;
    },
  ],
  [
    'toNodeHandler',
    async () => {
      const handler = toNodeHandler([mount], { maxHeldAnswerBytes });
      const server = createServer((request, response) => handler(request, response));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      ends.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
      return (server.address() as AddressInfo).port;
    },
  ],
];

/** Asks from an address of its own and takes no more than the head of the answer. */
async function slowReader(port: number, localAddress: string, path: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  ends.push(() => socket.destroy());
  socket.on('error', () => {});
  socket.write(rawBytes({ method: 'GET', path }));
  await new Promise<void>((resolve) => socket.once('readable', resolve));
  return socket;
}

/** @returns whether all of the answer comes */
const isWhole = async (socket: Socket) => {
  const answer = await received(socket.resume(), (all) => all.length > answerBytes);
  return answer.length > answerBytes;
};

test.each(doors)('%s', async (_, start) => {
  const port = await start();
  const honest = await slowReader(port, '127.0.0.2', '/text');
  const greedy: Socket[] = [];
  // With the honest one's three fit.
  for (const path of ['/text', '/bytes', '/stream', '/bytes', '/stream'])
    greedy.push(await slowReader(port, '127.0.0.3', path));
  const whole = [];
  for (const socket of greedy) whole.push(await isWhole(socket));
  expect(whole).toEqual([false, false, false, true, true]);
  expect(await isWhole(honest)).toBe(true);
  for (const socket of greedy) socket.destroy();
  // What was taken, and what was for readers who have gone, counts no more.
  await vi.waitFor(async () => {
    const three = [];
    for (let i = 0; i < 3; i++) three.push(await slowReader(port, '127.0.0.3', '/text'));
    expect(await isWhole(three[0]!)).toBe(true);
    for (const socket of three) socket.destroy();
  }, 20_000);
});

test('an answer above the ceiling is given all the same, alone', async () => {
  const server = await serve({ mounts: [mount], port: 0, closeTimeoutMs: 0, maxHeldAnswerBytes: 1 });
  ends.push(() => server.close());
  const first = await slowReader(server.port, '127.0.0.2', '/text');
  const second = await slowReader(server.port, '127.0.0.3', '/text');
  expect(await isWhole(second)).toBe(true);
  expect(await isWhole(first)).toBe(false);
});
