/** Paths and quantiles of planned series: every source is fitted and tested, then they are combined. */

import { addon } from '../addon.ts';
import type { SeriesExplanation } from '../engine.ts';
import { blendSources } from './blend.ts';
import type { Covariate } from './covariates.ts';
import { demandQuantiles } from './demand.ts';
import { explainSeries, type Parts, partsOf } from './explain.ts';
import { boostedSource } from './global-model.ts';
import type { Holidays } from './holidays.ts';
import { fitSpread, type TestedError } from './intervals.ts';
import { evidenceOf, type Work } from './plan.ts';
import { pooledSource } from './pooled-network.ts';
import { spreadPriorOf } from './seasonality.ts';
import type { ForecastContext, Source } from './source.ts';
import { covariateSource, longSeasonSource, plainSource } from './sources.ts';
import { spreadProfile } from './spread-profile.ts';

/** What lies ahead of each work, by steps after its last observation, from 1. */
export interface WorkForecasts {
  mean(work: number, step: number): number;
  /** Writes one value a level, non-decreasing in the level whatever their order. */
  quantiles(work: number, step: number, levels: readonly number[], out: Float64Array): void;
  /** What the mean is made of. */
  readonly parts: Parts;
  readonly series: () => SeriesExplanation[];
}

/** @param works  each with steps ahead */
export async function forecastWorks(
  works: readonly Work[],
  covariates: readonly Covariate[],
  context: ForecastContext,
  holidays?: Holidays,
): Promise<WorkForecasts> {
  const sources: Source[] = [await plainSource(addon(), works, context)];
  const adjusted = await covariateSource(addon(), works, context, holidays !== undefined);
  if (adjusted) sources.push(adjusted);
  const long = adjusted ? undefined : await longSeasonSource(addon(), works, context);
  if (long) sources.push(long);
  // What covariates tell ahead, a window of the past does not.
  const pooled = adjusted ? undefined : await pooledSource(addon(), works, context);
  if (pooled) sources.push(pooled);
  const boosted = await boostedSource(works, covariates, context, holidays);
  if (boosted) sources.push(boosted);
  context.stage(0.97, 'combining');
  const blend = blendSources(works, sources);
  const profiles = works.map(spreadProfile);
  const sigmas = works.map(
    (work, s) => profiles[s]?.(blend.sigma(s), blend.path(s), work.values.length) ?? blend.sigma(s),
  );

  const tested: TestedError[] = [];
  works.forEach((work, s) => {
    work.origins.lengths.forEach((length, o) => {
      const path = blend.test(s, o);
      const claimed = blend.testSigma(s, o);
      const sigma = profiles[s]?.(claimed, path, length) ?? claimed;
      for (let j = 0; j < work.origins.horizon; j++)
        tested.push({
          series: s,
          step: j + 1,
          error: work.values[length + j]! - path[j]!,
          sigma: sigma[j]!,
        });
    });
  });
  const spread = fitSpread(
    tested,
    Float64Array.from(works, (work) => evidenceOf(work)),
    works.map((work, s) =>
      spreadPriorOf(work, profiles[s] !== undefined, (pooled?.paths[s]?.length ?? 0) > 0),
    ),
  );
  // What covariates tell of a step, the past as a whole does not.
  const demands = works.map((work, s) =>
    sources[0]!.lumpy![s] && work.known.length === 0 ? demandQuantiles(work.values) : undefined,
  );
  const at = (s: number, step: number, offset: number) => {
    const work = works[s]!;
    return finite(work.scale * Math.max(leastOf(work), blend.path(s)[step - 1]! + offset));
  };
  return {
    parts: partsOf(works, sources, blend),
    series: () => explainSeries(works, sources, blend),
    mean: (s, step) => at(s, step, 0),
    quantiles(s, step, levels, out) {
      const demand = demands[s];
      if (demand) {
        const rate = Math.max(0, blend.path(s)[step - 1]!);
        writeMonotone(
          levels.map((level) => finite(works[s]!.scale * demand(level, rate))),
          levels,
          out,
        );
        return;
      }
      const sigma = sigmas[s]![step - 1]!;
      const most = furthestOff * Math.max(1, Math.abs(blend.path(s)[step - 1]!));
      const own = levels.map((level) =>
        at(s, step, Math.min(most, Math.max(-most, spread.quantile(s, step, sigma, level)))),
      );
      writeMonotone(own, levels, out);
    },
  };
}

/** How far from the forecast a quantile may lie, in units of the larger of the forecast and the scale of the past: a series that
 * just broke both misses its tests by much and claims much, and the product of both is beyond all sense. */
const furthestOff = 6;

/** Forecasts of numbers near the end of the range stay in it. */
const finite = (value: number) => Math.min(Number.MAX_VALUE, Math.max(-Number.MAX_VALUE, value));

/** A series that never was negative is not forecast to be. */
function leastOf(work: Work): number {
  for (const value of work.values) if (value < 0) return Number.NEGATIVE_INFINITY;
  return 0;
}

/** Writes values non-decreasing in their level, whatever the order in which levels were asked for. */
function writeMonotone(values: number[], levels: readonly number[], out: Float64Array): void {
  const order = levels.map((_, k) => k).sort((a, b) => levels[a]! - levels[b]!);
  const sorted = [...values].sort((a, b) => a - b);
  order.forEach((k, rank) => {
    out[k] = sorted[rank]!;
  });
}
