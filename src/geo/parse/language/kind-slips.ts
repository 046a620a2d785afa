/** Slips of the pen in the words that ask for sets: "largets lake", "wich countires". They are mended only in a text that
 * cannot be read as it stands. */

import { fold } from '../../domain/fold.ts';
import { isSlip } from './slips.ts';

/** The commoner first: one slip may lead to several. */
const words =
  'country countries cities islands rivers lakes states provinces regions capitals largest biggest smallest longest highest shortest populous northernmost southernmost easternmost westernmost bordering borders neighbours neighboring landlocked which between mountains counties population million europe lander stadte inseln flusse hauptstadte bundeslander grossten nachbarlander welche villes capitales departements plus grandes ciudades paises capitales provincias fronterizos'.split(
    ' ',
  );
const right = new Set(words);

/** "countrys" */
const regular: Readonly<Record<string, string>> = {
  countrys: 'countries',
  citys: 'cities',
  countys: 'counties',

  thru: 'through',
  wich: 'which',
};

/** @param isKnown  whether a folded word is right as it stands
 * @returns the text with the words that were meant, and what was mended; undefined where nothing was */
export function mendKinds(
  text: string,
  isKnown: (word: string) => boolean,
): { text: string; notes: string[] } | undefined {
  const notes: string[] = [];
  const mended = text.replace(/[\p{L}]{4,}/gu, (written) => {
    const word = fold(written);
    if (right.has(word) || /^\p{Lu}/u.test(written) || isKnown(word)) return written;
    const meant = regular[word] ?? words.find((one) => one.length > 4 && isSlip(word, one));
    if (meant === undefined) return written;
    notes.push(`"${written}" is read as "${meant}"`);
    return meant;
  });
  return notes.length > 0 ? { text: mended, notes } : undefined;
}
