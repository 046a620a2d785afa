/** From a submission to an accepted job. */

import { newId } from '../../shared/ids.ts';
import { artifactSchemaVersion, expiryOf, type FittedContext, isActive } from '../domain/context.ts';
import { TabularError } from '../domain/errors.ts';
import type { Job, JobKind, NewJob, Owner } from '../domain/job.ts';
import { checkDeclaredSize, checkNames, checkOutputRows } from '../domain/limits.ts';
import type {
  ContextPredictionSubmission,
  EvaluationSubmission,
  FitSubmission,
  ForecastSubmission,
  InlinePredictionSubmission,
} from '../domain/submission.ts';
import type { Task } from '../domain/table.ts';
import type { TabularOptions } from '../options.ts';
import type { Clock, JobStore, SubmitRequest } from '../ports.ts';
import { fingerprint } from './fingerprint.ts';
import { stagedKeyOf } from './keys.ts';

export interface SubmitTools {
  readonly store: JobStore;
  readonly clock: Clock;
  readonly options: TabularOptions;
  readonly engineVersion: string;
}

export interface Accepted {
  readonly job: Job;
  readonly context: FittedContext | null;
  /** `created` is new work; `replayed` repeats an idempotency key; `reused` found an identical active fit. */
  readonly kind: 'created' | 'replayed' | 'reused';
}

/** What all kinds of submission come down to. */
interface Draft {
  readonly kind: JobKind;
  readonly task: Task;
  readonly targetColumn: string;
  readonly columns: readonly string[];
  readonly trainRows: number;
  readonly outputRows: number;
  /** Rows that count against the daily allowance: training and context rows, never rows to score. */
  readonly inputRows: number;
  readonly classCount: number | null;
  readonly contextId: string | null;
  readonly holidays?: readonly string[];
}

type Staged = Pick<FitSubmission, 'objectKey' | 'contentHash' | 'idempotencyKey'>;

export function submitFit(tools: SubmitTools, owner: Owner, submission: FitSubmission): Promise<Accepted> {
  const draft = labelled('fit', submission, submission.trainRowCount, 0);
  return accept(tools, owner, submission, draft, submission.forceRefit !== true);
}

export function submitPrediction(
  tools: SubmitTools,
  owner: Owner,
  submission: InlinePredictionSubmission,
): Promise<Accepted> {
  const { trainRowCount, outputRowCount } = submission;
  return accept(tools, owner, submission, labelled('predict', submission, trainRowCount, outputRowCount));
}

export function submitEvaluation(
  tools: SubmitTools,
  owner: Owner,
  submission: EvaluationSubmission,
): Promise<Accepted> {
  return accept(tools, owner, submission, labelled('evaluate', submission, submission.rowCount, 0));
}

export function submitForecast(
  tools: SubmitTools,
  owner: Owner,
  submission: ForecastSubmission,
): Promise<Accepted> {
  const { covariateColumns, contextRowCount, outputRowCount, holidays = [] } = submission;
  checkNames(covariateColumns);
  distinct('covariateColumns', covariateColumns);
  return accept(tools, owner, submission, {
    kind: 'forecast',
    task: 'regression',
    targetColumn: 'target',
    columns: covariateColumns,
    trainRows: contextRowCount,
    outputRows: outputRowCount,
    inputRows: contextRowCount,
    classCount: null,
    contextId: null,
    ...(holidays.length > 0 && { holidays }),
  });
}

export async function submitContextPrediction(
  tools: SubmitTools,
  owner: Owner,
  submission: ContextPredictionSubmission,
): Promise<Accepted> {
  checkOutputRows(submission.outputRowCount, tools.options.limits);
  const context = await usableContext(tools, owner.org, submission.fittedContextId);
  return accept(tools, owner, submission, {
    kind: 'predict',
    task: context.task,
    targetColumn: context.targetColumn,
    columns: context.featureColumns,
    trainRows: context.trainRows,
    outputRows: submission.outputRowCount,
    inputRows: 0,
    classCount: null,
    contextId: context.id,
  });
}

/** @throws TabularError when predictions cannot use the context */
export async function usableContext(
  { store, clock }: Pick<SubmitTools, 'store' | 'clock'>,
  org: string,
  id: string,
): Promise<FittedContext> {
  const context = await store.context(id);
  // Another organisation's context is as unknown as one that never was.
  if (context === null || context.owner.org !== org || context.status === 'deleted') {
    throw new TabularError('fitted_context_not_found', `No context ${JSON.stringify(id)}.`);
  }
  if (context.status === 'creating') {
    throw new TabularError('fitted_context_not_found', `Context ${id} is still being created.`, {
      fix: 'Poll the context until its status is ready.',
    });
  }
  if (context.status === 'failed') {
    throw new TabularError(
      'fitted_context_not_found',
      `The fit of context ${id} failed: ${context.error?.code}.`,
    );
  }
  if (!isActive(context, clock.now())) {
    const at = new Date(context.expiresAt).toISOString();
    throw new TabularError('fitted_context_expired', `Context ${id} expired at ${at}.`);
  }
  if (context.artifactSchemaVersion !== artifactSchemaVersion) {
    throw new TabularError(
      'fitted_context_incompatible',
      `Context ${id} has artifact schema version ${context.artifactSchemaVersion}, this release reads ${artifactSchemaVersion}.`,
    );
  }
  return context;
}

function labelled(
  kind: JobKind,
  submission: Pick<FitSubmission, 'task' | 'targetColumn' | 'featureColumns' | 'classCount'>,
  trainRows: number,
  outputRows: number,
): Draft {
  const { task, targetColumn, featureColumns, classCount } = submission;
  checkNames([...featureColumns, targetColumn]);
  distinct('featureColumns', featureColumns);
  if (featureColumns.includes(targetColumn)) {
    throw new TabularError(
      'schema_mismatch',
      `The target column ${JSON.stringify(targetColumn)} is listed among the feature columns.`,
    );
  }
  return {
    kind,
    task,
    targetColumn,
    columns: featureColumns,
    trainRows,
    outputRows,
    inputRows: trainRows,
    classCount: task === 'classification' ? (classCount ?? null) : null,
    contextId: kind === 'fit' ? newId('ctx') : null,
  };
}

async function accept(
  tools: SubmitTools,
  owner: Owner,
  staged: Staged,
  draft: Draft,
  reuse = false,
): Promise<Accepted> {
  const { store, clock, options, engineVersion } = tools;
  const { inputRows, ...described } = draft;
  const cols = draft.columns.length;
  checkDeclaredSize({ ...draft, cols, forecast: draft.kind === 'forecast' }, options.limits);
  const createdAt = clock.now();
  const { objectKey, contentHash, idempotencyKey } = staged;
  const stagedKey = stagedKeyOf(owner.org, objectKey);
  const job: NewJob = {
    ...described,
    id: newId('job'),
    owner,
    cols,
    objectKey,
    stagedKey,
    contentHash,
    createdAt,
  };
  const facts = { ...draft, cols, contentHash, engineVersion };
  const outcome = await store.submit({
    job,
    context:
      draft.kind !== 'fit'
        ? null
        : {
            id: draft.contextId!,
            featureColumns: draft.columns,
            artifactSchemaVersion,
            expiresAt: expiryOf(createdAt, createdAt, options.contexts),
            plannedEngineVersion: engineVersion,
          },
    idempotency:
      typeof idempotencyKey === 'string' ? { key: idempotencyKey, fingerprint: fingerprint(facts) } : null,
    reuse,
    quota: reservation(options, owner.org, createdAt, inputRows),
  });
  if (outcome.kind === 'conflict') {
    throw new TabularError(
      'idempotency_conflict',
      `The key ${JSON.stringify(idempotencyKey!.slice(0, 100))} was used for a different submission.`,
    );
  }
  if (outcome.kind === 'over_quota') {
    throw new TabularError(
      'quota_exceeded',
      `${outcome.used} input rows have been used today; ${inputRows} more exceed the allowance of ${allowanceOf(options, owner.org)}.`,
    );
  }
  return outcome;
}

function allowanceOf(options: TabularOptions, org: string): number | null {
  const { perOrganisation, inputRowsPerDay } = options.quota;
  return Object.hasOwn(perOrganisation, org) ? perOrganisation[org]! : inputRowsPerDay;
}

function reservation(
  options: TabularOptions,
  org: string,
  now: number,
  rows: number,
): SubmitRequest['quota'] {
  const allowance = allowanceOf(options, org);
  // A day of the quota is a UTC day, so that it resets at 00:00 UTC.
  return allowance === null ? null : { day: new Date(now).toISOString().slice(0, 10), rows, allowance };
}

function distinct(what: string, names: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) {
      throw new TabularError('schema_mismatch', `${what} lists ${JSON.stringify(name)} twice.`);
    }
    seen.add(name);
  }
}
