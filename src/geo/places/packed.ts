/** Flat geometry as bytes of a store: uint32 type, rings, parts; the ends of rings and of parts; then longitudes and
 * latitudes as int32 of 1e-7 degrees; little-endian. */

import { endianness } from 'node:os';
import type { FlatGeometry } from '../domain/flat.ts';

const types: readonly FlatGeometry['type'][] = [
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
  'Polygon',
  'MultiPolygon',
];
const scale = 1e7;
const head = 3;

export function pack({ type, xy, ends, parts }: FlatGeometry): Buffer {
  const words = new Int32Array(head + ends.length + parts.length + xy.length);
  words.set([types.indexOf(type), ends.length, parts.length]);
  words.set(ends, head);
  words.set(parts, head + ends.length);
  const at = head + ends.length + parts.length;
  for (let i = 0; i < xy.length; i++) words[at + i] = Math.round(xy[i]! * scale);
  const bytes = Buffer.from(words.buffer);
  return endianness() === 'LE' ? bytes : bytes.swap32();
}

/** @throws RangeError for bytes that `pack` did not write */
export function unpack(bytes: Uint8Array): FlatGeometry {
  if (bytes.length % 4 !== 0 || bytes.length < 4 * head) throw new RangeError('a geometry of broken length');
  const copy = Buffer.from(bytes);
  const aligned = new Uint8Array(copy);
  if (endianness() !== 'LE') Buffer.from(aligned.buffer).swap32();
  const words = new Int32Array(aligned.buffer, 0, aligned.length / 4);
  const [kind, rings, polygons] = words as unknown as [number, number, number];
  const at = head + rings + polygons;
  const type = types[kind];
  if (!type || rings < 1 || polygons < 0 || at > words.length)
    throw new RangeError('a geometry of an unknown form');
  const ends = Uint32Array.from(words.subarray(head, head + rings));
  const parts = Uint32Array.from(words.subarray(head + rings, at));
  const xy = Float64Array.from(words.subarray(at), (word) => word / scale);
  const rises = (list: Uint32Array) => list.every((end, i) => end > (i === 0 ? 0 : list[i - 1]!));
  if (
    !rises(ends) ||
    !rises(parts) ||
    ends[rings - 1] !== xy.length / 2 ||
    (polygons > 0 && parts[polygons - 1] !== rings)
  )
    throw new RangeError('a geometry whose parts do not fit');
  return { type, xy, ends, parts };
}
