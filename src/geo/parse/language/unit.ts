/** Units of length in every language: as written, with a slip of the pen, and without the number they need. */

import { type LengthUnit, metresPerUnit } from '../../domain/query.ts';
import type { Word } from '../words.ts';
import { isSlip } from './slips.ts';
import { namesOfUnit, wordsOfAll } from './tables.ts';

const unitOf = new Map<string, LengthUnit>(
  (Object.keys(metresPerUnit) as LengthUnit[]).flatMap((unit) =>
    namesOfUnit(unit).map((name) => [name, unit] as const),
  ),
);
const pairs = [...unitOf.keys()].flatMap((name) => {
  const [first, second] = name.split('-') as [string, string | undefined];
  return second === undefined ? [] : [[first, second] as const];
});

/** Words of one slip are looked for among units this long, and are themselves no shorter than a letter less: "50 foo" is
 * no foot. */
const leastMended = 5;
const mendable = [...unitOf].filter(([name]) => !name.includes('-') && name.length >= leastMended);
/** An abbreviation of million, a letter from French and Spanish miles. */
const notUnits = new Set(['mill', 'mills']);

/** Long enough to mean nothing else than a length where no number stands before. */
const alone = wordsOfAll(({ loneUnits }) => loneUnits);

export interface FoundUnit {
  readonly unit: LengthUnit;
  /** Words used. */
  readonly length: number;
  /** How a misspelt one was read. */
  readonly note?: string;
}

/** The unit that begins at a word.
 * @param least  letters from which a misspelt one is taken for it */
export function readUnit(words: readonly Word[], at: number, least = leastMended): FoundUnit | undefined {
  const word = words[at];
  if (word?.kind !== 'word') return undefined;
  const next = words[at + 1];
  // "sea" and "nautical" never stand alone; "mille" does.
  const pair = next && unitOf.get(`${word.text}-${next.text}`);
  if (pair) return { unit: pair, length: 2 };
  const meantPair = next && mendPair(word.text, next.text);
  if (meantPair) {
    return { unit: 'nmi', length: 2, note: readAs(`${word.raw} ${next.raw}`, meantPair) };
  }
  const unit = unitOf.get(word.text);
  if (unit !== undefined) return { unit, length: 1 };
  const meant = mendUnit(word.text, least);
  return meant && { unit: meant.unit, length: 1, note: readAs(word.raw, meant.name) };
}

const readAs = (written: string, meant: string) => `"${written}" is read as "${meant}"`;

/** The unit that a misspelt word means, when all that it may be is the same unit. */
function mendUnit(word: string, least: number): { name: string; unit: LengthUnit } | undefined {
  if (word.length < leastMended - 1 || notUnits.has(word)) return undefined;
  const meant = mendable.filter(([name]) => name.length >= least && isSlip(word, name));
  const [first] = meant;
  if (!first || meant.some(([, unit]) => unit !== first[1])) return undefined;
  return { name: first[0], unit: first[1] };
}

/** One of the two words may be misspelt: "nautcal miles", "miles marins". */
function mendPair(first: string, second: string): string | undefined {
  return pairs
    .find(([a, b]) => (first === a && isSlip(second, b)) || (second === b && isSlip(first, a)))
    ?.join(' ');
}

const vague = wordsOfAll((table) => table.vague);
const beside = wordsOfAll(({ besideVague }) => besideVague);
/** Words of an amount at most. */
const longestAmount = 6;

/** An amount without a number and its unit: "a few metres", "ein paar Kilometer", "several hundred miles".
 * @returns words used; 0 when none begins here */
export function readVagueLength(words: readonly Word[], at: number): number {
  let amount = false;
  for (let i = at; i < Math.min(words.length, at + longestAmount); i++) {
    if (amount) {
      const unit = readUnit(words, i);
      if (unit) return i - at + unit.length;
    }
    const { text } = words[i]!;
    // Spanish "un par de"; "par" alone is French for "by".
    if (vague.has(text) || (text === 'par' && words[i - 1]?.text === 'un')) amount = true;
    else if (!beside.has(text)) return 0;
  }
  return 0;
}

/** A unit that stands without a number.
 * @returns words used; 0 when the word is none, or may be something else */
export function loneUnit(words: readonly Word[], at: number): number {
  const word = words[at]!;
  const next = words[at + 1];
  if (next && unitOf.has(`${word.text}-${next.text}`)) return 2;
  return alone.has(word.text) ? 1 : 0;
}
