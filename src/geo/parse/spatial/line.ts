/** Straight ways: "a line from A to B", "a 20 km wide corridor from A to B". */

import { fold } from '../../domain/fold.ts';
import type { Distance, SpatialQuery } from '../../domain/query.ts';
import type { Keyword } from '../language/language-table.ts';
import { printQuery } from '../print.ts';
import type { Cursor } from './cursor.ts';
import { checked } from './misunderstood.ts';

/** After "line". */
export function line(cursor: Cursor): SpatialQuery {
  const ends = ways(cursor);
  if (!ends) throw cursor.expected('"from", a place, "to" and another');
  return { type: 'Line', ...ends };
}

/** "distance between A and B", "how far is A from B" */
export function apart(cursor: Cursor): SpatialQuery {
  const a = cursor.head();
  const joined = cursor.take('and') || cursor.take('of') || cursor.take('around') || takeTo(cursor);
  if (!joined) throw cursor.expected('"and" or "to" and another place');
  return { type: 'Line', a, b: cursor.head() };
}

/** "from A to B", "between A and B", with the cursor after them; nothing is read where they do not follow. */
export function ways(cursor: Cursor): { a: SpatialQuery; b: SpatialQuery } | undefined {
  const mark = cursor.at;
  const between = cursor.take('between');
  if (!between && !cursor.take('of') && !cursor.take('around')) return undefined;
  if (cursor.peek()?.type === 'place') {
    const a = cursor.head();
    if (between ? cursor.take('and') || cursor.take('with') : takeTo(cursor)) {
      const b = cursor.head();
      // "bis zur polnischen Grenze"
      return { a, b: b.type === 'NamedPlace' && cursor.take('border') ? { type: 'BorderOf', of: b } : b };
    }
  }
  cursor.at = mark;
  return undefined;
}

/** "à" and "hasta" are other words as well, and mean the far end between two places. */
export const farEnds: ReadonlySet<string> = new Set(['a', 'au', 'hasta', 'jusqua', 'jusquau', 'bis']);

/** Whether the far end of a way follows. */
export function isAtFarEnd(cursor: Cursor): boolean {
  if (cursor.isKeyword('to')) return true;
  const symbol = cursor.peek();
  const isFar = symbol?.type === 'keyword' && farEnds.has(fold(symbol.text).replaceAll(' ', ''));
  // "à la frontière espagnole"
  return isFar && (cursor.peek(1)?.type === 'place' || cursor.isKeyword('border', 1));
}

export function takeTo(cursor: Cursor): boolean {
  if (!isAtFarEnd(cursor)) return false;
  cursor.at++;
  return true;
}

/** A way of a width, half of it on either side. */
export function wideLine(
  cursor: Cursor,
  ends: { a: SpatialQuery; b: SpatialQuery },
  width: Distance,
): SpatialQuery {
  return wide(cursor, { type: 'Line', ...ends }, width);
}

export function wide(cursor: Cursor, of: SpatialQuery, width: Distance): SpatialQuery {
  const distance = { ...width, value: width.value / 2 };
  cursor.notes.push(
    `a width of ${width.value} ${width.unit} is read as ${distance.value} ${width.unit} on either side`,
  );
  return { type: 'Buffer', of, distance };
}

const endings: ReadonlySet<Keyword> = new Set(['except', 'and', 'or', 'in']);

/** "around the Great Lakes, 20 miles", "on both sides of the Jordan within 10 km": the distance stands last. */
export function trailingDistance(cursor: Cursor): Distance | undefined {
  let at = cursor.isMark(',') ? 1 : 0;
  if (cursor.isKeyword('within', at)) at++;
  const symbol = cursor.peek(at);
  const after = cursor.peek(at + 1);
  const ends = after === undefined || (after.type === 'keyword' && endings.has(after.keyword));
  if (symbol?.type !== 'distance' || !ends) return undefined;
  cursor.at += at + 1;
  return checked(symbol.distance, symbol.text);
}

/** "…, 15 km wide" at the end. */
export function trailingWidth(cursor: Cursor): Distance | undefined {
  const comma = cursor.isMark(',') ? 1 : 0;
  const symbol = cursor.peek(comma);
  if (symbol?.type !== 'distance' || cursor.peek(comma + 1) !== undefined) return undefined;
  cursor.at += comma + 1;
  return checked(symbol.distance, symbol.text);
}

/** "the border between A and B, 25 km on each side", "the coast of A, 20 km inland", "the left bank of A within 5 km": a
 * distance behind a line that the reach is measured from. */
export function trailingReach(cursor: Cursor, line: SpatialQuery): SpatialQuery | undefined {
  if (!isLine(line)) return undefined;
  let at = cursor.isMark(',') ? 1 : 0;
  const within = cursor.isKeyword('within', at) || cursor.isKeyword('to', at);
  if (within) at++;
  const symbol = cursor.peek(at);
  if (symbol?.type !== 'distance') return undefined;
  const next = cursor.peek(at + 1);
  const last = cursor.peek(at + 2) === undefined;
  const sides = cursor.isKeyword('around', at + 1) && sided.test(next!.text) && last;
  const inland = cursor.isKeyword('inland', at + 1) && last;
  const ofBank = line.type === 'Bank' && next === undefined;
  // "the coast of Wales, 3 miles deep"
  const bare = within && next === undefined && reaching.has(line.type);
  const land = inland || (next === undefined && !bare) ? landOf(line) : undefined;
  // "Oslo, within 50 km"
  const ofPlace = within && next === undefined && (line.type === 'NamedPlace' || line.type === 'Position');
  // "the coast of A within 15 km", as Romance languages say it.
  if (!sides && !land && !ofBank && !ofPlace && !bare) return undefined;
  if (ofPlace) cursor.notes.push(`"${symbol.text}" is read as the distance from "${printQuery(line)}"`);
  if (land && !inland) cursor.notes.push(`"${symbol.text}" is read as the way from the coast inland`);
  cursor.at += at + (next === undefined ? 1 : 2);
  const distance = checked(symbol.distance, symbol.text);
  if (ofBank) return { type: 'Intersection', of: [line, { type: 'Buffer', of: line.of, distance }] };
  const reach: SpatialQuery = { type: 'Buffer', of: line, distance };
  return land ? { type: 'Intersection', of: [reach, land] } : reach;
}

const reaching: ReadonlySet<SpatialQuery['type']> = new Set(['CoastOf', 'BorderOf', 'BorderBetween']);

const sided = /side|seite|côté|cote|lado/i;

const isLine = (query: SpatialQuery): boolean =>
  ['BorderBetween', 'BorderOf', 'CoastOf', 'Bank', 'NamedPlace', 'Position', 'Line', 'Reach'].includes(
    query.type,
  ) || landOf(query) !== undefined;

/** The land that a coast is of. */
function landOf(query: SpatialQuery): SpatialQuery | undefined {
  const coast = query.type === 'Intersection' ? query.of[0] : query;
  return coast?.type === 'CoastOf' ? coast.of : undefined;
}
