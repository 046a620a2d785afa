/** A data folder of a few places, made from scratch: the whole form of the shipped one, small enough to break. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'flatgeobuf/lib/mjs/geojson.js';
import type { Feature, Position } from 'geojson';
import type { NameRecord, PlaceRecord } from '../../src/geo/lookup/compile.ts';
import { writeDataset } from '../../src/geo/lookup/write-dataset.ts';

const origin = { source: 'made for tests', licence: 'CC0' };
const names = (type: NameRecord['type'], texts: string): NameRecord[] =>
  texts === '' ? [] : texts.split(';').map((text) => ({ text, type }));

export const box = (w: number, s: number, e: number, n: number): Position[][] => [
  [
    [w, s],
    [e, s],
    [e, n],
    [w, n],
    [w, s],
  ],
];

interface Row {
  id: string;
  kind: PlaceRecord['kind'];
  name: string;
  box?: [number, number, number, number];
  at?: [number, number];
  names?: NameRecord[];
  importance: number;
  population?: number;
  country?: string;
  region?: string;
}

const country = (id: string, code: string, name: string, extent: Row['box'], more = ''): Row => ({
  id: `country/${id}`,
  kind: 'country',
  name,
  box: extent!,
  names: [...names('code', `${code};${id}`), ...names('adjective', more)],
  importance: 0.8,
  country: code,
});

const rows: Row[] = [
  country('FRA', 'FR', 'France', [-5, 42, 8, 51], 'French'),
  country('NER', 'NE', 'Niger', [0, 11, 16, 23], 'Nigerien'),
  country('NGA', 'NG', 'Nigeria', [3, 4, 14, 11], 'Nigerian'),
  country('USA', 'US', 'United States', [-125, 25, -67, 49], 'American'),
  country('FJI', 'FJ', 'Fiji', [177, -19, 182, -16], 'Fijian'),
  country('GEO', 'GE', 'Georgia', [40, 41, 47, 44], 'Georgian'),
  {
    id: 'region/US-TX',
    kind: 'region',
    name: 'Texas',
    box: [-106, 26, -94, 36],
    names: names('code', 'TX;US-TX'),
    importance: 0.6,
    country: 'US',
  },
  {
    id: 'region/US-GA',
    kind: 'region',
    name: 'Georgia',
    box: [-86, 30, -81, 35],
    names: names('code', 'GA'),
    importance: 0.55,
    country: 'US',
  },
  { id: 'sea/med', kind: 'sea', name: 'Mediterranean Sea', box: [-5, 30, 36, 42], importance: 0.9 },
  { id: 'lake/victoria', kind: 'lake', name: 'Lake Victoria', box: [31, -3, 34, 0], importance: 0.7 },
  {
    id: 'reservoir/victoria',
    kind: 'reservoir',
    name: 'Victoria Reservoir',
    box: [80, 7, 81, 8],
    importance: 0.3,
  },
  {
    id: 'river/nile',
    kind: 'river',
    name: 'Nile',
    at: [32, 25],
    importance: 0.85,
    names: names('alias', 'Nahr an-Nil'),
  },
  {
    id: 'city/1',
    kind: 'city',
    name: 'Paris',
    at: [2.35, 48.86],
    importance: 0.8,
    population: 2_100_000,
    country: 'FR',
  },
  {
    id: 'city/2',
    kind: 'city',
    name: 'Paris',
    at: [-95.5, 33.6],
    importance: 0.4,
    population: 25_000,
    country: 'US',
    region: 'region/US-TX',
  },
  {
    id: 'city/3',
    kind: 'city',
    name: 'Atlanta',
    at: [-84.4, 33.7],
    importance: 0.65,
    population: 500_000,
    country: 'US',
    region: 'region/US-GA',
  },
];

const records: PlaceRecord[] = rows.map((row) => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  names: row.names ?? [],
  lon: row.at?.[0] ?? Math.min(180, (row.box![0] + row.box![2]) / 2),
  lat: row.at?.[1] ?? (row.box![1] + row.box![3]) / 2,
  importance: row.importance,
  ...(row.population !== undefined && { population: row.population }),
  ...(row.country !== undefined && { countryCode: row.country }),
  ...(row.region !== undefined && { regionId: row.region }),
  ...(row.kind !== 'city' && { layer: 'places' }),
  ...origin,
}));

function features(): Feature[] {
  return rows
    .filter((row) => row.kind !== 'city')
    .map((row) => ({
      type: 'Feature',
      properties: { id: row.id },
      geometry:
        row.kind === 'river'
          ? {
              type: 'MultiLineString',
              coordinates: [
                [
                  [32, 30],
                  [33, 20],
                ],
              ],
            }
          : { type: 'MultiPolygon', coordinates: [box(...row.box!)] },
    }));
}

export interface GeoDataset {
  folder: string;
  remove(): void;
}

export async function makeGeoDataset(): Promise<GeoDataset> {
  const folder = mkdtempSync(join(tmpdir(), 'graticule-geo-'));
  const layer = serialize({ type: 'FeatureCollection', features: features() } as never);
  writeFileSync(join(folder, 'places.fgb'), layer);
  await writeDataset(folder, records);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
