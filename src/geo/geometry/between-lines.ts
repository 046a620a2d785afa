/** The ground between two rivers, ranges or other long things, as far as they run side by side. */

import type { Geometry, MultiPolygon, Position } from 'geojson';
import { boxAround } from './closer.ts';
import { areaAbove, type Box } from './level-set.ts';
import { alongGround, type Cartesian, NearestIndex, toCartesian } from './nearest.ts';
import { stemOf } from './stem.ts';
import { eachPart } from './walk.ts';
import type { Work } from './work.ts';

const radians = Math.PI / 180;
/** What is nearest on the one and on the other may lie this many times as far apart as the two run there: beyond it they do
 * not run side by side. */
const sideways = 2;
/** Degrees of a box around both at most; beyond that, how much wider than the one thing its box is at least, and how many of
 * its positions are asked how far the other is. */
const widest = 100;
const aroundOne = 0.1;
const asked = 256;
const metresOfDegree = 111_195;

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
    const one = toA.nearestPosition(lon, lat);
    const pieceOfA = toA.lastPiece;
    const leftOfA = areLines && toA.leftOfLast(lon, lat);
    const other = toB.nearestPosition(lon, lat);
    const pieceOfB = toB.lastPiece;
    const leftOfB = areLines && toB.leftOfLast(lon, lat);
    const here = toCartesian(lon, lat);
    const thereOne = toCartesian(one[0]!, one[1]!);
    const thereOther = toCartesian(other[0]!, other[1]!);
    if (areLines && leftOfA !== sideOfA(pieceOfB, other)) return -1;
    if (areLines && leftOfB !== sideOfB(pieceOfA, one)) return -1;
    const apart = alongGround(
      Math.hypot(thereOne[0] - thereOther[0], thereOne[1] - thereOther[1], thereOne[2] - thereOther[2]),
    );
    if (apart > sideways * Math.min(awayFromB(pieceOfA, one), awayFromA(pieceOfB, other))) return -1;
    return -alikeAcross(here, thereOne, thereOther, lon, lat);
  };
  return areaAbove(value, boxOfBoth([a, toA], [b, toB]), work);
}

/** How far two ways from here point the same way along the ground: their product, in square metres. */
function alikeAcross(here: Cartesian, one: Cartesian, other: Cartesian, lon: number, lat: number): number {
  const across = Math.cos(lat * radians);
  const [ux, uy, uz] = [
    across * Math.cos(lon * radians),
    across * Math.sin(lon * radians),
    Math.sin(lat * radians),
  ];
  const [ax, ay, az] = [one[0] - here[0], one[1] - here[1], one[2] - here[2]];
  const [bx, by, bz] = [other[0] - here[0], other[1] - here[1], other[2] - here[2]];
  const upOne = ax * ux + ay * uy + az * uz;
  const upOther = bx * ux + by * uy + bz * uz;
  return ax * bx + ay * by + az * bz - upOne * upOther;
}

type Side = readonly [geometry: Geometry, index: NearestIndex];

/** Beside an ocean the lattice is laid around the other, as far as it is to the ocean's shore: on one of the whole globe a
 * coast is nowhere. */
function boxOfBoth(a: Side, b: Side): Box {
  const both = boxAround({ type: 'GeometryCollection', geometries: [a[0], b[0]] }, 0);
  if (extent(both) <= widest) return both;
  const [one, other] = extent(boxAround(a[0], 0)) < extent(boxAround(b[0], 0)) ? [a, b] : [b, a];
  const box = boxAround(one[0], 0);
  const margin = Math.max(aroundOne, (1.1 * degreesAway(one[0], other[1])) / Math.max(extent(box), 1e-3));
  const nearer = boxAround(one[0], margin);
  return extent(nearer) < extent(both) ? nearer : both;
}

/** Degrees of longitude from the farthest position of a thing to the other. */
function degreesAway(geometry: Geometry, other: NearestIndex): number {
  const positions: Position[] = [];
  eachPart(geometry, (part) => {
    for (const position of part) positions.push(position);
  });
  const step = Math.max(1, Math.floor(positions.length / asked));
  let farthest = 0;
  for (let i = 0; i < positions.length; i += step) {
    const [lon, lat] = positions[i]!;
    const across = metresOfDegree * Math.max(0.1, Math.cos(lat! * radians));
    farthest = Math.max(farthest, other.about(lon!, lat!) / across);
  }
  return farthest;
}

const extent = ({ west, south, east, north }: Box) => Math.max(east - west, north - south);
