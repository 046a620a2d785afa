/** "between A and B", "between A, B and C", "halfway between A and B", "from A to B". */

import { fold } from '../../domain/fold.ts';
import type { Distance, SpatialQuery } from '../../domain/query.ts';
import { boxOf } from '../grid/boxes.ts';
import { betweenThem } from './between-them.ts';
import type { Cursor } from './cursor.ts';
import { takeTo, trailingWidth, wideLine } from './line.ts';
import { checked } from './misunderstood.ts';
import { pair } from './pair.ts';

/** After "between". */
export function between(cursor: Cursor): SpatialQuery {
  // "between 10 and 20 km from A"
  if (cursor.peek()?.type === 'range') return cursor.head();
  cursor.skipOf();
  const both = betweenThem(cursor);
  if (both) return both;
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
  if (members.length > 2) return { type: 'BetweenAll', of: members };
  return corridor(cursor, a, b) ?? { type: 'Between', a, b };
}

/** "between Tokyo and Osaka, 20 km wide" */
function corridor(cursor: Cursor, a: SpatialQuery, b: SpatialQuery): SpatialQuery | undefined {
  const reach = besideTheWay(cursor);
  if (reach) return { type: 'Buffer', of: { type: 'Line', a, b }, distance: reach };
  const width = isTown(cursor, a) && isTown(cursor, b) ? trailingWidth(cursor) : undefined;
  return width && wideLine(cursor, { a, b }, width);
}

/** "from Paris to Lyon within 20 km of the line" */
function besideTheWay(cursor: Cursor): Distance | undefined {
  const start = cursor.isMark(',') ? 1 : 0;
  const symbol = cursor.peek(start + 1);
  const next = cursor.peek(start + 3);
  if (!cursor.isKeyword('within', start) || symbol?.type !== 'distance') return undefined;
  const isRoute = next?.type === 'place' && /^(?:the )?(?:route|way|path)$/i.test(next.text);
  if (!cursor.isKeyword('of', start + 2) || !(isRoute || cursor.isKeyword('line', start + 3)))
    return undefined;
  if (cursor.peek(start + 4) !== undefined) return undefined;
  if (isRoute) cursor.notes.push(`"${next.text}" is read as the straight line, for no roads are known here`);
  cursor.at += start + 4;
  return checked(symbol.distance, symbol.text);
}

const isTown = ({ names }: Cursor, place: SpatialQuery): boolean =>
  place.type === 'NamedPlace' && names.isUsually?.(fold(place.name), 'city') === true;

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
  return cornersOf(cursor, a, b) ?? corridor(cursor, a, b) ?? { type: 'Between', a, b };
}

/** "from 35N 135E to 36N 136E": two positions are the corners of a box. */
function cornersOf(cursor: Cursor, a: SpatialQuery, b: SpatialQuery): SpatialQuery | undefined {
  if (a.type !== 'Position' || b.type !== 'Position' || a.lat === b.lat || a.lon === b.lon) return undefined;
  cursor.notes.push(
    'two positions are read as the corners of a box; write “line from … to …” for the line between them',
  );
  return boxOf(a, b);
}
