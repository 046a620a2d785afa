/** Every option of the tabular service: its unit and its default. */

import { z } from 'zod';
import type { Log } from '../shared/log.ts';
import { instance, resolve } from '../shared/options.ts';
import { defaultEffort, efforts } from './domain/effort.ts';
import { defaultModelLimits } from './domain/limits.ts';
import { smallestClassBytes } from './domain/queue.ts';
import type { Engine } from './engine/engine.ts';
import type { Observer } from './observe/observer.ts';
import type { Clock, JobStore, ObjectStore } from './ports.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const MiB = 2 ** 20;

const positive = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const rows = z.number().int().nonnegative();

const limits = defaultModelLimits;

const schema = z.strictObject({
  /** Folder of everything that the embedded stores keep. Default `graticule-data` in the working directory. */
  dataDir: z.string().min(1).prefault('graticule-data'),
  /** How long a call waits, off the event loop, for a lock that another process holds on `jobs.sqlite`. */
  busyMs: rows.prefault(5000),
  /** Where jobs are kept; default: SQLite in `dataDir`. */
  jobs: instance<JobStore>('a job store', 'submit', 'claim', 'finish').optional(),
  /** Where payloads, artifacts and results are kept; default: files in `dataDir`. */
  objects: instance<ObjectStore>('an object store', 'signUpload', 'open', 'write').optional(),
  /** What computes; default: the native engine. It is closed with the service. */
  engine: instance<Engine>('an engine', 'fit', 'load', 'evaluate', 'forecast').optional(),
  log: instance<Log>('a log', 'info', 'warn', 'error').optional(),
  /** Told of submits, claims, outcomes and calls of the stores and the engine, for metrics and spans; default: nobody. */
  observer: instance<Observer>('an observer', 'called', 'submitted', 'ended').optional(),
  clock: instance<Clock>('a clock', 'now', 'after').optional(),
  worker: z
    .strictObject({
      /** Jobs run side by side, and one more that is a prediction with a fitted context when all of them are others; 0
       * makes a process that only accepts work. The engine itself uses all cores. */
      concurrency: rows.max(64).prefault(2),
      /** How often an idle worker looks for work that nobody announced. */
      pollMs: positive.prefault(minute),
      /** How long a claim holds without a heartbeat. */
      leaseMs: positive.prefault(30_000),
      /** A job whose worker process died this many times fails instead of being started again. */
      maxAttempts: positive.prefault(3),
      /** Largest job that this process takes, in declared bytes: 8 × rows × (columns + 1), rounded down to 64 MiB times
       * a power of four. Larger ones wait for a process that takes them; null: any. */
      maxJobBytes: positive.min(smallestClassBytes).nullable().prefault(null),
      /** How long a job waits, running again from time to time, while storage takes no writes; then it fails. */
      diskWaitMs: rows.prefault(day),
      /** How long `close` lets running jobs finish before it gives them back. */
      drainMs: rows.prefault(10_000),
      /** Seed of every random choice of the engine. */
      seed: rows.max(2 ** 32 - 1).prefault(0),
      /** How much work fits and evaluations may take. A fitted context keeps the effort of its fit. */
      effort: z.enum(efforts).prefault(defaultEffort),
      /** Whether fitted contexts are compiled: a quick student answers for members that take long a row, where
       * held-out rows show that it costs at most 0.5 % of the loss. Such fits take about twice as long. */
      compile: z.boolean().prefault(false),
    })
    .prefault({}),
  uploads: z
    .strictObject({
      maxBytes: positive.prefault(limits.maxUploadBytes),
      /** Larger uploads are multipart. */
      multipartBytes: positive.prefault(64 * MiB),
      partBytes: positive.min(64).prefault(16 * MiB),
      /** Lifetime of upload addresses. */
      addressMs: positive.prefault(hour),
      /** How long an upload that no job uses is kept. */
      abandonedMs: positive.prefault(day),
      /** Uploads that an organisation may have planned and not yet submitted. */
      maxOpen: positive.prefault(1000),
      /** Their planned bytes together; null: no ceiling. */
      maxOpenBytes: positive.nullable().prefault(null),
    })
    .prefault({}),
  results: z
    .strictObject({
      /** A larger serialised result is fetched from an address of its own. */
      inlineBytes: rows.prefault(512 * 1024),
      /** Lifetime of result addresses. */
      addressMs: positive.prefault(5 * minute),
      /** How long results are kept after completion. */
      retentionMs: positive.prefault(hour),
      /** How long ended jobs and dead contexts can be looked up. */
      historyMs: positive.prefault(90 * day),
      /** How often expiry and retention are swept. Reads see the right state in between. */
      sweepMs: positive.prefault(minute),
      /** How long bytes that no job, context or planned upload needs are left alone: what killed processes leave, and
       * uploads repeated after their job. A sweep removes them when it has seen them unchanged for this time. */
      leftoverMs: positive.prefault(2 * minute),
    })
    .prefault({}),
  contexts: z
    .strictObject({
      /** Unused for this long, a context expires. */
      inactivityMs: positive.prefault(30 * day),
      /** Older than this, a context expires. */
      maxAgeMs: positive.prefault(90 * day),
      /** When set, the whole lifetime from creation; use does not extend it. */
      fixedMs: positive.nullable().prefault(null),
      /** Models kept loaded at most. */
      warm: positive.prefault(8),
      /** Bytes of their artifacts together, at most; a larger model is loaded for each use. */
      warmBytes: rows.prefault(2 ** 30),
      maxArtifactBytes: positive.prefault(2 ** 31 - 1),
    })
    .prefault({}),
  quota: z
    .strictObject({
      /** Input rows that each organisation may submit a UTC day; null is unlimited. */
      inputRowsPerDay: rows.nullable().prefault(null),
      /** Allowances of single organisations by name. */
      perOrganisation: z.record(z.string(), rows.nullable()).prefault({}),
    })
    .prefault({}),
  /** Requests per minute and user, shared across the user's keys; null is unlimited. */
  rateLimit: z
    .strictObject({ perMinute: positive.prefault(60) })
    .nullable()
    .prefault(null),
  /** Ceilings, published at GET /v1/model-limits except a lower `uploads.maxBytes`. */
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

/** What a caller may give: every option has a default. */
export type TabularOptionsInput = z.input<typeof schema>;
/** Options of `createTabular` with every default filled in. */
export type TabularOptions = z.output<typeof schema>;

/** @throws TypeError naming each wrong option, and for an unknown one the nearest known name */
export function resolveOptions(given?: TabularOptionsInput): TabularOptions {
  return resolve('createTabular', schema, given);
}
