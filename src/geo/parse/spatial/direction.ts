/** Directions: "north of A", "northern A", "the north of A", "A's north", "north and west of A". */

import type { Direction, Distance, Share, SpatialQuery } from '../../domain/query.ts';
import { borderOf, borderOfHalf } from './border.ts';
import { coastOf, coastOfHalf } from './coast.ts';
import type { Cursor } from './cursor.ts';
import { checked, misunderstood } from './misunderstood.ts';
import { bank } from './river.ts';
import { sideOf, takeShare } from './share.ts';

type Cardinal = 'north' | 'east' | 'south' | 'west';

const isDiagonal = (direction: Direction): direction is Exclude<Direction, Cardinal> =>
  direction !== 'north' && direction !== 'east' && direction !== 'south' && direction !== 'west';

/** After "to the north of". */
export function beyond(cursor: Cursor, direction: Direction): SpatialQuery {
  return { type: 'Directional', direction, of: cursor.list() };
}

/** After "just north of": what lies that way and near. */
export function closeBy(cursor: Cursor, direction: Direction): SpatialQuery {
  const of = cursor.list();
  return {
    type: 'Intersection',
    of: [
      { type: 'Near', zone: 'near', of },
      { type: 'Directional', direction, of },
    ],
  };
}

/** After "northern" or "the north of"; "northern A and B" halves only A. */
export function half(cursor: Cursor, direction: Direction): SpatialQuery {
  const share = takeShare(cursor);
  if (share) cursor.skipOf();
  if (cursor.take('bank')) return bank(cursor, direction);
  return (
    edgeOf(cursor, direction) ??
    endOf(cursor, direction) ??
    coastOfHalf(cursor, direction) ??
    borderOfHalf(cursor, direction) ??
    sideOf(direction, cursor.head(), share)
  );
}

/** So much of a place is its edge on one side. */
const edgeShare: Share = [1, 10];

/** "the western edge of Texas": what lies outermost within it, where "the edge of Berlin" is around it. */
function edgeOf(cursor: Cursor, direction: Direction): SpatialQuery | undefined {
  const symbol = cursor.peek();
  if (symbol?.type !== 'keyword' || symbol.keyword !== 'outskirts') return undefined;
  if (!/^(?:edges?|fringes?|margin|rand|lisi[eè]re|bord|borde|extremo)/iu.test(symbol.text)) return undefined;
  cursor.at++;
  cursor.skipOf();
  cursor.notes.push(`"${symbol.text}" is read as the outermost tenth on that side`);
  return sideOf(direction, cursor.head(), edgeShare);
}

/** "the southernmost 200 km of Norway" */
function endOf(cursor: Cursor, direction: Direction): SpatialQuery | undefined {
  const symbol = cursor.peek();
  if (symbol?.type !== 'distance') return undefined;
  cursor.at++;
  if (!cursor.isKeyword('of') && !cursor.isKeyword('in'))
    throw misunderstood(`"${symbol.text}" on a side does not say of what`);
  cursor.take('in');
  cursor.skipOf();
  const depth = checked(symbol.distance, symbol.text);
  return endStrip(direction, cursor.head(), depth, symbol.text);
}

/** So deep an end of a place. */
export function endStrip(
  direction: Direction,
  of: SpatialQuery,
  depth: Distance,
  said: string,
): SpatialQuery {
  if (isDiagonal(direction))
    throw misunderstood(`"${said}" towards the ${direction} does not say which of two directions counts`);
  return { type: 'DirectionalSubset', direction, of, tip: true, depth };
}

/** After "northernmost point of". */
export function outermost(cursor: Cursor, direction: Direction, said: string): SpatialQuery {
  if (isDiagonal(direction)) throw misunderstood(`"${said}" does not say which of two directions counts`);
  cursor.take('in');
  cursor.skipOf();
  return { type: 'Outermost', direction, of: cursor.primary() };
}

/** After "north". */
export function afterDirection(cursor: Cursor, direction: Direction): SpatialQuery {
  const several = severalDirections(cursor, direction);
  if (several) return several;
  const next = cursor.peek();
  if (next?.type === 'direction' || next?.type === 'beyond') {
    throw misunderstood(
      `"${cursor.symbols[cursor.at - 1]!.text} ${next.text}" is not one of the eight directions`,
    );
  }
  if (cursor.isKeyword('of') || cursor.isKeyword('around') || cursor.isKeyword('between'))
    return beyond(cursor, direction);
  if (cursor.take('part')) cursor.skipOf();
  // "north Italy" is short for its northern half.
  return half(cursor, direction);
}

/** "north and west of A" is both at once, "north or west of A" either. */
function severalDirections(cursor: Cursor, first: Direction): SpatialQuery | undefined {
  const found = [first];
  const mark = cursor.at;
  const type = cursor.isKeyword('or') ? 'Union' : 'Intersection';
  while (cursor.take('and') || cursor.take('or')) {
    const symbol = cursor.peek();
    if (symbol?.type !== 'direction' && symbol?.type !== 'beyond') break;
    cursor.at++;
    found.push(symbol.direction);
    if (symbol.type === 'beyond' || cursor.isKeyword('of')) {
      const of = cursor.list();
      return { type, of: found.map((direction): SpatialQuery => ({ type: 'Directional', direction, of })) };
    }
  }
  cursor.at = mark;
  return undefined;
}

/** "A's north", "A's northern coast". */
export function halfOfNamed(cursor: Cursor, of: SpatialQuery): SpatialQuery | undefined {
  const symbol = cursor.peek(1);
  if (!cursor.isMark("'s") || (symbol?.type !== 'direction' && symbol?.type !== 'adjective'))
    return undefined;
  cursor.at += 2;
  const subset = sideOf(symbol.direction, of, takeShare(cursor));
  cursor.take('part');
  if (cursor.take('bank')) return { type: 'Bank', side: symbol.direction, of };
  if (cursor.take('coast')) return coastOf(subset);
  return cursor.take('border') ? borderOf(subset) : subset;
}
