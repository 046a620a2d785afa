/** Files of the store are changed behind its back: nobody gets a wrong answer that looks right. */

import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { TabularOptionsInput } from '../../src/tabular/options.ts';
import {
  type Call,
  createCall,
  createHarness,
  fitBody,
  type Harness,
  trainingPayload,
  upload,
} from '../support/service.ts';

const open: Harness[] = [];
afterEach(async () => {
  for (const harness of open.splice(0)) await harness[Symbol.asyncDispose]();
});

async function start(options: TabularOptionsInput = {}): Promise<Harness & { call: Call }> {
  const harness = await createHarness(options);
  open.push(harness);
  return { ...harness, call: createCall(harness.mount.fetch) };
}

const owner = { owner: { org: 'acme', user: 'ann' } };

async function predicted(harness: Harness & { call: Call }, rows = 3): Promise<string> {
  const staged = await upload(harness.call, trainingPayload(4, rows));
  const body = { ...fitBody(staged, 4), outputRowCount: rows };
  const { id } = (await harness.call('POST', '/v1/predictions', { body })).body;
  expect((await harness.tabular.wait(id, owner)).status).toBe('succeeded');
  return id;
}

const fileOf = (harness: Harness, key: string) => join(harness.folder, 'objects', key);
const altered = expect.objectContaining({ event: 'stored_object_altered', level: 'error' });

describe('a small result', () => {
  test('of which one bit, the end or everything was changed is cache_unavailable, and logged', async () => {
    const harness = await start();
    const id = await predicted(harness);
    const path = fileOf(harness, `results/${id}.json`);
    const whole = readFileSync(path);
    const result = () => harness.call('GET', `/v1/predictions/${id}/result`);
    const right = (await result()).body;
    expect(harness.logged).not.toContainEqual(altered);
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.nat({ max: 8 * whole.length - 1 }).map((bit) => {
            const bytes = Buffer.from(whole);
            bytes[bit >> 3]! ^= 1 << (bit & 7);
            return bytes;
          }),
          fc.nat({ max: whole.length - 1 }).map((length) => whole.subarray(0, length)),
          fc.constant(Buffer.from(whole.toString().replace('"no"', '"yes"'))),
          fc.uint8Array({ minLength: 1 }).map((more) => Buffer.concat([whole, more])),
        ),
        async (bytes) => {
          writeFileSync(path, bytes);
          const { status, body } = await result();
          expect([status, body.code, body.category, body.retryable]).toEqual([
            503,
            'cache_unavailable',
            'unavailable',
            true,
          ]);
          expect(body.fix).toBe('Submit the job again.');
          await expect(harness.tabular.result(id, owner)).rejects.toMatchObject({
            code: 'cache_unavailable',
          });
        },
      ),
      { numRuns: 60 },
    );
    expect(harness.logged).toContainEqual(altered);
    writeFileSync(path, whole);
    expect((await result()).body).toEqual(right);
  });

  test('that is gone before its time is cache_unavailable; after its time it has expired', async () => {
    const harness = await start({ results: { sweepMs: 1e12 } });
    const id = await predicted(harness);
    rmSync(fileOf(harness, `results/${id}.json`));
    const code = async () => (await harness.call('GET', `/v1/predictions/${id}/result`)).body.code;
    expect(await code()).toBe('cache_unavailable');
    expect(harness.logged).toContainEqual(
      expect.objectContaining({ event: 'stored_object_missing', jobId: id }),
    );
    harness.clock.advance(3_600_000);
    expect(await code()).toBe('training_ref_expired');
  });
});

describe('a large result', () => {
  const code = (text: unknown) => /<Code>(\w+)<\/Code>/.exec(String(text))?.[1];

  async function spilled(rows: number) {
    const harness = await start({ results: { inlineBytes: 10 } });
    const id = await predicted(harness, rows);
    const { body } = await harness.call('GET', `/v1/predictions/${id}/result`);
    return { harness, id, path: fileOf(harness, `results/${id}.json.gz`), url: body.resultUrl as string };
  }

  test('that was changed is refused at its address before the first byte', async () => {
    const { harness, path, url } = await spilled(3);
    const whole = readFileSync(path);
    const get = () => harness.call('GET', url, { key: null });
    expect(JSON.parse(gunzipSync((await get()).body).toString()).predictions).toHaveLength(3);
    for (let bit = 0; bit < 8 * whole.length; bit += 13) {
      const bytes = Buffer.from(whole);
      bytes[bit >> 3]! ^= 1 << (bit & 7);
      writeFileSync(path, bytes);
      const answer = await get();
      expect([answer.status, code(answer.body)]).toEqual([503, 'ServiceUnavailable']);
      expect((await harness.call('HEAD', url, { key: null })).status).toBe(503);
    }
    expect(harness.logged).toContainEqual(altered);
    writeFileSync(path, whole);
    expect((await get()).status).toBe(200);
  });

  test('that is gone is cache_unavailable where its address is asked for', async () => {
    const { harness, id, path } = await spilled(3);
    rmSync(path);
    const { status, body } = await harness.call('GET', `/v1/predictions/${id}/result`);
    expect([status, body.code]).toEqual([503, 'cache_unavailable']);
  });

  test('too large to be read twice is cut before its end when it was changed', async () => {
    const { harness, url } = await spilled(3);
    // More than is read beforehand; zeros compress to nothing, so the file is made as it is.
    const bytes = Buffer.alloc(33 * 2 ** 20, 'x');
    const { sha256 } = await harness.objects.write('results/large', [bytes]);
    const address = await harness.objects.signDownload('results/large', harness.clock.now() + 1000, sha256);
    const whole = await harness.call('GET', address, { key: null });
    expect(whole.status).toBe(200);
    expect(whole.body.length).toBe(bytes.length);
    bytes[5] = 0;
    writeFileSync(fileOf(harness, 'results/large'), bytes);
    await expect(harness.call('GET', address, { key: null })).rejects.toThrow();
    truncateSync(fileOf(harness, 'results/large'), 33 * 2 ** 20 - 1);
    await expect(harness.call('GET', address, { key: null })).rejects.toThrow();
    expect(new URL(url).searchParams.get('sha256')).toMatch(/^[0-9a-f]{64}$/);
  });
});

test('an evaluation whose row was changed is cache_unavailable', async () => {
  const harness = await start();
  const { trainRowCount, ...rest } = fitBody(await upload(harness.call, trainingPayload(4, 0)), 4);
  const { body: job } = await harness.call('POST', '/v1/evaluations', {
    body: { ...rest, rowCount: trainRowCount },
  });
  await harness.tabular.wait(job.id, owner);
  const read = () => harness.call('GET', `/v1/evaluations/${job.id}/result`);
  expect((await read()).body.value).toBe(0.5);
  const record = harness.store.record;
  harness.store.record = async (id) => {
    const row = (await record(id))!;
    const result = row.result as Extract<typeof row.result, { kind: 'evaluation' }>;
    return { ...row, result: { ...result, value: { ...result.value, value: 0.9 } } };
  };
  const { status, body } = await read();
  expect([status, body.code]).toEqual([503, 'cache_unavailable']);
  expect(harness.logged).toContainEqual(expect.objectContaining({ event: 'stored_value_altered' }));
});

test('the hashes that an evaluation and a result are checked with lie in the row of their job', async () => {
  const harness = await start();
  const id = await predicted(harness);
  expect((await harness.store.record(id))!.result).toMatchObject({
    kind: 'inline',
    contentHash: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
  });
});

describe('a payload that was changed after its upload', () => {
  const stagedFile = (harness: Harness) => {
    const entries = readdirSync(join(harness.folder, 'objects', 'staged'), {
      recursive: true,
      withFileTypes: true,
    });
    const file = entries.find((entry) => entry.isFile())!;
    return join(file.parentPath, file.name);
  };

  test.each([
    ['a bit', (bytes: Buffer) => Buffer.from(bytes.map((byte, i) => (i === 30 ? byte ^ 1 : byte)))],
    ['its end', (bytes: Buffer) => bytes.subarray(0, -9)],
    ['everything', () => Buffer.from('something else')],
  ])('in %s fails its job as cache_unavailable, not as a fault of the caller', async (_what, change) => {
    const harness = await start({ worker: { concurrency: 1 } });
    let go = () => {};
    const opened = new Promise<void>((resolve) => {
      go = resolve;
    });
    harness.engine.before = () => opened;
    // The first job keeps the worker busy.
    const first = await upload(harness.call, trainingPayload(2, 0));
    await harness.call('POST', '/v1/fits', { body: fitBody(first, 2) });
    while (harness.engine.calls.fit === 0) await new Promise(setImmediate);
    rmSync(stagedFile(harness));
    const staged = await upload(harness.call, trainingPayload(4, 0));
    const { body } = await harness.call('POST', '/v1/fits', { body: fitBody(staged, 4) });
    const path = stagedFile(harness);
    writeFileSync(path, change(readFileSync(path)));
    go();
    const job = await harness.tabular.wait(body.job.id, owner);
    expect(job.error).toMatchObject({
      code: 'cache_unavailable',
      retryable: true,
      fix: 'Upload the payload again and submit a new job.',
    });
    expect(harness.logged).toContainEqual(altered);
  });
});

test('results of an earlier release, whose rows have no hash, are still given', async () => {
  const harness = await start();
  const id = await predicted(harness);
  const record = harness.store.record;
  harness.store.record = async (jobId) => ({
    ...(await record(jobId))!,
    result: { kind: 'inline', objectKey: `results/${id}.json` },
  });
  expect((await harness.call('GET', `/v1/predictions/${id}/result`)).status).toBe(200);
});
