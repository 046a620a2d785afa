/** What people write in a hurry, written out as the table has it: "negara yg gak punya laut". */

import { fold } from '../../domain/fold.ts';
import type { LanguageTable } from './table.ts';

/** What each of the short forms stands for, by its folded words, and the words of the longest. */
interface Shorthand {
  readonly meant: ReadonlyMap<string, string>;
  readonly most: number;
}

const made = new WeakMap<LanguageTable, Shorthand>();

function shorthandOf(table: LanguageTable): Shorthand {
  let known = made.get(table);
  if (known) return known;
  const meant = new Map<string, string>();
  let most = 0;
  for (const [full, forms] of Object.entries(table.shorthand ?? {}))
    for (const form of forms.split('|')) {
      const words = form.split(' ');
      most = Math.max(most, words.length);
      meant.set(words.map(fold).join(' '), full);
    }
  known = { meant, most };
  made.set(table, known);
  return known;
}

/** Words, with what stands between them. */
const word = /[\p{L}\p{M}\p{N}']+/gu;
/** What may part the words of one short form: blanks, a hyphen, the point of an abbreviation. */
const gap = /^\.?[\s-]{0,3}$/u;

/** The text written out.
 * @returns the text itself where nothing in it is short. Words in capitals are signs: "GA" is Georgia, and "ga" no in
 *   Indonesian. */
export function writtenOut(text: string, table: LanguageTable): string {
  if (table.shorthand === undefined) return text;
  const { meant, most } = shorthandOf(table);
  const words = [...text.matchAll(word)].map((match) => ({
    folded: fold(match[0]),
    small: match[0] !== match[0].toUpperCase() || match[0] === match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  let out = '';
  let from = 0;
  let at = 0;
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
    at = found.last + 1;
  }
  return from === 0 ? text : (out + text.slice(from)).replace(/\s+/g, ' ').trim();

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
