/** The ground between two rivers, ranges or other long things, as far as they run side by side. */

import type { Geometry, MultiPolygon, Position } from 'geojson';
import { boxAround } from './closer.ts';
import { areaAbove, type Box } from './level-set.ts';
import { geodesicInverse } from './native.ts';
import { NearestIndex, toCartesian } from './nearest.ts';
import { stemOf } from './stem.ts';
import type { Work } from './work.ts';

const radians = Math.PI / 180;
/** What is nearest on the one and on the other may lie this many times as far apart as the two run there: beyond it they do
 * not run side by side. */
const sideways = 2;
/** Degrees of a box around both at most, and how much wider than the one thing its box is beyond that. */
const widest = 100;
const aroundOne = 0.1;

const toLine = (coordinates: Position[]): Geometry => ({ type: 'LineString', coordinates });

/** On which side of the one a piece of the other lies, found once. Rivers turn: the Oder is left of the Elbe's first miles
 * and right of the rest. */
function sideOf(one: NearestIndex): (piece: number, position: Position) => boolean {
  const known = new Map<number, boolean>();
  return (piece, [lon, lat]) => {
    let left = known.get(piece);
    if (left === undefined) {
      left = one.onLeft(lon!, lat!);
      known.set(piece, left);
    }
    return left;
  };
}

/** Metres from a piece of the one to the other, measured once. */
function separation(other: NearestIndex): (piece: number, position: Position) => number {
  const known = new Map<number, number>();
  return (piece, [lon, lat]) => {
    let metres = known.get(piece);
    if (metres === undefined) {
      metres = other.about(lon!, lat!);
      known.set(piece, metres);
    }
    return metres;
  };
}

/** A place lies between two things when the nearest of the one and the nearest of the other lie on different sides of it:
 * more than a right angle apart. Past the end of either they come to lie on the same side. */
export async function betweenLong(a: Geometry, b: Geometry, work: Work): Promise<MultiPolygon> {
  const [lineA, lineB] = [stemOf(a), stemOf(b)];
  const toA = await NearestIndex.build(lineA ? toLine(lineA) : a, work);
  const toB = await NearestIndex.build(lineB ? toLine(lineB) : b, work);
  const areLines = lineA !== undefined && lineB !== undefined;
  const sideOfA = sideOf(toA);
  const sideOfB = sideOf(toB);
  const awayFromB = separation(toB);
  const awayFromA = separation(toA);
  const value = (lon: number, lat: number) => {
    if (toA.contains(lon, lat) || toB.contains(lon, lat)) return -1;
    const here = toCartesian(lon, lat);
    const up = [
      Math.cos(lat * radians) * Math.cos(lon * radians),
      Math.cos(lat * radians) * Math.sin(lon * radians),
      Math.sin(lat * radians),
    ];
    const towards = ([x, y]: Position) => {
      const there = toCartesian(x!, y!);
      const way = there.map((value, axis) => value - here[axis]!);
      const height = way.reduce((sum, value, axis) => sum + value * up[axis]!, 0);
      return way.map((value, axis) => value - height * up[axis]!);
    };
    const one = toA.nearest(lon, lat).position;
    const other = toB.nearest(lon, lat).position;
    const pieces = [toA.lastPiece, toB.lastPiece] as const;
    if (areLines && toA.onLeft(lon, lat) !== sideOfA(pieces[1], other)) return -1;
    if (areLines && toB.onLeft(lon, lat) !== sideOfB(pieces[0], one)) return -1;
    const apart = geodesicInverse(one, other).distance;
    if (apart > sideways * Math.min(awayFromB(pieces[0], one), awayFromA(pieces[1], other))) return -1;
    const toOne = towards(one);
    const toOther = towards(other);
    return -toOne.reduce((sum, value, axis) => sum + value * toOther[axis]!, 0);
  };
  return areaAbove(value, boxOfBoth(a, b), work);
}

/** Beside an ocean the lattice is laid around the other: on one of the whole globe a coast is nowhere. */
function boxOfBoth(a: Geometry, b: Geometry): Box {
  const both = boxAround({ type: 'GeometryCollection', geometries: [a, b] }, 0);
  if (extent(both) <= widest) return both;
  const [nearer] = [a, b]
    .map((one) => boxAround(one, aroundOne))
    .sort((one, other) => extent(one) - extent(other));
  return extent(nearer!) < extent(both) ? nearer! : both;
}

const extent = ({ west, south, east, north }: Box) => Math.max(east - west, north - south);
