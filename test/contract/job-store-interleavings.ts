/** Random orders of everything that can happen to jobs, beside a plain account of what must then be true. */

import fc from 'fast-check';
import { expect } from 'vitest';
import type { Claim, JobStore } from '../../src/tabular/ports.ts';
import { failure, fitRequest, request, success, sweepAt } from './job-store-requests.ts';

type Kind = 'predict' | 'fit' | 'short';

type Operation =
  | { do: 'submit'; kind: Kind; org: string; object: number; key: number | null }
  | { do: 'plan'; object: number }
  | { do: 'drop'; object: number }
  | { do: 'claim' | 'finish' | 'fail' | 'heartbeat' | 'release' | 'crash'; worker: number }
  | { do: 'pass'; ms: number }
  | { do: 'sweep' };

const object = fc.nat({ max: 2 });
const worker = fc.nat({ max: 2 });
export const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('submit' as const),
      kind: fc.constantFrom<Kind>('predict', 'fit', 'short'),
      org: fc.constantFrom('acme', 'globex'),
      object,
      key: fc.option(fc.nat({ max: 1 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('plan' as const), object }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drop' as const), object }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...(['claim', 'claim', 'finish', 'fail', 'heartbeat', 'release', 'crash'] as const),
      ),
      worker,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.nat({ max: 150 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sweep' as const) }) },
);

/** The plain account of what must be true, kept beside the store. */
interface Account {
  status: 'queued' | 'running' | 'succeeded' | 'failed' | 'purged';
  kind: Kind;
  org: string;
  /** Order of submission. */
  seq: number;
  turn: number;
  staged: string;
  /** The claim that may end it, and when its lease lapses. */
  token: string | null;
  leaseUntil: number;
  expiresAt: number | null;
  contextId: string | null;
}

export async function interleave(store: JobStore, operations: readonly Operation[]): Promise<void> {
  const accounts = new Map<string, Account>();
  const plans = new Map<string, number>();
  /** Planned while they were known, or settled by a submit that was only repeated: whose plan is left, nobody knows. */
  const shared = new Set<string>();
  const keyed = new Map<string, { id: string; fingerprint: string }>();
  const claims = new Map<number, Claim>();
  let now = 0;
  const leaseMs = 100;

  const active = (staged: string) =>
    [...accounts.values()].filter((job) => job.staged === staged && /queued|running/.test(job.status)).length;
  const inTurn = (jobs: [string, Account][]) =>
    jobs.sort(([, a], [, b]) => a.turn - b.turn || a.seq - b.seq).slice(0, 1);
  const queuedIn = (short: boolean) =>
    [...accounts].filter(([, { status, kind }]) => status === 'queued' && (kind === 'short') === short);
  const claimable = () => {
    const lapsed = inTurn(
      [...accounts].filter(([, job]) => job.status === 'running' && job.leaseUntil <= now),
    );
    const heads = [...inTurn(queuedIn(true)), ...inTurn(queuedIn(false))];
    return lapsed[0] ?? heads.sort(([, a], [, b]) => a.seq - b.seq)[0];
  };
  const turnFor = (org: string, kind: Kind) => {
    const queued = queuedIn(kind === 'short').map(([, job]) => job);
    const mine = queued.filter((job) => job.org === org).map(({ turn }) => turn + 1);
    return Math.max(0, ...mine, ...(queued.length > 0 ? [Math.min(...queued.map(({ turn }) => turn))] : []));
  };

  async function submit({ kind, org, object, key: number }: Extract<Operation, { do: 'submit' }>) {
    const stagedKey = `staged/${object}`;
    const fingerprint = `${kind} ${object}`;
    const key = number === null ? null : `${org} ${number}`;
    const idempotency = number === null ? null : { key: `${number}`, fingerprint };
    const make = kind === 'fit' ? fitRequest : request;
    const owner = { org, user: 'ann' };
    const change = { stagedKey, createdAt: now, owner, ...(kind === 'short' && { contextId: 'ctx_gone' }) };
    const submitted = make(change, { idempotency });
    const outcome = await store.submit(submitted);
    const known = key === null ? undefined : keyed.get(key);
    if (known !== undefined) {
      if (known.fingerprint !== fingerprint) return expect(outcome.kind).toBe('conflict');
      const planned = plans.get(stagedKey) ?? 0;
      if (planned > 0) {
        plans.set(stagedKey, planned - 1);
        shared.add(stagedKey);
      }
      return expect(outcome).toMatchObject({ kind: 'replayed', job: { id: known.id } });
    }
    expect(outcome.kind).toBe('created');
    const { id, contextId } = submitted.job;
    if (key !== null) keyed.set(key, { id, fingerprint });
    plans.set(stagedKey, Math.max(0, (plans.get(stagedKey) ?? 0) - 1));
    accounts.set(id, {
      status: 'queued',
      kind,
      org,
      seq: accounts.size,
      turn: turnFor(org, kind),
      staged: stagedKey,
      token: null,
      leaseUntil: 0,
      expiresAt: null,
      contextId,
    });
  }

  async function claim(worker: number) {
    const expected = claimable();
    const taken = await store.claim({ owner: `w${worker}`, now, leaseUntil: now + leaseMs });
    expect(taken?.job.id).toBe(expected?.[0]);
    if (taken === null) return;
    claims.set(worker, taken);
    Object.assign(expected![1], { status: 'running', token: taken.token, leaseUntil: now + leaseMs });
  }

  async function act(what: 'finish' | 'fail' | 'heartbeat' | 'release', worker: number) {
    const held = claims.get(worker);
    if (held === undefined) return;
    const { id } = held.job;
    const account = accounts.get(id)!;
    const holds = account.status === 'running' && account.token === held.token;
    if (what === 'heartbeat') {
      expect(await store.heartbeat(id, held.token, { now, leaseUntil: now + leaseMs })).toBe(holds);
      if (holds) account.leaseUntil = now + leaseMs;
      return;
    }
    if (what === 'release') {
      expect(await store.release(id, held.token)).toBe(holds);
      if (holds) Object.assign(account, { token: null, leaseUntil: 0 });
    } else if (what === 'finish') {
      const expiresAt = account.kind === 'fit' ? null : now + 200;
      const result = account.kind === 'fit' ? null : { kind: 'inline' as const, objectKey: `results/${id}` };
      const done = success(now, { result, resultExpiresAt: expiresAt, artifactHash: 'sha256:aa' });
      expect(await store.finish(id, held.token, done)).toBe(holds);
      if (holds) Object.assign(account, { status: 'succeeded', token: null, expiresAt });
    } else {
      expect(await store.fail(id, held.token, failure(now))).toBe(holds);
      if (holds) Object.assign(account, { status: 'failed', token: null });
    }
    claims.delete(worker);
  }

  async function check() {
    for (const [id, account] of accounts) {
      const job = (await store.record(id))!;
      expect(job).toMatchObject((await store.job(id))!);
      expect(job.status).toBe(account.status);
      expect(job.engineVersion === 'eng_pending').toBe(/queued|running/.test(account.status));
      expect(job.error !== null).toBe(account.status === 'failed');
      expect(job.result !== null).toBe(account.status === 'succeeded' && account.kind !== 'fit');
      if (account.kind === 'fit') {
        const wanted = {
          queued: 'creating',
          running: 'creating',
          succeeded: 'ready',
          failed: 'failed',
          purged: '',
        };
        expect((await store.context(account.contextId!))!.status).toBe(wanted[account.status]);
      }
    }
    expect(await store.pending()).toBe(
      [...accounts.values()].some(({ status }) => /queued|running/.test(status)),
    );
  }

  for (const step of operations) {
    if (step.do === 'submit') await submit(step);
    else if (step.do === 'plan') {
      const key = `staged/${step.object}`;
      await store.planStaged(key, now);
      if (plans.has(key)) shared.add(key);
      plans.set(key, (plans.get(key) ?? 0) + 1);
    } else if (step.do === 'drop') {
      // Forgotten only when known, unreferenced, unplanned and one caller's: a negative count would show here or be refused.
      const key = `staged/${step.object}`;
      const free = plans.get(key) === 0 && active(key) === 0 && !shared.has(key);
      expect(await store.dropStaged(key)).toBe(free);
      if (free) plans.delete(key);
    } else if (step.do === 'claim') await claim(step.worker);
    else if (step.do === 'crash') claims.delete(step.worker);
    else if (step.do === 'pass') now += step.ms;
    else if (step.do === 'sweep') {
      await store.sweep(sweepAt(now));
      for (const account of accounts.values()) {
        const due = account.status === 'succeeded' && account.expiresAt !== null && account.expiresAt <= now;
        if (due) account.status = 'purged';
      }
    } else await act(step.do, step.worker);
    await check();
  }

  // However it went, one worker that lives on brings every job to its end.
  now += leaseMs;
  for (;;) {
    await claim(0);
    if (!claims.has(0)) break;
    await act('finish', 0);
  }
  await check();
  for (const { status } of accounts.values()) expect(status).toMatch(/succeeded|failed|purged/);
  for (const key of plans.keys()) {
    while (plans.get(key)! > 0)
      await submit({ do: 'submit', kind: 'predict', org: 'acme', object: Number(key.slice(7)), key: null });
  }
  for (;;) {
    await claim(0);
    if (!claims.has(0)) break;
    await act('fail', 0);
  }
  for (const key of plans.keys()) {
    expect(await store.dropStaged(key)).toBe(!shared.has(key));
    expect(await store.dropAbandoned(key, now + 1)).toBe(shared.has(key));
  }
}
