/** The same condition and the same rank in other ordinary words give the same members. */

import { afterAll, expect, test } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const membersOf = async (question: string) =>
  ((await geo.spatial(question)).properties.members ?? []).map(({ name }) => name);

test.each([
  ['cities in France with more than 500000 people', 'cities in France whose population is over 500,000'],
  ['cities in France with more than 500000 people', 'cities in France whose population exceeds 500,000'],
  ['cities in France with more than 500000 people', 'cities in France where more than 500,000 people live'],
  ['islands in Greece larger than 1000 km2', 'islands in Greece whose area is over 1000 km2'],
  ['islands in Greece larger than 1000 km2', 'islands in Greece covering more than 1000 km2'],
  ['rivers in France longer than 500 km', 'which rivers in France are over 500 km long'],
  ['rivers in France longer than 500 km', 'rivers in France with a length of more than 500 km'],
  ['rivers in France longer than 500 km', 'ríos de Francia de más de 500 km de largo'],
  ['mountains in Switzerland higher than 4000 m', 'mountains in Switzerland with an elevation above 4000 m'],
  ['mountains in Switzerland higher than 4000 m', 'mountains in Switzerland with a height of over 4000 m'],
  ['landlocked countries in Africa', 'countries in Africa lacking a coast'],
  ['largest island in Greece', 'the island with the largest area in Greece'],
  ['largest island in Greece', 'the largest of the islands in Greece'],
  ['largest island in Greece', 'what is the name of the largest island in Greece'],
  ['largest city in Benelux', 'name the largest city in Benelux'],
  ['largest island in Estonia', 'which island in the Baltic states is the largest'],
  ['largest city in Portugal', 'Portugal, largest city'],
  ['lakes in the Alps or Scotland', 'lakes in either the Alps or Scotland'],
  ['cities in Germany within 100 km of the Rhine', 'cities in Germany closer than 100 km to the Rhine'],
  ['cities in France within 100 km of Paris', 'within 100 km of Paris, cities in France'],
  ['cities in Czechia within 100 km of Prague', 'cities in Czechia at most 100 km away from Prague'],
])('%s: %s', async (question, other) => {
  expect(await membersOf(other)).toEqual(await membersOf(question));
});

test('what is asked of a set behind "which of" is asked of it', async () => {
  expect((await membersOf('which of the countries in the EU is the largest'))[0]).toBe('France');
});
