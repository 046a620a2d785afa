/** Borders: "the border of A", "A's border with B", "the border between A and B", "A-B border", "A meets B". */

import { fold } from '../../domain/fold.ts';
import type { BorderOf, Direction, NamedPlace, SpatialQuery } from '../../domain/query.ts';
import { them } from './between-them.ts';
import { operandFollows } from './coast.ts';
import type { Cursor } from './cursor.ts';
import { misunderstood } from './misunderstood.ts';
import { saysOutline } from './outline-words.ts';
import { anyBorder, isCapitals, isTowns } from './own-border.ts';
import { pair } from './pair.ts';
import { landOf } from './parts.ts';
import { place } from './place.ts';

/** After "border". */
export function border(cursor: Cursor): SpatialQuery {
  const said = cursor.symbols[cursor.at - 1]!.text;
  if (cursor.take('between')) return sharedBorder(cursor);
  // "cities in Spain near the border with Portugal": Spain's.
  const context = cursor.context && landOf(cursor.context);
  if (context && (cursor.take('with') || cursor.take('around'))) {
    if (context.type !== 'PlaceSet') return borderWith(cursor, context);
    throw misunderstood(
      '"the border with" does not say whose; write for example "the border between A and B"',
    );
  }
  if (context && !operandFollows(cursor)) {
    if (isTowns(cursor.context!) && (context.type === 'PlaceSet' || isCapitals(cursor.context!)))
      return anyBorder;
    if (context.type === 'PlaceSet')
      throw misunderstood(`"${said}" does not say of which land; write for example "the border of Spain"`);
    const [a, b, more] = context.type === 'Union' ? context.of : [];
    return a && b && !more ? { type: 'BorderBetween', a, b } : asSaid(cursor, context, said);
  }
  const one = !/s$/.test(said);
  const inRow = countriesInRow(cursor);
  if (inRow) return { type: 'BorderBetween', ...inRow };
  cursor.skipOf();
  const a = cursor.primary();
  if (cursor.take('with') || cursor.take('around')) return borderWith(cursor, a);
  const b = secondOf(cursor, a);
  if (!b) return asSaid(cursor, a, said);
  return one ? { type: 'BorderBetween', a, b } : { type: 'Union', of: [borderOf(a), borderOf(b)] };
}

/** "border India Pakistan", where neither lies in the other */
function countriesInRow(cursor: Cursor): { a: NamedPlace; b: NamedPlace } | undefined {
  const [a, b] = [cursor.peek(), cursor.peek(1)];
  if (a?.type !== 'place' || b?.type !== 'place' || cursor.peek(2) !== undefined) return undefined;
  if (![a, b].every(({ name }) => cursor.names.isCountry?.(fold(name)) === true)) return undefined;
  cursor.at += 2;
  return { a: { type: 'NamedPlace', name: a.name }, b: { type: 'NamedPlace', name: b.name } };
}

/** "the border of A and B" is the one that they share, "the borders of A and B" are both. */
function secondOf(cursor: Cursor, a: SpatialQuery): SpatialQuery | undefined {
  const mark = cursor.at;
  // "la frontière franco-belge"
  const joined = cursor.peek();
  if (a.type === 'NamedPlace' && joined?.type === 'place' && joined.joined) return place(cursor);
  if (a.type === 'NamedPlace' && cursor.take('and')) {
    cursor.take('of');
    const next = cursor.peek();
    const goesOn = (['coast', 'border', 'and'] as const).some((word) => cursor.isKeyword(word, 1));
    if (next?.type === 'place' && next.known && !goesOn && !cursor.isMark("'s", 1)) return place(cursor);
  }
  cursor.at = mark;
  return undefined;
}

/** After "shared border of". */
export function sharedBorder(cursor: Cursor): SpatialQuery {
  const [a, b, more] = them(cursor) ?? [];
  return a && b && !more ? { type: 'BorderBetween', a, b } : { type: 'BorderBetween', ...pair(cursor) };
}

/** "A border", "A's border with B", "A-B border", "A meets B". */
export function borderOfNamed(cursor: Cursor, base: SpatialQuery): SpatialQuery | undefined {
  const possessive = cursor.isMark("'s");
  if (base.type === 'PlaceSet' && !possessive) return undefined;
  const offset = possessive ? 1 : 0;
  const symbol = cursor.peek(offset);
  if (cursor.isKeyword('border', offset) && !cursor.isKeyword('between', offset + 1)) {
    cursor.at += offset + 1;
    // "where does the US border Mexico"
    const verb = !possessive && cursor.peek()?.type === 'place';
    return cursor.take('with') || cursor.take('around') || verb
      ? borderWith(cursor, base)
      : asSaid(cursor, base, symbol!.text);
  }
  // "Spain-France border", "the Spain France border"
  if (!possessive && symbol?.type === 'place' && cursor.isKeyword('border', 1)) {
    const b: NamedPlace = { type: 'NamedPlace', name: symbol.name };
    cursor.at += 2;
    return { type: 'BorderBetween', a: base, b };
  }
  if (cursor.isKeyword('meets') && cursor.peek(1) !== undefined) {
    const mark = cursor.at++;
    const b = cursor.primary();
    // "Wo Frankreich auf Spanien trifft" has a verb, "Malaysia auf Borneo" none.
    if (/^auf$/iu.test(cursor.symbols[mark]!.text) && !cursor.take('meets')) {
      cursor.at = mark;
      return undefined;
    }
    const named = base.type === 'NamedPlace' && b.type === 'NamedPlace' && cursor.take('and');
    if (!named) return { type: 'BorderBetween', a: base, b };
    // "where Belgium meets Germany and the Netherlands"
    return { type: 'MeetingPoint', of: [base, b, cursor.primary()] };
  }
  return undefined;
}

/** After a direction: "northern border of A" is the border of the northern half. */
export function borderOfHalf(cursor: Cursor, direction: Direction): SpatialQuery | undefined {
  if (!cursor.isKeyword('border')) return undefined;
  const half = (): SpatialQuery => ({ type: 'DirectionalSubset', direction, of: cursor.primary() });
  if (cursor.isKeyword('between', 1)) return half();
  cursor.take('border');
  cursor.skipOf();
  return borderOf(half());
}

const onLand = /land|terrestre|international/iu;

/** "the land border of Spain" is what it shares with its neighbours, without the coast. */
function asSaid(cursor: Cursor, of: SpatialQuery, said: string): SpatialQuery {
  if (!onLand.test(said)) return saysOutline(said) ? { ...borderOf(of), whole: true } : borderOf(of);
  if (of.type !== 'NamedPlace' || cursor.names.isUsually?.(fold(of.name), 'country') === false)
    throw misunderstood(`"${said}" is read of one country; write for example "the border between A and B"`);
  const neighbours: SpatialQuery = { type: 'PlaceSet', kind: 'country', where: [{ type: 'Bordering', of }] };
  return { type: 'BorderBetween', a: of, b: neighbours };
}

/** "the France and Spain border", "where France and Spain meet". */
export function borderOfPair(members: readonly SpatialQuery[]): SpatialQuery {
  if (members.length !== 2) throw misunderstood('a border lies between two places');
  return { type: 'BorderBetween', a: members[0]!, b: members[1]! };
}

export const borderOf = (of: SpatialQuery): BorderOf => ({ type: 'BorderOf', of });

const borderWith = (cursor: Cursor, a: SpatialQuery): SpatialQuery => ({
  type: 'BorderBetween',
  a,
  b: cursor.list(),
});
