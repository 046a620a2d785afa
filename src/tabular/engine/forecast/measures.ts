/** Measures of forecasts, as the M competitions define them: sMAPE, MASE, OWA, and what quantiles are worth. */

/** Forecasts of one series over the same steps that were observed. */
export interface Judged {
  readonly actual: ArrayLike<number>;
  readonly mean: ArrayLike<number>;
  /** n × q row-major. */
  readonly quantiles: ArrayLike<number>;
  /** Forecasts of Naive2: the last value, seasonally adjusted. */
  readonly naive2: ArrayLike<number>;
  /** Mean absolute difference one season apart in the observations before; 0 where there is none. */
  readonly scale: number;
}

/** How many observations an interval holds. */
export interface Coverage {
  /** What an interval between two opposite levels should hold, such as 0.8 for 0.1 and 0.9. */
  readonly nominal: number;
  /** The share of observations that it holds. */
  readonly share: number;
}

/** Means over the forecasts judged; null where nothing can be said (a constant past has no MASE). */
export interface ForecastScores {
  /** Observations compared. */
  readonly count: number;
  readonly mae: number;
  /** Mean of 200 |a − f| / (|a| + |f|), percent from 0 to 200. */
  readonly smape: number;
  /** Mean absolute error over that of the seasonal naive method on the past (Hyndman and Koehler 2006). */
  readonly mase: number | null;
  /** Mean of sMAPE and MASE relative to Naive2, as in the M4 competition; below 1 is better than Naive2. */
  readonly owa: number | null;
  /** Pinball losses, doubled and over all levels averaged, over the sum of absolute observations; null without levels. */
  readonly wql: number | null;
  /** One for each pair of opposite levels, the widest first. */
  readonly coverage: readonly Coverage[];
}

const miss = (actual: number, forecast: number) =>
  actual === forecast ? 0 : (200 * Math.abs(actual - forecast)) / (Math.abs(actual) + Math.abs(forecast));

/** Sums over places; missing observations (NaN) are passed over. */
export class ScoreSums {
  readonly #levels: readonly number[];
  readonly #pairs: readonly { low: number; high: number; nominal: number }[];
  readonly #inside: number[];
  #count = 0;
  #scaled = 0;
  #sums = { absolute: 0, smape: 0, naiveSmape: 0, mase: 0, naiveMase: 0, pinball: 0, size: 0 };

  constructor(levels: readonly number[]) {
    this.#levels = levels;
    this.#pairs = pairsOf(levels);
    this.#inside = this.#pairs.map(() => 0);
  }

  /** Adds place `j` of a series. */
  add({ actual, mean, quantiles, naive2, scale }: Judged, j: number): void {
    const value = actual[j]!;
    if (Number.isNaN(value)) return;
    const levels = this.#levels;
    const sums = this.#sums;
    const quantile = (k: number) => quantiles[j * levels.length + k]!;
    this.#count++;
    sums.absolute += Math.abs(value - mean[j]!);
    sums.size += Math.abs(value);
    sums.smape += miss(value, mean[j]!);
    sums.naiveSmape += miss(value, naive2[j]!);
    if (scale > 0) {
      this.#scaled++;
      sums.mase += Math.abs(value - mean[j]!) / scale;
      sums.naiveMase += Math.abs(value - naive2[j]!) / scale;
    }
    levels.forEach((level, k) => {
      const over = value - quantile(k);
      sums.pinball += Math.max(level * over, (level - 1) * over);
    });
    this.#pairs.forEach(({ low, high }, i) => {
      if (value >= quantile(low) && value <= quantile(high)) this.#inside[i]!++;
    });
  }

  /** Undefined where nothing was added. */
  scores(): ForecastScores | undefined {
    const [n, scaled, sums] = [this.#count, this.#scaled, this.#sums];
    if (n === 0) return undefined;
    const relative =
      sums.naiveSmape > 0 && sums.naiveMase > 0
        ? 0.5 * (sums.smape / sums.naiveSmape + sums.mase / sums.naiveMase)
        : null;
    return {
      count: n,
      mae: sums.absolute / n,
      smape: sums.smape / n,
      mase: scaled > 0 ? sums.mase / scaled : null,
      owa: relative,
      wql:
        this.#levels.length > 0 && sums.size > 0
          ? (2 * sums.pinball) / this.#levels.length / sums.size
          : null,
      coverage: this.#pairs.map(({ nominal }, i) => ({ nominal, share: this.#inside[i]! / n })),
    };
  }
}

/** Pairs of levels p and 1 − p. */
function pairsOf(levels: readonly number[]): { low: number; high: number; nominal: number }[] {
  return levels
    .flatMap((level, low) => {
      const high = levels.findIndex((other) => Math.abs(other - (1 - level)) < 1e-9);
      return level < 0.5 && high >= 0 ? [{ low, high, nominal: Number((1 - 2 * level).toFixed(9)) }] : [];
    })
    .sort((a, b) => b.nominal - a.nominal);
}

/** Mean absolute difference of observations one season apart; NaN among them is passed over. */
export function seasonalScale(values: ArrayLike<number>, period: number): number {
  let [sum, count] = [0, 0];
  for (let t = period; t < values.length; t++) {
    const change = Math.abs(values[t]! - values[t - period]!);
    if (Number.isNaN(change)) continue;
    sum += change;
    count++;
  }
  return count > 0 ? sum / count : 0;
}
