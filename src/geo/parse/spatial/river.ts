/** Rivers: "the left bank of A", "A upstream of B", "the mouth of A". */

import { fold } from '../../domain/fold.ts';
import type { Bank, Reach, SetCondition, SpatialQuery } from '../../domain/query.ts';
import type { Cursor } from './cursor.ts';
import { farEnds } from './line.ts';
import { misunderstood } from './misunderstood.ts';

/** After "left bank". */
export function bank(cursor: Cursor, side: Bank['side']): SpatialQuery {
  cursor.skipOf();
  const of = cursor.head();
  // "linkes Rheinufer"
  if (!cursor.take('bank')) cursor.take('coast');
  // "La rive nord du lac Léman": only rivers have a bank all along one side.
  if (side !== 'left' && side !== 'right' && isStill(of, cursor))
    return { type: 'CoastOf', of: { type: 'DirectionalSubset', direction: side, of } };
  return { type: 'Bank', side, of };
}

/** After "bank" alone: "rive nord de A". */
export function someBank(cursor: Cursor): SpatialQuery {
  const symbol = cursor.peek();
  if (symbol && 'direction' in symbol) {
    cursor.at++;
    return bank(cursor, symbol.direction);
  }
  throw misunderstood(
    `"${cursor.symbols[cursor.at - 1]!.text}" does not say which side; write for example "the left bank of" or "within 5 km of"`,
  );
}

/** After "upstream of": "… B on A". */
export function reach(cursor: Cursor, way: Reach['way']): SpatialQuery {
  cursor.skipOf();
  const from = cursor.primary();
  cursor.takeMark(',');
  if (!cursor.take('on') && !cursor.take('in') && !cursor.take('along')) cursor.take('of');
  if (cursor.peek()?.type !== 'place') throw cursor.expected('the river');
  return { type: 'Reach', way, of: cursor.head(), from };
}

/** After "source" or "mouth". */
export function riverEnd(cursor: Cursor, end: 'source' | 'mouth'): SpatialQuery {
  cursor.skipOf();
  return { type: 'RiverEnd', end, of: cursor.head() };
}

/** "Cities on the Danube downstream of Belgrade" lie on that part of it. */
function reached(of: SpatialQuery, way: Reach['way'], from: SpatialQuery): SpatialQuery {
  if (of.type !== 'PlaceSet') return { type: 'Reach', way, of, from };
  const river = of.where?.find((condition) => condition.type === 'On');
  if (!river) return { type: 'Reach', way, of, from };
  const part: SetCondition = { ...river, of: { type: 'Reach', way, of: river.of, from } };
  return { ...of, where: of.where!.map((condition) => (condition === river ? part : condition)) };
}

/** "A upstream of B", "A's source", "A's left bank". */
export function ofRiver(cursor: Cursor, of: SpatialQuery): SpatialQuery | undefined {
  for (const way of ['upstream', 'downstream'] as const) {
    if (!cursor.take(way)) continue;
    cursor.skipOf();
    return reached(of, way, cursor.primary());
  }
  // "where does the Danube end"
  const isRiver =
    of.type === 'NamedPlace' && cursor.names.isA?.(fold(of.name.replace(/^the /i, '')), 'river');
  if (isRiver && cursor.isKeyword('part') && cursor.peek()?.text === 'end' && !cursor.peek(1)) {
    cursor.at++;
    return { type: 'RiverEnd', end: 'mouth', of };
  }
  const offset = cursor.isMark("'s") ? 1 : 0;
  const next = cursor.peek(offset);
  if (next?.type !== 'keyword') return undefined;
  const ends = offset === 1 || cursor.peek(1) === undefined || cursor.peek(1)?.type === 'mark';
  if (!ends) return undefined;
  const found = belonging(next.keyword, of);
  if (found) cursor.at += offset + 1;
  return found;
}

function belonging(keyword: string, of: SpatialQuery): SpatialQuery | undefined {
  if (keyword === 'source' || keyword === 'mouth') return { type: 'RiverEnd', end: keyword, of };
  if (keyword === 'leftBank') return { type: 'Bank', side: 'left', of };
  return keyword === 'rightBank' ? { type: 'Bank', side: 'right', of } : undefined;
}

/** "A from its source to B", "A from B to the mouth": what lies above or below B. */
export function fromEnd(cursor: Cursor, of: SpatialQuery): SpatialQuery | undefined {
  const mark = cursor.at;
  if (cursor.take('around') || cursor.take('of')) {
    if (cursor.take('source') && cursor.take('to') && cursor.peek()?.type === 'place')
      return { type: 'Reach', way: 'upstream', of, from: cursor.head() };
    cursor.at = mark + 1;
    const from = cursor.peek()?.type === 'place' ? cursor.head() : undefined;
    if (!cursor.take('to')) takeFarEnd(cursor);
    if (from && (cursor.take('mouth') || cursor.take('sea')))
      return { type: 'Reach', way: 'downstream', of, from };
  }
  cursor.at = mark;
  return undefined;
}

/** "jusqu'à son embouchure", "hasta su desembocadura" */
function takeFarEnd(cursor: Cursor): void {
  const symbol = cursor.peek();
  const next = cursor.peek(1);
  const isEnd = next?.type === 'keyword' && (next.keyword === 'mouth' || next.keyword === 'sea');
  if (isEnd && symbol?.type === 'keyword' && farEnds.has(fold(symbol.text).replaceAll(' ', ''))) cursor.at++;
}

/** Whether the best known place of a name is a lake or a sea. */
const isStill = (of: SpatialQuery, { names }: Cursor): boolean =>
  of.type === 'NamedPlace' &&
  ['lake', 'sea', 'ocean', 'gulf', 'bay'].some((noun) => names.isUsually?.(fold(of.name), noun) === true);
