/** What the pieces of a text say, once each has one sense: names in lists, the kinds that are asked for, and what is said of
 * them. */

import type { Direction } from '../../domain/query.ts';
import type { SetNoun } from '../templates/table.ts';
import type { ClauseWords, Concept } from './clause-words.ts';
import type { Piece } from './cut.ts';
import type { Sense } from './lexicon.ts';

/** Names that are listed together. */
export interface Run {
  readonly type: 'run';
  readonly names: readonly string[];
  /** How they are joined: by "or", or by "nor", which leaves out all of them. */
  readonly joined: 'and' | 'or' | 'nor';
  /** It may be a word that nobody here knows. */
  readonly vague: boolean;
  /** Its ending says that something lies in it or is of it. */
  readonly inside: boolean;
  /** An adjective: what it stands beside lies in that land. */
  readonly isAdjective: boolean;
}

export interface KindSaid {
  readonly type: 'kind';
  readonly nouns: readonly SetNoun[];
  readonly plural: boolean;
  /** It speaks of two. */
  readonly dual?: true;
}

export interface ConceptSaid {
  readonly type: 'concept';
  readonly concept: Concept;
}

export type Said =
  | Run
  | KindSaid
  | ConceptSaid
  | { readonly type: 'direction'; readonly direction: Direction }
  | { readonly type: 'number'; readonly value: number };

/** Senses of pieces together at most. */
const mostChoices = 128;

/** Every choice of one sense for each piece, those that say most first. */
export function choices(pieces: readonly Piece[]): (readonly Sense[])[] {
  let all: Sense[][] = [[]];
  for (const { senses: own } of pieces) {
    // "A noch B": what joins as it denies is no negation of its own.
    const denies = own.some((sense) => sense.type === 'concept' && sense.concept === 'nor');
    // What says "only" as well does not only fill.
    const narrows = own.some(
      (sense) => sense.type === 'concept' && (sense.concept === 'only' || sense.concept === 'part'),
    );
    const senses = own.filter(
      (sense) =>
        sense.type !== 'concept' ||
        !((denies && sense.concept === 'not') || (narrows && sense.concept === 'fill')),
    );
    const next = all.flatMap((chosen) => senses.map((sense) => [...chosen, sense]));
    all = next.length > mostChoices ? all.map((chosen) => [...chosen, senses[0]!]) : next;
  }
  return all;
}

/** How much a choice says: what fills only and prepositions say nothing. */
export const weightOf = (senses: readonly Sense[]): number =>
  senses.filter((sense) => sense.type !== 'concept' || !quiet.has(sense.concept)).length;

const quiet: ReadonlySet<Concept> = new Set(['fill', 'in', 'on', 'and', 'both', 'part']);
const joins: ReadonlySet<Concept> = new Set(['and', 'or', 'nor', 'both', 'in', 'on', 'fill']);

/** Puts lists of names together and leaves out what says nothing. */
export function sayingOf(senses: readonly Sense[], object: ClauseWords['object']): Said[] {
  const all: Said[] = [];
  for (let at = 0; at < senses.length; at++) {
    const sense = senses[at]!;
    if (sense.type === 'name') {
      const { run, last } = listFrom(senses, at, object);
      all.push(run);
      at = last;
    } else if (sense.type === 'adjective')
      all.push({
        type: 'run',
        names: [sense.name],
        joined: 'and',
        inside: false,
        vague: false,
        isAdjective: true,
      });
    else if (sense.type !== 'concept') all.push(sense);
    else if (sense.concept !== 'fill') all.push(sense);
  }
  return all;
}

/** Words between a negation and the first name that it denies, at most. */
const mostBefore = 3;

/** Names from one on with what joins them between: "neither A nor B" has its first word before. */
function listFrom(
  senses: readonly Sense[],
  from: number,
  object: ClauseWords['object'],
): { run: Run; last: number } {
  const names: string[] = [];
  const first = senses[from]!;
  const inside = first.type === 'name' && first.inside === true;
  const before = senses[from - 1];
  const stands =
    before?.type === 'concept' && (before.concept === 'in' || before.concept === 'on')
      ? before.concept
      : undefined;
  const isDenied = senses
    .slice(Math.max(0, from - mostBefore), from)
    .some((sense) => sense.type === 'concept' && (sense.concept === 'nor' || sense.concept === 'not'));
  let joined: Run['joined'] = 'and';
  let last = from;
  for (let at = from; at < senses.length; at++) {
    const sense = senses[at]!;
    if (sense.type === 'name') {
      const between = senses
        .slice(last + 1, at)
        .map((one) => (one.type === 'concept' ? one.concept : 'fill'));
      const isJoined = between.some((one) => one === 'and' || one === 'or' || one === 'nor');
      if (at > from && (!isJoined || inside)) break;
      // "Wel aan A, maar noch aan B, noch aan C": the first is not denied.
      if (at > from && !isDenied && between.includes('nor') && between.includes('and')) break;
      // "Asya'da bulunan ve Rusya'ya komşu": nor is what lies in one and touches another.
      const behind = senses[at + 1];
      const isIn = behind?.type === 'concept' && behind.concept === 'in';
      if (at > from && object === 'before' && between[0] === 'in' && !isIn) break;
      // "In Afrika liegen und an Kongo grenzen" is no list.
      const other = stands === 'in' ? 'on' : 'in';
      if (at > from && stands && between.includes(other) && !between.includes(stands)) break;
      if (between.includes('or')) joined = 'or';
      if (between.includes('nor')) joined = 'nor';
      names.push(sense.name);
      last = at;
    } else if (sense.type !== 'concept' || !joins.has(sense.concept)) break;
  }
  return {
    run: {
      type: 'run',
      names,
      joined,
      inside,
      vague: first.type === 'name' && first.vague === true,
      isAdjective: false,
    },
    last,
  };
}

/** Nouns that a name is looked up with; with others it is the name alone. */
const kept: ReadonlySet<string> = new Set(['river', 'lake', 'island']);
const nounOf: Readonly<Record<string, string>> = {
  mountain_range: 'mountains',
  peak: 'mountain',
  division: 'region',
};

/** A kind beside the name of one of that kind is a part of the name: "rivier de Rijn", "het meer Balaton".
 * @param isA  whether a place of a name is of a kind */
export function withKinds(
  senses: readonly Sense[],
  isA: (name: string, noun: string) => boolean,
): readonly Sense[] {
  const all: Sense[] = [];
  for (let at = 0; at < senses.length; at++) {
    const sense = senses[at]!;
    // "The province of Ontario"
    const isOf = sense.type === 'kind' && isIn(senses[at + 1]) && senses[at + 2]?.type === 'name';
    const next = senses[at + (isOf ? 2 : 1)];
    const pair =
      sense.type === 'kind' && next?.type === 'name'
        ? ([sense, next.name] as const)
        : sense.type === 'name' && next?.type === 'kind'
          ? ([next, sense.name] as const)
          : undefined;
    const noun =
      pair && !pair[0].plural
        ? pair[0].nouns.map((one) => nounOf[one] ?? one).find((one) => isA(pair[1], one))
        : undefined;
    if (!pair || noun === undefined) {
      all.push(sense);
      continue;
    }
    all.push({ type: 'name', name: kept.has(noun) ? `${noun} ${pair[1]}` : pair[1] });
    at += isOf ? 2 : 1;
  }
  return all;
}

const isIn = (sense: Sense | undefined): boolean => sense?.type === 'concept' && sense.concept === 'in';
