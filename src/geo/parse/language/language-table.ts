/** What a language is to the reader of sentences about space: one table of its words. All words are folded (small letters
 * without accents); phrases are parted by "|", words by blanks. */

import type { LengthUnit } from '../../domain/query.ts';

export type Keyword =
  | 'of'
  | 'within'
  | 'around'
  | 'off'
  | 'coast'
  | 'border'
  | 'between'
  | 'halfway'
  | 'and'
  | 'or'
  | 'except'
  | 'in'
  | 'with'
  | 'overlap'
  | 'overlaps'
  | 'both'
  | 'part'
  | 'zone'
  | 'near'
  | 'meets'
  | 'farther'
  | 'inland'
  | 'by'
  | 'pronoun'
  | 'sharedBorder'
  | 'filler';

export interface LanguageTable {
  /** Phrases for each keyword of the grammar. */
  readonly keywords: Readonly<Partial<Record<Keyword, string>>>;
  /** Patterns in which "#" stands for a compass point. */
  readonly compass: {
    /** Names of the eight points, clockwise from north. German stems take "-lich" and "-en". */
    readonly points: readonly (readonly string[])[];
    /** Stands before "of" or, short for the adjective, before the place. */
    readonly direction: string;
    /** With its "of": "to the # of". */
    readonly beyond: string;
    /** Stands before the place. */
    readonly adjective: string;
    /** Names the half itself: "the # of". */
    readonly half: string;
    /** Further phrases with the sense of `beyond`, one for each point. */
    readonly abbreviations?: readonly string[];
  };
  /** Names of units; a unit of two words is written with a hyphen. */
  readonly units: Readonly<Partial<Record<LengthUnit, string>>>;
  /** Units that mean nothing else where no number stands before them. */
  readonly loneUnits: string;
  /** Measures that people write and that are no length. */
  readonly notLengths: string;
  /** Words for an amount that is no number: "a few". */
  readonly vague: string;
  /** What may stand between such a word and its unit, or before it. */
  readonly besideVague: string;
  readonly numbers: {
    /** From zero upwards. */
    readonly ones: string;
    /** Twenty, thirty … ninety. */
    readonly tens: string;
    readonly more: Readonly<Record<string, number>>;
    /** What multiplies the number before it. */
    readonly scales: Readonly<Record<string, number>>;
    /** What may stand within a number. */
    readonly glue: string;
    /** What stands between the two numbers of a range. */
    readonly range: string;
  };
  /** An ending that a name may have: "Bayerns". */
  readonly genitive?: string;
  /** What may be one word with a name: "Nordseeküste". */
  readonly compounds?: Readonly<Record<string, Keyword>>;
  /** Words worth mending when misspelt. Words that differ from a common noun by one letter ("parts" from "parks") are
   * not. */
  readonly mended: string;
}
