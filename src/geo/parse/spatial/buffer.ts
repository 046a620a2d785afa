/** What a distance says: within, in a direction, from one distance to another; "a 20 km zone around A", "buffer A by
 * 10 km". */

import { type Buffer, type Distance, type SpatialQuery, toMetres } from '../../domain/query.ts';
import type { Keyword } from '../language/language-table.ts';
import { between } from './between.ts';
import type { Cursor } from './cursor.ts';
import { endStrip } from './direction.ts';
import { inland } from './inland.ts';
import { trailingWidth, ways, wideLine } from './line.ts';
import { listFrom, separator } from './list.ts';
import { checked, misunderstood } from './misunderstood.ts';
import { offTheCoast } from './off-the-coast.ts';
import type { Token } from './token.ts';

/** After "within". */
export function within(cursor: Cursor): SpatialQuery {
  if (cursor.isKeyword('of')) throw cursor.expected('a distance');
  return cursor.startsDistance() ? cursor.head() : cursor.primary();
}

/** After a distance. */
export function afterDistance(cursor: Cursor, distance: Distance, wide = false): SpatialQuery {
  // "a 30 km como máximo de A"
  if (cursor.isKeyword('within') && (cursor.isKeyword('of', 1) || cursor.isKeyword('around', 1))) cursor.at++;
  if (cursor.take('off')) {
    const of = cursor.list();
    // "Bayern bis zu 30 km vor der Grenze zu Österreich"
    const isBorder = of.type === 'BorderOf' || of.type === 'BorderBetween';
    return isBorder ? { type: 'Buffer', of, distance } : offTheCoast(distance, of);
  }
  if (cursor.take('inland')) return inland(cursor, distance);
  const isStrip = takeZone(cursor) === 'strip' || wide;
  // "the 30 km strip inland from the coast"
  if (isStrip && cursor.take('inland')) return inland(cursor, distance);
  if (isStrip && cursor.isKeyword('along')) return alongStrip(cursor, distance);
  const ends = isStrip && ways(cursor);
  if (ends) return wideLine(cursor, ends, distance);
  const symbol = cursor.peek();
  if (symbol && 'direction' in symbol && isEnd(symbol, cursor.peek(-1))) {
    cursor.at++;
    return endStrip(symbol.direction, cursor.head(), distance, symbol.text);
  }
  if (symbol?.type === 'direction' || symbol?.type === 'beyond') {
    const before = cursor.symbols[cursor.at - 2];
    const bounded =
      before?.type === 'keyword' &&
      (before.keyword === 'within' || before.keyword === 'farther') &&
      !exactly.test(before.text);
    cursor.at++;
    const of = cursor.list();
    if (!bounded) return { type: 'Offset', distance, direction: symbol.direction, of };
    cursor.notes.push(
      'a distance with a direction is read as the part within that distance that lies in that direction',
    );
    return {
      type: 'Intersection',
      of: [
        { type: 'Buffer', of, distance },
        { type: 'Directional', direction: symbol.direction, of },
      ],
    };
  }
  if (
    ['of', 'around', 'along', 'to'].some((keyword) => cursor.isKeyword(keyword as Keyword)) ||
    cursor.take('in')
  )
    return around(cursor, distance);
  if (cursor.language === 'de' && symbol?.type === 'place')
    return { type: 'Buffer', of: cursor.list(), distance };
  // "outside Paris but within 50 km"
  const [first] = cursor.symbols;
  const outside = first?.type === 'keyword' && first.keyword === 'except';
  if (symbol === undefined && outside && cursor.context?.type === 'NamedPlace')
    return { type: 'Buffer', of: cursor.context, distance };
  // "southeast of Madrid within 300 km"
  if (symbol === undefined && cursor.context?.type === 'Directional')
    return { type: 'Buffer', of: cursor.context.of, distance };
  // "within 60 km of Paris but no closer than 20 km"
  const near = isLast(cursor) ? distanceIn(cursor.context) : undefined;
  if (near) return { ...near, distance };
  throw cursor.expected('"of" and a place');
}

/** At the end, or at an "away" there. */
function isLast(cursor: Cursor): boolean {
  const isAway = cursor.peek()?.text === 'away' && cursor.peek(1) === undefined;
  if (isAway) cursor.at++;
  return cursor.peek() === undefined;
}

/** What is within a distance, of a set as well: "cities within 150 km of Paris". */
function distanceIn(context: SpatialQuery | undefined): Buffer | undefined {
  const last = context?.type === 'Intersection' ? context.of.at(-1) : context;
  return last?.type === 'Buffer' ? last : undefined;
}

/** "Les 100 km les plus au nord de A"; "los 100 km más al norte de A", where without an article they lie beyond. */
const isEnd = (symbol: Token, before: Token | undefined): boolean =>
  symbol.type === 'outermost' ||
  (symbol.type === 'beyond' &&
    before?.type === 'distance' &&
    before.definite === true &&
    /^m[aá]s /iu.test(symbol.text));

/** "à 30 km au nord de A" is as far from it as "30 km north of A". */
const exactly = /^(?:à|a|à une distance de|a una distancia de|in einer entfernung von)$/iu;

/** "10 km along the French side of the border" lies on that side, as far from the line. */
function onSide(of: SpatialQuery, distance: Distance): SpatialQuery | undefined {
  const [line, land, more] = of.type === 'Intersection' ? of.of : [];
  if (line?.type !== 'Near' || land?.type !== 'NamedPlace' || more) return undefined;
  return { type: 'Intersection', of: [{ type: 'Buffer', of: line.of, distance }, land] };
}

const bufferOf = (of: SpatialQuery, distance: Distance): SpatialQuery =>
  onSide(of, distance) ?? { type: 'Buffer', of, distance };

const isCircle = ({ type, text }: Token): boolean =>
  type === 'keyword' && /^(?:radius )?circles?$/iu.test(text);

/** A circle has a middle to measure from, where the place is no land. */
function inCircle(names: Cursor['names'], of: SpatialQuery): SpatialQuery {
  if (of.type === 'Union') return { ...of, of: of.of.map((each) => inCircle(names, each)) };
  return of.type === 'NamedPlace' && names.isLand?.(of.name) !== true ? { type: 'Middle', of } : of;
}

/** "From A and from B", "de A et de B": so near to each of them. */
function alsoFrom(cursor: Cursor, said: string | undefined): boolean {
  if (!cursor.isKeyword('and')) return false;
  const words = cursor.isKeyword('of', 1) || cursor.isKeyword('around', 1) ? 2 : 1;
  const repeated = words === 2 ? cursor.peek(1)!.text : repeatedIn.exec(cursor.peek()!.text)?.[1];
  if (repeated === undefined || cursor.peek(words)?.type !== 'place') return false;
  if (words === 2 && repeated.toLowerCase() !== said?.toLowerCase()) return false;
  cursor.at += words;
  return true;
}

/** French has no other "and" here, and reads it as one word. */
const repeatedIn = /^et (de)$/iu;

/** "of A", "of A and B" together, "of both A and B" and "of A and of B" at once. */
function around(cursor: Cursor, distance: Distance): SpatialQuery {
  const circle = cursor.symbols.slice(0, cursor.at).some(isCircle);
  const said = cursor.peek()?.text;
  cursor.skipOf();
  const both = cursor.take('both');
  const measured = (of: SpatialQuery) => bufferOf(circle ? inCircle(cursor.names, of) : of, distance);
  const next = () => (both ? separator(cursor) : alsoFrom(cursor, said));
  const first = cursor.primary();
  const members = [measured(first)];
  while (next()) members.push(measured(cursor.primary()));
  if (members.length > 1) return { type: 'Intersection', of: members };
  return both ? members[0]! : measured(listFrom(cursor, first));
}

/** "10 to 20 km from A", "50 to 100 km off the coast of A": the ring between two distances. */
export function afterRange(cursor: Cursor, near: Distance, far: Distance, text: string): SpatialQuery {
  if (toMetres(far) <= toMetres(near)) {
    throw misunderstood(`in "${text}" the second distance must be the larger one`);
  }
  if (cursor.take('off')) {
    const sea = offTheCoast(far, cursor.list());
    return {
      type: 'Difference',
      from: sea,
      minus: { type: 'Buffer', of: { type: 'CoastOf', of: sea.of }, distance: near },
    };
  }
  takeZone(cursor);
  if (!cursor.isKeyword('of') && !cursor.isKeyword('around')) throw cursor.expected('"from" and a place');
  const of = cursor.list();
  return {
    type: 'Difference',
    from: { type: 'Buffer', of, distance: far },
    minus: { type: 'Buffer', of, distance: near },
  };
}

/** "a 10 km strip along A" is so wide in all; along a coast it lies on the land. */
function alongStrip(cursor: Cursor, width: Distance): SpatialQuery {
  cursor.skipOf();
  const of = cursor.list();
  const said = `${width.value} ${width.unit}`;
  if (of.type === 'CoastOf') {
    cursor.notes.push(`a strip of ${said} along a coast is read as the land within ${said} of it`);
    return { type: 'Intersection', of: [{ type: 'Buffer', of, distance: width }, of.of] };
  }
  const side = onSide(of, width);
  if (side) return side;
  const distance = { ...width, value: width.value / 2 };
  cursor.notes.push(`a strip of ${said} is read as ${distance.value} ${width.unit} on either side`);
  return { type: 'Buffer', of, distance };
}

/** "a strip of 10 km along A", "the strip between A and B". */
export function strip(cursor: Cursor): SpatialQuery {
  cursor.take('of');
  cursor.take('with');
  const symbol = cursor.peek();
  if (symbol?.type !== 'distance') return zone(cursor);
  cursor.at++;
  return afterDistance(cursor, checked(symbol.distance, symbol.text), true);
}

function takeZone(cursor: Cursor): 'zone' | 'strip' | undefined {
  if (cursor.take('zone')) return 'zone';
  return cursor.take('strip') ? 'strip' : undefined;
}

/** "more than 100 km from the sea in A": what it is taken from may follow. */
export function fartherIn(cursor: Cursor, said: string): SpatialQuery {
  cursor.seaAlone = true;
  const minus = cursor.primary();
  cursor.seaAlone = false;
  cursor.takeMark(',');
  if (!cursor.take('in')) {
    throw misunderstood(
      `"${said}" a distance leaves nearly the whole globe; say what to take it from, for example "in France, more than 50 km from Paris"`,
    );
  }
  return { type: 'Difference', from: cursor.list(), minus };
}

/** After "zone": "a circle with a radius of 50 km around A", "the strip between A and B", "buffer A by 50 km". */
export function zone(cursor: Cursor): SpatialQuery {
  const mark = cursor.at;
  const ends = ways(cursor);
  if (ends) {
    const width = trailingWidth(cursor);
    if (width) return wideLine(cursor, ends, width);
    if (!cursor.isKeyword('by')) return { type: 'Between', ...ends };
    cursor.at = mark;
  }
  do cursor.skipOf();
  while (takeZone(cursor) || (cursor.isKeyword('zone', 1) && cursor.take('with')));
  if (cursor.take('between')) return cursor.startsDistance() ? cursor.head() : between(cursor);
  if (cursor.startsDistance()) return cursor.head();
  if (cursor.peek()?.type !== 'place' && !cursor.isMark('(')) throw cursor.expected('a distance');
  return enlarged(cursor);
}

/** "buffer A by 10 km" */
function enlarged(cursor: Cursor): SpatialQuery {
  const of = cursor.primary();
  if (!cursor.take('by') && !cursor.take('with')) throw cursor.expected('"by" and a distance');
  const symbol = cursor.peek();
  if (symbol?.type !== 'distance') throw cursor.expected('a distance');
  cursor.at++;
  cursor.take('zone');
  return { type: 'Buffer', of, distance: checked(symbol.distance, symbol.text) };
}

/** "A with a 20 km margin", "A plus a 20 km buffer", "A with a buffer of 20 km", "A extended by 20 km", "A plus 20 km". */
export function margin(cursor: Cursor, of: SpatialQuery): SpatialQuery | undefined {
  return trailingRadius(cursor, of) ?? grown(cursor, of);
}

/** "Warsaw, radius 15 km", "52.2 N 21.0 E radius of 15 km", at the end of a sentence. */
function trailingRadius(cursor: Cursor, of: SpatialQuery): SpatialQuery | undefined {
  const start = cursor.isMark(',') ? 1 : 0;
  // Of a list one cannot tell whether each or the last is meant.
  const listed = cursor.symbols
    .slice(0, cursor.at)
    .some((one) => one.type === 'keyword' && (one.keyword === 'and' || one.keyword === 'or'));
  if (listed) return undefined;
  if (
    !cursor.isKeyword('zone', start) ||
    !/^(?:radius|umkreis|rayon|radio)$/iu.test(cursor.peek(start)!.text)
  )
    return undefined;
  const at = start + (cursor.isKeyword('of', start + 1) ? 2 : 1);
  const symbol = cursor.peek(at);
  if (symbol?.type !== 'distance' || cursor.peek(at + 1) !== undefined) return undefined;
  cursor.at += at + 1;
  return { type: 'Buffer', of, distance: checked(symbol.distance, symbol.text) };
}

function grown(cursor: Cursor, of: SpatialQuery): SpatialQuery | undefined {
  const joint = cursor.peek();
  const grows = cursor.isKeyword('by') && joint!.text.includes(' ');
  const adds = cursor.isKeyword('and') && joint!.text.toLowerCase() === 'plus';
  if (!grows && !adds && !cursor.isKeyword('with')) return undefined;
  const isNoun = cursor.isKeyword('zone', 1) && cursor.isKeyword('of', 2);
  const at = isNoun ? 3 : 1;
  const symbol = cursor.peek(at);
  if (symbol?.type !== 'distance') return undefined;
  const isZone = isNoun || grows || cursor.isKeyword('zone', at + 1);
  const ends = cursor.peek(at + 1) === undefined;
  if (!isZone && !(adds && ends)) return undefined;
  cursor.at += at + 1;
  cursor.take('zone');
  return { type: 'Buffer', of, distance: checked(symbol.distance, symbol.text) };
}
