/** What people write in a hurry, written out as the tables have it: "negara yg gak punya laut". */

import { remembered } from '../../domain/remembered.ts';
import { foldWord } from '../templates/text.ts';
import type { ShortForms } from './table.ts';

/** What each of the short forms stands for, by its words, what they begin with, and the words of the longest. */
interface Meanings {
  readonly meant: ReadonlyMap<string, string>;
  readonly firsts: ReadonlySet<string>;
  readonly most: number;
}

const made = new WeakMap<ShortForms, Meanings>();

/** What a short form is parted from the next word by: the point of an abbreviation, a comma. */
const mark = /[.,;]$/u;

function meaningsOf(short: ShortForms): Meanings {
  let known = made.get(short);
  if (known) return known;
  const meant = new Map<string, string>();
  const firsts = new Set<string>();
  let most = 0;
  for (const [full, forms] of Object.entries(short))
    for (const form of forms.split('|')) {
      const key = keyOf(form);
      meant.set(key, full);
      firsts.add(firstOf(key));
      most = Math.max(most, form.split(' ').length);
    }
  known = { meant, firsts, most };
  made.set(short, known);
  return known;
}

/** A short form as it is looked up. One letter counts as it is written: "o" is "och" in Swedish, and "ö" an island; folding
 * takes signs away. */
const keyOf = (written: string): string =>
  written.length > 1 && /^[\p{L}\p{M}\p{N}\s'’.-]+$/u.test(written)
    ? foldWord(written)
    : written.toLowerCase();

const firstOf = (key: string): string => key.split(' ', 1)[0]!;

/** The tables of all languages ask for the same words. */
const shortKey = remembered(keyOf);

/** What the key of words can begin with that begin with this one: as it folds, or as it is written; nothing for a word that
 * folding takes away, which can stand before any. */
const beginnings = remembered((word: string): readonly string[] => {
  const folded = firstOf(foldWord(word));
  const small = word.toLowerCase();
  return folded === '' ? [] : [folded, small, small.replace(mark, '')];
});

function mayBegin(word: string, firsts: ReadonlySet<string>): boolean {
  const all = beginnings(word);
  return all.length === 0 || all.some((one) => firsts.has(one));
}

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

function longestAt(
  words: readonly string[],
  at: number,
  { meant, firsts, most }: Meanings,
): Found | undefined {
  if (!mayBegin(words[at]!, firsts)) return undefined;
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
  const { meant, firsts, most } = meaningsOf(short);
  return words.some((word, at) => {
    if (!mayBegin(word, firsts)) return false;
    for (let length = 2; length <= most && at + length <= words.length; length++)
      if (meant.has(shortKey(words.slice(at, at + length).join(' ')))) return true;
    return false;
  });
};
