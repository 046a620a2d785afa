/** What the driver makes of a store that refuses, is not there, or can be reached only over a bad line. */

import { createHash } from 'node:crypto';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTabular } from '../../src/tabular/create.ts';
import { s3 } from '../../src/tabular/drivers/s3/index.ts';
import { createRandom } from '../../src/tabular/engine/random.ts';
import type { ObjectStore } from '../../src/tabular/ports.ts';
import { startProxy } from '../faults/proxy.ts';
import { withFolder } from '../support/cli.ts';
import { type HttpStub, startHttpStub } from '../support/http-stub.ts';
import { pack } from '../support/plain-payload.ts';
import { type S3Server, startS3rver } from '../support/s3rver.ts';
import { createHarness, trainingPayload } from '../support/service.ts';
import { submission, until } from '../support/stored-service.ts';
import { openS3 } from './s3-store.ts';

let server: S3Server;
let stub: HttpStub;
beforeAll(async () => {
  [server, stub] = await Promise.all([startS3rver(), startHttpStub()]);
});
afterAll(() => Promise.all([server?.close(), stub?.close()]));

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const once = { maxAttempts: 1 };
const atStub = () => openS3({ ...server, endpoint: stub.url }, once);

/** A store whose every answer is this error. */
const refusing = (code: string, status: number) => () => {
  stub.script = (_, response) => {
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
  };
  return atStub();
};

async function read(store: ObjectStore, key: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await store.open(key))!.stream()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('a store that cannot be used says what is wrong, and which option may be', () => {
  const cases: [string, () => ObjectStore, string, RegExp, RegExp][] = [
    [
      'a login that it does not know',
      () => openS3({ ...server, credentials: { accessKeyId: 'NOBODY', secretAccessKey: 'x' } }),
      'forbidden',
      /s3:\/\/graticule\/tests\/.* at http:.* refuses the login \(InvalidAccessKeyId\)/,
      /AWS_ACCESS_KEY_ID/,
    ],
    [
      'a wrong secret',
      refusing('SignatureDoesNotMatch', 403),
      'forbidden',
      /refuses the login/,
      /AWS_SECRET/,
    ],
    ['a login that has expired', refusing('ExpiredToken', 400), 'forbidden', /has expired/, /Renew AWS_/],
    [
      'no permission',
      refusing('AccessDenied', 403),
      'forbidden',
      /does not let this login write to it/,
      /Permit/,
    ],
    [
      'a bucket that is not there',
      () => openS3({ ...server, bucket: 'elsewhere' }),
      'missing',
      /s3:\/\/elsewhere\/.* does not exist \(NoSuchBucket\)/,
      /--objects \(bucket\)/,
    ],
    [
      'another region',
      refusing('PermanentRedirect', 301),
      'missing',
      /in another region/,
      /--objects-region/,
    ],
    ['a full store', refusing('QuotaExceeded', 403), 'full', /has no room/, /quota/],
    [
      'one that is overloaded',
      refusing('SlowDown', 503),
      'unreachable',
      /cannot be reached \(SlowDown\)/,
      /--objects-endpoint/,
    ],
    [
      'an address where nobody listens',
      () => openS3({ ...server, endpoint: 'http://127.0.0.1:1' }, once),
      'unreachable',
      /at http:\/\/127.0.0.1:1 cannot be reached \(ECONNREFUSED\)/,
      /--objects-endpoint \(endpoint\)/,
    ],
    [
      'a name that nobody knows',
      () => openS3({ ...server, endpoint: 'http://store.invalid' }, once),
      'unreachable',
      /cannot be reached \((ENOTFOUND|EAI_AGAIN)\)/,
      /--objects-endpoint/,
    ],
  ];

  test.each(cases)('%s', async (_what, open, fault, message, fix) => {
    const store = open();
    const problem = { fault, message: expect.stringMatching(message), fix: expect.stringMatching(fix) };
    await expect(store.check!()).rejects.toMatchObject(problem);
    expect(store.health!()).toMatchObject({ ok: false, fault });
    await store.close();
  });

  test('a service does not start on it', () =>
    withFolder(async (dataDir) => {
      const objects = openS3({ ...server, bucket: 'elsewhere' });
      await expect(createTabular({ dataDir, objects })).rejects.toMatchObject({ fault: 'missing' });
    }));

  test('something that is no S3 is no store', async () => {
    stub.script = (_, response) => response.end('<html>Welcome</html>');
    await expect(atStub().check!()).rejects.toThrow(/does not list what has just been written/);
  });

  test('wrong options are named before anything is asked', () => {
    const given = { bucket: 'b-1', endpoint: 'http://localhost' };
    expect(() => s3({ ...given, bucket: 'a/b' })).toThrow(/bucket must be .* received "a\/b"/);
    expect(() => s3({ ...given, prefix: '../x' })).toThrow(/prefix must be/);
    expect(() => s3({ ...given, endpoint: 'localhost:9000' })).toThrow(/endpoint must be an http or https/);
    expect(() => s3({ ...given, publicEndpoint: 'ftp://x' })).toThrow(/publicEndpoint must be/);
    expect(() => s3({ ...given, maxAttempts: 0 })).toThrow(/maxAttempts must be/);
  });
});

test('addresses for callers lead to the public address of the store, bucket in the path or in the name', async () => {
  const publicEndpoint = 'https://objects.example';
  const address = async (pathStyle: boolean) => {
    const store = openS3(server, { publicEndpoint, pathStyle, prefix: 'p' });
    const { url } = (await store.signUpload('staged/a/b', upload)) as { url: string };
    await store.close();
    return url;
  };
  const upload = { bytes: 1, sha256: '0'.repeat(64), expiresAt: Date.now() + 60_000, partBytes: null };
  expect(await address(true)).toMatch(/^https:\/\/objects\.example\/graticule\/p\/staged\/a\/b\//);
  expect(await address(false)).toMatch(/^https:\/\/graticule\.objects\.example\/p\/staged\/a\/b\//);
});

test('a job waits while the store is away, and ends when it is back', async () => {
  let away = false;
  const line = await startProxy(() => (away ? undefined : server.endpoint), 1, false);
  try {
    await using harness = await createHarness(
      {},
      {},
      { openObjects: ({ now }) => openS3({ ...server, endpoint: line.url }, { now, ...once }) },
    );
    const { tabular, clock } = harness;
    const staged = await tabular.upload(pack(trainingPayload(4, 2)).bytes);
    away = true;
    const job = await tabular.predict(submission(staged));
    await until(() => tabular.health().problems.some(({ part }) => part === 'worker'));
    expect(tabular.health().problems).toContainEqual(
      expect.objectContaining({ part: 'objects', fault: 'unreachable' }),
    );
    expect((await tabular.job(job.id)).status).toBe('running');
    await expect(tabular.upload(pack('another').bytes)).rejects.toMatchObject({ code: 'cache_unavailable' });
    away = false;
    clock.advance(1000);
    expect(await tabular.wait(job.id)).toMatchObject({ status: 'succeeded', error: null });
    await until(() => {
      clock.advance(1000);
      return tabular.health().ok;
    });
  } finally {
    await line.close();
  }
});

test('a job waits while the login has expired, and ends when it is renewed', async () => {
  let expired = false;
  const door = createServer((incoming, response) => {
    if (expired) {
      incoming.resume();
      response.writeHead(400, { 'content-type': 'application/xml' });
      return void response.end('<Error><Code>ExpiredToken</Code><Message>no</Message></Error>');
    }
    const { method, headers, url } = incoming;
    const outgoing = httpRequest(new URL(url!, server.endpoint), { method: method!, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  await using harness = await createHarness(
    {},
    {},
    { openObjects: ({ now }) => openS3({ ...server, endpoint }, { now, ...once }) },
  );
  const { tabular, clock } = harness;
  const staged = await tabular.upload(pack(trainingPayload(4, 2)).bytes);
  expired = true;
  const job = await tabular.predict(submission(staged));
  await until(() => tabular.health().problems.some(({ part }) => part === 'worker'));
  expect(tabular.health().problems).toContainEqual(
    expect.objectContaining({ part: 'objects', fault: 'forbidden' }),
  );
  expect((await tabular.job(job.id)).status).toBe('running');
  expired = false;
  clock.advance(1000);
  expect(await tabular.wait(job.id)).toMatchObject({ status: 'succeeded', error: null });
  door.closeAllConnections();
  door.close();
});

/** Before the server: requests arrive whole, one after another, so that no earlier try, whose answer was lost, is carried out
 * after a later request. */
function startOrderly(target: string) {
  let last: Promise<void> = Promise.resolve();
  const door = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const { method, headers, url } = incoming;
    last = last.then(
      () =>
        new Promise<void>((done) => {
          const outgoing = httpRequest(new URL(url!, target), { method: method!, headers }, (answer) => {
            response.writeHead(answer.statusCode!, answer.headers);
            answer.on('close', done).pipe(response);
            // Whoever is gone reads no more; the server ends its answer all the same.
            response.on('close', () => answer.resume());
            if (response.closed) answer.resume();
          });
          outgoing.on('error', () => {
            response.destroy();
            done();
          });
          outgoing.end(Buffer.concat(chunks));
        }),
    );
  });
  return new Promise<typeof door>((started) => door.listen(0, '127.0.0.1', () => started(door)));
}

describe('over a line that cuts, delays and swallows', () => {
  let line: Awaited<ReturnType<typeof startProxy>>;
  let door: Awaited<ReturnType<typeof startOrderly>>;
  let store: ObjectStore;
  beforeAll(async () => {
    door = await startOrderly(server.endpoint);
    line = await startProxy(() => `http://127.0.0.1:${(door.address() as AddressInfo).port}`, 7);
    store = openS3({ ...server, endpoint: line.url }, { maxAttempts: 12, idleMs: 2000 });
  });
  afterAll(async () => {
    await store.close();
    await line.close();
    door.closeAllConnections();
    door.close();
  });

  test('what is written is read whole, and what is deleted is gone', async () => {
    const random = createRandom(3);
    const before = line.cuts();
    for (let round = 0; round < 12; round++) {
      const bytes = Buffer.alloc(random.below([100, 50_000, 2_000_000][round % 3]!), round);
      const key = `results/${round}`;
      expect(await store.write(key, [bytes])).toEqual({ sha256: sha256(bytes), bytes: bytes.length });
      expect(sha256(await read(store, key))).toBe(sha256(bytes));
      if (round % 2 === 0) await store.delete(key);
    }
    const left: string[] = [];
    for await (const page of store.list('results/')) left.push(...page.map(({ key }) => key));
    expect(left.sort()).toEqual([1, 3, 5, 7, 9, 11].map((round) => `results/${round}`).sort());
    expect(line.cuts() - before).toBeGreaterThan(5);
  });
});

/** A store of one object, whose connections end or stall after so many bytes. */
async function withShortAnswers(
  use: (store: ObjectStore, ranges: (string | undefined)[]) => Promise<void>,
  { bytes, each, stall }: { bytes: Buffer; each: number; stall: boolean },
) {
  const ranges: (string | undefined)[] = [];
  const one = createServer((request, response) => {
    if (request.url!.includes('list-type=2')) {
      const name = new URL(request.url!, 'http://x').searchParams.get('prefix');
      response.setHeader('content-type', 'application/xml');
      return void response.end(
        `<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>${name}0000000000000a-0000000000000000</Key>` +
          `<Size>${bytes.length}</Size><LastModified>2026-01-01T00:00:00Z</LastModified></Contents></ListBucketResult>`,
      );
    }
    const { range } = request.headers;
    ranges.push(range);
    const from = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0);
    if (from > 0 && request.headers['if-match'] !== '"tag"') return void response.writeHead(412).end();
    response.writeHead(from > 0 ? 206 : 200, {
      etag: '"tag"',
      'content-length': bytes.length - from,
      ...(from > 0 && { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` }),
    });
    response.write(bytes.subarray(from, from + each), () => {
      if (!stall) response.destroy();
    });
  });
  await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
  const store = openS3({ ...server, endpoint }, { maxAttempts: 3, idleMs: 200 });
  try {
    await use(store, ranges);
  } finally {
    await store.close();
    one.closeAllConnections();
    await new Promise((resolve) => one.close(resolve));
  }
}

describe('a read whose connection ends early', () => {
  const bytes = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251));

  test.each([
    ['goes on from where it ended', false],
    ['goes on when nothing comes any more', true],
  ])('%s', (_what, stall) =>
    withShortAnswers(
      async (store, ranges) => {
        expect(await read(store, 'results/x')).toEqual(bytes);
        expect(ranges).toEqual([undefined, 'bytes=300-', 'bytes=600-', 'bytes=900-']);
      },
      { bytes, each: 300, stall },
    ),
  );

  test('is given up when connections in a row bring nothing', () =>
    withShortAnswers(
      async (store, ranges) => {
        await expect(read(store, 'results/x')).rejects.toMatchObject({ fault: 'unreachable' });
        expect(ranges.length).toBeLessThanOrEqual(9);
      },
      { bytes, each: 0, stall: false },
    ));
});
