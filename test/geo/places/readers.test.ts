import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Geometry } from 'geojson';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeKinds } from '../../../src/geo/domain/place.ts';
import { flatten, inflate } from '../../../src/geo/geometry/flat.ts';
import { mapPlace, toKind } from '../../../src/geo/places/mapping.ts';
import { pack, unpack } from '../../../src/geo/places/packed.ts';
import { FeatureCutter, readGeoJson } from '../../../src/geo/places/read/geojson.ts';
import { UnreadableFile } from '../../../src/geo/places/read/layer-source.ts';
import { readWkb } from '../../../src/geo/places/read/wkb.ts';
import { features, wkb } from './files.ts';

const position = fc.tuple(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -90, max: 90, noNaN: true }),
);
const line = fc.array(position, { minLength: 2, maxLength: 6 });
const geometry: fc.Arbitrary<Geometry> = fc.oneof(
  position.map((coordinates): Geometry => ({ type: 'Point', coordinates })),
  line.map((coordinates): Geometry => ({ type: 'LineString', coordinates })),
  fc
    .array(line, { minLength: 1, maxLength: 3 })
    .map((coordinates): Geometry => ({ type: 'Polygon', coordinates })),
  fc
    .array(position, { minLength: 1, maxLength: 3 })
    .map((coordinates): Geometry => ({ type: 'MultiPoint', coordinates })),
  fc
    .array(line, { minLength: 1, maxLength: 3 })
    .map((coordinates): Geometry => ({ type: 'MultiLineString', coordinates })),
  fc
    .array(fc.array(line, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 })
    .map((coordinates): Geometry => ({ type: 'MultiPolygon', coordinates })),
);

describe('well-known binary', () => {
  test('reads what was written, in either byte order', () => {
    fc.assert(
      fc.property(geometry, fc.boolean(), (given, little) => {
        expect(readWkb(wkb(given, little))).toEqual(given);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  test('any bytes give a geometry or a RangeError, at once', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.tuple(geometry, fc.nat(400), fc.nat(255)).map(([given, at, value]) => {
        const written = wkb(given);
        written[at % written.length] = value;
        return new Uint8Array(written);
      }),
    );
    fc.assert(
      fc.property(bytes, (given) => {
        try {
          readWkb(given);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
      { seed: 2, numRuns: 3000 },
    );
  });
});

describe('stored outlines', () => {
  test('come back to 1e-7 of a degree, and changed bytes are refused or another outline', () => {
    fc.assert(
      fc.property(geometry, fc.nat(1000), fc.nat(255), (given, at, value) => {
        const bytes = pack(flatten(given as Exclude<Geometry, { type: 'GeometryCollection' }>));
        const back = flatten(inflate(unpack(bytes)) as never);
        back.xy.forEach((degrees, i) => {
          expect(Math.abs(degrees - flatten(given as never).xy[i]!)).toBeLessThan(1e-7);
        });
        bytes[at % bytes.length] = value;
        try {
          unpack(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
      { seed: 3, numRuns: 500 },
    );
  });
});

describe('GeoJSON in pieces', () => {
  const cut = (text: string, at: readonly number[]): string[] => {
    const cutter = new FeatureCutter();
    const found: string[] = [];
    let from = 0;
    for (const to of [...at, text.length]) {
      found.push(...cutter.feed(text.slice(from, to)));
      from = to;
    }
    return found;
  };

  test('gives the same features wherever the pieces end', () => {
    const tricky = {
      type: 'FeatureCollection',
      name: 'a "quoted" features: [ name',
      bbox: [0, 0, 1, 1],
      meta: { features: ['no'], more: [{ features: [{}] }] },
      features: [
        ...features.features,
        {
          type: 'Feature',
          properties: { name: 'br}ace ["\\\\"] {', nested: { features: [1, { a: 2 }] } },
          geometry: null,
        },
      ],
      after: { type: 'x' },
    };
    for (const text of [JSON.stringify(tricky), JSON.stringify(tricky, undefined, 2)]) {
      fc.assert(
        fc.property(fc.array(fc.nat(text.length), { maxLength: 12 }), (places) => {
          const found = cut(
            text,
            [...places].sort((a, b) => a - b),
          ).map((member) => JSON.parse(member));
          expect(found).toEqual(tricky.features);
        }),
        { seed: 4, numRuns: 100 },
      );
    }
  });

  test('lines, sequences and one feature alone', () => {
    const [a, b] = features.features.map((feature) => JSON.stringify(feature));
    expect(cut(`${a}\n${b}\n`, [3, 40])).toEqual([a, b]);
    expect(cut(`\u001e${a}\n\u001e${b}\n`, [])).toEqual([a, b]);
    expect(cut(a!, [10])).toEqual([a]);
  });
});

describe('files of bytes that are none', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'graticule-geojson-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are refused by name', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 60 }), async (bytes) => {
        const path = join(folder, 'x.geojson');
        writeFileSync(path, bytes);
        try {
          for await (const _ of readGeoJson(path, {}));
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableFile);
          expect((error as Error).message).toContain('x.geojson');
        }
      }),
      { seed: 5, numRuns: 100 },
    );
  });
});

describe('attributes', () => {
  test.each([
    [
      'geoBoundaries',
      { shapeName: 'Ardèche', shapeISO: 'FR-07', shapeGroup: 'FRA', shapeID: '1B' },
      { name: 'Ardèche', country: 'FRA', id: '1B' },
    ],
    [
      'GADM, the finest level',
      { COUNTRY: 'Italy', NAME_1: 'Lazio', NAME_2: 'Roma', GID_2: 'ITA.8.4_1' },
      { name: 'Roma', country: 'Italy', id: 'ITA.8.4_1' },
    ],
    ['Marine Regions', { GEONAME: 'Alboran Sea', MRGID: 3324 }, { name: 'Alboran Sea', id: '3324' }],
    ['OpenStreetMap', { name: 'Köln', population: '1,084,831' }, { name: 'Köln' }],
  ])('as %s names them', (_, attributes, expected) => {
    expect(mapPlace(attributes, {})).toMatchObject(expected);
  });

  test('names by language, aliases in one attribute, and words for nothing', () => {
    expect(
      mapPlace(
        {
          name: 'Köln',
          name_en: 'Cologne',
          'name:fr': 'Cologne',
          NAME_ZH: '科隆',
          alt_name: 'Colonia; Coeln',
          name_xx1: 'no',
        },
        {},
      )!.names,
    ).toEqual([
      { text: 'Köln' },
      { text: 'Colonia' },
      { text: 'Coeln' },
      { text: 'Cologne', language: 'en' },
      { text: 'Cologne', language: 'fr' },
      { text: '科隆', language: 'zh' },
    ]);
    expect(mapPlace({ name: 'N/A', shapeName: ' ' }, {})).toBeUndefined();
  });

  test('kinds by our words and by those of files', () => {
    expect(
      ['ADM1', 'Mountain range', 'county', 'Lake', 'blob'].map((word) => toKind(word, placeKinds)),
    ).toEqual(['region', 'mountain_range', 'region', 'lake', undefined]);
  });
});
