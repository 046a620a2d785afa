/** What the service is asked by a request, wherever it runs, and what comes back. */

import type { Values } from './endpoints.ts';

export interface Question {
  /** Of one of the endpoints, or of a tile. */
  readonly path: string;
  readonly values: Values;
  readonly ifNoneMatch: string | null;
  readonly acceptEncoding: string | null;
  /** ISO 8601, for the envelope. */
  readonly timestamp: string;
}

export interface Answer {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
}

/** Answers questions, wherever it does so.
 * @throws GeoError, StorageError; the signal's reason */
export type Answerer = (question: Question, signal: AbortSignal) => Promise<Answer>;
