/** Beyond a river, a range or another long thing, stretch by stretch: what lies on one side of its course, which is
 * continued from its ends along a parallel or a meridian. */

import type { Geometry, MultiPolygon, Position } from 'geojson';
import type { Direction } from '../domain/query.ts';
import { cutPolygon } from './antimeridian.ts';
import { haversineMetres } from './circle.ts';
import { toMixed } from './combine.ts';
import { inFrame, type LonFrame, lonFrame } from './frame.ts';
import { signedArea } from './ring.ts';
import { stemOf } from './stem.ts';

type Side = 'north' | 'south' | 'east' | 'west';

/** How much farther a thing must reach across a direction than along it. */
const elongation = 0.8;

/** Degrees of longitude, at least, that a course goes on from its ends along a parallel; else as far as it is wide. */
const leastAside = 6;

/** @returns undefined where nothing long runs across the direction: then beyond its outermost point is meant */
export function beyondLine(geometry: Geometry, direction: Direction): MultiPolygon | undefined {
  if (direction !== 'north' && direction !== 'south' && direction !== 'east' && direction !== 'west')
    return undefined;
  const frame = lonFrame(geometry);
  if (frame.east - frame.west > 170) return undefined;
  const lat = (frame.south + frame.north) / 2;
  const wide = haversineMetres(frame.west, lat, frame.east, lat);
  const high = haversineMetres(frame.west, frame.south, frame.west, frame.north);
  const crosswise = direction === 'north' || direction === 'south' ? wide / high : high / wide;
  if (!(crosswise > elongation)) return undefined;
  const course = courseOf(geometry, frame, direction);
  if (!course) return undefined;
  return { type: 'MultiPolygon', coordinates: cutPolygon([ringBeyond(course, frame, direction)]) };
}

/** What lies beside an area, between the shore that faces a direction and its outermost parallel or meridian there.
 * @returns undefined between the cardinal directions, and for what has no one side */
export function besideShore(geometry: Geometry, direction: Direction): MultiPolygon | undefined {
  if (direction !== 'north' && direction !== 'south' && direction !== 'east' && direction !== 'west')
    return undefined;
  const frame = lonFrame(geometry);
  const shore = frame.east - frame.west > 170 ? undefined : courseOf(geometry, frame, direction);
  if (!shore || shore.length < 3) return undefined;
  const across = direction === 'north' || direction === 'south' ? 1 : 0;
  const outermost = frame[direction];
  const [first, last] = [[...shore[0]!], [...shore.at(-1)!]];
  first[across] = last[across] = outermost;
  const ring = wound([...shore, last, first, shore[0]!]);
  return { type: 'MultiPolygon', coordinates: cutPolygon([ring]) };
}

/** The course of a line, or the side of an area's outline that faces the direction, from west to east or from south to
 * north, in longitudes of the frame. */
function courseOf(geometry: Geometry, frame: LonFrame, direction: Side): Position[] | undefined {
  const axis = direction === 'north' || direction === 'south' ? 0 : 1;
  const framed = (line: readonly Position[]) =>
    line.map(([lon, lat]): Position => [inFrame(lon!, frame.start), lat!]);
  const { areas } = toMixed(geometry);
  if (areas.coordinates.length === 0) {
    const stem = stemOf(geometry);
    if (!stem) return undefined;
    const line = framed(stem);
    const [first, last] = [extreme(line, axis, -1), extreme(line, axis, 1)];
    return first < last ? line.slice(first, last + 1) : line.slice(last, first + 1).reverse();
  }
  const rings = areas.coordinates.map((rings) => framed(rings[0]!));
  const sizes = rings.map((ring) => Math.abs(signedArea(ring)));
  const largest = sizes.indexOf(Math.max(...sizes));
  // A range of several parts has no one side.
  if (sizes[largest]! < 0.7 * sizes.reduce((sum, size) => sum + size, 0)) return undefined;
  const ring = rings[largest]!.slice(0, -1);
  const [first, last] = [extreme(ring, axis, -1), extreme(ring, axis, 1)];
  const there = walk(ring, first, last);
  const back = walk(ring, last, first).reverse();
  const across = 1 - axis;
  const mean = (line: Position[]) => line.reduce((sum, p) => sum + p[across]!, 0) / line.length;
  const upper = mean(there) > mean(back) ? there : back;
  const lower = upper === there ? back : there;
  return direction === 'north' || direction === 'east' ? upper : lower;
}

/** Index of the position farthest along an axis. */
function extreme(line: readonly Position[], axis: number, sign: number): number {
  let best = 0;
  for (let i = 1; i < line.length; i++) if (sign * (line[i]![axis]! - line[best]![axis]!) > 0) best = i;
  return best;
}

function walk(ring: readonly Position[], from: number, to: number): Position[] {
  const n = ring.length;
  const line: Position[] = [];
  for (let i = from; ; i = (i + 1) % n) {
    line.push(ring[i]!);
    if (i === to) return line;
  }
}

function ringBeyond(course: readonly Position[], frame: LonFrame, direction: Side): Position[] {
  const [first, last] = [course[0]!, course.at(-1)!];
  if (direction === 'north' || direction === 'south') {
    const aside = Math.max(frame.east - frame.west, leastAside);
    const [west, east] = [
      Math.max(frame.start, frame.west - aside),
      Math.min(frame.start + 360, frame.east + aside),
    ];
    const pole = direction === 'north' ? 90 : -90;
    const ring = [
      [west, first[1]!],
      ...course,
      [east, last[1]!],
      [east, pole],
      [west, pole],
      [west, first[1]!],
    ];
    return wound(ring);
  }
  // Half of what is left of the globe: the other half lies on the other side.
  const room = Math.min(180, (360 - (frame.east - frame.west)) / 2);
  const far = direction === 'east' ? frame.east + room : frame.west - room;
  return wound([[first[0]!, -90], ...course, [last[0]!, 90], [far, 90], [far, -90], [first[0]!, -90]]);
}

const wound = (ring: Position[]) => (signedArea(ring) < 0 ? ring.reverse() : ring);
