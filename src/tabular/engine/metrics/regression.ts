/** How good predicted numbers and their quantiles are. */

export interface QuantileScore {
  readonly level: number;
  /** Share of true values at or below the predicted quantile; `level` when calibrated. */
  readonly coverage: number;
  /** Mean pinball loss, in the target's unit (Koenker & Bassett 1978). */
  readonly pinball: number;
}

/** How far predictions are from the truth, in the target's unit where nothing else is said. */
export interface RegressionScores {
  /** Root mean squared error, in the target's unit. */
  readonly rmse: number;
  /** Mean absolute error, in the target's unit. */
  readonly mae: number;
  /** Median absolute error, in the target's unit. */
  readonly medianAbsoluteError: number;
  /** 1 − squared error / squared deviation from the mean of the scored rows; null when these are all equal. */
  readonly r2: number | null;
  readonly quantiles: readonly QuantileScore[];
  /** Share of true values between the 0.1 and the 0.9 quantile; 0.8 when calibrated. */
  readonly coverage80: number;
}

export const scoredLevels: readonly number[] = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95];

/** @param quantiles n × levels row-major, for {@link scoredLevels} */
export function scoreRegression(
  target: Float64Array,
  means: Float64Array,
  quantiles: Float64Array,
): RegressionScores {
  const n = target.length;
  const width = scoredLevels.length;
  const mean = target.reduce((sum, value) => sum + value / n, 0);
  let squared = 0;
  let total = 0;
  let absolute = 0;
  let inside = 0;
  const errors = new Float64Array(n);
  const low = scoredLevels.indexOf(0.1);
  const high = scoredLevels.indexOf(0.9);
  for (let i = 0; i < n; i++) {
    const error = target[i]! - means[i]!;
    squared += error ** 2 / n;
    total += (target[i]! - mean) ** 2 / n;
    errors[i] = Math.abs(error);
    absolute += errors[i]! / n;
    if (target[i]! >= quantiles[i * width + low]! && target[i]! <= quantiles[i * width + high]!) inside++;
  }
  errors.sort();
  return {
    rmse: Math.sqrt(squared),
    mae: absolute,
    medianAbsoluteError: (errors[(n - 1) >> 1]! + errors[n >> 1]!) / 2,
    r2: total > 0 ? 1 - squared / total : null,
    coverage80: inside / n,
    quantiles: scoredLevels.map((level, q) => {
      let covered = 0;
      let pinball = 0;
      for (let i = 0; i < n; i++) {
        const difference = target[i]! - quantiles[i * width + q]!;
        if (difference <= 0) covered++;
        pinball += Math.max(level * difference, (level - 1) * difference) / n;
      }
      return { level, coverage: covered / n, pinball };
    }),
  };
}
