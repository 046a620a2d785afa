/** Towns of one name are told by the towns that they are named with. */

import { booleanPointInPolygon } from '@turf/turf';
import type { Geometry } from 'geojson';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

const holds = (geometry: Geometry, point: [number, number]): boolean =>
  geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
    ? booleanPointInPolygon(point, geometry)
    : false;

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

describe('what lies between two towns', () => {
  test.each<[string, [lon: number, lat: number]]>([
    ['between Seville and Cordoba', [-5.4, 37.63]],
    ['between Portland and Boston', [-70.7, 43.0]],
    ['between Lincoln and Nottingham', [-0.85, 53.09]],
    ['between Birmingham and Atlanta', [-85.6, 33.63]],
    ['between Birmingham and Manchester', [-2.05, 52.98]],
    ['between San Jose and San Francisco', [-122.15, 37.55]],
    ['between San Jose and Managua', [-85.2, 11.0]],
    ['between Richmond and Washington', [-77.25, 38.2]],
    ['entre Mérida y Cáceres', [-6.36, 39.2]],
    ['zwischen Salzburg und Wien', [14.7, 48.0]],
  ])('%s', async (question, point) => {
    const { geometry } = await geo.spatial(question);
    expect(holds(geometry, point)).toBe(true);
  });

  test('and between three', async () => {
    const { geometry, properties } = await geo.spatial('between Seville, Cordoba and Granada');
    expect(holds(geometry, [-4.7, 37.45])).toBe(true);
    expect(holds(geometry, [-30, 0])).toBe(false);
    expect(properties.name).toContain('Spain');
  });
});

describe('a list of towns', () => {
  test.each<[string, string]>([
    ['Leon, Burgos and Valladolid', 'Spain'],
    ['Portland and Boston', 'Maine'],
    ['Victoria and Vancouver', 'British Columbia'],
    ['Cordoba and Seville', 'Spain'],
  ])('%s: %s', async (question, where) => {
    expect((await geo.spatial(question)).properties.name).toContain(where);
  });

  test('of well-known ones stays as it is', async () => {
    for (const question of ['Paris, London and Toronto', 'Victoria and Melbourne', 'Athens, Rome and Paris'])
      expect((await geo.spatial(question)).properties.name).not.toMatch(/Canada|Georgia|Texas/);
  });
});

test('an island goes before a land of its name where that takes nothing away', async () => {
  const { geometry } = await geo.spatial('Galapagos except Isabela');
  expect(holds(geometry, [-91.1, -0.6])).toBe(false);
  expect(holds(geometry, [-90.35, -0.62])).toBe(true);
});
