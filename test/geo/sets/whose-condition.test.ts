/** What is said behind a group of countries is said of what lies in it, where that can be so. */

import { afterAll, expect, test } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const membersOf = async (question: string) =>
  ((await geo.spatial(question)).properties.members ?? []).map(({ name }) => name).sort();

test.each([
  [
    'cities in the Baltic states with more than 100000 people',
    'cities with more than 100000 people in the Baltic states',
  ],
  [
    'islands in the Nordic countries larger than 1000 km2',
    'islands larger than 1000 km2 in the Nordic countries',
  ],
  [
    'cities in EU countries with more than 3 million people',
    'cities with more than 3 million people in EU countries',
  ],
])('%s', async (question, same) => {
  expect(await membersOf(question)).toEqual(await membersOf(same));
});

test('no town has so many people as the countries that are meant', async () => {
  expect(await membersOf('cities in African countries with more than 200 million people')).toContain('Lagos');
  expect(await membersOf('capitals of African countries with more than 100 million people')).toContain(
    'Cairo',
  );
});
