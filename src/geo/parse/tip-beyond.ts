/** "The southern tip of Madagascar below the Tropic of Capricorn": how much is the tip is said by the line. */

import type { SpatialQuery } from '../domain/query.ts';

/** A tree with the land in place of its tip where a line bounds it on that side. */
export function withTipsBounded(query: SpatialQuery): SpatialQuery {
  if (query.type !== 'Intersection' || query.of.length !== 2) return query;
  const [tip, beyond] = query.of as [SpatialQuery, SpatialQuery];
  if (tip.type !== 'DirectionalSubset' || !tip.tip || beyond.type !== 'Directional') return query;
  const isLine = beyond.of.type === 'Parallel' || beyond.of.type === 'Meridian';
  return isLine && beyond.direction === tip.direction ? { ...query, of: [tip.of, beyond] } : query;
}
