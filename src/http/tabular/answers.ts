/** What the routes answer, as schemas: the source of the OpenAPI documents, and what the tests hold the answers against. */

import * as z from '../../shared/zod.ts';

export const time = z.iso.datetime().meta({ description: 'ISO 8601, UTC.' });
export const count = z.int().nonnegative();
export const label = z.union([z.string(), z.number(), z.boolean()]);
export const task = z.enum(['classification', 'regression']);
const hash = z.string().meta({ description: '`sha256:` and 64 hex digits.' });
const engineVersion = z
  .string()
  .meta({ description: '`eng_pending` until the work is done, then `eng_` and 16 hex digits.' });

export const failure = z
  .object({
    code: z.string().meta({ description: 'One of 26 stable codes, explained under `docUrl`.' }),
    category: z.string(),
    problem: z.string(),
    cause: z.string(),
    fix: z.string(),
    docUrl: z.string(),
    retryable: z.boolean(),
    requestId: z.string(),
  })
  .meta({ id: 'Error' });

export const job = z
  .object({
    id: z.string(),
    status: z.enum(['queued', 'running', 'succeeded', 'failed', 'purged']),
    kind: z.enum(['fit', 'predict', 'evaluate', 'forecast']),
    task,
    trainRows: count,
    outputRows: count,
    cols: count,
    targetColumn: z.string(),
    engineVersion,
    createdAt: time,
    durationMs: count.nullable().meta({ description: 'Null until the job has ended.' }),
    inputHash: hash,
    error: failure.nullable(),
  })
  .meta({ id: 'PredictionJob' });

export const context = z
  .object({
    id: z.string(),
    status: z.enum(['creating', 'ready', 'failed', 'expired', 'deleted']),
    task,
    trainRows: count,
    cols: count,
    targetColumn: z.string(),
    featureColumns: z.array(z.string()),
    engineVersion,
    artifactSchemaVersion: count,
    trainHash: hash,
    artifactHash: hash.nullable(),
    createdAt: time,
    expiresAt: time,
    lastUsedAt: time.nullable(),
    createdByJobId: z.string(),
    error: failure.nullable(),
  })
  .meta({ id: 'FittedContext' });

const ceilings = z
  .object({
    maxTrainRows: count,
    maxTrainCells: count,
    maxTestRows: count,
    maxColumns: count,
    maxClasses: count,
    maxUploadBytes: count,
    forecast: z.object({
      maxContextRows: count,
      maxContextCells: count,
      maxOutputRows: count,
      maxCovariateColumns: count,
      maxUploadBytes: count,
    }),
  })
  .meta({ id: 'ModelLimits' });

const address = z.string().meta({ description: 'Signed; it is used without a key.' });
const forecastStep = z.record(z.string(), z.union([label, z.null()]));

/** Bodies of successful answers and of refusals. */
export const answers = {
  limits: z
    .object({ defaultModelVersion: z.string(), modelLimits: z.record(z.string(), ceilings) })
    .meta({ id: 'PublishedLimits' }),
  ceilings,
  uploadPlan: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('single'), key: z.string(), url: address }),
      z.object({
        kind: z.literal('multipart'),
        key: z.string(),
        uploadId: z.string(),
        partSize: count,
        partUrls: z.array(address).meta({ description: 'One for each part, in order.' }),
        completeUrl: address,
      }),
    ])
    .meta({ id: 'UploadPlan' }),
  fit: z.object({ job, context, reused: z.boolean() }).meta({ id: 'Fit' }),
  context,
  job,
  prediction: z
    .object({
      predictions: z
        .array(z.union([label, forecastStep]))
        .meta({ description: 'One for each row: labels, numbers, or steps of a forecast.' }),
      classes: z.array(label).nullable().meta({ description: 'The column order of `probabilities`.' }),
      probabilities: z.array(z.array(z.number())).nullable(),
      quantiles: z.array(z.array(z.number())).nullable(),
      quantileLevels: z.array(z.number()).nullable(),
      resultUrl: z.string().optional().meta({
        description: 'Where a result above 512 KiB is fetched from, gzipped; then the data are empty.',
      }),
      resultContentHash: hash.nullable(),
    })
    .meta({ id: 'PredictionResult' }),
  evaluation: z
    .object({
      metric: z.enum(['accuracy', 'RMSE']),
      value: z.number(),
      method: z.enum(['kfold', 'holdout']),
      folds: count.optional().meta({ description: 'Absent for a holdout.' }),
      rows: count,
    })
    .meta({ id: 'EvaluationResult' }),
  warm: z.object({ status: z.enum(['warm', 'warming']), engineVersion: z.string() }).meta({ id: 'Warm' }),
  error: failure,
  bareError: z
    .object({ error: z.enum(['invalid_json', 'invalid_request']) })
    .meta({ id: 'BareError', description: 'A body or a path that fits no route: no code, no request id.' }),
};
