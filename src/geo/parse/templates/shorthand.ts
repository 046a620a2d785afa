/** What people write in a hurry, written out as the table has it: "negara yg gak punya laut". */

import type { LanguageTable } from './table.ts';
import { foldWord } from './text.ts';

type Phrases = Readonly<Record<string, string>>;

/** What each of the short forms stands for, by its folded words, and the words of the longest. */
interface Shorthand {
  readonly meant: ReadonlyMap<string, string>;
  readonly most: number;
}

const made = new WeakMap<Phrases, Shorthand>();

function shorthandOf(phrases: Phrases): Shorthand {
  let known = made.get(phrases);
  if (known) return known;
  const meant = new Map<string, string>();
  let most = 0;
  for (const [full, forms] of Object.entries(phrases))
    for (const form of forms.split('|')) {
      const words = form.split(/[ -]/);
      most = Math.max(most, words.length);
      meant.set(words.map(foldWord).join(' '), full);
    }
  known = { meant, most };
  made.set(phrases, known);
  return known;
}

/** Words, with what stands between them. */
const word = /[\p{L}\p{M}\p{N}']+/gu;
/** What may part the words of one short form: blanks, a hyphen, the point of an abbreviation. */
const gap = /^\.?[\s-]{0,3}$/u;

/** The text written out; the text itself where nothing in it is short. */
export function writtenOut(text: string, { shorthand, ranks, ranksHavePoints }: LanguageTable): string {
  const ordinals = ranksHavePoints
    ? text.replace(pointed, (all, figure) => `${ranks?.[Number(figure) - 2]?.split('|')[0] ?? all} `)
    : text;
  return shorthand === undefined ? ordinals : replaced(ordinals, shorthand).text;
}

/** "2. büyük şehir" */
const pointed = /(?<![\d.,])([2-9]|10)\.\s?(?=\p{L})/gu;

/** Words at least by which a text in Latin letters is in a language that has others. */
const leastWords = 2;

/** A text of Latin letters in those of the language, as far as its words are known; names stay as they are.
 * @returns undefined where it is none of the language */
export function inOwnLetters(text: string, { romanised }: LanguageTable): string | undefined {
  if (romanised === undefined) return undefined;
  const { text: own, count } = replaced(text, romanised);
  return count < leastWords ? undefined : own;
}

/** Words in capitals stay, which are signs: "GA" is Georgia, and "ga" is no in Indonesian. */
function replaced(text: string, phrases: Phrases): { readonly text: string; readonly count: number } {
  const { meant, most } = shorthandOf(phrases);
  const words = [...text.matchAll(word)].map((match) => ({
    folded: foldWord(match[0]),
    small: match[0] !== match[0].toUpperCase() || match[0] === match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  let out = '';
  let from = 0;
  let at = 0;
  let count = 0;
  while (at < words.length) {
    const found = longest(at);
    if (!found) {
      at++;
      continue;
    }
    const before = text.slice(from, words[at]!.start);
    // "italya nın": an ending belongs to the word before it.
    out += (found.full.startsWith("'") ? before.trimEnd() : before) + found.full;
    from = words[found.last]!.end;
    // The point belongs to what was short.
    if (found.full !== '' && text[from] === '.') from++;
    count += found.last + 1 - at;
    at = found.last + 1;
  }
  const whole = count === 0 ? text : (out + text.slice(from)).replace(/\s+/g, ' ').trim();
  return { text: whole, count };

  function longest(first: number): { readonly full: string; readonly last: number } | undefined {
    let key = '';
    let found: { full: string; last: number } | undefined;
    for (let last = first; last < Math.min(words.length, first + most); last++) {
      const { folded, small, start } = words[last]!;
      if (!small || (last > first && !gap.test(text.slice(words[last - 1]!.end, start)))) break;
      key += last > first ? ` ${folded}` : folded;
      const full = meant.get(key);
      if (full !== undefined) found = { full, last };
    }
    return found;
  }
}
