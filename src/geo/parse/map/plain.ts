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
const literals = new LiteralIndex();
/** The text that was tried last: one pattern after another is. */
let last = { text: '', plain: '' };

/** Matches a pattern on the plain letters of a text. A text that lacks the letters which every match has is not tried: of
 * hundreds of patterns a few are, and the others are not even compiled.
 * @param pattern  one of the source, not made for a text: what it needs is kept */
export function match(pattern: RegExp, text: string): RegExpExecArray | null {
  if (text !== last.text) {
    const plain = toPlain(text);
    last = { text, plain };
    literals.read(plain);
  }
  let need = needs.get(pattern);
  if (need === undefined) {
    const needed = literalsOf(pattern);
    need = needed ? literals.add(needed) : null;
    needs.set(pattern, need);
  }
  return need === null || literals.holds(need) ? pattern.exec(last.plain) : null;
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
