/** What every JobStore must do, whatever it is made of. Each driver's test file calls this with a way to open one. */

import fc from 'fast-check';
import { describe, test } from 'vitest';
import type { JobStore } from '../../src/tabular/ports.ts';
import { interleave, operation } from './job-store-interleavings.ts';
import { describeJobs } from './job-store-jobs.ts';
import { describeKept } from './job-store-kept.ts';
import type { WithStore } from './job-store-requests.ts';
import { describeTurns } from './job-store-turns.ts';

/** @param runs  random interleavings to try; fewer where opening a store is slow */
export function describeJobStore(name: string, open: () => Promise<JobStore>, runs = 150): void {
  const withStore: WithStore = async (use) => {
    const store = await open();
    try {
      await use(store);
    } finally {
      await store.close();
    }
  };

  describe(`${name} as a job store`, () => {
    describeJobs(withStore);
    describeKept(withStore);
    describeTurns(withStore);

    test(
      'whatever the order of submits, claims, crashes, lapses and sweeps: no job is lost, none ends twice',
      () =>
        fc.assert(
          fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 60 }), (operations) =>
            withStore((store) => interleave(store, operations)),
          ),
          { numRuns: runs },
        ),
      60_000,
    );
  });
}
