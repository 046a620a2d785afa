import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sqlite } from '../../src/tabular/drivers/sqlite/index.ts';
import type { JobStore } from '../../src/tabular/ports.ts';
import { describeJobStore } from './job-store.ts';

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

  test('refuses a file of a later version', async () => {
    const dataDir = fresh();
    await sqlite({ dataDir }).close();
    const database = new Database(join(dataDir, 'jobs.sqlite'));
    database.pragma('user_version = 99');
    database.close();
    expect(() => sqlite({ dataDir })).toThrow(/schema version 99.*use a later release/);
  });
});
