/** The texts of a column, as what decides what the column is looks at them. */

import type { DecimalMark } from '../../domain/number-form.ts';
import type { StringColumn } from '../../domain/table.ts';

/** The texts of a column, each once, and how many cells hold it. */
export interface Texts {
  readonly name: string;
  readonly dictionary: readonly string[];
  readonly counts: Float64Array;
  /** Entries of the dictionary that occur. */
  readonly used: readonly number[];
  /** Those that are no words for a missing value. */
  readonly meant: readonly number[];
  /** Cells that hold some of `used`, and some of `meant`. */
  readonly present: number;
  readonly total: number;
  readonly column: StringColumn;
  /** The decimal mark of the table's clear columns. */
  readonly mark: DecimalMark;
}

/** What may keep a column from being read as something. */
export interface Kept {
  readonly note?: string;
}

export const noted = (note: string | undefined): Kept => (note === undefined ? {} : { note });

export const sum = (codes: readonly number[], counts: Float64Array): number =>
  codes.reduce((all, code) => all + counts[code]!, 0);

/** Different numbers beside which a few words are treated as missing, however often they occur: a column of categories
 * has fewer numbers among its words. */
export const leastNumbers = 10;
export const mostWords = 3;
