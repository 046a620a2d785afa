/** The parts of a place: its mainland, what lies near it, and what lies overseas. */

import type { MultiPolygon, Position } from 'geojson';
import { areaInTurns, polygonsOf } from './area.ts';
import { bboxOf } from './bbox.ts';
import { haversineMetres } from './circle.ts';
import { type Area, geodesicInverse } from './native.ts';
import { alongGround, type Cartesian, toCartesian } from './nearest.ts';
import type { Work } from './work.ts';

/** Metres from its largest part beyond which a part lies overseas. */
export const overseasMetres = 1_000_000;

/** Metres between islands of one group at most: a group that begins near the mainland is near as a whole. */
export const groupMetres = 250_000;

/** The far ones that no chain of neighbours joins to a near one. */
export function withoutChained<T>(
  far: readonly T[],
  near: readonly T[],
  isNeighbour: (far: T, near: T) => boolean,
): T[] {
  let left = [...far];
  let reached = near;
  while (left.length > 0 && reached.length > 0) {
    const joined = left.filter((part) => reached.some((other) => isNeighbour(part, other)));
    left = left.filter((part) => !joined.includes(part));
    reached = joined;
  }
  return left;
}

export interface Extent {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Metres that two boxes are apart at least, the way over ±180° included. */
export function apart(a: Extent, b: Extent): number {
  const plain = Math.max(0, a.west - b.east, b.west - a.east);
  const across = Math.max(0, 360 - (Math.max(a.east, b.east) - Math.min(a.west, b.west)));
  const lat = Math.max(0, a.south - b.north, b.south - a.north);
  const highest = Math.max(-a.south, a.north, -b.south, b.north);
  return Math.max(
    haversineMetres(0, 0, 0, lat),
    haversineMetres(0, highest, Math.min(plain, across), highest),
  );
}

export interface MainParts {
  /** The largest part; what is cut off it only by ±180° included. */
  readonly mainland: MultiPolygon;
  /** Islands and other parts near the mainland. */
  readonly near: MultiPolygon;
  readonly overseas: MultiPolygon;
}

/** @param overseasFrom  metres from the largest part */
export async function mainParts(area: Area, work: Work, overseasFrom = overseasMetres): Promise<MainParts> {
  const parts = polygonsOf(area);
  const sizes: number[] = [];
  for (const rings of parts)
    sizes.push(await areaInTurns({ type: 'Polygon', coordinates: [rings[0]!] }, work));
  const largest = parts[sizes.indexOf(sizes.reduce((most, size) => Math.max(most, size), 0))]![0]!;
  // A few hundred places of the outline tell how far off a part is, to some kilometres.
  const step = Math.ceil(largest.length / 300);
  const shore = largest.filter((_, i) => i % step === 0).map(spotOf);
  const seam = seamLatitudes(largest);
  const sorted: Record<'mainland' | 'near' | 'overseas', Position[][][]> = {
    mainland: [],
    near: [],
    overseas: [],
  };
  for (const rings of parts) {
    if (work.due) await work.pause();
    const ring = rings[0]!;
    if (ring === largest || (seam.size > 0 && [...seamLatitudes(ring)].some((lat) => seam.has(lat))))
      sorted.mainland.push(rings);
    else if (isNear(shore, ring, overseasFrom)) sorted.near.push(rings);
    else sorted.overseas.push(rings);
  }
  if (overseasFrom === overseasMetres && sorted.overseas.length > 0) {
    const extents = new Map([...sorted.near, ...sorted.overseas].map((rings) => [rings, extentOf(rings)]));
    const isNeighbour = (one: Position[][], other: Position[][]) =>
      apart(extents.get(one)!, extents.get(other)!) < groupMetres;
    const left = new Set(withoutChained(sorted.overseas, sorted.near, isNeighbour));
    sorted.near.push(...sorted.overseas.filter((rings) => !left.has(rings)));
    sorted.overseas = [...left];
  }
  const toArea = (coordinates: Position[][][]): MultiPolygon => ({ type: 'MultiPolygon', coordinates });
  return { mainland: toArea(sorted.mainland), near: toArea(sorted.near), overseas: toArea(sorted.overseas) };
}

interface Spot {
  readonly position: Position;
  readonly space: Cartesian;
}

const spotOf = (position: Position): Spot => ({ position, space: toCartesian(position[0]!, position[1]!) });

/** What a distance by the chord may be off, as a share: ten times what it is. */
const chordShare = 0.005;

/** Whether one of a few positions of a ring lies near the shore. Chords settle all but what lies at the very distance. */
function isNear(shore: readonly Spot[], ring: readonly Position[], metres: number): boolean {
  const step = Math.ceil(ring.length / 12);
  for (let i = 0; i < ring.length; i += step) {
    const { position, space } = spotOf(ring[i]!);
    const [x, y, z] = space;
    for (const there of shore) {
      const about = alongGround(Math.hypot(there.space[0] - x, there.space[1] - y, there.space[2] - z));
      if (about > (1 + chordShare) * metres) continue;
      if (about < (1 - chordShare) * metres) return true;
      if (geodesicInverse(there.position, position).distance < metres) return true;
    }
  }
  return false;
}

function extentOf(coordinates: Position[][]): Extent {
  const [west, south, east, north] = bboxOf({ type: 'Polygon', coordinates });
  return { west, south, east, north };
}

/** Where a ring meets ±180°. */
function seamLatitudes(ring: readonly Position[]): Set<number> {
  return new Set(ring.filter(([lon]) => Math.abs(lon!) === 180).map(([, lat]) => lat!));
}
