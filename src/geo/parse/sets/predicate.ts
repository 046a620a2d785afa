/** A superlative behind a set: "lakes in Africa that are largest". */

import type { Draft } from './meaning.ts';
import type { Superlative } from './phrases.ts';
import type { SetWords } from './set-words.ts';

/** @param start  where what follows the set begins
 * @param at  the word after the fillers there */
export function predicateAt(
  text: SetWords,
  start: number,
  at: number,
  draft: Draft,
): { meaning: Superlative; end: number } | undefined {
  // "Which island in the Baltic states is the largest" asks for none of the states.
  const which = draft.asked ? undefined : text.word('which', 0);
  const isOther = which !== undefined && text.headAt(text.skip(which)) !== undefined;
  if (isOther && text.word('be', start) !== undefined) return undefined;
  return text.lexicon.superlatives.at(text.words, at);
}
