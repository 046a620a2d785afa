/** Two servers and four workers on one PostgreSQL and one bucket, while all of them are killed, the database is stopped and
 * the way to the bucket is cut; then what came of the jobs, and what was left behind. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { bundle } from '../../scripts/bundle.mjs';
import { createRandom } from '../../src/tabular/engine/random.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';
import { type LocalS3, s3rverKeys, startS3rver } from '../support/s3rver.ts';
import type { ChaosHost } from './chaos-host.ts';
import { Client, newTally, noteAltered } from './client.ts';
import type { Ask, Broken, Say } from './protocol.ts';
import { startProxy } from './proxy.ts';
import { makeTasks } from './tasks.ts';

export interface ChaosOptions {
  readonly kills: number;
  readonly seed: number;
  /** Kills between two stops of the database, and between two cuts of the bucket. */
  readonly killsPerStop: number;
  readonly killsPerCut: number;
  /** How long faults are made at most. */
  readonly maxMs: number;
  readonly note?: (line: string) => void;
}

export interface ChaosReport extends Broken {
  readonly kills: number;
  readonly databaseStops: number;
  readonly bucketCuts: number;
  /** Connections to the bucket that broke in the middle. */
  readonly brokenConnections: number;
  readonly accepted: number;
  readonly finished: number;
  readonly seconds: number;
}

const roles = ['server', 'server', 'worker', 'worker', 'worker', 'worker'] as const;
const callers = 8;
const options = {
  worker: { pollMs: 200, leaseMs: 3000, maxAttempts: 100_000, drainMs: 2000, concurrency: 3 },
  uploads: { multipartBytes: 4096, partBytes: 2048 },
  results: { inlineBytes: 4096, sweepMs: 1000 },
};

/** One process, started again whenever it ends. */
class Kept {
  url: string | undefined;
  readonly role: ChaosHost['role'];
  private child: ChildProcess | undefined;
  private ended = false;
  private lastId = 0;
  private readonly start: () => ChildProcess;

  constructor(role: ChaosHost['role'], start: () => ChildProcess) {
    this.role = role;
    this.start = start;
    this.begin();
  }

  private begin(): void {
    if (this.ended) return;
    const child = this.start();
    this.child = child;
    child.on('error', () => {});
    child.on('message', (say: Say) => {
      if (say.say === 'listening') this.url = say.url;
    });
    child.once('exit', () => {
      this.url = undefined;
      this.begin();
    });
  }

  kill(): void {
    this.child?.kill('SIGKILL');
  }

  async ready(until: number): Promise<void> {
    while (this.url === undefined && performance.now() < until) await delay(20);
  }

  ask(ask: Omit<Extract<Ask, { ask: 'sweep' }>, 'id'> | { ask: 'idle' }): Promise<void> {
    const child = this.child!;
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const hear = (say: Say) => {
        if (say.say !== 'answer' || say.id !== id) return;
        child.off('message', hear);
        if (say.error === undefined) resolve();
        else reject(new Error(say.error));
      };
      child.on('message', hear);
      child.send({ ...ask, id });
    });
  }

  async end(): Promise<void> {
    this.ended = true;
    if (this.child && this.child.exitCode === null && this.child.signalCode === null) {
      const gone = once(this.child, 'exit');
      this.child.kill('SIGKILL');
      await gone;
    }
  }
}

/** Runs the tasks undisturbed, then amid faults, and compares. */
export async function chaos(given: ChaosOptions): Promise<ChaosReport> {
  const dir = await bundle({ host: 'test/faults/chaos-host.ts' }, `chaos-${process.pid}`, true);
  const database = await startPostgres('fsync=off');
  const bucket = await startS3rver();
  try {
    const calm = await round(dir, database, bucket, { ...given, kills: 0 }, undefined);
    await emptyAll(database, bucket);
    return (await round(dir, database, bucket, given, calm.outcomes)).report;
  } finally {
    await database.close();
    await bucket.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function round(
  dir: string,
  database: PostgresServer,
  bucket: LocalS3,
  { kills, seed, killsPerStop, killsPerCut, maxMs, note = () => {} }: ChaosOptions,
  expected: ReadonlyMap<string, string> | undefined,
) {
  const begun = performance.now();
  const random = createRandom(seed);
  let cut = false;
  const line = await startProxy(() => (cut ? undefined : bucket.endpoint), seed, kills > 0);
  const config = (role: ChaosHost['role'], endpoint: string): ChaosHost => ({
    role,
    databaseUrl: database.url,
    objects: { bucket: bucket.bucket, region: 'us-east-1', endpoint, credentials: bucket.credentials },
    options,
  });
  const startAt = (role: ChaosHost['role'], endpoint: string) => () =>
    fork(`${dir}/host.mjs`, [JSON.stringify(config(role, endpoint))], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  const processes = roles.map((role) => new Kept(role, startAt(role, line.url)));
  const tally = newTally();
  const outcomes = new Map<string, string>();
  const servers = processes.filter(({ role }) => role === 'server');
  const origin = () => {
    const urls = servers.flatMap(({ url }) => (url === undefined ? [] : [url]));
    return urls[Math.floor(Math.random() * urls.length)];
  };
  const client = new Client({ origin, tally, patienceMs: 240_000, answerMs: 15_000, objectAt: (url) => url });
  const tasks = makeTasks(400, true);
  let done = false;
  let next = 0;
  const caller = async () => {
    while (next < tasks.length || !done) {
      const number = next++;
      const task = tasks[number % tasks.length]!;
      const outcome = await client.run(task, `${task.name} ${number}`);
      if (outcome === null) continue;
      const before = (expected ?? outcomes).get(task.name);
      if (before === undefined) outcomes.set(task.name, outcome);
      else if (before !== outcome) noteAltered(tally, `${task.name} ${number}`, outcome, before);
    }
  };
  const working = Promise.all(Array.from({ length: callers }, caller));
  const counts = { kills: 0, databaseStops: 0, bucketCuts: 0 };
  const others: Promise<void>[] = [];
  const until = begun + maxMs;
  while (counts.kills < kills && performance.now() < until) {
    const one = processes[random.below(processes.length)]!;
    // At work, or while it begins.
    if (random.below(3) === 0) await one.ready(performance.now() + 10_000);
    await delay(random.below(300));
    one.kill();
    counts.kills += 1;
    if (counts.kills % killsPerStop === 0) {
      counts.databaseStops += 1;
      await database.stop();
      await delay(random.below(1500));
      await database.start();
    }
    if (counts.kills % killsPerCut === 0) {
      counts.bucketCuts += 1;
      cut = true;
      others.push(
        delay(500 + random.below(2500)).then(() => {
          cut = false;
        }),
      );
    }
    if (counts.kills % 50 === 0)
      note(`${counts.kills} kills, ${tally.accepted.size} accepted, ${tally.finished} finished`);
  }
  await Promise.all(others);
  done = true;
  await working;
  await Promise.all(processes.map((one) => one.end()));
  // One more pair brings what is left to its end, and sweeps as if a day had passed.
  const last = new Kept('worker', startAt('worker', bucket.endpoint));
  await last.ready(performance.now() + 60_000);
  await last.ask({ ask: 'idle' });
  const soon = await audit(database, bucket);
  const minute = 60_000;
  for (const ahead of [5, 10, 15, 20, 25])
    await last.ask({ ask: 'sweep', aheadMs: (26 * 60 + ahead) * minute });
  await last.end();
  const late = await audit(database, bucket);
  await line.close();
  return {
    outcomes,
    report: {
      ...counts,
      brokenConnections: line.cuts(),
      accepted: tally.accepted.size,
      finished: tally.finished,
      seconds: (performance.now() - begun) / 1000,
      lost: [...tally.lost, ...soon.unfinished],
      doubled: [...tally.doubled, ...soon.doubled],
      altered: tally.altered,
      dismissed: tally.dismissed,
      orphans: late.orphans,
      missing: [...soon.missing, ...late.missing],
    } satisfies ChaosReport,
  };
}

const schema = 'graticule';

async function withClient<T>(url: string, task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

/** Compares rows and objects. */
const audit = (database: PostgresServer, bucket: LocalS3) =>
  withClient(database.url, async (client) => {
    const all = async <Row>(text: string) => (await client.query(text)).rows as Row[];
    const unfinished = await all<{ id: string; status: string }>(
      `SELECT id, status FROM ${schema}.jobs WHERE status IN ('queued', 'running')`,
    );
    const doubled = await all<{ id: string }>(
      `SELECT id FROM ${schema}.jobs WHERE NOT EXISTS (SELECT FROM ${schema}.idempotency WHERE job_id = jobs.id)`,
    );
    const needed = await all<{ key: string }>(
      `SELECT result::json ->> 'objectKey' AS key FROM ${schema}.jobs
        WHERE status = 'succeeded' AND result::json ->> 'objectKey' IS NOT NULL
      UNION SELECT 'artifacts/' || id FROM ${schema}.contexts WHERE status = 'ready'`,
    );
    const rows = await all<{ left: string }>(
      `SELECT 'staged ' || key || ' refs ' || refs || ' plans ' || plans AS left FROM ${schema}.staged
      UNION ALL SELECT 'garbage ' || key FROM ${schema}.garbage
      UNION ALL SELECT 'idempotency ' || key FROM ${schema}.idempotency i
        WHERE NOT EXISTS (SELECT FROM ${schema}.jobs WHERE id = i.job_id)`,
    );
    const objects = s3rverKeys(bucket);
    // Each write of a key has a name of its own behind it.
    const isOf = (key: string) => (name: string) =>
      name === key || name.startsWith(`${key}/`) || name.includes(key);
    return {
      unfinished: unfinished.map(({ id, status }) => `${id} is ${status}`),
      doubled: doubled.map(({ id }) => `${id} has no idempotency key`),
      missing: needed.filter(({ key }) => !objects.some(isOf(key))).map(({ key }) => key),
      orphans: [
        ...rows.map(({ left }) => left),
        ...objects
          .filter((name) => !needed.some(({ key }) => isOf(key)(name)))
          .map((name) => `object ${name}`),
      ],
    };
  });

async function emptyAll(database: PostgresServer, bucket: LocalS3): Promise<void> {
  await withClient(database.url, (client) => client.query(`DROP SCHEMA ${schema} CASCADE`));
  for (const name of readdirSync(join(bucket.directory, bucket.bucket)))
    rmSync(join(bucket.directory, bucket.bucket, name), { recursive: true, force: true });
}
