/** "the overlap of A and B", "both in A and in B", "where A and B overlap". */

import type { SpatialQuery } from '../../domain/query.ts';
import type { Cursor } from './cursor.ts';
import { separator } from './list.ts';

/** After "overlap of". */
export function overlap(cursor: Cursor): SpatialQuery {
  const members = [cursor.primary()];
  while (separator(cursor) || cursor.take('with')) members.push(cursor.primary());
  const [only] = members;
  // "the overlap of the 50 km circles around A and B"
  if (members.length === 1 && only?.type === 'Buffer' && only.of.type === 'Union')
    return { type: 'Intersection', of: only.of.of.map((of) => ({ ...only, of })) };
  if (members.length < 2) throw cursor.expected('"and" and a second place');
  return { type: 'Intersection', of: members };
}

/** After "both". */
export function both(cursor: Cursor): SpatialQuery {
  const members = [cursor.primary(), ...others(cursor)];
  if (members.length < 2) throw cursor.expected('"and" and a second place');
  return { type: 'Intersection', of: members };
}

/** After "in": the place itself, which what follows narrows; "in both A and B". */
export function inside(cursor: Cursor): SpatialQuery {
  const several = cursor.take('both');
  const first = cursor.primary();
  if (!several) return first;
  const members = [first, ...others(cursor)];
  return members.length === 1 ? first : { type: 'Intersection', of: members };
}

function others(cursor: Cursor): SpatialQuery[] {
  const members: SpatialQuery[] = [];
  while (separator(cursor)) {
    cursor.take('in');
    members.push(cursor.primary());
  }
  return members;
}

/** "where within 50 km of A and B overlap": the list after "of" took the last place, which is the other operand. */
export function splitLast(query: SpatialQuery): SpatialQuery[] {
  if (query.type !== 'Buffer' || query.of.type !== 'Union') return [query];
  const places = query.of.of;
  const rest = places.slice(0, -1);
  return [
    { ...query, of: rest.length === 1 ? rest[0]! : { type: 'Union', of: rest } },
    places[places.length - 1]!,
  ];
}
