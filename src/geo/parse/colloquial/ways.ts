/** Ways of putting a question, by another way that the languages read: "welcher Berg in Hessen ist am höchsten" for "den
 * höchsten Berg in Hessen", "A leaving B out" for "A except B". The words between those of a way are taken over as they
 * stand, so that none is lost. */

import { fold } from '../../domain/fold.ts';
import { remembered } from '../../domain/remembered.ts';
import type { Known } from './known.ts';
import { slotKinds } from './slots.ts';

/** A way, and what is meant by it.
 *
 * In `said` a word stands for itself after folding; `(x|y z)` is either, `[x|y]` either or nothing; `{a}` one word or more;
 * `{a:x|y z}` either, `{a:name}` one of a class, `{a:#}`, `{a:NAME}` and the like what is of a kind of `slots.ts`, `[a:x|y]`
 * an option that is taken over. `meant` has the same slots. A way is of the whole question. */
export type Way = readonly [said: string, meant: string];

/** The ways of a language. */
export interface Ways {
  /** Phrases of each class, parted by bars. */
  readonly classes: Readonly<Record<string, string>>;
  readonly ways: readonly Way[];
  /** Those that a question is put by before it is read at all, as it would be read as something else: "entre Paris et Lyon
   * quelles villes" as what lies between Paris and the towns of Lyon. */
  readonly firm?: readonly Way[];
  /** Those that are read first, before the question as it stands, and are tried like the others as well. */
  readonly first?: readonly Way[];
  /** Marks, hyphens, the 's of a name and units behind a number are words of their own. */
  readonly isApart?: true;
  /** What is said of a thing without one of these before it holds with it. */
  readonly articles?: string;
  /** Words with which no slot of any words ends, as they say something of what follows: "all but not Hawaii". */
  readonly leading?: string;
  /** How often one question is put another way at most. */
  readonly rounds?: number;
  /** Questions made of one at most. */
  readonly most?: number;
}

type Phrase = readonly string[];

type Part =
  // Phrases by their first word, and whether nothing will do as well.
  | {
      readonly type: 'choice';
      readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
      readonly isOption: boolean;
      readonly slot?: string | undefined;
    }
  | { readonly type: 'slot'; readonly slot: string; readonly of: string };

interface ReadyWay {
  readonly parts: readonly Part[];
  readonly meant: string;
  /** Words that the question must have, of which each is in one of its choices. */
  readonly least: number;
  /** First words of choices of which it must have one. */
  readonly needs: readonly ReadonlyMap<string, unknown>[];
}

/** A question with what is asked of it by many ways. */
interface Question {
  readonly words: readonly string[];
  readonly keys: readonly string[];
  /** Which words fit a kind of slot, by both. */
  readonly fitting: Map<string, boolean>;
  readonly known: Known | undefined;
  readonly leading: ReadonlySet<string>;
}

/** How often one question is put another way, and questions made of one, where the language does not say it. */
const mostRounds = 3;
const mostMade = 12;

const key = remembered((word: string): string => {
  const bare = word.replace(/(?<=.)[,:;]$/u, '');
  return (bare.length > 1 && fold(bare)) || bare.toLowerCase();
});

const setOf = remembered((words): ReadonlySet<string> => new Set(words.split('|').filter(Boolean)));

const partPattern =
  /\{(\w{1,9})(?::([^{}]{1,900}))?\}|\(([^()]{1,900})\)|\[([^[\]]{1,900})\]|([^\s()[\]{}]{1,60})/gu;

function choiceOf(text: string, { classes, isApart }: Ways, slot?: string): Part & { type: 'choice' } {
  const wordsOf = (phrase: string) => (isApart ? apart(phrase) : phrase.split(/\s+/u)).filter(Boolean);
  const all = (classes[text] ?? text).split('|').map((phrase) => wordsOf(phrase).map(key));
  const phrases = new Map<string, Phrase[]>();
  for (const phrase of all)
    if (phrase.length > 0) phrases.set(phrase[0]!, [...(phrases.get(phrase[0]!) ?? []), phrase]);
  return { type: 'choice', phrases, isOption: all.some(({ length }) => length === 0), slot };
}

function partOf(written: RegExpMatchArray, ways: Ways): Part {
  const [, slot, among, choice, option, word] = written;
  if (slot !== undefined && among === undefined) return { type: 'slot', slot, of: '' };
  if (slot !== undefined && slotKinds[among!]) return { type: 'slot', slot, of: among! };
  if (slot !== undefined) return choiceOf(among!, ways, slot);
  if (option === undefined) return choiceOf(choice ?? word!, ways);
  const [, name, list] = /^(\w+):(.+)$/u.exec(option) ?? [];
  return { ...choiceOf(list ?? option, ways, name), isOption: true };
}

function readyWay([said, meant]: Way, ways: Ways): ReadyWay {
  const parts = [...said.matchAll(partPattern)].map((written) => partOf(written, ways));
  let least = 0;
  const needs: ReadonlyMap<string, unknown>[] = [];
  for (const part of parts) {
    if (part.type === 'slot') least++;
    else if (!part.isOption) {
      least += Math.min(...[...part.phrases.values()].flat().map(({ length }) => length));
      needs.push(part.phrases);
    }
  }
  return { parts, meant, least, needs };
}

/** Ways with where each stands by one of the choices that it cannot do without, the one of the fewest words. */
interface WayList {
  readonly all: readonly ReadyWay[];
  readonly byWord: ReadonlyMap<string, readonly number[]>;
  /** Those that need no word. */
  readonly free: readonly number[];
}

const made = new WeakMap<readonly Way[], WayList>();
function wayList(written: readonly Way[], ways: Ways): WayList {
  let list = made.get(written);
  if (!list) {
    const all = written.map((way) => readyWay(way, ways));
    const byWord = new Map<string, number[]>();
    const free: number[] = [];
    all.forEach(({ needs }, at) => {
      const [fewest] = needs.toSorted((a, b) => a.size - b.size);
      if (!fewest) free.push(at);
      for (const word of fewest?.keys() ?? []) byWord.set(word, [...(byWord.get(word) ?? []), at]);
    });
    list = { all, byWord, free };
    made.set(written, list);
  }
  return list;
}

/** Those of some ways that a question can be put by, by what words they need, in their order. */
function waysFor([{ keys }]: Asked, { all, byWord, free }: WayList): readonly ReadyWay[] {
  const found = new Set(free);
  for (const word of keys) for (const at of byWord.get(word) ?? none) found.add(at);
  return [...found].sort((a, b) => a - b).map((at) => all[at]!);
}

const none: readonly number[] = [];

/** The question by the first of some ways that puts it otherwise. */
export function putBy(
  list: 'firm' | 'first',
  words: readonly string[],
  ways: Ways,
  known?: Known,
): string | undefined {
  const asked = ways[list] && questionsOf(words, ways, known);
  if (!asked) return undefined;
  for (const way of waysFor(asked, wayList(ways[list]!, ways))) {
    const meant = putAs(asked, way, ways);
    if (meant !== undefined && meant !== words.join(' ')) return meant;
  }
  return undefined;
}

/** The question in each other way that it can be put, the plainest first. */
export function putOtherwise(words: readonly string[], ways: Ways, known?: Known): string[] {
  const { first = [], rounds = mostRounds, most = mostMade } = ways;
  const all = new Set<string>();
  let round: readonly (readonly string[])[] = [words];
  for (let at = 0; at < rounds && round.length > 0; at++) {
    const next: string[][] = [];
    for (const one of round) {
      const asked = questionsOf(one, ways, known);
      for (const list of [first, ways.ways])
        for (const way of waysFor(asked, wayList(list, ways))) {
          const meant = putAs(asked, way, ways);
          if (meant === undefined || meant === words.join(' ') || all.has(meant)) continue;
          all.add(meant);
          if (all.size >= most) return [...all];
          next.push(meant.split(' '));
        }
    }
    round = next;
  }
  return [...all];
}

type Asked = readonly [Question, ...Question[]];

/** A question as it stands and, where it has one before it, without its article. */
function questionsOf(all: readonly string[], ways: Ways, known: Known | undefined): Asked {
  const words = ways.isApart ? apart(all.join(' ')) : all;
  const leading = setOf(ways.leading ?? '');
  const fitting = new Map<string, boolean>();
  const keys = words.map(key);
  const whole = { words, keys, fitting, known, leading };
  const hasArticle = setOf(ways.articles ?? '').has(words[0]?.toLowerCase() ?? '');
  return hasArticle ? [whole, { ...whole, words: words.slice(1), keys: keys.slice(1) }] : [whole];
}

/** Marks and signs are words of their own, and so are units behind a number. */
const apart = (text: string): string[] =>
  text
    .replace(/’/gu, "'")
    .replace(/'s(?= )/gu, " 's")
    .replace(/[()/°]|(?<!\d),|,(?!\d)/gu, ' $& ')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' - ')
    .replace(/(?<=\d)(?=(?:km|m|mi|miles|ft|n|s)\b)/giu, ' ')
    .trim()
    .split(/\s+/u);
const together = (text: string): string =>
  text
    .replace(/ (?=[,)]|'s )/gu, '')
    .replaceAll('( ', '(')
    .replaceAll(' / ', '/')
    .replaceAll(' - ', '-');

function putAs(asked: Asked, way: ReadyWay, { isApart }: Ways): string | undefined {
  const { words, keys } = asked[0];
  if (words.length < way.least || !way.needs.every((firsts) => keys.some((word) => firsts.has(word))))
    return undefined;
  let slots: ReadonlyMap<string, string> | undefined;
  for (const question of asked) slots ??= slotsOf(question, way.parts);
  if (!slots) return undefined;
  const text = way.meant
    .replace(/\{(\w+)\}/gu, (_, slot: string) => (slots.get(slot) ?? '').replace(/[,:;]$/u, ''))
    .split(/\s+/u)
    .filter(Boolean)
    .join(' ');
  return isApart ? together(text) : text;
}

/** The words of each slot, the earlier ones as short as may be. */
function slotsOf(question: Question, parts: readonly Part[]): ReadonlyMap<string, string> | undefined {
  const { words, keys } = question;
  const slots = new Map<string, string>();
  const dead = new Set<number>();
  const fits = (at: number, index: number): boolean => {
    const place = at * (parts.length + 1) + index;
    if (dead.has(place)) return false;
    if (fitsAt(at, index)) return true;
    dead.add(place);
    return false;
  };
  const fitsAt = (at: number, index: number): boolean => {
    const part = parts[index];
    if (part === undefined) return at === words.length;
    if (part.type === 'slot') return takes(part, at, index);
    for (const phrase of part.phrases.get(keys[at] ?? '') ?? []) {
      const end = at + phrase.length;
      if (!phrase.every((word, i) => keys[at + i] === word) || !fits(end, index + 1)) continue;
      if (part.slot !== undefined) slots.set(part.slot, words.slice(at, end).join(' '));
      return true;
    }
    return part.isOption && fits(at, index + 1);
  };
  const takes = ({ slot, of }: Part & { type: 'slot' }, at: number, index: number): boolean => {
    const kind = slotKinds[of];
    const last = Math.min(words.length, at + (kind?.most ?? words.length));
    for (let end = at + 1; end <= last; end++) {
      if (!isOf(question, of, at, end) || !fits(end, index + 1)) continue;
      const said = words.slice(at, end).join(' ');
      slots.set(slot, kind?.meant?.(said) ?? said);
      return true;
    }
    return false;
  };
  return fits(0, 0) ? slots : undefined;
}

/** Whether words can stand for a slot. */
function isOf({ words, fitting, known, leading }: Question, of: string, at: number, end: number): boolean {
  if (of === '') return !leading.has(words[end - 1]!.toLowerCase());
  const said = words.slice(at, end).join(' ');
  const place = `${of} ${said}`;
  let isOne = fitting.get(place);
  if (isOne === undefined) {
    isOne = slotKinds[of]!.takes(said, known);
    fitting.set(place, isOne);
  }
  return isOne;
}
