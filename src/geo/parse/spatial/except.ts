/** What is taken away: "A except B", "except B, A". */

import type { SetKind, SpatialQuery } from '../../domain/query.ts';
import { printQuery } from '../print.ts';
import { isWater } from '../waters.ts';
import type { Cursor } from './cursor.ts';
import { misunderstood } from './misunderstood.ts';
import { union } from './union.ts';

/** A whole sentence: what is asked for, less what is excepted. */
export function sentence(cursor: Cursor): SpatialQuery {
  return cursor.nested(() => {
    let left = cursor.isKeyword('except') ? exceptionFirst(cursor) : union(cursor);
    for (let excepted = false; ; excepted = true) {
      const mark = cursor.at;
      cursor.takeMark(',');
      if (cursor.isKeyword('except', 1)) cursor.take('and');
      const said = cursor.peek()?.text;
      if (!cursor.take('except')) {
        cursor.at = mark;
        return left;
      }
      // "France except Corsica but not Brittany": whether Brittany is kept or not, nobody can tell.
      if (excepted && /^but |^and not|^not /iu.test(said!))
        throw misunderstood(`"${said}" after an exception can mean either; use brackets or "and"`);
      const bounds = cursor.isKeyword('part') || cursor.isMark('(');
      while (cursor.take('in') || cursor.take('on') || cursor.take('part') || cursor.take('of'));
      const minus = cursor.narrowing(left, () => union(cursor));
      if (!bounds) refuseEither(minus);
      left = without(...inside(left, minus));
      // "Italy except Sicily but including Corsica"
      if (cursor.take('including')) left = { type: 'Union', of: [left, union(cursor)] };
    }
  });
}

/** "Germany except Bavaria and Saxony within 100 km of Berlin": what is asked for lies there, or what is left out does.
 * @throws Misunderstood */
function refuseEither(minus: SpatialQuery): void {
  if (minus.type !== 'Intersection') return;
  const [place, ...conditions] = minus.of as [SpatialQuery, ...SpatialQuery[]];
  const named = (place.type === 'Union' ? place.of : [place]).every(({ type }) => type === 'NamedPlace');
  if (!named || !conditions.every(({ type }) => type === 'Buffer' || type === 'Directional')) return;
  const said = conditions.map(printQuery).join(' and ');
  throw misunderstood(
    `"${said}" after the exception can be said of all or of "${printQuery(place)}" alone; put it first, or use brackets`,
  );
}

/** "Countries except France in Western Europe": a set that lies nowhere yet lies where the exception does. */
function inside(from: SpatialQuery, minus: SpatialQuery): [SpatialQuery, SpatialQuery] {
  if (from.type !== 'PlaceSet' || from.where) return [from, minus];
  const isIntersection = minus.type === 'Intersection' && minus.of.length === 2;
  const [named, place] = isIntersection ? minus.of : [minus, undefined];
  const [around, more] = named?.type === 'NamedPlace' ? (named.within ?? []) : [];
  const of: SpatialQuery | undefined =
    place ?? (around !== undefined && more === undefined ? { type: 'NamedPlace', name: around } : undefined);
  if (!named || of?.type !== 'NamedPlace') return [from, minus];
  return [{ ...from, where: [{ type: 'In', of }] }, named];
}

/** Of a ranked set the exception is no candidate: "the 5 largest countries except Russia" are five. */
function without(from: SpatialQuery, minus: SpatialQuery): SpatialQuery {
  if (from.type === 'PlaceSet' && isWater(minus))
    throw misunderstood('sets are not chosen by waters that they lack; "landlocked countries" have no sea');
  // "the coast of Croatia without the islands"
  if (from.type === 'CoastOf' && minus.type === 'PlaceSet' && minus.kind === 'island' && !minus.rank)
    return { ...from, of: { type: 'Parts', which: 'mainland', of: from.of } };
  const lands = minus.type === 'Union' ? minus.of : [minus];
  const chosen = from.type === 'PlaceSet' && (from.rank ? onLand.has(from.kind) : inTowns.has(from.kind));
  if (!chosen || !lands.every(({ type }) => type === 'NamedPlace'))
    return { type: 'Difference', from, minus };
  return { ...from, where: [...(from.where ?? []), { type: 'Not', of: { type: 'In', of: minus } }] };
}

/** Paris is a city and a department, which has no part in a set of capitals. */
const inTowns: ReadonlySet<SetKind> = new Set(['capital', 'division_capital', 'city']);
const onLand: ReadonlySet<SetKind> = new Set([
  'country',
  'division',
  'capital',
  'division_capital',
  'city',
  'island',
]);

const continents: readonly SpatialQuery[] = [
  'Africa',
  'Antarctica',
  'Asia',
  'Europe',
  'North America',
  'Oceania',
  'South America',
].map((name) => ({ type: 'NamedPlace', name }));

/** "Except Corsica, all of France". */
function exceptionFirst(cursor: Cursor): SpatialQuery {
  cursor.take('except');
  const minus = cursor.primary();
  if (cursor.peek() === undefined) {
    cursor.notes.push('it is taken from all continents, for nothing else is named');
    return { type: 'Difference', from: { type: 'Union', of: continents }, minus };
  }
  // "outside Germany but within 100 km of its border"
  cursor.takeMark(',');
  const so = cursor.take('and');
  if (so || cursor.startsDistance() || cursor.isKeyword('within') || cursor.isKeyword('near'))
    return { type: 'Difference', from: cursor.narrowing(minus, () => union(cursor)), minus };
  if (!cursor.isMark(',', -1)) throw cursor.expected('a comma and the place to take it from');
  return { type: 'Difference', from: union(cursor), minus };
}
