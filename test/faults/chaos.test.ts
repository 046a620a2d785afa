/** A small run of `npm run chaos`: each of its faults at least once. */

import { expect, test } from 'vitest';
import { chaos } from './chaos.ts';

test('processes that are killed, a database that stops and a bucket that is cut off lose and double nothing', async () => {
  const { lost, doubled, altered, orphans, missing, ...counts } = await chaos({
    kills: 8,
    seed: 3,
    killsPerStop: 5,
    killsPerCut: 3,
    maxMs: 60_000,
  });
  expect({ lost, doubled, altered, orphans, missing }).toEqual({
    lost: [],
    doubled: [],
    altered: [],
    orphans: [],
    missing: [],
  });
  expect(counts).toMatchObject({ kills: 8, databaseStops: 1, bucketCuts: 2 });
  expect(counts.accepted).toBeGreaterThanOrEqual(11);
}, 300_000);
