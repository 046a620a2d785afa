/** Words that describe are no places before the noun of a set, though places are called so. */

import { afterAll, expect, it } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

it.each([
  'red states',
  'nice islands',
  'cold countries',
  'Golden cities',
  'dry counties in Texas',
  'white cities',
])('%s is refused', async (query) => {
  await expect(geo.spatial(query)).rejects.toMatchObject({ code: 'query_not_understood' });
});

it.each([
  ['cities in Nice', 'city/2990440'],
  ['Black Sea islands', 'sea/black-sea'],
  ['islands in the Red Sea', 'sea/red-sea'],
  ['countries bordering the Red Sea', 'sea/red-sea'],
  ['cities in Maine', 'region/USA-3561'],
])('%s are those of %s', async (query, id) => {
  const { properties } = await geo.spatial(query);
  expect(properties.places!.map((place) => place.id)).toEqual([id]);
});
