/** “Sea of Germany” is like “German Ocean”, and yet it names Germany: a guess may not pass over a well-known name. */

import { fold } from '../domain/fold.ts';
import { anyKind, type Candidate } from '../domain/place.ts';
import type { Context } from './context.ts';

/** Importance of a country or a large city. */
const wellKnown = 0.5;
/** Shorter words are codes of something. */
const leastLetters = 4;

/** A place that a word of a query names exactly, where the guess for the whole has nothing of that word. */
export function passedOver(
  context: Context,
  words: readonly string[],
  guess: Candidate,
): Candidate | undefined {
  if (words.length < 2) return undefined;
  const matched = fold(guess.matchedName);
  for (const word of words) {
    if (word.length < leastLetters || matched.includes(word)) continue;
    const [known] = context.finder.exact(
      [{ text: word, depth: 0, kinds: 0 }],
      { mask: anyKind },
      1,
    ).candidates;
    if (!known || known.nameType === 'code' || known.place.importance < wellKnown) continue;
    if (known.place.id !== guess.place.id) return known;
  }
  return undefined;
}
