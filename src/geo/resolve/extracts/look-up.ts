/** What the extracts and the vocabulary know, asked once in a question: words that come again cost nothing, and what a
 * question may ask in all has a ceiling. */

import { GeoError } from '../../domain/errors.ts';
import { fold } from '../../domain/fold.ts';
import type { MapStore, OsmFeature } from '../../domain/map-store.ts';
import { bearsWords } from '../../domain/tags.ts';
import type { FeatureKind, Vocabulary } from '../../parse/map/vocabulary.ts';

/** Statements that a question may run on each extract, a page of rows counting as one more: rows are kept until the
 * question is answered. */
const mostLookUps = 4000;
const pageRows = 10;
/** Words of a name that a feature is looked for by. */
const mostWords = 12;
/** Words that a name in the extracts is looked up with at most. */
const longestName = 12;

interface KindReading {
  readonly kinds: readonly FeatureKind[];
  readonly foreign: boolean;
}

const none: readonly OsmFeature[] = [];
const noKind: KindReading = { kinds: [], foreign: false };

export class LookUp {
  readonly stores: readonly MapStore[];
  readonly vocabulary: Vocabulary;
  /** Statements run. */
  taken = 0;
  private readonly languages: ReadonlySet<string> | undefined;
  private readonly answers = new Map<string, unknown>();

  /** @param languages  that the question may be in; a word for a kind in another is none */
  constructor(stores: readonly MapStore[], vocabulary: Vocabulary, languages?: ReadonlySet<string>) {
    this.stores = stores;
    this.vocabulary = vocabulary;
    this.languages = languages;
  }

  /** Features one of whose names is this. */
  named(name: string): readonly OsmFeature[] {
    const folded = fold(name);
    if (!isShort(folded, longestName)) return none;
    return this.features(`named ${folded}`, (store) => store.named(folded));
  }

  /** Is this folded text a name? */
  knows(folded: string): boolean {
    if (!isShort(folded, longestName)) return false;
    return this.some(`knows ${folded}`, (store) => store.knows(folded));
  }

  /** May a name begin with these folded words and go on with more? False is sure. */
  begins(foldedWords: string): boolean {
    return this.some(`begins ${foldedWords}`, (store) => store.begins?.(foldedWords) ?? true);
  }

  /** Is this folded word part of a name, brand or operator? */
  knowsWord(word: string): boolean {
    return this.some(`word ${word}`, (store) => store.knowsWord(word));
  }

  /** Features whose name, brand or operator has all the words, in any order; none for more words than a name has. */
  withWords(words: readonly string[]): readonly OsmFeature[] {
    const distinct = [...new Set(words)].sort();
    if (distinct.length === 0 || distinct.length > mostWords) return none;
    if (!distinct.every((word) => this.knowsWord(word))) return none;
    return this.features(`words ${distinct.join(' ')}`, (store) => store.withWords(distinct));
  }

  /** Does some feature bear all the folded words in one name, brand or operator, or one that begins with the first? */
  bears(words: readonly string[], first: boolean): boolean {
    return this.withWords(words).some(({ tags }) => bearsWords(tags, words, first));
  }

  /** Features with a word in name, brand or operator that begins with this. */
  withStem(stem: string): readonly OsmFeature[] {
    return this.features(`stem ${stem}`, (store) => store.withStem(stem));
  }

  /** @param street  folded
   * @param number  folded */
  atAddress(street: string, number: string): readonly OsmFeature[] {
    if (!isShort(street, longestName)) return none;
    return this.features(`address ${number} ${street}`, (store) => store.atAddress(street, number));
  }

  /** Those of the keys that some feature bears with the value. */
  keysWith(keys: readonly string[], value: string): readonly string[] {
    return this.once(`value ${value}`, () => {
      const found = new Set<string>();
      for (const store of this.stores) {
        this.take();
        for (const key of store.keysWith(keys, value)) found.add(key);
      }
      return keys.filter((key) => found.has(key));
    });
  }

  /** Kinds that a phrase names, and whether only another language than English, or a search term, says so. */
  read(phrase: string): KindReading {
    if (!isShort(phrase, this.vocabulary.longest)) return noKind;
    return this.once(`kinds ${phrase}`, () => this.vocabulary.read(phrase, this.languages));
  }

  /** Names of kinds, folded, that differ from a phrase in a few letters, nearest and best first. */
  near(phrase: string, mostEdits: number): readonly { readonly name: string; readonly edits: number }[] {
    return this.once(`near ${mostEdits} ${phrase}`, () => this.vocabulary.nearest(phrase, mostEdits));
  }

  /** Whether the phrase is a name of a kind, not only a term that finds it. */
  isName(phrase: string): boolean {
    return this.read(phrase).kinds.length > 0;
  }

  private some(key: string, ask: (store: MapStore) => boolean): boolean {
    return this.once(key, () =>
      this.stores.some((store) => {
        this.take();
        return ask(store);
      }),
    );
  }

  private features(key: string, ask: (store: MapStore) => readonly OsmFeature[]): readonly OsmFeature[] {
    return this.once(key, () =>
      this.stores.flatMap((store) => {
        this.take();
        const found = ask(store);
        this.take(Math.floor(found.length / pageRows));
        return found;
      }),
    );
  }

  private once<T>(key: string, ask: () => T): T {
    const known = this.answers.get(key);
    if (known !== undefined) return known as T;
    const answer = ask();
    this.answers.set(key, answer);
    return answer;
  }

  /** @throws GeoError `query_too_long` above the ceiling */
  private take(count = 1): void {
    this.taken += count;
    if (this.taken > mostLookUps * Math.max(1, this.stores.length)) {
      throw new GeoError('query_too_long', 'The query needs too many look-ups; ask in fewer words.');
    }
  }
}

/** Whether a text has no more than some words. */
function isShort(text: string, mostWords: number): boolean {
  let words = 1;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1))
    if (++words > mostWords) return false;
  return true;
}
