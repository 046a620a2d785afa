/** The tools' HTTP door among strangers: what they send is refused, and what they leave behind is let go. */

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createGeo, type Geo } from '../../src/geo/index.ts';
import { type McpHttpOptions, type RunningMcp, serveMcp } from '../../src/mcp/http.ts';
import { withFolder } from '../support/cli.ts';
import {
  countsDescriptors,
  cut,
  descriptors,
  open,
  rawBytes,
  received,
  settled,
} from '../support/raw-http.ts';

vi.setConfig({ testTimeout: 60_000 });

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const headers = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};
const message = (method: string, params: object, id = 1) => ({ jsonrpc: '2.0', id, method, params });
const use = (name: string, given: object, id = 1) => message('tools/call', { name, arguments: given }, id);

interface Door {
  readonly running: RunningMcp;
  readonly port: number;
  readonly folder: string;
  post(body: unknown, more?: Record<string, string>): Promise<Response>;
}

const withDoor = (work: (door: Door) => Promise<void>, options: Partial<McpHttpOptions> = {}) =>
  withFolder(async (folder) => {
    const running = await serveMcp({
      folder,
      geo,
      version: '1',
      port: 0,
      host: '127.0.0.1',
      key: undefined,
      ...options,
    });
    const post: Door['post'] = (body, more = {}) =>
      fetch(running.url, {
        method: 'POST',
        headers: { ...headers, ...more },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    try {
      await work({ running, port: Number(new URL(running.url).port), folder, post });
    } finally {
      await running.close();
    }
  });

test('what is no message of the protocol is refused in its words, and the next one is answered', () =>
  withDoor(async ({ post, port }) => {
    const strange = [
      '',
      '{',
      'null',
      '42',
      '"text"',
      '[]',
      '{}',
      '{"jsonrpc":"1.0","id":1,"method":"tools/list"}',
      '{"jsonrpc":"2.0","id":{},"method":"tools/list"}',
      '{"jsonrpc":"2.0","id":1,"method":["tools/list"]}',
      '{"__proto__":{"method":"tools/list"},"jsonrpc":"2.0","id":1}',
      '['.repeat(30_000),
      `${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}`,
    ];
    for (const body of strange) {
      const response = await post(body);
      expect(response.status, body.slice(0, 50)).toBe(400);
      expect(await response.json(), body.slice(0, 50)).toMatchObject({
        jsonrpc: '2.0',
        error: { code: expect.any(Number), message: expect.any(String) },
      });
    }
    for (const params of [{}, { name: 'no tool' }, { name: 'constructor', arguments: {} }, { name: 7 }]) {
      const response = await post(message('tools/call', params));
      const { error, result } = (await response.json()) as { error?: unknown; result?: { isError: boolean } };
      expect(error !== undefined || result?.isError === true, JSON.stringify(params)).toBe(true);
    }
    const socket = await open(port);
    socket.write('POST /mcp HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 99999999\r\n\r\n{');
    expect(await received(socket, (text) => text.includes('\r\n\r\n'))).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
    expect((await post(message('tools/list', {}))).status).toBe(200);
  }));

test('a request holds few messages, and the answer to a long one says why it is refused', () =>
  withDoor(async ({ post }) => {
    const calls = (count: number) =>
      Array.from({ length: count }, (_, id) => use('reverse_geocode', { lon: 2, lat: 48 }, id));
    const few = await post(calls(3));
    expect(await few.json()).toHaveLength(3);
    const many = await post(calls(17));
    expect(many.status).toBe(400);
    expect(await many.text()).toContain('16 messages');
    const large = await post(' '.repeat(70_000));
    expect(large.status).toBe(413);
    expect(await large.text()).toContain('65536 bytes');
  }));

test('without a key neither pages of other origins nor other names of the host come in', () =>
  withDoor(async ({ post, port, running }) => {
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1.evil.example', 'file://'])
      expect((await post(message('tools/list', {}), { origin })).status, origin).toBe(403);
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:8'])
      expect((await post(message('tools/list', {}), { origin })).status, origin).toBe(200);
    const socket = await open(port);
    socket.write(
      rawBytes({ method: 'POST', path: '/mcp', headers: { ...headers, host: 'evil.example' }, body: '{}' }),
    );
    expect(await received(socket, (text) => text.includes('\r\n\r\n'))).toMatch(/^HTTP\/1\.1 403 /);
    socket.destroy();
    for (const method of ['GET', 'DELETE', 'PUT', 'OPTIONS'])
      expect((await fetch(running.url, { method })).status, method).toBe(405);
  }));

test('files outside the folder are out of reach, and so are links, folders and devices', () =>
  withFolder((outside) =>
    withDoor(async ({ post, folder }) => {
      writeFileSync(join(outside, 'secret.csv'), 'a,b\n1,2\n');
      symlinkSync(join(outside, 'secret.csv'), join(folder, 'link.csv'));
      symlinkSync(outside, join(folder, 'way'));
      mkdirSync(join(folder, 'inner.csv'));
      const names = [
        'link.csv',
        'way/secret.csv',
        join(outside, 'secret.csv'),
        '../../etc/passwd',
        '/dev/zero',
      ];
      for (const file of [
        ...names,
        '/proc/self/environ',
        'inner.csv',
        'a\0b.csv',
        `${'x'.repeat(5000)}.csv`,
      ]) {
        const { result } = (await (await post(use('describe_table', { file }))).json()) as {
          result: { isError: boolean; content: { text: string }[] };
        };
        expect(result.isError, file.slice(0, 40)).toBe(true);
        expect(result.content[0]!.text, file.slice(0, 40)).toMatch(/folder/);
      }
      symlinkSync(outside, join(folder, 'graticule-answers'));
      const told = await (await post(use('country_border', { query: 'Monaco' }))).text();
      expect(told).toContain('link out of the folder');
    }),
  ));

test('bodies that come slowly and headers that never end are cut', () =>
  withDoor(
    async ({ port, post }) => {
      const slow = await open(port);
      slow.write('POST /mcp HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n{');
      expect(await received(slow, (text) => text.includes('\r\n\r\n'))).toMatch(/^HTTP\/1\.1 408 /);
      slow.destroy();
      const endless = await open(port);
      endless.write('POST /mcp HTTP/1.1\r\nhost: 127.0.0.1\r\nx-a: ');
      expect(await received(endless)).toMatch(/^HTTP\/1\.1 408 /);
      expect((await post(message('tools/list', {}))).status).toBe(200);
    },
    { bodyPace: { bytesPerSecond: 1024, graceMs: 100 }, server: { headersTimeoutMs: 100 } },
  ));

/** An engine that answers nothing until its caller goes. */
function stuck(): { readonly geo: Geo; readonly signals: AbortSignal[] } {
  const signals: AbortSignal[] = [];
  const reverse = (_: unknown, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  return { geo: { ...geo, reverse } as unknown as Geo, signals };
}

const question = {
  method: 'POST',
  path: '/mcp',
  headers: { ...headers, host: '127.0.0.1' },
  body: JSON.stringify(use('reverse_geocode', { lon: 2, lat: 48 })),
};

test('above the ceiling of requests the next is told to come again; places are free when callers have gone', () => {
  const { geo: slow, signals } = stuck();
  return withDoor(
    async ({ port, post }) => {
      const sockets = await Promise.all(Array.from({ length: 32 }, () => open(port)));
      for (const socket of sockets) socket.write(rawBytes(question));
      await vi.waitFor(() => expect(signals).toHaveLength(32), { timeout: 20_000 });
      const refused = await post(message('tools/list', {}));
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toBe('1');
      for (const socket of sockets) socket.destroy();
      await vi.waitFor(() => expect(signals.every(({ aborted }) => aborted)).toBe(true), { timeout: 20_000 });
      await vi.waitFor(async () => expect((await post(message('tools/list', {}))).status).toBe(200));
    },
    { geo: slow },
  );
});

describe.runIf(countsDescriptors)('cut anywhere', () => {
  test('no connection, session or file stays open', () =>
    withDoor(async ({ port, post }) => {
      const body = JSON.stringify(use('geocode', { query: 'Paris' }));
      const bytes = rawBytes({
        method: 'POST',
        path: '/mcp',
        headers: { ...headers, host: '127.0.0.1' },
        body,
      });
      await (await post(use('geocode', { query: 'Paris' }))).text();
      await delay(0);
      const before = descriptors();
      for (let round = 0; round < 20; round++) {
        await Promise.all([
          cut(port, bytes, 1 + ((round * 37) % bytes.length), 0, round),
          cut(port, bytes, bytes.length, 0, round),
          cut(port, bytes, bytes.length, 1 + round * 20),
        ]);
      }
      expect(await settled(descriptors, before)).toBeLessThanOrEqual(before);
      expect((await post(message('tools/list', {}))).status).toBe(200);
    }));
});
