import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Client,
  type ClientErrorCode,
  createClient,
  GraticuleClientError,
  type Row,
} from '../../src/client/index.ts';
import { type ErrorCode, errorKinds } from '../../src/tabular/domain/errors.ts';
import { apiKey, type Served, serveHere } from './server.ts';

let server: Served;
let parts: Served;
let client: Client;

beforeAll(async () => {
  [server, parts] = await Promise.all([
    serveHere({ results: { inlineBytes: 20_000 } }),
    serveHere({
      uploads: { maxBytes: 6_000, multipartBytes: 500, partBytes: 256 },
      limits: { maxTestRows: 20 },
    }),
  ]);
  client = createClient({ baseUrl: server.url, apiKey });
});
afterAll(() => Promise.all([server?.close(), parts?.close()]));

const kinds = ['setosa', 'versicolor', 'virginica'];
/** Rows of three separable kinds. */
const flowers = (n: number): Row[] =>
  Array.from({ length: n }, (_, i) => ({
    length: (i % 3) * 2 + Math.sin(i) / 4,
    colour: i % 3 === 1 ? 'blue' : 'red',
    wild: i % 3 === 1,
    kind: kinds[i % 3],
  }));
const flowerTask = (n: number) => ({ task: 'classification', rows: flowers(n), target: 'kind' }) as const;

describe('the TypeScript client', () => {
  test('fits a model and scores rows with it', async () => {
    const model = await client.fit(flowerTask(90));
    expect(model.context).toMatchObject({ status: 'ready', featureColumns: ['length', 'colour', 'wild'] });
    const { predictions, classes, probabilities } = await model.predict(flowers(12));
    expect(predictions).toEqual(flowers(12).map(({ kind }) => kind));
    expect([...classes!].sort()).toEqual(kinds);
    for (const row of probabilities!) expect(row.reduce((a, b) => a + b)).toBeCloseTo(1, 5);
    expect(await model.predict([])).toMatchObject({ predictions: [] });

    const again = await client.model(model.context.id);
    expect((await again.predict(flowers(3))).predictions).toEqual(kinds);
    expect((await client.fit(flowerTask(90))).reused).toBe(true);
    expect((await client.fit(flowerTask(90), { forceRefit: true })).context.id).not.toBe(model.context.id);
  });

  test('fits and scores in one job, with labels apart from the rows and of their own type', async () => {
    const rows = Array.from({ length: 40 }, (_, a) => ({ a, day: new Date(Date.UTC(2024, 0, a + 1)) }));
    const target = rows.map(({ a }) => a >= 20);
    const { predictions } = await client.predict({ task: 'classification', rows, target }, [
      rows[2]!,
      rows[37]!,
    ]);
    expect(predictions).toEqual([false, true]);
  });

  test('gives quantiles of a regression, reading large results from object storage', async () => {
    const rows = Array.from({ length: 100 }, (_, i) => ({ x: i / 7, y: i / 3 }));
    const model = await client.fit({ task: 'regression', rows, target: 'y' });
    const many = Array.from({ length: 3000 }, (_, i) => ({ x: i / 200 }));
    const { predictions, quantiles, quantileLevels } = await model.predict(many, { quantiles: [0.1, 0.9] });
    expect(predictions).toHaveLength(3000);
    expect(quantileLevels).toEqual([0.1, 0.9]);
    expect(quantiles!.every(([low, high]) => low! <= high!)).toBe(true);
  });

  test('evaluates', async () => {
    expect(await client.evaluate(flowerTask(90))).toMatchObject({
      metric: 'accuracy',
      method: 'kfold',
      rows: 90,
    });
  });

  test('forecasts steps ahead, or the rows of the future', async () => {
    const day = (i: number) => new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10);
    const context = ['a', 'b'].flatMap((item_id) =>
      Array.from({ length: 60 }, (_, i) => ({ item_id, timestamp: day(i), target: i % 7 })),
    );
    const steps = await client.forecast({ context, predictionLength: 3, quantiles: [0.2, 0.8] });
    expect(steps.map(({ item_id, timestamp }) => [item_id, timestamp])).toEqual(
      ['a', 'b'].flatMap((item) => [60, 61, 62].map((i) => [item, day(i)])),
    );
    for (const step of steps) expect(step['0.2']).toBeLessThanOrEqual(step['0.8'] as number);
    const future = [{ item_id: 'b', timestamp: day(60) }];
    expect(await client.forecast({ context, future })).toMatchObject([{ item_id: 'b', timestamp: day(60) }]);
    await expect(client.forecast({ context })).rejects.toThrow(/exactly one/);
  });

  test('uploads in parts and scores in several jobs where the service asks for it', async () => {
    const careful = createClient({ baseUrl: parts.url, apiKey });
    const stages: string[] = [];
    const model = await careful.fit(flowerTask(90), { onProgress: (stage) => stages.push(stage) });
    expect(stages.filter((stage) => stage === 'upload').length).toBeGreaterThan(2);
    expect(stages[0]).toBe('pack');
    const { predictions, probabilities } = await model.predict(flowers(50));
    expect(predictions).toEqual(flowers(50).map(({ kind }) => kind));
    expect(probabilities).toHaveLength(50);
    const noise = Array.from({ length: 1000 }, (_, i) => ({ a: Math.sin(i), y: Math.cos(i * i) }));
    await expect(careful.fit({ task: 'regression', rows: noise, target: 'y' })).rejects.toMatchObject({
      code: 'payload_too_large',
      status: 413,
    });
  });

  test('reports the codes of the service, those of failed jobs too', async () => {
    const stranger = createClient({ baseUrl: server.url, apiKey: 'no such key' });
    await expect(stranger.fit(flowerTask(9))).rejects.toMatchObject({
      name: 'GraticuleClientError',
      code: 'invalid_api_key',
      status: 401,
      requestId: expect.stringMatching(/^req_[0-9a-f]{16}$/),
    });
    await expect(client.fit({ ...flowerTask(9), task: 'regression' })).rejects.toMatchObject({
      code: 'unsupported_task',
      retryable: false,
    });
    await expect(client.job('job_nowhere')).rejects.toMatchObject({ code: 'job_not_found' });
    const model = await client.fit(flowerTask(90));
    await expect(model.predict([{ length: 1 }])).resolves.toMatchObject({ classes: expect.anything() });
  });

  test('refuses what is too large or wrong before anything is uploaded', async () => {
    const rows = Array.from({ length: 200 }, (_, i) => ({ a: i, b: `label ${i}` }));
    await expect(client.fit({ task: 'classification', rows, target: 'b' })).rejects.toMatchObject({
      code: 'dataset_too_large',
      status: null,
      requestId: null,
    });
    await expect(client.fit({ task: 'regression', rows, target: 'c' })).rejects.toMatchObject({
      code: 'missing_target_column',
    });
    await expect(client.fit({ task: 'regression', rows, target: [1] })).rejects.toThrow(RangeError);
    await expect(client.fit({ task: 'regression', rows: [], target: [] })).rejects.toMatchObject({
      code: 'schema_mismatch',
      status: null,
      problem: 'There are no rows to learn from.',
    });
    const infinite = [{ a: 1 }, { a: Number.POSITIVE_INFINITY }];
    await expect(client.fit({ task: 'regression', rows: infinite, target: [1, 2] })).rejects.toThrow(
      /row 2, column "a"/,
    );
    expect(() => createClient({ baseUrl: 'localhost' })).toThrow(TypeError);
  });

  test('knows every code of the service', () => {
    const codes = Object.keys(errorKinds) as ErrorCode[];
    // Compiles only while each code of the service is one of the client's.
    const known: readonly ClientErrorCode[] = codes;
    expect(known).toHaveLength(26);
  });
});

describe('against a server that misbehaves', () => {
  type Answer = { status: number; body: unknown; headers?: Record<string, string> };
  let answers: Answer[] = [];
  let odd: Server;
  let oddClient: Client;
  const waits: number[] = [];

  beforeAll(async () => {
    odd = createServer((_request, response) => {
      const { status, body, headers = {} } = answers.shift() ?? { status: 500, body: 'nothing left' };
      response.writeHead(status, headers);
      response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
    });
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
    const { port } = odd.address() as AddressInfo;
    const sleep = async (ms: number) => void waits.push(ms);
    oddClient = createClient({ baseUrl: `http://127.0.0.1:${port}/`, maxRetries: 2, sleep });
  });
  afterAll(() => odd.close());

  const coded = (code: string, retryable: boolean, headers = {}) => ({
    status: 503,
    body: { code, retryable },
    headers,
  });

  test('only failures marked retryable are tried again, after the time that is named', async () => {
    answers = [
      coded('worker_unavailable', true, { 'retry-after': '3' }),
      coded('cache_unavailable', true),
      { status: 200, body: { id: 'j' } },
    ];
    expect(await oddClient.job('j')).toEqual({ id: 'j' });
    expect(waits[0]).toBe(3000);
    expect(waits).toHaveLength(2);
    answers = [coded('quota_exceeded', false)];
    await expect(oddClient.job('j')).rejects.toMatchObject({ code: 'quota_exceeded' });
    answers = Array.from({ length: 4 }, () => coded('rate_limited', true));
    await expect(oddClient.job('j')).rejects.toBeInstanceOf(GraticuleClientError);
    expect(answers).toHaveLength(1);
  });

  test('a bare refusal and an answer that is no JSON have codes too', async () => {
    answers = [{ status: 400, body: { error: 'invalid_request' } }];
    await expect(oddClient.job('j')).rejects.toMatchObject({ code: 'invalid_request', status: 400 });
    answers = [{ status: 502, body: Buffer.from('<html>') }];
    await expect(oddClient.job('j')).rejects.toMatchObject({ code: 'internal_error', status: 502 });
  });

  test('a damaged result is noticed', async () => {
    const { port } = odd.address() as AddressInfo;
    const plan = { kind: 'single', key: 'k', url: `http://127.0.0.1:${port}/put` };
    const limits = {
      maxTrainRows: 9,
      maxTrainCells: 9,
      maxTestRows: 9,
      maxColumns: 9,
      maxClasses: 9,
      maxUploadBytes: 999,
    };
    answers = [
      { status: 200, body: { defaultModelVersion: 'm', modelLimits: { m: limits } } },
      { status: 200, body: plan },
      { status: 200, body: '', headers: { etag: '"e"' } },
      { status: 200, body: { id: 'j', status: 'queued' } },
      { status: 200, body: { id: 'j', status: 'succeeded' } },
      { status: 200, body: { resultUrl: `${plan.url}?r`, resultContentHash: `sha256:${'0'.repeat(64)}` } },
      { status: 200, body: gzipSync('{}') },
    ];
    await expect(
      oddClient.predict({ task: 'regression', rows: [{ a: 1 }], target: [1] }, [{ a: 2 }]),
    ).rejects.toMatchObject({ code: 'storage_error' });
  });

  test('waiting stops with the reason of the signal', async () => {
    const { port } = odd.address() as AddressInfo;
    const patient = createClient({ baseUrl: `http://127.0.0.1:${port}`, maxRetries: 1 });
    const reason = new Error('enough');
    answers = [coded('worker_unavailable', true, { 'retry-after': '600' })];
    const controller = new AbortController();
    const asked = patient.job('j', { signal: controller.signal });
    odd.once('request', (_request, response) =>
      response.once('finish', () => setImmediate(() => controller.abort(reason))),
    );
    await expect(asked).rejects.toBe(reason);
  });
});
