import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { defaultPace, type JsonLimits, readJson } from '../../src/http/body.ts';
import { guarded, pathOf, respondJson } from '../../src/http/respond.ts';
import { compose, type Mount, serve, toNodeHandler } from '../../src/http/serve.ts';
import { createJsonLog } from '../../src/shared/log.ts';

const named = (name: string, paths: string[]): Mount => ({
  name,
  paths,
  fetch: (request) => respondJson(200, { name, path: pathOf(request.url) }),
});
const mounts = [named('geo', ['/', '/health', '/api/*']), named('tabular', ['/v1/*', '/sdk/*'])];

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

test.each([
  ['/', 'geo'],
  ['/health', 'geo'],
  ['/api/x', 'geo'],
  ['/v1', 'tabular'],
  ['/v1/', 'tabular'],
  ['/v1/fits?x=1', 'tabular'],
  ['/v1x', undefined],
  ['/healthy', undefined],
])('%s belongs to %s', async (path, name) => {
  const response = await compose(mounts)(new Request(`http://host${path}`));
  expect(response.status).toBe(name === undefined ? 404 : 200);
  expect(((await response.json()) as { name?: string }).name).toBe(name);
});

test('a server answers over a socket with security headers and closes', async () => {
  const lines: string[] = [];
  const server = await serve({
    mounts,
    port: 0,
    log: createJsonLog(
      (line) => lines.push(line),
      () => 0,
    ),
  });
  const response = await fetch(`${server.url}/health`);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ name: 'geo', path: '/health' });
  await server.close();
  await expect(fetch(`${server.url}/health`)).rejects.toThrow();
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['server_listening', 'server_closed']);
});

test('a port in use is a rejection', async () => {
  const first = await serve({ mounts, port: 0 });
  closers.push(() => first.close());
  await expect(serve({ mounts, port: first.port })).rejects.toThrow(/EADDRINUSE/);
});

test('closing lets a request in flight finish', async () => {
  let arrived = () => {};
  let release = () => {};
  const inside = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow: Mount = {
    name: 'slow',
    paths: ['/slow'],
    async fetch() {
      arrived();
      await gate;
      return respondJson(200, 'done');
    },
  };
  const server = await serve({ mounts: [slow], port: 0 });
  const answer = fetch(`${server.url}/slow`);
  await inside;
  const closed = server.close();
  release();
  expect(await (await answer).json()).toBe('done');
  await closed;
});

test('the node handler passes other paths on, as Express middleware must', async () => {
  const handler = toNodeHandler(mounts);
  const host = createServer((incoming, outgoing) => {
    handler(incoming, outgoing, () => outgoing.end('host'));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => host.close(() => resolve())));
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  expect(await (await fetch(`${url}/v1/x`)).json()).toEqual({ name: 'tabular', path: '/v1/x' });
  expect(await (await fetch(`${url}/mine`)).text()).toBe('host');
  host.closeIdleConnections();
});

test('a mount lives inside a Hono app', async () => {
  const app = new Hono();
  app.all('/v1/*', (context) => mounts[1]!.fetch(context.req.raw));
  app.get('/mine', (context) => context.text('host'));
  expect(await (await app.request('/v1/x')).json()).toMatchObject({ name: 'tabular' });
  expect(await (await app.request('/mine')).text()).toBe('host');
});

const post = (body: string | Uint8Array | ReadableStream, headers?: Record<string, string>) =>
  new Request('http://host/', {
    method: 'POST',
    body: body as ConstructorParameters<typeof Response>[0],
    ...(headers === undefined ? {} : { headers }),
    duplex: 'half',
  } as RequestInit);

const within100: JsonLimits = {
  maxBytes: 100,
  pace: defaultPace,
  shape: { maxValues: 100, maxDepth: 10 },
  enter: () => () => {},
};

test.each([
  ['', 'malformed'],
  ['{', 'malformed'],
  ['{"a":NaN}', 'malformed'],
  ['{} x', 'malformed'],
  [new Uint8Array([0x22, 0xff, 0x22]), 'malformed'],
  [`"${'x'.repeat(200)}"`, 'too_large'],
] as const)('body %j is refused as %s', async (body, reason) => {
  expect(await readJson(post(body), within100)).toMatchObject({ ok: false, reason });
});

test('a declared length above the limit is refused before reading', async () => {
  let pulled = 0;
  const stream = new ReadableStream(
    {
      pull() {
        pulled += 1;
      },
    },
    { highWaterMark: 0 },
  );
  expect(await readJson(post(stream, { 'content-length': '101' }), within100)).toEqual({
    ok: false,
    reason: 'too_large',
  });
  expect(pulled).toBe(0);
});

test('any JSON value within the limit is read', async () => {
  for (const value of [null, 1, 'é', [], { a: [1, { b: '☃' }] }]) {
    expect(await readJson(post(JSON.stringify(value)), within100)).toEqual({ ok: true, value });
  }
});

test('a failure is worded by its service and logged under the same request id', async () => {
  const lines: string[] = [];
  const log = createJsonLog(
    (line) => lines.push(line),
    () => 0,
  );
  const response = await guarded(
    new Request('http://host/v1/x?secret=1'),
    log,
    () => {
      throw new Error('broken');
    },
    (error, requestId) => respondJson(500, { message: (error as Error).message, requestId }),
  );
  const { requestId, message } = (await response.json()) as { requestId: string; message: string };
  expect(message).toBe('broken');
  expect(requestId).toMatch(/^req_[0-9a-f]{16}$/);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: 'error',
    event: 'request_failed',
    requestId,
    path: '/v1/x',
    error: { message: 'broken' },
  });
});
