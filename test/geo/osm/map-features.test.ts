import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo, importOsm } from '../../../src/geo/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'osm-'));
let geo: Geo;

const square = (id: number, x: number, y: number, size: number, tags: Record<string, string>) => {
  const at = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  const nodes = at.map(
    ([dx, dy], i) => `<node id="${id * 10 + i}" lon="${x + dx! * size}" lat="${y + dy! * size}"/>`,
  );
  const refs = [0, 1, 2, 3, 0].map((i) => `<nd ref="${id * 10 + i}"/>`);
  return `${nodes.join('')}<way id="${id}">${refs.join('')}${tagsOf(tags)}</way>`;
};
const tagsOf = (tags: Record<string, string>) =>
  Object.entries(tags)
    .map(([k, v]) => `<tag k="${k}" v="${v}"/>`)
    .join('');
const point = (id: number, x: number, y: number, tags: Record<string, string>) =>
  `<node id="${id}" lon="${x}" lat="${y}">${tagsOf(tags)}</node>`;

beforeAll(async () => {
  const path = join(folder, 'town.osm');
  // 0.01° of latitude are about 1.1 km.
  writeFileSync(
    path,
    `<osm version="0.6">${square(1, 0, 10, 0.1, { boundary: 'administrative', name: 'Quillhaven' })}
    ${square(2, 0.01, 10.01, 0.001, { amenity: 'restaurant', cuisine: 'italian', name: 'Da Nina', wheelchair: 'yes' })}
    ${point(3, 0.05, 10.05, { amenity: 'restaurant', cuisine: 'corsican', name: 'Bastia' })}
    ${point(4, 0.2, 10.05, { amenity: 'restaurant', cuisine: 'italian', name: 'Outside' })}
    ${square(5, 0.02, 10.02, 0.01, { leisure: 'park', name: 'Green' })}
    ${point(6, 0.05, 10.051, { amenity: 'casino', name: 'Golden Wheel' })}</osm>`,
  );
  await importOsm(path, { osmDir: folder });
  geo = createGeo({ osmDir: folder });
});
afterAll(async () => {
  await geo.close();
  rmSync(folder, { recursive: true, force: true });
});

const names = async (query: string) =>
  (await geo.mapFeatures(query)).features.map(({ properties }) => properties.name);

test.each([
  ['restaurants in Quillhaven', ['Bastia', 'Da Nina']],
  ['Show me all Italian restaurants in Quillhaven', ['Da Nina']],
  ['Corsican restaurants in Quillhaven', ['Bastia']],
  ['wheelchair accessible restaurants in Quillhaven', ['Da Nina']],
  ['restaurants named Nina in Quillhaven', ['Da Nina']],
  ['Restaurants within 500 m of the casino in Quillhaven', ['Bastia']],
  ['restaurants north of Green', ['Bastia', 'Outside']],
  ['Italian restaurants', ['Da Nina', 'Outside']],
])('%s', async (query, expected) => {
  expect((await names(query)).sort()).toEqual(expected);
});

test('an area of a point kind becomes a point inside it, a park stays a polygon', async () => {
  const [restaurant] = (await geo.mapFeatures('Italian restaurants in Quillhaven')).features;
  expect(restaurant!.geometry).toEqual({ type: 'Point', coordinates: [0.0105, 10.0105] });
  const { features, attribution } = await geo.mapFeatures('parks in Quillhaven');
  expect(features[0]!.geometry.type).toBe('Polygon');
  expect(features[0]!.properties).toMatchObject({ osmId: 'way/5', tags: { leisure: 'park' }, attribution });
});

test('an area without an extract and a kind that is unknown are named in the error', async () => {
  await expect(geo.mapFeatures('parks in Berlin')).rejects.toMatchObject({
    code: 'area_not_covered',
    fix: expect.stringContaining('osm import'),
  });
  await expect(geo.mapFeatures('blorgs in Quillhaven')).rejects.toThrow(/blorgs/);
});
