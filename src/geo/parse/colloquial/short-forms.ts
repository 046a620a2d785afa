/** What people write in a hurry, written out as the tables have it: "negara yg gak punya laut". */

import { foldWord } from '../templates/text.ts';
import type { ShortForms } from './table.ts';

/** What each of the short forms stands for, by its words, and the words of the longest. */
interface Meanings {
  readonly meant: ReadonlyMap<string, string>;
  readonly most: number;
}

const made = new WeakMap<ShortForms, Meanings>();

function meaningsOf(short: ShortForms): Meanings {
  let known = made.get(short);
  if (known) return known;
  const meant = new Map<string, string>();
  let most = 0;
  for (const [full, forms] of Object.entries(short))
    for (const form of forms.split('|')) {
      meant.set(shortKey(form), full);
      most = Math.max(most, form.split(' ').length);
    }
  known = { meant, most };
  made.set(short, known);
  return known;
}

/** A short form as it is looked up. One letter counts as it is written: "o" is "och" in Swedish, and "ö" an island; folding
 * takes signs away. */
export const shortKey = (written: string): string =>
  written.length > 1 && /^[\p{L}\p{M}\p{N}\s'’.-]+$/u.test(written)
    ? foldWord(written)
    : written.toLowerCase();

/** What a short form is parted from the next word by: the point of an abbreviation, a comma. */
const mark = /[.,;]$/u;

/** Words in capitals are signs: "GA" is Georgia, and "ga" is no in Indonesian. */
const isSign = (word: string): boolean => word !== word.toLowerCase() && word === word.toUpperCase();

/** "города-миллионники": the half of a word behind its hyphen. */
const secondHalf = /(?<=\p{L}-)\p{L}{4,40}$/u;

interface Found {
  readonly full: string;
  readonly length: number;
  /** The comma behind it. */
  readonly tail: string;
}

function longestAt(words: readonly string[], at: number, { meant, most }: Meanings): Found | undefined {
  for (let length = Math.min(most, words.length - at); length > 0; length--) {
    const span = words.slice(at, at + length);
    if (span.some(isSign) && !words.every(isSign)) continue;
    const written = span.join(' ');
    const full = meant.get(shortKey(written));
    if (full !== undefined) return { full, length, tail: '' };
    const end = mark.exec(written)?.[0];
    const bare = end === undefined ? undefined : meant.get(shortKey(written.slice(0, -1)));
    if (bare !== undefined) return { full: bare, length, tail: end === '.' || bare === '' ? '' : end! };
  }
  return undefined;
}

/** The words of a text with each short form written out, the longest first, and how many of them were so. */
export function writtenOut(
  words: readonly string[],
  short: ShortForms,
): { readonly words: string[]; readonly count: number } {
  const meanings = meaningsOf(short);
  const all: string[] = [];
  let count = 0;
  for (let at = 0; at < words.length; ) {
    const found = longestAt(words, at, meanings);
    if (!found) {
      const word = words[at++]!;
      const second = secondHalf.exec(word)?.[0];
      const full = second === undefined ? undefined : meanings.meant.get(shortKey(second));
      if (full !== undefined) count++;
      all.push(...(full === undefined ? [word] : [word.slice(0, -second!.length - 1), ...full.split(' ')]));
      continue;
    }
    const full = found.full + found.tail;
    // "italya nın": an ending belongs to the word before it.
    if (full.startsWith("'") && all.length > 0) all.push(all.pop()! + full);
    else all.push(...full.split(' ').filter(Boolean));
    at += found.length;
    count += found.length;
  }
  return { words: all, count };
}

/** Whether a text has a short form of several words, which is of its language alone: "C est quoi". */
export const saysPhrase = (words: readonly string[], short: ShortForms): boolean => {
  const { meant, most } = meaningsOf(short);
  return words.some((_, at) => {
    for (let length = 2; length <= most && at + length <= words.length; length++)
      if (meant.has(shortKey(words.slice(at, at + length).join(' ')))) return true;
    return false;
  });
};
