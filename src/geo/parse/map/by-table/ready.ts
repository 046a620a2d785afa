/** A table with its patterns, made when a question may first be in its language. */

import { tables as sentenceTables } from '../../templates/tables.ts';
import type { asking, MapTable } from './table.ts';

/** Things that a number before them may ask for. */
const mostThings = 20;

export type Ask = keyof typeof asking;

/** One of the phrases at the beginning or the end of a text. */
export interface Edge {
  readonly first: RegExp;
  readonly last: RegExp;
  /** The first and the last words of the phrases, as `edgeWord` gives them: a text without one at its edge has none of them
   * there. Undefined where a phrase need not stand by itself. */
  readonly words: { readonly first: ReadonlySet<string>; readonly last: ReadonlySet<string> } | undefined;
}

/** A word of a phrase at an edge; all figures are one. */
export const edgeWord = (word: string): string => (/^\d/.test(word) ? '0' : word);

export interface ReadyMapTable {
  readonly table: MapTable;
  readonly kinds: ReadonlyMap<string, string>;
  /** Kinds whose words only an accent tells apart, as written in small letters: "bank" and "bänk". */
  readonly accented: ReadonlyMap<string, string>;
  /** The first words of all kinds, of which a text with a kind has one; undefined where something may be joined to them. */
  readonly firstWords: ReadonlySet<string> | undefined;
  /** All words of the table; undefined where they need not stand by themselves. */
  readonly words: ReadonlySet<string> | undefined;
  /** Forms that speak of one. */
  readonly singular: ReadonlySet<string>;
  /** Every kind in a text, the longest at each letter. */
  readonly kind: RegExp;
  /** The same at one place. */
  readonly kindHere: RegExp;
  /** The words that a match of `kind` may begin with, with the kinds that begin so, the longest first; none of them for an
   * article. Undefined where it may begin in others. */
  readonly starts: ReadonlyMap<string, readonly string[] | undefined> | undefined;
  /** Between two kinds. */
  readonly and: RegExp;
  /** What may stand at an edge, by its phrase: what it means. */
  readonly meanings: ReadonlyMap<string, Meaning>;
  readonly edge: Edge;
  readonly links: readonly Link[];
  /** Behind a distance or a direction. */
  readonly afterPlace?: RegExp;
  /** Articles at the end of a kind, in tables with words apart. */
  readonly articlesBehind: readonly string[];
  /** Words that are names of places elsewhere, and none here. */
  readonly unnamed: ReadonlySet<string>;
}

export type Meaning =
  | { readonly type: 'ask'; readonly ask: Ask }
  | { readonly type: 'sort' | 'having'; readonly english: string }
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'small' };

/** In the order that they are tried in. */
const linkTypes = ['outside', 'bordering', 'has', 'to', 'along', 'near', 'in'] as const;

export interface Link {
  readonly type: (typeof linkTypes)[number];
  /** With the name of the place in its group. */
  readonly pattern: RegExp;
}

const others: Readonly<Record<string, string>> = {
  ł: 'l',
  ı: 'i',
  ø: 'o',
  đ: 'd',
  ё: 'е',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ة: 'ه',
  ى: 'ي',
  'ँ': 'ं',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
};

/** Text as phrases are compared: small letters, Latin ones without accents. As long as what `composed` gives. */
export const comparable = (text: string): string => (simple.test(text) ? text : inPlainLetters(text));

/** What is compared as it is. */
const simple = /^[a-z0-9 ,.-]*$/;

const inPlainLetters = (text: string): string =>
  text
    .replaceAll('İ', 'I')
    .toLowerCase()
    .replace(/[À-ɏё-ۿँ’‘ʼ`]/g, (letter) =>
      letter in others ? others[letter]! : /[À-ɏ]/.test(letter) ? letter.normalize('NFD')[0]! : letter,
    );

export const composed = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

export const inSmall = (text: string): string => text.toLowerCase();

/** "аптек/а/и" is аптека and аптеки. */
function formsOf(phrases: string, written = comparable): string[] {
  return phrases.split('|').flatMap((phrase) => {
    let forms = [''];
    for (const word of written(composed(phrase)).split(' ')) {
      const [stem, ...endings] = word.split('/') as [string, ...string[]];
      const spelt = endings.length === 0 ? [stem] : endings.map((ending) => stem + ending);
      forms = forms.flatMap((form) => spelt.map((one) => (form === '' ? one : `${form} ${one}`)));
    }
    return forms;
  });
}

/** "muze/um/a" has the ending of one first, "café/s/" none. */
function singularOf(phrase: string): string[] {
  const endings = phrase.trim().split('/').slice(1);
  if (endings.length === 0) return [];
  const bare = /^(?:e?s|er)$/.test(endings[0]!) ? endings.indexOf('') : 0;
  return formsOf(phrase.trim()).slice(Math.max(0, bare), Math.max(0, bare) + 1);
}

/** Stands for a figure in phrases of `having`. */
const figure = '#';

/** What a phrase at an edge means, with its figure. */
export function meaningOf(phrase: string, meanings: ReadonlyMap<string, Meaning>): Meaning {
  const exact = meanings.get(phrase);
  if (exact) return exact;
  const number = /\d+/.exec(phrase)![0];
  const meaning = meanings.get(phrase.replace(number, figure))!;
  return 'english' in meaning ? { ...meaning, english: meaning.english.replace(figure, number) } : meaning;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (forms: Iterable<string>) =>
  [...new Set(forms)]
    .filter((form) => form !== '')
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

export function linesOf(lines: string, written = comparable): [english: string, forms: string[]][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at).trim(), formsOf(line.slice(at + 1), written)];
    });
}

/** Letters and digits without a break. */
export const eachWord = /[\p{L}\p{M}\p{N}]+/gu;
export const wordsOf = (text: string): readonly string[] => text.match(eachWord) ?? [];
const beginsWithWord = /^[\p{L}\p{M}\p{N}]/u;

const wordStart = '(?<![\\p{L}\\p{M}\\p{N}])';
const wordEnd = '(?![\\p{L}\\p{M}\\p{N}])';

export function makeReady(table: MapTable): ReadyMapTable {
  const start = table.unspaced ? '' : wordStart;
  const end = table.unspaced ? '' : wordEnd;
  const kinds = new Map<string, string>();
  for (const [english, forms] of linesOf(table.kinds))
    for (const form of forms) if (!kinds.has(form)) kinds.set(form, english);
  const accented = new Map<string, string>();
  for (const [english, forms] of linesOf(table.kinds, inSmall))
    for (const form of forms) if (kinds.get(comparable(form)) !== english) accented.set(form, english);
  const singular = table.numberless
    ? new Set(kinds.keys())
    : new Set(table.kinds.split(/[|\n=]/).flatMap(singularOf));
  const meanings = new Map<string, Meaning>();
  const learn = (forms: readonly string[], meaning: Meaning) => {
    for (const form of forms) if (form !== '' && !meanings.has(form)) meanings.set(form, meaning);
  };
  for (const [ask, phrases] of Object.entries(table.asks))
    learn(formsOf(phrases), { type: 'ask', ask: ask as Ask });
  for (const type of ['sort', 'having'] as const)
    for (const [english, forms] of linesOf(type === 'sort' ? table.sorts : table.having))
      learn(forms, { type, english });
  learn(formsOf(table.small), { type: 'small' });
  for (const [word, value] of numbersOf(table)) learn([word], { type: 'number', value });
  const and = oneOf(formsOf(table.and));
  const edges = oneOf(meanings.keys()).replaceAll(figure, '\\d{1,4}');
  const before = table.before === undefined ? '' : `(?:${oneOf(formsOf(table.before))})?`;
  const behind = table.behind === undefined ? '' : `(?:${oneOf(formsOf(table.behind))})?`;
  // "L'" is a word of its own, an ending or a prefix is none.
  const isApart =
    !table.unspaced && behind === '' && formsOf(table.before ?? '').every((form) => /^$|'$/.test(form));
  const firstWords = isApart
    ? new Set([...kinds.keys()].flatMap((kind) => wordsOf(kind).slice(0, 1)))
    : undefined;
  const articles = formsOf(table.before ?? '').filter((form) => form !== '');
  const startsInWord = [...kinds.keys(), ...articles].every((form) => beginsWithWord.test(form));
  const kind = `${start}${before}(?<kind>${oneOf(kinds.keys())})${behind}${end}`;
  const joining = linkTypes.flatMap((type) => [table[type], table[`${type}Behind`]]);
  const phrases = [...joining, table.and, table.before, table.afterPlace].flatMap((forms) =>
    formsOf(forms ?? ''),
  );
  return {
    table,
    kinds,
    accented,
    firstWords,
    words: isApart ? new Set([...kinds.keys(), ...meanings.keys(), ...phrases].flatMap(wordsOf)) : undefined,
    kind: new RegExp(kind, 'dgu'),
    kindHere: new RegExp(kind, 'dyu'),
    starts: firstWords && startsInWord ? startsOf([...kinds.keys()], articles) : undefined,
    and: new RegExp(`^ ?(?:[,،、] ?(?:${and})?|(?:${and})) ?${before}$`, 'u'),
    meanings,
    edge: {
      words: table.unspaced ? undefined : edgeWords([...meanings.keys()]),
      first: new RegExp(`^[ ,،、]*(${edges})${end}[ ,،、]*`, 'u'),
      last: new RegExp(`[ ,،、]{0,4}${start}(${edges})[ ,،、]{0,4}$`, 'u'),
    },
    singular,
    ...(table.afterPlace && {
      afterPlace: new RegExp(`(?<=.)(?:${oneOf(formsOf(table.afterPlace))})$`, 'u'),
    }),
    articlesBehind: table.unspaced
      ? []
      : (table.behind ?? '')
          .split('|')
          .map(comparable)
          .filter((article) => article !== ''),
    unnamed: new Set(formsOf(table.unnamed ?? '')),
    links: linkTypes.flatMap((type) => [
      ...beforeName(type, table[type], end),
      ...behindName(type, table[`${type}Behind`], start),
    ]),
  };
}

function startsOf(kinds: readonly string[], articles: readonly string[]) {
  const starts = new Map<string, string[] | undefined>();
  for (const kind of kinds.toSorted((a, b) => b.length - a.length)) {
    const [first] = wordsOf(kind);
    const known = starts.get(first!);
    if (known) known.push(kind);
    else starts.set(first!, [kind]);
  }
  for (const article of articles) starts.set(wordsOf(article)[0]!, undefined);
  return starts;
}

function edgeWords(phrases: readonly string[]): Edge['words'] {
  const apart = phrases.map((phrase) => wordsOf(phrase.replaceAll(figure, '0')).map(edgeWord));
  if (apart.some((words) => words.length === 0)) return undefined;
  return {
    first: new Set(apart.map((words) => words[0]!)),
    last: new Set(apart.map((words) => words.at(-1)!)),
  };
}

/** Numbers of things from two on, in words and figures, with what stands behind them. */
function* numbersOf({ code, unspaced, counters = '' }: MapTable): Generator<[string, number]> {
  const { ones } = sentenceTables.find((table) => table.code === code)!.numbers;
  const words = ones.split(/\s+/).flatMap((entry) => {
    const [forms = '', value] = entry.split('=');
    return formsOf(forms.replaceAll('_', ' ')).map((word) => [word, Number(value)] as const);
  });
  const digits = Array.from({ length: mostThings }, (_, i) => [`${i + 1}`, i + 1] as const);
  const behind = formsOf(counters).filter((counter) => counter !== '');
  for (const [word, value] of [...words, ...digits]) {
    if (!Number.isInteger(value) || value < 2 || value > mostThings) continue;
    if (!unspaced) yield [word, value];
    for (const counter of behind)
      for (const gap of unspaced ? [''] : ['', ' ']) yield [word + gap + counter, value];
  }
}

function* beforeName(type: Link['type'], phrases: string | undefined, end: string): Generator<Link> {
  if (phrases === undefined) return;
  const forms = formsOf(phrases);
  // "L'" and "ب" stand at the name itself.
  const joined = forms.filter((form) => form.endsWith('-')).map((form) => form.slice(0, -1));
  const apart = oneOf(forms.filter((form) => !form.endsWith('-')));
  if (apart !== '') yield { type, pattern: new RegExp(`^(?:${apart})${end} ?(?<name>.+)$`, 'du') };
  if (joined.length > 0) yield { type, pattern: new RegExp(`^(?:${oneOf(joined)})(?<name>.+)$`, 'du') };
  if (forms.includes('')) yield { type, pattern: /^(?<name>.+)$/du };
}

function* behindName(type: Link['type'], phrases: string | undefined, start: string): Generator<Link> {
  if (phrases === undefined) return;
  const forms = formsOf(phrases);
  const joined = forms.filter((form) => form.startsWith('-')).map((form) => form.slice(1));
  const apart = oneOf(forms.filter((form) => !form.startsWith('-')));
  if (apart !== '') yield { type, pattern: new RegExp(`^(?<name>.+?) ?${start}(?:${apart})$`, 'du') };
  if (joined.length > 0) yield { type, pattern: new RegExp(`^(?<name>.+?)(?:${oneOf(joined)})$`, 'du') };
  if (forms.includes('')) yield { type, pattern: /^(?<name>.+)$/du };
}
