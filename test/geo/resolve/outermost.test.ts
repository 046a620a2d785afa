import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

test.each([
  // Cape Agulhas, and not the Prince Edward Islands.
  ['southernmost point of Africa', [20, -34.8], /more than 1,000 km/],
  [
    'southernmost point of South America',
    [-67.3, -55.9],
    /mainland of South America, whose own is at 53\.\d+° S 71\.\d+° W/,
  ],
  ['easternmost point of Australia', [159.1, -31.6], /28\.\d+° S 153\.\d+° E/],
  ['westernmost point of Portugal', [-17.3, 32.8], /38\.\d+° N 9\.\d+° W/],
])('%s', async (question, [lon, lat], note) => {
  const { geometry, properties } = await geo.spatial(question);
  const [x, y] = (geometry as { coordinates: number[] }).coordinates;
  expect(Math.hypot(x! - lon!, y! - lat!)).toBeLessThan(0.5);
  expect(properties.notes.join('; ')).toMatch(note);
});

test('a mainland that is cut at ±180° has no point there', async () => {
  const { properties } = await geo.spatial('easternmost point of Asia');
  expect(properties.notes.join()).not.toContain('180');
});
