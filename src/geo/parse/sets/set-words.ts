/** The words of one sentence as the reader of sets sees them: phrases of the lexicon, numbers and names, each with the word
 * after it. */

import { fold } from '../../domain/fold.ts';
import { groupCode } from '../../domain/groups.ts';
import type { Language, SetKind, SpatialQuery } from '../../domain/query.ts';
import { declinedName } from '../declined.ts';
import { demonym } from '../language/demonyms.ts';
import type { LexiconEntry } from '../language/lexicon.ts';
import type { NameSource } from '../name-source.ts';
import { nounOfName } from '../noun-of-name.ts';
import { isRiverOfCountry } from '../spatial/by-article.ts';
import type { Spans } from '../spatial/spans.ts';
import type { Steps } from '../steps.ts';
import type { Word } from '../words.ts';
import { beforeNoun } from './before-noun.ts';
import { compassAt } from './compass-words.ts';
import { goesOn } from './goes-on.ts';
import { numberInWords } from './number-in-words.ts';
import type { Head, SetLexicon, Superlative } from './phrases.ts';
import type { SetWord } from './set-table.ts';
import { toldByComma } from './told-by-comma.ts';

/** Words of the name of a group at most. */
const longestGroup = 6;
const scales = [
  ['billion', 1e9],
  ['million', 1e6],
  ['thousand', 1e3],
] as const;

/** Kinds whose noun is part of a name more often than not. */
const landscapes: ReadonlySet<SetKind> = new Set([
  'island',
  'archipelago',
  'mountain_range',
  'desert',
  'peninsula',
  'lake',
  'river',
  'sea',
  'gulf',
  'bay',
  'strait',
  'canal',
]);

/** What makes an ordinal of a number before it. */
const ordinalSign =
  /^(?:\.?(?:st|nd|rd|th|er|[eè]re|i?[eè]me|e|te[nr]?|[oaºª])(?![\p{L}\p{N}])|\.(?=\s?\p{L}))/iu;

/** What was read, and the number of the word after it. */
export interface Read<T> {
  readonly value: T;
  readonly end: number;
}

/** What a sentence's words are read with. */
export interface SetSentence {
  readonly spans: Spans;
  readonly words: readonly Word[];
  readonly lexicon: SetLexicon;
  readonly language: Language;
  /** Phrases of directions. */
  readonly compass: ReadonlyMap<string, LexiconEntry>;
  readonly names: NameSource;
  readonly steps: Steps;
}

export class SetWords {
  readonly spans: Spans;
  readonly words: readonly Word[];
  readonly lexicon: SetLexicon;
  readonly language: Language;
  readonly compass: ReadonlyMap<string, LexiconEntry>;
  readonly names: NameSource;
  private readonly steps: Steps;

  constructor({ spans, words, lexicon, language, compass, names, steps }: SetSentence) {
    this.language = language;
    this.spans = spans;
    this.words = words;
    this.lexicon = lexicon;
    this.compass = compass;
    this.names = names;
    this.steps = steps;
  }

  word(word: SetWord, at: number): number | undefined {
    return this.lexicon.words[word]?.at(this.words, at)?.end;
  }

  /** Past words that say nothing here. */
  skip(at: number, also: readonly SetWord[] = []): number {
    for (;;) {
      this.steps.take();
      let next = at;
      for (const word of ['filler', ...also] as const) {
        const end = this.word(word, at);
        if (end !== undefined && !this.isName(at, end)) next = Math.max(next, end);
      }
      if (next === at) return at;
      at = next;
    }
  }

  /** Whether a name begins with a filler, as "Los Angeles" does and "the Gulf of Mexico" does not have to. */
  isName(at: number, end: number): boolean {
    const whole = this.spans.nameAt(at);
    if (this.lexicon.heads.at(this.words, end) || this.lexicon.superlatives.at(this.words, end)) return false;
    // "El Segundo" is a town in California.
    if (end === at + 1 && this.ordinalAt(end) !== undefined) return false;
    return whole > end - at && end + this.spans.nameAt(end) < at + whole;
  }

  isMark(mark: string, at: number): boolean {
    const word = this.words[at];
    return word?.kind === 'mark' && word.text === mark;
  }

  headAt(at: number): Read<Head> | undefined {
    const found = this.lexicon.heads.at(this.words, at);
    if (!found) return undefined;
    // "Great Lakes" and "Islands of the Blessed" are names; so is a head that begins one.
    if (this.spans.nameAt(at) > found.end - at && !goesOn(this, at, found.end)) return undefined;
    const isOne = found.meaning.umlaut && !/[äöü]/iu.test(this.words[found.end - 1]!.raw.normalize('NFC'));
    return { value: isOne ? { ...found.meaning, plural: false } : found.meaning, end: found.end };
  }

  /** "largest", "second largest", "zweitgrößte", "les plus grands". */
  superlativeAt(start: number): (Read<Superlative> & { from?: number }) | undefined {
    const found = this.lexicon.superlatives.at(this.words, start);
    if (found) return { value: found.meaning, end: found.end };
    const word = this.words[start];
    if (word?.kind !== 'word') return undefined;
    for (const [i, ordinal] of this.lexicon.ordinals.entries()) {
      if (!word.text.startsWith(ordinal) || word.text.length < ordinal.length + 5) continue;
      const rest = this.lexicon.superlatives.at([{ ...word, text: word.text.slice(ordinal.length) }], 0);
      if (rest) return { value: rest.meaning, end: start + 1, from: i + 1 };
    }
    return undefined;
  }

  ordinalAt(at: number): Read<number> | undefined {
    const { ordinals } = this.lexicon;
    const word = this.words[at];
    if (word?.kind === 'number') return this.writtenOrdinal(at, word.value!);
    const text = word?.text ?? '';
    const index = ordinals.findIndex(
      (ordinal) =>
        text === ordinal ||
        (ordinal.length > 3 && text.startsWith(ordinal) && text.length <= ordinal.length + 2),
    );
    return index < 0 ? undefined : { value: index + 1, end: at + 1 };
  }

  /** "2nd", "2.", "2e", "2ª" */
  private writtenOrdinal(at: number, value: number): Read<number> | undefined {
    const sign = ordinalSign.exec(this.spans.after(at))?.[0];
    if (sign === undefined || !Number.isInteger(value) || value < 1 || value > 100) return undefined;
    return { value, end: /[^.]/u.test(sign) ? at + 2 : at + 1 };
  }

  smallNumber(at: number): number | undefined {
    const word = this.words[at];
    const value = word?.kind === 'number' ? word.value : this.lexicon.numbers.get(word?.text ?? '');
    return value !== undefined && Number.isInteger(value) && value >= 1 && value <= 1000 ? value : undefined;
  }

  number(at: number): Read<number> | undefined {
    const word = this.words[at];
    if (!word) return undefined;
    const million = (from: number) => {
      for (const [scale, factor] of scales) {
        const end = this.word(scale, from);
        if (end !== undefined) return { factor, end };
      }
      return undefined;
    };
    const half = this.word('halfA', at);
    const ofHalf = half === undefined ? undefined : million(half);
    if (ofHalf) return { value: ofHalf.factor / 2, end: ofHalf.end };
    const inWords = numberInWords(this.words, at, this.language, million);
    if (inWords) return inWords;
    const spelt = this.lexicon.numbers.get(word.text);
    const value = word.kind === 'number' ? word.value : spelt;
    if (value === undefined) {
      const alone = million(at);
      return alone && { value: alone.factor, end: alone.end };
    }
    const scaled = million(at + 1);
    if (scaled) return { value: value * scaled.factor, end: scaled.end };
    // "100.000 Einwohner": nobody asks for a thousandth of an inhabitant or of a kilometre.
    const grouped = /^\d{1,3}\.\d{3}$/.test(word.raw.trim());
    return { value: grouped ? Math.round(value * 1000) : value, end: at + 1 };
  }

  /** Whether all the words of a name are better known than those of it from `inner` on: "du Mexique" is in Mexico. */
  isBetterKnown(at: number, length: number, inner: number): boolean {
    const fame = (from: number) => this.names.fame?.(fold(this.spans.quote(from, at + length - from))) ?? 0;
    return fame(at) > fame(inner);
  }

  /** The place with the one that it lies in and that a comma tells. */
  toldBy(place: SpatialQuery, around: SpatialQuery): SpatialQuery | undefined {
    return toldByComma(place, around, this.names);
  }

  named(from: number, end: number): SpatialQuery {
    return { type: 'NamedPlace', name: this.spans.quote(from, end - from) };
  }

  /** The longest name of a place or group. */
  name(at: number): Read<SpatialQuery> | undefined {
    const word = this.words[at];
    if (!word || (word.kind === 'mark' && word.text !== '-')) return undefined;
    const length = beforeNoun(this, at, this.spans.nameAt(at));
    for (let n = Math.min(longestGroup, this.words.length - at); n > length; n--)
      if (groupCode(fold(this.spans.quote(at, n))) !== undefined)
        return { value: this.named(at, at + n), end: at + n };
    const told = nounOfName(this.spans, at, this.names);
    // "On an island" is not in Iceland, whatever Germans call that.
    const isKind = length === 1 && word.raw === word.raw.toLowerCase() && !told;
    if (isKind && this.lexicon.heads.at(this.words, at)) return undefined;
    const declined = this.declined(at);
    if (declined && declined.end - at > length) return declined;
    if (told && told.length > length)
      return { value: { type: 'NamedPlace', name: told.name }, end: at + told.length };
    if (length > 0) {
      // "Northern" is a province somewhere, and half of what follows.
      const compass = compassAt(this, at);
      const isSide = compass >= length && word.raw === word.raw.toLowerCase();
      if (isSide || (compass >= length && this.spans.nameAt(at + compass) > 0)) return undefined;
      const end = at + length;
      const said = this.spans.quote(at, length);
      // "Cities within 15 km of the Niger"
      if (isRiverOfCountry(said, this.words[at - 1]?.text, this.words[end]?.text, this.names))
        return { value: { type: 'NamedPlace', name: `${said} River` }, end };
      return { value: this.named(at, end), end };
    }
    return this.inflected(at);
  }

  /** "Afrikas", "Bayerns": a name in the genitive, which needs no preposition. */
  genitiveName(at: number): Read<SpatialQuery> | undefined {
    const { genitive } = this.lexicon;
    const word = this.words[at];
    if (!genitive || word?.kind !== 'word' || !word.text.endsWith(genitive) || word.text.length < 4)
      return undefined;
    return this.inflected(at);
  }

  /** German cases: "Europas", "Schwarzen Meeres", "Roten Meer". */
  inflected(at: number): Read<SpatialQuery> | undefined {
    const { genitive } = this.lexicon;
    const word = this.words[at]!;
    if (!genitive) return undefined;
    const declined = this.declined(at);
    if (declined) return declined;
    if (word.kind === 'word' && /es$/i.test(word.raw) && this.names.knows(fold(word.raw.slice(0, -2)), false))
      return { value: { type: 'NamedPlace', name: word.raw.slice(0, -2) }, end: at + 1 };
    // "An der Grenze zu den Niederlanden"
    if (word.kind === 'word' && /landen$/iu.test(word.raw) && this.names.knows(word.text.slice(0, -1), false))
      return { value: { type: 'NamedPlace', name: word.raw.slice(0, -1) }, end: at + 1 };
    if (word.kind === 'word' && word.text.endsWith(genitive) && word.text.length > 3) {
      const name = word.raw.slice(0, -genitive.length);
      if (this.names.knows(fold(name), false)) return { value: { type: 'NamedPlace', name }, end: at + 1 };
    }
    return undefined;
  }

  private declined(at: number): Read<SpatialQuery> | undefined {
    const found = this.lexicon.genitive ? declinedName(this.words, at, this.names) : undefined;
    return found && { value: { type: 'NamedPlace', name: found.name }, end: at + found.length };
  }

  isGroup(query: SpatialQuery): boolean {
    return query.type === 'NamedPlace' && groupCode(fold(query.name).replace(/^the /, '')) !== undefined;
  }

  /** Whether a name is one of land that is no country nor a part of one: "the Balkans", "the Low Countries". */
  holdsCountries(query: SpatialQuery): boolean {
    if (query.type !== 'NamedPlace' || !this.isLand(query) || this.isAdjective(query)) return false;
    return !this.isCountry(query.name) && this.names.isUsually?.(fold(query.name), 'grouping') === true;
  }

  /** A land by its name, which need not stand in the text. */
  landCalled(name: string): SpatialQuery | undefined {
    const isKnown = this.names.knows(fold(name), false) && this.names.isLand?.(name) === true;
    return isKnown ? { type: 'NamedPlace', name } : undefined;
  }

  isLand(query: SpatialQuery): boolean {
    return query.type === 'NamedPlace' && this.names.isLand?.(query.name) === true;
  }

  /** Whether a name, or an adjective, is that of a country. */
  isCountry(name: string): boolean {
    return this.names.isCountry?.(demonym(name) ?? name) === true;
  }

  /** Whether the best known place of a name is one that a noun ("river") may stand beside. */
  isUsually(name: string, noun: string): boolean {
    return this.names.isUsually?.(fold(name).replace(/^the /, ''), noun) === true;
  }

  isAdjective(query: SpatialQuery): boolean {
    return query.type === 'NamedPlace' && this.names.isAdjective(query.name);
  }

  /** French and Spanish adjectives stand after their noun. */
  adjectiveAfter(at: number): Read<SpatialQuery> | undefined {
    const word = this.words[at];
    if (word?.kind !== 'word' || demonym(word.raw) === undefined) return undefined;
    if (this.language !== 'fr' && this.language !== 'es') return undefined;
    return { value: this.named(at, at + 1), end: at + 1 };
  }

  knows(name: string): boolean {
    return this.names.knows(fold(name), false);
  }

  /** What "it" and "its" stand for: the name before. "Texas and the Mexican states next to it" speaks of Texas, and so does "… the
   * states of Mexico next to it", as long as another name stands there. */
  meantBy(pronoun: number): SpatialQuery | undefined {
    let owner: SpatialQuery | undefined;
    for (let at = pronoun - 1; at >= 0; at--) {
      const length = this.spans.nameAt(at);
      if (length === 0 || at + length > pronoun) continue;
      const isOfSet = this.headAt(at + length - 1) ?? this.names.isAdjective(this.spans.quote(at, length));
      if (isOfSet) continue;
      const meant = this.named(at, at + length);
      if (!this.isOwner(at)) return meant;
      owner ??= meant;
    }
    return owner;
  }

  /** Whether a name says of what the set before it is: "states of Mexico". */
  private isOwner(at: number): boolean {
    const isIn = (from: number) => this.lexicon.relations.at(this.words, from)?.meaning === 'In';
    return at > 1 && isIn(at - 1) && this.headAt(at - 2) !== undefined;
  }

  /** "Sunda Islands": a name that nobody here knows, and no islands of the Sunda Strait. */
  isUnknownName(at: number, head: number): boolean {
    const noun = this.words[head];
    const title = noun?.kind === 'word' && /^\p{Lu}/u.test(noun.raw) && /\p{Ll}/u.test(noun.raw);
    const kind = this.headAt(head)?.value.kind;
    const name = this.spans.quote(at, head - at);
    return (
      title &&
      kind !== undefined &&
      landscapes.has(kind) &&
      !this.names.isAdjective(name) &&
      this.names.isLand?.(name) === false
    );
  }

  /** "welche", "quels": what makes a question of a preposition, and a kind after it. */
  which(at: number): boolean {
    const end = this.word('which', at);
    return end !== undefined && this.headAt(end)?.value.plural === true;
  }
}
