/** How people write to a friend in a language, by what the tables have for it. */

import type { Ways } from './ways.ts';

/** What people write for words, by what they mean: `yang: 'yg|yng'`, under '' what says nothing. */
export type ShortForms = Readonly<Record<string, string>>;

export interface Colloquial {
  /** Short forms, slips and fillers: whole words or several. No word that is meant may be written for another, so that a text
   * that was mended has nothing more to mend. */
  readonly short: ShortForms;
  /** The same of what a question begins with, wherever that is read at all: "cos'è" is no "Kos and". */
  readonly opening?: ShortForms;
  /** Phrases of several words that are written out wherever they stand, as they would be read as something else: "Europe's
   * without sea countries" is no Europe that is left out. */
  readonly firm?: ShortForms;
  /** Words that lose a vowel before another one, when their apostrophe is left out. */
  readonly elided?: string;
  /** What the signs >, <, + beside a number and + between names are read as. */
  readonly signs?: {
    readonly more: string;
    readonly less: string;
    readonly least: string;
    readonly and: string;
  };
  /** Ways of putting a question. */
  readonly ways?: Ways;
  /** Nouns that are written in one word with a name, `ending=said`: `{s}` is the name. */
  readonly compounds?: string;
  /** What stands before such nouns and is no name. */
  readonly noNames?: string;
  /** Umlauts are written "ae", "oe" and "ue" as well. */
  readonly isGerman?: true;
}

/** What is said so beside what the table has: more short forms, and ways of putting a question. */
export interface Said extends Pick<Colloquial, 'short' | 'compounds' | 'noNames' | 'isGerman'> {
  readonly ways: Ways;
}

/** The table with all of it. */
export function withSaid(table: Colloquial, { short: more, ...said }: Said): Colloquial {
  const short: Record<string, string> = { ...table.short };
  for (const [meant, forms] of Object.entries(more))
    short[meant] = short[meant] === undefined ? forms : `${short[meant]}|${forms}`;
  return { ...table, ...said, short };
}
