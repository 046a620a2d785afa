/** `graticule/client`: the tabular service from any JavaScript that has `fetch`; nothing native is loaded. */

export {
  type Client,
  createClient,
  type FittedModel,
  type ForecastRequest,
  type TrainingData,
} from './client.ts';
export {
  type ConsoleCallOptions,
  type ConsoleClient,
  type ConsolePage,
  createConsoleClient,
} from './console.ts';
export type * from './console-wire.ts';
export { type ClientErrorCode, type ErrorEnvelope, GraticuleClientError } from './errors.ts';
export type { CallOptions, Stage } from './flow.ts';
export type { Cell, Label, Row, RowList } from './payload.ts';
export type { ClientOptions, Upload } from './transport.ts';
export type {
  EvaluationResult,
  FittedContext,
  ForecastStep,
  Limits,
  PredictionJob,
  PredictionResult,
  Task,
} from './wire.ts';
