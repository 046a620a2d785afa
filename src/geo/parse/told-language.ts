/** Which languages a text can be in, by its words: "Egypt of the Nile" is no Dutch for a choice of two ("of" is "or"). */

import { fold } from '../domain/fold.ts';
import { type Language, languages, type TableLanguage } from '../domain/query.ts';
import { demonym } from './language/demonyms.ts';
import { tables as grammars } from './language/tables.ts';
import type { NameSource } from './name-source.ts';
import { setTables } from './sets/phrases.ts';
import type { Spans } from './spatial/spans.ts';
import { tables } from './templates/tables.ts';

/** Small words of English that its tables do not need. They are common, and words of other languages as well. */
const smallEnglish =
  'the of and or in on at by to from with for as no not nor is are was were be been has have had do does did a an so or also too very more most less least all any each every some such this that these those it its his her our your their he she we you they me my what where which who whose when why how there here then than above below over under about across against among beyond during despite except into onto out off up down upon via near nearby hot cold wet dry rural urban upper lower old new high low big small large great little good bad nice best';

/** Nouns that "of" follows in English names, which its tables know as names alone. */
const nounsBeforeOf =
  'bend bight cape channel delta estuary firth forest gate head heart horn isle kyle mull ness plain point port ring sound vale valley';

/** "And" in one letter, which no English word is. */
const joiners: ReadonlySet<string> = new Set(['e', 'i']);

/** Countries by letters that English has for them. */
const codes: ReadonlySet<string> = new Set(['usa', 'us', 'uk', 'uae']);

/** Signs of units, which are of all languages. */
const symbols: ReadonlySet<string> = new Set(['km', 'm', 'mi', 'ft', 'nm', 'nmi']);

/** Words that a table holds wherever, letters of its patterns included. */
function wordsIn(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') {
    const plain = value.replace(/\{[^{}]*\}|<[^<>]*>/gu, ' ');
    for (const word of plain.split(/[^\p{L}\p{M}]+/u)) {
      const folded = fold(word);
      if (folded !== '') words.add(folded);
    }
  } else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) {
      // Numbers of the older tables are keys.
      if (typeof each === 'number') wordsIn(key, words);
      else wordsIn(each, words);
    }
}

const known = new Map<string, ReadonlySet<string>>();

/** The words by which a language is told: all that its tables say but names. */
export function vocabulary(language: Language | TableLanguage): ReadonlySet<string> {
  let words = known.get(language) as Set<string> | undefined;
  if (words) return words;
  words = new Set();
  if (language in grammars) {
    const code = language as Language;
    wordsIn(grammars[code], words);
    wordsIn({ ...setTables[code], homes: undefined }, words);
    for (const phrase of Object.keys(setTables[code].homes ?? {})) wordsIn(phrase, words);
    if (code === 'en') wordsIn([smallEnglish, nounsBeforeOf], words);
  } else {
    const { names, homes, groups, groupAdjectives, demonyms, fronts, endings, prefixes, spellings, ...rest } =
      tables.find(({ code }) => code === language)!;
    wordsIn(rest, words);
  }
  known.set(language, words);
  return words;
}

const latin = [
  ...languages,
  ...tables.filter(({ scripts }) => scripts.includes('Latin')).map(({ code }) => code),
];

const cyrillic = tables.filter(({ scripts }) => scripts.includes('Cyrillic')).map(({ code }) => code);

/** Whether a folded word is one of a language that is written in its letters. */
export const isWord = (word: string): boolean =>
  (/\p{Script=Cyrillic}/u.test(word) ? cyrillic : latin).some((language) => vocabulary(language).has(word));

/** A word of a text by which its language is told. */
interface Telling {
  /** Folded. */
  readonly word: string;
  readonly capital: boolean;
  /** Written with letters that English has not. */
  readonly accented: boolean;
  /** What some place is called in English. */
  readonly name: boolean;
  /** Written as a name is, and one. */
  readonly place: boolean;
}

let nouns: ReadonlySet<string> | undefined;
let german: ReadonlySet<string> | undefined;

/** Whether a word is one for the members of a set in a language that is read by its table, in small letters: "landen" is a
 * town in Belgium, and Dutch for countries; or in German: "Seen in Finnland" is about no village of Saxony. */
export function isNounElsewhere(written: string): boolean {
  const { kinds, divisions } = setTables.de;
  german ??= new Set(
    [...Object.values(kinds), ...Object.values(divisions)].flatMap(([, many]) => many.split('|')),
  );
  if (german.has(fold(written))) return true;
  nouns ??= new Set(
    tables
      .filter(({ scripts }) => scripts.includes('Latin'))
      .flatMap(({ sets = {} }) => Object.values(sets).flatMap((words) => words.split('|').map(fold))),
  );
  return written === written.toLowerCase() && nouns.has(fold(written));
}

/** Short forms that are typed in English alone. */
const hurried = new Set('pls plz thx tnx ty ppl thru btw lol mtns mtn w o wanna gimme'.split(' '));

/** Words of a text in Latin letters by which a language is told. */
export class ToldLanguage {
  private readonly words: readonly Telling[];
  /** Those that are no places. */
  private readonly small: readonly Telling[];
  /** Which of the small ones each language has. */
  private readonly had: (readonly boolean[])[] = [];

  /** The "and" of another language between countries that English calls so too: "Eritrea e Somalia". */
  private readonly joiner: string | undefined;

  constructor(spans: Spans, names: NameSource) {
    this.words = tellingWords(spans, names);
    this.small = this.words.filter(({ place }) => !place);
    const [first, ...more] = this.small;
    const lands = this.words.filter(({ place }) => place);
    const joins = first && joiners.has(first.word) && more.every(({ word }) => word === first.word);
    const isList = lands.length > 1 && lands.every(({ word }) => names.isCountry?.(word) === true);
    // "Klarälven i Värmland": what English calls so too is none of its words.
    const isForeign = lands.length > 1 && lands.some(({ accented }) => accented);
    this.joiner = joins && (isList || isForeign) ? first.word : undefined;
  }

  private hadBy(vocabulary: ReadonlySet<string>): readonly boolean[] {
    return this.small.map(({ word }) => vocabulary.has(word));
  }

  mayBeIn(language: Language | TableLanguage): boolean {
    return language === 'en' ? this.mayBeEnglish() : this.mayBe(language);
  }

  /** Whether a text can be English: all its words are, or no other language has more of them. */
  mayBeEnglish(): boolean {
    const english = vocabulary('en');
    const isTyped = ({ word, name }: Telling) => english.has(word) || name || hurried.has(word);
    return this.words.every(isTyped) || this.mayBe('en');
  }

  /** Whether a text can be in a language that is not English. It cannot where all its words are English, nor where another
   * language has all the words of it that this one has, and more. */
  mayBe(language: Language | TableLanguage): boolean {
    const { words } = this;
    if (words.length === 0) return true;
    if (this.joiner !== undefined) return vocabulary(language).has(this.joiner);
    const own = vocabulary(language);
    const english = vocabulary('en');
    // "van" is a town in Turkey, and in small letters a word of Dutch; "Länder" is no English, though that knows them.
    const isEnglish = ({ word, capital, accented, name }: Telling) =>
      !(accented && own.has(word)) && (english.has(word) || (name && (capital || !own.has(word))));
    if (words.every(isEnglish)) return false;
    const ours = this.hadBy(own);
    return !latin.some((other, i) => {
      this.had[i] ??= this.hadBy(vocabulary(other));
      const its = this.had[i];
      let more = 0;
      for (let at = 0; at < ours.length; at++) {
        if (ours[at] && !its[at]) return false;
        if (its[at] && !ours[at]) more++;
      }
      return more > 0;
    });
  }
}

/** The words of a text without names of several words; an article before a name that is as well known without it stays. */
function tellingWords(spans: Spans, names: NameSource): Telling[] {
  const telling: Telling[] = [];
  const { words } = spans;
  for (let at = 0; at < words.length; at++) {
    const { kind, text: word, raw } = words[at]!;
    if (kind !== 'word' || symbols.has(word)) continue;
    const length = spans.nameAt(at);
    if (length > 1) {
      const rest = fold(spans.quote(at + 1, length - 1));
      const whole = fold(spans.quote(at, length));
      const fame = (name: string) => names.fame?.(name) ?? 0;
      if (isSmall(word) && names.knows(rest, false) && fame(rest) >= fame(whole))
        telling.push({ word, capital: false, accented: false, name: false, place: false });
      // "i paesi baltici" is Italian by the name, though English has an "i".
      if (!names.isEnglish?.(whole) && names.speaks?.(whole, 'en') === false)
        telling.push({ word: whole, capital: true, accented: false, name: false, place: true });
      at += length - 1;
      continue;
    }
    const name =
      codes.has(word) ||
      names.isEnglish?.(word) ||
      names.speaks?.(word, 'en') ||
      // Those of the other grammars tell their language.
      (demonym(word) === undefined && names.isAdjective(word));
    const capital = raw !== raw.toLowerCase();
    const accented = /[^\p{ASCII}]/u.test(raw);
    telling.push({ word, capital, accented, name: name === true, place: capital && length > 0 });
  }
  return telling;
}

const isSmall = (word: string) => latin.some((language) => word.length < 5 && vocabulary(language).has(word));
