/** Predictions and forecasts as JSON text of the five data fields, in small pieces: a large result never exists
 * as one string (200,000 rows × 160 classes are beyond the longest string there is). */

import type { Label } from '../domain/table.ts';
import type { Evaluation, Forecast, Prediction } from '../engine/engine.ts';

/** Values per piece: formatting them takes well under a millisecond. */
const pieceValues = 2048;

const number = (value: number) => (Number.isFinite(value) ? String(value) : 'null');

/** @yields pieces that join to one JSON object */
export function* serializePrediction(prediction: Prediction): Generator<string> {
  const { rows, values, classes, probabilities, quantiles, quantileLevels } = prediction;
  const labels = classes?.map((label: Label) => JSON.stringify(label));
  const text = labels === undefined ? (i: number) => number(values[i]!) : (i: number) => labels[values[i]!]!;
  yield '{"predictions":[';
  yield* list(rows, 1, text);
  yield `],"classes":${JSON.stringify(classes)},"probabilities":`;
  yield* matrix(rows, probabilities);
  yield ',"quantiles":';
  yield* matrix(rows, quantiles);
  yield `,"quantileLevels":${JSON.stringify(quantileLevels)}}`;
}

/** Everything that the engine tells of an evaluation. */
export function serializeEvaluation(evaluation: Evaluation): string {
  return JSON.stringify(evaluation, (_, value) =>
    ArrayBuffer.isView(value) ? Array.from(value as unknown as ArrayLike<number>) : value,
  );
}

/** One object per step with item_id, timestamp, mean and one key per quantile level.
 * @yields pieces that join to one JSON object */
export function* serializeForecast(forecast: Forecast): Generator<string> {
  const { itemIds, timestamps, mean, quantiles, quantileLevels } = forecast;
  const q = quantileLevels.length;
  const keys = quantileLevels.map((level) => `,${JSON.stringify(String(level))}:`);
  yield '{"predictions":[';
  yield* list(mean.length, q + 3, (i) => {
    const head = `{"item_id":${JSON.stringify(itemIds[i])},"timestamp":${JSON.stringify(timestamps[i])},"mean":`;
    return `${head}${number(mean[i]!)}${keys.map((key, j) => key + number(quantiles[i * q + j]!)).join('')}}`;
  });
  yield `],"classes":null,"probabilities":null,"quantiles":null,"quantileLevels":${JSON.stringify(quantileLevels)}}`;
}

function* matrix(rows: number, values: Float64Array | null): Generator<string> {
  if (values === null) {
    yield 'null';
    return;
  }
  const width = rows === 0 ? 0 : values.length / rows;
  yield '[';
  yield* list(rows, width, (i) => {
    let row = '[';
    for (let j = 0; j < width; j += 1) row += (j === 0 ? '' : ',') + number(values[i * width + j]!);
    return `${row}]`;
  });
  yield ']';
}

/** `count` texts separated by commas, each worth `weight` values. */
function* list(count: number, weight: number, text: (index: number) => string): Generator<string> {
  const step = Math.max(1, Math.floor(pieceValues / Math.max(1, weight)));
  for (let start = 0; start < count; start += step) {
    let piece = start === 0 ? '' : ',';
    const end = Math.min(count, start + step);
    for (let i = start; i < end; i += 1) piece += (i === start ? '' : ',') + text(i);
    yield piece;
  }
}
