/** The routes of the console: the answers match their document, organisations are kept apart, refusals are envelopes. */

import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { schemas } from '../../src/http/tabular/console/wire.ts';
import {
  type Call,
  createCall,
  createHarness,
  fitBody,
  forecastPayload,
  type Harness,
  trainingPayload,
  upload,
} from '../support/service.ts';
import { zip } from '../tabular/files/people/layouts.ts';

let harness: Harness;
let call: Call;

beforeEach(async () => {
  harness = await createHarness();
  call = createCall(harness.mount.fetch);
});
afterEach(() => harness[Symbol.asyncDispose]());

const get = (path: string, key = 'key-ann') => call('GET', `/console/api${path}`, { key });

async function evaluation(): Promise<string> {
  const { trainRowCount, ...rest } = fitBody(await upload(call, trainingPayload(6, 0)), 6);
  const { body } = await call('POST', '/v1/evaluations', { body: { ...rest, rowCount: trainRowCount } });
  await harness.tabular.idle();
  return body.id;
}

async function fitted(key = 'key-ann'): Promise<{ id: string; job: string }> {
  const { body } = await call('POST', '/v1/fits', {
    body: { ...fitBody(await upload(call, trainingPayload(6, 0), key), 6), forceRefit: true },
    key,
  });
  await harness.tabular.idle();
  return { id: body.context.id, job: body.job.id };
}

test('answers as its document says, which every route is in', async () => {
  const { body: document } = await call('GET', '/console/api/openapi.json', { key: null });
  expect(Object.keys(document.paths)).toEqual([
    '/console/api/session',
    '/console/api/tables',
    '/console/api/jobs',
    '/console/api/jobs/{id}',
    '/console/api/jobs/{id}/evaluation',
    '/console/api/forecasts',
    '/console/api/contexts',
    '/console/api/contexts/{id}',
    '/console/api/contexts/{id}/model',
    '/console/api/contexts/{id}/explanations',
  ]);
  // Every reference leads somewhere.
  const names = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
    ([, name]) => name!,
  );
  expect(names.filter((name) => document.components.schemas[name] === undefined)).toEqual([]);

  const { id, job } = await fitted();
  const scored = await evaluation();
  const answers = {
    session: await get('/session'),
    jobs: await get('/jobs'),
    job: await get(`/jobs/${job}`),
    evaluation: await get(`/jobs/${scored}/evaluation`),
    contexts: await get('/contexts'),
    model: await get(`/contexts/${id}/model`),
    explanations: await call('POST', `/console/api/contexts/${id}/explanations`, {
      body: { rows: [{ a: 1, b: 2 }, { a: 4 }] },
    }),
  };
  for (const [name, { status, body }] of Object.entries(answers)) {
    expect([name, status]).toEqual([name, 200]);
    expect(schemas[name as keyof typeof answers].parse(body)).toEqual(body);
  }
  expect(answers.session.body).toMatchObject({ org: 'acme', user: 'ann' });
  expect(answers.model.body.importance.map(({ column }: { column: string }) => column)).toEqual(['b', 'a']);
  expect(answers.explanations.body).toMatchObject({
    outputs: ['yes'],
    contributions: [[[1, 2]], [[4, 0]]],
    predictions: ['yes', 'no'],
  });
});

test('lists jobs newest first, page by page, and contexts without those deleted', async () => {
  const ids: string[] = [];
  for (let k = 0; k < 5; k++) {
    harness.clock.advance(k < 2 ? 1000 : 0);
    ids.push((await fitted()).id);
  }
  const seen: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const { body } = await get(`/contexts?limit=2${next === '' ? '' : `&after=${next}`}`);
    seen.push(...body.contexts.map((context: { id: string }) => context.id));
    next = body.next;
  }
  expect(seen.toSorted()).toEqual(ids.toSorted());
  expect(seen.slice(-1)).toEqual(ids.slice(0, 1));
  expect((await get('/jobs?limit=5')).body.next).toBe(null);

  expect((await call('DELETE', `/console/api/contexts/${ids[3]}`)).status).toBe(200);
  expect((await call('GET', `/v1/fits/${ids[3]}`)).status).toBe(404);
  const left = (await get('/contexts')).body.contexts.map((context: { id: string }) => context.id);
  expect(left.toSorted()).toEqual(ids.filter((id) => id !== ids[3]).toSorted());
});

test('tells the progress of a running job, and none in the bodies of the contract', async () => {
  let finish = () => {};
  const go = new Promise<void>((resolve) => {
    finish = resolve;
  });
  harness.engine.before = async (kind, _signal, onProgress) => {
    if (kind !== 'evaluate') return;
    onProgress!(0.42, 'fold 2: boosting', 3456.7);
    await go;
  };
  const { trainRowCount, ...rest } = fitBody(await upload(call, trainingPayload(6, 0)), 6);
  const { body: job } = await call('POST', '/v1/evaluations', { body: { ...rest, rowCount: trainRowCount } });
  const read = async () => (await get(`/jobs/${job.id}`)).body;
  await expect
    .poll(
      async () => {
        // Notes come every half second of this clock.
        harness.clock.advance(500);
        return (await read()).progress;
      },
      { timeout: 10_000 },
    )
    .toEqual({ fraction: 0.42, stage: 'fold 2: boosting', leftMs: 3457 });
  expect((await get('/jobs')).body.jobs[0]).toEqual(await read());
  const contract = (await call('GET', `/v1/predictions/${job.id}`)).body;
  expect(Object.keys(contract)).not.toContain('progress');
  finish();
  await harness.tabular.idle();
  expect(await read()).toMatchObject({ status: 'succeeded', progress: null });
});

test('keeps organisations apart and asks for a key', async () => {
  const { id, job } = await fitted();
  const scored = await evaluation();
  expect((await get('/jobs', 'key-eve')).body).toEqual({ jobs: [], next: null });
  expect((await get('/contexts', 'key-eve')).body).toEqual({ contexts: [], next: null });
  expect((await get('/jobs', 'key-bob')).body.jobs.length).toBe(2);
  const rows = { rows: [{ a: 1, b: 2 }] };
  const refusals = [
    [await get(`/jobs/${job}`, 'key-eve'), 'org_forbidden'],
    [await get(`/jobs/${scored}/evaluation`, 'key-eve'), 'org_forbidden'],
    [await get(`/contexts/${id}/model`, 'key-eve'), 'fitted_context_not_found'],
    [
      await call('POST', `/console/api/contexts/${id}/explanations`, { body: rows, key: 'key-eve' }),
      'fitted_context_not_found',
    ],
    [await call('DELETE', `/console/api/contexts/${id}`, { key: 'key-eve' }), 'fitted_context_not_found'],
    [await get('/session', 'nobody'), 'invalid_api_key'],
    [await call('GET', '/console/api/jobs', { key: null }), 'missing_api_key'],
  ] as const;
  for (const [{ body }, code] of refusals) {
    expect(body).toMatchObject({ code, problem: expect.any(String), fix: expect.any(String) });
  }
  expect((await call('GET', `/v1/fits/${id}`)).body.status).toBe('ready');
});

test.each([
  ['/jobs?limit=0', 'limit'],
  ['/jobs?limit=101', 'limit'],
  ['/jobs?limit=x', 'limit'],
  ['/contexts?after=nonsense', 'after'],
  ['/contexts?after=1.%27%3B', 'after'],
])('refuses %s by name', async (path, name) => {
  const { status, body } = await get(path);
  expect([status, body.code]).toEqual([422, 'schema_mismatch']);
  expect(body.cause).toContain(name);
});

test('refuses to explain what cannot be explained', async () => {
  const { id } = await fitted();
  const explain = (rows: unknown) =>
    call('POST', `/console/api/contexts/${id}/explanations`, { body: { rows } });
  expect((await explain([])).body).toEqual({ error: 'invalid_request' });
  expect((await explain(Array(21).fill({ a: 1, b: 1 }))).body).toEqual({ error: 'invalid_request' });
  expect((await explain([{ a: { deep: 1 }, b: 1 }])).body).toEqual({ error: 'invalid_request' });
  const lacking = await explain([{ a: 1 }]);
  expect([lacking.status, lacking.body.code]).toEqual([422, 'schema_mismatch']);
  expect(lacking.body.cause).toContain('"b"');
});

test('the scores of an evaluation are purged with it, and are no answer for other jobs', async () => {
  const scored = await evaluation();
  const { job } = await fitted();
  expect((await get(`/jobs/${job}/evaluation`)).body.code).toBe('job_not_found');
  expect(await harness.objects.open(`results/${scored}.json`)).not.toBe(null);
  harness.clock.advance(3_600_000);
  expect((await get(`/jobs/${scored}/evaluation`)).body.code).toBe('training_ref_expired');
  expect((await get(`/jobs/${scored}`)).body.status).toBe('purged');
  await harness.tabular.sweep();
  expect(await harness.objects.open(`results/${scored}.json`)).toBe(null);
});

test('forecasts are listed with their steps', async () => {
  const staged = await upload(call, forecastPayload(4));
  const submitted = await call('POST', '/v1/forecasts', {
    body: { ...staged, covariateColumns: [], contextRowCount: 4, outputRowCount: 6 },
  });
  await harness.tabular.idle();
  expect((await get('/jobs')).body.jobs).toMatchObject([
    { id: submitted.body.id, kind: 'forecast', outputRows: 6, status: 'succeeded', user: 'ann' },
  ]);
});

test('is not there where the console is switched off', async () => {
  await using off = await createHarness({}, { console: false });
  const plain = createCall(off.mount.fetch);
  expect((await plain('GET', '/console/api/jobs')).body).toEqual({ error: 'invalid_request' });
  expect(off.mount.paths).not.toContain('/console/api/*');
});

test('submits a forecast with the holidays of places, which the engine is told; the contract takes none', async () => {
  const asked: unknown[] = [];
  const forecast = harness.engine.forecast.bind(harness.engine);
  harness.engine.forecast = (request, options) => {
    asked.push(request.holidays);
    return forecast(request, options);
  };
  const staged = await upload(call, forecastPayload(6));
  const body = { ...staged, covariateColumns: [], contextRowCount: 6, outputRowCount: 6 };
  const submit = (path: string, more: object) => call('POST', path, { body: { ...body, ...more } });
  const idempotencyKey = 'once';
  const first = await submit('/console/api/forecasts', { holidays: ['DE-BY', 'AT'], idempotencyKey });
  expect(first.status).toBe(200);
  expect(schemas.job.parse(first.body)).toMatchObject({ kind: 'forecast', targetColumn: 'target' });
  await harness.tabular.idle();
  // The same key with other holidays is another submission.
  expect((await submit('/console/api/forecasts', { holidays: ['AT'], idempotencyKey })).status).toBe(409);
  const again = await submit('/console/api/forecasts', { holidays: ['DE-BY', 'AT'], idempotencyKey });
  expect(again.body.id).toBe(first.body.id);
  await upload(call, forecastPayload(6));
  await submit('/v1/forecasts', { holidays: ['DE'] });
  await harness.tabular.idle();
  expect(asked).toEqual([['DE-BY', 'AT'], undefined]);
  expect((await submit('/console/api/forecasts', { holidays: ['Bavaria'] })).status).toBe(400);
});

test('a forecast with holidays that nobody knows says so', async () => {
  harness.engine.forecast = async () => {
    throw new RangeError('holidays must be codes of countries or their parts, received "XX"');
  };
  const body = { ...(await upload(call, forecastPayload(6))), covariateColumns: [], contextRowCount: 6 };
  const { body: job } = await call('POST', '/console/api/forecasts', {
    body: { ...body, outputRowCount: 6, holidays: ['XX'] },
  });
  await harness.tabular.idle();
  const { error } = (await get(`/jobs/${job.id}`)).body;
  expect(error).toMatchObject({ code: 'schema_mismatch', cause: expect.stringContaining('received "XX"') });
  expect(error.fix).toContain('date-holidays');
});

const statement =
  'Account DE12\n\nDate;Amount\n31.01.2024;1.250,00 €\n15.02.2024;-80,50 €\nTotal;1.169,50 €\n';

test('a file is read as the command line reads it, with what was decided, and nothing of it is kept', async () => {
  const before = await readdir(tmpdir());
  const { status, body } = await call('POST', '/console/api/tables?name=bank.csv', {
    body: Buffer.from(statement),
  });
  expect(status).toBe(200);
  expect(schemas.table.parse(body)).toEqual({
    rows: 2,
    notes: [expect.stringMatching(/title line/), expect.stringMatching(/last row holds totals/)],
    columns: [
      { name: 'Date', read: { as: 'date', form: 'dayFirst' }, cells: ['31.01.2024', '15.02.2024'] },
      {
        name: 'Amount',
        read: { as: 'number', form: expect.objectContaining({ decimal: ',', unit: '€' }) },
        cells: ['1.250,00 €', '-80,50 €'],
      },
    ],
  });
  const left = (await readdir(tmpdir())).filter((name) => !before.includes(name));
  expect(left.filter((name) => name.startsWith('graticule-file-'))).toEqual([]);
});

test('a workbook and JSON lines are told by their bytes and their name', async () => {
  const workbook = await readFile(new URL('../fixtures/tables/small.xlsx', import.meta.url));
  const { body: sheet } = await call('POST', '/console/api/tables?name=small.xlsx', { body: workbook });
  expect([sheet.rows, sheet.columns.length > 1]).toEqual([5, true]);
  const lines = Buffer.from('{"a":1,"b":{"c":"x"}}\n{"a":2,"b":{"c":null}}\n');
  const { body } = await call('POST', '/console/api/tables?name=../../log.jsonl', { body: lines });
  expect(body.columns.map(({ name, cells }: { name: string; cells: unknown[] }) => [name, cells])).toEqual([
    ['a', [1, 2]],
    ['b.c', ['x', null]],
  ]);
});

test.each([
  ['rechnung.csv', Buffer.from('%PDF-1.7\n%\xe2\xe3\n', 'latin1'), 422, 'malformed_csv', /PDF document/],
  [
    'two.zip',
    zip({ 'a.csv': statement, 'b.csv': statement }),
    422,
    'malformed_csv',
    /^two\.zip is a ZIP archive of 2/,
  ],
  ['big.csv', Buffer.alloc(33 * 2 ** 20, 'a,b\n'), 413, 'payload_too_large', /above 33554432 bytes/],
])(
  '%s is refused in the words of the command line, without the path of the server',
  async (name, bytes, ...expected) => {
    const { status, body } = await call('POST', `/console/api/tables?name=${name}`, { body: bytes });
    const [code, kind, cause] = expected;
    expect([status, body.error?.code ?? body.code]).toEqual([code, kind]);
    expect(body.error?.cause ?? body.cause).toMatch(cause);
    expect(JSON.stringify(body)).not.toContain(tmpdir());
  },
);
