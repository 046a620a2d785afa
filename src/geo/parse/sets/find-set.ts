/** Whether a set of places begins at a word of a sentence, and how far it goes. */

import { fold } from '../../domain/fold.ts';
import { groupCode, groupNames } from '../../domain/groups.ts';
import type { Language, PlaceSet } from '../../domain/query.ts';
import { lexicon } from '../language/lexicon.ts';
import type { NameSource } from '../name-source.ts';
import { Misunderstood } from '../spatial/misunderstood.ts';
import type { Spans } from '../spatial/spans.ts';
import type { Steps } from '../steps.ts';
import type { Word } from '../words.ts';
import { isCompound } from './compound-lands.ts';
import { isOfGroups, setLexicon } from './phrases.ts';
import { SetReader } from './set-reader.ts';
import type { Read } from './set-words.ts';

export type FoundSet =
  | { readonly set: PlaceSet; readonly end: number }
  | { readonly problem: string; readonly end: number };

/** Reads sets in the words of one sentence. Sentences without a word for a kind cost next to nothing. */
export class SetFinder {
  private readonly possible: boolean;
  private readonly words: readonly Word[];
  private readonly spans: Spans;
  private readonly language: Language;
  private readonly reader: SetReader;

  constructor(spans: Spans, language: Language, names: NameSource, steps: Steps) {
    this.spans = spans;
    this.words = spans.words;
    this.language = language;
    const table = setLexicon(language);
    this.reader = new SetReader({
      spans,
      words: this.words,
      lexicon: table,
      language,
      compass: lexicon(language).phrases,
      names,
      steps,
    });
    const { heads, superlatives, words, speakers, languages } = table;
    const speaking = (at: number) => {
      const language = languages.at(this.words, at);
      return speakers.at(this.words, at) ?? (language && words.speaking.at(this.words, language.end));
    };
    this.possible = this.words.some(
      (_, at) =>
        heads.at(this.words, at) ??
        superlatives.at(this.words, at) ??
        words.owner?.at(this.words, at) ??
        (language === 'de' && isCompound(this.words[at]!) ? true : undefined) ??
        speaking(at),
    );
  }

  /** @param excepted  the set is what is taken away: "Spain without islands" says which */
  at(start: number, excepted: boolean): FoundSet | undefined {
    if (setLexicon(this.language).words.lowestPoint?.at(this.words, start))
      return { problem: lowestPoint, end: this.words.length };
    const group = this.bareGroup(start);
    if (!this.possible) return group;
    const read = this.read(start);
    if (read instanceof Misunderstood) return { problem: read.detail, end: this.words.length };
    // "Pacific island nations" are those of Oceania: Japan is none of them.
    if (!read || (group && group.end >= read.end)) return group;
    const { value: set, end } = read;
    const unknown = this.unknownCondition(end);
    if (unknown !== undefined) return { problem: unknown, end: this.words.length };
    if (!set.where && !set.rank && !excepted && !this.standsAlone(set, end)) return undefined;
    return { set, end };
  }

  private read(start: number): Read<PlaceSet> | Misunderstood | undefined {
    try {
      return this.reader.set(start);
    } catch (error) {
      if (error instanceof Misunderstood) return error;
      throw error;
    }
  }

  /** A group of countries that is no place of the gazetteer: "G20", "the Commonwealth". */
  private bareGroup(start: number): FoundSet | undefined {
    const named = this.namedGroup(start);
    if (named || !groupsBegin.has(this.words[start]!.text)) return named;
    for (let n = Math.min(6, this.words.length - start); n > 0; n--) {
      const name = this.spans.quote(start, n);
      const code = groupCode(fold(name));
      if (code === undefined || !onlyGroups.has(code) || this.spans.nameAt(start) > n) continue;
      if (name.length < 5 && name === name.toLowerCase() && code !== 'g20') continue;
      const of = { type: 'NamedPlace' as const, name };
      // "Five Eyes countries"
      const noun = setLexicon(this.language).heads.at(this.words, start + n);
      const end = noun?.meaning.plural && isOfGroups(noun.meaning) ? noun.end : start + n;
      return { set: { type: 'PlaceSet', kind: 'country', where: [{ type: 'In', of }] }, end };
    }
    return undefined;
  }

  /** "Baltic states", "G7 countries": names of the gazetteer that say that countries are meant. */
  private namedGroup(start: number): FoundSet | undefined {
    const length = this.groupLength(start);
    const end = start + length;
    const { heads } = setLexicon(this.language);
    const noun = length < 2 ? undefined : heads.at(this.words, end - 1)?.meaning;
    if (!noun?.plural || !isOfGroups(noun)) return undefined;
    for (const name of [this.spans.quote(start, length), this.spans.quote(start, length - 1)]) {
      if (groupCode(fold(name).replace(/^the /, '')) === undefined) continue;
      const of = { type: 'NamedPlace' as const, name };
      return { set: { type: 'PlaceSet', kind: 'country', where: [{ type: 'In', of }] }, end };
    }
    return undefined;
  }

  /** Words of the longest name, signs in it included: "Visegrád-Staaten". */
  private groupLength(start: number): number {
    const known = this.spans.nameAt(start);
    for (let n = Math.min(3, this.words.length - start); n > known; n--)
      if (groupCode(fold(this.spans.quote(start, n))) !== undefined) return n;
    return known;
  }

  /** Kinds of which all there are can be meant; of the others a sentence has to say where. */
  private standsAlone({ kind }: PlaceSet, end: number): boolean {
    if (['country', 'continent', 'ocean', 'capital'].includes(kind) || this.relationFollows(end)) return true;
    // "Which lakes are near Zurich", "cities that lie between Mumbai and Pune"
    const { be, that, filler } = setLexicon(this.language).words;
    let at = end;
    for (;;) {
      const said = be?.at(this.words, at) ?? that.at(this.words, at) ?? filler.at(this.words, at);
      if (!said) break;
      at = said.end;
    }
    return at > end && this.relationFollows(at);
  }

  /** A condition that is none of a set, nor of a sentence about space. */
  private unknownCondition(end: number): string | undefined {
    const { words } = setLexicon(this.language);
    const next = words.with.at(this.words, end) ?? words.that.at(this.words, end);
    const word = this.words[end];
    if (!next || word?.kind !== 'word') return undefined;
    let after = next.end;
    for (;;) {
      const filler = words.filler.at(this.words, after) ?? words.that.at(this.words, after);
      if (!filler) break;
      after = filler.end;
    }
    if (this.relationFollows(end) || this.relationFollows(after) || after >= this.words.length)
      return undefined;
    const rest = this.spans.quote(end, this.words.length - end);
    return `the condition "${rest}" is not known; sets are chosen by where places lie, what they border, their size, inhabitants and languages`;
  }

  /** Whether the sentence goes on with a relation of space. */
  private relationFollows(at: number): boolean {
    const word = this.words[at];
    if (!word) return false;
    // "cities above the Arctic Circle"
    if (word.kind === 'number' || word.grid?.type === 'beyond') return true;
    const { phrases } = lexicon(this.language);
    let phrase = '';
    for (let i = at; i < Math.min(this.words.length, at + 5); i++) {
      if (this.words[i]!.kind !== 'word') break;
      phrase += (i === at ? '' : ' ') + this.words[i]!.text;
      const entry = phrases.get(phrase);
      if (!entry) continue;
      if (entry.symbol !== 'keyword') return true;
      if (spatial.has(entry.keyword)) return true;
    }
    return false;
  }
}

const lowestPoint =
  'how low land lies is not known here, so that no lowest point can be told; the highest one of a land can';

/** Groups that the gazetteer has no outline of, or has a village for. */
const onlyGroups: ReadonlySet<string> = new Set(
  'g20 commonwealth oecd efta eea council-of-europe caricom sadc eac eaeu csto sco saarc apec oic five-eyes aukus security-council turkic-states cplp andean-community pacific-alliance sahel-states arab-league cfa-franc united-nations microstates himalayan pacific-islands'.split(
    ' ',
  ),
);
/** The words that their names begin with. */
const groupsBegin: ReadonlySet<string> = new Set(
  [...onlyGroups].flatMap((code) => groupNames[code]!.split('|').map((name) => /^[a-z]+/.exec(name)![0])),
);

const spatial: ReadonlySet<string> = new Set([
  'within',
  'around',
  'off',
  'between',
  'in',
  'near',
  'farther',
  'inland',
  'except',
  'on',
  'leftBank',
  'rightBank',
]);
