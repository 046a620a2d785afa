// How long a process takes to drain: jobs that run end, those that wait are left to others.
// Run: npm run build && node bench/scale/drain.mjs [jobs], by default 8

import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createTabular } from '../../dist/tabular/index.js';

const jobs = Number(process.argv[2] ?? 8);
const owner = { org: 'acme', user: 'ann' };
const dataDir = await mkdtemp(join(tmpdir(), 'graticule-drain-'));
const rows = Array.from({ length: 300 }, (_, i) => ({ a: Math.sin(i), b: i % 7, c: (i * 37) % 101 }));

/** A prediction of its own: ten rows from three hundred. */
function prediction(seed) {
  const columns = ['a', 'b', 'c'];
  const described = { task: 'regression', targetColumn: 'y', featureColumns: columns };
  const payload = {
    ...described,
    trainingFeatures: rows,
    trainingTarget: rows.map(({ a, b, c }) => a * seed + b + c / 50),
    rows: rows.slice(0, 10),
  };
  const bytes = gzipSync(JSON.stringify(payload));
  const contentHash = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  return { bytes, contentHash, submission: { ...described, trainRowCount: rows.length, outputRowCount: 10 } };
}

const tabular = await createTabular({ dataDir, worker: { concurrency: 2 } });
try {
  const ids = [];
  for (let i = 0; i < jobs; i++) {
    const { bytes, contentHash, submission } = prediction(i + 1);
    const { objectKey } = await tabular.upload(bytes, owner);
    ids.push((await tabular.predict({ ...submission, objectKey, contentHash }, owner)).id);
  }
  const states = async () =>
    (await Promise.all(ids.map((id) => tabular.job(id, owner)))).map(({ status }) => status);
  while (!(await states()).includes('running')) await new Promise((resolve) => setTimeout(resolve, 5));
  const before = await states();
  const start = performance.now();
  await tabular.drain();
  const ms = performance.now() - start;
  const after = await states();
  const count = (all, status) => all.filter((one) => one === status).length;
  console.log(
    `drained in ${ms.toFixed(0)} ms: running ${count(before, 'running')} → ${count(after, 'running')}, ` +
      `ended ${count(after, 'succeeded') - count(before, 'succeeded')}, left in the queue ${count(after, 'queued')}`,
  );
} finally {
  await tabular.close();
  await rm(dataDir, { recursive: true, force: true });
}
