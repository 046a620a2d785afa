/** Bodies and answers keep a pace, and what one caller may hold at once has a ceiling. */

import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createGeo, type Geo } from '../../src/geo/index.ts';
import { AnswerWatch } from '../../src/http/answer-watch.ts';
import { bodyChunks } from '../../src/http/body.ts';
import { Ceiling } from '../../src/http/ceiling.ts';
import { geoHttp } from '../../src/http/geo/index.ts';
import { Refusal } from '../../src/http/refusal.ts';
import { type RunningServer, type ServeOptions, serve, toNodeHandler } from '../../src/http/serve.ts';
import { silentLog } from '../../src/shared/log.ts';
import { pack } from '../support/plain-payload.ts';
import { open, type RawRequest, rawBytes, received } from '../support/raw-http.ts';
import { createCall, createHarness, fitBody, type Harness, trainingPayload } from '../support/service.ts';

/** Asks until it is so; gives up after twenty seconds. */
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });

let harness: Harness;
let geo: Geo;
const servers: RunningServer[] = [];
const late = {
  bodyPace: { bytesPerSecond: 1000, graceMs: 100 },
  maxRequestsPerKey: 2,
  maxLargeBodiesPerKey: 1,
};
beforeAll(async () => {
  harness = await createHarness({}, late);
  // No verb that these tests reach reads its data.
  geo = createGeo({ dataDir: harness.folder });
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
afterAll(async () => {
  await geo.close();
  await harness[Symbol.asyncDispose]();
});

async function start(options: Partial<ServeOptions> = {}): Promise<RunningServer> {
  const mounts = [geoHttp(geo, { keys: harness.keys, log: silentLog, ...late }), harness.mount];
  const server = await serve({ mounts, port: 0, closeTimeoutMs: 0, ...options });
  servers.push(server);
  return server;
}

const ann = { authorization: 'Bearer key-ann' };

/** Sends the head of a request and so many bytes of its body, then nothing. */
async function stall(server: { readonly port: number }, request: RawRequest, missing: number) {
  const socket = await open(server.port);
  const bytes = rawBytes(request);
  socket.write(bytes.subarray(0, bytes.length - missing));
  return { socket, answer: received(socket) };
}

describe('a body that stops coming is answered 408 in the form of its service, and its connection closed', () => {
  const body = JSON.stringify(fitBody({ objectKey: 'staging/a', contentHash: 'x' }, 1));
  const chunked = { ...ann, 'transfer-encoding': 'chunked' };
  const bare = /\{"error":"request_timeout"\}/;
  const cases: [string, RawRequest, number, RegExp][] = [
    ['a short body', { method: 'POST', path: '/v1/fits', headers: ann, body }, 5, bare],
    ['none of a body', { method: 'POST', path: '/v1/warm', headers: ann, body }, body.length, bare],
    ['a long body', { method: 'POST', path: '/v1/fits', headers: ann, body: body.padEnd(200_000) }, 5, bare],
    [
      'a chunked body',
      { method: 'POST', path: '/v1/fits', headers: { ...chunked, 'content-length': '' }, body: '' },
      0,
      bare,
    ],
    [
      'a question',
      { method: 'POST', path: '/api/geocode', headers: ann, body: '{"query":"Paris"}' },
      3,
      /\{"status":"error","data":null,"error":"[^"]*too slowly[^"]*","timestamp":"[^"]+"\}/,
    ],
  ];
  test.each(cases)('%s', async (_name, { headers, ...request }, missing, form) => {
    const { 'content-length': none, ...kept } = headers as Record<string, string>;
    const server = await start();
    const { answer } = await stall(server, { ...request, headers: none === '' ? kept : headers! }, missing);
    const text = await answer;
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text.toLowerCase()).toContain('connection: close');
    expect(text).toMatch(form);
  });

  test('an upload, which leaves nothing behind', async () => {
    const server = await start();
    const { bytes, contentHash } = pack(trainingPayload(50, 0));
    const call = createCall(server.url);
    const plan = await call('POST', '/v1/uploads', { body: { contentHash, bytes: bytes.length } });
    const { pathname, search } = new URL(plan.body.url);
    const { answer } = await stall(server, { method: 'PUT', path: pathname + search, body: bytes }, 10);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*<Code>RequestTimeout<\/Code>/);
    const put = await call('PUT', plan.body.url, { body: bytes, key: null });
    expect(put.status).toBe(200);
  });
});

test('in a foreign server bodies and answers keep the same paces', async () => {
  const large = { name: 'x', paths: ['/x'], fetch: () => new Response(new Uint8Array(64 * 2 ** 20)) };
  const handler = toNodeHandler([harness.mount, large], {
    answerPace: { bytesPerSecond: 1e9, graceMs: 50 },
  });
  const host = createServer((incoming, outgoing) => handler(incoming, outgoing));
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as AddressInfo;
  const slow = await stall({ port }, { method: 'POST', path: '/v1/warm', headers: ann, body: '{}' }, 1);
  expect(await slow.answer).toMatch(/^HTTP\/1\.1 408 /);
  const reader = await open(port);
  reader.on('error', () => {});
  reader.pause();
  reader.write(rawBytes({ method: 'GET', path: '/x' }));
  const held = promisify(host.getConnections.bind(host));
  await soon(async () => expect(await held()).toBe(0));
  reader.destroy();
  await new Promise((resolve) => host.close(resolve));
});

describe('the pace of a body', () => {
  afterEach(() => vi.useRealTimers());

  /** Reads a body that comes in pieces of `bytes`, `everyMs` apart; reading itself takes `readingMs` a piece. */
  async function trickle(pieces: number, bytes: number, everyMs: number, readingMs = 0) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    let left = pieces;
    const body = new ReadableStream(
      {
        async pull(controller) {
          if (left === 0) return controller.close();
          left -= 1;
          await new Promise((resolve) => setTimeout(resolve, everyMs));
          controller.enqueue(new Uint8Array(bytes));
        },
      },
      { highWaterMark: 0 },
    );
    const request = new Request('http://host/', { method: 'PUT', body, duplex: 'half' } as RequestInit);
    const reading = (async () => {
      let read = 0;
      for await (const chunk of bodyChunks(request, { bytesPerSecond: 1000, graceMs: 30_000 })) {
        read += chunk.byteLength;
        if (readingMs > 0) await new Promise((resolve) => setTimeout(resolve, readingMs));
      }
      return read;
    })();
    let over = false;
    const outcome = reading
      .catch((error) => error)
      .finally(() => {
        over = true;
      });
    for (let steps = 0; !over && steps < 20_000; steps += 1) await vi.advanceTimersByTimeAsync(1000);
    return outcome;
  }

  test('lets an hour of an honest slow line pass', async () => {
    expect(await trickle(3600, 1100, 1000)).toBe(3600 * 1100);
  });
  test('lets pauses within the grace pass', async () => {
    expect(await trickle(50, 30_000, 25_000)).toBe(1_500_000);
  });
  test('does not count the time in which nobody reads', async () => {
    expect(await trickle(20, 100_000, 1000, 60_000)).toBe(2_000_000);
  });
  test('refuses a drip after the grace', async () => {
    expect(await trickle(3600, 1, 1000)).toBeInstanceOf(Refusal);
  });
  test('keeps no credit for what came fast', async () => {
    expect(await trickle(2, 1_000_000_000, 60_000)).toBeInstanceOf(Refusal);
  });
});

describe('the pace of an answer', () => {
  afterEach(() => vi.useRealTimers());

  test('cuts a reader that takes nothing', async () => {
    const large = { name: 'x', paths: ['/x'], fetch: () => new Response(new Uint8Array(64 * 2 ** 20)) };
    const server = await serve({
      mounts: [large],
      port: 0,
      answerPace: { bytesPerSecond: 1e9, graceMs: 50 },
    });
    servers.push(server);
    const socket = await open(server.port);
    socket.on('error', () => {});
    socket.pause();
    socket.write(rawBytes({ method: 'GET', path: '/x' }));
    // Cut by the server: what the buffers held can still be read, and is not the whole.
    await soon(async () => expect(await server.connections()).toBe(0));
    expect((await received(socket.resume())).length).toBeLessThan(64 * 2 ** 20);
  });

  /** A socket whose reader takes `bytes` every second. */
  function fakeSocket(bytes: number) {
    const socket = Object.assign(new EventEmitter(), {
      bytesWritten: 1e9,
      writableLength: 1e9,
      destroyed: false,
      destroy() {
        socket.destroyed = true;
        socket.emit('close');
      },
    });
    setInterval(() => {
      socket.writableLength = Math.max(0, socket.writableLength - bytes);
    }, 1000);
    return socket;
  }

  test('lets slow readers pass and cuts drips', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const watch = new AnswerWatch({ bytesPerSecond: 1000, graceMs: 120_000 });
    const sockets = [2000, 1001, 500, 1, 0].map(fakeSocket);
    for (const socket of sockets) watch.add(socket as unknown as Socket);
    vi.advanceTimersByTime(3_600_000);
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, false, true, true, true]);
    for (const socket of sockets) socket.emit('close');
    expect(vi.getTimerCount()).toBe(sockets.length);
  });
});

describe('ceilings', () => {
  test('of connections of one address: the next is answered 429 in the form of its service', async () => {
    const server = await start({ maxConnectionsPerAddress: 2 });
    const held = [await open(server.port), await open(server.port)];
    const ask = async (path: string) => {
      const socket = await open(server.port);
      socket.write(rawBytes({ method: 'GET', path, headers: ann }));
      return received(socket);
    };
    const tabular = await ask('/v1/predictions/x');
    expect(tabular).toMatch(
      /^HTTP\/1\.1 429 [\s\S]*retry-after: 1[\s\S]*"code":"rate_limited"[\s\S]*"retryable":true/i,
    );
    expect(await ask('/health')).toMatch(/^HTTP\/1\.1 429 [\s\S]*"status":"error"/);
    expect(await ask('/elsewhere')).toMatch(/^HTTP\/1\.1 429 [\s\S]*\{"error":"too_many_requests"\}/);
    held[0]!.destroy();
    await soon(async () => expect(await server.connections()).toBe(1));
    expect((await createCall(server.url)('GET', '/health', { key: null })).status).toBe(200);
    held[1]!.destroy();
  });

  test.each([
    ['/v1/warm', { rows: 1, columns: 1 }, { code: 'rate_limited', retryable: true }],
    ['/api/geocode', { query: 'x' }, { status: 'error', data: null }],
  ])('of requests of one key: %s', async (path, body, form) => {
    const server = await start();
    const call = createCall(server.url);
    const halves = [1, 2].map(() =>
      stall(server, { method: 'POST', path, headers: ann, body: 'x'.repeat(50) }, 10),
    );
    const sockets = (await Promise.all(halves)).map(({ socket }) => socket);
    const other = { key: 'key-bob' };
    await soon(async () => {
      const answer = await call('POST', path, { body });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
      expect(answer.body).toMatchObject(form);
    });
    expect((await call('POST', '/v1/warm', { body: { rows: 1, columns: 1 }, ...other })).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await soon(async () => expect((await call('POST', path, { body })).status).not.toBe(429));
  });

  test('of large bodies of one key', async () => {
    const server = await start();
    const call = createCall(server.url);
    const body = JSON.stringify({ rows: 1, columns: 1 }).padEnd(100_000);
    const { socket } = await stall(server, { method: 'POST', path: '/v1/warm', headers: ann, body }, 10);
    await soon(async () => expect((await call('POST', '/v1/warm', { body })).status).toBe(429));
    expect((await call('POST', '/v1/warm', { body: { rows: 1, columns: 1 } })).status).toBe(200);
    socket.destroy();
    await soon(async () => expect((await call('POST', '/v1/warm', { body })).status).toBe(200));
  });

  test('give every place back', () => {
    const ceiling = new Ceiling(2);
    const leave = [ceiling.enter('a'), ceiling.enter('a'), ceiling.enter('b')];
    expect([ceiling.enter('a'), ceiling.names]).toEqual([null, 2]);
    for (const place of leave) place!();
    expect([ceiling.names, ceiling.enter('a')]).toEqual([0, expect.any(Function)]);
    expect(new Ceiling(0).enter('a')).not.toBeNull();
  });
});

describe('what never becomes a request', () => {
  test('headers that do not end are answered 408', async () => {
    const server = await start({ headersTimeoutMs: 100 });
    const socket = await open(server.port);
    socket.write('GET /health HTTP/1.1\r\nhost: x\r\n');
    expect(await received(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test.each([
    ['an asterisk', 'OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    ['a path without a slash', 'GET health HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    ['a host that is none', 'GET /health HTTP/1.1\r\nhost: a b\r\n\r\n', 400],
    [
      'two lengths',
      'POST /v1/fits HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
    ],
    ['a negative length', 'POST /v1/fits HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n', 400],
    [
      'a length and chunks',
      'POST /v1/fits HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n',
      400,
    ],
    [
      'a chunk of no number',
      'POST /v1/fits HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
      401,
    ],
    ['huge headers', `GET /health HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(70_000)}\r\n\r\n`, 431],
    ['another expectation', 'GET /health HTTP/1.1\r\nhost: x\r\nexpect: tea\r\n\r\n', 417],
    ['an absolute target', 'GET http://other/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 200],
    [
      'a target with garbage',
      'GET /v1/%ff%zz/../x?%=%&#x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      400,
    ],
    [
      'a key of other letters',
      'GET /v1/fits/x HTTP/1.1\r\nhost: x\r\nauthorization: Bearer \xe9\xff\r\nconnection: close\r\n\r\n',
      401,
    ],
    [
      'two keys',
      'GET /v1/fits/x HTTP/1.1\r\nhost: x\r\nauthorization: Bearer a\r\nauthorization: Bearer b\r\nconnection: close\r\n\r\n',
      401,
    ],
  ])('%s', async (_name, text, status) => {
    const server = await start();
    const socket = await open(server.port);
    const answer = received(socket, (sofar) => sofar.includes('\r\n\r\n'));
    socket.write(Buffer.from(text, 'latin1'));
    expect((await answer).slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    socket.destroy();
  });

  test('an expectation to continue is met, and a hundred requests in one go are answered in order', async () => {
    const server = await start();
    const socket = await open(server.port);
    const body = '{"rows":1,"columns":1}';
    const headers = { ...ann, expect: '100-continue' };
    const continued = received(socket, (text) => text.includes('"warm"'));
    socket.write(rawBytes({ method: 'POST', path: '/v1/warm', headers, body }));
    expect(await continued).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
    const many = received(socket, (text) => text.split('HTTP/1.1 ').length > 100);
    const request = rawBytes({ method: 'GET', path: '/v1/predictions/x', headers: ann });
    const last = rawBytes({ method: 'GET', path: '/health' });
    socket.write(Buffer.concat([...Array.from({ length: 99 }, () => request), last]));
    const statuses = [...(await many).matchAll(/HTTP\/1\.1 (\d+)/g)].map((match) => match[1]);
    expect(statuses).toEqual([...Array.from({ length: 99 }, () => '404'), '200']);
    socket.destroy();
  });

  test('a body sent with a GET does not hold the connection', async () => {
    const server = await start();
    const socket = await open(server.port);
    socket.write('GET /health HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\nabc');
    expect(await received(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });
});
