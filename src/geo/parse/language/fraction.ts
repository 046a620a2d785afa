/** Parts of a whole: "a third", "two thirds", "2/3". */

import type { Language, Share } from '../../domain/query.ts';
import type { Word } from '../words.ts';
import { numberAt } from './distance.ts';
import { tables } from './tables.ts';

export interface FoundFraction {
  readonly share: Share;
  /** Words used. */
  readonly length: number;
}

/** The fraction that begins at a word.
 * @param slashed  whether a slash joins a word to the one after it */
export function readFraction(
  words: readonly Word[],
  at: number,
  language: Language,
  slashed: (at: number) => boolean,
): FoundFraction | undefined {
  const { fractions } = tables[language];
  const whole = (index: number) => {
    const word = words[index];
    return word?.kind === 'word' && Object.hasOwn(fractions, word.text) ? fractions[word.text] : undefined;
  };
  const alone = whole(at);
  if (alone !== undefined) return { share: [1, alone], length: 1 };
  const first = words[at];
  const second = words[at + 1];
  if (first?.kind === 'number' && second?.kind === 'number' && second.joined && slashed(at))
    return checked(first.value!, second.value!, 2);
  const number = numberAt(words, at, language);
  const of = number && whole(at + number.length);
  return of === undefined ? undefined : checked(number!.value, of, number!.length + 1);
}

function checked(parts: number, of: number, length: number): FoundFraction | undefined {
  const whole = Number.isInteger(parts) && Number.isInteger(of) && of <= 100;
  return whole && parts >= 1 && parts < of ? { share: [parts, of], length } : undefined;
}
