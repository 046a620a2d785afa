/** Members in a row: "A, B and C"; "A and B overlap"; "the A and B border". */

import type { Intersection, SpatialQuery } from '../../domain/query.ts';
import { circlesNote, conditions, eitherNote, eitherSide, isCircles } from '../either-side.ts';
import { printQuery } from '../print.ts';
import { borderOfPair } from './border.ts';
import { coastOf } from './coast.ts';
import type { Cursor } from './cursor.ts';
import { separator } from './list.ts';
import { meeting } from './meeting-point.ts';
import { misunderstood } from './misunderstood.ts';
import { narrowed } from './narrow.ts';
import { splitLast } from './overlap.ts';

export function union(cursor: Cursor): SpatialQuery {
  // "both Belgium and the Netherlands" lists, "both in Belgium and in Flanders" cuts.
  const listed = cursor.peek()?.text.toLowerCase() === 'both';
  const both = cursor.take('both');
  let bracketed = cursor.isMark('(');
  const members = [scoped(cursor, true)];
  const territories = withTerritories(cursor, members);
  if (territories) members.push(territories);
  while (separator(cursor) || added(cursor, members)) {
    // "France and the parts of Belgium near it"
    bracketed ||= cursor.isMark('(') || cursor.isKeyword('part');
    members.push(cursor.narrowing(cursor.context ?? allOf(members), () => scoped(cursor, false)));
  }
  const overlaps = cursor.take('overlaps');
  if (overlaps && members.length === 1) members.splice(0, 1, ...splitLast(members[0]!));
  if (members.length === 1) return members[0]!;
  if (cursor.take('meets')) return meeting(members);
  const named = members.every((member) => member.type === 'NamedPlace');
  if ((both && !(listed && named)) || overlaps) return { type: 'Intersection', of: members };
  return endedByAll(cursor, members) ?? joined(cursor, members, bracketed);
}

/** "Germany and everything within 50 km of it", "Leeds, York and everything within 10 km of them": what was said so far. */
const allOf = (members: readonly SpatialQuery[]): SpatialQuery =>
  members.length === 1 ? members[0]! : { type: 'Union', of: [...members] };

/** "France with its overseas territories": the lands that a country has beside its own. */
function withTerritories(cursor: Cursor, [first, more]: readonly SpatialQuery[]): SpatialQuery | undefined {
  // "France minus Corsica and the overseas" speaks of those of France.
  if (first?.type !== 'NamedPlace' || more || cursor.context) return undefined;
  if (!cursor.isKeyword('with') && !cursor.isKeyword('and')) return undefined;
  const overseas = cursor.isKeyword('overseas', 1) ? cursor.peek(1) : undefined;
  if (!overseas?.text.includes(' ') || cursor.peek(2) !== undefined) return undefined;
  cursor.at += 2;
  return { type: 'PlaceSet', kind: 'territory', where: [{ type: 'In', of: first }] };
}

/** "Portugal including the Azores", "Portugal with Madeira": another place, where nothing else asks for one with the word. */
function added(cursor: Cursor, [first]: readonly SpatialQuery[]): boolean {
  if (first?.type !== 'NamedPlace' || !cursor.isKeyword('with') || cursor.peek(1)?.type !== 'place')
    return false;
  const behind = cursor.peek(2);
  const ends = behind === undefined || cursor.isMark(',', 2) || cursor.isKeyword('and', 2);
  return ends && cursor.take('with');
}

const scoped = (cursor: Cursor, commas: boolean) => narrowed(cursor, cursor.primary(), commas);

/** "the France and Spain border", "the Kenya and Tanzania coast": the last word belongs to all of them. */
function endedByAll(cursor: Cursor, members: readonly SpatialQuery[]): SpatialQuery | undefined {
  const ending = cursor.symbols[cursor.at - 1];
  if (ending?.type !== 'keyword') return undefined;
  const last = members[members.length - 1]!;
  const others = members.slice(0, -1);
  if (last.type === 'BorderOf' && ending.keyword === 'border') {
    const [first] = others;
    // "states that it passes through or borders"
    if (last.of.type === 'PlaceSet') throw misunderstood(`"${ending.text}" does not say what is bordered`);
    // "between Peru and Bolivia, the border"
    if (first?.type === 'Between' && first === last.of)
      return { type: 'BorderBetween', a: first.a, b: first.b };
    return borderOfPair([...others, last.of]);
  }
  if (last.type === 'CoastOf' && ending.keyword === 'coast')
    return coastOf({ type: 'Union', of: [...others, last.of] });
  return undefined;
}

/** Conditions that can belong to all places of a row: "Iowa and Illinois within 20 miles of the Mississippi". */
const shared: ReadonlySet<SpatialQuery['type']> = new Set(['Buffer', 'Directional', 'Closer', 'Near']);

/** A part of one place, which may be meant of all that follow: "the south of France and Spain". */
const partial: ReadonlySet<SpatialQuery['type']> = new Set(['DirectionalSubset', 'Middle', 'Interior']);

/** Conditions that bound a place only with others: nobody adds the half of the earth north of Lyon to a circle around Paris. */
const bounding: ReadonlySet<SpatialQuery['type']> = new Set([...shared, 'GridBox', 'Between']);

/** "North of Rome and south of Florence in Italy", "within 300 km of Paris and north of Lyon": all of them at once, in the
 * land that follows the last. */
function allAtOnce(members: readonly SpatialQuery[]): Intersection | undefined {
  // "Within 50 km of Paris and within 100 km of Lyon": what is asked for twice is asked for at once.
  const circles = (one: SpatialQuery) => (one.type === 'Intersection' ? one.of : [one]);
  if (members.every(isCircles)) return { type: 'Intersection', of: members.flatMap(circles) };
  const last = members[members.length - 1]!;
  const ends = last.type === 'Intersection' ? last.of : [last];
  const all = [...members.slice(0, -1), ends[0]!];
  if (all.some(({ type }) => conditions.has(type)) || areCrossed(all))
    return { type: 'Intersection', of: [...all, ...ends.slice(1)] };
  // "Within 50 km of Paris and within 100 km of Lyon": what is asked for twice is asked for at once.
  return all.every(isCircles) ? { type: 'Intersection', of: [...all, ...ends.slice(1)] } : undefined;
}

/** "From 5° W to 10° E and from 42° N to 51° N": a band of longitudes and one of latitudes make a box. */
function areCrossed(all: readonly SpatialQuery[]): boolean {
  const bandOf = (one: SpatialQuery) =>
    one.type === 'Between' && one.a.type === one.b.type ? one.a.type : '';
  const bands = new Set(all.map(bandOf));
  return all.length === 2 && bands.has('Parallel') && bands.has('Meridian');
}

/** "Within 100 km of Paris, cities in France": what is around a place and a set behind a comma are one condition and what
 * meets it; "Portugal, largest city" is the one there. */
function frontedSet(cursor: Cursor, [first, set, more]: readonly SpatialQuery[]): SpatialQuery | undefined {
  const and = cursor.symbols.some((symbol) => symbol.type === 'keyword' && symbol.keyword === 'and');
  if (!first || set?.type !== 'PlaceSet' || more || and) return undefined;
  if (bounding.has(first.type)) return { type: 'Intersection', of: [set, first] };
  if (first.type !== 'NamedPlace' || set.where) return undefined;
  return { ...set, where: [{ type: 'In', of: first }] };
}

/** @param bracketed  brackets say that each member stands for itself */
function joined(cursor: Cursor, members: readonly SpatialQuery[], bracketed: boolean): SpatialQuery {
  const or = cursor.symbols.some((symbol) => symbol.type === 'keyword' && symbol.keyword === 'or');
  if (!bracketed && !or && members.every((member) => member.type === 'Directional')) {
    cursor.notes.push(
      'directions joined by "and" are read as both at once; write "or" between places to add areas',
    );
    return { type: 'Intersection', of: members };
  }
  const [first, ...others] = members as [SpatialQuery, ...SpatialQuery[]];
  // "Spain west of Madrid and north of Seville", "cities within 100 km of Paris and within 150 km of Rouen"
  if (
    !bracketed &&
    !or &&
    first.type === 'Intersection' &&
    others.every(({ type }) => (first.of[0]!.type === 'PlaceSet' ? bounding : conditions).has(type))
  ) {
    cursor.notes.push('conditions joined by "and" are read as both at once');
    return narrowed(cursor, { type: 'Intersection', of: [...first.of, ...others] }, true);
  }
  const atOnce = !bracketed && !or ? allAtOnce(members) : undefined;
  if (atOnce) {
    cursor.notes.push(
      isCircles(members[0]!) && atOnce.of.filter(isCircles).length >= members.length
        ? circlesNote
        : 'conditions joined by "and" are read as both at once',
    );
    return narrowed(cursor, atOnce, true);
  }
  const either = !bracketed && or ? eitherSide(first, others) : undefined;
  if (either) {
    cursor.notes.push(eitherNote);
    return narrowed(cursor, either, true);
  }
  if (!bracketed && partial.has(first.type) && others.every(({ type }) => type === 'NamedPlace'))
    cursor.notes.push(
      `the part asked for is read as that of "${printQuery(cursor.bounded(first))}" alone; say it before each place to have both`,
    );
  const fronted = bracketed || or ? undefined : frontedSet(cursor, members);
  if (fronted) return fronted;
  const last = members[members.length - 1]!;
  const named = members.slice(0, -1).every(({ type }) => type === 'NamedPlace');
  if (last.type === 'Intersection' && named) {
    const [place, ...narrowings] = last.of as [SpatialQuery, ...SpatialQuery[]];
    if (!bracketed && place.type === 'NamedPlace' && narrowings.every(({ type }) => shared.has(type))) {
      const all: SpatialQuery = { type: 'Union', of: [...members.slice(0, -1), place] };
      cursor.notes.push(
        `the condition is read as belonging to all of "${printQuery(cursor.bounded(all))}"; put brackets to narrow the last alone`,
      );
      return narrowed(cursor, { type: 'Intersection', of: [all, ...narrowings] }, true);
    }
    cursor.notes.push(
      `the condition is read as belonging to "${printQuery(cursor.bounded(last.of[0]!))}" alone; put a comma or brackets to narrow all`,
    );
  }
  return narrowed(cursor, { type: 'Union', of: members }, true);
}
