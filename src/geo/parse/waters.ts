/** Sets of waters that are not named: nothing is left of places that are without them. */

import type { SpatialQuery } from '../domain/query.ts';

const kinds: ReadonlySet<string> = new Set(['sea', 'ocean', 'gulf', 'bay', 'strait', 'lake', 'river']);

/** "the sea", "seas", "lakes in Europe": without a rank, which would choose some. */
export const isWater = (query: SpatialQuery): boolean =>
  query.type === 'Sea' || (query.type === 'PlaceSet' && !query.rank && kinds.has(query.kind));
