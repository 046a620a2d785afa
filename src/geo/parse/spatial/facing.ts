/** "the coast of A facing B", "A's coast opposite B". */

import type { SpatialQuery } from '../../domain/query.ts';
import type { Cursor } from './cursor.ts';

/** After a coast. */
export function facing(cursor: Cursor, coast: SpatialQuery): SpatialQuery | undefined {
  if (coast.type !== 'CoastOf' || !cursor.take('facing')) return undefined;
  cursor.skipOf();
  return { type: 'FacingCoast', of: coast.of, to: cursor.list() };
}
