import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createClient } from '../../src/client/index.ts';

const apiKey = 'grat_0123456789abcdef-secret';
type Answer = { status?: number; headers?: Record<string, string>; body?: string | Buffer };

async function serving<T>(
  answer: (path: string) => Answer,
  use: (url: string, seen: IncomingHttpHeaders[]) => Promise<T>,
): Promise<T> {
  const seen: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    request.resume();
    seen.push(request.headers);
    const { status = 200, headers = {}, body = '{}' } = answer(request.url!);
    response.writeHead(status, { ...headers, connection: 'close' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

/** What a job of which only the end is told leads to. */
const jobs =
  (result: unknown) =>
  (path: string): Answer => {
    const body = path.endsWith('/result')
      ? result
      : path === '/v1/model-limits'
        ? {
            defaultModelVersion: 'm',
            modelLimits: {
              m: {
                maxUploadBytes: 1e9,
                maxTestRows: 10,
                maxTrainCells: 1e6,
                maxTrainRows: 100,
                maxColumns: 10,
                maxClasses: 10,
              },
            },
          }
        : path === '/v1/uploads'
          ? { kind: 'single', key: 'k', url: '' }
          : { id: 'j', status: 'succeeded', error: null };
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  };

const evaluate = (baseUrl: string, options = {}) =>
  createClient({ baseUrl, apiKey, maxRetries: 0, ...options }).evaluate({
    task: 'regression',
    rows: [
      { a: 1, y: 2 },
      { a: 2, y: 3 },
    ],
    target: 'y',
  });

describe('the TypeScript client', () => {
  test.each([301, 302, 303, 307, 308])('follows no redirect (%i), and names its target', async (status) => {
    await serving(
      () => ({}),
      (other, seen) =>
        serving(
          () => ({ status, headers: { location: `${other}/else?token=hidden` } }),
          async (url) => {
            const failure = await createClient({ baseUrl: url, apiKey })
              .job('j')
              .catch((error) => error);
            expect(failure).toMatchObject({ code: 'redirect_refused', status, retryable: false });
            expect(failure.message).toContain(`${other}/else`);
            expect(inspect(failure)).not.toMatch(/hidden|secret/);
            expect(seen).toEqual([]);
          },
        ),
    );
  });

  test('gives signed addresses no key, refuses their redirects and every scheme but http and https', async () => {
    await serving(
      () => ({ status: 307, headers: { location: 'http://127.0.0.1:9/else' } }),
      async (store, seen) => {
        for (const [address, code] of [
          [`${store}/upload?signature=s`, 'redirect_refused'],
          ['file:///etc/hostname', 'storage_error'],
          ['data:text/plain,x', 'storage_error'],
          ['', 'storage_error'],
        ] as const) {
          const plan = (path: string) =>
            path === '/v1/uploads'
              ? { body: JSON.stringify({ kind: 'single', key: 'k', url: address }) }
              : jobs({})(path);
          await serving(plan, async (url) => {
            await expect(evaluate(url)).rejects.toMatchObject({ code });
          });
        }
        expect(seen).toHaveLength(1);
        expect(seen[0]).not.toHaveProperty('authorization');
      },
    );
  });

  test('shows its key in no text of itself and of no failure', async () => {
    const client = createClient({ baseUrl: 'http://127.0.0.1:9', apiKey, maxRetries: 0 });
    expect(inspect(client, { depth: 10, showHidden: true }) + JSON.stringify(client)).not.toContain('secret');
    const failure = await client.job('j').catch((error) => error);
    expect(inspect(failure, { depth: 10 })).not.toContain('secret');
    for (const bad of [`${apiKey}\n`, `${apiKey}\0`, `${apiKey}é`]) {
      const make = () => createClient({ baseUrl: 'http://127.0.0.1:9', apiKey: bad });
      expect(make).toThrow(TypeError);
      expect(make).not.toThrow(/secret/);
    }
  });

  test('refuses a result that is a bomb, too long, or no gzip', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
    for (const [stored, message] of [
      [bomb, /more than 1000000 bytes/],
      [Buffer.alloc(1_000_001), /more than 1000000 bytes/],
      [Buffer.from('plain'), /not gzip/],
      [gzipSync('{}').subarray(0, 12), /not gzip/],
    ] as const) {
      await serving(
        () => ({ body: stored }),
        (store) => {
          const resultContentHash = `sha256:${createHash('sha256').update(stored).digest('hex')}`;
          const answers = jobs({ resultUrl: `${store}/r`, resultContentHash });
          const plan = (path: string) =>
            path === '/v1/uploads'
              ? { body: JSON.stringify({ kind: 'single', key: 'k', url: `${store}/u` }) }
              : answers(path);
          return serving(plan, (url) =>
            expect(evaluate(url, { maxResultBytes: 1_000_000 })).rejects.toMatchObject({
              code: 'storage_error',
              message: expect.stringMatching(message),
            }),
          );
        },
      );
    }
  });
});

test('parts that a store could not join, which it tells after it has answered 200, are no upload', async () => {
  let url = '';
  const answer = (path: string): Answer => {
    if (path === '/v1/uploads') {
      const plan = {
        kind: 'multipart',
        key: 'k',
        partSize: 1e9,
        partUrls: [`${url}/part`],
        completeUrl: `${url}/done`,
      };
      return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(plan) };
    }
    if (path === '/done')
      return {
        body: '<?xml version="1.0"?><Error><Code>InternalError</Code><Message>try again</Message></Error>',
      };
    return jobs({})(path);
  };
  await serving(answer, async (baseUrl) => {
    url = baseUrl;
    await expect(evaluate(baseUrl)).rejects.toMatchObject({
      code: 'storage_error',
      message: expect.stringMatching(/multipart completion failed: .*InternalError/),
    });
  });
});
