/** "The largest of the islands of Greece": one of what follows in the plural. */

import type { Draft } from './meaning.ts';
import type { SetWords } from './set-words.ts';

/** @param headFollows  whether a kind comes after further words
 * @returns the word after "of", where it stands between a superlative and a kind */
export function ofSuperlative(
  text: SetWords,
  at: number,
  draft: Draft,
  headFollows: (at: number) => boolean,
): number | undefined {
  const of = draft.superlative ? text.lexicon.relations.at(text.words, at) : undefined;
  if (of?.meaning !== 'In' || text.lexicon.superlatives.at(text.words, at - 1)?.end !== at) return undefined;
  const end = text.skip(of.end);
  // "The largest in Europe": none of what lies there is named.
  const isPlural = text.lexicon.heads.at(text.words, end)?.meaning.plural === true;
  if (!isPlural || !headFollows(end)) return undefined;
  draft.take ??= 1;
  return of.end;
}
