/** From the staged bytes to tables: the only place that knows the payload's key names, beside the native reader. */

import type { NativeIntakeHandle, NativePayload } from '../../../bindings/addon.d.ts';
import { TabularError } from '../domain/errors.ts';
import {
  type ContextPayload,
  defaultPayloadLimits,
  type ForecastPayload,
  type Payload,
  type PayloadExpectation,
  type PayloadLimits,
  type TrainingPayload,
} from '../domain/payload.ts';
import type { Target, Task } from '../domain/table.ts';
import { addon } from '../engine/addon.ts';
import { type IntakeRun, runIntake } from './run-intake.ts';
import { ColumnTaker } from './take-columns.ts';

export interface ParseOptions {
  /** What the submit declared; the payload must agree. */
  readonly expect: PayloadExpectation;
  /** Ceilings other than the published ones. */
  readonly limits?: Partial<PayloadLimits>;
  readonly signal?: AbortSignal;
  /** Called from time to time with the fraction of the bytes read. */
  readonly onProgress?: (fraction: number) => void;
  /** Length of a stream, for progress. */
  readonly bytes?: number;
}

/** Reads a gzipped payload in one pass on a native thread: SHA-256, inflate, JSON, columns. Memory is that of the
 * columns and about a megabyte. The columns lie in shared memory.
 *
 * Of rows: keys may come in any order; a missing key is a missing value; keys that are no feature are ignored; a key
 * given twice keeps its last value. A column of mixed types becomes the JSON text of its scalars.
 * @param source  path of a file, or its bytes as they arrive
 * @throws        TabularError `schema_mismatch` when the bytes hash to something else, are not gzip, not JSON or not
 *                the declared shape, saying at which row (from 1), column and byte; `dataset_too_large` past a
 *                ceiling; `missing_target_column`; `unsupported_task`; the signal's reason when it aborts */
export async function parsePayload(
  source: string | AsyncIterable<Uint8Array>,
  options: ParseOptions,
): Promise<Payload> {
  const { expect } = options;
  const limits = { ...defaultPayloadLimits, ...options.limits };
  const run = runOf(expect, limits);
  const { handle, payload } = await runIntake(source, run, options);
  try {
    checkKind(payload, expect.kind);
    if (expect.kind === 'training') return await trainingOf(handle, payload, expect, limits);
    if (expect.kind === 'contextPrediction') return await contextOf(handle, payload, expect.featureColumns);
    return await forecastOf(handle, payload, expect.covariateColumns, limits);
  } finally {
    addon().releaseIntake(handle);
  }
}

type Expectation<K extends PayloadExpectation['kind']> = Extract<PayloadExpectation, { kind: K }>;

/** timestamp, target and item_id of a forecast's rows. */
const reservedColumns = ['timestamp', 'target', 'item_id'];

function runOf(expect: PayloadExpectation, limits: PayloadLimits): IntakeRun {
  const tests = {
    maxRows: limits.maxTestRows,
    maxCells: limits.maxTrainCells,
    maxColumns: limits.maxColumns,
  };
  const training = {
    maxRows: limits.maxTrainRows,
    maxCells: limits.maxTrainCells,
    maxColumns: limits.maxColumns,
  };
  const shared = {
    maxTargetRows: limits.maxTrainRows,
    maxDictionaryBytes: limits.maxDictionaryBytes,
    maxTextBytes: limits.maxTextBytes,
    expectedHash: expect.contentHash === undefined ? '' : normalHash(expect.contentHash),
    task: '',
  };
  if (expect.kind === 'forecast') {
    const maxColumns = limits.maxCovariateColumns + reservedColumns.length;
    // The reserved columns come on top of the cells that the ceiling counts.
    const cells = (rows: number) => limits.maxContextCells + rows * reservedColumns.length;
    return {
      ...shared,
      tables: [
        {
          key: 'context',
          maxRows: limits.maxContextRows,
          maxCells: cells(limits.maxContextRows),
          maxColumns,
          countDistinct: 'item_id',
        },
        { key: 'future', maxRows: limits.maxOutputRows, maxCells: cells(limits.maxOutputRows), maxColumns },
      ],
    };
  }
  const select = expect.featureColumns;
  const rows = { key: 'rows', ...tests, select };
  if (expect.kind === 'contextPrediction') return { ...shared, tables: [rows] };
  const task = expect.task;
  return { ...shared, task, tables: [{ key: 'trainingFeatures', ...training, select }, rows] };
}

async function trainingOf(
  handle: NativeIntakeHandle,
  payload: NativePayload,
  expect: Expectation<'training'>,
  limits: PayloadLimits,
): Promise<TrainingPayload> {
  const { task, targetColumn, featureColumns } = expect;
  if (payload.targetColumn === null || payload.target === null) {
    throw new TabularError(
      'missing_target_column',
      `The payload has no ${payload.target === null ? 'trainingTarget' : 'targetColumn'}.`,
    );
  }
  if (payload.targetColumn !== targetColumn) {
    throw new TabularError(
      'missing_target_column',
      `${quote(targetColumn)} was declared, the payload's targetColumn is ${quote(payload.targetColumn)}.`,
    );
  }
  if (payload.task !== task) {
    throw mismatch(
      payload.task === null
        ? 'The payload has no task.'
        : `The task ${quote(task)} was declared, the payload's is ${quote(payload.task)}.`,
    );
  }
  if (payload.featureColumns === null) throw mismatch('The payload has no featureColumns.');
  checkSameNames('featureColumns', featureColumns, payload.featureColumns);

  const [features, rows] = payload.tables;
  if (features!.state !== 'present') throw mismatch('The payload has no array trainingFeatures.');
  if (rows!.state !== 'present')
    throw mismatch('The payload has no array rows (empty when nothing is to be scored).');
  if (features!.rows !== payload.target.rows) {
    throw mismatch(
      `trainingFeatures has ${features!.rows} rows, trainingTarget has ${payload.target.rows} labels.`,
    );
  }
  checkPresent(payload, 0, featureColumns, 'trainingFeatures');
  checkPresent(payload, 1, featureColumns, 'rows');
  checkTarget(payload.target, task, limits.maxClasses);

  const taker = new ColumnTaker(addon(), handle, payload);
  const all = featureColumns.map((_, index) => index);
  const target: Target =
    task === 'regression' ? await taker.numbers(payload.target) : await taker.labels(payload.target);
  return {
    kind: 'training',
    task,
    targetColumn,
    featureColumns,
    features: await taker.table(0, all),
    target,
    rows: await taker.table(1, all),
    quantiles: levelsOf(payload),
    ...factsOf(payload),
  };
}

async function contextOf(
  handle: NativeIntakeHandle,
  payload: NativePayload,
  featureColumns: readonly string[],
): Promise<ContextPayload> {
  if (payload.tables[0]!.state !== 'present') throw mismatch('The payload has no array rows.');
  checkPresent(payload, 0, featureColumns, 'rows');
  const taker = new ColumnTaker(addon(), handle, payload);
  return {
    kind: 'contextPrediction',
    rows: await taker.table(
      0,
      featureColumns.map((_, index) => index),
    ),
    quantiles: levelsOf(payload),
    ...factsOf(payload),
  };
}

async function forecastOf(
  handle: NativeIntakeHandle,
  payload: NativePayload,
  declared: readonly string[],
  limits: PayloadLimits,
): Promise<ForecastPayload> {
  const [context, future] = payload.tables;
  for (const [key, given] of [
    ['context', context!.state !== 'absent'],
    ['future', future!.state !== 'absent'],
    ['predictionLength', payload.predictionLength !== undefined],
    ['quantiles', payload.quantiles !== undefined],
  ] as const) {
    if (!given) throw mismatch(`A forecast payload has the key ${key}; this one does not.`);
  }
  if (context!.state !== 'present') throw mismatch('context must be an array of rows.');
  if (!Array.isArray(payload.quantiles))
    throw mismatch('quantiles must be an array of levels (it may be empty).');
  const predictionLength = payload.predictionLength ?? null;
  if ((future!.state === 'present') === (predictionLength !== null)) {
    throw mismatch('Exactly one of future and predictionLength must be set; the other is null.');
  }
  if (predictionLength !== null && (!Number.isInteger(predictionLength) || predictionLength < 1)) {
    throw mismatch(`predictionLength must be an integer of at least 1, it is ${predictionLength}.`);
  }
  const isCovariate = (name: string) => !reservedColumns.includes(name);
  for (const required of ['timestamp', 'target']) {
    if (!context!.columns.some(({ name }) => name === required)) {
      throw required === 'target'
        ? new TabularError('missing_target_column', 'No row of context has the key target.')
        : mismatch(`No row of context has the key ${required}.`);
    }
  }
  const covariateColumns = context!.columns.map(({ name }) => name).filter(isCovariate);
  const inFuture = future!.columns.map(({ name }) => name).filter(isCovariate);
  const known = new Set(covariateColumns);
  const unknown = inFuture.find((name) => !known.has(name));
  if (unknown !== undefined) throw mismatch(`future has the column ${quote(unknown)}, context does not.`);
  if (declared.length > 0) checkSameNames('covariateColumns', declared, covariateColumns);
  if (context!.rows * covariateColumns.length > limits.maxContextCells) {
    const cells = context!.rows * covariateColumns.length;
    throw new TabularError(
      'dataset_too_large',
      `Context cells: ${cells}, the ceiling is ${limits.maxContextCells}.`,
    );
  }
  checkFlat(payload, 0, 'context');
  checkFlat(payload, 1, 'future');
  const taker = new ColumnTaker(addon(), handle, payload);
  return {
    kind: 'forecast',
    context: await taker.table(0, [...context!.columns.keys()]),
    future: future!.state === 'present' ? await taker.table(1, [...future!.columns.keys()]) : null,
    predictionLength,
    quantiles: payload.quantiles,
    keepUnfinished: payload.keepUnfinished ?? null,
    covariateColumns,
    series: context!.distinct,
    ...factsOf(payload),
  };
}

/** A payload without `kind` is a training payload. */
function checkKind(payload: NativePayload, kind: PayloadExpectation['kind']): void {
  const found = payload.kind ?? 'training';
  if (found === kind || (kind === 'training' && !['contextPrediction', 'forecast'].includes(found))) return;
  throw mismatch(
    payload.kind === null
      ? `The payload's kind must be ${quote(kind)}; it has none.`
      : kind === 'training'
        ? `The payload's kind is ${quote(found)}; training data has none.`
        : `The payload's kind must be ${quote(kind)}, it is ${quote(found)}.`,
  );
}

function checkTarget(target: NonNullable<NativePayload['target']>, task: Task, maxClasses: number): void {
  const bad = (row: number, what: string) =>
    new TabularError('unsupported_task', `trainingTarget, row ${row + 1}: ${what}`);
  if (target.firstMissing >= 0) {
    throw bad(target.firstMissing, 'the label is missing; every training row needs one.');
  }
  if (task === 'regression') {
    if (target.kind === 'number') return;
    throw new TabularError(
      'unsupported_task',
      `trainingTarget holds ${target.kind === 'boolean' ? 'booleans' : 'strings or mixed types'}; regression needs finite numbers.`,
    );
  }
  if (target.firstFraction >= 0) {
    throw bad(target.firstFraction, 'a classification label is a string, a boolean or an integer.');
  }
  if (target.entries > maxClasses) {
    throw new TabularError(
      'dataset_too_large',
      `trainingTarget has ${target.entries} classes, the ceiling is ${maxClasses}.`,
    );
  }
}

/** A column that no row has is absent; in an empty table none is missed. */
function checkPresent(payload: NativePayload, table: number, columns: readonly string[], key: string): void {
  if (payload.tables[table]!.rows === 0) return;
  const absent = columns.find((_, index) => !payload.tables[table]!.columns[index]!.given);
  if (absent !== undefined) {
    throw mismatch(`No row of ${key} has the feature column ${quote(absent)}.`);
  }
}

function checkFlat(payload: NativePayload, table: number, key: string): void {
  const nested = payload.tables[table]!.columns.find(({ nestedRow }) => nestedRow >= 0);
  if (nested === undefined) return;
  throw mismatch(
    `A value must be a number, a string, a boolean or null, not an array or object, at row ${nested.nestedRow + 1} ` +
      `of ${key}, column ${quote(nested.name)}, byte ${nested.nestedOffset} of the JSON text.`,
  );
}

/** The same names, in whatever order: the declared order is the one that counts. */
function checkSameNames(what: string, declared: readonly string[], found: readonly string[]): void {
  const [inDeclared, inFound] = [new Set(declared), new Set(found)];
  const missing = declared.find((name) => !inFound.has(name));
  if (missing !== undefined)
    throw mismatch(`${what}: ${quote(missing)} was declared, but the payload lacks it.`);
  const extra = found.find((name) => !inDeclared.has(name));
  if (extra !== undefined)
    throw mismatch(`${what}: the payload has ${quote(extra)}, which was not declared.`);
  if (inFound.size !== found.length) throw mismatch(`${what}: a column is named twice in the payload.`);
}

const factsOf = ({ contentHash, compressedBytes, textBytes }: NativePayload) => ({
  contentHash,
  compressedBytes,
  textBytes,
});

/** No level asks for no quantiles. */
const levelsOf = ({ quantiles }: NativePayload) => (quantiles?.length ? quantiles : null);
const normalHash = (hash: string) => `sha256:${hash.replace(/^sha256:/, '').toLowerCase()}`;
const mismatch = (detail: string) => new TabularError('schema_mismatch', detail);
const quote = (name: string) => JSON.stringify(name);
