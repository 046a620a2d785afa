/** A server process is killed without warning at each stage of a job; another one, this process, takes over its data. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fs } from '../../src/tabular/drivers/fs/index.ts';
import { sqlite } from '../../src/tabular/drivers/sqlite/index.ts';
import { createTabular } from '../../src/tabular/index.ts';
import { request } from '../contract/job-store-requests.ts';
import { createFakeEngine } from '../support/fake-engine.ts';
import { pack } from '../support/plain-payload.ts';
import { type Call, createCall, fitBody, trainingPayload } from '../support/service.ts';
import { startStoppable } from '../support/stoppable-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Inside the project, so that its bare imports resolve.
const script = join(root, 'build', `crash-child-${process.pid}.mjs`);
const running = new Set<ChildProcess>();

beforeAll(async () => {
  const bundle = await rolldown({
    input: join(root, 'test/support/crash-child.ts'),
    platform: 'node',
    // Starting is most of the time here: one file loads in half the time of hundreds.
    external: /better-sqlite3/,
    logLevel: 'silent',
  });
  await bundle.write({ file: script });
  await bundle.close();
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(script, { force: true });
});

interface Server {
  readonly call: Call;
  /** Resolves when the stage has been reached. */
  readonly stopped: Promise<void>;
  kill(): Promise<void>;
}

async function start(dataDir: string, stage: string): Promise<Server> {
  const child = fork(script, [dataDir, stage], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  running.add(child);
  let reached = () => {};
  const stopped = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`the server exited with ${code}`)));
    child.on('message', (message: { url?: string; stopped?: string }) => {
      if (message.url !== undefined) resolve(message.url);
      if (message.stopped !== undefined) reached();
    });
  });
  return {
    call: createCall(url),
    stopped,
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      running.delete(child);
    },
  };
}

/** A server of this process. Its sweeps take for a leftover whatever they have seen twice. */
async function restart(dataDir: string) {
  const never = () => Promise.reject(new Error('not here'));
  const options = { results: { leftoverMs: 1 } };
  const { url, sweep, close } = await startStoppable(dataDir, 'none', never, options);
  return { call: createCall(url), sweep, close };
}

/** Sweeps until nothing changes any more. */
async function swept(dataDir: string, { sweep }: { sweep(): Promise<void> }): Promise<string[]> {
  for (let before = '', files: string[] = []; ; ) {
    await sweep();
    await delay(2);
    await sweep();
    files = storedFiles(dataDir);
    if (files.join() === before) return files;
    before = files.join();
  }
}

/** Everything below the folders of the object store, folders of organisations apart. */
function storedFiles(dataDir: string): string[] {
  return ['objects', 'tmp', 'multipart', 'aside'].flatMap((folder) =>
    readdirSync(join(dataDir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() || folder !== 'objects')
      .map((entry) => relative(dataDir, join(entry.parentPath, entry.name))),
  );
}

async function put(call: Call, payload: unknown) {
  const { bytes, contentHash } = pack(payload);
  const plan = await call('POST', '/v1/uploads', { body: { contentHash, bytes: bytes.length } });
  const answer = await call('PUT', plan.body.url, { body: bytes, key: null });
  expect(answer.status).toBe(200);
  return { objectKey: plan.body.key as string, contentHash };
}

async function ended(call: Call, jobId: string) {
  for (;;) {
    const { body } = await call('GET', `/v1/predictions/${jobId}`);
    if (!/queued|running/.test(body.status)) return body;
    await delay(5);
  }
}

async function withDataDir(use: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'graticule-crash-'));
  try {
    await use(dataDir);
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

/** What is left in the tables when all is done. */
function leftovers(dataDir: string) {
  const database = new Database(join(dataDir, 'jobs.sqlite'), { readonly: true });
  const references = database.prepare('SELECT coalesce(sum(refs), 0) AS refs FROM staged').get();
  const statuses = database.prepare('SELECT status, count(*) AS jobs FROM jobs GROUP BY status').all();
  database.close();
  return { ...(references as { refs: number }), statuses };
}

describe.concurrent('a prediction survives kill -9', () => {
  const stages = [
    'before store.submit',
    'after store.submit',
    'before store.claim',
    'after store.claim',
    'during readPayload',
    'during engine.fit',
    'during engine.predict',
    'before objects.write',
    'after objects.write',
    'before store.finish',
    'after store.finish',
    'before store.dropStaged',
    'after store.dropStaged',
  ];
  test.each(stages)('%s', (stage) =>
    withDataDir(async (dataDir) => {
      const first = await start(dataDir, stage);
      const staged = await put(first.call, trainingPayload(4, 2));
      const body = { ...fitBody(staged, 4), outputRowCount: 2, idempotencyKey: 'once' };
      // The answer may never come: the client repeats the request with its key, as the contract tells it to.
      const lost = first.call('POST', '/v1/predictions', { body }).catch(() => {});
      await first.stopped;
      await first.kill();
      await lost;

      const second = await restart(dataDir);
      const { status, body: job } = await second.call('POST', '/v1/predictions', { body });
      expect(status).toBe(200);
      expect(await ended(second.call, job.id)).toMatchObject({ status: 'succeeded', error: null });
      const result = await second.call('GET', `/v1/predictions/${job.id}/result`);
      expect(result.body.predictions).toEqual(['no', 'yes']);
      expect(await swept(dataDir, second)).toEqual([`objects/results/${job.id}.json`]);
      await second.close();
      expect(leftovers(dataDir)).toEqual({ refs: 0, statuses: [{ status: 'succeeded', jobs: 1 }] });
    }),
  );
});

describe.concurrent('a fit survives kill -9', () => {
  test.each([
    'after store.claim',
    'during engine.fit',
    'after objects.write',
    'before store.finish',
    'after store.finish',
  ])('%s', (stage) =>
    withDataDir(async (dataDir) => {
      const first = await start(dataDir, stage);
      const staged = await put(first.call, trainingPayload(4, 0));
      const { body: fit } = await first.call('POST', '/v1/fits', { body: fitBody(staged, 4) });
      await first.stopped;
      await first.kill();

      const second = await restart(dataDir);
      expect((await ended(second.call, fit.job.id)).status).toBe('succeeded');
      expect((await second.call('GET', `/v1/fits/${fit.context.id}`)).body.status).toBe('ready');
      const rows = await put(second.call, { kind: 'contextPrediction', rows: [{ a: 1, b: 0 }] });
      const { body: job } = await second.call('POST', '/v1/predictions', {
        body: { ...rows, fittedContextId: fit.context.id, outputRowCount: 1 },
      });
      expect((await ended(second.call, job.id)).status).toBe('succeeded');
      expect((await swept(dataDir, second)).sort()).toEqual([
        `objects/artifacts/${fit.context.id}`,
        `objects/results/${job.id}.json`,
      ]);
      await second.close();
      expect(leftovers(dataDir).refs).toBe(0);
    }),
  );
});

test('an upload that was cut by kill -9 can be repeated, at its old address too', () =>
  withDataDir(async (dataDir) => {
    const first = await start(dataDir, 'before addresses.put');
    const { bytes, contentHash } = pack(trainingPayload(4, 0));
    const request = { contentHash, bytes: bytes.length };
    const { body: plan } = await first.call('POST', '/v1/uploads', { body: request });
    const lost = first.call('PUT', plan.url, { body: bytes, key: null }).catch(() => {});
    await first.stopped;
    await first.kill();
    await lost;
    const second = await restart(dataDir);
    // The secret lies in the data directory: only the port has changed.
    const { body: replanned } = await second.call('POST', '/v1/uploads', { body: request });
    const address = `${new URL(replanned.url).origin}${new URL(plan.url).pathname}${new URL(plan.url).search}`;
    expect((await second.call('PUT', address, { body: bytes, key: null })).status).toBe(200);
    await second.close();
  }));

test('a job whose worker dies every time fails after three attempts instead of killing workers for ever', () =>
  withDataDir(async (dataDir) => {
    const first = await start(dataDir, 'during engine.fit');
    const staged = await put(first.call, trainingPayload(4, 0));
    const { body: fit } = await first.call('POST', '/v1/fits', { body: fitBody(staged, 4) });
    await first.stopped;
    await first.kill();
    for (let death = 1; death < 3; death += 1) {
      const next = await start(dataDir, 'during engine.fit');
      await next.stopped;
      await next.kill();
    }
    const last = await restart(dataDir);
    const { error } = await ended(last.call, fit.job.id);
    expect(error).toMatchObject({ code: 'internal_error', retryable: false });
    expect(error.cause).toMatch(/worker process died 3 times while it ran this job/);
    expect(error.fix).toMatch(/submit the same payload again under a new idempotency key/);
    // The payload has been kept: a new submit needs no new upload.
    const { body: again } = await last.call('POST', '/v1/fits', { body: fitBody(staged, 4) });
    expect(again.job.id).not.toBe(fit.job.id);
    expect((await ended(last.call, again.job.id)).status).toBe('succeeded');
    await last.close();
    expect(leftovers(dataDir).refs).toBe(0);
  }));

test('how many deaths end a job is an option', () =>
  withDataDir(async (dataDir) => {
    const store = sqlite({ dataDir });
    const { job } = request();
    await store.submit(request(job));
    for (let death = 0; death < 5; death += 1) {
      await store.claim({ owner: 'dead', now: death * 10, leaseUntil: death * 10 + 10 });
    }
    await store.close();
    const [patient, strict] = [6, 5];
    for (const [maxAttempts, code] of [
      [patient, 'training_ref_expired'],
      [strict, 'internal_error'],
    ] as const) {
      const copy = join(dataDir, String(maxAttempts));
      await mkdir(copy);
      await copyFile(join(dataDir, 'jobs.sqlite'), join(copy, 'jobs.sqlite'));
      const tabular = await createTabular({
        dataDir: copy,
        engine: createFakeEngine(),
        worker: { maxAttempts },
      });
      await tabular.idle();
      const ended = await tabular.job(job.id, { owner: job.owner });
      expect(ended.error?.code).toBe(code);
      await tabular.close();
    }
  }));

describe.concurrent('after kill -9 the folder comes back to what the rows need', () => {
  test('when a job ended for good after its result had been written', () =>
    withDataDir(async (dataDir) => {
      const stage = 'before store.finish';
      const first = await start(dataDir, stage);
      const staged = await put(first.call, trainingPayload(4, 2));
      const { body: job } = await first.call('POST', '/v1/predictions', {
        body: { ...fitBody(staged, 4), outputRowCount: 2 },
      });
      await first.stopped;
      await first.kill();
      for (let death = 1; death < 3; death += 1) {
        const next = await start(dataDir, stage);
        await next.stopped;
        await next.kill();
      }
      expect(storedFiles(dataDir)).toContain(`objects/results/${job.id}.json`);
      const last = await restart(dataDir);
      expect((await ended(last.call, job.id)).status).toBe('failed');
      // The payload of a job that was ended for its worker's deaths is kept for another submit.
      expect((await swept(dataDir, last)).filter((path) => !path.includes('/staged/'))).toEqual([]);
      await last.close();
    }));

  test('when a payload was put again after its job had ended, as a whole and in parts', () =>
    withDataDir(async (dataDir) => {
      const server = await restart(dataDir);
      const { call } = server;
      const { bytes, contentHash } = pack(trainingPayload(4, 2));
      const plan = (await call('POST', '/v1/uploads', { body: { contentHash, bytes: bytes.length } })).body;
      const putAgain = () => call('PUT', plan.url, { body: bytes, key: null });
      await putAgain();
      const body = { ...fitBody({ objectKey: plan.key, contentHash }, 4), outputRowCount: 2 };
      const { body: job } = await call('POST', '/v1/predictions', { body });
      await ended(call, job.id);
      expect((await putAgain()).status).toBe(200);
      const result = `objects/results/${job.id}.json`;
      // An address of parts is planned with the store's own driver: no payload here is large enough.
      const objects = fs({ folder: dataDir });
      const parts = await objects.signUpload(`staged/${'0'.repeat(32)}/${'0'.repeat(64)}`, {
        bytes: 9,
        sha256: '0'.repeat(64),
        expiresAt: Date.now() + 3_600_000,
        partBytes: 5,
      });
      if (parts.kind !== 'multipart') throw new Error('planned as single');
      expect((await call('PUT', parts.partUrls[0]!, { body: Buffer.alloc(5), key: null })).status).toBe(200);
      expect(storedFiles(dataDir).length).toBe(4);
      expect(await swept(dataDir, server)).toEqual([result]);
      await server.close();
    }));

  test('when an upload was cut in the middle of its body', () =>
    withDataDir(async (dataDir) => {
      const first = await start(dataDir, 'none');
      const { bytes, contentHash } = pack(trainingPayload(4, 2));
      const plan = (await first.call('POST', '/v1/uploads', { body: { contentHash, bytes: bytes.length } }))
        .body;
      const { port } = new URL(plan.url);
      const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
      const { pathname, search } = new URL(plan.url);
      socket.write(`PUT ${pathname}${search} HTTP/1.1\r\nhost: x\r\ncontent-length: ${bytes.length}\r\n\r\n`);
      socket.write(bytes.subarray(0, 10));
      while (!storedFiles(dataDir).some((path) => path.startsWith('tmp/'))) await delay(5);
      await first.kill();
      socket.destroy();
      const second = await restart(dataDir);
      expect(await swept(dataDir, second)).toEqual([]);
      expect((await second.call('PUT', pathname + search, { body: bytes, key: null })).status).toBe(200);
      await second.close();
    }));

  test('with no more lock files than there are workers alive', () =>
    withDataDir(async (dataDir) => {
      const locks = () => readdirSync(join(dataDir, 'workers')).filter((name) => name.endsWith('.lock'));
      for (let death = 0; death < 3; death += 1) {
        const server = await start(dataDir, 'none');
        await ended(server.call, await fitted(server.call, death));
        await server.kill();
      }
      expect(locks().length).toBe(3);
      const last = await restart(dataDir);
      await ended(last.call, await fitted(last.call, 9));
      const store = sqlite({ dataDir });
      const sweepAt = (now: number) => store.sweep({ now, stagedBefore: 0, historyBefore: 0 });
      await sweepAt(1);
      expect(locks().length).toBe(4);
      await sweepAt(60_001);
      expect(locks().length).toBe(1);
      await store.close();
      await last.close();
      expect(locks()).toEqual([]);
    }));
});

async function fitted(call: Call, rows: number): Promise<string> {
  const staged = await put(call, trainingPayload(4 + rows, 0));
  return (await call('POST', '/v1/fits', { body: fitBody(staged, 4 + rows) })).body.job.id;
}
