/** Where some town or district is called like a set: "Canadian Lakes", "Northern Islands". In small letters it is the set. */

import type { Language, SpatialQuery } from '../../domain/query.ts';
import type { Word } from '../words.ts';
import { type Compassed, compassAt } from './compass-words.ts';
import { type SetLexicon, setLexicon } from './phrases.ts';

/** What is asked of the words of a sentence. */
interface Text extends Compassed {
  named(from: number, end: number): SpatialQuery;
  isAdjective(query: SpatialQuery): boolean;
}

/** "Canadian lakes" are lakes in Canada.
 * @param length  words of the name that begins at `at`
 * @returns words of it without the noun of the set */
export function beforeNoun(text: Text, at: number, length: number): number {
  const end = at + length - 1;
  // "Cities in Mexico by the sea": Danes call the City of Mexico Mexico By.
  const behind = length < 2 ? undefined : text.lexicon.shores.at(text.words, end);
  if (behind && behind.end > end + 1) return length - 1;
  if (length < 2 || !isNoun(text.words, text.lexicon, end, end + 1)) return length;
  const isOwner =
    compassAt(text, at) === length - 1 ||
    text.isAdjective(text.named(at, end)) ||
    isMeasured(text.words, text.lexicon, end, end + 1);
  return isOwner ? length - 1 : length;
}

/** "Caribbean islands bigger than 1000 km²" are chosen by size, so that a set is meant and not the group of that name. */
function isMeasured(
  words: readonly Word[],
  { heads, words: said }: SetLexicon,
  at: number,
  end: number,
): boolean {
  const kind = heads.at(words, at)?.meaning.kind;
  if (kind !== 'island' && kind !== 'lake') return false;
  const comparing = [said.larger, said.smaller, said.more, said.less];
  return comparing.some((phrases) => phrases.at(words, end) !== undefined);
}

/** "Northern islands of Japan" are islands in the north of it.
 * @param at  the word after that of the side
 * @param end  the word after the name */
export const isSideOfSet = (words: readonly Word[], language: Language, at: number, end: number): boolean =>
  isNoun(words, setLexicon(language), at, end) && words[end] !== undefined;

function isNoun(words: readonly Word[], { heads }: SetLexicon, at: number, end: number): boolean {
  const noun = heads.at(words, at);
  return noun?.end === end && noun.meaning.plural && words[at]!.raw === words[at]!.raw.toLowerCase();
}
