/** The service on its defaults: the native reader, the native engine, SQLite and files. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTabular, type Tabular } from '../../src/tabular/index.ts';
import { pack } from '../support/plain-payload.ts';
import { forecastPayload, trainingPayload } from '../support/service.ts';

let dataDir: string;
let tabular: Tabular;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'graticule-create-'));
  tabular = await createTabular({ dataDir });
});
afterAll(async () => {
  await tabular.close();
  await rm(dataDir, { recursive: true });
});

const described = { task: 'classification', targetColumn: 'y', featureColumns: ['a', 'b'] } as const;
const staged = (payload: unknown) => tabular.upload(pack(payload).bytes);
const failed = async (id: string) => {
  const job = await tabular.wait(id);
  expect(job.status).toBe('failed');
  return job.error!;
};

describe('with the native reader and engine', () => {
  test('a context is fitted, kept, and scores rows; labels keep their type', async () => {
    const labels = Array.from({ length: 40 }, (_, i) => i >= 20);
    const payload = trainingPayload(40, 0, { trainingTarget: labels });
    const { job, context } = await tabular.fit({
      ...(await staged(payload)),
      ...described,
      trainRowCount: 40,
    });
    expect((await tabular.wait(job.id)).error).toBe(null);
    expect(await tabular.context(context.id)).toMatchObject({ status: 'ready', trainRows: 40 });

    const rows = [
      { b: 1, a: 1, more: 'ignored' },
      { a: 38, b: null },
    ];
    const predicted = await tabular.predict({
      ...(await staged({ kind: 'contextPrediction', rows })),
      fittedContextId: context.id,
      outputRowCount: 2,
    });
    await tabular.wait(predicted.id);
    const result = await tabular.result(predicted.id);
    expect(result.predictions).toEqual([false, true]);
    expect(result.classes).toHaveLength(2);
    for (const row of result.probabilities!) expect(row.reduce((a, b) => a + b)).toBeCloseTo(1, 6);
  });

  test('an inline regression gives quantiles in ascending order', async () => {
    const payload = trainingPayload(30, 2, {
      task: 'regression',
      trainingTarget: Array.from({ length: 30 }, (_, i) => 2 * i),
      quantiles: [0.1, 0.5, 0.9],
    });
    const job = await tabular.predict({
      ...(await staged(payload)),
      ...described,
      task: 'regression',
      trainRowCount: 30,
      outputRowCount: 2,
    });
    expect((await tabular.wait(job.id)).error).toBe(null);
    const { predictions, quantiles, quantileLevels, classes } = await tabular.result(job.id);
    expect([predictions.length, quantileLevels, classes]).toEqual([2, [0.1, 0.5, 0.9], null]);
    for (const row of quantiles!) expect([...row].sort((a, b) => a - b)).toEqual(row);
  });

  test('a small table is evaluated by k-fold', async () => {
    const { objectKey, contentHash } = await staged(trainingPayload(20, 0));
    const job = await tabular.evaluate({ objectKey, contentHash, ...described, rowCount: 20 });
    expect((await tabular.wait(job.id)).error).toBe(null);
    const evaluation = await tabular.evaluation(job.id);
    expect(evaluation).toMatchObject({ metric: 'accuracy', method: 'kfold', rows: 20 });
    expect(evaluation.folds).toBeGreaterThan(1);
  });

  test('a forecast continues each series in the format of its timestamps', async () => {
    const job = await tabular.forecast({
      ...(await staged(forecastPayload(20))),
      covariateColumns: [],
      contextRowCount: 20,
      outputRowCount: 6,
    });
    expect((await tabular.wait(job.id)).error).toBe(null);
    const { predictions } = await tabular.result(job.id);
    expect(predictions).toHaveLength(6);
    for (const row of predictions) {
      expect(Object.keys(row).sort()).toEqual(['0.1', '0.9', 'item_id', 'mean', 'timestamp']);
    }
    expect(predictions[0]).toMatchObject({ item_id: 'p', timestamp: '2025-12-21' });
  });

  test('a payload that is no gzip, no JSON, or of the wrong shape fails its job and names the place', async () => {
    const fit = async (payload: { objectKey: string; contentHash: string }) => {
      const { job } = await tabular.fit({ ...payload, ...described, trainRowCount: 4 });
      return failed(job.id);
    };
    expect((await fit(await tabular.upload(Buffer.from('no gzip')))).code).toBe('schema_mismatch');
    expect((await fit(await staged('{"task": '))).code).toBe('schema_mismatch');
    const error = await fit(await staged(trainingPayload(4, 0, { trainingFeatures: [{ a: {}, b: 1 }] })));
    expect([error.code, error.cause]).toEqual(['schema_mismatch', expect.stringMatching(/row 1.*"a"/)]);
    const counts = await fit(await staged(trainingPayload(5, 0)));
    expect([counts.code, counts.cause]).toEqual(['schema_mismatch', expect.stringMatching(/4.*5/)]);
    const target = await fit(await staged(trainingPayload(4, 0, { targetColumn: 'z' })));
    expect(target.code).toBe('missing_target_column');
  });

  test('it is warm', async () => {
    expect(await tabular.warm()).toEqual({
      status: 'warm',
      engineVersion: expect.stringMatching(/^eng_[0-9a-f]{16}$/),
    });
  });
});

describe('options', () => {
  test.each([
    [{ dataDirectory: 'x' }, /unknown option dataDirectory, did you mean dataDir\?/],
    [{ worker: { concurency: 1 } }, /unknown option worker\.concurency, did you mean concurrency\?/],
    [{ zzzzzzzzzz: 1 }, /unknown option zzzzzzzzzz$/],
    [{ worker: { concurrency: -1 } }, /worker\.concurrency/],
    [{ dataDir: 5 }, /dataDir/],
    [{ jobs: {} }, /jobs: expected a job store with submit, claim, finish/],
    [{ rateLimit: { perMinute: 0 } }, /rateLimit\.perMinute/],
  ])('%j is refused', async (options, message) => {
    // @ts-expect-error: what a caller without types may pass
    await expect(createTabular(options)).rejects.toThrow(TypeError);
    // @ts-expect-error: the same
    await expect(createTabular(options)).rejects.toThrow(message);
  });

  test('are frozen, all the way down', () => {
    expect(Object.isFrozen(tabular.options)).toBe(true);
    expect(Object.isFrozen(tabular.options.limits.forecast)).toBe(true);
  });
});
