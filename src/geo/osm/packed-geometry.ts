/** Geometry as bytes of the store: little-endian int32 of 1e-7 degrees. [kind, parts, then per part: rings, then per
 * ring: vertices, x, y, …]; the closing vertex of a ring is kept. */

import type { Geometry, Position } from 'geojson';

const scale = 1e7;
const kinds = ['Point', 'LineString', 'Area', 'Lines'] as const;

export function pack(geometry: Geometry): Buffer {
  const parts: readonly (readonly Position[][])[] =
    geometry.type === 'Point'
      ? [[[geometry.coordinates]]]
      : geometry.type === 'LineString'
        ? [[geometry.coordinates]]
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : geometry.type === 'MultiPolygon'
            ? geometry.coordinates
            : geometry.type === 'MultiLineString'
              ? geometry.coordinates.map((line) => [line])
              : [];
  const kind =
    geometry.type === 'Point'
      ? 0
      : geometry.type === 'LineString'
        ? 1
        : geometry.type === 'MultiLineString'
          ? 3
          : 2;
  const numbers: number[] = [kind, parts.length];
  for (const rings of parts) {
    numbers.push(rings.length);
    for (const ring of rings) {
      numbers.push(ring.length);
      for (const [x, y] of ring) numbers.push(Math.round(x! * scale), Math.round(y! * scale));
    }
  }
  const bytes = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, i) => {
    bytes.writeInt32LE(number, i * 4);
  });
  return bytes;
}

/** @throws RangeError for bytes that `pack` did not write */
export function unpack(bytes: Buffer): Geometry {
  let at = 0;
  const next = () => {
    const number = bytes.readInt32LE(at);
    at += 4;
    return number;
  };
  const kind = kinds[next()];
  if (kind === undefined) throw new RangeError('a geometry of an unknown kind');
  const some = () => {
    const count = next();
    if (count < 1) throw new RangeError('a geometry with an empty part');
    return count;
  };
  const polygons: Position[][][] = [];
  const count = some();
  for (let i = 0; i < count; i++) {
    const rings: Position[][] = [];
    for (let r = some(); r > 0; r--) {
      const ring: Position[] = [];
      for (let n = some(); n > 0; n--) ring.push([next() / scale, next() / scale]);
      rings.push(ring);
    }
    polygons.push(rings);
  }
  if (at !== bytes.length) throw new RangeError('a geometry with bytes left over');
  if (kind === 'Point') return { type: 'Point', coordinates: polygons[0]![0]![0]! };
  if (kind === 'LineString') return { type: 'LineString', coordinates: polygons[0]![0]! };
  if (kind === 'Lines') return { type: 'MultiLineString', coordinates: polygons.map(([line]) => line!) };
  return polygons.length === 1
    ? { type: 'Polygon', coordinates: polygons[0]! }
    : { type: 'MultiPolygon', coordinates: polygons };
}
