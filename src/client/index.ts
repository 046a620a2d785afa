/** `graticule/client`: the tabular service from any JavaScript that has `fetch`; nothing native is loaded. */

export {
  type Client,
  type ClientOptions,
  createClient,
  type FittedModel,
  type ForecastRequest,
  type TrainingData,
} from './client.ts';
export { type ClientErrorCode, type ErrorEnvelope, GraticuleClientError } from './errors.ts';
export type { CallOptions, Stage } from './flow.ts';
export type { Cell, Label, Row } from './payload.ts';
export type {
  EvaluationResult,
  FittedContext,
  ForecastStep,
  Limits,
  PredictionJob,
  PredictionResult,
  Task,
} from './wire.ts';
