import { afterEach, beforeEach, expect, test } from 'vitest';
import { PoliteClient, type PoliteOptions } from '../../../src/geo/upstream/polite-client.ts';
import { type HttpStub, startHttpStub } from '../../support/http-stub.ts';

let stub: HttpStub;
let now = 0;
let pauses: number[] = [];
/** Time that passes as soon as someone waits for it. */
const clock = {
  now: () => now,
  after(ms: number, task: () => void) {
    pauses.push(ms);
    now += ms;
    queueMicrotask(task);
    return () => {};
  },
};
beforeEach(async () => {
  stub = await startHttpStub();
  now = 1_000_000;
  pauses = [];
});
afterEach(() => stub.close());

const client = (options: Partial<PoliteOptions> = {}) =>
  new PoliteClient(
    'The stub',
    {
      baseUrl: stub.url,
      userAgent: 'test (mail@example.org)',
      spacingMs: 1000,
      timeoutMs: 5000,
      tries: 3,
      maxBytes: 1000,
      cacheEntries: 2,
      cacheBytes: 1e6,
      cacheMs: 60_000,
      maxWaiting: 5,
      ...options,
    },
    clock,
  );
const answerPath = () => {
  stub.script = ({ url }, response) => response.end(JSON.stringify(url));
};

test('identifies itself, asks one at a time and keeps its distance', async () => {
  let open = 0;
  let most = 0;
  stub.script = ({ url }, response) => {
    most = Math.max(most, ++open);
    setImmediate(() => {
      open--;
      response.end(JSON.stringify(url));
    });
  };
  const polite = client();
  expect(await Promise.all(['/a', '/b', '/c'].map((path) => polite.request(path)))).toEqual([
    '/a',
    '/b',
    '/c',
  ]);
  expect(most).toBe(1);
  expect(pauses).toEqual([1000, 1000]);
  expect(stub.asked[0]!.headers['user-agent']).toBe('test (mail@example.org)');
});

test('the same question is asked once: while it is open, and while its answer is kept', async () => {
  answerPath();
  const polite = client();
  await Promise.all([polite.request('/a'), polite.request('/a')]);
  await polite.request('/a');
  expect(stub.asked).toHaveLength(1);
  await polite.request('', 'data=1');
  await polite.request('', 'data=2');
  expect(stub.asked).toHaveLength(3);
  // Two entries are kept: the first was forgotten.
  await polite.request('/a');
  expect(stub.asked).toHaveLength(4);
  now += 60_001;
  await polite.request('/a');
  expect(stub.asked).toHaveLength(5);
});

test('answers are kept within a number of bytes too', async () => {
  stub.script = (_, response) => response.end(JSON.stringify('x'.repeat(900)));
  const polite = client({ cacheEntries: 100, cacheBytes: 4000 });
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) await polite.request(path);
  for (const path of ['/f', '/e']) await polite.request(path);
  expect(stub.asked).toHaveLength(6);
  await polite.request('/a');
  expect(stub.asked).toHaveLength(7);
});

test.each([429, 502, 503, 504])('status %i is waited out, longer each time', async (status) => {
  stub.script = (_, response, number) => {
    response.statusCode = number < 3 ? status : 200;
    response.end('"done"');
  };
  expect(await client({ spacingMs: 0 }).request('/a')).toBe('done');
  expect(pauses).toEqual([2000, 4000]);
});

test('a service that says when to come back is believed, up to a minute', async () => {
  stub.script = (_, response, number) => {
    response.statusCode = number < 3 ? 429 : 200;
    response.setHeader('retry-after', number === 1 ? '7' : '9999');
    response.end('1');
  };
  await client({ spacingMs: 0 }).request('/a');
  expect(pauses).toEqual([7000, 60_000]);
});

test('after its tries it gives up, and the next question has its turn', async () => {
  stub.script = ({ url }, response) => {
    response.statusCode = url === '/busy' ? 504 : 200;
    response.end('1');
  };
  const polite = client();
  const busy = polite.request('/busy');
  const next = polite.request('/next');
  await expect(busy).rejects.toMatchObject({
    code: 'upstream_failed',
    message: expect.stringContaining('504'),
  });
  expect(await next).toBe(1);
  expect(stub.asked.map(({ url }) => url)).toEqual(['/busy', '/busy', '/busy', '/next']);
});

test.each([
  [
    'a client error',
    (r: import('node:http').ServerResponse) => {
      r.statusCode = 400;
      r.end();
    },
    /400/,
  ],
  [
    'something that is no JSON',
    (r: import('node:http').ServerResponse) => {
      r.end('<html>');
    },
    /not JSON/,
  ],
  [
    'a huge answer',
    (r: import('node:http').ServerResponse) => {
      r.end('1'.repeat(2000));
    },
    /more than 1000 bytes/,
  ],
])('%s is an error at once', async (_, script, message) => {
  stub.script = (_asked, response) => script(response);
  await expect(client().request('/a')).rejects.toThrow(message);
  expect(stub.asked).toHaveLength(1);
});

test('silence and refused connections are failures that name the service', async () => {
  stub.script = () => {};
  const error = await client({ timeoutMs: 20, tries: 1 })
    .request('/a')
    .catch((reason: Error) => reason);
  expect(error).toMatchObject({ code: 'upstream_failed', retryable: true });
  expect((error as Error).message).toMatch(/The stub \(127.0.0.1:\d+\) did not answer within 20 ms/);
  const gone = client({ baseUrl: 'http://127.0.0.1:1', tries: 2, spacingMs: 0 });
  await expect(gone.request('/a')).rejects.toThrow(/could not be reached/);
  expect(pauses).toEqual([2000]);
});

test('a caller may stop waiting, and a full queue says so', async () => {
  let finish = () => {};
  stub.script = (_, response) => {
    finish = () => response.end('1');
  };
  const polite = client({ maxWaiting: 1 });
  const controller = new AbortController();
  const first = polite.request('/a', undefined, controller.signal);
  await expect(polite.request('/b')).rejects.toThrow(/1 requests waiting/);
  controller.abort(new Error('enough'));
  await expect(first).rejects.toThrow('enough');
  const again = polite.request('/a');
  while (stub.asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
  finish();
  expect(await again).toBe(1);
  expect(() => client({ baseUrl: 'ftp://example.org' })).toThrow(RangeError);
});
