/** Hundreds in words: "trois cents", "deux cent mille", "trescientos mil". */

import type { Language } from '../../domain/query.ts';
import { numberAt } from '../language/distance.ts';
import type { Word } from '../words.ts';

const scales: ReadonlySet<string> = new Set('cent cents mil mille hundred thousand'.split(' '));

/** @param million  the factor that begins at a word: "mille" is a mile to who reads lengths
 * @returns undefined for a number of one word, and where the words do not belong together: "un et deux millions" */
export function numberInWords(
  words: readonly Word[],
  at: number,
  language: Language,
  million: (from: number) => { readonly factor: number; readonly end: number } | undefined,
): { value: number; end: number } | undefined {
  if (words[at]?.kind !== 'word' || !scales.has(words[at + 1]?.text ?? '')) return undefined;
  let end = at + 2;
  while (scales.has(words[end]?.text ?? '')) end++;
  const found = numberAt(words.slice(0, end), at, language);
  if (!found) return undefined;
  const last = at + found.length;
  const times = million(last);
  return { value: found.value * (times?.factor ?? 1), end: times?.end ?? last };
}
