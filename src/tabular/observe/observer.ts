/** Who is told of what happens, for metrics and spans. Every call is cheap and none throws. */

import type { Tracing } from '../../shared/tracing.ts';
import type { JobKind } from '../domain/job.ts';

/** Told of what the job service does.
 * @example
 * const observer: Observer = {
 *   called: () => {},
 *   submitted: () => {},
 *   claimed: (kind, waitedSeconds) => console.log(kind, 'waited', waitedSeconds),
 *   ended: (kind, outcome, seconds) => console.log(kind, outcome, seconds),
 *   uploadPlanned: () => {},
 *   objectWritten: () => {},
 *   models: () => {},
 *   tracing: null,
 * };
 * const tabular = await createTabular({ observer }); */
export interface Observer {
  /** A call of the job store, the object store or the engine has ended.
   * @param operation  as the method's name
   * @param fault      null when it went well; else the storage fault, the error's code, or `error` */
  called(part: ObservedPart, operation: string, seconds: number, fault: string | null): void;
  /** @param outcome  `created`, `replayed`, `reused`, `conflict` or `over_quota` */
  submitted(kind: JobKind, outcome: string): void;
  /** A job was claimed by this process.
   * @param waitedSeconds  since its submit
   * @param attempt        1 for the first */
  claimed(kind: JobKind, waitedSeconds: number, attempt: number): void;
  /** A job that this process held has left it.
   * @param outcome  `lost` when the claim was
   * @param seconds  since its claim
   * @param code     of a failure, else null */
  ended(kind: JobKind, outcome: JobOutcome, seconds: number, code: string | null): void;
  /** @param form  `single` or `multipart` */
  uploadPlanned(form: string, bytes: number): void;
  /** @param area  the first word of the key: `staged`, `results` or `artifacts` */
  objectWritten(area: string, bytes: number): void;
  /** Models in memory: 1 for one more, −1 for one less. */
  models(change: 1 | -1): void;
  /** Wraps calls in spans; null: none. */
  readonly tracing: Tracing | null;
}

/** Whose calls are counted. */
export type ObservedPart = 'jobs' | 'objects' | 'engine';
/** How a job has left the process that held it. */
export type JobOutcome = 'succeeded' | 'failed' | 'released' | 'lost';
