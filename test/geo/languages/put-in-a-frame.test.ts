/** Questions that are put as people ask a favour: to draw, to mark, to be shown where it is. */

import { afterAll, describe, expect, test } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';
import { differing, readBlocks } from './alike.ts';

const geo = createGeo();
afterAll(() => geo.close());

describe.each(readBlocks('put-in-a-frame.txt'))('$english', (block) => {
  test('is answered alike', async () => {
    expect(await differing(geo, block)).toEqual([]);
  }, 60_000);
});

// A station is where the town is only where something is told by it.
test.each(['名古屋駅', '서울역', '成都火车站'])('%s is refused', async (question) => {
  await expect(geo.spatial(question)).rejects.toMatchObject({ code: 'query_not_understood' });
});
