/** Slips of the pen in the words that join places: "withn", "bordr", "souhtern". Names are left to the lookup. */

import type { Language } from '../../domain/query.ts';
import { tables } from './tables.ts';

const lists = Object.fromEntries(
  Object.entries(tables).map(([language, { mended }]) => [language, mended.split(' ')]),
) as Record<Language, string[]>;

/** The word that was meant, when one slip leads to it: a letter too many, missing or swapped with its neighbour; in
 * words of six letters and more also a wrong one.
 * @param word  folded */
export function mend(word: string, language: Language): string | undefined {
  // What is right is never mended: "metres" is a letter from "meters", and back.
  if (lists[language].includes(word)) return undefined;
  const candidates = lists[language].filter((right) => isSlip(word, right));
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** Whether one slip leads from a word to another. */
export function isSlip(word: string, right: string): boolean {
  const difference = word.length - right.length;
  if (Math.abs(difference) > 1 || word === right) return false;
  // Most words differ at both ends, which is more than one slip can do.
  if (word[0] !== right[0] && word[1] !== right[1] && word[0] !== right[1] && word[1] !== right[0])
    return false;
  let start = 0;
  while (start < word.length && word[start] === right[start]) start++;
  let end = 0;
  while (
    end < Math.min(word.length, right.length) - start &&
    word[word.length - 1 - end] === right[right.length - 1 - end]
  )
    end++;
  const wrong = word.slice(start, word.length - end);
  const meant = right.slice(start, right.length - end);
  if (wrong.length === 2 && meant.length === 2) return wrong[0] === meant[1] && wrong[1] === meant[0];
  // Two letters are too few to tell a slip other than a swap.
  if (right.length < 4) return false;
  if (wrong.length + meant.length === 1) return right.length > 4 || word.length < right.length;
  return wrong.length === 1 && meant.length === 1 && right.length >= 6;
}
