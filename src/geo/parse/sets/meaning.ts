/** What the words of a set come to: conditions, ranks and the set itself. */

import { groupNames } from '../../domain/groups.ts';
import type { Measure, PlaceSet, SetCondition, SetRank, SpatialQuery } from '../../domain/query.ts';
import { bestKnownKinds } from '../../domain/set-kinds.ts';
import { waterOfLand } from './any-water.ts';
import type { Head, Superlative } from './phrases.ts';
import type { Relation } from './set-table.ts';

/** "The largest lakes of Africa" are so many. */
const usualNumber = 10;

export interface Draft {
  head?: Head;
  count: boolean;
  take?: number;
  from?: number;
  superlative?: Superlative;
  /** "Big cities", "famous waterfalls": no superlative, and no number goes with it. */
  said?: 'large' | 'famous';
  /** Whether the superlative is in the plural, where the head does not tell. */
  many?: boolean;
  by?: Measure;
  readonly where: SetCondition[];
  /** "every country" */
  every?: boolean;
  /** "which country": there may be several that meet the conditions */
  asked?: boolean;
  /** "the largest city in each Baltic state": of each of these one is chosen. */
  each?: PlaceSet;
  /** "the airport nearest to Nairobi" */
  near?: SpatialQuery;
  /** A place before the head: "Germany's", "African", "EU". */
  owner?: SpatialQuery;
}

export interface OperandList {
  readonly of: readonly SpatialQuery[];
  readonly joined: 'and' | 'or' | 'both';
}

export function sizeOf(head: Head): Measure {
  return head.kind === 'river' || head.kind === 'canal'
    ? 'length'
    : head.kind === 'mountain' || head.kind === 'peak'
      ? 'elevation'
      : head.kind === 'city' || head.kind === 'capital' || head.kind === 'division_capital'
        ? 'population'
        : 'area';
}

/** What holds of the members of a group of countries and of no others. */
export const ofMembers = (group: string): SetCondition => ({
  type: 'In',
  of: { type: 'NamedPlace', name: groupNames[group]!.split('|')[0]! },
});

/** Kinds of which a question may say how many there are: "the four countries of the UK", "the five oceans". */
const numbered: ReadonlySet<PlaceSet['kind']> = new Set([
  'country',
  'territory',
  'division',
  'capital',
  'division_capital',
  'continent',
  'ocean',
  'lake',
  'island',
]);

export function finish(draft: Draft): PlaceSet | undefined {
  const { head, owner, by, where } = draft;
  if (!head) return undefined;
  const known = bestKnownKinds.has(head.kind as PlaceSet['kind']);
  if (draft.said && (!head.plural || draft.take !== undefined || draft.from !== undefined)) return undefined;
  if (draft.said === 'famous' && !known) return undefined;
  const large: Superlative | undefined =
    draft.said === 'large' && !known ? { by: 'size', order: 'most' } : undefined;
  const summit: Superlative | undefined = head.highest && { by: 'elevation', order: 'most' };
  const superlative = draft.superlative ?? large ?? summit;
  // "Die 2 größte Stadt", without its point
  const single = draft.take !== undefined && draft.from === undefined && !head.plural && !head.either;
  const { take, from } = single ? { take: undefined, from: draft.take } : draft;
  const conditions = [...where];
  const { kind, called } = head as { kind: PlaceSet['kind']; called?: PlaceSet['called'] };
  if (head.group) conditions.unshift(ofMembers(head.group));
  if (head.shore) conditions.unshift({ type: 'Shore', is: head.shore });
  if (head.home !== undefined && !owner && !conditions.some(({ type }) => type === 'In'))
    conditions.unshift({ type: 'In', of: { type: 'NamedPlace', name: head.home } });
  if (owner) conditions.unshift({ type: inOf(head), of: owner });
  if (head.tributaries && !conditions.some(({ type }) => type === 'FlowingInto')) return undefined;
  if ((superlative?.by === 'distance') !== (draft.near !== undefined)) return undefined;
  if (head.neighbours && !conditions.some(({ type }) => type === 'Bordering' || type === 'On'))
    return undefined;
  let rank: SetRank | undefined;
  if (superlative || (by && take !== undefined)) {
    // Countries beside a country are its neighbours.
    const told = superlative?.by ?? 'size';
    const size = told === 'countries' && kind !== 'division' ? 'neighbours' : told;
    // "States that border the most countries" have one number of them, and so many more than the rest.
    const ofNeighbours = take === undefined && size === 'countries';
    const plural = head.plural && !ofNeighbours && !(head.either && take === undefined && !draft.many);
    rank = {
      by: by ?? (size === 'size' ? sizeOf(head) : size),
      order: superlative?.order ?? 'most',
      ...(from !== undefined && from > 1 && { from }),
      ...(plural && { take: take ?? 1 }),
      ...(draft.each && { each: draft.each }),
      ...(draft.near && { near: draft.near }),
    };
    if (plural && take === undefined && from === undefined) rank = { ...rank, take: usualNumber };
  } else if (from !== undefined || draft.each || (take !== undefined && (take === 1 || !numbered.has(kind))))
    return undefined;
  else if (!head.plural && !draft.every && !(draft.asked && conditions.length > 0)) {
    const seat = kind === 'capital' || kind === 'division_capital';
    const ofPlace = seat && conditions.some(({ type }) => type === 'In');
    if (!ofPlace) return undefined;
  }
  return {
    type: 'PlaceSet',
    kind,
    ...(called !== undefined && { called }),
    ...(conditions.length > 0 && { where: waterOfLand(conditions, kind) }),
    ...(rank && { rank }),
    ...(take !== undefined && !rank && { numbering: take }),
    ...(draft.count && { count: true as const }),
  };
}

/** "Neighbours of Iran in Asia": only the first relation says whose neighbours they are. */
export function headIn({ head, owner, where }: Draft): Head {
  const { neighbours, tributaries, ...plain } = head!;
  const said =
    owner !== undefined || where.some(({ type }) => type === 'Bordering' || type === 'FlowingInto');
  return (neighbours !== undefined || tributaries) && said ? plain : head!;
}

/** What "of" says of a head. */
export const inOf = ({ neighbours, tributaries }: Head): 'In' | 'Bordering' | 'FlowingInto' =>
  neighbours ? 'Bordering' : tributaries ? 'FlowingInto' : 'In';

/** "No tocan ni Francia ni Alemania": what is denied twice is denied. */
export const negated = (condition: SetCondition, not: boolean): SetCondition =>
  not && condition.type !== 'Not' ? { type: 'Not', of: condition } : condition;

/** "An zwei Länder grenzen": a number of them, whichever they are. */
function counted(query: SpatialQuery, { kind }: Head): SetCondition | undefined {
  if (query.type !== 'PlaceSet' || query.kind !== 'country' || query.numbering === undefined)
    return undefined;
  const { where, rank, numbering } = query;
  if (where || rank) return undefined;
  const by = kind === 'division' ? 'countries' : kind === 'country' ? 'neighbours' : undefined;
  return by && { type: 'Measured', by, least: numbering, most: numbering };
}

/** "in A and B" is in either, "bordering A and B" is bordering each. */
export function toConditions(
  relation: Relation,
  { of, joined }: OperandList,
  head: Head,
  extent: 'entirely' | 'partly' | undefined,
): SetCondition[] {
  const type = relation === 'In' ? inOf(head) : relation;
  const toOne = (query: SpatialQuery): SetCondition =>
    type === 'In' ? { type, of: query, ...(extent && { extent }) } : { type, of: query };
  if (of.length === 1) return [(type === 'Bordering' && counted(of[0]!, head)) || toOne(of[0]!)];
  if (joined === 'both') {
    // A country in both of two continents lies in each in part.
    return of.map((query) =>
      type === 'In' && !extent ? { type, of: query, extent: 'partly' } : toOne(query),
    );
  }
  if (type === 'In') return [toOne({ type: 'Union', of })];
  return joined === 'or' ? [{ type: 'Either', of: of.map(toOne) }] : of.map(toOne);
}
