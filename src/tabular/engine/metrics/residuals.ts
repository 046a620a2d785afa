/** Where the errors of a regression lie: their quantiles, and how they change with the prediction. */

export interface ResidualQuantile {
  /** 0 … 1. */
  readonly level: number;
  /** Residual, truth less prediction, in the target's unit; between two rows interpolated (type 7 of Hyndman & Fan 1996). */
  readonly value: number;
}

/** Rows of similar predictions. */
export interface PredictionBin {
  /** Least and largest prediction in the bin, in the target's unit. */
  readonly from: number;
  readonly to: number;
  readonly rows: number;
  readonly meanPrediction: number;
  /** `meanPrediction` when calibrated. */
  readonly meanTarget: number;
  /** Root mean squared error of these rows. */
  readonly rmse: number;
}

/** A scored row. All in the target's unit. */
export interface ScoredPoint {
  readonly target: number;
  readonly prediction: number;
  /** Ends of the 80 % interval. */
  readonly low: number;
  readonly high: number;
}

/** Points that a picture can show. */
const maxPoints = 400;

const levels: readonly number[] = [0, 0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 1];
const maxBins = 10;
/** Fewer rows say little of a bin. */
const leastRows = 5;

/** @param target at least one value */
export function residualQuantiles(target: Float64Array, means: Float64Array): ResidualQuantile[] {
  const residuals = target.map((value, i) => value - means[i]!).sort();
  return levels.map((level) => {
    const place = level * (residuals.length - 1);
    const low = Math.floor(place);
    const high = Math.min(residuals.length - 1, low + 1);
    return { level, value: residuals[low]! + (place - low) * (residuals[high]! - residuals[low]!) };
  });
}

/** Up to ten bins of about equally many rows; rows of equal predictions stay together. */
export function predictionBins(target: Float64Array, means: Float64Array): PredictionBin[] {
  const order = Uint32Array.from(means.keys()).sort((a, b) => means[a]! - means[b]!);
  const bins = Math.max(1, Math.min(maxBins, Math.floor(order.length / leastRows)));
  const made: PredictionBin[] = [];
  let start = 0;
  for (let bin = 1; bin <= bins && start < order.length; bin++) {
    let end = Math.max(start + 1, Math.round((bin * order.length) / bins));
    while (end < order.length && means[order[end]!] === means[order[end - 1]!]) end++;
    const rows = order.subarray(start, end);
    const mean = (value: (row: number) => number) =>
      rows.reduce((sum, row) => sum + value(row) / rows.length, 0);
    made.push({
      from: means[rows[0]!]!,
      to: means[rows.at(-1)!]!,
      rows: rows.length,
      meanPrediction: mean((row) => means[row]!),
      meanTarget: mean((row) => target[row]!),
      rmse: Math.sqrt(mean((row) => (target[row]! - means[row]!) ** 2)),
    });
    start = end;
  }
  return made;
}

/** Scored rows at even distances, all of them when they are few.
 * @param lows  one a row, as `highs` */
export function sampledPoints(
  target: Float64Array,
  means: Float64Array,
  lows: Float64Array,
  highs: Float64Array,
): ScoredPoint[] {
  const count = Math.min(maxPoints, target.length);
  return Array.from({ length: count }, (_, k) => {
    const row = Math.floor((k * target.length) / count);
    return { target: target[row]!, prediction: means[row]!, low: lows[row]!, high: highs[row]! };
  });
}
