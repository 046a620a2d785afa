/** Streets and squares by their French names, in small letters and in questions of any language. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

test.each([
  'place du casino',
  'place du casino, monaco',
  'Place du Casino in Monaco',
  'boulevard des moulins',
  'boulevard des moulins monaco',
])('%s is the street of that name', async (question) => {
  const { features } = await geo.mapFeatures(question);
  expect(features.map(({ properties }) => properties.tags?.name?.toLowerCase())).toEqual([
    question.replace(/(?:,| in)? monaco$/i, '').toLowerCase(),
  ]);
});

test.each(['place du palais', 'avenue de la costa', 'rue de la fontaine'])(
  '%s, which the sample lacks, is no palace, coast or fountain',
  async (question) => {
    expect((await geo.mapFeatures(question)).features).toEqual([]);
  },
);

test('what lies at a square is asked for there', async () => {
  const { query } = await geo.mapFeatures('restaurants place du casino');
  expect(query.places.map(({ asked }) => asked)).toEqual(['place du casino']);
});
