/** One place, or a part of it, by words in any order: "rio São Francisco só a parte de Minas", "wo geht der Rennsteig lang". */

import type { SpatialQuery } from '../../domain/query.ts';
import type { NameSource } from '../name-source.ts';
import { withPairs } from './assign.ts';
import type { Concept } from './clause-words.ts';
import { type Facts, factsOf } from './facts.ts';
import type { Lexicon } from './lexicon.ts';
import { placeOf as place } from './relations.ts';
import type { KindSaid, Run, Said } from './said.ts';
import { sidesIn } from './sides.ts';

const isConcept = (one: Said, concept: Concept): boolean => one.type === 'concept' && one.concept === concept;

/** Words that say nothing of a place alone. */
const silent: ReadonlySet<Concept> = new Set(['in', 'on', 'and']);

export function readPlace(
  said: readonly Said[],
  { object }: Lexicon,
  names: NameSource,
): SpatialQuery | undefined {
  const facts = factsOf(names);
  if (said.some((one) => one.type === 'number')) return undefined;
  const [kind, ...kinds] = said.filter((one) => one.type === 'kind');
  if (kind) return kinds.length === 0 ? ofItsKind(kind, said, facts) : undefined;
  const runs = said.filter((one): one is Run => one.type === 'run');
  const words = new Set(
    said.flatMap((one) => (one.type === 'concept' && !silent.has(one.concept) ? [one.concept] : [])),
  );
  const only = (...allowed: Concept[]) => [...words].every((word) => allowed.includes(word));
  if (said.some((one) => one.type === 'direction')) {
    // "Co w województwie X leży na południe od Y"
    const side = only('part', 'only', 'from', 'to')
      ? sidesIn(said, withPairs(said), object, facts)
      : undefined;
    const [land, more] = runs.filter((run) => !side?.runs.some((one) => one.run === run));
    if (!side || !land || more || land.names.length !== 1 || !facts.isLand(land.names[0]!)) return undefined;
    return { type: 'Intersection', of: [place(land.names[0]!), ...side.beyond] };
  }
  const [first, second, third] = runs.map(({ names: list }) => (list.length === 1 ? list[0]! : undefined));
  if (runs.length === 1 && first !== undefined) {
    const river: SpatialQuery = place(facts.isTown(first) || facts.isLand(first) ? `river ${first}` : first);
    if (words.has('source') !== words.has('mouth') && only('source', 'mouth') && facts.isFlowing(first))
      return { type: 'RiverEnd', end: words.has('source') ? 'source' : 'mouth', of: river };
    // Where it flows, from its source to its mouth.
    if (only('course', 'flows', 'wholly', 'from', 'to', 'source', 'mouth', 'rises', 'into') && words.size > 0)
      return facts.isFlowing(first) && words.has('from') === words.has('to') ? river : undefined;
    // Alone among words that say nothing, and known by that name: "some of France" is no France.
    return said.length === 1 && !runs[0]!.isAdjective && !runs[0]!.vague ? place(first) : undefined;
  }
  const isOnce = said.filter((one) => isConcept(one, 'except')).length === 1;
  if (runs.length === 2 && isOnce && only('except', 'wholly', 'part')) {
    const at = said.findIndex((one) => isConcept(one, 'except'));
    const [from, minus] = said.indexOf(runs[1]!) > at ? runs : [];
    if (!from || !minus || from.names.length !== 1 || from.isAdjective) return undefined;
    return { type: 'Difference', from: place(from.names[0]!), minus: unionOf(minus) };
  }
  if (runs.length === 2 && first !== undefined && second !== undefined) {
    // "Welke Waddeneilanden maken deel uit van Friesland"
    const isIn = said.some((one) => isConcept(one, 'in'));
    if (isIn && only('part', 'wholly', 'partly', 'only') && facts.isLand(second) && !facts.isLand(first))
      if (facts.isRange(first) || facts.isWater(first) || facts.isIslands(first))
        return { type: 'Intersection', of: [place(first), place(second)] };
    // "La rive française du lac Léman"
    const lake = runs.find(({ names: [name] }) => facts.isLake(name!) && !facts.isLand(name!));
    const bank = lake && shoreOf(lake, said, runs, object, facts);
    if (bank && words.has('shore') && only('shore', 'part')) return bank;
    if (!only('part', 'flows', 'only', 'course') || words.size === 0) return undefined;
    const flowing = [first, second].filter((name) => facts.isFlowing(name) && !facts.isCountry(name));
    const lands = [first, second].filter((name) => facts.isLand(name));
    const river =
      flowing.find((name) => !lands.includes(name)) ?? (flowing.length === 1 ? flowing[0] : undefined);
    const land =
      lands.find((name) => name !== river) ??
      [first, second].find((name) => name !== river && facts.isTown(name));
    if (river === undefined || land === undefined) return undefined;
    return { type: 'Intersection', of: [place(river), place(land)] };
  }
  // "Der Rhein zwischen Köln und Bonn"
  const pair = runs.find((run) => run.names.length === 2);
  const one = runs.find((run) => run.names.length === 1);
  // "La partie du Rhin qui forme la frontière entre la France et l'Allemagne"
  if (
    runs.length === 2 &&
    pair &&
    one &&
    (words.has('separates') || words.has('border') || words.has('touch'))
  ) {
    if (!only('separates', 'border', 'touch', 'between', 'part', 'course', 'flows')) return undefined;
    if (!facts.isFlowing(one.names[0]!) || !pair.names.every(facts.isLand)) return undefined;
    const [a, b] = pair.names.map(place);
    const border: SpatialQuery = { type: 'BorderBetween', a: a!, b: b! };
    return {
      type: 'Intersection',
      of: [place(one.names[0]!), { type: 'Buffer', of: border, distance: { value: 5, unit: 'km' } }],
    };
  }
  if (
    runs.length === 2 &&
    pair &&
    one &&
    words.has('between') &&
    only('between', 'part', 'course', 'flows')
  ) {
    if (
      !facts.isFlowing(one.names[0]!) ||
      !pair.names.every((name) => facts.isTown(name) || facts.isWater(name))
    )
      return undefined;
    const [a, b] = pair.names.map(place);
    return { type: 'Intersection', of: [place(one.names[0]!), { type: 'Between', a: a!, b: b! }] };
  }
  if (runs.length === 3 && first && second && third && words.has('from') && words.has('to'))
    return only('from', 'to', 'course', 'part', 'flows') ? stretchOf(said, runs, facts.isFlowing) : undefined;
  return undefined;
}

/** The shore of a lake as far as it is a land's: said before the lake, where the language says what is of it so. */
function shoreOf(
  lake: Run,
  said: readonly Said[],
  runs: readonly Run[],
  object: Lexicon['object'],
  facts: Facts,
): SpatialQuery | undefined {
  const land = runs.find((run) => run !== lake && run.names.every(facts.isLand));
  const shore = said.findIndex((one) => isConcept(one, 'shore'));
  if (!land || (object === 'behind' && shore > said.indexOf(lake))) return undefined;
  const near: SpatialQuery = { type: 'Buffer', of: unionOf(land), distance: { value: 5, unit: 'km' } };
  return { type: 'Intersection', of: [{ type: 'CoastOf', of: unionOf(lake) }, near] };
}

/** "The city that was called Constantinople": the place of the name, which is one of the kind. */
function ofItsKind(
  { nouns, plural }: KindSaid,
  said: readonly Said[],
  { isA }: Facts,
): SpatialQuery | undefined {
  const [run, ...more] = said.filter((one) => one.type !== 'kind');
  if (plural || more.length > 0 || run?.type !== 'run' || run.names.length > 1 || run.isAdjective)
    return undefined;
  return nouns.some((noun) => named.has(noun) && isA(run.names[0]!, noun)) ? place(run.names[0]!) : undefined;
}

const named: ReadonlySet<string> = new Set([
  'city',
  'river',
  'lake',
  'island',
  'sea',
  'desert',
  'peninsula',
  'capital',
]);

const unionOf = ({ names }: Run): SpatialQuery =>
  names.length === 1 ? place(names[0]!) : { type: 'Union', of: names.map(place) };

/** A river from one place to another one. */
function stretchOf(
  said: readonly Said[],
  runs: readonly Run[],
  isFlowing: (name: string) => boolean,
): SpatialQuery | undefined {
  const river = runs.find(({ names }) => isFlowing(names[0]!));
  const ends = runs.filter((run) => run !== river);
  if (!river || ends.length !== 2 || said.length === 0) return undefined;
  const [a, b] = ends.map(({ names }) => place(names[0]!));
  return { type: 'Intersection', of: [place(river.names[0]!), { type: 'Between', a: a!, b: b! }] };
}
