/** The parts of a place: its mainland, what lies near it, and what lies overseas. */

import type { MultiPolygon, Position } from 'geojson';
import { areaInTurns, polygonsOf } from './area.ts';
import { type Area, geodesicInverse } from './native.ts';
import type { Work } from './work.ts';

/** Metres from its largest part beyond which a part lies overseas. */
export const overseasMetres = 1_000_000;

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
  const shore = largest.filter((_, i) => i % step === 0);
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
  const toArea = (coordinates: Position[][][]): MultiPolygon => ({ type: 'MultiPolygon', coordinates });
  return { mainland: toArea(sorted.mainland), near: toArea(sorted.near), overseas: toArea(sorted.overseas) };
}

/** Whether one of a few positions of a ring lies near the shore. */
function isNear(shore: readonly Position[], ring: readonly Position[], metres: number): boolean {
  const step = Math.ceil(ring.length / 12);
  for (let i = 0; i < ring.length; i += step) {
    if (shore.some((position) => geodesicInverse(position, ring[i]!).distance < metres)) return true;
  }
  return false;
}

/** Where a ring meets ±180°. */
function seamLatitudes(ring: readonly Position[]): Set<number> {
  return new Set(ring.filter(([lon]) => Math.abs(lon!) === 180).map(([, lat]) => lat!));
}
