/** The per-series models, fitted natively for many tasks in one call. */

import type { Addon } from '../../../../bindings/addon.d.ts';
import type { RunControl } from '../frame.ts';

/** Members of the native portfolio, in the order of their columns. */
export const members = [
  'naive',
  'ets',
  'damped',
  'theta',
  'ridge',
  'levelShape',
  'intermittent',
  'multiSeason',
  'seasonalRidge',
  'seasonalNaive',
  'arima',
  'complexSmoothing',
] as const;
export const memberCount = members.length;

/** A series, or the beginning of one, to forecast. */
export interface Task {
  readonly values: Float64Array;
  readonly length: number;
  readonly horizon: number;
  readonly periods: readonly number[];
}

export interface TaskForecasts {
  /** horizon × members, step-major; NaN where a member does not apply. */
  mean(task: number): Float64Array;
  /** Standard deviation by step, as the best smoothing model claims it. */
  sigma(task: number): Float64Array;
}

export interface PortfolioOptions {
  readonly threads: number;
  readonly control?: RunControl;
  readonly progressFrom: number;
  readonly progressTo: number;
}

/** Fits every task. Tasks that share a `values` array share its copy. */
export async function runPortfolio(
  native: Pick<Addon, 'forecastSeries'>,
  tasks: readonly Task[],
  options: PortfolioOptions,
): Promise<TaskForecasts> {
  const offsets = new Map<Float64Array, number>();
  let total = 0;
  for (const task of tasks) {
    if (offsets.has(task.values)) continue;
    offsets.set(task.values, total);
    total += task.values.length;
  }
  const values = new Float64Array(total);
  for (const [series, offset] of offsets) values.set(series, offset);
  const periodStart = new Int32Array(tasks.length + 1);
  const stepStart = new Float64Array(tasks.length + 1);
  tasks.forEach((task, i) => {
    periodStart[i + 1] = periodStart[i]! + task.periods.length;
    stepStart[i + 1] = stepStart[i]! + task.horizon;
  });
  const out = await native.forecastSeries({
    values,
    start: Int32Array.from(tasks, (task) => offsets.get(task.values)!),
    length: Int32Array.from(tasks, (task) => task.length),
    horizon: Int32Array.from(tasks, (task) => task.horizon),
    periodStart,
    periods: Float64Array.from(tasks.flatMap((task) => task.periods)),
    threads: options.threads,
    control: options.control,
    progressFrom: options.progressFrom,
    progressTo: options.progressTo,
  });
  return {
    mean: (i) => out.mean.subarray(stepStart[i]! * memberCount, stepStart[i + 1]! * memberCount),
    sigma: (i) => out.sigma.subarray(stepStart[i]!, stepStart[i + 1]!),
  };
}
