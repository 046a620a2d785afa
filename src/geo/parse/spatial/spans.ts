/** The words of a text and the names that runs of them make: each run is folded and looked up once, whatever the number
 * of languages that the text is read in. */

import { fold } from '../../domain/fold.ts';
import type { NameSource } from '../name-source.ts';
import type { Steps } from '../steps.ts';
import type { Word } from '../words.ts';

/** Words of a name at most, commas included. */
const longestName = 9;

/** Codes that people write in small letters; other short words are words of some language before they are codes. */
const smallCodes = new Set(['uk', 'usa', 'uae', 'us']);

/** Words of sentences that some language calls a place by: in small letters they are no names (“no” is Norway). */
const smallWords = new Set('no so me be do it we my of'.split(' '));

/** The word that an ending of possession is: in "Land's End" it is a part of the name. */
const possessive = "'s";
const joining = new Set(['and', 'or']);
const going = new Set('to in on but except without from is than as'.split(' '));

const apart = /[\s,()]/;

export class Spans {
  readonly words: readonly Word[];
  private readonly text: string;
  private readonly names: NameSource;
  private readonly steps: Steps;
  /** Words of the longest name at each word. */
  private readonly lengths: (number | undefined)[] = [];
  private readonly mixedCase: boolean;

  constructor(text: string, words: readonly Word[], names: NameSource, steps: Steps) {
    this.text = text;
    this.words = words;
    this.names = names;
    this.steps = steps;
    this.mixedCase = /\p{Ll}/u.test(text);
  }

  /** Words as they were written. */
  quote(from: number, length: number): string {
    return this.text.slice(this.words[from]!.start, this.words[from + length - 1]!.end);
  }

  /** The sign that stands right after a word: "²" in "km²". */
  signAfter(at: number): string {
    return this.text.charAt(this.words[at]!.end);
  }

  /** Whether a sign says that an amount is the least: ">200 km", "200 km+". */
  isMore(at: number, length: number): boolean {
    if (this.signAfter(at + length - 1) === '+') return true;
    return /[>≥]=?$/u.test(this.text.slice(0, this.words[at]!.start).trimEnd());
  }

  /** The text after a word. */
  after(at: number): string {
    return this.text.slice(this.words[at]!.end);
  }

  /** The text from a word on, with the signs that are no words. */
  textAfter(from: number): string {
    return this.text.slice(this.words[from]!.start);
  }

  /** Words of the longest name that begins at a word; 0 for none. */
  nameAt(at: number): number {
    const known = this.lengths[at];
    if (known !== undefined) return known;
    const length = this.longest(at);
    this.lengths[at] = length;
    return length;
  }

  /** Whether a name may have a word in it. One that signs join to its neighbours may be a part of one with them. */
  private mayHold(at: number): boolean {
    const { raw, start, end, kind } = this.words[at]!;
    if (kind !== 'word' || !this.names.mayHold) return true;
    if (!apart.test(this.text[start - 1] ?? ' ') || !apart.test(this.text[end] ?? ' ') || raw.includes('.'))
      return true;
    const folded = fold(raw);
    return folded === '' || this.names.mayHold(folded);
  }

  /** Whether a name may begin with the words up to one and go on with more. */
  private mayGoOn(at: number, end: number): boolean {
    const { names, words } = this;
    // "de l'OTAN": what a sign joins to the next word is one with it in a key.
    const joined = !apart.test(this.text[words[end]!.end] ?? ' ');
    if (!names.begins || joined || words[end]!.kind === 'mark') return true;
    this.steps.take();
    const folded = fold(this.quote(at, end - at + 1));
    return folded === '' || names.begins(folded);
  }

  /** "The US west of the Mississippi" is the US, and no US West. */
  private isSideOf(name: string, next: number): boolean {
    const [, land] =
      this.words[next]?.text === 'of' ? (/^(.+) (?:north|south|east|west)$/.exec(name) ?? []) : [];
    return land !== undefined && this.names.isLand?.(land) === true;
  }

  /** "Near St John's" is the town; in "Cuba's lakes" and "Cuba's and Haiti's lakes" the ending belongs to what follows. */
  private endsName(from: number, at: number): boolean {
    if (this.words[at]!.text !== possessive) return false;
    const next = this.words[at + 1];
    if (next === undefined || next.kind === 'mark') return true;
    return joining.has(next.text) ? at - from > 1 : going.has(next.text);
  }

  private longest(at: number): number {
    const { words } = this;
    const first = words[at];
    if (first?.kind !== 'word' && first?.kind !== 'number') return 0;
    let end = at;
    if (!this.mayHold(at)) return 0;
    while (end + 1 < words.length && end - at < longestName - 1 && this.mayHold(end + 1)) {
      const next = words[end + 1]!;
      if (next.kind === 'grid' || next.kind === 'name') break;
      if (next.kind === 'mark' && next.text !== ',' && next.text !== possessive) break;
      if (!this.mayGoOn(at, end)) break;
      end++;
    }
    for (; end >= at; end--) {
      if (words[end]!.kind === 'mark' && !this.endsName(at, end)) continue;
      const length = end - at + 1;
      this.steps.take();
      const written = this.quote(at, length);
      if (smallWords.has(written)) continue;
      const folded = fold(written);
      const codes =
        length === 1 && (smallCodes.has(folded) || (this.mixedCase && /^\p{Lu}+$/u.test(words[at]!.raw)));
      // "from Tokyo to Osaka": a way, and no Tokyo-to.
      const isWay = folded.endsWith(' to') && words[at - 1]?.text === 'from' && words[end + 1] !== undefined;
      if (isWay || folded.length < 2 || this.isSideOf(folded, end + 1)) continue;
      if (this.names.knows(folded, codes)) return length;
    }
    return 0;
  }
}
