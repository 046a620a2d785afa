/** A last month (week, quarter, year) whose time was not over when the table was written: its sum is that of some days. */

import { isLong, naturalPeriods, type Step } from './step.ts';

interface Observed {
  readonly values: Float64Array;
  readonly step: Step;
  readonly trailing: number;
}

/** Steps of a cycle, where the calendar gives none, and steps that are seen beyond one cycle, at least. */
const leastCycle = 6;
const leastBeyond = 6;
/** Share of the least value of the last cycle below which no whole step is believed to lie … */
const deep = 0.6;
/** … where none before fell below this share of the cycle before it. */
const usual = 0.85;

/** The series without its last value where that is far below a whole cycle of steady ones; its row stays, as one without a target. A
 * real collapse looks the same at first: it is believed as soon as one more step shows it. */
export function withoutUnfinishedEnd<T extends Observed>(series: T): T & { readonly unfinished?: number } {
  const { values, step, trailing } = series;
  const last = values.length - 1;
  const cycle = Math.max(leastCycle, Math.ceil(naturalPeriods(step)[0] ?? 0));
  if (!isLong(step) || trailing > 0 || last < cycle + leastBeyond) return series;
  // A cycle with gaps may lack its least value.
  if (values.subarray(last - cycle, last).some(Number.isNaN) || !isFall(values, last, cycle, deep))
    return series;
  for (let t = cycle; t < last; t++) if (isFall(values, t, cycle, usual)) return series;
  const end = values.subarray(0, last).findLastIndex((value) => !Number.isNaN(value)) + 1;
  return {
    ...series,
    values: values.slice(0, end),
    trailing: values.length - end,
    unfinished: values[last]!,
  };
}

/** Whether a value is less than a share of the least of the cycle before it, which has to be above nought. */
function isFall(values: Float64Array, t: number, cycle: number, share: number): boolean {
  let least = Number.POSITIVE_INFINITY;
  for (let k = t - cycle; k < t; k++) if (values[k]! < least) least = values[k]!;
  return values[t]! >= 0 && values[t]! < share * least;
}
