/** A map question in a language that has a table → the same in English. Every word is one that the table holds or part of a
 * name that is known; where one is neither, there is no reading. */

import { fold } from '../../../domain/fold.ts';
import { languages, type TableLanguage } from '../../../domain/languages.ts';
import type { NameSource } from '../../name-source.ts';
import { endingsOf, mayBeInName } from '../../templates/names.ts';
import { scriptOf } from '../../templates/read.ts';
import type { LanguageTable, Script } from '../../templates/table.ts';
import { tables as sentenceTables } from '../../templates/tables.ts';
import { vocabulary } from '../../told-language.ts';
import { kindMatches, type Sentence } from './kind-matches.ts';
import {
  genitivePlace,
  isSmall,
  measuredThing,
  namedPlace,
  type Placing,
  type Ready,
  relation,
  roadPlace,
  thingPlace,
} from './placed.ts';
import {
  type Ask,
  comparable,
  composed,
  eachWord,
  edgeWord,
  inSmall,
  makeReady,
  meaningOf,
  wordsOf,
} from './ready.ts';
import { asking, type MapTable } from './table.ts';
import { mapTables } from './tables.ts';

export interface InEnglish {
  readonly question: string;
  readonly unread?: undefined;
  /** Whether some word that is no name tells the language: "Synagogen in Antwerpen" is German as well as Dutch. */
  readonly told: boolean;
}

/** A question of which a table reads all but a few words. */
export interface Unread {
  readonly unread: string;
  /** The kinds that were understood, as written. */
  readonly kinds: string;
}

/** Letters of a question at most. */
const longest = 200;
const made = new Map<TableLanguage, Ready>();

function readyOf(table: MapTable): Ready {
  let ready = made.get(table.code);
  if (!ready) {
    const sentences: LanguageTable = sentenceTables.find(({ code }) => code === table.code)!;
    const own = makeReady(table);
    const { words } = own;
    const all = words && new Set([...words, ...vocabulary(table.code)]);
    ready = { ...own, words: all, endings: endingsOf(sentences), scripts: sentences.scripts };
    made.set(table.code, ready);
  }
  return ready;
}

/** Yields between languages.
 * @returns undefined where no table reads all of it */
export function* inEnglish(question: string, names: NameSource): Generator<void, InEnglish | undefined> {
  // "Cidade do Cabo" is Cape Town.
  if (names.knows(fold(question), false)) return undefined;
  for (const { said, ready, script } of tablesFor(question)) {
    yield;
    if (hasStranger(said, ready, names)) continue;
    const english = yield* readOnce(question, said, ready, names);
    if (english && english.unread === undefined)
      return { ...english, told: english.told || script !== 'Latin' };
  }
  return undefined;
}

/** What is not read of a question that no table reads: it is asked of the refused ones alone. Yields between languages.
 * @returns the fewest words that a table leaves; undefined where none knows a kind in it */
export function* unreadIn(question: string, names: NameSource): Generator<void, Unread | undefined> {
  let unread: Unread | undefined;
  for (const { said, ready, script } of tablesFor(question)) {
    yield;
    const left = yield* readOnce(question, said, ready, names);
    if (left?.unread === undefined || !(left.told || script !== 'Latin')) continue;
    if (!unread || left.unread.length < unread.unread.length) unread = left;
  }
  return unread;
}

/** The tables that know the first word of a kind in a question. */
function* tablesFor(question: string): Generator<{
  readonly said: Sentence;
  readonly ready: Ready;
  readonly script: Script;
}> {
  const text = composed(question).replace(/^[ ¿¡]+|(?<![\s?？!！.。؟।])[\s?？!！.。؟।]+$/gu, '');
  if (text.length > longest) return;
  // Boxes are written alike in all languages, and what is wrong with one was said.
  if (/\d,-?\d/u.test(text) && text.split(',').length === 4) return;
  const script = scriptOf(text);
  const plain = comparable(text);
  if (plain.length !== text.length) return;
  const words = [...plain.matchAll(eachWord)].map(({ 0: word, index: at }) => ({ word, at }));
  const said = { text, plain, words };
  for (const table of mapTables) {
    const ready = readyOf(table);
    if (!ready.scripts.includes(script)) continue;
    const { firstWords } = ready;
    if (firstWords && !words.some(({ word }) => firstWords.has(word))) continue;
    yield { said, ready, script };
  }
}

let said: ReadonlySet<string> | undefined;

/** Words that English, German, French and Spanish are told by. */
function saidElsewhere(): ReadonlySet<string> {
  said ??= new Set(languages.flatMap((language) => [...vocabulary(language)]));
  return said;
}

/** Whether a word of one of the four languages stands in a text that is no word of a table, nor in any name: the table does
 * not read all of it. Who writes names with capital letters has small words in them only before one: "Isle of the Dead". */
function hasStranger({ text, words }: Sentence, ready: Ready, names: NameSource): boolean {
  if (!ready.words) return false;
  const own = ready.words;
  const all = saidElsewhere();
  const written = (i: number): string => text.slice(words[i]!.at, words[i]!.at + words[i]!.word.length);
  let hasCapitals: boolean | undefined;
  return words.some(({ word: plain }, i) => {
    // Short ones are units and articles of many languages.
    if (plain.length < 3 || own.has(plain) || !all.has(plain)) return false;
    const word = written(i);
    hasCapitals ??= /.\p{Lu}/u.test(text);
    if (hasCapitals && isSmall(word)) {
      const next = words.findIndex((one, at) => at > i && (one.word.length > 3 || !isSmall(written(at))));
      if (next < 0 || isSmall(written(next))) return true;
    }
    return !mayBeInName(word, ready.endings, names);
  });
}

/** Words before a place that several languages have. */
const shared = /^(?:in|a|en|de|i)$/;
/** What joins a name to its kind, "of" or nothing. */
const genitive = /^(?:d(?:i|el|ella|ell'?|ello|ei|egli|elle|e|o|a|os|as)|van|af|av|)$/;

/** What the words at the edges of a text say. */
interface Said {
  /** Whether one of them is no English word. */
  readonly told: boolean;
  readonly asks: readonly Ask[];
  readonly sorts: readonly string[];
  readonly having: readonly string[];
  readonly numbers: readonly number[];
}

/** A text without some of the words at its edges, and what those say. */
interface Bare extends Said {
  readonly text: string;
}

const nearestOne = 'nearest one';

/** Kinds whose one is called by its kind and its name. */
const units: ReadonlySet<string> = new Set([
  'municipalities',
  'provinces',
  'regions',
  'districts',
  'cities',
  'towns',
  'villages',
  'hamlets',
]);

/** What else is asked goes before whether there are any: "how many … are there". */
const asksMost: readonly Ask[] = ['exists', 'where', 'show'];

type Outcome = InEnglish | (Unread & { readonly told: boolean }) | undefined;

/** What each table made of the question that was asked last with these names: who is told that none reads it asks next what
 * they left. */
const outcomes = new WeakMap<
  NameSource,
  { readonly question: string; readonly by: Map<Ready, { readonly outcome: Outcome }> }
>();

function* readOnce(
  question: string,
  said: Sentence,
  ready: Ready,
  names: NameSource,
): Generator<void, Outcome> {
  let known = outcomes.get(names);
  if (known?.question !== question) {
    known = { question, by: new Map() };
    outcomes.set(names, known);
  }
  const { by } = known;
  const before = by.get(ready);
  if (before) return before.outcome;
  const outcome = yield* read(said, ready, names);
  by.set(ready, { outcome });
  return outcome;
}

function* read(said: Sentence, ready: Ready, names: NameSource): Generator<void, Outcome> {
  let unread: (Unread & { readonly told: boolean }) | undefined;
  const splits = [...splitsOf(said, ready)];
  // Without blanks a name may be made of such words.
  const whole = ready.table.unspaced ? undefined : placeless(said, ready);
  if (whole || splits.length === 0) return whole;
  // A name with its preposition is looked up at once, a distance takes a reading of its own.
  for (const placed of [roadPlace, namedPlace, genitivePlace, relation, thingPlace, measuredThing]) {
    for (const { thing, around, rest } of splits) {
      const english = yield* asked(thing, around, rest, ready, names, placed);
      if (english !== undefined) return english;
      if (unread && unread.unread.length <= rest.text.length) continue;
      unread = { unread: rest.text, kinds: thing.written, told: around.told || rest.told };
    }
  }
  return unread;
}

/** "Dove atterrano gli elicotteri", "voetgangersbruggen": without a place all of the map is meant. Words that are kinds and no
 * more may be of another language. */
function placeless(said: Sentence, ready: Ready): InEnglish | undefined {
  for (const { from, to, kinds } of kindsIn(said, ready)) {
    const sides = [said.text.slice(0, from), said.text.slice(to)].map((side) => barer(side, ready).at(-1)!);
    if (sides.some(({ text }) => text !== '')) continue;
    const [before, behind] = sides as [Bare, Bare];
    const sorts = [...before.sorts, ...behind.sorts];
    const numbers = [...before.numbers, ...behind.numbers];
    if (numbers.length > 0 || sorts.some((sort) => sort.startsWith('nearest'))) return undefined;
    const asks = [...before.asks, ...behind.asks];
    const ask = asks.find((one) => !asksMost.includes(one)) ?? asksMost.find((one) => asks.includes(one));
    const having = [...before.having, ...behind.having];
    const things = [sorts.join(' '), kinds.join(' and '), having.join(' and ')].filter(Boolean).join(' ');
    return { question: `${asking[ask ?? 'show']}${things}`, told: false };
  }
  return undefined;
}

/** What is asked for. */
interface Thing {
  readonly kinds: readonly string[];
  readonly isOne: boolean;
  readonly written: string;
}

/** The kinds in a text, with a side that says no place and one that may. */
function* splitsOf(
  said: Sentence,
  ready: Ready,
): Generator<{ readonly thing: Thing; readonly around: Bare; readonly rest: Bare }> {
  const { text } = said;
  for (const { from, to, kinds, isOne } of kindsIn(said, ready)) {
    const thing = { kinds, isOne, written: text.slice(from, to).trim() };
    const sides = [text.slice(0, from), text.slice(to)].map((side) => barer(side, ready));
    for (const [before, behind] of [sides, sides.toReversed()] as [Bare[], Bare[]][]) {
      const around = before.at(-1)!;
      if (around.text !== '') continue;
      // "都" is "all", and an end of Chengdu: the fewer words are a name, the better.
      for (const rest of behind.toReversed()) if (rest.text !== '') yield { thing, around, rest };
    }
  }
}

function* asked(
  { kinds, isOne }: Thing,
  around: Said,
  rest: Bare,
  ready: Ready,
  names: NameSource,
  placed: Placing,
): Generator<void, InEnglish | undefined> {
  const said = [...around.sorts, ...rest.sorts];
  const sorts = said.map((sort) => (sort === nearestOne ? 'nearest' : sort));
  const having = [...around.having, ...rest.having];
  const asks = new Set([...around.asks, ...rest.asks]);
  const most = [...asks].filter((ask) => !asksMost.includes(ask));
  if (most.length > 1) return undefined;
  const isNearest = sorts.includes('nearest');
  const place = yield* placed(rest.text, isNearest, ready, names);
  if (place === undefined) return undefined;
  // "Provincia di Siena" is one of that name, and none in Siena; "un villaggio in Toscana" is any.
  const named = isOne && ready.table.numberless !== true && genitive.test(place.link);
  // "Площадь Ленина" is one square of that name.
  if (named && (place.genitive || kinds.some((kind) => units.has(kind)))) return undefined;
  const [number = isNearest && (isOne || said.includes(nearestOne)) ? 1 : undefined, another] = [
    ...around.numbers,
    ...rest.numbers,
  ];
  if (another !== undefined || (number !== undefined && most[0] === 'count')) return undefined;
  const ask = most[0] ?? (place.had ? 'exists' : asksMost.find((one) => asks.has(one))) ?? 'show';
  const things = [number?.toString() ?? '', sorts.join(' '), kinds.join(' and '), having.join(' and ')];
  return {
    question: `${asking[ask]}${things.filter(Boolean).join(' ')} ${place.phrase}`,
    told: around.told || rest.told || place.told === true || !shared.test(place.link),
  };
}

/** Runs of kinds, "bars and cafés", the longest first. */
function kindsIn(said: Sentence, ready: Ready) {
  const { text, plain } = said;
  const { kinds, accented, singular, and } = ready;
  const found = kindMatches(said, ready).map(({ kind, from, word, to }) => ({
    from,
    word: word[0],
    to,
    english: accented.get(inSmall(text.slice(...word))) ?? kinds.get(kind)!,
    isOne: singular.has(kind),
  }));
  const runs = found.map((one, i) => {
    const run = [one];
    for (const next of found.slice(i + 1)) {
      if (!and.test(plain.slice(run.at(-1)!.to, next.word))) break;
      run.push(next);
    }
    const isOne = run.length === 1 && one.isOne;
    return { from: one.from, to: run.at(-1)!.to, kinds: run.map(({ english }) => english), isOne };
  });
  return runs.sort((a, b) => b.kinds.length - a.kinds.length || b.to - b.from - (a.to - a.from));
}

/** A text, and what is left of it as one phrase after another that says something is taken from its edges. */
function barer(given: string, { edge, meanings }: Ready): Bare[] {
  let bare: Bare = {
    text: given.replace(/^[ ,،、]+|(?<![ ,،、])[ ,،、]+$/gu, ''),
    told: false,
    asks: [],
    sorts: [],
    having: [],
    numbers: [],
  };
  const all = [bare];
  for (;;) {
    const { text, told, asks, sorts, having, numbers } = bare;
    if (text === '') return all;
    const plain = comparable(text);
    const words = edge.words && wordsOf(plain);
    const first = words && !edge.words.first.has(edgeWord(words[0] ?? '')) ? null : edge.first.exec(plain);
    const found =
      first ?? (words && !edge.words.last.has(edgeWord(words.at(-1) ?? '')) ? null : edge.last.exec(plain));
    if (!found) return all;
    const meaning = meaningOf(found[1]!, meanings);
    bare = {
      told: told || !('english' in meaning && comparable(meaning.english) === found[1]),
      text: first ? text.slice(found[0].length) : text.slice(0, found.index),
      asks: meaning.type === 'ask' ? [...asks, meaning.ask] : asks,
      sorts: meaning.type === 'sort' ? [...sorts, meaning.english] : sorts,
      having: meaning.type === 'having' ? [...having, meaning.english] : having,
      numbers: meaning.type === 'number' ? [...numbers, meaning.value] : numbers,
    };
    all.push(bare);
  }
}
