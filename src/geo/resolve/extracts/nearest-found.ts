/** Found features in the order of their distance from a place. */

import type { Pacer } from '../../../shared/run-sliced.ts';
import type { NearCandidate } from '../../domain/map-store.ts';
import type { Found } from '../map-answer.ts';
import { byId, type Collector } from './collector.ts';
import { insideOf } from './extent.ts';
import type { Origin } from './nearest.ts';

/** Notes how far a feature is: from where it is shown. */
export function measure(one: Found, origin: Origin): void {
  const { geometry } = one.feature;
  one.distance = origin.distanceTo(one.point ? { type: 'Point', coordinates: insideOf(geometry) } : geometry);
}

/** Where several lie at the place itself, those nearest to its middle come first. */
export function byDistance(found: readonly Found[], origin: Origin): Found[] {
  const middle = new Map(
    found.map((one) => [one, one.distance === 0 ? origin.fromMiddle(insideOf(one.feature.geometry)) : 0]),
  );
  return [...found].sort(
    (a, b) => a.distance! - b.distance! || middle.get(a)! - middle.get(b)! || byId(a, b),
  );
}

/** Walks along candidates in the order of their least distance until what follows cannot be among the nearest.
 * @param wanted  how many */
export async function nearestAlong(
  pages: AsyncIterable<readonly NearCandidate[]>,
  collector: Collector,
  origin: Origin,
  wanted: number,
  pacer: Pacer,
): Promise<Found[]> {
  /** The least distances, sorted. */
  const least: number[] = [];
  for await (const page of pages) {
    for (const candidate of page) {
      const found = collector.take(candidate);
      if (found) {
        measure(found, origin);
        insert(least, found.distance!, wanted);
      }
      if (pacer.due) await pacer.pause();
    }
    // What lies at the place itself is told apart by its middle: all of it must be seen.
    const reached = page[page.length - 1]?.atLeast ?? 0;
    if (reached > 0 && reached > (least[wanted - 1] ?? Number.POSITIVE_INFINITY)) break;
    if (pacer.due) await pacer.pause();
  }
  return byDistance(collector.found, origin).slice(0, wanted);
}

function insert(sorted: number[], value: number, most: number): void {
  const at = sorted.findIndex((other) => value < other);
  sorted.splice(at < 0 ? sorted.length : at, 0, value);
  if (sorted.length > most) sorted.pop();
}
