/** Addresses, streets, landmarks: asked of the sample that ships; boundaries of towns: of an extract made here. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo, importOsm } from '../../../src/geo/index.ts';

const geo = createGeo();
const folder = mkdtempSync(join(tmpdir(), 'osm-'));
let bounded: Geo;

beforeAll(async () => {
  // A square about the gazetteer's point for Paris in Texas.
  const corners = [
    [-95.6, 33.6],
    [-95.5, 33.6],
    [-95.5, 33.7],
    [-95.6, 33.7],
  ];
  const nodes = corners.map(([lon, lat], i) => `<node id="${i + 1}" lon="${lon}" lat="${lat}"/>`).join('');
  const refs = [1, 2, 3, 4, 1].map((ref) => `<nd ref="${ref}"/>`).join('');
  const tags = '<tag k="boundary" v="administrative"/><tag k="name" v="Paris"/>';
  writeFileSync(join(folder, 'lamar.osm'), `<osm>${nodes}<way id="1">${refs}${tags}</way></osm>`);
  await importOsm(join(folder, 'lamar.osm'), { osmDir: folder });
  bounded = createGeo({ osmDir: folder });
});
afterAll(async () => {
  await geo.close();
  await bounded.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['6 Avenue de Monte-Carlo, Monaco', 'address', '6 Avenue de Monte-Carlo, 98000 Monaco'],
  ['6, Avenue de Monte-Carlo, 98000 Monaco', 'address', '6 Avenue de Monte-Carlo, 98000 Monaco'],
  ['Avenue de Monte-Carlo 6', 'address', '6 Avenue de Monte-Carlo, 98000 Monaco'],
  ['12 avenue des spelugues monaco', 'address', '12 Avenue des Spélugues, 98000 Monaco'],
  ['12 Avenue de Monte-Carlo', 'street', 'Avenue de Monte-Carlo'],
  ['Casino de Monte-Carlo', 'landmark', 'Casino de Monte-Carlo'],
  ['Monte Carlo Casino', 'landmark', 'Casino de Monte-Carlo'],
  ['the casino in Monaco', 'landmark', 'Casino de Monte-Carlo'],
  ['where is the Oceanographic Museum?', 'landmark', 'Musée océanographique de Monaco'],
  ["Prince's Palace, Monaco", 'landmark', 'Palais Princier de Monaco'],
  ['Grimaldi Forum', 'landmark', 'Grimaldi Forum'],
  ['train station, Monaco', 'landmark', 'Monaco - Monte-Carlo'],
])('%s is a point: %s', async (query, kind, name) => {
  const { geometry, properties } = await geo.geocode(query);
  expect(properties).toMatchObject({ kind, name });
  expect(properties.source).toContain('sample of Monaco');
  expect(geometry.type).toBe('Point');
  expect(properties.match.reasons[0]).toBeTruthy();
});

test('a street is its line', async () => {
  const { geometry, properties } = await geo.geocode('Boulevard des Moulins, Monaco');
  expect(properties.kind).toBe('street');
  expect(geometry.type).toBe('LineString');
});

test('towns and countries go before what bears their name in an extract; kinds and countries narrow', async () => {
  expect((await geo.geocode('Monaco')).properties.kind).toBe('country');
  expect((await geo.geocode('Paris')).properties).toMatchObject({ kind: 'city', country: 'France' });
  await expect(geo.geocode('6 Avenue de Monte-Carlo, Paris')).rejects.toMatchObject({
    code: 'place_not_found',
  });
  await expect(geo.geocode('Grimaldi Forum', { kinds: ['country'] })).rejects.toMatchObject({
    code: 'place_not_found',
  });
  expect((await geo.geocode('Grimaldi Forum', { kinds: ['landmark'] })).properties.kind).toBe('landmark');
});

test('the boundary of a town in an extract replaces the estimate, in geocode and in spatial questions', async () => {
  const estimated = await geo.geocode('Paris, Texas');
  expect(estimated.properties.boundary).toBe('estimated');
  const known = await bounded.geocode('Paris, Texas');
  expect(known.properties.boundary).toBeUndefined();
  expect(known.properties.source).toContain('OpenStreetMap');
  expect(known.bbox).toEqual([-95.6, 33.6, -95.5, 33.7]);
  const north = await bounded.spatial('northern Paris, Texas');
  expect(north.bbox[3]).toBe(33.7);
  expect((await bounded.geocode('Rome')).properties.boundary).toBe('estimated');
});
