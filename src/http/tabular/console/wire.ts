/** What the routes of the console take and answer: checked when it comes, and the source of their OpenAPI document. */

import * as z from '../../../shared/zod.ts';
import {
  type FittedContext,
  type ListedJob,
  type ModelDescription,
  maxExplainedRows,
  type RowExplanations,
  TabularError,
} from '../../../tabular/index.ts';
import { count, failure, context as fitted, label, job as submitted, time } from '../answers.ts';
import { type Docs, isoTime, requests, toFittedContext, toPredictionJob } from '../wire.ts';

const share = z.number().min(0).max(1);

const progress = z
  .object({
    fraction: share,
    stage: z.string().meta({ description: 'What is done now, for people.' }),
    leftMs: count
      .nullable()
      .meta({ description: 'About how long it still takes; null while nothing tells.' }),
  })
  .meta({ id: 'Progress' });

const job = submitted
  .extend({
    user: z.string(),
    contextId: z.string().nullable(),
    startedAt: time.nullable(),
    finishedAt: time.nullable(),
    resultExpiresAt: time.nullable(),
    progress: progress.nullable().meta({ description: 'While the job is running.' }),
  })
  .meta({ id: 'Job' });

const context = fitted.extend({ user: z.string() }).meta({ id: 'Context' });

const next = z.string().nullable().meta({ description: '`after` of the next page; null on the last.' });

/** What the engine tells of an evaluation; the scores of the task that it is not for are null. */
const evaluation = z
  .looseObject({
    metric: z.enum(['accuracy', 'RMSE']),
    value: z.number(),
    method: z.enum(['kfold', 'holdout']),
    rows: count,
    classes: z.array(label).nullish(),
    classification: z.looseObject({}).nullish(),
    regression: z.looseObject({}).nullish(),
    curves: z.array(z.looseObject({}).nullable()).nullish(),
    residuals: z.looseObject({}).nullish(),
    perFold: z.array(z.looseObject({})).optional(),
    worstRows: z.array(z.looseObject({})).optional(),
    members: z.array(z.looseObject({ name: z.string(), weight: share })).optional(),
    notes: z.array(z.string()).optional(),
  })
  .meta({ id: 'Evaluation' });

const cell = z.union([label, z.null()]);

/** Of the places whose holidays one forecast feels. */
const maxPlaces = 20;
const places = z
  .array(z.string().regex(/^[A-Za-z]{2}(?:-[A-Za-z0-9]{1,4}){0,2}$/))
  .max(maxPlaces)
  .meta({ description: 'ISO 3166 codes of countries or their parts, such as DE or DE-BY.' });

export const schemas = {
  session: z.object({ org: z.string(), user: z.string(), maxExplainedRows: count }).meta({ id: 'Session' }),
  table: z
    .object({
      rows: count,
      notes: z.array(z.string()).meta({ description: 'What was decided while it was read, in sentences.' }),
      columns: z.array(
        z.object({
          name: z.string(),
          read: z
            .object({
              as: z.enum(['number', 'boolean', 'date', 'words', 'empty']),
              form: z.union([z.string(), z.looseObject({ decimal: z.enum(['.', ',']) }), z.null()]),
            })
            .meta({
              description: 'What the engine takes the cells for, and how dates and numbers are written.',
            }),
          cells: z.array(cell).meta({ description: 'One a row.' }),
        }),
      ),
    })
    .meta({ id: 'TableOfFile' }),
  progress,
  job,
  context,
  jobs: z.object({ jobs: z.array(job), next }).meta({ id: 'Jobs' }),
  contexts: z.object({ contexts: z.array(context), next }).meta({ id: 'Contexts' }),
  evaluation,
  model: z
    .object({
      context,
      classes: z.array(label).nullable(),
      columns: z.array(z.looseObject({ name: z.string(), kind: z.string(), missing: share })),
      notes: z.array(z.string()),
      members: z.array(z.object({ name: z.string(), weight: share, score: z.number().nullable() })),
      importance: z.array(z.object({ column: z.string(), importance: z.number().nonnegative() })),
    })
    .meta({ id: 'Model' }),
  forecast: requests.forecast.extend({ holidays: places }).meta({ id: 'ForecastWithHolidays' }),
  rows: z
    .object({ rows: z.array(z.record(z.string(), cell)).min(1).max(maxExplainedRows) })
    .meta({ id: 'RowsToExplain' }),
  explanations: z
    .object({
      columns: z.array(z.string()),
      outputs: z
        .array(label.nullable())
        .meta({ description: 'Classes, of two the second alone; null for the predicted number.' }),
      base: z.array(z.number()).meta({ description: 'One an output.' }),
      contributions: z
        .array(z.array(z.array(z.number())))
        .meta({ description: 'By row, output and column; with `base` they add up to the score.' }),
      predictions: z.array(label),
    })
    .meta({ id: 'Explanations' }),
  error: failure,
};

const isoTimeOrNull = (ms: number | null) => (ms === null ? null : isoTime(ms));

export function toListedJob(job: ListedJob, docs: Docs) {
  return {
    ...toPredictionJob(job, docs),
    user: job.owner.user,
    contextId: job.contextId,
    startedAt: isoTimeOrNull(job.startedAt),
    finishedAt: isoTimeOrNull(job.finishedAt),
    resultExpiresAt: isoTimeOrNull(job.resultExpiresAt),
    progress: job.progress,
  };
}

export function toListedContext(context: FittedContext, docs: Docs) {
  return { ...toFittedContext(context, docs), user: context.owner.user };
}

export function toModel(context: FittedContext, model: ModelDescription, docs: Docs) {
  return { context: toListedContext(context, docs), ...model };
}

export const toExplanations = (explanations: RowExplanations) => explanations;

interface Entry {
  readonly createdAt: number;
  readonly id: string;
}

const defaultLimit = 50;
const maxLimit = 100;

/** The page that a query asks for.
 * @throws TabularError `schema_mismatch` naming the parameter */
export function pageOf(query: URLSearchParams): { limit: number; after?: Entry } {
  const written = query.get('limit');
  const limit = written === null ? defaultLimit : /^\d{1,3}$/.test(written) ? Number(written) : 0;
  if (limit < 1 || limit > maxLimit) {
    throw new TabularError(
      'schema_mismatch',
      `limit must be a whole number from 1 to ${maxLimit}, received ${JSON.stringify(written)}.`,
    );
  }
  const after = query.get('after');
  if (after === null) return { limit };
  const [, createdAt, id] = /^(\d{1,15})\.([\w-]{1,100})$/.exec(after) ?? [];
  if (id === undefined) {
    throw new TabularError(
      'schema_mismatch',
      `after must be the \`next\` of a page, received ${JSON.stringify(after)}.`,
    );
  }
  return { limit, after: { createdAt: Number(createdAt), id } };
}

/** `next` of a page that was read with one entry more than it shows. */
export function nextOf(shown: readonly Entry[], read: readonly Entry[]): string | null {
  const last = shown.at(-1);
  return last === undefined || read.length === shown.length ? null : `${last.createdAt}.${last.id}`;
}
