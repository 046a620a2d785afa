/** The direct library path: `fit`, `predict`, `explain`, `evaluate`, `forecast` on tables in memory or CSV. */

export { type TextEncodingName, textEncodings } from '../csv/encoding.ts';
export { type CsvOptions, type CsvSource, tableFromCsv, tableFromCsvFile } from '../csv/table-from-csv.ts';
export type { TableInput } from '../domain/as-table.ts';
export type { ColumnGroups } from '../domain/column-groups.ts';
export { tableFromColumns } from '../domain/table-from-columns.ts';
export { tableFromRows } from '../domain/table-from-rows.ts';
export { tableToCsv } from '../domain/table-to-csv.ts';
export type { Compilation } from '../engine/blend/student.ts';
export type { ClassCosts, CostScores } from '../engine/class-costs.ts';
export { createEngine, type NativeEngine } from '../engine/create-engine.ts';
export type {
  Explanation,
  ForecastComponent,
  ForecastExplanation,
  OnProgress,
  RunOptions,
  SeriesExplanation,
} from '../engine/engine.ts';
export type { EvaluationDetail, EvaluationReport, FoldReport, Scores } from '../engine/evaluate.ts';
export {
  type Backtest,
  type Coverage,
  type ForecastScores,
  type Reconciliation,
  reconciliations,
} from '../engine/forecast/index.ts';
export type { LearningCurvePoint } from '../engine/learning-curve.ts';
export type { CalibrationBin, ClassificationScores, ClassScores } from '../engine/metrics/classification.ts';
export type {
  ClassCurves,
  LiftCurve,
  PrecisionRecallCurve,
  ReliabilityBin,
  RocCurve,
} from '../engine/metrics/curves.ts';
export type { QuantileScore, RegressionScores } from '../engine/metrics/regression.ts';
export type { PredictionBin, ResidualQuantile } from '../engine/metrics/residuals.ts';
export type { Monotone } from '../engine/monotone.ts';
export type { NativeModel, PermutationOptions } from '../engine/native-model.ts';
export type { PermutationImportance } from '../engine/permutation-importance.ts';
export {
  type ColumnReading,
  describeColumns,
  type OtherScale,
  type UnreadCells,
} from '../engine/prepare/index.ts';
export type { WorstRow } from '../engine/worst-rows.ts';
export type { FileOptions } from '../files/options.ts';
export { tableBlocks } from '../files/table-blocks.ts';
export { tableFromFile } from '../files/table-from-file.ts';
export { columnFacts } from '../report/column-facts.ts';
export { rowNotes } from '../results/row-notes.ts';
export { type ForecastStep, Forecasts } from './forecasts.ts';
export type { Data } from './input.ts';
export { type ExplainOptions, type PredictOptions, type ReportOptions, TabularModel } from './model.ts';
export type { PredictedBlock, RowSource } from './predict-stream.ts';
export { Predictions } from './predictions.ts';
export { writeEvaluation, writeForecast } from './report.ts';
export { closeSharedEngine } from './shared-engine.ts';
export {
  type BacktestOptions,
  backtest,
  type EvaluateOptions,
  evaluate,
  type ForecastOptions,
  fit,
  forecast,
  type LearnOptions,
  loadModel,
} from './verbs.ts';
