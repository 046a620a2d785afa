/** Places of a kind, by what is said of them in any order. Each relation takes the list of names that it can be said of; a list
 * that is left says where they lie. What two lists could be said of is decided by where they stand, and where that does not tell
 * there is no reading. */

import type { PlaceSet, SetCondition, SpatialQuery } from '../../domain/query.ts';
import type { NameSource } from '../name-source.ts';
import { atHome } from '../templates/homes.ts';
import {
  counted,
  heights,
  isSeveral,
  ranked,
  rankedBy,
  setOf,
  where,
  within,
  without,
} from '../templates/sets.ts';
import { type Assigned, assign, contrasted, leftOut, withPairs } from './assign.ts';
import type { Concept } from './clause-words.ts';
import { type Facts, factsOf, flowingKinds, landKinds, townKinds } from './facts.ts';
import type { Lexicon } from './lexicon.ts';
import { atSea, onceEach, withoutForeign, withoutWhole } from './plain.ts';
import { built, placeOf, placesOf, related, relationOf, relationsIn } from './relations.ts';
import type { KindSaid, Run, Said } from './said.ts';
import { besideTown, besideWater, neighboursOnSide } from './sides.ts';

const ranks: Readonly<
  Partial<Record<Concept, readonly [by: Parameters<typeof ranked>[1], order: 'most' | 'least']>>
> = {
  largest: ['size', 'most'],
  smallest: ['size', 'least'],
  longest: ['length', 'most'],
  shortest: ['length', 'least'],
  populous: ['population', 'most'],
  leastPopulous: ['population', 'least'],
  highest: ['elevation', 'most'],
  deepest: ['depth', 'most'],
};

/** Words that are read here beside relations and ranks. */
const others: ReadonlySet<Concept> = new Set([
  ...(['in', 'on', 'and', 'or', 'both', 'not', 'nor', 'only', 'except', 'wholly', 'partly'] as const),
  ...(['foreign', 'border', 'byArea', 'byPeople', 'count', 'part'] as const),
]);

const mostRelations = 3;
const mostRuns = 4;

/** @returns the set, or undefined where the words say none or leave it open which */
export function readSet(
  text: readonly Said[],
  lexicon: Lexicon,
  names: NameSource,
): SpatialQuery | undefined {
  const facts = factsOf(names);
  const nested = seatsOf(text, lexicon, names);
  if (nested !== undefined) return nested ?? undefined;
  const said = onceEach(atSea(withoutWhole(text)), facts);
  const kinds = said.filter((one) => one.type === 'kind');
  const neighbours = said.filter((one) => one.type === 'concept' && one.concept === 'neighbours').length;
  // Neighbours of neighbours are others.
  if (neighbours > 1) return undefined;
  if (kinds.length > 1 || (kinds.length === 0 && neighbours === 0)) return undefined;
  const runs = withPairs(said);
  if (runs.length > mostRuns) return undefined;
  const set = baseSet(
    kinds[0],
    runs
      .filter(({ run, at }) => run.isAdjective || run.inside || [said[at - 1], said[at + 1]].some(isOwner))
      .map(({ run }) => run),
    facts,
  );
  if (!set) return undefined;
  const words = said.flatMap((one, at) => (one.type === 'concept' ? [{ concept: one.concept, at }] : []));
  if (words.some(({ concept }) => !(relationOf[concept] || ranks[concept] || others.has(concept))))
    return undefined;
  const abroad = withoutForeign(said);
  if (!abroad) return undefined;
  // Rivers that flow wholly in a land lie in it.
  const inside = flowingKinds.has(set.kind) && words.some(({ concept }) => concept === 'wholly');
  const relationsOf = (isContrasted: boolean) =>
    relationsIn(abroad.said, isContrasted)?.filter(({ name }) => !(inside && name === 'flows'));
  const relations = relationsOf(false);
  const left = leftOut(said, lexicon);
  const sided = said.some((one) => one.type === 'direction');
  if (sided) {
    const beside = neighbours > 0 && landKinds.has(set.kind) && neighboursOnSide(set, said, runs, facts);
    if (beside) return beside;
    if (relations?.length !== 0 || !words.every(({ concept }) => aside.has(concept))) return undefined;
    return besideWater(set, said, runs, lexicon, facts) ?? besideTown(set, said, runs, lexicon, names, facts);
  }
  const open = runs.filter(({ run }) => run !== left);
  const held = heldIn(
    set,
    relations ?? [],
    open.map(({ run }) => run),
    facts,
  );
  const isPlain =
    words.every(({ concept }) => aside.has(concept)) && !said.some(({ type }) => type === 'number');
  if (held && isPlain && !isOfOne(said)) return held;
  const assigned =
    contrasted(set.kind, abroad.said, relationsOf(true) ?? [], open, facts) ??
    (relations && relations.length <= mostRelations
      ? assign(set.kind, said, relations, open, lexicon, facts)
      : undefined);
  if (!assigned) return undefined;
  const base = abroad.condition ? landKinds.has(set.kind) && where(set, abroad.condition) : set;
  return base ? finish(base, assigned, words, said, left, lexicon, names) : undefined;
}

/** Capitals of the countries that the rest says: null where it is open what else is said of which. */
function seatsOf(
  said: readonly Said[],
  lexicon: Lexicon,
  names: NameSource,
): SpatialQuery | null | undefined {
  const kinds = said.filter((one) => one.type === 'kind');
  const seat = kinds.find(({ nouns }) => nouns.includes('capital'));
  const land = kinds.find(({ nouns }) => nouns.includes('country'));
  if (kinds.length !== 2 || !seat || !land || seat === land) return undefined;
  // "Countries bordering France and their capitals" are both.
  const [at, of] = [said.indexOf(seat), said.indexOf(land)];
  const isOf = lexicon.object === 'before' ? of < at : at < of;
  if (!isOf) return null;
  if (
    said.some(
      (one) =>
        one.type === 'number' || (one.type === 'concept' && (ranks[one.concept] || one.concept === 'count')),
    )
  )
    return null;
  const lands = readSet(
    said.filter((one) => one !== seat),
    lexicon,
    names,
  );
  if (lands?.type !== 'PlaceSet') return null;
  return within(setOf('capital', { plural: true }), { type: 'In', of: lands }) ?? null;
}

/** "The district of Konya" is no question of what Konya lies in. */
function isOfOne(said: readonly Said[]): boolean {
  const noun = said.findIndex((one) => one.type === 'kind');
  const [link, owner] = [said[noun + 1], said[noun + 2]];
  const isLink = link?.type === 'concept' && (link.concept === 'in' || link.concept === 'from');
  return isLink && owner?.type === 'run';
}

/** "In which country is Kilimanjaro": what holds a place that is no land. */
function heldIn(
  set: PlaceSet,
  relations: readonly unknown[],
  runs: readonly Run[],
  facts: Facts,
): SpatialQuery | undefined {
  const [run, more] = runs;
  if (relations.length > 0 || !run || more || run.names.length !== 1 || run.isAdjective || run.vague)
    return undefined;
  const name = run.names[0]!;
  const isHeld = !facts.isLand(name) && !facts.mayHoldLand(name) && !facts.isWater(name);
  if (!landKinds.has(set.kind) || !isHeld) return undefined;
  return where(set, { type: 'Holding', of: placesOf(run) });
}

const aside: ReadonlySet<Concept> = new Set(['in', 'on', 'part', 'from', 'to', 'and']);

/** What a land stands beside that has the places. */
const isOwner = (one: Said | undefined): boolean =>
  one?.type === 'kind' || (one?.type === 'concept' && one.concept === 'in');

function baseSet(kind: KindSaid | undefined, runs: readonly Run[], facts: Facts): PlaceSet | undefined {
  if (!kind) return setOf('country');
  const noun = kind.nouns.includes('country') ? 'country' : kind.nouns[0]!;
  // "Staaten" of one country are its parts.
  const ofOne =
    kind.nouns.includes('state') &&
    runs.some(({ names }) => names.length === 1 && facts.isCountry(names[0]!));
  const set = setOf(noun === 'country' && ofOne ? 'state' : noun, {
    plural: kind.plural,
    also: kind.nouns.filter((one) => one !== noun),
  });
  return set;
}

function finish(
  base: PlaceSet,
  { of, within }: Assigned,
  words: readonly { readonly concept: Concept }[],
  said: readonly Said[],
  left: Run | undefined,
  lexicon: Lexicon,
  names: NameSource,
): SpatialQuery | undefined {
  const facts = factsOf(names);
  const has = (concept: Concept) => words.some((word) => word.concept === concept);
  let set: SpatialQuery | undefined = base;
  const extent = has('wholly') ? ('entirely' as const) : has('partly') ? ('partly' as const) : undefined;
  if (extent && within.length === 0) return undefined;
  for (const run of within) {
    if (run.names.length > 1)
      for (const name of run.names) set = set && built('setIn', { s: set, l: placeOf(name) }, names);
    else if (extent) set = set && where(set, { type: 'In', of: placesOf(run), extent });
    else set = set && built('setIn', { s: set, l: placesOf(run) }, names);
  }
  if (set?.type !== 'PlaceSet') return undefined;
  for (const { relation, run } of of) {
    const made = related(set, relation, run, names);
    if (made?.type !== 'PlaceSet') return undefined;
    set = made;
  }
  if (has('only')) {
    const last: SetCondition | undefined = set.where?.at(-1);
    if (last?.type !== 'Bordering' || of.length !== 1 || of[0]!.run?.names.length !== 1) return undefined;
    set = { ...set, where: [...set.where!.slice(0, -1), { ...last, only: true }] };
  }
  // "The district of Konya" is one of that name, and no set.
  const isBare = of.length === 0 && words.every(({ concept }) => aside.has(concept));
  if (isBare && lexicon.object === 'behind' && !lexicon.free && !isSeveral(base)) return undefined;
  const there = lexicon.table
    ? atHome({ tree: set, cost: 0, notes: [], native: 0 }, lexicon.table, names).tree
    : set;
  const chosen = there.type === 'PlaceSet' && chosenBy(there, words, said);
  if (!chosen) return undefined;
  const whole = left ? exceptOf(chosen, left, facts) : chosen;
  if (has('except') && !left) return undefined;
  if (words.filter(({ concept }) => concept === 'except').length > 1) return undefined;
  // A bare kind, or one of all the world, is what the tables read; nor is all meant but what is denied.
  if (!isTold(chosen)) return undefined;
  if (!has('count')) return whole;
  return whole?.type === 'PlaceSet' && !whole.rank ? counted(whole) : undefined;
}

/** Divisions are those of some land, and other places are told by more than what they are not. */
function isTold({ kind, where: conditions = [], rank }: PlaceSet): boolean {
  const said = conditions.filter(({ type }) => type !== 'Not');
  // "Countries that do not border France" are all others, as the grammars have it.
  const isDenied = (one: SetCondition) => one.type === 'Not' && one.of.type === 'Bordering';
  if (kind === 'country' && conditions.length > 0 && conditions.every(isDenied)) return true;
  const named = said.filter(({ type }) => type !== 'Shore');
  return kind === 'division'
    ? named.length > 0
    : said.length > 0 || (rank !== undefined && conditions.length === 0);
}

const exceptOf = (set: SpatialQuery, left: Run, facts: Facts): SpatialQuery | undefined =>
  left.names.some((name) => facts.isWater(name) && !facts.isLand(name))
    ? undefined
    : without(set, placesOf(left));

const depths: ReadonlySet<PlaceSet['kind']> = new Set(['lake', 'sea', 'ocean']);

/** The largest of the set and the like. */
function chosenBy(
  set: PlaceSet,
  words: readonly { readonly concept: Concept }[],
  said: readonly Said[],
): PlaceSet | undefined {
  const numbers = said.flatMap((one) =>
    one.type === 'number' ? [one.value] : one.type === 'kind' && one.dual ? [2] : [],
  );
  if (numbers.length > 1) return undefined;
  const rank = words.filter(({ concept }) => ranks[concept]);
  if (rank.length > 1) return undefined;
  const measure = words.find(({ concept }) => concept === 'byArea' || concept === 'byPeople')?.concept;
  if (rank.length === 0) {
    if (measure) return undefined;
    return numbers.length > 0 ? { ...set, numbering: numbers[0]! } : set;
  }
  const [by, order] = ranks[rank[0]!.concept]!;
  if (by === 'length' && !flowingKinds.has(set.kind)) return undefined;
  if (by === 'elevation' && !heights.has(set.kind)) return undefined;
  if (by === 'depth' && !depths.has(set.kind)) return undefined;
  if (by === 'population' && !landKinds.has(set.kind) && !townKinds.has(set.kind) && set.kind !== 'island')
    return undefined;
  // "The largest of those islands" is one of them.
  const [at, noun] = [
    said.findIndex((one) => one.type === 'concept' && ranks[one.concept]),
    said.findIndex((one) => one.type === 'kind'),
  ];
  const isOne = said.slice(at + 1, noun).some((one) => one.type === 'concept' && one.concept === 'in');
  const most = ranked(set, by, order, numbers[0] ?? (isOne ? 1 : undefined));
  if (!most || !measure) return most;
  return rankedBy(most, measure === 'byArea' ? 'area' : 'population');
}
