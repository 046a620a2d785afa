/** A state's neighbours are other states of its country, a country's are countries. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

test.each([
  ['US states with 8 neighbours', ['Missouri', 'Tennessee']],
  ['US states with only one neighbour', ['Maine']],
  ['US states bordering more than six other states', ['Missouri', 'Tennessee', 'Kentucky']],
  ['the German state with the most neighbours', ['Lower Saxony']],
  ['which French department has the most neighbours', ['Seine-et-Marne']],
  ['countries with more than 9 neighbours', ['China', 'Russia', 'Brazil']],
])('%s', async (question, expected) => {
  const { members } = (await geo.spatial(question)).properties;
  expect(members!.map(({ name }) => name).sort()).toEqual([...expected].sort());
});
