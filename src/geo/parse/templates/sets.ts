/** Sets of places that patterns speak of: conditions and ranks put onto a kind. */

import {
  type Direction,
  type DivisionName,
  divisionNames,
  type Measure,
  type PlaceSet,
  type SetCondition,
  type SetRank,
  type SpatialQuery,
} from '../../domain/query.ts';
import type { SetNoun } from './table.ts';

const divisions: ReadonlySet<string> = new Set(divisionNames);
const isDivision = (noun: SetNoun): noun is DivisionName => divisions.has(noun) && noun !== 'territory';

/** Whether the noun of a text is one for parts of countries. */
export const asksParts = (
  { sets }: { readonly sets: ReadonlyMap<number, readonly SetNoun[]> },
  { starts }: { readonly starts: ReadonlyMap<number, unknown> },
): boolean => [...starts.keys()].some((id) => sets.get(id)?.some(isDivision) === true);

/** Sets that were spoken of in the plural. */
const several = new WeakSet<SpatialQuery>();
export const isSeveral = (set: SpatialQuery): boolean => several.has(set);

/** "The largest islands" without a number. */
export const usualNumber = 10;

/** Sets of countries whose word means the states of one as well: "gli stati". */
const orStates = new WeakSet<SpatialQuery>();

/** All places of a kind.
 * @param said  whether the word speaks of several, whether a word for countries is one for states as well, and what else a
 * word for divisions means */
export function setOf(
  noun: SetNoun,
  said: { readonly plural?: boolean; readonly orStates?: boolean; readonly also?: readonly SetNoun[] } = {},
): PlaceSet {
  const also = (said.also ?? []).filter(isDivision);
  const set: PlaceSet = isDivision(noun)
    ? { type: 'PlaceSet', kind: 'division', called: noun, ...(also.length > 0 && { alsoCalled: also }) }
    : { type: 'PlaceSet', kind: noun };
  if (said.plural) several.add(set);
  if (said.orStates) orStates.add(set);
  return set;
}

/** The set as those of one country: its states, where the word means them as well. */
export function inCountry(set: SpatialQuery): SpatialQuery {
  if (set.type !== 'PlaceSet' || !orStates.has(set)) return set;
  const states: PlaceSet = { ...set, kind: 'division', called: 'state' };
  if (several.has(set)) several.add(states);
  return states;
}

/** Sets of which each member was spoken of: "every region of Italy". */
const every = new WeakSet<SpatialQuery>();

/** The set as that of which each member is meant: what is chosen in it is chosen in each of them. */
export function everyOf(set: SpatialQuery): PlaceSet | undefined {
  if (set.type !== 'PlaceSet' || set.rank) return undefined;
  const each = { ...set };
  every.add(each);
  return each;
}

/** Sets that a question asks for: "which cities". Nothing else is told by them. */
const asked = new WeakSet<SpatialQuery>();
export const isAsked = (set: SpatialQuery | undefined): boolean =>
  set?.type === 'PlaceSet' && set.rank === undefined && asked.has(set);

export function askedFor(set: SpatialQuery): SpatialQuery {
  const question = { ...set };
  keepMarks(set, question);
  asked.add(question);
  return question;
}

/** What was said of a set holds for the one that is made of it. */
function keepMarks(set: SpatialQuery, made: SpatialQuery): void {
  for (const mark of [several, orStates, every, asked]) if (mark.has(set)) mark.add(made);
}

/** The members of a group of countries. */
export const membersOf = (group: string): PlaceSet =>
  where(setOf('country', { plural: true }), { type: 'In', of: { type: 'NamedPlace', name: group } })!;

/** The set with one condition more; undefined for what is no set. */
export function where(set: SpatialQuery, condition: SetCondition): PlaceSet | undefined {
  if (set.type !== 'PlaceSet') return undefined;
  const narrowed: PlaceSet = { ...set, where: [...(set.where ?? []), condition] };
  keepMarks(set, narrowed);
  return narrowed;
}

/** The set as what lies in a place. What is in the largest country "in Africa" is so in that country of Africa, and the
 * capitals in states are those of the states. Nothing lies in the land that a place is asked to lie in. */
export function within(set: SpatialQuery, condition: SetCondition): PlaceSet | undefined {
  if (set.type !== 'PlaceSet' || set.where?.some(({ type }) => type === 'Holding')) return undefined;
  const { kind, rank, where: conditions = [] } = set;
  const of = 'of' in condition ? (condition.of as SpatialQuery) : undefined;
  if (rank?.each) return { ...set, rank: { ...rank, each: within(rank.each, condition)! } };
  if (rank && of?.type === 'PlaceSet' && every.has(of)) return { ...set, rank: { ...rank, each: of } };
  const isSeat = kind === 'capital' || (kind === 'division_capital' && set.called === undefined);
  if (isSeat && !rank && of?.type === 'PlaceSet' && of.kind === 'division' && !of.rank)
    return { ...of, kind: 'division_capital', where: [...conditions, ...(of.where ?? [])] };
  const last = conditions.at(-1);
  const inner = last?.type === 'In' && last.of.type === 'PlaceSet' && last.of.rank ? last.of : undefined;
  if (inner && !isPlaced(inner))
    return { ...set, where: [...conditions.slice(0, -1), { type: 'In', of: where(inner, condition)! }] };
  return where(set, condition);
}

const isPlaced = ({ where = [] }: PlaceSet): boolean => where.some(({ type }) => type === 'In');

/** Unions that were spoken of with "or". */
const alternatives = new WeakSet<SpatialQuery>();

export function orOf<T extends SpatialQuery>(union: T): T {
  alternatives.add(union);
  return union;
}

/** The set of which the number is asked. */
export function counted(set: PlaceSet): PlaceSet {
  const number: PlaceSet = { ...set, count: true };
  if (orStates.has(set)) orStates.add(number);
  return number;
}

/** The set related to each place of a list: what borders China and Russia borders both of them. */
export function whereEach(
  set: SpatialQuery,
  type: 'Bordering' | 'On' | 'Crossing' | 'FlowingInto' | 'Rising',
  of: SpatialQuery,
): PlaceSet | undefined {
  if (of.type !== 'Union') return where(set, { type, of });
  const each = of.of.map((one): SetCondition => ({ type, of: one }));
  if (alternatives.has(of)) return where(set, { type: 'Either', of: each });
  let result: PlaceSet | undefined;
  for (const condition of each) result = where(result ?? set, condition);
  return result;
}

/** What borders neither of a list. */
export function whereNone(set: SpatialQuery, of: SpatialQuery): PlaceSet | undefined {
  let result: PlaceSet | undefined;
  for (const one of of.type === 'Union' ? of.of : [of])
    result = where(result ?? set, { type: 'Not', of: { type: 'Bordering', of: one } });
  return result;
}

/** Kinds that places lie in. */
export const lands: ReadonlySet<PlaceSet['kind']> = new Set([
  'country',
  'continent',
  'division',
  'territory',
]);

/** Kinds that are measured by how high they rise. */
export const heights: ReadonlySet<PlaceSet['kind']> = new Set([
  'mountain',
  'peak',
  'volcano',
  'active_volcano',
]);

/** What is meant by the largest of a kind: rivers by length, cities by inhabitants, mountains by height, all else by area. */
export const sizeOf = ({ kind }: PlaceSet): Measure =>
  kind === 'river' || kind === 'canal'
    ? 'length'
    : kind === 'city' || kind === 'capital'
      ? 'population'
      : heights.has(kind)
        ? 'elevation'
        : 'area';

/** The first of a set by a measure.
 * @param take  how many; default 1, and 10 of what is spoken of in the plural
 * @param from  the first that is kept: 2 is the second */
export function ranked(
  set: SpatialQuery,
  by: Measure | 'size',
  order: SetRank['order'],
  take = several.has(set) ? usualNumber : 1,
  from = 1,
): PlaceSet | undefined {
  if (set.type !== 'PlaceSet' || set.rank) return undefined;
  const measure = by === 'size' ? sizeOf(set) : by;
  // "各州で最大の都市": the largest of the cities in each state.
  const last = set.where?.at(-1);
  const each = last?.type === 'In' && last.of.type === 'PlaceSet' && every.has(last.of) ? last.of : undefined;
  const { where: conditions, ...all } = set;
  const left = each ? conditions!.slice(0, -1) : (conditions ?? []);
  const most: PlaceSet = {
    ...all,
    ...(left.length > 0 && { where: left }),
    rank: { by: measure, order, ...(from > 1 && { from }), ...(take > 1 && { take }), ...(each && { each }) },
  };
  if (orStates.has(set)) orStates.add(most);
  return most;
}

/** "The largest cities by area": what is ranked by size is so by the measure that is said; alone the most of it. */
export function rankedBy(set: SpatialQuery, by: Measure, take?: number): PlaceSet | undefined {
  if (set.type !== 'PlaceSet') return undefined;
  const last = set.where?.at(-1);
  // "面积比法国大的国家": more of it than another has is no most of it.
  if (!set.rank && last?.type === 'Compared')
    return where({ ...set, where: set.where!.slice(0, -1) }, { ...last, by });
  if (!set.rank) return ranked(set, by, 'most', take);
  if (take !== undefined) return undefined;
  if (!sizes.has(set.rank.by)) return undefined;
  const said: PlaceSet = { ...set, rank: { ...set.rank, by } };
  if (orStates.has(set)) orStates.add(said);
  return said;
}

const sizes: ReadonlySet<Measure> = new Set(['area', 'population', 'length']);

const towns: ReadonlySet<PlaceSet['kind']> = new Set(['city', 'capital', 'division_capital']);

/** The set without what lies in a place: what is ranked is so without it, as "the largest island except Honshu" is. A town
 * is no ground that may be cut out of another. */
export function without(set: SpatialQuery, minus: SpatialQuery): SpatialQuery {
  const chosen = set.type === 'PlaceSet' && (set.rank !== undefined || towns.has(set.kind));
  if (!chosen || minus.type === 'PlaceSet') return { type: 'Difference', from: set, minus };
  return where(set, { type: 'Not', of: { type: 'In', of: minus } })!;
}

/** The set of what has more, or less, of a measure. */
export const measured = (
  set: SpatialQuery,
  by: Measure,
  bound: { least?: number; most?: number },
): PlaceSet | undefined => where(set, { type: 'Measured', by, ...bound });

/** The northernmost and the like; undefined between the cardinal directions. */
export function farthest(
  set: SpatialQuery,
  direction: Direction,
  take: number | undefined,
): PlaceSet | undefined {
  const by = direction === 'north' || direction === 'south' ? 'latitude' : 'longitude';
  if (direction.length > 5) return undefined;
  return ranked(set, by, direction === 'north' || direction === 'east' ? 'most' : 'least', take);
}
