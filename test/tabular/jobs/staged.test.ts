/** Staged objects of the same bytes, used by several processes at once; and how many of them may be planned. */

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { silentLog } from '../../../src/shared/log.ts';
import { fs } from '../../../src/tabular/drivers/fs/index.ts';
import { sqlite } from '../../../src/tabular/drivers/sqlite/index.ts';
import type { ContextModels } from '../../../src/tabular/jobs/context-models.ts';
import { createReadPayload } from '../../../src/tabular/jobs/read-payload.ts';
import { runJob } from '../../../src/tabular/jobs/run-job.ts';
import { deleteStaged, letGoStaged } from '../../../src/tabular/jobs/uploads.ts';
import { resolveOptions } from '../../../src/tabular/options.ts';
import type { ObjectStore } from '../../../src/tabular/ports.ts';
import { failure, request } from '../../contract/job-store-requests.ts';
import { pack } from '../../support/plain-payload.ts';
import {
  createCall,
  createHarness,
  fitBody,
  type Harness,
  trainingPayload,
  upload,
} from '../../support/service.ts';

const open: Harness[] = [];
afterEach(async () => {
  for (const harness of open.splice(0)) await harness[Symbol.asyncDispose]();
});

test('no process takes away what another has planned, written and submitted, whatever they do at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'graticule-staged-'));
  let going = 2;
  const writes = new Map<string, number>();
  const places = [1, 2, 3].map(() => {
    const store = sqlite({ dataDir: folder, synchronous: 'normal' });
    const { staged, dropStaged } = store;
    // A slow process: what it has read or dropped is no longer so when it acts on it.
    const whenWritten = async (key: string) => {
      const before = writes.get(key);
      for (let turn = 0; turn < 2000 && writes.get(key) === before && going > 0; turn += 1)
        await setImmediate();
    };
    store.staged = async (key) => {
      const read = await staged(key);
      await whenWritten(key);
      return read;
    };
    store.dropStaged = async (key) => {
      const dropped = await dropStaged(key);
      if (dropped) await whenWritten(key);
      return dropped;
    };
    return { store, objects: fs({ folder }) };
  });
  // Each second one is one process's alone, so that some are let go however the processes take turns.
  const keyOf = (round: number, owner: string) => `staged/a/${round % 2 === 0 ? round : `${round}-${owner}`}`;
  let missing = 0;
  let letGo = 0;

  async function use({ store, objects }: (typeof places)[number], owner: string, pace: number) {
    for (let round = 0; round < 40; round += 1) {
      const key = keyOf(round, owner);
      for (let turn = 0; turn < (round * pace) % 11; turn += 1) await setImmediate();
      await store.planStaged(key, round);
      await objects.write(key, [Buffer.from('the same bytes')]);
      writes.set(key, (writes.get(key) ?? 0) + 1);
      const { job } = request({ stagedKey: key });
      await store.submit(request(job));
      const claim = await store.claim({ owner, now: 1, leaseUntil: Number.MAX_SAFE_INTEGER });
      // Both claim in turn: what one has submitted the other may run.
      const found = await objects.open(key);
      const read: Uint8Array[] = [];
      if (found !== null) for await (const chunk of found.stream()) read.push(chunk);
      if (Buffer.concat(read).toString() !== 'the same bytes') missing += 1;
      await store.fail(claim!.job.id, claim!.token, failure(2));
      await letGoStaged({ store, objects }, key);
      // What both had planned at one time is left until it is abandoned.
      if ((await store.staged(key)) === null) letGo += 1;
    }
    going -= 1;
  }

  async function sweep({ store, objects }: (typeof places)[number]): Promise<void> {
    while (going > 0) {
      for await (const page of objects.list('staged/')) {
        const needs = page.map((object) => ({ kind: 'staged', key: object.key }) as const);
        for (const orphan of await store.unneeded(needs)) await deleteStaged({ store, objects }, orphan);
      }
    }
  }

  try {
    await Promise.all([use(places[0]!, 'w0', 3), use(places[1]!, 'w1', 5), sweep(places[2]!)]);
    expect(missing).toBe(0);
    expect(letGo).toBeGreaterThan(0);
    const { store, objects } = places[2]!;
    for (let round = 0; round < 40; round += 1) {
      for (const owner of ['w0', 'w1']) {
        const key = keyOf(round, owner);
        if (await store.dropAbandoned(key, 41)) await deleteStaged({ store, objects }, key);
        expect(await objects.open(key)).toBe(null);
      }
    }
    expect(await readdir(join(folder, 'aside'))).toEqual([]);
  } finally {
    for (const { store } of places) await store.close();
    await rm(folder, { recursive: true });
  }
});

describe('planned uploads', () => {
  const plan = (harness: Harness, name: string, bytes: number, key = 'key-ann') =>
    createCall(harness.mount.fetch)('POST', '/v1/uploads', {
      body: { contentHash: pack(name).contentHash, bytes },
      key,
    });

  test('of 5 GB each leave no folder, and are refused above the bound until some are submitted or lapse', async () => {
    const harness = await createHarness({ uploads: { maxOpen: 20 } });
    open.push(harness);
    for (let i = 0; i < 20; i += 1) expect((await plan(harness, `${i}`, 5e9)).status).toBe(200);
    expect(await readdir(join(harness.folder, 'multipart'))).toEqual([]);
    const refused = await plan(harness, 'one more', 5e9, 'key-bob');
    expect([refused.status, refused.body.code, refused.body.retryable]).toEqual([429, 'rate_limited', true]);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.body.cause).toContain('20 uploads of 100000000000 bytes');
    expect(refused.body.fix).toContain('lapses after 60 minutes');
    // The same upload again, and another organisation's, are no more than before.
    expect((await plan(harness, '3', 5e9)).status).toBe(200);
    expect((await plan(harness, 'one more', 5e9, 'key-eve')).status).toBe(200);
    await expect(
      harness.tabular.upload(Buffer.from('x'), { owner: { org: 'acme', user: 'ann' } }),
    ).rejects.toMatchObject({ code: 'rate_limited' });
    harness.clock.advance(3_600_000 + 120_001);
    await harness.tabular.sweep();
    expect((await plan(harness, 'one more', 5e9)).status).toBe(200);
  });

  test('are bounded by their bytes where the deployment says so, and submitting makes room', async () => {
    const harness = await createHarness({
      uploads: { maxOpenBytes: 3000 },
      worker: { concurrency: 0 },
    });
    open.push(harness);
    expect((await plan(harness, 'large', 2900)).status).toBe(200);
    const call = createCall(harness.mount.fetch);
    const { bytes } = pack(trainingPayload(4, 0));
    expect(bytes.length).toBeGreaterThan(100);
    expect((await plan(harness, 'more', bytes.length)).status).toBe(429);
    harness.clock.advance(3_600_000 + 120_001);
    await harness.tabular.sweep();
    for (let i = 0; i < 30; i += 1) {
      const staged = await upload(call, trainingPayload(4 + i, 0));
      await call('POST', '/v1/fits', { body: fitBody(staged, 4 + i) });
    }
    expect((await plan(harness, 'large', 2900)).status).toBe(200);
  });

  test('that have bytes are kept until they are abandoned, those without lapse with their address', async () => {
    const harness = await createHarness();
    open.push(harness);
    const call = createCall(harness.mount.fetch);
    const staged = await upload(call, trainingPayload(4, 0));
    await plan(harness, 'never uploaded', 100);
    const planned = async () => (await harness.store.plannedBefore(Number.MAX_SAFE_INTEGER, '')).keys;
    expect((await planned()).length).toBe(2);
    harness.clock.advance(3_600_000 + 120_001);
    await harness.tabular.sweep();
    expect((await planned()).length).toBe(1);
    const { body } = await call('POST', '/v1/fits', { body: fitBody(staged, 4) });
    const job = await harness.tabular.wait(body.job.id, { owner: { org: 'acme', user: 'ann' } });
    expect(job.status).toBe('succeeded');
  });
});

test('a payload that is garbled on its way from the store is read again; one that is wrong is refused', async () => {
  const readPayload = createReadPayload(resolveOptions({}).limits);
  const harness = await createHarness({}, {}, { readPayload });
  open.push(harness);
  const { objects } = harness;
  const there = objects.open.bind(objects);
  let reads = 0;
  // A store elsewhere: no path, and the first bytes of an object come wrong.
  objects.open = async (key) => {
    const found = await there(key);
    if (found === null || !key.startsWith('staged/')) return found;
    return {
      bytes: found.bytes,
      async *stream() {
        reads += 1;
        let wrong = reads === 1;
        for await (const chunk of found.stream()) {
          yield wrong ? chunk.map((byte) => byte ^ 1) : chunk;
          wrong = false;
        }
      },
    };
  };
  const call = createCall(harness.mount.fetch);
  const ended = async (trainRowCount: number) => {
    const staged = await upload(call, trainingPayload(4, 0));
    const { body } = await call('POST', '/v1/fits', { body: fitBody(staged, trainRowCount) });
    return harness.tabular.wait(body.job.id, { owner: { org: 'acme', user: 'ann' } });
  };
  expect((await ended(4)).status).toBe('succeeded');
  expect(reads).toBe(2);
  expect(await ended(5)).toMatchObject({ status: 'failed', error: { code: 'schema_mismatch' } });
});

test('a service left to itself collects what a crash has left, with few looks at all objects', async () => {
  // Ten times the defaults: a look on a slow machine is short beside them.
  const harness = await createHarness({ results: { sweepMs: 600_000, leftoverMs: 1_200_000 } });
  open.push(harness);
  const { objects, clock, folder } = harness;
  await objects.write('results/orphan.json', [Buffer.from('x')]);
  await writeFile(join(folder, 'tmp', 'half'), 'x');
  const list = objects.list;
  let looks = 0;
  objects.list = (prefix) => {
    looks += 1;
    return list(prefix);
  };
  const sweep = objects.sweep;
  let sweeps = 0;
  objects.sweep = async (request) => {
    await sweep(request);
    sweeps += 1;
  };
  for (let sweepTime = 1; sweepTime <= 6; sweepTime += 1) {
    const timers = clock.timers();
    clock.advance(600_000);
    // The next one is set when this one has ended.
    while (clock.timers() < timers) await setImmediate();
  }
  expect(await readdir(join(folder, 'tmp'))).toEqual([]);
  expect(await objects.open('results/orphan.json')).toBe(null);
  expect([looks, sweeps]).toEqual([9, 3]);
});

test('an object that cannot be removed does not keep a sweep from the others', async () => {
  const harness = await createHarness();
  open.push(harness);
  const { objects, logged, clock, tabular, folder } = harness;
  for (const name of ['a', 'b', 'c']) await objects.write(`results/${name}.json`, [Buffer.from(name)]);
  await writeFile(join(folder, 'objects', 'results', 'not ours'), 'x');
  const remove = objects.delete;
  objects.delete = async (key, unless) => {
    if (key === 'results/b.json') throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
    return remove(key, unless);
  };
  await tabular.sweep();
  clock.advance(120_000);
  await tabular.sweep();
  expect((await readdir(join(folder, 'objects', 'results'))).sort()).toEqual(['b.json', 'not ours']);
  expect(logged).toContainEqual(expect.objectContaining({ event: 'cleanup_failed', key: 'results/b.json' }));
  expect(logged).toContainEqual(expect.objectContaining({ event: 'orphans_collected', orphans: 2 }));
});

describe('a job whose payload is moved between opening and reading it', () => {
  /** Runs a fit over a payload that a delete sets aside at the moment in which the job has opened it.
   * @param needed  what the delete finds out about it, once the job has tried to read */
  async function runWhileDeleted(needed: boolean) {
    const harness = await createHarness({ worker: { concurrency: 0 } });
    open.push(harness);
    const { store, objects, engine, clock } = harness;
    const call = createCall(harness.mount.fetch);
    const staged = await upload(call, trainingPayload(4, 0));
    await call('POST', '/v1/fits', { body: fitBody(staged, 4) });
    const { job } = (await store.claim({
      owner: 'test',
      now: clock.now(),
      leaseUntil: clock.now() + 60_000,
    }))!;
    let deleted: Promise<void> | undefined;
    let decide = () => {};
    const decided = new Promise<void>((resolve) => {
      decide = resolve;
    });
    let looks = 0;
    const watched: ObjectStore = {
      ...objects,
      async open(key) {
        looks += 1;
        const found = await objects.open(key);
        if (looks === 1 && needed) {
          await new Promise<void>((aside) => {
            deleted = objects.delete(key, async () => {
              aside();
              await decided;
              return true;
            });
          });
        } else if (looks === 1) await objects.delete(key);
        else if (looks === 2) {
          decide();
          await deleted;
        }
        return found;
      },
    };
    const models = { keep() {} } as unknown as ContextModels;
    const options = resolveOptions({});
    const tools = {
      store,
      objects: watched,
      engine,
      models,
      readPayload: createReadPayload(options.limits),
      clock,
      log: silentLog,
      options,
    };
    const run = runJob(job, tools, new AbortController().signal, () => {});
    return { run, looks: () => looks };
  }

  test('looks for it anew when the delete has set it aside, and when it has put it back', async () => {
    const { run, looks } = await runWhileDeleted(true);
    expect((await run).artifactHash).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(looks()).toBe(3);
  });

  test('says that it is gone where it is', async () => {
    const { run } = await runWhileDeleted(false);
    await expect(run).rejects.toMatchObject({ code: 'training_ref_expired' });
  });
});
