/** "between A and B", "between A, B and C", "halfway between A and B", "from A to B". */

import type { SpatialQuery } from '../../domain/query.ts';
import { boxOf } from '../grid/find-grid.ts';
import type { Cursor } from './cursor.ts';
import { takeTo } from './line.ts';
import { pair } from './pair.ts';

/** After "between". */
export function between(cursor: Cursor): SpatialQuery {
  // "between 10 and 20 km from A"
  if (cursor.peek()?.type === 'range') return cursor.head();
  cursor.skipOf();
  const members = [cursor.primary()];
  while (cursor.isMark(',')) {
    cursor.at++;
    const last = cursor.take('and') || cursor.take('or');
    members.push(cursor.primary());
    if (last) return { type: 'BetweenAll', of: members };
  }
  if (!cursor.take('and') && !cursor.take('or') && !cursor.take('with'))
    throw cursor.expected('"and" and a second place');
  members.push(cursor.primary());
  const [a, b] = members as [SpatialQuery, SpatialQuery];
  return members.length > 2 ? { type: 'BetweenAll', of: members } : { type: 'Between', a, b };
}

/** After "halfway between", or "halfway from". */
export function halfway(cursor: Cursor): SpatialQuery {
  const from = cursor.at;
  cursor.skipOf();
  const a = cursor.primary();
  if (takeTo(cursor)) return { type: 'Between', a, b: cursor.primary(), halfway: true };
  cursor.at = from;
  return { type: 'Between', ...pair(cursor), halfway: true };
}

/** "from A to B": what lies between them. */
export function fromTo(cursor: Cursor, a: SpatialQuery): SpatialQuery | undefined {
  if (!takeTo(cursor)) return undefined;
  const b = cursor.primary();
  return cornersOf(cursor, a, b) ?? { type: 'Between', a, b };
}

/** "from 35N 135E to 36N 136E": two positions are the corners of a box. */
function cornersOf(cursor: Cursor, a: SpatialQuery, b: SpatialQuery): SpatialQuery | undefined {
  if (a.type !== 'Position' || b.type !== 'Position' || a.lat === b.lat || a.lon === b.lon) return undefined;
  cursor.notes.push(
    'two positions are read as the corners of a box; write “line from … to …” for the line between them',
  );
  return boxOf(a, b);
}
