/** Boxes of extracts and of questions. */

import { GeoError } from './errors.ts';

/** Degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** @throws GeoError `query_not_understood` */
export function checkBox(box: readonly number[]): Box {
  const [west, south, east, north] = box as [number, number, number, number];
  if (!(west >= -180 && east <= 180 && west < east && south >= -90 && north <= 90 && south < north)) {
    throw new GeoError(
      'query_not_understood',
      `The box ${box.join(', ')} is not a box: it must be west, south, east, north in degrees, west < east and south < north.`,
    );
  }
  return [west, south, east, north];
}

export const overlap = (a: Box, b: Box): boolean =>
  a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];

/** Where both are; its sides cross where they have nothing in common. */
export const common = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

/** A box across ±180° as one that goes all the way round. */
export const uncut = (box: Box): Box => (box[0] <= box[2] ? box : [-180, box[1], 180, box[3]]);

export const contains = (outer: Box, inner: Box): boolean =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];

/** Extracts say what they cover in boxes with room to spare: a tenth of the asked side is none. */
export function withinUnion(box: Box, covered: readonly Box[]): boolean {
  const [w, s, e, n] = box;
  const [dx, dy] = [(e - w) / 10, (n - s) / 10];
  const union = covered.reduce((a, b) => [
    Math.min(a[0], b[0]),
    Math.min(a[1], b[1]),
    Math.max(a[2], b[2]),
    Math.max(a[3], b[3]),
  ]);
  return contains(union, [w + dx, s + dy, e - dx, n - dy]);
}
