/** Which other word is a slip of the pen for the name of a kind. */

import { editDistance } from '../../domain/edit-distance.ts';
import { singulars } from './plurals.ts';

/** Letters from which a word with one slip is still that word: "kings" are no rings. */
const shortestMended = 6;
/** One with two neighbours swapped: "hotle". */
const shortestSwapped = 5;
/** And one with two slips. */
const shortestTwice = 9;
/** Whether two words, in one of their singular forms, have the same letters in another order. */
export const isSwap = (text: string, name: string): boolean =>
  singulars(text).some((form) => [...form].sort().join('') === [...name].sort().join(''));

/** Whether each word of several is the other but for a slip: "barbecue spots" are no "barbecue shop". */
function sameWords(text: string, name: string): boolean {
  const theirs = name.split(' ');
  const ours = text.split(' ');
  if (ours.length !== theirs.length)
    return singulars(text.replaceAll(' ', '')).includes(name.replaceAll(' ', ''));
  if (ours.length === 1) return true;
  return ours.every((word, i) => {
    const edits = Math.min(...singulars(word).map((form) => editDistance(form, theirs[i]!)));
    return edits <= Math.floor(theirs[i]!.length / shortestMended);
  });
}

/** Slips that a folded text of some length may have at most. */
export const mostSlips = ({ length }: string): number =>
  length < shortestSwapped ? 0 : length < shortestTwice ? 1 : 2;

/** Whether one folded text is the other with as many slips as its length allows. */
export function isSlip(text: string, name: string, edits: number): boolean {
  const shortest = edits > 1 ? shortestTwice : isSwap(text, name) ? shortestSwapped : shortestMended;
  return edits <= mostSlips(text) && Math.min(name.length, text.length) >= shortest && sameWords(text, name);
}
