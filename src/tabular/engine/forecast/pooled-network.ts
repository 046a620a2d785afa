/** Small networks that learn from all series of a request how such series go on: what one has too little past to show,
 * many show together (after Montero-Manso and Hyndman 2021; Oreshkin et al. 2020). */

import type { Addon } from '../../../../bindings/addon.d.ts';
import type { Work } from './plan.ts';
import type { ForecastContext, Source } from './source.ts';
import { naturalPeriods } from './step.ts';

/** Fewer series teach a network less than each tells of itself. */
const leastSeries = 12;
/** Longer horizons are no matter of a window of latest observations. */
const mostAhead = 64;
/** The networks of the tests know all series up to the earliest origin alone. Chosen on the development series of the bench. */
const learntLess = 0.9;
/** Series of which so many would be trusted half as far: what few taught, chance taught in part. */
const fewSeries = 3.5;
const silent = new Float64Array(0);

/** Learns twice, as the boosted model does: from what was known at the earliest tested origin of each series, and from
 * everything. Absent where series are few, are not of one kind of steps or have several seasons. */
export async function pooledSource(
  native: Pick<Addon, 'forecastPool'>,
  works: readonly Work[],
  context: ForecastContext,
): Promise<Source | undefined> {
  const ahead = works.reduce((most, work) => Math.max(most, work.ahead), 0);
  const pooled = works.flatMap((work, s) => (work.periods.length <= 1 ? [s] : []));
  if (pooled.length < leastSeries || ahead > mostAhead) return undefined;
  const cycle = cycleOf(works[0]!);
  if (works.some((work) => cycleOf(work) !== cycle)) return undefined;

  context.stage(0.72, 'testing the networks');
  const run = (cut: (work: Work) => number, lengths: (work: Work) => readonly number[], horizon: number) =>
    learn(
      native,
      pooled.map((s) => works[s]!),
      { cut, lengths, horizon, cycle },
      context,
    );
  const tested = await run(
    ({ origins }) => origins.lengths[origins.lengths.length - 1] ?? 0,
    ({ origins }) => origins.lengths,
    works.reduce((most, { origins }) => Math.max(most, origins.horizon), 1),
  );
  context.stage(0.76, 'fitting the networks');
  const whole = await run(
    ({ values }) => values.length,
    ({ values }) => [values.length],
    ahead,
  );
  const position = new Map(pooled.map((s, i) => [s, i]));
  const paths = works.map((work, s) => whole[position.get(s) ?? -1]?.[0]?.subarray(0, work.ahead) ?? silent);
  return {
    name: 'network',
    paths,
    tests: works.map((work, s) =>
      work.origins.lengths.map((_, o) =>
        paths[s]!.length > 0
          ? (tested[position.get(s)!]![o]?.subarray(0, work.origins.horizon) ?? silent)
          : silent,
      ),
    ),
    prior: 1,
    handicap: learntLess * (1 + fewSeries / pooled.length),
  };
}

/** Steps of the shortest cycle of the calendar, 1 where there is none. */
const cycleOf = ({ series }: Work) => Math.round(naturalPeriods(series.step)[0] ?? 1);

interface Asked {
  /** Observations of a series that are learnt from. */
  readonly cut: (work: Work) => number;
  /** Observations that are known to each of its forecasts. */
  readonly lengths: (work: Work) => readonly number[];
  readonly horizon: number;
  readonly cycle: number;
}

/** Forecasts of every work, in the order of their lengths; undefined where the networks are silent. */
async function learn(
  native: Pick<Addon, 'forecastPool'>,
  works: readonly Work[],
  { cut, lengths, horizon, cycle }: Asked,
  context: ForecastContext,
): Promise<(Float64Array | undefined)[][]> {
  const start = new Int32Array(works.length);
  works.forEach((work, s) => {
    if (s + 1 < works.length) start[s + 1] = start[s]! + work.values.length;
  });
  const values = new Float64Array(works.reduce((sum, work) => sum + work.values.length, 0));
  works.forEach((work, s) => {
    values.set(work.values, start[s]!);
  });
  const out = await native.forecastPool({
    values,
    start,
    length: Int32Array.from(works, (work) => work.values.length),
    learnt: Int32Array.from(works, cut),
    periods: Float64Array.from(works, (work) => work.period),
    asked: Int32Array.from(works.flatMap((work, s) => lengths(work).map(() => s))),
    known: Int32Array.from(works.flatMap((work) => [...lengths(work)])),
    horizon,
    window: Math.min(18, Math.max(10, 8 + cycle)),
    seed: context.seed,
    threads: context.threads,
    control: context.control,
  });
  let at = 0;
  return works.map((work) =>
    lengths(work).map(() => {
      const path = out.subarray(at, at + horizon);
      at += horizon;
      return path.every((value) => Number.isFinite(value)) ? path : undefined;
    }),
  );
}
