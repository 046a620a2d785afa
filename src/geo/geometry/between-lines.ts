/** The ground between two rivers, ranges or other long things, as far as they run side by side. */

import type { Geometry, MultiPolygon, Position } from 'geojson';
import { boxAround } from './closer.ts';
import { areaAbove } from './level-set.ts';
import { geodesicInverse } from './native.ts';
import { NearestIndex, toCartesian } from './nearest.ts';
import { stemOf } from './stem.ts';
import type { Work } from './work.ts';

const radians = Math.PI / 180;
/** What is nearest on the one and on the other may lie this many times as far apart as the two run there: beyond it they do
 * not run side by side. */
const sideways = 3;

const toLine = (coordinates: Position[]): Geometry => ({ type: 'LineString', coordinates });

/** On which side of the one most of the other runs. */
function mostlyOnLeft(line: readonly Position[], other: NearestIndex): boolean {
  let left = 0;
  for (let i = 1; i < line.length; i++) {
    const [lon, lat] = line[i] as [number, number];
    const { distance } = geodesicInverse(line[i - 1]!, line[i]!);
    left += other.onLeft(lon, lat) ? distance : -distance;
  }
  return left > 0;
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
  const sideA = lineA && lineB && mostlyOnLeft(lineB, toA);
  const sideB = lineA && lineB && mostlyOnLeft(lineA, toB);
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
    if (sideA !== undefined && toA.onLeft(lon, lat) !== sideA) return -1;
    if (sideB !== undefined && toB.onLeft(lon, lat) !== sideB) return -1;
    const one = toA.nearest(lon, lat).position;
    const other = toB.nearest(lon, lat).position;
    const pieces = [toA.lastPiece, toB.lastPiece] as const;
    const apart = geodesicInverse(one, other).distance;
    if (apart > sideways * Math.min(awayFromB(pieces[0], one), awayFromA(pieces[1], other))) return -1;
    const toOne = towards(one);
    const toOther = towards(other);
    return -toOne.reduce((sum, value, axis) => sum + value * toOther[axis]!, 0);
  };
  return areaAbove(value, boxAround({ type: 'GeometryCollection', geometries: [a, b] }, 0), work);
}
