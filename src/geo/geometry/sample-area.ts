/** A measure taken at many places of an area, each counting for the ground around it. */

import type { Geometry } from 'geojson';
import { AreaIndex } from './area-index.ts';
import { lonFrame } from './frame.ts';
import type { Area } from './native.ts';
import type { Work } from './work.ts';

/** Places along the longer side. */
const along = 128;

export interface Sample {
  readonly value: number;
  /** Proportional to the ground it stands for. */
  readonly weight: number;
}

export async function sampleArea(
  area: Area,
  value: (lon: number, lat: number) => number,
  work: Work,
): Promise<Sample[]> {
  const index = new AreaIndex(area);
  const { west, south, east, north } = lonFrame(area as Geometry);
  const step = Math.max(east - west, north - south) / along;
  const samples: Sample[] = [];
  for (let lat = south + step / 2; lat < north; lat += step) {
    for (let x = west + step / 2; x < east; x += step) {
      if (work.due) await work.pause();
      const lon = x > 180 ? x - 360 : x;
      if (!index.contains([lon, lat])) continue;
      samples.push({ value: value(lon, lat), weight: Math.cos((lat * Math.PI) / 180) });
    }
  }
  return samples;
}

/** The value below which a share of the ground lies.
 * @param share  0 to 1 */
export function shareOf(samples: readonly Sample[], share: number): number {
  const sorted = [...samples].sort((a, b) => a.value - b.value);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let below = 0;
  for (const { value, weight } of sorted) {
    below += weight;
    if (below >= share * total) return value;
  }
  return sorted[sorted.length - 1]?.value ?? 0;
}
