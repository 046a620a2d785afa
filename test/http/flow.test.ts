import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../src/http/serve.ts';
import { pack } from '../support/plain-payload.ts';
import {
  type Call,
  createHarness,
  fitBody,
  forecastPayload,
  type Harness,
  trainingPayload,
  upload,
  withServer,
} from '../support/service.ts';

let harness: Harness;
let server: RunningServer;
let call: Call;
beforeAll(async () => {
  harness = await createHarness();
  ({ server, call } = await withServer(harness));
});
afterAll(async () => {
  await server.close();
  await harness[Symbol.asyncDispose]();
});

const ended = async (id: string) => {
  await harness.tabular.wait(id, { owner: { org: 'acme', user: 'ann' } });
  return (await call('GET', `/v1/predictions/${id}`)).body;
};

test('an inline prediction goes from upload to result', async () => {
  const staged = await upload(call, trainingPayload(10, 3));
  expect(staged.objectKey).toBe(`staging/${staged.contentHash.slice(7)}`);
  const { status, body: job } = await call('POST', '/v1/predictions', {
    body: { ...fitBody(staged, 10), outputRowCount: 3 },
  });
  expect(status).toBe(200);
  expect(job).toEqual({
    id: expect.any(String),
    status: 'queued',
    kind: 'predict',
    task: 'classification',
    trainRows: 10,
    outputRows: 3,
    cols: 2,
    targetColumn: 'y',
    engineVersion: 'eng_pending',
    createdAt: '2026-01-15T12:00:00.000Z',
    durationMs: null,
    inputHash: staged.contentHash,
    error: null,
  });
  expect(await ended(job.id)).toEqual({
    ...job,
    status: 'succeeded',
    engineVersion: harness.engine.version,
    durationMs: 0,
  });
  const result = await call('GET', `/v1/predictions/${job.id}/result`);
  expect(result.body).toEqual({
    predictions: ['no', 'yes', 'no'],
    classes: ['no', 'yes'],
    probabilities: [
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.25],
    ],
    quantiles: null,
    quantileLevels: null,
    resultContentHash: null,
  });
});

test('a context is created, becomes ready, and scores rows', async () => {
  const staged = await upload(call, trainingPayload(8, 0));
  const { body: fit } = await call('POST', '/v1/fits', { body: fitBody(staged, 8) });
  expect(fit.reused).toBe(false);
  expect(fit.job).toMatchObject({ kind: 'fit', outputRows: 0, status: 'queued' });
  expect(fit.context).toEqual({
    id: expect.any(String),
    status: 'creating',
    task: 'classification',
    trainRows: 8,
    cols: 2,
    targetColumn: 'y',
    featureColumns: ['a', 'b'],
    engineVersion: 'eng_pending',
    artifactSchemaVersion: 1,
    trainHash: staged.contentHash,
    artifactHash: null,
    createdAt: '2026-01-15T12:00:00.000Z',
    expiresAt: '2026-02-14T12:00:00.000Z',
    lastUsedAt: null,
    createdByJobId: fit.job.id,
    error: null,
  });
  await ended(fit.job.id);
  const { body: ready } = await call('GET', `/v1/fits/${fit.context.id}`);
  expect(ready).toEqual({
    ...fit.context,
    status: 'ready',
    engineVersion: harness.engine.version,
    artifactHash: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
  });

  const rows = await upload(call, { kind: 'contextPrediction', rows: [{ a: 1, b: 0, extra: 'x' }] });
  const { body: job } = await call('POST', '/v1/predictions', {
    body: { ...rows, fittedContextId: fit.context.id, outputRowCount: 1 },
  });
  expect(job).toMatchObject({
    kind: 'predict',
    task: 'classification',
    targetColumn: 'y',
    cols: 2,
    outputRows: 1,
  });
  expect((await ended(job.id)).status).toBe('succeeded');
  expect((await call('GET', `/v1/predictions/${job.id}/result`)).body.predictions).toEqual(['yes']);
  expect((await call('GET', `/v1/fits/${fit.context.id}`)).body.lastUsedAt).toBe('2026-01-15T12:00:00.000Z');
});

test('regression quantiles come when the payload asks for them', async () => {
  const target = { task: 'regression', trainingTarget: [1, 2, 3] };
  const staged = await upload(call, trainingPayload(3, 1, { ...target, quantiles: [0.1, 0.9] }));
  const { body: job } = await call('POST', '/v1/predictions', {
    body: { ...fitBody(staged, 3), task: 'regression', outputRowCount: 1 },
  });
  await ended(job.id);
  const { body } = await call('GET', `/v1/predictions/${job.id}/result`);
  expect(body).toMatchObject({ predictions: [2], classes: null, probabilities: null });
  expect(body).toMatchObject({ quantiles: [[2.1, 2.9]], quantileLevels: [0.1, 0.9] });
});

test('an evaluation names metric, method and folds; a holdout has no folds', async () => {
  const staged = await upload(call, trainingPayload(6, 0));
  const { trainRowCount, ...rest } = fitBody(staged, 6);
  const { body: job } = await call('POST', '/v1/evaluations', { body: { ...rest, rowCount: trainRowCount } });
  expect(job).toMatchObject({ kind: 'evaluate', trainRows: 6, outputRows: 0 });
  await ended(job.id);
  const { body } = await call('GET', `/v1/evaluations/${job.id}/result`);
  expect(body).toEqual({ metric: 'accuracy', value: 0.5, method: 'kfold', folds: 5, rows: 6 });

  const large = trainingPayload(10_001, 0);
  const { body: second } = await call('POST', '/v1/evaluations', {
    body: { ...rest, ...(await upload(call, large)), rowCount: 10_001 },
  });
  await ended(second.id);
  const holdout = (await call('GET', `/v1/evaluations/${second.id}/result`)).body;
  expect(holdout).toEqual({ metric: 'accuracy', value: 0.5, method: 'holdout', rows: 10_001 });
});

test('a forecast gives one object per step with a key for each level', async () => {
  const staged = await upload(call, forecastPayload(6));
  const { body: job } = await call('POST', '/v1/forecasts', {
    body: { ...staged, covariateColumns: [], contextRowCount: 6, outputRowCount: 6 },
  });
  expect(job).toMatchObject({
    kind: 'forecast',
    task: 'regression',
    targetColumn: 'target',
    trainRows: 6,
    outputRows: 6,
    cols: 0,
  });
  await ended(job.id);
  const { body } = await call('GET', `/v1/predictions/${job.id}/result`);
  expect(body.predictions).toHaveLength(6);
  expect(body.predictions[1]).toEqual({
    item_id: 'q',
    timestamp: '2026-01-02',
    mean: 1,
    '0.1': 1.1,
    '0.9': 1.9,
  });
  expect(body).toMatchObject({
    classes: null,
    probabilities: null,
    quantiles: null,
    quantileLevels: [0.1, 0.9],
  });
});

test('a result above 512 KiB is fetched from an address of its own, which expires after five minutes', async () => {
  const rows = 40_000;
  const staged = await upload(call, trainingPayload(4, rows));
  const { body: job } = await call('POST', '/v1/predictions', {
    body: { ...fitBody(staged, 4), outputRowCount: rows },
  });
  await ended(job.id);
  const { body: result } = await call('GET', `/v1/predictions/${job.id}/result`);
  expect(result).toEqual({
    predictions: [],
    classes: null,
    probabilities: null,
    quantiles: null,
    quantileLevels: null,
    resultUrl: expect.stringContaining(`${server.url}/_objects/`),
    resultContentHash: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
  });
  const { status, body } = await call('GET', result.resultUrl, { key: null });
  expect(status).toBe(200);
  expect(`sha256:${createHash('sha256').update(body).digest('hex')}`).toBe(result.resultContentHash);
  const data = JSON.parse(gunzipSync(body).toString());
  expect(Object.keys(data).sort()).toEqual([
    'classes',
    'predictions',
    'probabilities',
    'quantileLevels',
    'quantiles',
  ]);
  expect(data.predictions).toHaveLength(rows);
  expect(data.probabilities).toHaveLength(rows);
  harness.clock.advance(300_000);
  const late = await call('GET', result.resultUrl, { key: null });
  expect([late.status, late.body]).toEqual([403, expect.stringContaining('<Code>AccessDenied</Code>')]);
  const { body: again } = await call('GET', `/v1/predictions/${job.id}/result`);
  expect((await call('GET', again.resultUrl, { key: null })).status).toBe(200);
});

test('a multipart upload is assembled from its parts', async () => {
  const small = await createHarness({ uploads: { multipartBytes: 1000, partBytes: 600 } });
  const { server: other, call: ask } = await withServer(small);
  const noise = Array.from({ length: 100 }, (_, i) => createHash('sha256').update(`${i}`).digest('hex'));
  const { bytes, contentHash } = pack(trainingPayload(10, 0, { noise }));
  const plan = await ask('POST', '/v1/uploads', { body: { contentHash, bytes: bytes.length } });
  const parts = Math.ceil(bytes.length / 600);
  expect(plan.body).toEqual({
    kind: 'multipart',
    key: `staging/${contentHash.slice(7)}`,
    uploadId: expect.any(String),
    partSize: 600,
    partUrls: Array.from({ length: parts }, () => expect.stringContaining(other.url)),
    completeUrl: expect.stringContaining(other.url),
  });
  const etags: string[] = [];
  for (const [index, url] of plan.body.partUrls.entries()) {
    const answer = await ask('PUT', url, { body: bytes.subarray(index * 600, (index + 1) * 600), key: null });
    expect(answer.status).toBe(200);
    etags.push(answer.headers.get('etag')!);
  }
  const manifest = `<CompleteMultipartUpload>${etags
    .map((etag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${etag}</ETag></Part>`)
    .join('')}</CompleteMultipartUpload>`;
  const headers = { 'content-type': 'application/xml' };
  const done = await ask('POST', plan.body.completeUrl, { body: manifest, key: null, headers });
  expect(done.status).toBe(200);
  const staged = { objectKey: plan.body.key, contentHash };
  const { body } = await ask('POST', '/v1/fits', { body: fitBody(staged, 10) });
  await small.tabular.wait(body.job.id, { owner: { org: 'acme', user: 'ann' } });
  expect((await ask('GET', `/v1/fits/${body.context.id}`)).body.status).toBe('ready');
  await other.close();
  await small[Symbol.asyncDispose]();
});
