/** What is around a town is near it, and other forms of ordinary questions that name where and how many. */

import { afterAll, expect, test } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const membersOf = async (question: string) =>
  ((await geo.spatial(question)).properties.members ?? []).map(({ name }) => name).sort();

test.each([
  ['cities around Munich', 'cities near Munich'],
  ['which lakes are near Zurich', 'lakes near Zurich'],
  ['which cities are within 30 km of Munich', 'cities within 30 km of Munich'],
  ['villes autour de Lyon', 'cities near Lyon'],
  ['Städte rund um München', 'cities near Munich'],
  ['islands around Greece', 'islands in Greece'],
  ['islands around Sicily', 'islands near Sicily'],
  ['cities starting with A in Portugal', 'cities in Portugal starting with A'],
  ['francophone countries in Africa', 'countries in Africa where French is spoken'],
  ['countries in Europe that are monarchies', 'monarchies in Europe'],
  [
    'countries in Europe with more than 5 million but fewer than 20 million people',
    'countries in Europe with 5 to 20 million inhabitants',
  ],
  [
    'islands in Greece larger than 500 km2 but smaller than 2000 km2',
    'islands in Greece between 500 and 2000 km2',
  ],
])('%s are the %s', async (question, same) => {
  expect(await membersOf(question)).toEqual(await membersOf(same));
});

test('far islands of a country take it to no other side of a line', async () => {
  await expect(geo.spatial('countries in Europe south of the equator')).rejects.toMatchObject({
    code: 'empty_result',
  });
  expect(await membersOf('countries north of the Arctic Circle')).toContain('United States of America');
  expect(await membersOf('countries in Europe north of the Arctic Circle')).toEqual([
    'Finland',
    'Norway',
    'Russia',
    'Sweden',
  ]);
});

test('an isthmus is no peninsula', async () => {
  expect(await membersOf('peninsulas in South America')).not.toContain('Isthmus of Panama');
});
