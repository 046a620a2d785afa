/** "Ukraine south of Kyiv or east of Odesa", "cities within 50 km of Munich or within 30 km of Ulm": either, and both of them in
 * the land or of the set before. */

import type { SpatialQuery } from '../domain/query.ts';

/** Sides of other places. */
export const conditions: ReadonlySet<SpatialQuery['type']> = new Set(['Directional', 'Closer']);

/** Conditions that are said of what stands before them, where "or" joins them. */
const either: ReadonlySet<SpatialQuery['type']> = new Set([...conditions, 'Buffer']);

export const eitherNote =
  'conditions joined by "or" are read as either of them, within the place before them';

/** A side alone is half the earth, and nobody adds that to a part of a country.
 * @returns undefined where the first is no land with one condition, or the others are none */
export function eitherSide(first: SpatialQuery, others: readonly SpatialQuery[]): SpatialQuery | undefined {
  if (first.type !== 'Intersection' || first.of.length !== 2 || others.length === 0) return undefined;
  const [land, side] = first.of as readonly [SpatialQuery, SpatialQuery];
  if (either.has(land.type)) return undefined;
  if (![side, ...others].every(({ type }) => either.has(type))) return undefined;
  return { type: 'Intersection', of: [land, { type: 'Union', of: [side, ...others] }] };
}
