/** What the page and the thread that holds the tables say to each other. */

import type { GraticuleClientError, Row, Stage, Task } from '../../../client/index.ts';
import type { Choice } from './reading.ts';
import type { UnreadableFile } from './source.ts';
import type { ColumnSummary } from './summary.ts';

/** The table that a model learns from, and the rows that are to be predicted. */
export type Slot = 'train' | 'score';

export interface TableSummary {
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly ColumnSummary[];
  /** Names of columns of lists, structs or bytes, which were not read. */
  readonly leftOut: readonly string[];
  /** What the service decided while it read the file. */
  readonly notes: readonly string[];
}

export interface Learning {
  readonly task: Task;
  readonly target: string;
  readonly features: readonly string[];
}

/** What a job is to do with the tables. */
export type JobRequest =
  | { readonly kind: 'fit'; readonly learning: Learning }
  | { readonly kind: 'evaluate'; readonly learning: Learning }
  /** Rows without a target in the same table, or those of the other one. */
  | { readonly kind: 'predict'; readonly learning: Learning; readonly rows: 'unlabelled' | 'score' }
  | { readonly kind: 'score'; readonly contextId: string }
  | {
      readonly kind: 'forecast';
      readonly timestamp: string;
      readonly target: string;
      readonly item: string | null;
      readonly horizon: number;
      /** Columns known ahead, with the rows to forecast: those without a target in the same table, or those of the other
       * one; null for so many steps after the last. */
      readonly known: { readonly columns: readonly string[]; readonly rows: 'unlabelled' | 'score' } | null;
      /** Codes of places. */
      readonly holidays: readonly string[];
    };

export interface Points {
  readonly timestamp: string;
  readonly value: number;
}

/** What a job that has ended leaves in the page. */
export type Outcome =
  | { readonly kind: 'evaluate' }
  | { readonly kind: 'fit'; readonly contextId: string }
  | {
      readonly kind: 'predict' | 'score';
      /** Rows of the table that were predicted, aligned with the result. */
      readonly rows: Int32Array;
      readonly columns: readonly string[];
      readonly slot: Slot;
    }
  | {
      readonly kind: 'forecast';
      readonly target: string;
      /** The last of each series, by the text of its item. */
      readonly history: ReadonlyMap<string, readonly Points[]>;
    };

export interface Account {
  readonly baseUrl: string;
  readonly apiKey: string;
}

export interface Verbs {
  /** Without an account the file is read here, as it stands. */
  read: { in: { slot: Slot; file: File; account: Account | null }; out: TableSummary };
  choose: { in: { slot: Slot; column: string; choice: Choice }; out: ColumnSummary };
  /** Rows as they are sent. */
  rows: { in: { slot: Slot; rows: readonly number[]; columns: readonly string[] }; out: readonly Row[] };
  /** How many rows lack a value of the column. */
  unlabelled: { in: { target: string }; out: number };
  run: { in: { request: JobRequest; account: Account }; out: Outcome };
}

export type Verb = keyof Verbs;

export interface Request<V extends Verb = Verb> {
  readonly id: number;
  readonly verb: V;
  readonly input: Verbs[V]['in'];
}

/** An error of the client, as its fields: classes do not cross threads. */
export interface SentError {
  readonly client: Pick<
    GraticuleClientError,
    'code' | 'problem' | 'detail' | 'fix' | 'requestId' | 'status'
  > | null;
  readonly unreadable: Pick<UnreadableFile, 'kind' | 'detail'> | null;
  readonly message: string;
}

export interface Progress {
  readonly stage: Stage | 'file';
  /** Null where nobody knows. */
  readonly fraction: number | null;
}

export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: SentError }
  | { readonly id: number; readonly progress: Progress }
  | { readonly id: number; readonly jobId: string };
