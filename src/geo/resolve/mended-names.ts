/** Names with a slip of the pen inside a sentence that is not understood for it: "tributaries of the Danbue", "lake
 * Tittikaka". A name alone is found by likeness; among other words nothing says which of them is one. */

import { runSliced } from '../../shared/run-sliced.ts';
import { editDistance } from '../domain/edit-distance.ts';
import { GeoError } from '../domain/errors.ts';
import { fold } from '../domain/fold.ts';
import { anyKind } from '../domain/place.ts';
import { languages, type ParsedQuery } from '../domain/query.ts';
import { readSpatial } from '../parse/parse-spatial.ts';
import { vocabulary } from '../parse/told-language.ts';
import type { Context } from './context.ts';
import { findPlace } from './find-place.ts';
import { knownNames } from './known-names.ts';

/** Words of such a sentence, and names that are looked for in one, at most. */
const limits = { words: 20, names: 3 };
/** Letters of a word that a name is looked for by, at least: of shorter ones another word is a letter away. */
const leastLetters = 5;
/** Letters by which it may differ: one, and two of a long word. */
const mostEdits = (letters: number): number => (letters < 8 ? 1 : 2);
/** Confidence of a name that goes into a sentence at least. */
const leastScore = 0.93;

/** Nouns that belong to the name beside them, on either side of it. */
const nouns =
  /^(?:river|lake|sea|gulf|bay|strait|ocean|island|islands|mountains|mount|desert|peninsula|province|state)$/u;

/** The sentence with the names that were meant.
 * @returns undefined where it has no such names, or is not understood with them either */
export async function withNamesMended(
  context: Context,
  text: string,
  signal: AbortSignal | undefined,
): Promise<ParsedQuery | undefined> {
  const words = text.split(/\s+/u).filter(Boolean);
  if (words.length < 2 || words.length > limits.words) return undefined;
  const names = knownNames(context.finder);
  const meant: string[] = [];
  let mended = text;
  for (const word of words) {
    const bare = word.replace(/^[^\p{L}]{1,8}|[^\p{L}]{1,8}$/gu, '');
    if (bare.length < leastLetters || !/^[\p{L}'’-]+$/u.test(bare)) continue;
    if (isWord(bare) || names.knows(fold(bare), false)) continue;
    const noun = nounBeside(words, word);
    // What is a word of longer names is one of them, unless its noun says which: "the baltik sea".
    if (noun === undefined && names.mayHold?.(fold(bare)) === true) continue;
    if (meant.length >= limits.names) return undefined;
    const name = await nameLike(context, bare, noun);
    if (name === undefined) continue;
    mended = mended.replace(bare, () => name);
    meant.push(`“${bare}” is read as “${name}”`);
  }
  if (meant.length === 0) return undefined;
  try {
    const parsed = await runSliced(readSpatial(mended, names), signal);
    return { ...parsed, notes: [...parsed.notes, ...meant] };
  } catch (error) {
    if (error instanceof GeoError) return undefined;
    throw error;
  }
}

/** A word of a grammar is no name with a slip in it. */
const isWord = (word: string): boolean => languages.some((language) => vocabulary(language).has(fold(word)));

function nounBeside(words: readonly string[], word: string): string | undefined {
  const at = words.indexOf(word);
  return [words[at + 1], words[at - 1]].find((next) => next !== undefined && nouns.test(next.toLowerCase()));
}

/** What a place is called whose name is like a word. */
async function nameLike(
  context: Context,
  word: string,
  noun: string | undefined,
): Promise<string | undefined> {
  for (const asked of noun === undefined ? [word] : [`${noun} ${word}`, word]) {
    const found = await foundOrNone(context, asked);
    if (!found) continue;
    const { matchedName, place } = found.chosen;
    for (const name of [matchedName, place.name]) {
      // Of "Lake Titicaca" the word that was written so.
      const own = name.split(/[\s]+/u).find((part) => isSlipOf(fold(word), fold(part)));
      if (own !== undefined) return own;
    }
  }
  return undefined;
}

function isSlipOf(written: string, name: string): boolean {
  if (written === name || written[0] !== name[0]) return false;
  return editDistance(written, name) <= mostEdits(written.length);
}

async function foundOrNone(context: Context, name: string) {
  try {
    return await findPlace(context, name, anyKind, [], { minScore: leastScore });
  } catch (error) {
    if (error instanceof GeoError) return undefined;
    throw error;
  }
}
