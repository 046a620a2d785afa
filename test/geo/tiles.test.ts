/** The tiles of the base map: what lies on them, where, and in which languages. */

import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { afterAll, expect, test } from 'vitest';
import { createGeo } from '../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const read = async (z: number, x: number, y: number) =>
  new VectorTile(new PbfReader(await geo.tile({ z, x, y })));

function featuresOf(tile: VectorTile, layer: string) {
  const found = tile.layers[layer];
  return Array.from({ length: found?.length ?? 0 }, (_, i) => found!.feature(i));
}

test('the whole world has land, borders, lakes and names in four languages', async () => {
  const world = await read(0, 0, 0);
  expect(Object.keys(world.layers).sort()).toEqual(['borders', 'labels', 'lakes', 'land']);
  const labels = featuresOf(world, 'labels').map(({ properties }) => properties);
  expect(labels).toContainEqual(
    expect.objectContaining({
      name: 'Germany',
      name_de: 'Deutschland',
      name_fr: 'Allemagne',
      name_es: 'Alemania',
      kind: 'country',
    }),
  );
  expect(labels.some(({ kind }) => kind === 'ocean')).toBe(true);
});

test('land lies where it is', async () => {
  // 3/4/2 runs from 0 to 45° east and from 41 to 66.5° north; Berlin lies at 13.4, 52.5.
  const tile = await read(3, 4, 2);
  const land = featuresOf(tile, 'land').map((feature) => feature.toGeoJSON(4, 2, 3));
  const holdsBerlin = land.some(({ geometry }) => {
    const [west, south, east, north] = boxOf(geometry);
    return west! < 13.4 && 13.4 < east! && south! < 52.5 && 52.5 < north!;
  });
  expect(holdsBerlin).toBe(true);
  const cities = featuresOf(tile, 'labels').filter(({ properties }) => properties.name === 'Berlin');
  const [berlin] = cities.map((feature) => feature.toGeoJSON(4, 2, 3).geometry);
  expect(berlin).toMatchObject({ type: 'Point' });
  const [lon, lat] = (berlin as { coordinates: number[] }).coordinates;
  expect(Math.hypot(lon! - 13.4, lat! - 52.5)).toBeLessThan(0.1);
});

function boxOf(geometry: object): number[] {
  const { coordinates } = geometry as { coordinates: number[][][] };
  const numbers = coordinates.flat(Number.POSITIVE_INFINITY) as unknown as number[];
  const lons = numbers.filter((_, i) => i % 2 === 0);
  const lats = numbers.filter((_, i) => i % 2 === 1);
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

test('both sides of the antimeridian have their part of Chukotka', async () => {
  for (const x of [0, 7]) {
    const land = featuresOf(await read(3, x, 1), 'land');
    expect([x, land.length > 0]).toEqual([x, true]);
  }
});

test('regions, rivers and small towns come with the scale', async () => {
  const near = await read(7, 66, 44);
  expect(Object.keys(near.layers).sort()).toEqual(expect.arrayContaining(['labels', 'land', 'regions']));
  const names = featuresOf(near, 'labels').length;
  expect(names).toBeGreaterThan(20);
});

test('a tile of open sea is empty, the same tile has the same bytes', async () => {
  expect(featuresOf(await read(5, 2, 20), 'land')).toEqual([]);
  expect(await geo.tile({ z: 2, x: 1, y: 1 })).toEqual(await geo.tile({ z: 2, x: 1, y: 1 }));
});

test.each([
  [{ z: 8, x: 0, y: 0 }, /z must be a whole number from 0 to 7, received 8/],
  [{ z: 1.5, x: 0, y: 0 }, /z must be/],
  [{ z: -1, x: 0, y: 0 }, /z must be/],
  [{ z: 1, x: 2, y: 0 }, /x must be a whole number from 0 to 1, received 2/],
  [{ z: 1, x: 0, y: -1 }, /y must be/],
  [{ z: 0, x: 0, y: Number.NaN }, /y must be/],
])('%j is no tile', async (address, message) => {
  await expect(geo.tile(address)).rejects.toThrow(message);
});

test('a caller that goes away is let go; a closed service says so', async () => {
  await expect(geo.tile({ z: 0, x: 0, y: 0 }, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  const closed = createGeo();
  await closed.close();
  await expect(closed.tile({ z: 0, x: 0, y: 0 })).rejects.toMatchObject({ code: 'closed' });
});

test('a folder without data is named', async () => {
  const empty = createGeo({ dataDir: '/nonexistent/data' });
  await expect(empty.tile({ z: 0, x: 0, y: 0 })).rejects.toMatchObject({ code: 'data_missing' });
  await empty.close();
});
