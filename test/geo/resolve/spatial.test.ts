import type { Geometry, MultiLineString, MultiPolygon, Position } from 'geojson';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { geodesicArea } from '../../../src/geo/geometry/area.ts';
import { intersect, toMixed } from '../../../src/geo/geometry/combine.ts';
import { geodesicInverse } from '../../../src/geo/geometry/native.ts';
import { eachPart } from '../../../src/geo/geometry/walk.ts';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

/** Spatial language over the data that ships. */
let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const areaOf = (geometry: Geometry) => geodesicArea(toMixed(geometry).areas) / 1e6;
const lengthOf = (geometry: Geometry) =>
  (toMixed(geometry).lines as MultiLineString).coordinates.reduce(
    (sum, line) =>
      sum + line.slice(1).reduce((part, p, i) => part + geodesicInverse(line[i]!, p).distance, 0),
    0,
  ) / 1000;
function positionsOf(geometry: Geometry): Position[] {
  const positions: Position[] = [];
  eachPart(geometry, (part) => {
    positions.push(...part);
  });
  return positions;
}

test('the answer says how the query was read and which places were found', async () => {
  const { properties, bbox } = await geo.spatial('within 50 km of the coast of Portugal, except Lisbon');
  expect(properties).toMatchObject({
    kind: 'spatial',
    language: 'en',
    name: '(within 50 km of (coast of Portugal)) except Lisbon',
    query: { type: 'Difference', from: { type: 'Buffer', of: { type: 'CoastOf' } } },
    places: [{ id: 'country/PRT' }, { name: 'Lisbon' }],
  });
  expect(bbox).toHaveLength(4);
});

test('a union has the area of its parts, a difference what is left', async () => {
  const [france, spain, both, rest] = await Promise.all(
    ['France', 'Spain', 'France and Spain', 'France and Spain except Spain'].map(async (query) =>
      areaOf((await geo.spatial(query)).geometry),
    ),
  );
  expect(both! / (france! + spain!)).toBeCloseTo(1, 6);
  expect(rest! / france!).toBeCloseTo(1, 6);
});

test('halves by area are halves', async () => {
  const [north, south, whole] = await Promise.all(
    ['northern Poland', 'southern Poland', 'Poland'].map(
      async (query) => (await geo.spatial(query)).geometry,
    ),
  );
  expect(areaOf(north!) / areaOf(whole!)).toBeCloseTo(0.5, 3);
  expect(areaOf(south!) / areaOf(whole!)).toBeCloseTo(0.5, 3);
});

test('in X, north of Y is the part of X beyond the northern limit of Y', async () => {
  const { geometry } = await geo.spatial('in Germany, north of Berlin');
  const berlin = await geo.spatial('Berlin');
  const limit = Math.max(...positionsOf(berlin.geometry).map(([, lat]) => lat!));
  expect(Math.min(...positionsOf(geometry).map(([, lat]) => lat!))).toBeGreaterThanOrEqual(limit - 1e-6);
  expect(areaOf(geometry)).toBeGreaterThan(50_000);
});

describe('borders and coasts', () => {
  test('the border of two countries is their common line, about as long as published', async () => {
    const { geometry } = await geo.spatial('border between France and Spain');
    expect(['LineString', 'MultiLineString']).toContain(geometry.type);
    // 623 km by treaty; drawn at 1:10m it is shorter.
    expect(lengthOf(geometry)).toBeGreaterThan(450);
    expect(lengthOf(geometry)).toBeLessThan(700);
  });

  test('a region and a country share a border too', async () => {
    const { geometry } = await geo.spatial('border between Bavaria and Austria');
    expect(lengthOf(geometry)).toBeGreaterThan(500);
  });

  test('countries that do not touch share none, landlocked ones have no coast', async () => {
    await expect(geo.spatial('border between France and Poland')).rejects.toMatchObject({
      code: 'empty_result',
      message: expect.stringContaining('share no border'),
    });
    await expect(geo.spatial('coast of Switzerland')).rejects.toMatchObject({
      code: 'empty_result',
      message: expect.stringContaining('no sea coast'),
    });
  });

  test('the coast leaves out land borders', async () => {
    const coast = (await geo.spatial('coast of Portugal')).geometry;
    const border = (await geo.spatial('border of Portugal')).geometry;
    expect(lengthOf(coast)).toBeLessThan(lengthOf(border) - 500);
  });

  test('off the coast is sea: no land of any country is in it', async () => {
    const { geometry } = await geo.spatial('30 km off the coast of Belgium');
    expect(areaOf(geometry)).toBeGreaterThan(1500);
    for (const country of ['Belgium', 'France', 'Netherlands']) {
      const land = await intersect(geometry, (await geo.spatial(country)).geometry);
      expect(land ? areaOf(land) : 0, country).toBeLessThan(0.01);
    }
  });
});

describe('the far ends of the map', () => {
  test('a buffer of Fiji is cut at the antimeridian and its box runs west to east', async () => {
    const { geometry, bbox } = await geo.spatial('within 100 km of Fiji');
    expect(bbox[0]).toBeGreaterThan(bbox[2]);
    expect((geometry as MultiPolygon).coordinates.length).toBeGreaterThan(1);
    for (const [lon] of positionsOf(geometry)) expect(Math.abs(lon!)).toBeLessThanOrEqual(180);
  });

  test('east of Fiji begins east of its easternmost island', async () => {
    const { bbox } = await geo.spatial('east of Fiji');
    expect(bbox[0]).toBeGreaterThan(-179);
    expect(bbox[0]).toBeLessThan(-177);
  });

  test('the corridor across the antimeridian is the short one', async () => {
    const { geometry } = await geo.spatial('between Fiji and Samoa');
    expect(areaOf(geometry)).toBeLessThan(600_000);
  });
});

test('halfway is a point', async () => {
  const { geometry } = await geo.spatial('halfway between Paris and Tokyo');
  expect(geometry.type).toBe('Point');
});

test('German, French and Spanish give what English gives', async () => {
  const areas = await Promise.all(
    [
      'within 50 km of Madrid',
      'im Umkreis von 50 km um Madrid',
      'à moins de 50 km de Madrid',
      'a menos de 50 km de Madrid',
    ].map(async (query) => areaOf((await geo.spatial(query)).geometry)),
  );
  for (const area of areas) expect(area).toBeCloseTo(areas[0]!, 6);
});

test('unknown places are named with near ones', async () => {
  await expect(geo.spatial('within 50 km of Xqzwvk')).rejects.toMatchObject({ code: 'place_not_found' });
});
