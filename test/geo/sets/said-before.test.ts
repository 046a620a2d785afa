/** Where a set lies may be said before it, and be told by a comma. */

import { afterAll, expect, test } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const membersOf = async (question: string) =>
  ((await geo.spatial(question)).properties.members ?? []).map(({ name }) => name);

test.each([
  ['in Europe, which countries are there', 'countries in Europe'],
  ['In Portugal, which cities are there?', 'cities in Portugal'],
  ['in Italy, what is the longest river', 'longest river in Italy'],
  ['in France, the 5 largest cities', '5 largest cities in France'],
  ['in northern Italy, which lakes are there', 'lakes in northern Italy'],
  ['islands of Southeast Asia', 'islands in Southeast Asia'],
  ['islands of the Gulf of Mexico', 'islands in the Gulf of Mexico'],
  ['islands of the Bay of Bengal', 'islands in the Bay of Bengal'],
])('%s', async (question, same) => {
  expect(await membersOf(question)).toEqual(await membersOf(same));
});

test.each(['rivers in Georgia, USA', "Georgia, USA's rivers"])(
  '%s are those of the state',
  async (question) => {
    const { places, members } = (await geo.spatial(question)).properties;
    expect(places!.map(({ id }) => id)).toEqual(['region/USA-3543']);
    expect(members!.map(({ name }) => name)).toContain('Savannah');
  },
);
