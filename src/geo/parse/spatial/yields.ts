/** Names that begin with words of the grammar: "West Coast" is a place, "the west coast of India" none. */

import type { LanguageTable } from '../language/language-table.ts';
import type { Lexicon, LexiconEntry } from '../language/lexicon.ts';
import type { Word } from '../words.ts';

/** A name that begins with a compass word ("West Coast") gives way to the phrase when "of" follows: "west coast of". Before
 * "coast" only the word alone does: the North Sea has a coast, too. So does one that begins with "coast": Côte-Nord is a
 * region, "la côte nord de la Corse" is not. */
export function yieldsToPhrase(
  words: readonly Word[],
  at: number,
  name: number,
  phrase: { readonly entry: LexiconEntry; readonly length: number },
  { phrases }: Lexicon,
  points: LanguageTable['compass']['points'],
): boolean {
  const next = words[at + name];
  const follows = next && phrases.get(next.text);
  if (phrase.entry.symbol === 'keyword') {
    const side = phrase.entry.keyword === 'coast' ? words[at + phrase.length] : undefined;
    if (follows?.symbol !== 'keyword' || follows.keyword !== 'of' || phrase.length + 1 !== name) return false;
    return side !== undefined && points.some((names) => names.includes(side.text));
  }
  // "the North Island of New Zealand" is no side of an island.
  const noun = words[at + phrase.length];
  if (phrase.length < name && !(noun && phrases.has(noun.text))) return false;
  if (words[at - 1]?.text === "'s") return true;
  const coast = noun && phrases.get(noun.text);
  // "west coast india"
  const isCoast = coast?.symbol === 'keyword' && coast.keyword === 'coast' && phrase.length + 1 === name;
  if (isCoast && /^\p{Ll}/u.test(words[at]!.raw) && (next !== undefined || at > 0)) return true;
  if (follows?.symbol !== 'keyword') return false;
  return (
    follows.keyword === 'of' ||
    (phrase.length >= name && (follows.keyword === 'coast' || follows.keyword === 'border'))
  );
}
