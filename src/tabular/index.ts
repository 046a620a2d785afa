/** The tabular service: rows in, predictions out. */

export { createTabular } from './create.ts';
export { type CsvOptions, type CsvSource, tableFromCsv, tableFromCsvFile } from './csv/table-from-csv.ts';
export { asTable, type TableInput } from './domain/as-table.ts';
export { artifactSchemaVersion, type ContextStatus, type FittedContext } from './domain/context.ts';
export { columnKinds, type Declarations, dateOrders, declareColumns } from './domain/declare-columns.ts';
export { defaultEffort, type Effort, efforts } from './domain/effort.ts';
export {
  type ErrorCategory,
  type ErrorCode,
  errorKinds,
  isErrorCode,
  TabularError,
} from './domain/errors.ts';
export type {
  EvaluationResult,
  Failure,
  Job,
  JobKind,
  JobProgress,
  JobStatus,
  ListedJob,
  Owner,
} from './domain/job.ts';
export { defaultModelLimits, type ModelLimits } from './domain/limits.ts';
export type { ForecastRow, PredictionData, PredictionResult } from './domain/result.ts';
export type {
  ContextPredictionSubmission,
  EvaluationSubmission,
  FitSubmission,
  ForecastSubmission,
  InlinePredictionSubmission,
  PredictionSubmission,
} from './domain/submission.ts';
export type { Column, ColumnKind, Label, Table, Target, Task } from './domain/table.ts';
export {
  type ColumnCells,
  type ColumnsInput,
  type NumberArray,
  tableFromColumns,
} from './domain/table-from-columns.ts';
export { type Row, type TableFromRowsOptions, tableFromRows } from './domain/table-from-rows.ts';
export { tableToCsv } from './domain/table-to-csv.ts';
export {
  type Cell,
  cellAt,
  dropColumns,
  rowAt,
  rowsOf,
  selectColumns,
  sliceTable,
  takeRows,
} from './domain/table-views.ts';
export { inferTask, splitTarget, targetColumnOf, targetFromColumn } from './domain/target.ts';
export { type TrainingTable, trainingTable } from './domain/training-target.ts';
export { verifyUpload } from './intake/verify-upload.ts';
export { type ModelDescription, maxExplainedRows, type RowExplanations } from './jobs/inspect.ts';
export type { UploadPlan, UploadRequest } from './jobs/uploads.ts';
export * from './library/index.ts';
export type { JobOutcome, ObservedPart, Observer } from './observe/observer.ts';
export type { TabularOptions, TabularOptionsInput } from './options.ts';
export {
  AddressError,
  type AddressErrorCode,
  type Clock,
  type JobStore,
  type LocalAddresses,
  type Log,
  type ObjectStore,
  type QueueState,
  type StoredObject,
  type StoreHealth,
} from './ports.ts';
export { modelVersion } from './service.ts';
export type { PageOptions, Tabular, TabularHealth, VerbOptions } from './verbs.ts';
