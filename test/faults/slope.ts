/** Whether a measured series grows. */

export interface Sample {
  /** Milliseconds since the start. */
  readonly ms: number;
  readonly value: number;
}

export interface Trend {
  readonly first: number;
  readonly median: number;
  readonly last: number;
  /** How much the line through the samples rises from the first to the last. */
  readonly growth: number;
  readonly flat: boolean;
}

const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** The median of the slopes between all pairs of samples (Theil–Sen), which single peaks do not move.
 * @param samples  at least two, after the warm-up
 * @param allowed  growth that still counts as flat, as a share of the median; beside it `least` is always allowed */
export function trendOf(samples: readonly Sample[], allowed: number, least: number): Trend {
  const slopes = samples.flatMap((a, i) =>
    samples.slice(i + 1).map((b) => (b.value - a.value) / (b.ms - a.ms)),
  );
  const duration = samples.at(-1)!.ms - samples[0]!.ms;
  const growth = median(slopes) * duration;
  const middle = median(samples.map(({ value }) => value));
  return {
    first: samples[0]!.value,
    median: middle,
    last: samples.at(-1)!.value,
    growth,
    flat: growth <= Math.max(least, allowed * middle),
  };
}
