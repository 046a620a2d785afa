/** "How far is A from B": the line between them, and its length in a note; lines of the globe by their degrees. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

// Great-circle distances between the middles of the cities: commonly given, within 2 %.
test.each([
  ['distance between Tashkent and Almaty', 671],
  ['how far is Tashkent from Almaty', 671],
  ['how far is it from Tashkent to Almaty', 671],
  ['how far apart are Paris and London', 344],
  ['distance from Paris to London', 344],
  ['Entfernung zwischen Berlin und München', 504],
  ['wie weit ist es von Berlin nach München', 504],
  ['quelle est la distance entre Paris et Lyon', 392],
  ['distancia entre Madrid y Barcelona', 505],
])('%s', async (question, km) => {
  const { geometry, properties } = await geo.spatial(question);
  expect(geometry.type).toMatch(/LineString$/);
  const told = properties.notes!.map((note) => /it is ([\d,]+) km/.exec(note)?.[1]).find(Boolean);
  expect(Number(told!.replace(',', '')) / km).toBeCloseTo(1, 1.7);
});

test('a distance of a circle stays one', async () => {
  const { query } = (await geo.spatial('at a distance of 10 km from Rome')).properties;
  expect(query).toMatchObject({ type: 'Buffer', distance: { value: 10, unit: 'km' } });
});

test.each([
  ['180 degree meridian', { type: 'Meridian', lon: 180 }],
  ['180 degrees longitude', { type: 'Meridian', lon: 180 }],
  ['the 0 degree meridian', { type: 'Meridian', lon: 0 }],
  ['the 60 degree parallel', { type: 'Parallel', lat: 60 }],
  ['the 45 degree north parallel', { type: 'Parallel', lat: 45 }],
  ['40 degrees south latitude', { type: 'Parallel', lat: -40 }],
])('%s', async (question, query) => {
  expect((await geo.spatial(question)).properties.query).toMatchObject(query);
});
