/** Longitudes without a seam: a frame that begins in the widest gap of a geometry, so that west is less than east. */

import type { Geometry } from 'geojson';
import { eachPart } from './walk.ts';

export interface LonFrame {
  /** Where the frame begins; longitudes run from here to here + 360. */
  readonly start: number;
  /** Degrees without any vertex before `west`. */
  readonly gap: number;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

const slots = 3600;

/** The frame of a geometry that is cut at ±180°. A geometry that goes all the way round has a gap near zero. */
export function lonFrame(geometry: Geometry): LonFrame {
  const filled = new Uint8Array(slots);
  let south = Number.POSITIVE_INFINITY;
  let north = Number.NEGATIVE_INFINITY;
  const slotOf = (lon: number) => Math.min(slots - 1, Math.max(0, Math.floor(((lon + 180) / 360) * slots)));
  eachPart(geometry, (part) => {
    for (let i = 0; i < part.length; i++) {
      const [lon, lat] = part[i] as [number, number];
      if (lat < south) south = lat;
      if (lat > north) north = lat;
      // Everything between two vertices is covered.
      const from = i === 0 ? lon : part[i - 1]![0]!;
      const a = slotOf(Math.min(from, lon));
      const b = slotOf(Math.max(from, lon));
      filled.fill(1, a, b + 1);
    }
  });
  // Longest run of empty slots, round the seam.
  let best = 0;
  let bestEnd = 0;
  for (let i = 0, run = 0; i < 2 * slots; i++) {
    run = filled[i % slots] ? 0 : run + 1;
    if (run > best && run <= slots) {
      best = run;
      bestEnd = i;
    }
  }
  const start = best === 0 ? -180 : wrap(((bestEnd - best / 2 + 0.5) / slots) * 360 - 180);
  let west = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  eachPart(geometry, (part) => {
    for (const [lon] of part) {
      const x = inFrame(lon!, start);
      if (x < west) west = x;
      if (x > east) east = x;
    }
  });
  return { start, gap: (best / slots) * 360, west, east, south, north };
}

/** A longitude moved into start … start + 360. */
export function inFrame(lon: number, start: number): number {
  return lon < start ? lon + 360 : lon >= start + 360 ? lon - 360 : lon;
}

const wrap = (lon: number) => ((((lon + 180) % 360) + 360) % 360) - 180;
