/** What a language is to the reader of sentences about space: one table of its words. All words are folded (small letters
 * without accents); phrases are parted by "|", words by blanks. */

import type { Direction, LengthUnit } from '../../domain/query.ts';

export type Keyword =
  | 'of'
  | 'within'
  | 'around'
  | 'off'
  | 'territorialWaters'
  | 'economicZone'
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
  | 'along'
  | 'strip'
  | 'sea'
  /** Water itself, of which the rest says where. */
  | 'waters'
  | 'coastal'
  | 'line'
  /** "distance between", "how far is": the line between two places is the answer. */
  | 'apart'
  | 'closer'
  | 'fartherFrom'
  | 'than'
  | 'middle'
  | 'interior'
  | 'surroundings'
  | 'outskirts'
  | 'hinterland'
  | 'bank'
  | 'leftBank'
  | 'rightBank'
  | 'upstream'
  | 'downstream'
  | 'source'
  | 'mouth'
  | 'meetingPoint'
  | 'mainland'
  | 'home'
  | 'overseas'
  /** "but including" after an exception */
  | 'including'
  | 'to'
  | 'facing'
  | 'bounds'
  | 'on'
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
    /** The same, and not far: "just # of". */
    readonly close: string;
    /** Stands before the place. */
    readonly adjective: string;
    /** The outermost point: "#ernmost point of". */
    readonly outermost?: string;
    /** Names the half itself: "the # of". */
    readonly half: string;
    /** Further phrases with the sense of `beyond`, one for each point. */
    readonly abbreviations?: readonly string[];
  };
  /** Names of units; a unit of two words is written with a hyphen. */
  readonly units: Readonly<Partial<Record<LengthUnit, string>>>;
  /** Units that mean nothing else where no number stands before them. */
  readonly loneUnits: string;
  /** Parts of a whole, with how many of them make it. */
  readonly fractions: Readonly<Record<string, number>>;
  /** Words for the side that is up or down on a map, before a share: "the upper half of". */
  readonly upright?: Readonly<Record<string, Direction>>;
  /** Words that make a side its outermost part: "the far north of". */
  readonly extremes?: string;
  /** Phrases of `around` that without a distance mean what is near. */
  readonly about: string;
  /** Measures of time. */
  readonly times: string;
  /** Measures that people write and that are no length, times aside. */
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
  /** What may stand before a name in one word with it, compass points included: "Mitteleuropa", "Südfrankreich". */
  readonly prefixes?: Readonly<Record<string, Keyword>>;
  /** What may be one word with a name: "Nordseeküste". */
  readonly compounds?: Readonly<Record<string, Keyword>>;
  /** Words worth mending when misspelt. Words that differ from a common noun by one letter ("parts" from "parks") are
   * not. */
  readonly mended: string;
}
