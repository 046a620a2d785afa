/** Words that say which thing the place is: "hotels near a 5-star hotel", "bars near a church built before 1900". They were
 * taken for what is asked for, whose tags they would choose by. */

import { fold } from '../../domain/fold.ts';

/** A text before words were taken out of it and after. */
export interface Removal {
  readonly before: string;
  readonly after: string;
  /** The words are a name, which belongs to what stands before it: "the pub called The Swan". */
  readonly isName?: true;
}

/** What the words of a kind may be asked. */
interface Kinds {
  isName(text: string): boolean;
  isPlural(text: string): boolean;
}

const indefinite = /^(?:an?|any|some|eine?[nmrs]?|une?|una?|des|unos|unas)$/;
/** "In stations" is where they are, "near stations" beside which. */
const beforePlural = /^(?!(?:in|im|at|on|auf|dans|en)$)\p{Ll}+$/u;
const definite = /^(?:the|der|die|das|de[mns]|am|beim|vom|zum|zur|les?|la|du|au|el|l[ao]s|del|al)$/;
/** Words of a kind at most. */
const longest = 3;

const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/** The words that were taken from beside a kind which says where, and that kind.
 * @param place  the words for the place, as they are left */
export function ofThePlace(
  { before, after, isName }: Removal,
  place: string,
  kinds: Kinds,
): { readonly words: string; readonly thing: string } | undefined {
  const all = wordsOf(before);
  const left = wordsOf(place);
  const removed = all.map(fold);
  for (const word of wordsOf(after).map(fold)) {
    const found = removed.indexOf(word);
    if (found >= 0) removed.splice(found, 1);
  }
  const isRemoved = (word: string) => removed.includes(fold(word));
  let at = left.length - 1;
  let gap: string[] = [];
  for (let i = all.length - 1; i >= 0 && at >= 0; i--) {
    if (fold(all[i]!) !== fold(left[at]!)) {
      gap.unshift(all[i]!);
      continue;
    }
    const thing =
      gap.length > 0 && gap.every(isRemoved) ? beside(left, at, kinds, all.slice(0, i + 1), isName) : '';
    if (thing) return { words: gap.join(' '), thing };
    gap = [];
    at--;
  }
  return undefined;
}

/** The kind before or behind a gap that follows the word at an index.
 * @param before  the text as it was, up to the gap */
function beside(
  words: readonly string[],
  at: number,
  kinds: Kinds,
  before: readonly string[],
  isName?: boolean,
): string | undefined {
  for (let length = longest; length > 0; length--) {
    const behind = words.slice(at + 1, at + 1 + length);
    if (!isName && behind.length === length && kinds.isName(behind.join(' '))) return behind.join(' ');
    const first = at - length + 1;
    if (first < 0) continue;
    const thing = words.slice(first, at + 1).join(' ');
    if (!kinds.isName(thing)) continue;
    if (isName) return thing;
    const article = before.at(-length - 1) ?? '';
    if (definite.test(article)) continue;
    if (indefinite.test(article) || (beforePlural.test(article) && kinds.isPlural(thing))) return thing;
  }
  return undefined;
}
