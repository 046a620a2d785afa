/** Quantiles of demand that is nought on most steps: no bell about its rate, but what was asked for in the past, more or less often. */

/** Observations that are looked at, the latest ones. */
const mostSeen = 1000;

/** @param past  observations of demand, one of them not nought at least
 * @returns the quantile of the demand of a step at a level, where `rate` is expected of it: the past's, with demand as much more or
 *   less frequent as the rate is above or below that of the past */
export function demandQuantiles(past: Float64Array): (level: number, rate: number) => number {
  const sorted = past.slice(Math.max(0, past.length - mostSeen)).sort();
  const usual = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  return (level, rate) => {
    if (!(rate > 0 && usual > 0)) return 0;
    const exceeded = ((1 - level) * usual) / rate;
    return exceeded >= 1
      ? sorted[0]!
      : sorted[Math.min(sorted.length - 1, Math.floor((1 - exceeded) * sorted.length))]!;
  };
}
