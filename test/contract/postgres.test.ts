import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type PostgresJobsOptions, postgres } from '../../src/tabular/drivers/postgres/index.ts';
import type { JobStore } from '../../src/tabular/ports.ts';
import { dropSchema, emptySchema, newSchema, postgresUrl, sql } from '../support/postgres.ts';
import { describeJobStore } from './job-store.ts';
import { request, success } from './job-store-requests.ts';

const schema = newSchema();
let url: string;
beforeAll(async () => {
  url = await postgresUrl();
  const store = postgres({ url, schema });
  await store.check!();
  await store.close();
});
afterAll(() => dropSchema(schema));

/** Calls go to two stores in turn, as two processes would make them. */
const shared = async () => {
  await emptySchema(schema);
  const options = { url, schema, clock: 'caller', maxConnections: 3, connectTimeoutMs: 60_000 } as const;
  const stores = [postgres(options), postgres(options)];
  let turn = 0;
  return new Proxy(stores[0]!, {
    get(_target, name: keyof JobStore) {
      if (name === 'close') return () => Promise.all(stores.map((store) => store.close()));
      turn += 1;
      return stores[turn % 2]![name];
    },
  });
};
describeJobStore('PostgreSQL shared by two processes', shared, 12);

describe('PostgreSQL as a place', () => {
  const other = newSchema();
  afterEach(() => dropSchema(other));
  const open = (change: Partial<PostgresJobsOptions> = {}) => postgres({ url, schema: other, ...change });

  test('many processes may make the tables at once', async () => {
    const stores = Array.from({ length: 6 }, () => open());
    await Promise.all(stores.map((store) => store.submit(request())));
    const [{ count } = { count: 0 }] = await sql<{ count: string }>(`SELECT count(*) FROM ${other}.jobs`);
    expect(Number(count)).toBe(6);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('tables of a later release are refused, also by a process that began before', async () => {
    const early = open();
    await early.check!();
    await sql(`UPDATE ${other}.schema_versions SET version = 99`);
    const late = open();
    await expect(late.check!()).rejects.toMatchObject({
      name: 'StorageError',
      retryable: false,
      message: expect.stringMatching(/schema version 99, this release knows versions up to 4\./),
    });
    // Its connections are made as it needs them: all but the first find the later version.
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => early.record('job')));
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) expect(reason).toMatchObject({ code: 'internal_error', retryable: false });
    await Promise.all([early.close(), late.close()]);
  });

  test('processes that submit, claim and finish at once end each job once, and wait for none of the others', async () => {
    const stores = [open(), open(), open()];
    const orgs = ['acme', 'globex', 'initech'];
    const wanted = Array.from({ length: 120 }, (_, i) =>
      request({
        owner: { org: orgs[i % 3]!, user: 'u' },
        stagedKey: `staged/${(i * 7) % 5}`,
        contextId: `ctx_${i % 4}`,
      }),
    );
    let left = wanted.length;
    const work = async (store: JobStore, owner: string) => {
      while (left > 0) {
        const claim = await store.claim({ owner, now: 1, leaseUntil: 60_000 });
        if (claim === null) continue;
        const { id, stagedKey } = claim.job;
        expect(await store.finish(id, claim.token, success(2))).toBe(true);
        left -= 1;
        await store.dropStaged(stagedKey);
      }
    };
    await Promise.all([
      ...wanted.map((submitted, i) => stores[i % 3]!.submit(submitted)),
      ...stores.flatMap((store, i) => [1, 2, 3].map((n) => work(store, `w${i}${n}`))),
    ]);
    expect(left).toBe(0);
    const rows = await sql(`SELECT FROM ${other}.jobs WHERE status = 'succeeded' AND attempts = 1`);
    expect(rows).toHaveLength(wanted.length);
    expect(await sql(`SELECT FROM ${other}.staged`)).toEqual([]);
    const [deadlocks] = await sql<{ n: string }>(
      'SELECT deadlocks AS n FROM pg_stat_database WHERE datname = current_database()',
    );
    expect(Number(deadlocks!.n)).toBe(0);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('a lease is as long as asked, whatever the clocks of the callers say', async () => {
    const [slow, fast] = [open(), open()];
    const { job } = request();
    await slow.submit(request(job));
    const hour = 3_600_000;
    const claim = (store: JobStore, now: number) => store.claim({ owner: 'w', now, leaseUntil: now + hour });
    const first = (await claim(slow, 0))!;
    expect(await claim(fast, Date.now() + 1000 * hour)).toBe(null);
    await slow.heartbeat(job.id, first.token, { now: 0, leaseUntil: -1 });
    const second = (await claim(fast, 5))!;
    expect(second.job).toMatchObject({ id: job.id, attempts: 2, startedAt: 5 });
    await Promise.all([slow.close(), fast.close()]);
  });

  test('a submit wakes those that listen in other processes', async () => {
    const [server, worker] = [open(), open({ pollMs: 3_600_000 })];
    let calls = 0;
    const stop = worker.onQueued!(() => {
      calls += 1;
    });
    // The first call is that of the connection that has been made.
    await expect.poll(() => calls).toBe(1);
    await server.submit(request());
    await expect.poll(() => calls).toBe(2);
    stop();
    await Promise.all([server.close(), worker.close()]);
  });

  test('several claims at once are those that one after another would be', async () => {
    const [one, other] = [open(), open()];
    const jobs = ['acme', 'acme', 'globex', 'acme', 'globex'].map((org) =>
      request({ owner: { org, user: 'u' } }),
    );
    for (const job of jobs) await one.submit(job);
    const claim = { owner: 'w', now: 1, leaseUntil: 60_000 };
    const first = await one.claimSome!(claim, 3);
    const rest = await other.claimSome!(claim, 10);
    // Organisations take turns.
    expect(first.map(({ job }) => job.owner.org)).toEqual(['acme', 'globex', 'acme']);
    expect(rest.map(({ job }) => job.owner.org)).toEqual(['globex', 'acme']);
    const all = [...first, ...rest];
    expect(new Set(all.map(({ job }) => job.id)).size).toBe(jobs.length);
    expect(new Set(all.map(({ token }) => token)).size).toBe(jobs.length);
    for (const { job, token } of all) expect(await other.finish(job.id, token, success(2))).toBe(true);
    expect(await one.claimSome!(claim, 5)).toEqual([]);
    await Promise.all([one.close(), other.close()]);
  });

  test('one process at a time looks after the store', async () => {
    const [a, b] = [open(), open()];
    expect(await a.takeUpkeep!('a', 60_000)).toBe(true);
    expect(await b.takeUpkeep!('b', 60_000)).toBe(false);
    expect(await a.takeUpkeep!('a', 0)).toBe(true);
    expect(await b.takeUpkeep!('b', 60_000)).toBe(true);
    await Promise.all([a.close(), b.close()]);
  });

  test('names may hold what no text of the database can', async () => {
    const store = open();
    const odd = 'a\0b\ud800';
    const { job } = request({ targetColumn: odd, columns: [odd, '\u0000'] });
    const keyed = { idempotency: { key: odd, fingerprint: 'f' } };
    await store.submit(request(job, keyed));
    expect(await store.record(job.id)).toMatchObject({ targetColumn: odd, columns: [odd, '\u0000'] });
    expect((await store.submit(request({}, keyed))).kind).toBe('replayed');
    await store.close();
  });

  test('a submit that the database refuses takes none of those beside it along', async () => {
    const store = open();
    await store.check!();
    const known = request();
    await store.submit(known);
    const outcomes = await Promise.allSettled([
      store.submit(request()),
      store.submit(request({ id: known.job.id })),
      store.submit(request()),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    await store.close();
  });

  test('a claim reads as many rows among many jobs as among few', async () => {
    const store = open();
    await store.check!();
    await sql(`INSERT INTO ${other}.jobs (id, org, "user", kind, task, short, size_class, turn, train_rows,
      output_rows, cols, target_column, columns, object_key, staged_key, content_hash, created_at)
      SELECT 'many_' || i, 'o' || i % 100, 'u', 'fit', 'regression', false, 6, i / 100, 1, 1, 1, '"y"', '["a"]', 'k',
        'staged/' || i, 'h', i FROM generate_series(1, 20000) AS i`);
    // Without statistics, as after a burst of submits.
    const small = request();
    await store.submit(small);
    const claim = (maxBytes: number | null) =>
      store.claim({ owner: 'w', now: 1, leaseUntil: 2000, maxBytes });
    const reads = async () => {
      const [row] = await sql<{ n: string }>(`SELECT idx_tup_fetch + seq_tup_read AS n
        FROM pg_stat_all_tables WHERE schemaname = '${other}' AND relname = 'jobs'`);
      return Number(row!.n);
    };
    expect((await claim(2 ** 30))!.job.id).toBe(small.job.id);
    // A connection tells what it read when it ends at the latest.
    await store.close();
    const looks: number[] = [];
    const settled = async () => {
      looks.push(await reads());
      return looks.length > 1 && looks.at(-1) === looks.at(-2);
    };
    await expect.poll(settled, { timeout: 10_000, interval: 300 }).toBe(true);
    const before = looks.at(-1)!;
    const again = open();
    for (let i = 0; i < 20; i += 1)
      await again.claim({ owner: 'w', now: 1, leaseUntil: 2000, maxBytes: null });
    await again.close();
    await expect.poll(reads, { timeout: 10_000 }).toBeGreaterThan(before);
    expect((await reads()) - before).toBeLessThan(20 * 200);
  });
});
