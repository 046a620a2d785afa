import { readFileSync } from 'node:fs';
import type { Position } from 'geojson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { haversineMetres } from '../../../src/geo/geometry/circle.ts';
import { createGeo, type Geo } from '../../../src/geo/index.ts';
import { linesOf, readData, readLayer } from './layers.ts';

interface Entity {
  readonly id: string;
  readonly kind: string;
  readonly areaKm2?: number;
}

const rowsOf = (name: string): string[][] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

const entities = new Map(
  String(readData('geo/entities.ndjson'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Entity)
    .map((entity) => [entity.id, entity]),
);

/** What an outline may be off its published area without a reason. */
const most = 12;

describe('seas and lakes are as large as published', () => {
  const rows = rowsOf('published-areas.tsv');

  it('knows a published area of 150 seas and 150 lakes', () => {
    const lakes = rows.filter(([id]) => /^(lake|reservoir|lagoon)\//.test(id!));
    expect(lakes.length).toBeGreaterThanOrEqual(150);
    expect(rows.length - lakes.length).toBeGreaterThanOrEqual(150);
  });

  it('has each of them within 12 %, or within what its row allows and says why', () => {
    const off = rows.flatMap(([id, published, source, allowed, why]) => {
      expect(source, id).toBeTruthy();
      if (allowed) expect(why, id).toBeTruthy();
      const area = entities.get(id!)?.areaKm2;
      if (area === undefined) return [`${id} is missing`];
      if (allowed === '-') return [];
      const share = (area / Number(published) - 1) * 100;
      return Math.abs(share) > Number(allowed || most) ? [`${id} ${share.toFixed(1)} %`] : [];
    });
    expect(off).toEqual([]);
  });
});

describe('rivers begin and end where the maps have them', () => {
  it('has source and mouth within 65 km', async () => {
    const rivers = new Map([...(await readLayer('rivers')), ...(await readLayer('approximate'))]);
    const rows = rowsOf('river-ends.tsv');
    expect(rows.length).toBeGreaterThanOrEqual(150);
    const kilometres = (text: string, at: Position) => {
      const [lon, lat] = text.split(' ').map(Number) as [number, number];
      return haversineMetres(lon, lat, at[0]!, at[1]!) / 1000;
    };
    const off = rows.flatMap(([id, source, mouth]) => {
      const river = rivers.get(id!);
      if (river === undefined) return [`${id} is missing`];
      const lines = linesOf(river);
      const gaps = [kilometres(source!, lines[0]![0]!), kilometres(mouth!, lines.at(-1)!.at(-1)!)];
      return lines.length === 1 && Math.max(...gaps) <= 65 ? [] : [`${id} ${lines.length} ${gaps.join(' ')}`];
    });
    expect(off).toEqual([]);
  });
});

describe('the right water comes by its name', () => {
  let geo: Geo;
  beforeAll(() => {
    geo = createGeo();
  });
  afterAll(() => geo.close());

  it('in English and other languages', async () => {
    const rows = rowsOf('sea-names.tsv');
    expect(rows.length).toBeGreaterThanOrEqual(120);
    const wrong: string[] = [];
    for (const [id, ...names] of rows) {
      for (const name of names) {
        const found = await geo.waterFeature(name).then(
          (feature) => feature.id,
          (error: Error) => error.message,
        );
        if (found !== id) wrong.push(`${name}: ${found}, not ${id}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('tells of a country without a code that it has none', async () => {
    for (const [lon, lat, name] of [
      [44.06, 9.56, 'Somaliland'],
      [33.35, 35.3, 'Northern Cyprus'],
    ] as const) {
      const found = await geo.reverse({ lon, lat });
      expect(found.country).toMatchObject({ name, code: '' });
      expect(found.notes?.join(' ')).toContain(name);
    }
    expect((await geo.reverse({ lon: 21.16, lat: 42.66 })).country?.code).toBe('XK');
  });
});
