/** The words of one language in one map: those of its clauses, and what its table has of kinds, adjectives, groups and numbers. */

import { fold } from '../../domain/fold.ts';
import { groupCode, groupNames } from '../../domain/groups.ts';
import { type Direction, directions, type Language, type TableLanguage } from '../../domain/query.ts';
import { type Endings, endingsOf } from '../templates/names.ts';
import type { LanguageTable, SetNoun } from '../templates/table.ts';
import { tables } from '../templates/tables.ts';
import { foldPhrase } from '../templates/text.ts';
import { type ClauseWords, type Concept, concepts } from './clause-words.ts';

/** What a word says; one of several things for some. */
export type Sense =
  | { readonly type: 'concept'; readonly concept: Concept }
  | {
      readonly type: 'kind';
      readonly nouns: readonly SetNoun[];
      readonly plural: boolean;
      readonly dual?: true;
    }
  /** An adjective or a noun of a land or a group: the name of that. */
  | { readonly type: 'adjective'; readonly name: string }
  /** `inside`: its ending says that something lies in it or is of it; `vague`: it may be a word that nobody here knows. */
  | { readonly type: 'name'; readonly name: string; readonly inside?: true; readonly vague?: true }
  | { readonly type: 'direction'; readonly direction: Direction }
  | { readonly type: 'number'; readonly value: number };

export interface Lexicon {
  readonly code: Language | TableLanguage;
  readonly words: ReadonlyMap<string, readonly Sense[]>;
  /** Letters of the longest. */
  readonly longest: number;
  readonly endings: Endings;
  /** What the language has for patterns; none of the four that are read word by word. */
  readonly table: LanguageTable | undefined;
  /** Words follow one another without blanks, or hang on one another. */
  readonly free: boolean;
  readonly object: ClauseWords['object'];
  /** No capitals tell names from words. */
  readonly caseless: boolean;
}

/** Before the name of a line of the globe. */
export const lineMark = 'line ';

/** What the words of a table say, by the set of phrases they are in. */
const conceptOf: Readonly<Record<string, Concept>> = {
  article: 'fill',
  lead: 'fill',
  trail: 'fill',
  askedBefore: 'fill',
  between: 'between',
  bordering: 'touch',
  neighbours: 'neighbours',
  largest: 'largest',
  smallest: 'smallest',
  longest: 'longest',
  mostPopulous: 'populous',
  leastPopulous: 'leastPopulous',
  howMany: 'count',
  flowingInto: 'into',
  course: 'course',
  source: 'source',
  mouth: 'mouth',
  largerThan: 'larger',
  smallerThan: 'smaller',
  byArea: 'byArea',
  byPeople: 'byPeople',
};

/** "Afrikas", "im Schwarzen Meer". */
const germanEndings = 's= es= n= en=es en=e em=es er=es en=er';

/** Numbers in words of the languages without a table. */
const numbersInWords: Readonly<Record<string, string>> = {
  de: 'zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10',
  en: 'two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10',
  es: 'dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10',
  fr: 'deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10',
};

const endingsWithout = (language: string): Endings => ({
  language,
  endings:
    language === 'de' ? germanEndings.split(' ').map((pair) => pair.split('=') as [string, string]) : [],
  spellings: [],
  apart: false,
  elided: [],
  prefixes: [],
});

/** "مدينتين": two cities. */
const dual = /(?:ين|تان)$/u;

const caseless: ReadonlySet<string> = new Set(['zh', 'ja', 'ko', 'ar', 'hi']);
const free: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']);
/** A number of members that is said in words at most. */
const mostInWords = 20;

export function makeLexicon(code: Language | TableLanguage, words: ClauseWords): Lexicon {
  const table = tables.find((one) => one.code === code);
  const map = new Map<string, readonly Sense[]>();
  let longest = 0;
  const add = (phrases: string | undefined, sense: Sense) => {
    const alone = [sense];
    for (const phrase of phrases?.split('|') ?? []) {
      const key = foldPhrase(phrase.replaceAll('_', ' '));
      if (key === '') continue;
      longest = Math.max(longest, key.length);
      const known = map.get(key);
      if (!known) map.set(key, alone);
      else if (!known.some((one) => isSame(one, sense))) map.set(key, [...known, sense]);
    }
  };
  for (const concept of concepts) add(words[concept], { type: 'concept', concept });
  const plurals = new Set(
    [words.plurals, table?.plurals].flatMap((text) => text?.split('|').map(foldPhrase) ?? []),
  );
  for (const kinds of [words.kinds, table?.sets])
    for (const [noun, phrases] of Object.entries(kinds ?? {}))
      for (const phrase of phrases!.split('|'))
        add(phrase, {
          type: 'kind',
          nouns: [noun as SetNoun],
          plural: plurals.has(foldPhrase(phrase)),
          ...(code === 'ar' && dual.test(phrase) && { dual: true }),
        });
  for (const compass of [words.compass, ...Object.values(table?.compass ?? {})])
    for (const [at, phrases] of (compass?.split(',') ?? []).entries())
      add(phrases, { type: 'direction', direction: directions[at]! });
  if (table) addTable(table, add);
  addNumbers(table?.numbers.ones ?? numbersInWords[code] ?? '', add);
  for (const [word, senses] of map)
    if (senses.length > 1 || word.length === 1) map.set(word, meantBy(word, senses, code));
  return {
    code,
    words: map,
    longest,
    endings: table ? endingsOf(table) : endingsWithout(code),
    table,
    free: free.has(code),
    object: words.object,
    caseless: caseless.has(code),
  };
}

function addTable(table: LanguageTable, add: (phrases: string | undefined, sense: Sense) => void): void {
  for (const [set, concept] of Object.entries(conceptOf)) add(table.words[set], { type: 'concept', concept });
  const { endings = '', stems } = table.demonyms ?? {};
  for (const [rows, type] of [
    [stems, 'adjective'],
    [table.groupAdjectives, 'adjective'],
  ] as const)
    for (const row of rows?.split(/\s+/).filter(Boolean) ?? []) {
      const [forms = '', place = ''] = row.split('=');
      const name = place.replaceAll('_', ' ');
      for (const stem of forms.split('|'))
        for (const ending of endings.split('|'))
          add(`${stem}${ending === '-' ? '' : ending}`, { type, name });
    }
  for (const [name, phrases] of Object.entries(table.names ?? {})) add(phrases, { type: 'name', name });
  for (const [line, phrases] of Object.entries(table.lines ?? {}))
    add(phrases, { type: 'name', name: `${lineMark}${line}` });
  for (const [name, phrases] of Object.entries(table.groups ?? {}))
    add(phrases, { type: 'name', name: name.replaceAll('_', ' ') });
}

function addNumbers(ones: string, add: (phrases: string | undefined, sense: Sense) => void): void {
  for (const entry of ones.split(/\s+/).filter(Boolean)) {
    const [phrases, value] = entry.split('=');
    if (Number(value) > 1 && Number(value) <= mostInWords)
      add(phrases, { type: 'number', value: Number(value) });
  }
}

/** Korean 이 is a particle before it is a two. */
const isParticle = (code: string, sense: Sense): boolean => code === 'ko' && sense.type === 'number';

/** What a word says: "देश" is a country, though tables lead with it; 中 is "among", and hardly ever China. */
function meantBy(word: string, senses: readonly Sense[], code: string): readonly Sense[] {
  const joined = withKindsJoined(senses);
  const isKind = joined.some(({ type }) => type === 'kind');
  const isShort = word.length === 1 && free.has(code);
  const meant = joined.filter(
    (sense) =>
      !(isKind && sense.type === 'concept' && sense.concept === 'fill') &&
      !(isShort && (sense.type === 'adjective' || isParticle(code, sense))),
  );
  return meant.length > 0 ? meant : joined;
}

/** A word for several kinds has them in one sense. */
function withKindsJoined(senses: readonly Sense[]): readonly Sense[] {
  const kinds = senses.filter((sense) => sense.type === 'kind');
  if (kinds.length < 2) return senses;
  const joined: Sense = {
    type: 'kind',
    nouns: [...new Set(kinds.flatMap(({ nouns }) => nouns))],
    plural: kinds.some(({ plural }) => plural),
    ...(kinds.some((kind) => kind.dual) && { dual: true }),
  };
  return [joined, ...senses.filter((sense) => sense.type !== 'kind')];
}

const isSame = (a: Sense, b: Sense): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a name is that of a group of countries. */
export const isGroup = (name: string): boolean =>
  Object.hasOwn(groupNames, name) || groupCode(fold(name)) !== undefined;
