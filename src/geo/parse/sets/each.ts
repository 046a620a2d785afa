/** "The largest city in each Baltic state", "the capital of every country in Africa". */

import type { PlaceSet } from '../../domain/query.ts';
import type { Draft } from './meaning.ts';
import type { SetWords } from './set-words.ts';

/** The word after "in each"; German may do without a preposition: "die Hauptstadt jedes Landes".
 * @param preposition  end of the preposition at the word */
export function eachAt(text: SetWords, at: number, preposition: number | undefined): number | undefined {
  const start = preposition ?? (text.lexicon.genitive === undefined ? undefined : at);
  return start === undefined ? undefined : text.word('each', start);
}

/** "In each Baltic state" chooses in each of them; "the capital of each" has nothing to choose. */
export function ofEach(draft: Draft, each: PlaceSet): void {
  const seat = draft.head!.kind === 'capital' || draft.head!.kind === 'division_capital';
  if (seat && !draft.superlative) draft.where.push({ type: 'In', of: each });
  else draft.each = each;
}
