// Three queues on one PostgreSQL, each with what a job costs it and nothing else: submit, and claim and finish.

import { randomUUID } from 'node:crypto';
import { Logger, makeWorkerUtils, run } from 'graphile-worker';
import pg from 'pg';
import PgBoss from 'pg-boss';
import { postgres } from '../../dist/tabular/drivers/postgres/index.js';

export const concurrency = 10;
const lifetime = { inactivityMs: 1, maxAgeMs: 1, fixedMs: null };

/** The declared facts of a prediction that brings its training rows: a payload of its own for each job. */
export function submission(org = 'acme') {
  const id = `job_${randomUUID()}`;
  return {
    job: {
      id,
      owner: { org, user: 'ann' },
      kind: 'predict',
      task: 'regression',
      trainRows: 1000,
      outputRows: 10,
      cols: 10,
      targetColumn: 'y',
      columns: Array.from({ length: 10 }, (_, i) => `column ${i}`),
      contextId: null,
      objectKey: `staging/${id}`,
      stagedKey: `staged/${org}/${id}`,
      contentHash: `sha256:${'0'.repeat(64)}`,
      classCount: null,
      createdAt: Date.now(),
    },
    context: null,
    idempotency: null,
    reuse: false,
    quota: null,
  };
}

/** Runs `task` again and again, `concurrency` side by side, until it says that nothing is left. */
const sideBySide = (task) =>
  Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (await task());
    }),
  );

async function graticule(url) {
  const store = postgres({ url, maxConnections: concurrency });
  await store.check();
  return {
    submit: () => store.submit(submission()),
    // As a worker of the product: free places are filled by one call, outcomes that come together share one.
    async drain() {
      const owner = `wrk_${process.pid}`;
      const running = new Set();
      async function work({ job: { id, stagedKey }, token }) {
        const now = Date.now();
        await store.finish(id, token, {
          now,
          durationMs: 0,
          engineVersion: 'eng',
          result: { kind: 'inline', objectKey: `results/${id}` },
          resultExpiresAt: now + 3_600_000,
          artifactHash: null,
          lifetime,
        });
        await store.dropStaged(stagedKey);
      }
      for (;;) {
        const now = Date.now();
        const claims = await store.claimSome(
          { owner, now, leaseUntil: now + 30_000 },
          concurrency - running.size,
        );
        if (claims.length === 0 && running.size === 0) return;
        for (const claim of claims) {
          const run = work(claim).finally(() => running.delete(run));
          running.add(run);
        }
        if (running.size === concurrency || claims.length === 0) await Promise.race(running);
      }
    },
    close: () => store.close(),
  };
}

async function graphile(url) {
  const pgPool = new pg.Pool({ connectionString: url, max: concurrency + 1 });
  // A line for each job would be what is measured.
  const logger = new Logger(() => () => {});
  const utils = await makeWorkerUtils({ pgPool, logger });
  await utils.migrate();
  return {
    submit: () => utils.addJob('nothing', submission().job),
    async drain() {
      const runner = await run({
        pgPool,
        concurrency,
        noHandleSignals: true,
        pollInterval: 1000,
        taskList: { nothing: async () => {} },
        logger,
      });
      const left = async () => (await pgPool.query('SELECT 1 FROM graphile_worker.jobs LIMIT 1')).rowCount;
      while ((await left()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
      await runner.stop();
    },
    async close() {
      await utils.release();
      await pgPool.end();
    },
  };
}

async function boss(url) {
  const queue = new PgBoss({ connectionString: url, max: concurrency, supervise: false, schedule: false });
  await queue.start();
  await queue.createQueue('nothing');
  return {
    submit: () => queue.send('nothing', submission().job),
    drain: () =>
      sideBySide(async () => {
        const [job] = await queue.fetch('nothing');
        if (job === undefined) return false;
        await queue.complete('nothing', job.id);
        return true;
      }),
    close: () => queue.stop({ graceful: false }),
  };
}

export const contenders = { graticule, 'graphile-worker': graphile, 'pg-boss': boss };
