import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorKinds } from '../../src/tabular/index.ts';
import { type Call, createCall, createHarness, fitBody, type Harness } from '../support/service.ts';

let harness: Harness;
let call: Call;
beforeAll(async () => {
  harness = await createHarness({ worker: { concurrency: 0 } });
  call = createCall(harness.mount.fetch);
});
afterAll(() => harness[Symbol.asyncDispose]());

const staged = { objectKey: `staging/${'a'.repeat(64)}`, contentHash: `sha256:${'a'.repeat(64)}` };
const fit = fitBody(staged, 10);
const inline = { ...fit, outputRowCount: 2 };
const byContext = { ...staged, fittedContextId: 'ctx_x', outputRowCount: 2 };
const { trainRowCount, ...labelled } = fit;
const evaluation = { ...labelled, rowCount: trainRowCount };
const forecast = { ...staged, covariateColumns: [], contextRowCount: 10, outputRowCount: 2 };
const upload = { contentHash: staged.contentHash, bytes: 10 };
const warm = { rows: 10, columns: 2 };

const posts = {
  '/v1/uploads': upload,
  '/v1/fits': fit,
  '/v1/predictions': inline,
  '/v1/evaluations': evaluation,
  '/v1/forecasts': forecast,
  '/v1/warm': warm,
};

const envelope = (code: keyof typeof errorKinds) => ({
  code,
  category: errorKinds[code].category,
  problem: errorKinds[code].problem,
  cause: expect.stringMatching(/\S/),
  fix: expect.stringMatching(/\S/),
  docUrl: `http://graticule.test/docs/errors#${code}`,
  retryable: errorKinds[code].retryable,
  requestId: expect.stringMatching(/^req_[0-9a-f]{16}$/),
});

describe('what is not a route answers 400 invalid_request, with or without a key', () => {
  const cases = [
    ['GET', '/v1'],
    ['GET', '/v1/'],
    ['GET', '/v1/unknown'],
    ['GET', '/v1/uploads'],
    ['GET', '/v1/fits'],
    ['GET', '/v1/fits/'],
    ['GET', '/v1/fits/a/b'],
    ['POST', '/v1/fits/a'],
    ['POST', '/v1/fits/a/b'],
    ['DELETE', '/v1/fits/a'],
    ['GET', '/v1/predictions'],
    ['POST', '/v1/predictions/a'],
    ['GET', '/v1/predictions/a/results'],
    ['GET', '/v1/predictions/a/result/b'],
    ['GET', '/v1/evaluations/a'],
    ['GET', '/v1/evaluations'],
    ['GET', '/v1/forecasts/a'],
    ['GET', '/v1/forecasts/a/result'],
    ['GET', '/v1/warm'],
    ['POST', '/v1/model-limits'],
    ['PUT', '/v1/fits'],
    ['GET', '/sdk'],
    ['GET', '/sdk/unknown.whl'],
    ['GET', '/sdk/..%2fsecret'],
  ] as const;
  test.each(cases)('%s %s', async (method, path) => {
    for (const key of ['key-ann', null, 'unknown']) {
      const answer = await call(method, path, { key });
      expect([answer.status, answer.body]).toEqual([400, { error: 'invalid_request' }]);
    }
  });
});

describe('a key is needed everywhere else', () => {
  const routes = [
    ...Object.entries(posts).map(([path, body]) => ['POST', path, body] as const),
    ['GET', '/v1/fits/a', undefined] as const,
    ['GET', '/v1/predictions/a', undefined] as const,
    ['GET', '/v1/predictions/a/result', undefined] as const,
    ['GET', '/v1/evaluations/a/result', undefined] as const,
  ];
  test.each(routes)('%s %s', async (method, path, body) => {
    const missing = await call(method, path, { body, key: null });
    expect([missing.status, missing.body]).toEqual([401, envelope('missing_api_key')]);
    expect(missing.headers.get('www-authenticate')).toBe('Bearer');
    const unknown = await call(method, path, { body, key: 'unknown' });
    expect([unknown.status, unknown.body]).toEqual([401, envelope('invalid_api_key')]);
    const basic = await call(method, path, { body, key: null, headers: { authorization: 'Basic a2V5' } });
    expect(basic.body.code).toBe('invalid_api_key');
    const { id, key } = harness.keys.create({ org: 'acme', user: 'zoe' });
    harness.keys.revoke(id);
    const revoked = await call(method, path, { body, key });
    expect([revoked.status, revoked.body]).toEqual([401, envelope('revoked_api_key')]);
  });

  test('authentication is checked before the body', async () => {
    expect((await call('POST', '/v1/fits', { body: '{', key: null })).status).toBe(401);
  });
});

describe('a body that is no JSON answers invalid_json, before its shape is looked at', () => {
  test.each(Object.keys(posts))('%s', async (path) => {
    for (const body of ['', '{', '{"a":NaN}', 'null,', Buffer.from([0x22, 0xff, 0x22])]) {
      const answer = await call('POST', path, { body });
      expect([answer.status, answer.body]).toEqual([400, { error: 'invalid_json' }]);
    }
  });
});

describe('a body of no accepted shape answers invalid_request', () => {
  const bad: [string, Record<string, unknown>, Record<string, unknown>][] = [];
  const without = (path: string, body: Record<string, unknown>, ...fields: string[]) => {
    for (const field of fields) bad.push([path, body, { [field]: undefined }]);
  };
  const wrong = (path: string, body: Record<string, unknown>, field: string, ...values: unknown[]) => {
    for (const value of values) bad.push([path, body, { [field]: value }]);
  };
  const notCounts = [-1, 1.5, '10', null, true];
  const notHashes = [
    '',
    'sha256:',
    `sha256:${'a'.repeat(63)}`,
    `md5:${'a'.repeat(64)}`,
    'z'.repeat(64),
    5,
    null,
  ];
  without('/v1/uploads', upload, 'contentHash', 'bytes');
  wrong('/v1/uploads', upload, 'bytes', 0, ...notCounts);
  wrong('/v1/uploads', upload, 'contentHash', ...notHashes);
  wrong('/v1/uploads', upload, 'rows', 5, 'x');
  wrong('/v1/uploads', upload, 'columns', 5);
  for (const [path, body, count] of [
    ['/v1/fits', fit, 'trainRowCount'],
    ['/v1/predictions', inline, 'trainRowCount'],
    ['/v1/evaluations', evaluation, 'rowCount'],
  ] as const) {
    without(path, body, 'objectKey', 'contentHash', 'task', 'targetColumn', 'featureColumns', count);
    wrong(path, body, count, 0, ...notCounts);
    wrong(path, body, 'contentHash', ...notHashes, 'a'.repeat(64));
    wrong(path, body, 'objectKey', 5, null, []);
    wrong(path, body, 'task', 'ranking', 'Classification', null, 1);
    wrong(path, body, 'targetColumn', 5, null, ['y']);
    wrong(path, body, 'featureColumns', 'a', [1], [null], {}, null, []);
    wrong(path, body, 'classCount', '2', 1.5, -1, true);
    wrong(path, body, 'idempotencyKey', 5, true, {}, []);
  }
  wrong('/v1/fits', fit, 'forceRefit', 'yes', 1);
  without('/v1/predictions', inline, 'outputRowCount');
  wrong('/v1/predictions', inline, 'outputRowCount', ...notCounts);
  without('/v1/predictions', byContext, 'fittedContextId', 'objectKey', 'contentHash', 'outputRowCount');
  wrong('/v1/predictions', byContext, 'fittedContextId', 5, [], {});
  without(
    '/v1/forecasts',
    forecast,
    'objectKey',
    'contentHash',
    'covariateColumns',
    'contextRowCount',
    'outputRowCount',
  );
  wrong('/v1/forecasts', forecast, 'covariateColumns', 'a', [1], null);
  wrong('/v1/forecasts', forecast, 'contextRowCount', 0, ...notCounts);
  without('/v1/warm', warm, 'rows', 'columns');
  wrong('/v1/warm', warm, 'rows', ...notCounts);

  test.each(bad)('%s %j with %j', async (path, body, change) => {
    const answer = await call('POST', path, { body: { ...body, ...change } });
    expect([answer.status, answer.body]).toEqual([400, { error: 'invalid_request' }]);
  });

  test.each(Object.keys(posts))('%s with a body that is no object', async (path) => {
    for (const body of ['null', '[]', '"x"', '5']) {
      expect((await call('POST', path, { body })).body).toEqual({ error: 'invalid_request' });
    }
  });
});

describe('what a submission may leave out or add', () => {
  test.each([
    ['/v1/uploads', { ...upload, contentHash: 'A'.repeat(64) }],
    ['/v1/uploads', { ...upload, rows: 10, columns: 2, idempotencyKey: 'k' }],
    ['/v1/uploads', { ...upload, rows: null, columns: null }],
    ['/v1/fits', { ...fit, classCount: null, idempotencyKey: null, forceRefit: false }],
    ['/v1/fits', { ...fit, unknown: 1 }],
    ['/v1/predictions', { ...inline, outputRowCount: 0 }],
    ['/v1/predictions', { ...inline, fittedContextId: null }],
    ['/v1/evaluations', { ...evaluation, classCount: 2 }],
    ['/v1/forecasts', { ...forecast, covariateColumns: ['a', 'b'] }],
    ['/v1/warm', warm],
  ])('%s %j is accepted with 200', async (path, body) => {
    expect((await call('POST', path, { body })).status).toBe(200);
  });
});

describe('what was declared is checked against the ceilings at submit', () => {
  const columns = (count: number) => Array.from({ length: count }, (_, i) => `c${i}`);
  test.each([
    ['/v1/fits', { ...fit, trainRowCount: 1_000_001 }],
    ['/v1/fits', { ...fit, featureColumns: columns(2_001) }],
    ['/v1/fits', { ...fit, featureColumns: columns(101), trainRowCount: 1_000_000 }],
    ['/v1/fits', { ...fit, classCount: 161 }],
    ['/v1/predictions', { ...inline, trainRowCount: 1_000_001 }],
    ['/v1/fits', { ...fit, trainRowCount: 1e300 }],
    ['/v1/predictions', { ...inline, outputRowCount: 200_001 }],
    ['/v1/predictions', { ...inline, outputRowCount: 2 ** 53 }],
    // Before the context is looked for.
    ['/v1/predictions', { ...byContext, outputRowCount: 200_001 }],
    ['/v1/predictions', { ...inline, classCount: 161 }],
    ['/v1/evaluations', { ...evaluation, rowCount: 1_000_001 }],
    ['/v1/evaluations', { ...evaluation, classCount: 161 }],
    ['/v1/forecasts', { ...forecast, contextRowCount: 1_000_001 }],
    ['/v1/forecasts', { ...forecast, outputRowCount: 200_001 }],
    ['/v1/forecasts', { ...forecast, covariateColumns: columns(2_001) }],
    ['/v1/forecasts', { ...forecast, covariateColumns: columns(101), contextRowCount: 1_000_000 }],
  ])('%s is dataset_too_large (case %#)', async (path, body) => {
    const answer = await call('POST', path, { body });
    expect([answer.status, answer.body]).toEqual([422, envelope('dataset_too_large')]);
  });

  test.each([
    ['/v1/fits', { ...fit, trainRowCount: 1_000_000, featureColumns: columns(100), forceRefit: true }],
    ['/v1/fits', { ...fit, featureColumns: columns(2_000), classCount: 160 }],
    ['/v1/fits', { ...fit, task: 'regression', classCount: 161 }],
    ['/v1/predictions', { ...inline, outputRowCount: 200_000 }],
    ['/v1/forecasts', { ...forecast, covariateColumns: columns(100), contextRowCount: 1_000_000 }],
  ])('%s at the ceiling is accepted (case %#)', async (path, body) => {
    expect((await call('POST', path, { body })).status).toBe(200);
  });

  test('an upload above 5,000,000,000 bytes is refused before anything is signed', async () => {
    for (const bytes of [5_000_000_001, 2 ** 53, 1e300]) {
      const answer = await call('POST', '/v1/uploads', { body: { ...upload, bytes } });
      expect([answer.status, answer.body]).toEqual([413, envelope('payload_too_large')]);
    }
    expect((await call('POST', '/v1/uploads', { body: { ...upload, bytes: 5_000_000_000 } })).status).toBe(
      200,
    );
  });

  test('a JSON body above the request limit is payload_too_large, by its size or by what it holds', async () => {
    const long = 'x'.repeat(100_000);
    for (const body of [
      { ...fit, padding: 'x'.repeat(4 * 2 ** 20) },
      { ...fit, featureColumns: Array.from({ length: 300_000 }, (_, i) => `c${i}`) },
      { ...fit, padding: Array.from({ length: 30_000 }, () => ({})) },
      `{"padding":"${long}","nested":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`,
      `{"padding":"${long}","nested":${'{"a":'.repeat(500_000)}`,
    ]) {
      const answer = await call('POST', '/v1/fits', { body });
      expect([answer.status, answer.body]).toEqual([413, envelope('payload_too_large')]);
    }
  });

  test('2,000 columns with names of 500 bytes are accepted, however JSON writes them', async () => {
    const names = Array.from({ length: 2000 }, (_, i) => `${'é'.repeat(245)} "${i}"`);
    const plain = JSON.stringify({ ...fit, featureColumns: names });
    const escaped = plain.replaceAll('é', '\\u00e9');
    for (const body of [plain, escaped]) expect((await call('POST', '/v1/fits', { body })).status).toBe(200);
  });

  test('a column name above 1 KiB, or names above 1 MiB together, are dataset_too_large', async () => {
    const many = Array.from({ length: 2000 }, (_, i) => `${i}`.padEnd(600, 'x'));
    for (const [path, body] of [
      ['/v1/fits', { ...fit, featureColumns: ['a', 'é'.repeat(513)] }],
      ['/v1/fits', { ...fit, targetColumn: 'y'.repeat(1025) }],
      ['/v1/fits', { ...fit, featureColumns: many }],
      ['/v1/predictions', { ...inline, featureColumns: many }],
      ['/v1/evaluations', { ...evaluation, featureColumns: many }],
      ['/v1/forecasts', { ...forecast, covariateColumns: many }],
    ] as const) {
      const answer = await call('POST', path, { body });
      expect([answer.status, answer.body]).toEqual([422, envelope('dataset_too_large')]);
    }
    const longest = { ...fit, featureColumns: ['é'.repeat(512)], targetColumn: 'y'.repeat(1024) };
    expect((await call('POST', '/v1/fits', { body: longest })).status).toBe(200);
  });

  test('an idempotency key of any length is taken, and no answer or log repeats it whole', async () => {
    const idempotencyKey = 'k'.repeat(3_000_000);
    expect((await call('POST', '/v1/fits', { body: { ...fit, idempotencyKey } })).status).toBe(200);
    const body = { ...fit, idempotencyKey, trainRowCount: 11 };
    const conflict = await call('POST', '/v1/fits', { body });
    expect([conflict.status, conflict.body]).toEqual([409, envelope('idempotency_conflict')]);
    expect(JSON.stringify(conflict.body).length).toBeLessThan(5000);
    expect(JSON.stringify(harness.logged.at(-1)).length).toBeLessThan(5000);
  });

  test('what a worker cannot take now says when to come again', async () => {
    const closing = await createHarness({ worker: { concurrency: 0 } });
    await closing.tabular.drain();
    const answer = await createCall(closing.mount.fetch)('POST', '/v1/fits', { body: fit });
    expect([answer.status, answer.body]).toEqual([503, envelope('worker_unavailable')]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const read = await createCall(closing.mount.fetch)('GET', '/v1/predictions/x');
    expect(read.status).toBe(404);
    await closing[Symbol.asyncDispose]();
  });

  test('a feature listed twice, or the target among the features, is schema_mismatch', async () => {
    for (const featureColumns of [
      ['a', 'a'],
      ['a', 'y'],
    ]) {
      const answer = await call('POST', '/v1/fits', { body: { ...fit, featureColumns } });
      expect([answer.status, answer.body]).toEqual([422, envelope('schema_mismatch')]);
    }
  });
});

describe('what does not exist', () => {
  test.each([
    ['GET', '/v1/predictions/nothing', undefined, 'job_not_found'],
    ['GET', '/v1/predictions/nothing/result', undefined, 'job_not_found'],
    ['GET', '/v1/evaluations/nothing/result', undefined, 'job_not_found'],
    ['GET', '/v1/fits/nothing', undefined, 'fitted_context_not_found'],
    ['POST', '/v1/predictions', byContext, 'fitted_context_not_found'],
  ] as const)('%s %s', async (method, path, body, code) => {
    const answer = await call(method, path, { body });
    expect([answer.status, answer.body]).toEqual([404, envelope(code)]);
  });
});

test('every failure is logged under the requestId that the caller got', async () => {
  const { body, headers } = await call('GET', '/v1/predictions/nothing');
  expect(headers.get('x-request-id')).toBe(body.requestId);
  expect(harness.logged).toContainEqual(
    expect.objectContaining({
      event: 'request_refused',
      requestId: body.requestId,
      status: 404,
      error: expect.objectContaining({ code: 'job_not_found' }),
    }),
  );
});

test('an unexpected error is internal_error, whose cause tells nothing of the inside', async () => {
  const broken = await createHarness({ worker: { concurrency: 0 } });
  const { peek } = broken.store;
  broken.store.peek = () => {
    throw new Error('secret detail');
  };
  const answer = await createCall(broken.mount.fetch)('GET', '/v1/predictions/x');
  expect([answer.status, answer.body]).toEqual([500, envelope('internal_error')]);
  expect(JSON.stringify(answer.body)).not.toContain('secret');
  expect(JSON.stringify(broken.logged)).toContain('secret detail');
  broken.store.peek = peek!;
  await broken[Symbol.asyncDispose]();
});

test('the published limits need no key and are cached for 300 seconds', async () => {
  const { status, body, headers } = await call('GET', '/v1/model-limits', { key: null });
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toMatch(/\bmax-age=300\b/);
  expect(body).toEqual({
    defaultModelVersion: expect.any(String),
    modelLimits: {
      [body.defaultModelVersion]: {
        maxTrainRows: 1_000_000,
        maxTrainCells: 100_000_000,
        maxTestRows: 200_000,
        maxColumns: 2_000,
        maxClasses: 160,
        maxUploadBytes: 5_000_000_000,
        forecast: {
          maxContextRows: 1_000_000,
          maxContextCells: 100_000_000,
          maxOutputRows: 200_000,
          maxCovariateColumns: 2_000,
          maxUploadBytes: 5_000_000_000,
        },
      },
    },
  });
});

test('warming answers with the state and the version of the engine', async () => {
  const { status, body } = await call('POST', '/v1/warm', { body: warm });
  expect([status, body]).toEqual([200, { status: 'warm', engineVersion: harness.engine.version }]);
});

test('every code has an anchor on the page that docUrl leads to', async () => {
  const { status, body, headers } = await call('GET', '/docs/errors', { key: null });
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(Object.keys(errorKinds)).toHaveLength(26);
  for (const code of Object.keys(errorKinds)) expect(body).toContain(`id="${code}"`);
});

test('exactly four codes are retryable, and categories map to their statuses', async () => {
  const retryable = Object.entries(errorKinds).filter(([, kind]) => kind.retryable);
  expect(retryable.map(([code]) => code).sort()).toEqual([
    'cache_unavailable',
    'rate_limited',
    'worker_unavailable',
    'worker_warming_up',
  ]);
  expect(new Set(Object.values(errorKinds).map(({ category }) => category)).size).toBe(8);
});

test('every answer carries the security headers', async () => {
  for (const [method, path] of [
    ['GET', '/v1/model-limits'],
    ['GET', '/v1/predictions/x'],
    ['GET', '/nothing'],
    ['GET', '/_objects/x'],
  ] as const) {
    const { headers } = await call(method, path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});
