import { afterAll, expect, test } from 'vitest';
import { AreaIndex } from '../../../src/geo/geometry/area-index.ts';
import { createGeo, GeoError } from '../../../src/geo/index.ts';
import { refusals, sentences } from './grid-sentences.ts';

const geo = createGeo();
afterAll(() => geo.close());

test.each(sentences)('%s', async (query, inside, outside) => {
  const { geometry } = await geo.spatial(query);
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') throw new Error(geometry.type);
  const area = new AreaIndex(geometry);
  expect(inside.filter((point) => !area.contains([...point]))).toEqual([]);
  expect(outside.filter((point) => area.contains([...point]))).toEqual([]);
});

test.each(refusals)('refuses “%s”, saying why', async (query, reason) => {
  const error = await geo.spatial(query).then(
    ({ properties }) => properties.name,
    (refusal: unknown) => refusal,
  );
  expect(error).toBeInstanceOf(GeoError);
  expect((error as GeoError).message).toMatch(reason);
});

test.each([
  ['48.8566, 2.3522', 2.3522, 48.8566],
  ['where is 48.8566 2.3522?', 2.3522, 48.8566],
  ['48°51\'24"N 2°21\'7"E', 2.351944, 48.856667],
  ['2.3522° E, 48.8566° N', 2.3522, 48.8566],
  ['geo:48.8566,2.3522', 2.3522, 48.8566],
  ['8FW4V942+JV', 2.3521875, 48.8565625],
  ['geohash u09tvw0', 2.3517, 48.8564],
])('geocode answers “%s” with its point and what contains it', async (query, lon, lat) => {
  const { geometry, properties } = await geo.geocode(query);
  if (geometry.type !== 'Point') throw new Error(geometry.type);
  expect(geometry.coordinates[0]).toBeCloseTo(lon, 2);
  expect(geometry.coordinates[1]).toBeCloseTo(lat, 2);
  expect(properties).toMatchObject({ kind: 'position', country: 'France', countryCode: 'FR' });
  expect(properties.match.reasons.join()).toMatch(/nearest city: Paris/);
});

test.each([
  ['91, 2.35', /latitude 91° is beyond 90°/],
  ['116.4, 39.9', /latitude first/],
  ['45° N', /line or an area/],
  ['V942+JV', /short plus code/],
])('geocode refuses “%s”, saying why', async (query, reason) => {
  await expect(geo.geocode(query)).rejects.toThrow(reason);
});

test('a filter of kinds holds for positions too', async () => {
  expect((await geo.geocode('48.85, 2.35', { kinds: ['position'] })).properties.kind).toBe('position');
  await expect(geo.geocode('48.85, 2.35', { kinds: ['city'] })).rejects.toThrow(GeoError);
  await expect(geo.geocode('Paris', { kinds: ['position'] })).rejects.toThrow(/no coordinates/);
});

test('a line is answered as a line, and cut by a place', async () => {
  const equator = await geo.spatial('the equator');
  expect(equator.geometry.type).toBe('LineString');
  expect(equator.bbox).toEqual([-180, 0, 180, 0]);
  const inBrazil = await geo.spatial('the equator in Brazil');
  expect(inBrazil.geometry.type).toMatch(/LineString/);
  expect(inBrazil.bbox[0]).toBeGreaterThan(-71);
  expect(inBrazil.bbox[2]).toBeLessThan(-49);
  expect((await geo.spatial('10° W')).bbox).toEqual([-10, -90, -10, 90]);
});

test('the printed query reads back as the same tree', async () => {
  for (const query of [
    'within 50 km of 48.85, -2.35',
    'north of 60° N in Canada',
    'box from 10S 170E to 20S 170W',
    'the tropics',
    '10 by 20 km around Rome',
    'between 10° S and 20° N',
  ]) {
    const first = (await geo.spatial(query)).properties;
    expect((await geo.spatial(first.name)).properties.query).toEqual(first.query);
  }
});

test('map features lie around coordinates', async () => {
  const { features, query } = await geo.mapFeatures('parks within 2 km of 43.7384, 7.4246');
  expect(features.length).toBeGreaterThan(2);
  expect(query.where).toContain('43.7384° N 7.4246° E');
  const near = await geo.mapFeatures('3 nearest cafés to 43.7384, 7.4246');
  expect(near.features).toHaveLength(3);
});

test('the line, not the country, where the letters are small; a country keeps its name', async () => {
  const { properties } = await geo.spatial('border of Ecuador');
  expect(properties.places[0]?.id).toBe('country/ECU');
  const line = await geo.spatial('al sur del ecuador en Brasil');
  expect(line.properties.notes.join()).toMatch(/read as the line/);
  expect((await geo.spatial('la frontera de Ecuador')).properties.places[0]?.id).toBe('country/ECU');
});
