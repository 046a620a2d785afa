/** What is taken away: "A except B", "except B, A". */

import type { SpatialQuery } from '../../domain/query.ts';
import type { Cursor } from './cursor.ts';
import { union } from './union.ts';

/** A whole sentence: what is asked for, less what is excepted. */
export function sentence(cursor: Cursor): SpatialQuery {
  return cursor.nested(() => {
    let left = cursor.isKeyword('except') ? exceptionFirst(cursor) : union(cursor);
    for (;;) {
      const mark = cursor.at;
      cursor.takeMark(',');
      if (!cursor.take('except')) {
        cursor.at = mark;
        return left;
      }
      while (cursor.take('in') || cursor.take('part') || cursor.take('of'));
      left = { type: 'Difference', from: left, minus: cursor.narrowing(left, () => union(cursor)) };
    }
  });
}

/** "Except Corsica, all of France". */
function exceptionFirst(cursor: Cursor): SpatialQuery {
  cursor.take('except');
  const minus = cursor.primary();
  if (!cursor.takeMark(',')) throw cursor.expected('a comma and the place to take it from');
  return { type: 'Difference', from: union(cursor), minus };
}
