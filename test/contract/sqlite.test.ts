import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/shared/sqlite/open-database.ts';
import { sqlite } from '../../src/tabular/drivers/sqlite/index.ts';
import type { JobStore } from '../../src/tabular/ports.ts';
import { turns } from '../support/stored-service.ts';
import { describeJobStore } from './job-store.ts';
import { failure, request } from './job-store-requests.ts';

let folder: string;
let opened = 0;
const fresh = () => {
  opened += 1;
  return join(folder, String(opened));
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'graticule-sqlite-'));
});
afterAll(() => rm(folder, { recursive: true }));

describeJobStore('SQLite in memory', async () => sqlite({ dataDir: null }));

/** Calls go to two connections in turn, as two processes would make them. */
const shared = async () => {
  const dataDir = fresh();
  const stores = [sqlite({ dataDir, synchronous: 'normal' }), sqlite({ dataDir, synchronous: 'normal' })];
  let turn = 0;
  return new Proxy(stores[0]!, {
    get(_target, name: keyof JobStore) {
      if (name === 'close') return () => Promise.all(stores.map((store) => store.close()));
      // A worker's lock belongs to the connection that announced it; claims therefore stay with the first.
      if (name !== 'claim') turn += 1;
      return stores[name === 'claim' ? 0 : turn % 2]![name];
    },
  });
};
describeJobStore('SQLite shared by two connections', shared, 25);

describe('SQLite as a file', () => {
  test('keeps jobs across a reopening, and another connection sees them', async () => {
    const dataDir = fresh();
    const first = sqlite({ dataDir });
    const key = 'staged/x';
    await first.planStaged(key, 0);
    const second = sqlite({ dataDir });
    expect((await second.garbage(1)).staged).toEqual([key]);
    await first.close();
    await second.close();
    const third = sqlite({ dataDir });
    expect((await third.garbage(1)).staged).toEqual([key]);
    await third.close();
  });

  test('a lock of another process is waited for while the event loop turns', async () => {
    const dataDir = fresh();
    const store = sqlite({ dataDir, synchronous: 'normal' });
    const other = openDatabase(join(dataDir, 'jobs.sqlite'));
    other.exec('BEGIN EXCLUSIVE');
    let planned = false;
    const plan = store.planStaged('staged/y', 0).then(() => {
      planned = true;
    });
    // SQLite's own waiting would hold the loop until it gives up, and the lock, which is given back below, would never be free.
    await turns(50);
    expect(planned).toBe(false);
    other.exec('ROLLBACK');
    other.close();
    await plan;
    expect((await store.garbage(1)).staged).toEqual(['staged/y']);
    await store.close();
  });

  test('a poll gives the same object until the job changes, and sees changes by other processes', async () => {
    const dataDir = fresh();
    const server = sqlite({ dataDir, synchronous: 'normal' });
    const worker = sqlite({ dataDir, synchronous: 'normal' });
    const { job } = request();
    await server.submit(request(job));
    const queued = server.peek!(job.id);
    expect(queued?.status).toBe('queued');
    // Another file change that leaves the job as it is.
    await worker.planStaged('staged/other', 0);
    await setImmediate();
    expect(server.peek!(job.id)).toBe(queued);
    await worker.claim({ owner: 'w', now: 1, leaseUntil: 2 });
    await setImmediate();
    const running = server.peek!(job.id);
    expect(running?.status).toBe('running');
    expect(server.peek!(job.id)).toBe(running);
    // By this process: seen in the same turn.
    const claim = await server.claim({ owner: 'v', now: 3, leaseUntil: 9 });
    await server.fail(job.id, claim!.token, failure(4));
    expect(server.peek!(job.id)).toMatchObject({ status: 'failed', error: failure(4).error });
    expect(worker.peek!('job_unknown')).toBeNull();
    await server.close();
    await worker.close();
  });

  test('refuses a file of a later version', async () => {
    const dataDir = fresh();
    await sqlite({ dataDir }).close();
    const database = openDatabase(join(dataDir, 'jobs.sqlite'));
    database.pragma('user_version = 99');
    database.close();
    expect(() => sqlite({ dataDir })).toThrow(/schema version 99, this release knows versions up to/);
  });
});
