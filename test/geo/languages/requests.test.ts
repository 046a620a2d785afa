/** What is asked for stays the same whatever verbs and politeness stand around it, before it and behind it. */

import { afterAll, describe, expect, test } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';
import { withoutFrames } from '../../../src/geo/parse/templates/frames.ts';
import { differing, readBlocks } from './alike.ts';

const geo = createGeo();
afterAll(() => geo.close());

test.each(readBlocks('requests.txt'))(
  '$english',
  async (block) => {
    expect(await differing(geo, block)).toEqual([]);
  },
  60_000,
);

describe('words that mean something are no part of a request', () => {
  test.each([
    ['покажи только Польшу', 'ru', 'только Польшу'],
    ['нарисуйте не Польшу', 'ru', 'не Польшу'],
    ['zaznacz bez Polski proszę', 'pl', 'bez Polski'],
    ['sadece Polonya göster', 'tr', 'sadece Polonya'],
    ['познач найближче місто, будь ласка', 'uk', 'найближче місто'],
  ])('%s', (question, language, left) => {
    const bare = withoutFrames(question, (code) => code === language);
    expect(bare.map(({ text }) => text)).toContain(left);
  });

  test('"above" is north of a place on the map of a country, and no side of a mountain', async () => {
    await expect(geo.spatial('Szwajcaria powyżej Mont Blanc')).rejects.toMatchObject({
      code: 'query_not_understood',
    });
  });
});
