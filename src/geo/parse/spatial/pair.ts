/** "A and B" where exactly two belong together. */

import type { SpatialQuery } from '../../domain/query.ts';
import type { Cursor } from './cursor.ts';

export function pair(cursor: Cursor): { a: SpatialQuery; b: SpatialQuery } {
  cursor.skipOf();
  const a = cursor.primary();
  if (!cursor.take('and') && !cursor.take('or') && !cursor.take('with'))
    throw cursor.expected('"and" and a second place');
  return { a, b: cursor.primary() };
}
