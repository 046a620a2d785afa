/** String similarity of folded names, for re-ranking what the indexes bring up. */

import { editDistance } from '../domain/edit-distance.ts';
import { splitGeneric } from './variants.ts';

/** Jaro–Winkler similarity, 0 to 1 (Winkler 1990: prefix weight 0.1, at most four letters). */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1;
  const na = a.length;
  const nb = b.length;
  if (na === 0 || nb === 0) return 0;
  const reach = Math.max(0, Math.floor(Math.max(na, nb) / 2) - 1);
  const usedA = new Uint8Array(na);
  const usedB = new Uint8Array(nb);
  let matches = 0;
  for (let i = 0; i < na; i++) {
    for (let j = Math.max(0, i - reach); j < Math.min(nb, i + reach + 1); j++) {
      if (usedB[j] === 1 || a[i] !== b[j]) continue;
      usedA[i] = 1;
      usedB[j] = 1;
      matches++;
      break;
    }
  }
  if (matches === 0) return 0;
  let swaps = 0;
  for (let i = 0, j = 0; i < na; i++) {
    if (usedA[i] === 0) continue;
    while (usedB[j] === 0) j++;
    if (a[i] !== b[j]) swaps++;
    j++;
  }
  const jaro = (matches / na + matches / nb + (matches - swaps / 2) / matches) / 3;
  let prefix = 0;
  while (prefix < 4 && prefix < na && prefix < nb && a[prefix] === b[prefix]) prefix++;
  return jaro + prefix * 0.1 * (1 - jaro);
}

const sorted = (text: string) => (text.includes(' ') ? text.split(' ').sort().join(' ') : text);

export interface Similarity {
  /** 0 to 1. */
  readonly value: number;
  /** Edits, in the given order of words or in alphabetical order, whichever is less. */
  readonly edits: number;
}

/** Similarity of a query to a name: share of letters kept, the better of both word orders, with a smaller part for
 * Jaro–Winkler, which forgives a swap and trusts the first letters. */
export function similarityOf(query: string, name: string): Similarity {
  const longest = Math.max(query.length, name.length, 1);
  let edits = editDistance(query, name);
  let value = 1 - edits / longest;
  if (query.includes(' ') || name.includes(' ')) {
    const reordered = editDistance(sorted(query), sorted(name));
    // Another order of the words costs half an edit.
    const other = 1 - (reordered + 0.5) / longest;
    if (other > value) {
      value = other;
      edits = reordered;
    }
  }
  return { value: 0.75 * value + 0.25 * jaroWinkler(query, name), edits };
}

/** Nouns of landscapes, folded and without a plural s. */
const landNouns = new Set(
  (
    'mountain range hill wold down dale moor fell alp plain plateau basin valley vale coast desert forest peninsula ' +
    'cape delta steppe highland lowland upland heath fen ridge marsh swamp oasis ' +
    'island isle ile isla isola ilha insel eiland archipelago'
  ).split(' '),
);

const linking = new Set(['of', 'the', 'de', 'di', 'du', 'del', 'da', 'do', 'd']);

/** The words of a name that tell it from others, and its nouns of a landscape. */
function splitLand(folded: string): readonly [own: string, nouns: string] {
  const own: string[] = [];
  const nouns: string[] = [];
  for (const word of folded.split(' ')) {
    const singular = word.replace(/s$/, '');
    if (landNouns.has(singular)) nouns.push(singular);
    else if (!linking.has(word)) own.push(word);
  }
  return [own.join(' '), nouns.join(' ')];
}

/** Beginnings of words for the points of the compass, folded. */
const compass: readonly RegExp[] = [
  /(?:^| )(?:north|nord|noord|norte|norr)/,
  /(?:^| )(?:south|sud|sued|zuid|sur|syd)/,
  /(?:^| )(?:east|ost|oost|est|oriental)/,
  /(?:^| )(?:west|ouest|oeste|vest|vast|occidental)/,
];

/** Names that differ in a point of the compass: who asks for Northern Denmark does not mean Southern Denmark. */
function otherSide(query: string, name: string): boolean {
  const asked = compass.filter((point) => point.test(query));
  const named = compass.filter((point) => point.test(name));
  return asked.length === 1 && named.length === 1 && asked[0] !== named[0];
}

/** Of names that differ in the noun alone: the Yorkshire Wolds are not the Yorkshire Dales. */
const otherNoun = 0.5;

/** Similarity of a query to a name by what tells names apart. Names of waters share their longest words: “Sea of Åland”
 * and “Sea of Japan” are alike in eight letters of eleven, yet no one types one for the other. So do names of landscapes: the
 * Nuba Mountains are not the Jura Mountains. With two edits or more only the words that are not shared count, so that a
 * single slip anywhere is still forgiven.
 * @returns also the length that the edits are to be weighed against */
export function distinctSimilarity(query: string, name: string): Similarity & { readonly length: number } {
  const whole = similarityOf(query, name);
  if (whole.edits < 2) return { ...whole, length: query.length };
  if (otherSide(query, name)) return { ...whole, value: 0, length: query.length };
  const land = splitLand(query);
  const [landName, nouns] = splitLand(name);
  if (land[1] !== '' && nouns !== '' && land[1] !== nouns && land[0] === landName)
    return { ...whole, value: Math.min(whole.value, otherNoun), length: query.length };
  const [ownQuery, sharedQuery] = land[1] === '' ? splitGeneric(query) : land;
  const [ownName, sharedName] = land[1] === '' ? splitGeneric(name) : [landName, nouns];
  if (sharedQuery === '' || sharedQuery !== sharedName || ownQuery === '' || ownName === '')
    return { ...whole, length: query.length };
  const own = similarityOf(ownQuery, ownName);
  return { value: Math.min(whole.value, own.value), edits: whole.edits, length: ownQuery.length };
}
