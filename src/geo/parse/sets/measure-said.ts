/** What a number is one of, where that is said before it: "whose area is over", "with a length of more than". */

import type { Measure } from '../../domain/query.ts';
import type { Read, SetWords } from './set-words.ts';

/** @returns the measure, and the word after it that the number or what compares it stands at */
export function measureSaid(words: SetWords, start: number): Read<Measure> | undefined {
  const at = words.skip(start, ['that']);
  const begun =
    words.word('whose', start) ??
    words.word('whose', at) ??
    words.word('with', start) ??
    words.word('have', start) ??
    words.word('have', at);
  const measure = begun === undefined ? undefined : words.lexicon.measures.at(words.words, words.skip(begun));
  if (!measure) return undefined;
  const end = words.skip(measure.end);
  return { value: measure.meaning, end: words.word('with', end) ?? end };
}
