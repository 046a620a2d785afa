import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Feature } from 'geojson';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGeo, type Geo, importPlaces, listPlaces, removePlaces } from '../../../src/geo/index.ts';
import { area, contains } from '../../../src/geodesy/index.ts';
import { areas, features, square, writeFile, writeGeoPackage } from './files.ts';

let folder: string;
let placesDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'graticule-places-'));
  placesDir = join(folder, 'places');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

const collection = (...members: Partial<Feature>[]) => ({
  type: 'FeatureCollection',
  features: members.map((member) => ({ type: 'Feature', properties: {}, ...member })),
});

describe('formats', () => {
  test.each(['a.geojson', 'a.geojson.gz', 'a.geojsonl', 'a.gpkg', 'a.fgb', 'a.shp'])('%s', async (file) => {
    const path = join(folder, file);
    const count = writeFile(path);
    const done = await importPlaces(path, { placesDir });
    expect(done).toMatchObject({ name: 'a', places: count, left: 0, problems: [] });
    const geo = createGeo({ placesDir });
    try {
      const found = await geo.geocode('Sørvik');
      expect(found.properties).toMatchObject({ name: 'Sørvik', kind: 'region', match: { method: 'exact' } });
      expect(found.bbox).toEqual([-30, 39, -29, 40]);
      expect(area(found) / area(square(-30, 39, 1))).toBeCloseTo(1, 6);
    } finally {
      await geo.close();
    }
  });

  test('a file of other letters, of another projection, cut short or of no kind is refused by name', async () => {
    await expect(importPlaces(write('a.kml', '<kml/>'), { placesDir })).rejects.toMatchObject({
      code: 'invalid_file',
      fix: expect.stringContaining('.gpkg'),
    });
    const utm = join(folder, 'utm.gpkg');
    writeGeoPackage(utm, { a: areas }, 32632);
    await expect(importPlaces(utm, { placesDir })).rejects.toMatchObject({
      fix: expect.stringContaining('ogr2ogr'),
    });
    const metres = {
      type: 'Feature',
      properties: { name: 'Metres' },
      geometry: square(-3339584, 4865942, 111319),
    };
    await expect(
      importPlaces(write('metres.geojson', JSON.stringify(metres)), { placesDir }),
    ).rejects.toMatchObject({
      code: 'empty_result',
      fix: expect.stringMatching(/latitude 4865942.*ogr2ogr/),
    });
    const whole = JSON.stringify(features);
    await expect(importPlaces(write('cut.geojson', whole.slice(0, -40)), { placesDir })).rejects.toThrow(
      /cut\.geojson ends in the middle/,
    );
    await expect(importPlaces(write('a.gpkg', 'no database'), { placesDir })).rejects.toMatchObject({
      code: 'invalid_file',
    });
    await expect(
      importPlaces(write('b.fgb', 'no fgb, but long enough'), { placesDir }),
    ).rejects.toMatchObject({ code: 'invalid_file' });
    await expect(importPlaces(write('c.shp', 'no shapefile'), { placesDir })).rejects.toMatchObject({
      code: 'invalid_file',
    });
    await expect(importPlaces(write('d.geojson', '{"type":"Topology"}'), { placesDir })).rejects.toThrow(
      /not a GeoJSON feature/,
    );
    expect(readdirSync(placesDir)).toEqual([]);
  });

  test('a file of several layers asks which', async () => {
    const path = join(folder, 'two.gpkg');
    writeGeoPackage(path, { north: [areas[0]!], south: [areas[1]!] });
    await expect(importPlaces(path, { placesDir })).rejects.toMatchObject({
      fix: expect.stringContaining('north, south'),
    });
    expect(await importPlaces(path, { placesDir, layer: 'south' })).toMatchObject({ places: 1 });
  });
});

describe('mapping', () => {
  test('fields, kinds and countries as they are told', async () => {
    const path = write(
      'm.geojson',
      collection(
        {
          properties: { NOM: 'Haute-Rive', TYP: 'commune', ISO: 'FR', POP: '12000' },
          geometry: square(-30, 30, 0.1),
        },
        { properties: { NOM: 'Long Water', TYP: 'lac', ISO: 'FR' }, geometry: square(-30, 31, 0.1) },
        { properties: { NOM: 'Strange', TYP: 'blob' }, geometry: square(-30, 32, 0.1) },
      ),
    );
    const done = await importPlaces(path, {
      placesDir,
      fields: { name: 'NOM', kind: 'TYP', country: 'ISO', population: 'POP' },
      kinds: { commune: 'city', lac: 'lake' },
      licence: 'CC0',
    });
    expect(done).toMatchObject({ places: 2, kinds: { city: 1, lake: 1 }, left: 1 });
    expect(done.problems[0]).toMatch(/feature 3 \(Strange\) is of the kind "blob"/);
    const geo = createGeo({ placesDir });
    try {
      expect((await geo.geocode('Haute-Rive')).properties).toMatchObject({
        kind: 'city',
        country: 'France',
        countryCode: 'FR',
        population: 12000,
        licence: 'CC0',
      });
      expect((await geo.geocode('Haute-Rive')).properties.boundary).toBeUndefined();
      expect((await geo.waterFeature('Long Water')).properties.kind).toBe('lake');
    } finally {
      await geo.close();
    }
  });

  test('what cannot be a place is left out and named', async () => {
    const path = write(
      'bad.geojson',
      collection(
        { properties: { name: 'Good' }, geometry: square(0, 0, 1) },
        { properties: { shape: 'x' }, geometry: square(0, 0, 1) },
        { properties: { name: 'Nowhere' } },
        { properties: { name: 'Swapped' }, geometry: { type: 'Point', coordinates: [10, 200] } },
        {
          properties: { name: 'Line' },
          geometry: {
            type: 'LineString',
            coordinates: [
              [0, 0],
              [1, 1],
            ],
          },
        },
        {
          properties: { name: 'Flat' },
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [0, 0],
                [1, 1],
                [0, 0],
                [0, 0],
              ],
            ],
          },
        },
      ),
    );
    const done = await importPlaces(path, { placesDir });
    expect(done).toMatchObject({ places: 1, left: 5 });
    expect(done.problems.join('\n')).toMatch(
      /no name; its attributes: shape[\s\S]*Nowhere\) has no geometry[\s\S]*latitude 200[\s\S]*is a line[\s\S]*without extent/,
    );
    await expect(importPlaces(write('none.geojson', collection()), { placesDir })).rejects.toMatchObject({
      code: 'empty_result',
    });
  });

  test('rings that cross themselves or ±180° are repaired', async () => {
    const path = write(
      'r.geojson',
      collection(
        {
          properties: { name: 'Bow' },
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [0, 0],
                [10, 10],
                [10, 0],
                [0, 10],
                [0, 0],
              ],
            ],
          },
        },
        {
          properties: { name: 'Across' },
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [175, 0],
                [-175, 0],
                [-175, 10],
                [175, 10],
                [175, 0],
              ],
            ],
          },
        },
      ),
    );
    await importPlaces(path, { placesDir });
    const geo = createGeo({ placesDir });
    try {
      const inBow = contains(await geo.geocode('Bow'));
      expect([inBow([1, 5]), inBow([9, 5]), inBow([5, 1])]).toEqual([true, true, false]);
      const across = await geo.geocode('Across');
      expect(across.bbox).toEqual([175, 0, -175, 10]);
      expect(area(across) / area(square(0, 0, 10))).toBeCloseTo(1, 6);
    } finally {
      await geo.close();
    }
  });
});

describe('imports', () => {
  test('are listed, replaced as a whole and removed, and a running service sees it', async () => {
    const geo = createGeo({ placesDir });
    try {
      await expect(geo.geocode('Quernby')).rejects.toMatchObject({ code: 'place_not_found' });
      await importPlaces(
        write('q.geojson', collection({ properties: { name: 'Quernby' }, geometry: square(0, 0, 1) })),
        { placesDir },
      );
      expect((await geo.geocode('Quernby')).bbox).toEqual([0, 0, 1, 1]);
      await importPlaces(
        write('q.geojson', collection({ properties: { name: 'Quernby' }, geometry: square(5, 5, 1) })),
        { placesDir },
      );
      expect((await geo.geocode('Quernby')).bbox).toEqual([5, 5, 6, 6]);
      expect(await listPlaces(placesDir)).toMatchObject([{ name: 'q', places: 1, source: 'q.geojson' }]);
      await expect(removePlaces(placesDir, 'x')).rejects.toThrow(/imported: q/);
      await removePlaces(placesDir, 'q');
      await expect(geo.geocode('Quernby')).rejects.toMatchObject({ code: 'place_not_found' });
    } finally {
      await geo.close();
    }
  });

  test('are their owner’s alone, and a failing one leaves what was there', async () => {
    const path = join(folder, 'a.geojson');
    writeFile(path);
    const { file } = await importPlaces(path, { placesDir });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(placesDir).mode & 0o777).toBe(0o700);
    writeFileSync(path, '{"type":"FeatureCollection","features":[{');
    await expect(importPlaces(path, { placesDir })).rejects.toMatchObject({ code: 'invalid_file' });
    expect(await listPlaces(placesDir)).toMatchObject([{ name: 'a', places: 3 }]);
  });

  test('stop when they are told to', async () => {
    const stop = new AbortController();
    stop.abort(new Error('enough'));
    const path = join(folder, 'a.geojson');
    writeFile(path);
    await expect(importPlaces(path, { placesDir, signal: stop.signal })).rejects.toThrow('enough');
    await expect(importPlaces(path, { placesDir, name: '../x' })).rejects.toThrow(/plain file name/);
    await expect(importPlaces(path, { placesDir, kindd: 'city' } as never)).rejects.toThrow(/kind/);
  });

  test('a damaged store is named', async () => {
    const path = join(folder, 'a.geojson');
    writeFile(path);
    const { file } = await importPlaces(path, { placesDir });
    writeFileSync(file, 'this was a database');
    const geo = createGeo({ placesDir });
    try {
      await expect(geo.geocode('Sørvik')).rejects.toThrow(/a\b/);
    } finally {
      await geo.close();
    }
  });
});

describe('every verb', () => {
  let home: string;
  let geo: Geo;
  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'graticule-places-'));
    const path = join(home, 'a.geojson');
    writeFileSync(
      path,
      JSON.stringify({
        ...features,
        features: [
          ...features.features,
          { type: 'Feature', properties: { name: 'Atlantis', is: 'country' }, geometry: square(-30, 39, 2) },
          { type: 'Feature', properties: { name: 'Paris', is: 'region' }, geometry: square(-29, 39, 0.5) },
          { type: 'Feature', properties: { name: 'Gulf of Vik', is: 'gulf' }, geometry: square(-28, 39, 1) },
        ],
      }),
    );
    await importPlaces(path, { placesDir: join(home, 'places'), fields: { kind: 'is' } });
    geo = createGeo({ placesDir: join(home, 'places') });
  });
  afterAll(async () => {
    await geo.close();
    rmSync(home, { recursive: true });
  });

  test('by its names in any spelling and language, and within its country', async () => {
    for (const query of [
      'nordmarka ost',
      'Nordmarken',
      'the northmarch',
      'NOMARK',
      'Nordmarka-Ost, Atlantis',
    ])
      expect((await geo.geocode(query)).properties.name).toBe('Nordmarka-Ost');
    expect((await geo.geocode('Vikhavn')).geometry).toEqual({ type: 'Point', coordinates: [-29.5, 39.5] });
  });

  test('before what ships, of which the others remain', async () => {
    const paris = await geo.geocode('Paris');
    expect(paris.bbox).toEqual([-29, 39, -28.5, 39.5]);
    expect(paris.properties.match.alternatives.map(({ country }) => country)).toContain('France');
    expect((await geo.geocode('Paris, France')).properties.country).toBe('France');
  });

  test('borders, seas and sentences', async () => {
    expect((await geo.countryBorder('border of Atlantis')).bbox).toEqual([-30, 39, -28, 41]);
    expect((await geo.oceanBorder('Gulf of Vik')).properties.kind).toBe('gulf');
    const near = await geo.spatial('within 10 km of Sørvik');
    expect(contains(near)([-30.05, 39.5])).toBe(true);
    const rest = await geo.spatial('Atlantis except Nordmarka-Ost');
    expect(area(rest)).toBeCloseTo(area(square(-30, 39, 2)) - area(square(-30, 40, 1)), -4);
    const shared = await geo.spatial('border between Sørvik and Nordmarka-Ost');
    expect(shared.geometry.type).toMatch(/LineString/);
  });

  test('from a point and from the first letters', async () => {
    expect(await geo.reverse({ lon: -29.75, lat: 39.75 })).toMatchObject({
      region: { name: 'Sørvik' },
      country: { name: 'Atlantis' },
    });
    expect((await geo.autocomplete('nordm'))[0]).toMatchObject({
      name: 'Nordmarka-Ost',
      matchedName: expect.any(String),
    });
  });
});
