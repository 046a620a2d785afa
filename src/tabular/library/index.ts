/** The direct library path: `fit`, `predict`, `explain`, `evaluate`, `forecast` on tables in memory or CSV. */

export { type TextEncodingName, textEncodings } from '../csv/encoding.ts';
export { type CsvOptions, type CsvSource, tableFromCsv, tableFromCsvFile } from '../csv/table-from-csv.ts';
export type { TableInput } from '../domain/as-table.ts';
export { tableFromColumns } from '../domain/table-from-columns.ts';
export { tableFromRows } from '../domain/table-from-rows.ts';
export { tableToCsv } from '../domain/table-to-csv.ts';
export type { Compilation } from '../engine/blend/student.ts';
export {
  createEngine,
  type NativeEngine,
  type NativeModel,
  type PermutationOptions,
} from '../engine/create-engine.ts';
export type { RunOptions } from '../engine/engine.ts';
export type { EvaluationReport } from '../engine/evaluate.ts';
export type { Explanation } from '../engine/explain.ts';
export type { Backtest, Coverage, ForecastScores } from '../engine/forecast/index.ts';
export type { CalibrationBin, ClassificationScores, ClassScores } from '../engine/metrics/classification.ts';
export type { QuantileScore, RegressionScores } from '../engine/metrics/regression.ts';
export type { PermutationImportance } from '../engine/permutation-importance.ts';
export { type ColumnReading, describeColumns } from '../engine/prepare/index.ts';
export type { FileOptions } from '../files/options.ts';
export { tableFromFile } from '../files/table-from-file.ts';
export { type ForecastStep, Forecasts } from './forecasts.ts';
export type { Data } from './input.ts';
export { type PredictOptions, TabularModel } from './model.ts';
export { Predictions } from './predictions.ts';
export { closeSharedEngine } from './shared-engine.ts';
export {
  type BacktestOptions,
  backtest,
  evaluate,
  type ForecastOptions,
  fit,
  forecast,
  type LearnOptions,
  loadModel,
} from './verbs.ts';
