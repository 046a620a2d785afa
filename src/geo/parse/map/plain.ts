/** Patterns over words of several languages: matched on small letters without accents, which keeps them plain and quick to
 * compile, while what they find is read from the text as it was written. */

import { toPlain } from '../../domain/plain-letters.ts';
import { LiteralIndex, type Need } from './literal-index.ts';
import { literalsOf } from './literals.ts';

export { toPlain };

/** Words of a question for map features at most. Every way to cut them in two is tried. */
export const mostMapWords = 64;

export interface Span {
  readonly index: number;
  readonly end: number;
  /** What the groups matched, as written. */
  readonly groups: Readonly<Record<string, string | undefined>>;
}

/** Of each pattern what a text must hold; nothing where a match may hold anything. */
const needs = new WeakMap<RegExp, Need | null>();
const literals = new LiteralIndex(14);
/** The text that was tried last: one pattern after another is. */
let last = { text: '', plain: '' };

/** Matches a pattern on the plain letters of a text. A text that lacks the letters which every match has is not tried: of
 * hundreds of patterns a few are, and the others are not even compiled.
 * @param pattern  one of the source, not made for a text: what it needs is kept */
export function match(pattern: RegExp, text: string): RegExpExecArray | null {
  readLiterals(text);
  const need = needOf(pattern);
  return need === null || literals.holds(need) ? pattern.exec(last.plain) : null;
}

function readLiterals(text: string): void {
  if (text === last.text) return;
  const plain = toPlain(text);
  last = { text, plain };
  literals.read(plain);
}

function needOf(pattern: RegExp): Need | null {
  let need = needs.get(pattern);
  if (need === undefined) {
    const needed = literalsOf(pattern);
    need = needed ? literals.add(needed) : null;
    needs.set(pattern, need);
  }
  return need;
}

/** Things that are each told by patterns, of which a text may match a few: the others are passed over in one go, at a tenth
 * of what it takes to try each. */
export class PatternList<T> {
  readonly items: readonly T[];
  private readonly patternsOf: (item: T) => readonly RegExp[];
  /** What the patterns of each need; undefined for those that were never tried. */
  private readonly needs: (readonly (Need | null)[] | undefined)[] = [];

  /** @param patternsOf  the patterns of one, any of which may match */
  constructor(items: readonly T[], patternsOf: (item: T) => readonly RegExp[]) {
    this.items = items;
    this.patternsOf = patternsOf;
  }

  /** The next one to try on a text, from one on; as many as there are for none. Of those that are new it finds out what one
   * of them needs, and gives that, so that who yields between them still does. */
  next(from: number, text: string): number {
    readLiterals(text);
    const { items, needs } = this;
    for (let at = from; at < items.length; at++) {
      const own = needs[at];
      if (own === undefined) {
        needs[at] = this.patternsOf(items[at]!).map(needOf);
        return at;
      }
      for (const need of own) if (need === null || literals.holds(need)) return at;
    }
    return items.length;
  }

  /** Those to try on a text. */
  *for(text: string): Generator<T, void> {
    for (let at = this.next(0, text); at < this.items.length; at = this.next(at + 1, text))
      yield this.items[at]!;
  }
}

/** @param pattern  one of the source, with the flag `d` when its groups matter */
export function find(pattern: RegExp, text: string): Span | undefined {
  const found = match(pattern, text);
  if (!found) return undefined;
  const groups: Record<string, string | undefined> = {};
  for (const [name, span] of Object.entries(found.indices?.groups ?? {})) {
    groups[name] = (span as [number, number] | undefined) && text.slice(span[0], span[1]);
  }
  return { index: found.index, end: found.index + found[0].length, groups };
}

export const without = (text: string, { index, end }: Span, put = ' '): string =>
  text.slice(0, index) + put + text.slice(end);

export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
