/** What the native intake of payloads is told and tells. */

/** An opaque object that owns an intake and its columns. */
export interface NativeIntakeHandle {
  readonly __intake: unique symbol;
}

export interface NativeIntakeOptions {
  /** A file; without one the bytes are pushed. */
  path?: string | undefined;
  tables: readonly {
    key: string;
    maxRows: number;
    maxCells: number;
    maxColumns: number;
    /** Columns to keep, in this order; all of them when absent. */
    select?: readonly string[] | undefined;
    /** A column whose distinct values are counted. */
    countDistinct?: string | undefined;
  }[];
  maxTargetRows: number;
  maxDictionaryBytes: number;
  maxTextBytes: number;
  /** Empty: the payload's own. */
  task: string;
  /** `sha256:<hex>`, or empty: not compared. */
  expectedHash: string;
  /** Gzipped bytes to come, for progress; 0: unknown. */
  totalBytes: number;
  control: Int32Array;
  onRoom: () => void;
}

export interface NativeColumn {
  name: string;
  kind: 'number' | 'boolean' | 'string' | 'labels';
  /** Of the dictionary. */
  entries: number;
  /** Whether any row had the key. */
  given: boolean;
  /** The first row, from 0, that gave an array or an object; −1: none. */
  nestedRow: number;
  nestedOffset: number;
}

export interface NativePayload {
  contentHash: string;
  compressedBytes: number;
  textBytes: number;
  /** As in the options. */
  tables: { state: 'absent' | 'null' | 'present'; rows: number; distinct: number; columns: NativeColumn[] }[];
  /** First rows, from 0, without a label and with a number that is no integer; −1: none. */
  target: (NativeColumn & { rows: number; firstMissing: number; firstFraction: number }) | null;
  task: string | null;
  kind: string | null;
  targetColumn: string | null;
  featureColumns: string[] | null;
  /** Absent when the payload has no such key. */
  quantiles?: number[] | null;
  predictionLength?: number | null;
  /** Absent when the payload has no such key, or null. */
  keepUnfinished?: boolean;
}
