/** A FlatGeobuf layer of a user: header, spatial index, every feature it points to. */

import { serialize } from 'flatgeobuf/lib/mjs/geojson.js';
import type { Feature, Geometry } from 'geojson';
import { memorySource } from '../../../src/geo/atlas/byte-source.ts';
import { FgbIndex, readGeometry, readHeader } from '../../../src/geo/atlas/fgb-reader.ts';
import { GeoError } from '../../../src/geo/domain/errors.ts';
import { cleanFlat } from '../../../src/geo/geometry/clean-flat.ts';
import type { FuzzTarget } from '../target.ts';

const square = (x: number, y: number, side: number) => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];
const geometries: Geometry[] = [
  { type: 'Polygon', coordinates: [square(0, 0, 9), square(2, 2, 3)] },
  { type: 'MultiPolygon', coordinates: [[square(170, 0, 20)], [square(-10, -90, 5), square(-9, -89, 1)]] },
  { type: 'MultiLineString', coordinates: [square(0, 0, 1), square(5, 5, 1)] },
];
const file = (members: readonly Geometry[]): Uint8Array => {
  const features = members.map(
    (geometry, i): Feature => ({ type: 'Feature', properties: { id: `place/${i}` }, geometry }),
  );
  return serialize({ type: 'FeatureCollection', features } as never);
};

export const target: FuzzTarget = {
  name: 'flatgeobuf',
  seeds: () => [
    ...geometries.map((geometry) => file([geometry])),
    file(Array.from({ length: 40 }, (_, i) => ({ type: 'Polygon', coordinates: [square(i, i, 1)] }))),
  ],
  dictionary: [
    'fgb\x03fgb\x00',
    '\xff\xff\xff\xff',
    '\x00\x00\x00\x80',
    '\x01\x00',
    '\x00\x00\x00\x00\x00\x00\xf8\x7f',
  ],
  async run(input) {
    try {
      const source = memorySource('fuzz.fgb', input);
      const header = await readHeader(source);
      const offsets = [0];
      if (header.meta.indexNodeSize > 0) {
        const index = await FgbIndex.read(source, header);
        offsets.push(...index.search(-180, -90, 180, 90).map(({ offset }) => offset));
      }
      for (const offset of offsets.slice(0, 50)) {
        const clean = cleanFlat(await readGeometry(source, header, header.featuresAt + offset));
        if (clean?.xy.some((degrees) => !(Math.abs(degrees) <= 180))) throw new Error('off the globe');
      }
    } catch (error) {
      if (!(error instanceof GeoError)) throw error;
    }
  },
};
