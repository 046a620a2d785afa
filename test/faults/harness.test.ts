/** The harness sees what it looks for: each kind of damage, done on purpose, is told. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTabular } from '../../src/tabular/index.ts';
import { createFakeEngine } from '../support/fake-engine.ts';
import { pack } from '../support/plain-payload.ts';
import { trainingPayload } from '../support/service.ts';
import { Client, newTally } from './client.ts';
import { startProxy } from './proxy.ts';
import { compileShim, type Fault, Shim } from './shim.ts';
import { sqliteAndFiles } from './store.ts';
import { makeTasks } from './tasks.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'graticule-harness-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('an audit tells of bytes without a row, rows without bytes, and jobs that are not done', async () => {
  const dataDir = join(folder, 'audited');
  const tabular = await createTabular({ dataDir, engine: createFakeEngine() });
  const { objectKey, contentHash } = await tabular.upload(pack(trainingPayload(6, 2)).bytes);
  const job = await tabular.predict({
    objectKey,
    contentHash,
    task: 'classification',
    targetColumn: 'y',
    featureColumns: ['a', 'b'],
    trainRowCount: 6,
    outputRowCount: 2,
    idempotencyKey: 'once',
  });
  expect((await tabular.wait(job.id)).status).toBe('succeeded');
  await tabular.idle();
  await tabular.close();
  const store = sqliteAndFiles(dataDir);
  const clean = { doubled: [], unfinished: 0, orphans: [], openUploads: [], missing: [] };
  expect(store.audit()).toEqual(clean);

  const results = join(dataDir, 'objects', 'objects', 'results');
  const [result] = readdirSync(results);
  rmSync(join(results, result!));
  expect(store.audit()).toEqual({ ...clean, missing: [`results/${result}`] });

  writeFileSync(join(results, result!), '{}');
  writeFileSync(join(results, 'job_none.json'), '{}');
  for (const name of ['tmp', 'multipart/upload'])
    mkdirSync(join(dataDir, 'objects', name), { recursive: true });
  writeFileSync(join(dataDir, 'objects', 'tmp', 'half'), '');
  expect(store.audit()).toEqual({
    ...clean,
    orphans: ['results/job_none.json', 'tmp/half'],
    openUploads: ['multipart/upload'],
  });

  const database = new Database(join(dataDir, 'jobs.sqlite'));
  database.exec("UPDATE jobs SET status = 'queued'; DELETE FROM idempotency");
  database.close();
  expect(store.audit()).toMatchObject({ unfinished: 1, doubled: ['1 jobs of 0 keys'] });
});

const shim = (() => {
  const built = mkdtempSync(join(tmpdir(), 'graticule-shim-test-'));
  return { built, ...compileShim(built) };
})();
afterAll(() => rmSync(shim.built, { recursive: true }));
const library = 'path' in shim ? shim.path : undefined;

/** Writes three files under the fault. */
async function writeThree(fault: Fault, clockMs = 0) {
  const root = mkdtempSync(join(folder, 'root-'));
  using steered = new Shim(library!, root);
  steered.set(fault);
  steered.moveClock(clockMs);
  const script = `
    const outcomes = ['a', 'b', 'c'].map((name) => {
      try { require('fs').writeFileSync(${JSON.stringify(`${root}/`)} + name, 'text'); return 'written'; }
      catch (error) { return error.code; }
    });
    console.log(outcomes.join(), Math.round((Date.now() - ${Date.now()}) / 3600000));`;
  const child = spawn(process.execPath, ['-e', script], { env: { ...process.env, ...steered.env } });
  const [said, [, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { said: said.trim(), signal, made: steered.counts().made };
}

test.skipIf(library === undefined)(
  'the shim fails the operations that it is told to, and moves the clock',
  async () => {
    const failing = { error: 'ENOSPC', operations: ['write'] } as const;
    expect(
      await Promise.all([
        writeThree({ ...failing, after: 1, times: 1 }),
        writeThree(failing),
        writeThree({ error: 'EMFILE', operations: ['openWrite'], after: 2 }),
        writeThree({ error: 'kill', operations: ['write'], after: 1 }),
        writeThree({ ...failing, operations: ['rename'] }, -3 * 3_600_000),
      ]),
    ).toEqual([
      { said: 'written,ENOSPC,written 0', signal: null, made: 1 },
      { said: 'ENOSPC,ENOSPC,ENOSPC 0', signal: null, made: 3 },
      { said: 'written,written,EMFILE 0', signal: null, made: 1 },
      { said: '', signal: 'SIGKILL', made: 1 },
      { said: 'written,written,written -3', signal: null, made: 0 },
    ]);
  },
);

/** A server that answers the same to whatever is asked, in turn. */
async function answering(answers: Record<string, unknown[]>) {
  const server = createServer((request, response) => {
    const key = `${request.method} ${request.url!.replace(/\?.*/, '')}`;
    const left = answers[key] ?? [{}];
    const answer = left.length > 1 ? left.shift() : left[0];
    request.resume().on('end', () => {
      const status = (answer as { status?: number }).status;
      response.statusCode = typeof status === 'number' ? status : 200;
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()) };
}

test('a caller tells of two jobs, two outcomes, dismissals and lost jobs', async () => {
  const [task] = makeTasks(10, true);
  const plan = { kind: 'single', key: 'staging/x', url: '/put' };
  const run = async (answers: Record<string, unknown[]>) => {
    const server = await answering({ 'POST /v1/uploads': [plan], ...answers });
    const tally = newTally();
    const client = new Client({ origin: () => server.url, tally, patienceMs: 60_000, answerMs: 30_000 });
    const outcome = await client.run(task!, 'task');
    // The same request again, as after a lost answer.
    await client.run(task!, 'task');
    await server.close();
    return { outcome: outcome !== null, ...tally };
  };
  const done = { 'GET /v1/predictions/j': [{ status: 'succeeded' }] };
  const submit = { 'POST /v1/predictions': [{ id: 'j' }] };

  expect(await run({ ...submit, ...done })).toMatchObject({
    outcome: true,
    doubled: [],
    dismissed: [],
    lost: [],
  });
  expect(
    await run({
      'POST /v1/predictions': [{ id: 'j' }, { id: 'k' }],
      ...done,
      'GET /v1/predictions/k': [{ status: 'succeeded' }],
    }),
  ).toMatchObject({ doubled: ['task/0: j and k'] });
  const changing = { 'GET /v1/predictions/j/result': [{ predictions: [1] }, { predictions: [2] }] };
  expect((await run({ ...submit, ...done, ...changing })).doubled).toHaveLength(1);
  const refusing = { 'POST /v1/predictions': [{ status: 500, retryable: false }, { id: 'j' }] };
  expect((await run({ ...refusing, ...done })).dismissed).toEqual([expect.stringContaining('500')]);
  const busy = { 'POST /v1/predictions': [{ status: 503, retryable: true }, { id: 'j' }] };
  expect((await run({ ...busy, ...done })).dismissed).toEqual([]);
  expect((await run({ ...submit, 'GET /v1/predictions/j': [{ status: 404 }] })).lost).toEqual([
    'task: job j is not found',
    'task: job j is not found',
  ]);
});

test('the line cuts every connection, and a caller comes through all the same', async () => {
  const server = await answering({ 'GET /': [{ text: 'x'.repeat(2000) }] });
  const proxy = await startProxy(() => server.url, 1);
  let [whole, cut] = [0, 0];
  while (whole < 5 || cut < 5) {
    const answer = await fetch(proxy.url, { headers: { connection: 'close' } })
      .then((response) => response.text())
      .catch(() => undefined);
    if (answer === undefined) cut += 1;
    else if (answer.length > 2000) whole += 1;
  }
  expect(proxy.cuts()).toBeGreaterThanOrEqual(5);
  await proxy.close();
  await server.close();
});
