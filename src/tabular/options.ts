/** Every option of the tabular service: its unit and its default. */

import type { Log } from '../shared/log.ts';
import { instance, resolve } from '../shared/options.ts';
import type { Given } from '../shared/with-defaults.ts';
import * as z from '../shared/zod.ts';
import { defaultEffort, type Effort, efforts } from './domain/effort.ts';
import { defaultModelLimits, type ModelLimits } from './domain/limits.ts';
import { smallestClassBytes } from './domain/queue.ts';
import type { Engine } from './engine/engine.ts';
import type { Observer } from './observe/observer.ts';
import type { Clock, JobStore, ObjectStore } from './ports.ts';

/** Options of `createTabular` with every default filled in. */
export interface TabularOptions {
  /** Folder of everything that the embedded stores keep. Default `graticule-data` in the working directory. */
  dataDir: string;
  /** Milliseconds that a call waits, off the event loop, for a lock that another process holds on `jobs.sqlite`; default 5000. */
  busyMs: number;
  /** Where jobs are kept.
   * @defaultValue SQLite in `dataDir` */
  jobs?: JobStore | undefined;
  /** Where payloads, artifacts and results are kept.
   * @defaultValue files in `dataDir` */
  objects?: ObjectStore | undefined;
  /** What computes. It is closed with the service.
   * @defaultValue the native engine */
  engine?: Engine | undefined;
  /** Takes lines for people.
   * @defaultValue none */
  log?: Log | undefined;
  /** Told of submits, claims, outcomes and calls of the stores and the engine, for metrics and spans.
   * @defaultValue nobody */
  observer?: Observer | undefined;
  /** What time it is, and what waits.
   * @defaultValue that of the machine */
  clock?: Clock | undefined;
  /** What runs jobs. */
  worker: {
    /** Jobs run side by side, and one more that is a prediction with a fitted context when all of them are others; 0
     * makes a process that only accepts work. The engine itself uses all cores. 0 to 64, default 2. */
    concurrency: number;
    /** Milliseconds after which an idle worker looks again for work that nobody announced; default a minute. */
    pollMs: number;
    /** Milliseconds that a claim holds without a heartbeat; default 30,000. */
    leaseMs: number;
    /** A job whose worker process died this many times (default 3) fails instead of being started again. */
    maxAttempts: number;
    /** Largest job that this process takes, in declared bytes: 8 × rows × (columns + 1), rounded down to 64 MiB times
     * a power of four. Larger ones wait for a process that takes them; null, the default: any. */
    maxJobBytes: number | null;
    /** Milliseconds that a job waits, running again from time to time, while storage takes no writes; then it fails.
     * Default a day. */
    diskWaitMs: number;
    /** Milliseconds that `close` lets running jobs finish before it gives them back; default 10,000. */
    drainMs: number;
    /** Seed of every random choice of the engine; 32 bits, default 0. */
    seed: number;
    /** How much work fits and evaluations may take. A fitted context keeps the effort of its fit. */
    effort: Effort;
    /** Whether fitted contexts are compiled (default false): a quick student answers for members that take long a row,
     * where held-out rows show that it costs at most 0.5 % of the loss. Such fits take about twice as long. */
    compile: boolean;
  };
  /** Payloads on their way to jobs. */
  uploads: {
    /** Bytes of one upload; default as in `limits`. */
    maxBytes: number;
    /** Uploads of more bytes are multipart; default 64 MiB. */
    multipartBytes: number;
    /** Bytes of a part; default 16 MiB. */
    partBytes: number;
    /** Milliseconds that upload addresses live; default an hour. */
    addressMs: number;
    /** Milliseconds that an upload is kept which no job uses; default a day. */
    abandonedMs: number;
    /** Uploads that an organisation may have planned and not yet submitted; default 1000. */
    maxOpen: number;
    /** Their planned bytes together; null, the default: no ceiling. */
    maxOpenBytes: number | null;
  };
  /** What jobs answer, and what is remembered of them. */
  results: {
    /** A serialised result of more bytes is fetched from an address of its own; default 512 KiB. */
    inlineBytes: number;
    /** Milliseconds that result addresses live; default five minutes. */
    addressMs: number;
    /** Milliseconds that results are kept after completion; default an hour. */
    retentionMs: number;
    /** Milliseconds that ended jobs and dead contexts can be looked up; default 90 days. */
    historyMs: number;
    /** Milliseconds between sweeps of expiry and retention, default a minute. Reads see the right state in between. */
    sweepMs: number;
    /** Milliseconds that bytes are left alone which no job, context or planned upload needs: what killed processes leave,
     * and uploads repeated after their job. A sweep removes them when it has seen them unchanged for this time. Default
     * two minutes. */
    leftoverMs: number;
  };
  /** Fitted models that predictions name. */
  contexts: {
    /** Unused for so many milliseconds, a context expires; default 30 days. */
    inactivityMs: number;
    /** Older than so many milliseconds, a context expires; default 90 days. */
    maxAgeMs: number;
    /** When set, the whole lifetime from creation in milliseconds; use does not extend it. */
    fixedMs: number | null;
    /** Models kept loaded at most; default 8. */
    warm: number;
    /** Bytes of their artifacts together, at most, default 1 GiB; a larger model is loaded for each use. */
    warmBytes: number;
    /** Bytes of one artifact; default 2 GiB less one. */
    maxArtifactBytes: number;
  };
  /** What an organisation may use. */
  quota: {
    /** Input rows that each organisation may submit a UTC day; null, the default, is unlimited. */
    inputRowsPerDay: number | null;
    /** Allowances of single organisations by name. */
    perOrganisation: Record<string, number | null>;
  };
  /** Requests per minute and user (default 60), shared across the user's keys; null, the default, is unlimited. */
  rateLimit: { perMinute: number } | null;
  /** Ceilings, published at GET /v1/model-limits except a lower `uploads.maxBytes`. */
  limits: ModelLimits;
}

/** What a caller may give: every option has a default. */
export type TabularOptionsInput = Given<
  TabularOptions,
  JobStore | ObjectStore | Engine | Log | Observer | Clock
>;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const MiB = 2 ** 20;

const positive = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const rows = z.number().int().nonnegative();

const limits = defaultModelLimits;

const schema: z.ZodType<TabularOptions, TabularOptionsInput> = z.strictObject({
  dataDir: z.string().min(1).prefault('graticule-data'),
  busyMs: rows.prefault(5000),
  jobs: instance<JobStore>('a job store', 'submit', 'claim', 'finish').optional(),
  objects: instance<ObjectStore>('an object store', 'signUpload', 'open', 'write').optional(),
  engine: instance<Engine>('an engine', 'fit', 'load', 'evaluate', 'forecast').optional(),
  log: instance<Log>('a log', 'info', 'warn', 'error').optional(),
  observer: instance<Observer>('an observer', 'called', 'submitted', 'ended').optional(),
  clock: instance<Clock>('a clock', 'now', 'after').optional(),
  worker: z
    .strictObject({
      concurrency: rows.max(64).prefault(2),
      pollMs: positive.prefault(minute),
      leaseMs: positive.prefault(30_000),
      maxAttempts: positive.prefault(3),
      maxJobBytes: positive.min(smallestClassBytes).nullable().prefault(null),
      diskWaitMs: rows.prefault(day),
      drainMs: rows.prefault(10_000),
      seed: rows.max(2 ** 32 - 1).prefault(0),
      effort: z.enum(efforts).prefault(defaultEffort),
      compile: z.boolean().prefault(false),
    })
    .prefault({}),
  uploads: z
    .strictObject({
      maxBytes: positive.prefault(limits.maxUploadBytes),
      multipartBytes: positive.prefault(64 * MiB),
      partBytes: positive.min(64).prefault(16 * MiB),
      addressMs: positive.prefault(hour),
      abandonedMs: positive.prefault(day),
      maxOpen: positive.prefault(1000),
      maxOpenBytes: positive.nullable().prefault(null),
    })
    .prefault({}),
  results: z
    .strictObject({
      inlineBytes: rows.prefault(512 * 1024),
      addressMs: positive.prefault(5 * minute),
      retentionMs: positive.prefault(hour),
      historyMs: positive.prefault(90 * day),
      sweepMs: positive.prefault(minute),
      leftoverMs: positive.prefault(2 * minute),
    })
    .prefault({}),
  contexts: z
    .strictObject({
      inactivityMs: positive.prefault(30 * day),
      maxAgeMs: positive.prefault(90 * day),
      fixedMs: positive.nullable().prefault(null),
      warm: positive.prefault(8),
      warmBytes: rows.prefault(2 ** 30),
      maxArtifactBytes: positive.prefault(2 ** 31 - 1),
    })
    .prefault({}),
  quota: z
    .strictObject({
      inputRowsPerDay: rows.nullable().prefault(null),
      perOrganisation: z.record(z.string(), rows.nullable()).prefault({}),
    })
    .prefault({}),
  rateLimit: z
    .strictObject({ perMinute: positive.prefault(60) })
    .nullable()
    .prefault(null),
  limits: z
    .strictObject({
      maxTrainRows: positive.prefault(limits.maxTrainRows),
      maxTrainCells: positive.prefault(limits.maxTrainCells),
      maxTestRows: positive.prefault(limits.maxTestRows),
      maxColumns: positive.prefault(limits.maxColumns),
      maxClasses: positive.prefault(limits.maxClasses),
      maxUploadBytes: positive.prefault(limits.maxUploadBytes),
      forecast: z
        .strictObject({
          maxContextRows: positive.prefault(limits.forecast.maxContextRows),
          maxContextCells: positive.prefault(limits.forecast.maxContextCells),
          maxOutputRows: positive.prefault(limits.forecast.maxOutputRows),
          maxCovariateColumns: positive.prefault(limits.forecast.maxCovariateColumns),
          maxUploadBytes: positive.prefault(limits.forecast.maxUploadBytes),
        })
        .prefault({}),
    })
    .prefault({}),
});

/** @throws TypeError naming each wrong option, and for an unknown one the nearest known name */
export function resolveOptions(given?: TabularOptionsInput): TabularOptions {
  return resolve('createTabular', schema, given);
}
