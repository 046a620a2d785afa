/** "Donauländer", "Saharastaaten", "Ostseeanrainer": countries in one word with what they lie in or at. */

import type { SpatialQuery } from '../../domain/query.ts';
import type { Word } from '../words.ts';
import type { Draft } from './meaning.ts';
import type { Head } from './phrases.ts';
import type { Read, SetWords } from './set-words.ts';

const compound =
  /^(\p{L}{3,}?)(?:er|s|n)?-?(?:anrainer(?:staaten|l(?:ä|ae)nder)?|staaten|l(?:ä|ae)nder)n?$/iu;

/** What countries are told by: towns and lands make up other words. */
const nouns = ['river', 'sea', 'ocean', 'gulf', 'lake', 'mountains', 'desert', 'peninsula'];

/** Whether a word may be one: what is asked before anything is read. */
export const isCompound = ({ raw }: Word): boolean => compound.test(raw.normalize('NFC'));

/** @returns the countries, of which the draft says where they lie */
export function compoundLands(text: SetWords, at: number, draft: Draft): Read<Head> | undefined {
  const word = text.words[at];
  if (text.language !== 'de' || word?.kind !== 'word' || draft.owner) return undefined;
  const name = namesIn(word.raw.normalize('NFC')).find((one) =>
    nouns.some((noun) => text.isUsually(one, noun)),
  );
  if (name === undefined) return undefined;
  const of: SpatialQuery = { type: 'NamedPlace', name };
  draft.where.push({ type: 'In', of });
  return { value: { kind: 'country', plural: true }, end: at + 1 };
}

/** The first part of a compound, with and without what joins it. */
function namesIn(raw: string): string[] {
  const found = compound.exec(raw);
  if (!found) return [];
  const whole = raw.replace(/-?(?:anrainer.*|staatenn?|l(?:ä|ae)ndern?)$/iu, '');
  return [...new Set([whole, found[1]!])].filter((one) => one.length > 2);
}
