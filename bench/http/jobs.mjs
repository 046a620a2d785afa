// Overhead of a job, sustained submits, polling against a bare handler. Run: npm run build && node bench/http/jobs.mjs [overhead] [submits] [polls]

import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { record, rounded } from '../support/record.mjs';

const script = fileURLToPath(new URL('./server.mjs', import.meta.url));

async function start(...args) {
  const child = fork(script, args);
  const engineMs = [];
  const { url, key } = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`server exited with ${code}`)));
    child.on('message', (message) => {
      if (message.url) resolve(message);
      if (message.engineMs !== undefined) engineMs.push(message.engineMs);
    });
  });
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const call = async (method, path, body) => {
    const response = await fetch(new URL(path, url), { method, headers, body: body && JSON.stringify(body) });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  return { child, url, headers, call, engineMs, stop: () => stop(child) };
}

function stop(child) {
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

async function upload({ call }, payload) {
  const bytes = gzipSync(JSON.stringify(payload));
  const contentHash = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  const plan = await call('POST', '/v1/uploads', { contentHash, bytes: bytes.length });
  const answer = await fetch(plan.url, { method: 'PUT', body: bytes });
  if (!answer.ok) throw new Error(await answer.text());
  return { objectKey: plan.key, contentHash };
}

async function ended({ call }, id) {
  for (;;) {
    const job = await call('GET', `/v1/predictions/${id}`);
    if (job.status === 'failed') throw new Error(JSON.stringify(job.error));
    if (job.status === 'succeeded') return job;
    await delay(1);
  }
}

// A linear congruential generator: the same data at every run.
let state = 1;
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
const names = Array.from({ length: 10 }, (_, i) => `x${i}`);
const rows = (count) =>
  Array.from({ length: count }, () => Object.fromEntries(names.map((name) => [name, random()])));

const sorted = (values) => [...values].sort((a, b) => a - b);
const quantile = (values, q) => sorted(values)[Math.min(values.length - 1, Math.floor(q * values.length))];
const ms = (value) => `${value.toFixed(1)} ms`;
const figures = {};

async function overhead() {
  const server = await start('service', '2');
  const training = rows(1000);
  const fitPayload = {
    task: 'regression',
    targetColumn: 'y',
    featureColumns: names,
    trainingFeatures: training,
    trainingTarget: training.map((row) => row.x0 * 2 + row.x1),
    rows: [],
  };
  const { trainingFeatures: _, trainingTarget: __, rows: ___, ...described } = fitPayload;
  const { job, context } = await server.call('POST', '/v1/fits', {
    ...(await upload(server, fitPayload)),
    ...described,
    trainRowCount: 1000,
  });
  await ended(server, job.id);
  const totals = [];
  const runs = 120;
  for (let i = 0; i < runs; i += 1) {
    const staged = await upload(server, { kind: 'contextPrediction', rows: rows(100) });
    const begin = performance.now();
    const { id } = await server.call('POST', '/v1/predictions', {
      ...staged,
      fittedContextId: context.id,
      outputRowCount: 100,
    });
    await ended(server, id);
    totals.push(performance.now() - begin);
  }
  // The first twenty warm the code up.
  const beyond = totals.map((total, i) => total - server.engineMs[i]).slice(20);
  const engine = server.engineMs.slice(20);
  figures.overheadMs = { p50: rounded(quantile(beyond, 0.5)), p99: rounded(quantile(beyond, 0.99)) };
  console.log(
    `job overhead, 100 rows on a warm context, ${beyond.length} jobs: median ${ms(quantile(beyond, 0.5))}, p90 ${ms(quantile(beyond, 0.9))}, p99 ${ms(quantile(beyond, 0.99))}; engine's own median ${ms(quantile(engine, 0.5))}`,
  );
  await server.stop();
}

async function submits() {
  const server = await start('service', '0');
  const body = JSON.stringify({
    objectKey: `staging/${'a'.repeat(64)}`,
    contentHash: `sha256:${'a'.repeat(64)}`,
    task: 'regression',
    targetColumn: 'y',
    featureColumns: names,
    trainRowCount: 1000,
    outputRowCount: 100,
  });
  const shot = {
    url: `${server.url}/v1/predictions`,
    method: 'POST',
    headers: server.headers,
    body,
    connections: 16,
  };
  await autocannon({ ...shot, duration: 2 });
  const result = await autocannon({ ...shot, duration: 10 });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} submits were refused`);
  figures.submitsPerSecond = rounded(result.requests.mean);
  console.log(
    `submits, each durable, 16 connections, 10 s: ${result.requests.mean.toFixed(0)}/s, p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms`,
  );
  await server.stop();
}

async function polls() {
  const service = await start('service', '0');
  const bare = await start('bare');
  const job = await service.call('POST', '/v1/predictions', {
    objectKey: `staging/${'a'.repeat(64)}`,
    contentHash: `sha256:${'a'.repeat(64)}`,
    task: 'regression',
    targetColumn: 'y',
    featureColumns: names,
    trainRowCount: 1000,
    outputRowCount: 100,
  });
  bare.child.send({ body: job });
  // Rates depend on who else uses the cores; processor time per answer hardly does.
  const processorMs = async ({ child }) => {
    const answer = new Promise((resolve) => {
      const take = (message) => {
        if (message.usage === undefined) return;
        child.off('message', take);
        resolve((message.usage.user + message.usage.system) / 1000);
      };
      child.on('message', take);
    });
    child.send({ usage: true });
    return answer;
  };
  const run = async (server, duration) => {
    const { url, headers } = server;
    const before = await processorMs(server);
    const result = await autocannon({
      url: `${url}/v1/predictions/${job.id}`,
      headers,
      connections: 16,
      duration,
    });
    if (result.non2xx > 0) throw new Error('a poll was refused');
    const spent = (await processorMs(server)) - before;
    return { rate: result.requests.mean, micros: (spent / result.requests.total) * 1000 };
  };
  await run(service, 2);
  await run(bare, 2);
  const pairs = [];
  for (let i = 0; i < 21; i += 1) pairs.push([await run(service, 1), await run(bare, 1)]);
  const [rates, costs] = ['rate', 'micros'].map((what) => pairs.map((pair) => pair.map((one) => one[what])));
  const middle = (of, side) =>
    quantile(
      of.map((pair) => pair[side]),
      0.5,
    ).toFixed(1);
  const percents = (ratios) => [0.5, 0.25, 0.75].map((q) => `${(quantile(ratios, q) * 100).toFixed(0)} %`);
  const tell = (of, unit, ratios) => {
    const [median, low, high] = percents(ratios);
    console.log(
      `polls: service ${middle(of, 0)} ${unit}, bare Hono handler ${middle(of, 1)} ${unit}, median ratio ${median} (${pairs.length} pairs; quartiles ${low} and ${high})`,
    );
  };
  tell(
    rates,
    'answers/s',
    rates.map(([ours, theirs]) => ours / theirs),
  );
  tell(
    costs,
    'µs of processor per answer',
    costs.map(([ours, theirs]) => theirs / ours),
  );
  figures.pollShareOfBare = rounded(
    quantile(
      costs.map(([ours, theirs]) => theirs / ours),
      0.5,
    ),
  );
  await Promise.all([service.stop(), bare.stop()]);
}

const parts = { overhead, submits, polls };
const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) await parts[name]();
record(figures);
