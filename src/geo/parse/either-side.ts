/** "Ukraine south of Kyiv or east of Odesa": either side, and both of them in the land before. */

import type { SpatialQuery } from '../domain/query.ts';

/** Sides of other places. */
export const conditions: ReadonlySet<SpatialQuery['type']> = new Set(['Directional', 'Closer']);

export const eitherNote =
  'directions joined by "or" are read as either of them, within the place before them';

/** A side alone is half the earth, and nobody adds that to a part of a country.
 * @returns undefined where the first is no land with one side, or the others are no sides */
export function eitherSide(first: SpatialQuery, others: readonly SpatialQuery[]): SpatialQuery | undefined {
  if (first.type !== 'Intersection' || first.of.length !== 2 || others.length === 0) return undefined;
  const [land, side] = first.of as readonly [SpatialQuery, SpatialQuery];
  if (land.type === 'Directional') return undefined;
  if (![side, ...others].every(({ type }) => conditions.has(type))) return undefined;
  return { type: 'Intersection', of: [land, { type: 'Union', of: [side, ...others] }] };
}
