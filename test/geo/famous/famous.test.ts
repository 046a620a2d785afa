import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';
import { judge, sets } from './judge.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

test.each(Object.entries(sets))(
  'of %s the place that most people mean comes first',
  async (_, { least, questions }) => {
    const { asked, right, misses } = await judge(geo, questions());
    expect(asked).toBeGreaterThan(200);
    const shown = misses.slice(0, 20).map(({ query, answer }) => `${query} → ${answer}`);
    expect(right / asked, shown.join('\n')).toBeGreaterThanOrEqual(least);
  },
  300_000,
);
