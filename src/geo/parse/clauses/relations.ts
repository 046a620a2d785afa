/** What can be said of places of a kind, and the condition that it is. */

import type { PlaceSet, SetCondition, SetKind, SpatialQuery } from '../../domain/query.ts';
import type { NameSource } from '../name-source.ts';
import { buildSets } from '../templates/set-meaning.ts';
import { isSeveral, orOf, where } from '../templates/sets.ts';
import type { Slots } from '../templates/slots.ts';
import type { Concept } from './clause-words.ts';
import {
  type Facts,
  factsOf,
  flowingKinds,
  landKinds,
  lineCalled,
  partingKinds,
  townKinds,
} from './facts.ts';
import type { Run, Said } from './said.ts';

export type RelationName =
  | 'touch'
  | 'shore'
  | 'flows'
  | 'into'
  | 'rises'
  | 'holds'
  | 'notIn'
  | 'between'
  | 'separates'
  | 'joins'
  | 'shared'
  | 'larger'
  | 'smaller'
  /** Lies at the sea, which stands without a name. */
  | 'coastal';

export interface Relation {
  readonly name: RelationName;
  readonly not: boolean;
  readonly at: number;
}

export const relationOf: Readonly<Partial<Record<Concept, readonly [RelationName, not: boolean]>>> = {
  touch: ['touch', false],
  notTouch: ['touch', true],
  neighbours: ['touch', false],
  shore: ['shore', false],
  notShore: ['shore', true],
  flows: ['flows', false],
  notFlows: ['flows', true],
  into: ['into', false],
  rises: ['rises', false],
  holds: ['holds', false],
  notIn: ['notIn', true],
  between: ['between', false],
  separates: ['separates', false],
  joins: ['joins', false],
  shared: ['shared', false],
  larger: ['larger', false],
  smaller: ['smaller', false],
  coastal: ['coastal', false],
  landlocked: ['coastal', true],
};

/** Relations to two places at once. */
export const ofPairs: ReadonlySet<RelationName | undefined> = new Set([
  'between',
  'separates',
  'joins',
  'shared',
] as const);

/** Relations in their order,
 * @param isContrasted  whether a negation behind the last one may go on to another list
 * @returns undefined where it is open what a negation denies; words of one beside one another are one: "hat eine Grenze … grenzt". */
export function relationsIn(said: readonly Said[], isContrasted = false): readonly Relation[] | undefined {
  const all: Relation[] = [];
  let not = false;
  let neither = false;
  let isApart = true;
  for (const [at, one] of said.entries()) {
    isApart ||= one.type === 'run';
    if (one.type !== 'concept') continue;
    const { concept } = one;
    const denies = concept === 'not' || concept === 'nor';
    const before = all.at(-1);
    // "Confina né con A né con B": it denies what stands before, of the list behind it.
    const isOfBefore = denies && before && !isApart && isBeforeRun(said, at);
    // "Weder ans Meer noch an Deutschland grenzen": the second denies what follows its list.
    if (isOfBefore && before.not && relationBehind(said, at)) not = true;
    else if (isOfBefore) all[all.length - 1] = { ...before, not: true };
    else if (denies) not = true;
    neither ||= concept === 'nor';
    // "Varken kust eller gräns": neither of them.
    if (concept === 'or' && neither) not = true;
    // Of two relations one or the other: no set is chosen so.
    else if (concept === 'or') return undefined;
    // "Inte räknas till Norden": not in it.
    if (concept === 'in' && not && said[at + 1]?.type === 'run') {
      all.push({ name: 'notIn', not: true, at });
      isApart = false;
      not = false;
    }
    const relation = relationOf[concept];
    if (!relation) continue;
    const [name, isNot] = relation;
    const same = isApart ? undefined : all.at(-1);
    if (name === 'coastal') all.push({ name, not: isNot !== not, at });
    else if (same?.name === name) {
      // Neighbours of neighbours are others.
      if (concept === 'neighbours') return undefined;
      all[all.length - 1] = { ...same, not: same.not || isNot || not };
    } else all.push({ name, not: isNot || not, at });
    isApart = false;
    not = false;
  }
  if (!not || isContrasted) return all;
  // A negation behind the only relation; behind its list it is open what it denies.
  const [only, more] = all;
  return only && !more && !isApart ? [{ ...only, not: true }] : undefined;
}

/** Whether the next that is said is a list. */
function isBeforeRun(said: readonly Said[], at: number): boolean {
  let next = at + 1;
  while (isLink(said[next])) next++;
  return said[next]?.type === 'run';
}

/** Whether a relation stands behind the list that is next. */
const relationBehind = (said: readonly Said[], at: number): boolean =>
  said.slice(at + 1).some((one) => one.type === 'concept' && relationOf[one.concept] !== undefined);

const isLink = (one: Said | undefined): boolean =>
  one?.type === 'concept' && ['in', 'on', 'and', 'both'].includes(one.concept);

/** What a place is to each of two that it lies between, separates, joins or is shared by; `zone` lies in between. */
export function meetsBoth(
  kind: SetKind,
  name: RelationName,
  { names }: Run,
  facts: Facts,
): 'Bordering' | 'partly' | 'zone' | undefined {
  const all = (is: (one: string) => boolean) => names.every(is);
  if (landKinds.has(kind)) {
    if (name === 'joins' || name === 'shared' || !all(facts.isLand)) return undefined;
    return 'Bordering';
  }
  if (partingKinds.has(kind))
    return all(facts.isWater) && name !== 'joins' && name !== 'between' ? undefined : 'Bordering';
  if (name === 'joins') return kind === 'canal' ? 'zone' : undefined;
  if (name === 'shared' || name === 'separates')
    return all(facts.isLand) && spread.has(kind) ? 'partly' : undefined;
  return 'zone';
}

const spread: ReadonlySet<SetKind> = new Set([
  'river',
  'lake',
  'mountain_range',
  'mountain',
  'peak',
  'desert',
  'island',
  'peninsula',
  'forest',
  'waterfall',
]);

export function fits(kind: SetKind, name: RelationName, run: Run, facts: Facts): boolean {
  if (name === 'coastal') return false;
  if (name === 'larger' || name === 'smaller') return run.names.length === 1 && !run.isAdjective;
  if (ofPairs.has(name) && run.names.length === 1)
    return (
      landKinds.has(kind) && name !== 'joins' && !facts.isLand(run.names[0]!) && !facts.isTown(run.names[0]!)
    );
  if (ofPairs.has(name)) return run.names.length === 2 && meetsBoth(kind, name, run, facts) !== undefined;
  return run.names.every((one) => {
    switch (name) {
      case 'touch':
        if (partingKinds.has(kind)) return facts.isTouched(one);
        if (kind === 'division' && facts.isDivision(one)) return true;
        if (townKinds.has(kind)) return facts.isWater(one) && !facts.isLand(one);
        return landKinds.has(kind) && (facts.isTouched(one) || (facts.isWater(one) && !facts.isLand(one)));
      case 'shore':
        return flowingKinds.has(kind) || partingKinds.has(kind) || kind === 'lake'
          ? facts.isTown(one) || (facts.isLand(one) && !flowingKinds.has(kind))
          : facts.isWater(one);
      case 'flows':
        return flowingKinds.has(kind)
          ? !facts.isWater(one) || facts.isLand(one) || facts.isTown(one)
          : facts.isFlowing(one) || (landKinds.has(kind) && (facts.isRange(one) || facts.isLine(one)));
      case 'into':
        return flowingKinds.has(kind) && facts.isWater(one);
      case 'rises':
        return flowingKinds.has(kind) && facts.isHolder(one);
      case 'holds':
        if (flowingKinds.has(kind)) return facts.isTown(one);
        if (townKinds.has(kind) || facts.isLand(one)) return false;
        return landKinds.has(kind) || facts.isTown(one) || facts.isPeak(one);
      default:
        return facts.isHolder(one);
    }
  });
}

/** The place of a name, or a line of the globe. */
export const placeOf = (name: string): SpatialQuery => lineCalled(name) ?? { type: 'NamedPlace', name };

export const placesOf = ({ names, joined }: Run): SpatialQuery => {
  const of = names.map(placeOf);
  if (of.length === 1) return of[0]!;
  const union: SpatialQuery = { type: 'Union', of };
  return joined === 'or' ? orOf(union) : union;
};

/** Which operation of the tables a relation is. */
const operations = {
  touch: 'setBordering',
  shore: 'setOn',
  flows: 'setCrossing',
  into: 'setFlowingInto',
  rises: 'setRising',
  holds: 'setHolding',
  notIn: 'setNotIn',
  larger: 'setLarger',
  smaller: 'setSmaller',
} as const;

const conditionTypes = {
  touch: 'Bordering',
  shore: 'On',
  flows: 'Crossing',
  into: 'FlowingInto',
  rises: 'Rising',
} as const;

export function related(
  set: PlaceSet,
  { name, not }: Relation,
  run: Run | undefined,
  names: NameSource,
): SpatialQuery | undefined {
  if (!run) return name === 'flows' ? set : where(set, { type: 'Shore', is: not ? 'landlocked' : 'coastal' });
  // "Between which countries does Lake Geneva lie"
  if (ofPairs.has(name) && run.names.length === 1)
    return not ? undefined : where(set, { type: 'Holding', of: placesOf(run) });
  if (ofPairs.has(name)) {
    const how = meetsBoth(set.kind, name, run, factsOf(names));
    const [a, b] = run.names.map((one): SpatialQuery => ({ type: 'NamedPlace', name: one }));
    if (not || !how) return undefined;
    // "The country that separates Venezuela from Suriname": of those that touch both, the one in between.
    const isOne = how === 'Bordering' && !isSeveral(set);
    if (how === 'zone') return where(set, { type: 'In', of: { type: 'Between', a: a!, b: b! } });
    const one = (of: SpatialQuery): SetCondition =>
      how === 'partly' ? { type: 'In', of, extent: 'partly' } : { type: how, of };
    const both = where(where(set, one(a!))!, one(b!));
    return both && isOne ? { ...both, rank: { by: 'area', order: 'least' } } : both;
  }
  if ((not || run.joined === 'nor') && name !== 'notIn') {
    if (!Object.hasOwn(conditionTypes, name)) return undefined;
    let none: PlaceSet | undefined = set;
    for (const one of run.names) {
      const isWater = name === 'touch' && factsOf(names).isWater(one) && !factsOf(names).isLand(one);
      const of: SetCondition = {
        type:
          isWater || (townKinds.has(set.kind) && name === 'flows')
            ? 'On'
            : conditionTypes[name as keyof typeof conditionTypes],
        of: { type: 'NamedPlace', name: one },
      };
      none = none && where(none, { type: 'Not', of });
    }
    return none;
  }
  const of = placesOf(run);
  const facts = factsOf(names);
  // What borders a sea lies on it.
  const isSea = (one: string) => facts.isWater(one) && !facts.isLand(one);
  if (name === 'touch' && run.names.every(isSea)) return built('setOn', { s: set, l: of }, names);
  if (name === 'touch' && run.names.some(isSea)) {
    if (run.joined === 'or') return undefined;
    return eachOf(set, of, (one) => ({
      type: one.type === 'NamedPlace' && isSea(one.name) ? 'On' : 'Bordering',
      of: one,
    }));
  }
  if ((name === 'flows' || name === 'holds') && flowingKinds.has(set.kind))
    return eachOf(set, of, (one) => ({ type: 'Crossing', of: one }));
  if (name === 'flows' && townKinds.has(set.kind)) return eachOf(set, of, (one) => ({ type: 'On', of: one }));
  // A sea lies at lands as they border it.
  if (name === 'shore' && partingKinds.has(set.kind))
    return eachOf(set, of, (one) => ({ type: 'Bordering', of: one }));
  if (name === 'shore' && (flowingKinds.has(set.kind) || set.kind === 'lake'))
    return eachOf(set, of, (one) => ({ type: flowingKinds.has(set.kind) ? 'Crossing' : 'On', of: one }));
  if (name === 'holds') {
    if (run.names.length > 1) return undefined;
    return landKinds.has(set.kind)
      ? built('setHolding', { s: set, p: of }, names)
      : where(set, { type: 'Holding', of });
  }
  return built(operations[name as keyof typeof operations], { s: set, l: of }, names);
}

function eachOf(
  set: PlaceSet,
  of: SpatialQuery,
  condition: (one: SpatialQuery) => SetCondition,
): PlaceSet | undefined {
  let all: PlaceSet | undefined = set;
  for (const one of of.type === 'Union' ? of.of : [of]) all = all && where(all, condition(one));
  return all;
}

export function built(
  operation: (typeof operations)[keyof typeof operations] | 'setIn',
  trees: Slots['trees'],
  names: NameSource,
): SpatialQuery | undefined {
  const made = buildSets[operation]({ trees }, names, [], new WeakSet());
  return made !== undefined && 'type' in made ? made : undefined;
}
