/** A language that people type on Latin keys, in its own letters: "ganga kinare ke shahar". */

import { writtenOut } from '../colloquial/short-forms.ts';
import type { LanguageTable } from './table.ts';

/** Words at least by which a text in Latin letters is in a language that has others. */
const leastWords = 2;

/** A text of Latin letters in those of the language, as far as its words are known; names stay as they are.
 * @returns undefined where it is none of the language */
export function inOwnLetters(text: string, { romanised }: LanguageTable): string | undefined {
  if (romanised === undefined) return undefined;
  const { words, count } = writtenOut(text.trim().split(/\s+/u), romanised);
  return count < leastWords ? undefined : words.join(' ');
}
