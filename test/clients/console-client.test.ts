/** The client of the console's routes, over real HTTP. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, createConsoleClient, type Upload } from '../../src/client/index.ts';
import type { RunningServer } from '../../src/http/serve.ts';
import { createHarness, type Harness, withServer } from '../support/service.ts';

let harness: Harness;
let server: RunningServer;

beforeAll(async () => {
  harness = await createHarness();
  ({ server } = await withServer(harness));
});
afterAll(async () => {
  await server.close();
  await harness[Symbol.asyncDispose]();
});

const rows = Array.from({ length: 6 }, (_, i) => ({ a: i, b: i % 3, y: i % 2 === 0 ? 'no' : 'yes' }));
const training = { task: 'classification', rows, target: 'y' } as const;
const options = () => ({ baseUrl: server.url, apiKey: 'key-ann' });

test('lists what there is, looks into models and deletes them', async () => {
  const seen = createConsoleClient(options());
  expect(await seen.session()).toMatchObject({ org: 'acme', user: 'ann' });
  const submitted: string[] = [];
  const onSubmitted = (id: string) => submitted.push(id);
  const client = createClient(options());
  const { context } = await client.fit(training, { onSubmitted });
  await client.evaluate(training, { onSubmitted });

  const { jobs, next } = await seen.jobs({ limit: 1 });
  const rest = await seen.jobs({ limit: 1, after: next! });
  expect([...jobs, ...rest.jobs].map(({ id }) => id).toSorted()).toEqual(submitted.toSorted());
  expect(rest.next).toBe(null);
  expect(await seen.job(submitted[0]!)).toMatchObject({ kind: 'fit', contextId: context.id });
  expect(await seen.evaluation(submitted[1]!)).toMatchObject({ metric: 'accuracy', rows: 6 });
  await expect(seen.evaluation(submitted[0]!)).rejects.toMatchObject({ code: 'job_not_found' });

  expect((await seen.model(context.id)).importance.map(({ column }) => column)).toEqual(['b', 'a']);
  expect((await seen.explain(context.id, [{ a: 2, b: 1 }])).contributions).toEqual([[[2, 1]]]);
  expect((await seen.contexts()).contexts.map(({ id }) => id)).toEqual([context.id]);
  await seen.deleteContext(context.id);
  expect((await seen.contexts()).contexts).toEqual([]);
  await expect(seen.deleteContext(context.id)).rejects.toMatchObject({ code: 'fitted_context_not_found' });
});

test('reads the results of jobs again', async () => {
  const seen = createConsoleClient(options());
  const ids: string[] = [];
  const client = createClient(options());
  const result = await client.predict(training, rows, { onSubmitted: (id) => ids.push(id) });
  expect(await seen.predictions(ids[0]!)).toEqual(result);
  const context = rows.map(({ a }, i) => ({ timestamp: `2025-01-0${i + 1}`, target: a }));
  const steps = await client.forecast(
    { context, predictionLength: 1 },
    { onSubmitted: (id) => ids.push(id) },
  );
  expect(await seen.forecast(ids[1]!)).toEqual(steps);
});

test('forecasts with the holidays of places', async () => {
  const asked: unknown[] = [];
  const forecast = harness.engine.forecast.bind(harness.engine);
  harness.engine.forecast = (request, run) => {
    asked.push(request.holidays);
    return forecast(request, run);
  };
  const context = rows.map(({ a }, i) => ({ timestamp: `2025-01-0${i + 1}`, target: a }));
  const client = createClient(options());
  expect(await client.forecast({ context, predictionLength: 2, holidays: ['DE-BY'] })).toHaveLength(2);
  expect(await client.forecast({ context, predictionLength: 2 })).toHaveLength(2);
  expect(asked).toEqual([['DE-BY'], undefined]);
  harness.engine.forecast = forecast;
});

test('tells the fraction and the stage of a running job', async () => {
  let finish = () => {};
  const go = new Promise<void>((resolve) => {
    finish = resolve;
  });
  harness.engine.before = async (kind, _signal, onProgress) => {
    if (kind !== 'evaluate') return;
    onProgress!(0.625, 'fold 3', null);
    await go;
  };
  const client = createClient({ ...options(), sleep: async () => harness.clock.advance(500) });
  await client.evaluate(training, {
    onProgress: (stage, fraction, detail) => {
      if (stage === 'running' && fraction === 0.625 && detail === 'fold 3') finish();
    },
  });
});

test('asks for the fraction once where the service does not tell', async () => {
  await using plain = await createHarness({}, { console: false });
  const { server: other } = await withServer(plain);
  const asked: string[] = [];
  plain.engine.before = async () => {
    while (asked.length < 6) await new Promise((resolve) => setImmediate(resolve));
  };
  const client = createClient({
    baseUrl: other.url,
    apiKey: 'key-ann',
    sleep: async () => {},
    fetch: (url, init) => {
      if (/predictions|console/.test(String(url))) asked.push(new URL(String(url)).pathname.split('/')[1]!);
      return fetch(url, init);
    },
  });
  const seen = new Set<number | undefined>();
  await client.evaluate(training, {
    onProgress: (stage, fraction) => void (stage === 'running' && seen.add(fraction)),
  });
  expect(asked.filter((place) => place === 'console')).toHaveLength(1);
  expect([...seen]).toEqual([undefined]);
  await other.close();
});

test('takes rows that are made as they are asked for, and an upload that tells how far it is', async () => {
  const asked: [number, number][] = [];
  const made = {
    length: rows.length,
    columns: ['a', 'b'],
    slice(start: number, end: number) {
      asked.push([start, end]);
      return rows.slice(start, end);
    },
  };
  const upload: Upload = async ({ url, bytes, headers, onSent }) => {
    onSent(0.5);
    return fetch(url, { method: 'PUT', headers, body: bytes });
  };
  const client = createClient({ ...options(), upload });
  const told: (number | undefined)[] = [];
  await client.evaluate(
    { task: 'classification', rows: made, target: rows.map(({ y }) => y) },
    { onProgress: (stage, fraction) => void (stage === 'upload' && told.push(fraction)) },
  );
  expect(told).toEqual([0, 0.5, 1]);
  expect(asked.length).toBe(1);
});
