/** "between A and B", "halfway between A and B". */

import type { SpatialQuery } from '../../domain/query.ts';
import type { Cursor } from './cursor.ts';
import { pair } from './pair.ts';

/** After "between". */
export function between(cursor: Cursor): SpatialQuery {
  // "between 10 and 20 km from A"
  if (cursor.peek()?.type === 'range') return cursor.head();
  return { type: 'Between', ...pair(cursor) };
}

/** After "halfway between". */
export function halfway(cursor: Cursor): SpatialQuery {
  return { type: 'Between', ...pair(cursor), halfway: true };
}
