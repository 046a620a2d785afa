/** The wire: request shapes and response names, exactly as the contract lists them. */

import * as z from '../../shared/zod.ts';
import type {
  EvaluationResult,
  Failure,
  FittedContext,
  Job,
  TabularError,
  UploadPlan,
} from '../../tabular/index.ts';

const hashOf = (pattern: RegExp) =>
  z
    .string()
    .regex(pattern)
    .transform((text) => text.toLowerCase());
/** Written `sha256:<hex>`; only the upload plan takes bare hex too. */
const contentHash = hashOf(/^sha256:[0-9a-f]{64}$/i);
/** Any whole number, also one past 2^53: a ceiling refuses it by its own code, not as a body of the wrong shape. */
const whole = z.number().refine(Number.isInteger).meta({ type: 'integer' });
const count = whole.nonnegative();
const positive = whole.positive();
/** Any string is a key, the empty one too. */
const idempotencyKey = z.string().nullish();

const staged = { objectKey: z.string().max(1024), contentHash, idempotencyKey };
const labelled = {
  ...staged,
  task: z.enum(['classification', 'regression']),
  targetColumn: z.string(),
  featureColumns: z.array(z.string()).min(1),
  classCount: count.nullish(),
};

/** `null` is as good as absent for what is optional; keys beside the listed ones are ignored. */
export const requests = {
  upload: z
    .object({
      contentHash: hashOf(/^(?:sha256:)?[0-9a-f]{64}$/i),
      bytes: positive,
      rows: count.nullish(),
      columns: count.nullish(),
      idempotencyKey,
    })
    .refine(({ rows, columns }) => ((rows ?? null) === null) === ((columns ?? null) === null))
    .meta({ id: 'UploadRequest' }),
  fit: z
    .object({ ...labelled, trainRowCount: positive, forceRefit: z.boolean().nullish() })
    .transform(({ forceRefit, ...rest }) => ({ ...rest, forceRefit: forceRefit === true }))
    .meta({ id: 'FitRequest' }),
  inlinePrediction: z
    .object({ ...labelled, trainRowCount: positive, outputRowCount: count })
    .meta({ id: 'InlinePredictionRequest' }),
  contextPrediction: z
    .object({ ...staged, fittedContextId: z.string(), outputRowCount: count })
    .meta({ id: 'ContextPredictionRequest' }),
  evaluation: z.object({ ...labelled, rowCount: positive }).meta({ id: 'EvaluationRequest' }),
  forecast: z
    .object({
      ...staged,
      covariateColumns: z.array(z.string()),
      contextRowCount: positive,
      outputRowCount: count,
    })
    .meta({ id: 'ForecastRequest' }),
  warm: z.object({ rows: count, columns: count, idempotencyKey }).meta({ id: 'WarmRequest' }),
};

/** The presence of `fittedContextId` alone distinguishes the two shapes of a prediction. */
export function predictionShape(body: unknown) {
  const named =
    typeof body === 'object' && body !== null && (body as Record<string, unknown>).fittedContextId != null;
  return named ? requests.contextPrediction : requests.inlinePrediction;
}

export const isoTime = (ms: number) => new Date(ms).toISOString();

export interface Docs {
  /** Address of the page that explains the codes; each code is an anchor on it. */
  readonly docsUrl: string;
}

export function toEnvelope(failure: Failure, { docsUrl }: Docs) {
  const { code, category, problem, cause, fix, retryable, requestId } = failure;
  return { code, category, problem, cause, fix, docUrl: `${docsUrl}#${code}`, retryable, requestId };
}

export function errorEnvelope(error: TabularError, requestId: string, docs: Docs) {
  const { code, category, problem, detail: cause, fix, retryable } = error;
  return toEnvelope({ code, category, problem, cause, fix, retryable, requestId }, docs);
}

export function toPredictionJob(job: Job, docs: Docs) {
  return {
    id: job.id,
    status: job.status,
    kind: job.kind,
    task: job.task,
    trainRows: job.trainRows,
    outputRows: job.outputRows,
    cols: job.cols,
    targetColumn: job.targetColumn,
    engineVersion: job.engineVersion,
    createdAt: isoTime(job.createdAt),
    durationMs: job.durationMs,
    inputHash: job.contentHash,
    error: job.error === null ? null : toEnvelope(job.error, docs),
  };
}

const jobTexts = new WeakMap<Job, string>();

/** The JSON text of a job. A store that answers polls with the same object is spared writing it again; the address in
 * an error depends on the request, so a failed job is written each time. */
export function toJobText(job: Job, docs: Docs): string {
  let text = jobTexts.get(job);
  if (text === undefined) {
    text = JSON.stringify(toPredictionJob(job, docs));
    if (job.error === null) jobTexts.set(job, text);
  }
  return text;
}

export function toFittedContext(context: FittedContext, docs: Docs) {
  return {
    id: context.id,
    status: context.status,
    task: context.task,
    trainRows: context.trainRows,
    cols: context.cols,
    targetColumn: context.targetColumn,
    featureColumns: context.featureColumns,
    engineVersion: context.engineVersion,
    artifactSchemaVersion: context.artifactSchemaVersion,
    trainHash: context.trainHash,
    artifactHash: context.artifactHash,
    createdAt: isoTime(context.createdAt),
    expiresAt: isoTime(context.expiresAt),
    lastUsedAt: context.lastUsedAt === null ? null : isoTime(context.lastUsedAt),
    createdByJobId: context.createdByJobId,
    error: context.error === null ? null : toEnvelope(context.error, docs),
  };
}

/** Addresses of the embedded object store are paths of this server; others are whole already. */
export function toUploadPlan(plan: UploadPlan, origin: string) {
  // A plan may have ten thousand addresses, and those of the embedded store are paths that need no parsing.
  const whole = (url: string) => (url.startsWith('/') ? origin + url : new URL(url, origin).href);
  if (plan.kind === 'single') return { kind: plan.kind, key: plan.key, url: whole(plan.url) };
  const { kind, key, uploadId, partSize, partUrls, completeUrl } = plan;
  return { kind, key, uploadId, partSize, partUrls: partUrls.map(whole), completeUrl: whole(completeUrl) };
}

export function toEvaluationResult({ metric, value, method, folds, rows }: EvaluationResult) {
  return { metric, value, method, ...(folds === undefined ? {} : { folds }), rows };
}

/** Stored JSON of the five data fields, with the field that says there is nothing more to fetch. */
export function inlineResult(json: Uint8Array): Uint8Array {
  return Buffer.concat([json.subarray(0, -1), Buffer.from(',"resultContentHash":null}')]);
}

export function spilledResult(resultUrl: string, resultContentHash: string) {
  const none = { predictions: [], classes: null, probabilities: null, quantiles: null, quantileLevels: null };
  return { ...none, resultUrl, resultContentHash };
}

/** The bodies of the contract have no place for notes, so that they travel in a header: a JSON list of sentences in ASCII, as long as
 * servers and proxies take headers. */
export function noteHeaders(notes: readonly string[]): Record<string, string> {
  const written = notes.map((note) =>
    JSON.stringify(note).replace(
      /[\u007f-\uffff]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );
  const short: string[] = [];
  let length = 2;
  for (const note of written) {
    length += note.length + 1;
    if (length > longestHeader) break;
    short.push(note);
  }
  return short.length === 0 ? {} : { [notesHeader]: `[${short.join(',')}]` };
}

const notesHeader = 'graticule-notes';
const longestHeader = 4096;
