/** What the native CSV reader is told and tells. */

/** An opaque object that owns a CSV reader and its columns. */
export interface NativeCsvHandle {
  readonly __csv: unique symbol;
}

export interface NativeCsvOptions {
  /** One character, no quote and no line end. */
  delimiter: string;
  /** Any run of spaces and tabs is one delimiter. */
  runs: boolean;
  header: boolean;
  /** Spaces around cells stay, and no record may be shorter or longer than the header. */
  verbatim: boolean;
  /** A backslash within quotes takes the next character as it is. */
  backslash: boolean;
  /** Cells that a short record lacks are missing. */
  fill: boolean;
  missing: readonly string[];
  /** Places of columns that are kept as they are written, from 0. */
  texts: readonly number[];
}

export interface NativeCsvFailure {
  code: 'ragged' | 'openQuote' | 'strayQuote' | 'tooLong' | 'notUtf8' | 'tooWide' | 'outOfMemory';
  /** From 1, the header being the first, blank ones not counted. */
  record: number;
  /** From 1, of the text that was pushed. */
  line: number;
  /** ragged: cells of the record; quotes: place of the cell from 0; notUtf8: byte. */
  at: number;
}

/** How numbers are written whose every point may stand between thousands. */
export interface NativePointSigns {
  /** Numbers without a point, and those with one. */
  wholes: number;
  pointed: number;
  /** Of `pointed`, those whose last digit is a nought. */
  rounded: number;
  largestWhole: number;
}

export interface NativeCsvTable {
  rows: number;
  /** Whether the first column holds names of rows that the header does not name. */
  rowNames: boolean;
  /** The line of the first row where every row is one line, one after another; 0 where not. */
  firstLine: number;
  columns: { kind: 'number' | 'boolean' | 'string'; entries: number; points?: NativePointSigns }[];
  /** Records below the table that hold a text in their first cell alone, and that text of the first of them. */
  below: number;
  belowFirst: string;
  /** Lines between the pages of a printed report, and the first of them. */
  pages: number;
  pagesFirst: string;
  /** Of `below`, those of a further table, its names among them. */
  further: number;
  /** Records among the others that begin with `#`. */
  comments: number;
  /** Quotes inside of quoted cells that were not doubled, and the line of the first. */
  innerQuotes: number;
  firstInnerQuote: number;
  /** Records that were short and filled, and the line of the first. */
  filled: number;
  firstFilled: number;
  /** Records of empty cells, left out. */
  blankRows: number;
}
