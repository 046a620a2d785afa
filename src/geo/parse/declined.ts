/** Names in the cases of German, whose adjectives change their endings: "am Schwarzen Meer", "das Schwarze Meer", "des
 * Schwarzen Meeres" are Schwarzes Meer. */

import { fold } from '../domain/fold.ts';
import type { NameSource } from './name-source.ts';
import type { Word } from './words.ts';

const ending = /e[mnrs]?$/i;
/** Those that a name has where nothing stands before it. */
const endings = ['es', 'er', 'e', 'en'];
/** "Große Australische Bucht" */
const mostAdjectives = 2;
const leastStem = 3;
/** No other language ends its adjectives so, and a name of several of them is no chance: "am großen Plöner See". */
const german = /isch$/i;

/** @returns the name as it stands alone, and how many words it has in the text; undefined where they are none, or are
 *           written so already */
export function declinedName(
  words: readonly Word[],
  at: number,
  names: NameSource,
): { name: string; length: number } | undefined {
  const stems: string[] = [];
  for (let n = 0; n < mostAdjectives; n++) {
    const adjective = words[at + n];
    const noun = words[at + n + 1];
    if (adjective?.kind !== 'word' || noun?.kind !== 'word') return undefined;
    const stem = adjective.raw.replace(ending, '');
    if (stem === adjective.raw || stem.length < leastStem) return undefined;
    stems.push(stem);
    const written = words
      .slice(at, at + n + 2)
      .map(({ raw }) => raw)
      .join(' ');
    // A capital letter is that of a name, behind the first word.
    const capitals = at > 0 && words.slice(at, at + n + 1).every(({ raw }) => /^\p{Lu}/u.test(raw));
    for (const own of new Set([noun.raw, noun.raw.replace(/e?s$/, ''), noun.raw.replace(/s$/, '')])) {
      for (const strong of endings) {
        const name = [...stems.map((one) => one + strong), own].join(' ');
        const key = fold(name);
        if (name === written || !names.knows(key, false)) continue;
        const isSure = capitals || n > 0 || german.test(stems[0]!);
        if (isSure || names.speaks?.(key, 'de') !== false) return { name, length: n + 2 };
      }
    }
  }
  return undefined;
}
