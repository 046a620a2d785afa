/** The file of the job store as a bad disk or a careless hand leaves it. */

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StorageError } from '../../../src/shared/storage-error.ts';
import { TabularError } from '../../../src/tabular/domain/errors.ts';
import { sqlite } from '../../../src/tabular/drivers/sqlite/index.ts';
import type { JobStore, SubmitRequest } from '../../../src/tabular/ports.ts';
import type { FuzzTarget } from '../target.ts';

// Flushing to a real disk takes most of the time.
const memory = '/dev/shm';
const folder = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'graticule-fuzz-'));
const path = join(folder, 'jobs.sqlite');
const sides = ['', '-wal', '-shm'];

const submission = (id: string): SubmitRequest => ({
  job: {
    id,
    owner: { org: 'acme', user: 'ann' },
    kind: 'predict',
    task: 'regression',
    trainRows: 10,
    outputRows: 2,
    cols: 1,
    targetColumn: 'y',
    columns: ['a'],
    contextId: null,
    objectKey: 'staging/x',
    stagedKey: 'staged/x',
    contentHash: 'sha256:00',
    classCount: null,
    createdAt: 0,
  },
  context: null,
  idempotency: { key: id, fingerprint: 'f' },
  reuse: false,
  quota: { day: '1970-01-01', rows: 1, allowance: 1000 },
});

/** What a server does with its store, as far as the store lets it. */
async function useAll(store: JobStore): Promise<void> {
  const steps: (() => Promise<unknown>)[] = [
    () => store.record('job_1'),
    () => store.job('job_2'),
    () => store.listJobs({ org: 'acme', after: null, limit: 10 }),
    () => store.listContexts({ org: 'acme', after: null, limit: 10 }),
    () => store.claim({ owner: 'w', now: 1, leaseUntil: 2 }),
    () => store.submit(submission('job_3')),
    () => store.sweep({ now: 10, stagedBefore: 5, historyBefore: 5 }),
    () => store.garbage(5),
    () => store.takeToken({ org: 'acme', user: 'ann' }, 60, 1),
  ];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      if (!(error instanceof TabularError)) throw error;
    }
  }
}

export const target: FuzzTarget = {
  name: 'job-store',
  async seeds() {
    const store = sqlite({ dataDir: folder, synchronous: 'normal' });
    for (const id of ['job_1', 'job_2']) await store.submit(submission(id));
    await store.claim({ owner: 'w', now: 0, leaseUntil: 1 });
    await store.close();
    return [readFileSync(path)];
  },
  dictionary: ['SQLite format 3\0', 'CREATE TABLE', 'queued', 'running', '{"objectKey":', 'null', '[]'],
  async run(input) {
    for (const side of sides) rmSync(path + side, { force: true });
    writeFileSync(path, input);
    try {
      const store = sqlite({ dataDir: folder, synchronous: 'normal' });
      try {
        await useAll(store);
      } finally {
        await store.close();
      }
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
    }
  },
  close: () => rmSync(folder, { recursive: true, force: true }),
};
