import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resolveTypos } from '../../bench/geo/typo-cases.mjs';
import type { Addon } from '../../bindings/addon.d.ts';
import { maskOf } from '../../src/geo/domain/place.ts';
import { signedArea } from '../../src/geo/geometry/ring.ts';
import { createGeo, type Geo, GeoError } from '../../src/geo/index.ts';
import { Finder } from '../../src/geo/lookup/find.ts';
import { Gazetteer } from '../../src/geo/lookup/gazetteer.ts';
import { NameIndex } from '../../src/geo/lookup/name-index.ts';
import { choose } from '../../src/geo/resolve/choose.ts';
import { formerCountries } from '../../src/geo/resolve/former-countries.ts';
import { loadAddon } from '../../src/shared/load-addon.ts';

const folder = fileURLToPath(new URL('../../data/geo', import.meta.url));
let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const named = async (promise: Promise<{ properties: { name: string } }>) =>
  promise.then(
    ({ properties }) => properties.name,
    (error: unknown) => {
      if (error instanceof GeoError && error.code === 'place_not_found') return 'refused';
      throw error;
    },
  );

describe('countries that are easily confused', () => {
  test.each([
    ['Niger', 'Niger'],
    ['Nigeria', 'Nigeria'],
    ['Nigerien border', 'Niger'],
    ['Nigerian border', 'Nigeria'],
    ['Nigera', 'refused'],
    ['Republic of the Congo', 'Republic of the Congo'],
    ['Congo-Brazzaville', 'Republic of the Congo'],
    ['DR Congo', 'Democratic Republic of the Congo'],
    ['Congo-Kinshasa', 'Democratic Republic of the Congo'],
    ['DRC', 'Democratic Republic of the Congo'],
    ['Guinea', 'Guinea'],
    ['Guinea-Bissau', 'Guinea-Bissau'],
    ['Equatorial Guinea', 'Equatorial Guinea'],
    ['Papua New Guinea', 'Papua New Guinea'],
    ['Georgia', 'Georgia'],
    ['South Georgia and the South Sandwich Islands', 'South Georgia and the South Sandwich Islands'],
    ['Dominica', 'Dominica'],
    ['Dominican Republic', 'Dominican Republic'],
    ['Ireland', 'Ireland'],
    ['Northern Ireland', 'Northern Ireland'],
    ['Scotland', 'Scotland'],
    ['Austria', 'Austria'],
    ['Australia', 'Australia'],
    ['Österreich', 'Austria'],
    ['South Korea', 'South Korea'],
    ['North Korea', 'North Korea'],
    ['Mali', 'Mali'],
    ['Malawi', 'Malawi'],
    ['Slovakia', 'Slovakia'],
    ['Slovenia', 'Slovenia'],
    ['Gambia', 'The Gambia'],
    ['Zambia', 'Zambia'],
    ['Mauritius', 'Mauritius'],
    ['Mauritania', 'Mauritania'],
    ['Iran', 'Iran'],
    ['Iraq', 'Iraq'],
    ['Irak', 'Iraq'],
    ['Sudan', 'Sudan'],
    ['South Sudan', 'South Sudan'],
    ['Samoa', 'Samoa'],
    ['American Samoa', 'American Samoa'],
  ])('%s is %s', async (query, name) => {
    expect(await named(geo.countryBorder(query))).toBe(name);
  });
});

describe('what people type', () => {
  test.each([
    ['the dutch frontier', 'Netherlands'],
    ['Deutschland', 'Germany'],
    ['phillipines border', 'Philippines'],
    ['show me the outline of Côte d’Ivoire please', 'Ivory Coast'],
    ['what is the border of Laos?', 'Laos'],
    ['US border', 'United States of America'],
    ['Германия', 'Germany'],
    ['ドイツ', 'Germany'],
    ['日本', 'Japan'],
    ['الهند', 'India'],
    ['Texas', 'refused'],
    ['Gulf of Mexico', 'refused'],
    ['blorbia', 'refused'],
    ['hello world', 'refused'],
    ['asdfgh', 'refused'],
    ['atlantis', 'refused'],
  ])('country border “%s”: %s', async (query, name) => {
    expect(await named(geo.countryBorder(query))).toBe(name);
  });

  test.each([
    ['mediteranean', 'Mediterranean Sea'],
    ['the boundary of the pacific', 'Pacific Ocean'],
    ['Golf von Mexiko', 'Gulf of Mexico'],
    ['Ostsee', 'Baltic Sea'],
    ['france', 'refused'],
    ['lake victoria', 'refused'],
  ])('ocean border “%s”: %s', async (query, name) => {
    expect(await named(geo.oceanBorder(query))).toBe(name);
  });

  test.each([
    ['lake baikal', 'lake', 'Lake Baikal'],
    ['superior', 'lake', 'Lake Superior'],
    ['the river nile', 'river', 'Nile'],
    ['Donau', null, 'Danube'],
    ['amazon', 'ocean', 'refused'],
    ['atlantic', 'lake', 'refused'],
    ['black sea', 'sea', 'Black Sea'],
  ])('water feature “%s” (%s): %s', async (query, featureType, name) => {
    expect(await named(geo.waterFeature(query, { featureType }))).toBe(name);
  });

  test.each([
    ['Paris, Texas', 'Paris', 'Texas'],
    ['Springfield IL', 'Springfield', 'Illinois'],
    ['Punjab in Pakistan', 'Punjab', undefined],
    ['NRW', 'North Rhine-Westphalia', undefined],
    ['TX', 'Texas', undefined],
    ['München', 'Munich', undefined],
    ['東京', 'Tokyo', undefined],
    ['Inverness, Scotland', 'Inverness', 'Highland'],
  ])('geocode “%s”: %s', async (query, name, region) => {
    const { properties } = await geo.geocode(query);
    expect(properties.name).toBe(name);
    if (region) expect(properties.region).toBe(region);
  });
});

test('reverse names country, region, waters and the nearest city', async () => {
  expect(await geo.reverse({ lon: 2.35, lat: 48.85 })).toMatchObject({
    country: { code: 'FR' },
    nearestCity: { name: 'Paris' },
  });
  const pacific = await geo.reverse({ lon: -140, lat: -40 });
  expect(pacific.country).toBeUndefined();
  expect(pacific.waters.map(({ name }) => name)).toContain('Pacific Ocean');
  // Taveuni in Fiji lies on ±180° itself; the pole lies in Antarctica from every side.
  for (const lon of [180, -180, 0])
    expect((await geo.reverse({ lon, lat: -89.9 })).country).toMatchObject({ code: 'AQ' });
});

test('countries of the past are refused with those of today, not taken for a slip', async () => {
  await expect(geo.countryBorder('the border of Prussia')).rejects.toMatchObject({
    code: 'place_not_found',
    message: expect.stringContaining('the land of Prussia lies in Germany, Poland, Russia'),
    nearest: ['Germany', 'Poland', 'Russia', 'Lithuania'],
  });
  await expect(geo.geocode('Kingdom of Prussia')).rejects.toMatchObject({ code: 'place_not_found' });
  for (const { name, today } of formerCountries) {
    await expect(geo.countryBorder(name)).rejects.toMatchObject({ nearest: today });
    for (const country of today)
      expect((await geo.countryBorder(country)).properties).toMatchObject({ name: country });
  }
  // What only sounds like one of them is as before.
  expect((await geo.countryBorder('Persia')).properties.name).toBe('Iran');
  expect((await geo.countryBorder('Rusia')).properties.name).toBe('Russia');
  expect((await geo.geocode('Sparta, Wisconsin')).properties.kind).toBe('city');
});

test('several waters are no slip in the name of one, and far-fetched suggestions are left out', async () => {
  for (const query of ['seven seas', 'the seven seas', 'five oceans', 'show me all rivers'])
    await expect(geo.waterFeature(query)).rejects.toMatchObject({ code: 'place_not_found' });
  expect((await geo.waterFeature('north seas')).properties.name).toBe('North Sea');
  const nearest = async (query: string, featureType: string) =>
    geo.waterFeature(query, { featureType }).then(
      () => [],
      (error: GeoError) => error.nearest,
    );
  expect(await nearest('Nile', 'ocean')).toEqual([]);
  expect(await nearest('Thames', 'ocean')).toEqual(['Thames Estuary', 'Firth of Thames']);
});

test('namesakes are told apart by the outlines of regions that are named around them', async () => {
  // IL is Illinois and Israel; England, the Balkans and Europe have their cities by outline alone.
  const cases: [query: string, country: string, region: string][] = [
    ['Springfield IL', 'US', 'Illinois'],
    ['Boston, England', 'GB', 'Lincolnshire'],
    ['Athens, Balkans', 'GR', 'Attica'],
  ];
  for (const [query, countryCode, region] of cases)
    expect((await geo.geocode(query)).properties).toMatchObject({ countryCode, region });
  await expect(geo.geocode('Lagos, Scandinavia')).rejects.toMatchObject({ code: 'place_not_found' });
});

test('reverse answers the same from cached outlines as from the bytes of the layers', async () => {
  const warm = createGeo();
  for (const query of [
    'France',
    'Italy',
    'Switzerland',
    'Fiji',
    'Russia',
    'Corsica',
    'Haute-Savoie',
    'Lake Geneva',
  ])
    await warm.geocode(query);
  let state = 5;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  for (let i = 0; i < 60; i++) {
    const near = { lon: 5 + 8 * random(), lat: 41 + 7 * random() };
    const far = { lon: 360 * random() - 180, lat: 180 * random() - 90 };
    for (const point of [near, far]) expect(await warm.reverse(point)).toEqual(await geo.reverse(point));
  }
  await warm.close();
});

describe('geometry of the hard countries', () => {
  const polygonsOf = (geometry: unknown) => {
    const { type, coordinates } = geometry as Polygon | MultiPolygon;
    return (type === 'Polygon' ? [coordinates] : coordinates) as Position[][][];
  };
  test.each([
    ['Fiji', true],
    ['Russia', true],
    ['New Zealand', true],
    ['United States', true],
    ['Antarctica', false],
    ['France', false],
    ['Kiribati', true],
  ])(
    '%s is cut, closed, right-handed and boxed',
    async (query, crosses) => {
      for (const options of [{}, { toleranceMetres: 20_000 }, { maxVertices: 500 }]) {
        const { geometry, bbox } = await geo.countryBorder(query, options);
        expect(bbox[0] > bbox[2]).toBe(crosses);
        for (const polygon of polygonsOf(geometry)) {
          polygon.forEach((ring, index) => {
            expect(ring.length).toBeGreaterThanOrEqual(4);
            expect(ring[0]).toEqual(ring[ring.length - 1]);
            expect(Math.sign(signedArea(ring))).toBe(index === 0 ? 1 : -1);
            for (const [lon, lat] of ring) {
              expect(Math.abs(lon!) <= 180 && Math.abs(lat!) <= 90).toBe(true);
              expect(lon! * 1e7 - Math.round(lon! * 1e7)).toBeCloseTo(0, 5);
            }
          });
        }
      }
    },
    60_000,
  );
});

describe('single-letter typos', () => {
  const addon = loadAddon<Addon>();
  const gazetteer = Gazetteer.read(readFileSync(`${folder}/gazetteer.bin`));
  let finder: Finder;
  beforeAll(async () => {
    const sidecar = readFileSync(`${folder}/names.bin`);
    const graph = { label: 'names.hnsw', read: () => readFile(`${folder}/names.hnsw`) };
    const index = await NameIndex.load(graph, sidecar, gazetteer, addon);
    finder = new Finder({ gazetteer, addon: () => addon, nameIndex: async () => index });
  });

  // One typo of each name, by a seeded choice; `bench/geo/typos.mjs` runs all of them.
  test.each(['countries', 'waters'] as const)(
    'of %s resolve in at least 95 % of cases and seldom to another place',
    async (group) => {
      const { total, right, wrong, wrongCases } = await resolveTypos(
        finder,
        group,
        { choose, maskOf },
        { sample: 1, seed: 7 },
      );
      expect(total).toBeGreaterThan(900);
      expect(right / total).toBeGreaterThanOrEqual(0.95);
      expect(wrong / total, wrongCases.join('\n')).toBeLessThan(0.005);
    },
    300_000,
  );
});
