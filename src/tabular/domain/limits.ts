/** The published ceilings, and their check against what a submission declares. */

import { TabularError } from './errors.ts';

/** What one submission may bring: rows, columns, cells, classes and bytes. */
export interface ModelLimits {
  readonly maxTrainRows: number;
  /** Rows times feature columns. */
  readonly maxTrainCells: number;
  readonly maxTestRows: number;
  readonly maxColumns: number;
  readonly maxClasses: number;
  readonly maxUploadBytes: number;
  readonly forecast: {
    readonly maxContextRows: number;
    /** Rows times covariate columns. */
    readonly maxContextCells: number;
    readonly maxOutputRows: number;
    readonly maxCovariateColumns: number;
    readonly maxUploadBytes: number;
  };
}

/** Ceilings of the job service that options do not change. */
export const defaultModelLimits: ModelLimits = Object.freeze({
  maxTrainRows: 1_000_000,
  maxTrainCells: 100_000_000,
  maxTestRows: 200_000,
  maxColumns: 2_000,
  maxClasses: 160,
  maxUploadBytes: 5_000_000_000,
  forecast: Object.freeze({
    maxContextRows: 1_000_000,
    maxContextCells: 100_000_000,
    maxOutputRows: 200_000,
    maxCovariateColumns: 2_000,
    maxUploadBytes: 5_000_000_000,
  }),
});

export interface DeclaredSize {
  readonly trainRows: number;
  readonly outputRows: number;
  readonly cols: number;
  readonly classCount: number | null;
  readonly forecast: boolean;
}

/** A table must be within all ceilings at once.
 * @throws TabularError `dataset_too_large` naming the first ceiling that is passed, its value and the value declared */
export function checkDeclaredSize(size: DeclaredSize, limits: ModelLimits): void {
  const { trainRows, outputRows, cols, classCount, forecast } = size;
  if (forecast) {
    within('Context rows', trainRows, limits.forecast.maxContextRows);
    within('Covariate columns', cols, limits.forecast.maxCovariateColumns);
    within('Context cells', trainRows * cols, limits.forecast.maxContextCells);
    within('Output rows', outputRows, limits.forecast.maxOutputRows);
    return;
  }
  within('Training rows', trainRows, limits.maxTrainRows);
  within('Feature columns', cols, limits.maxColumns);
  within('Training cells', trainRows * cols, limits.maxTrainCells);
  checkOutputRows(outputRows, limits);
  if (classCount !== null) within('Classes', classCount, limits.maxClasses);
}

/** @throws TabularError as `checkDeclaredSize`, for the one size that a prediction with a fitted context declares */
export function checkOutputRows(outputRows: number, limits: ModelLimits): void {
  within('Rows to score', outputRows, limits.maxTestRows);
}

function within(what: string, value: number, ceiling: number): void {
  if (value > ceiling) {
    throw new TabularError('dataset_too_large', `${what}: ${value}, the ceiling is ${ceiling}.`);
  }
}

/** Bytes of UTF-8 of one column name, and of all names of a table together. */
export const maxNameBytes = 1024;
export const maxNamesBytes = 2 ** 20;

/** @throws TabularError `dataset_too_large` naming the column whose name is too long, or the sum of all */
export function checkNames(names: readonly string[]): void {
  let sum = 0;
  for (const [index, name] of names.entries()) {
    const bytes = Buffer.byteLength(name);
    sum += bytes;
    if (bytes > maxNameBytes) {
      const start = JSON.stringify(name.slice(0, 40));
      within(`Bytes of column name ${index + 1} (it begins ${start})`, bytes, maxNameBytes);
    }
  }
  within('Bytes of all column names', sum, maxNamesBytes);
}
