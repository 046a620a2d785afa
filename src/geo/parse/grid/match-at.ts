/** Matching at a place of a text that is tried by dozens of patterns at each of its words. */

import { LiteralIndex, type Need } from '../map/literal-index.ts';
import { literalsOf } from '../map/literals.ts';

/** A few hundred literals, which most texts have none of. */
const literals = new LiteralIndex(10);
/** Of each pattern what a text must hold; nothing where a match may hold anything. */
const needs = new WeakMap<RegExp, Need | null>();
/** The text that was tried last: one pattern after another is. */
let last: string | undefined;

/** What a pattern matches at a place. A text without the letters that every match has is not tried: a length in a question
 * would be tried as a coordinate, a parallel and a zone at each word.
 * @param pattern  sticky, and one of the source: what it needs is kept
 * @param plain  small letters without accents */
export function matchAt(pattern: RegExp, plain: string, at: number): RegExpExecArray | undefined {
  if (plain !== last) {
    last = plain;
    literals.read(plain);
  }
  let need = needs.get(pattern);
  if (need === undefined) {
    const needed = literalsOf(pattern);
    need = needed ? literals.add(needed) : null;
    needs.set(pattern, need);
  }
  if (need !== null && !literals.holds(need)) return undefined;
  pattern.lastIndex = at;
  return pattern.exec(plain) ?? undefined;
}
