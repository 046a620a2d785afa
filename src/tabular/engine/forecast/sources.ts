/** Sources of paths: the native portfolio on the series as they are, and on the series less the effect of covariates. */

import type { Addon } from '../../../../bindings/addon.d.ts';
import { combineStep, spreadOf } from './combine.ts';
import { type LongSeason, longSeasonOf } from './long-season.ts';
import { memberWeights } from './member-weights.ts';
import type { Work } from './plan.ts';
import { memberCount, members, runPortfolio, type Task, type TaskForecasts } from './portfolio.ts';
import { covariateEffect } from './regression.ts';
import type { ForecastContext, Source } from './source.ts';

/** Tasks of one source: for every work its whole series, then its origins, latest first. */
interface Sheet {
  readonly tasks: readonly Task[];
  /** First task of each work. */
  readonly first: readonly number[];
  /** What to add to the forecasts of a task; undefined for nothing. */
  readonly effects: readonly (Float64Array | undefined)[];
}

/** The tasks of series as they are. */
export function sheetOf(works: readonly Work[]): Sheet {
  const tasks: Task[] = [];
  const first: number[] = [];
  for (const work of works) {
    first.push(tasks.length);
    const { values, periods } = work;
    tasks.push({ values, length: values.length, horizon: work.ahead, periods });
    for (const length of work.origins.lengths)
      tasks.push({ values, length, horizon: work.origins.horizon, periods });
  }
  return { tasks, first, effects: [] };
}

export async function plainSource(
  native: Pick<Addon, 'forecastSeries'>,
  works: readonly Work[],
  context: ForecastContext,
): Promise<Source> {
  context.stage(0.02, 'fitting series', 0.6);
  const sheet = sheetOf(works);
  const forecasts = await runPortfolio(native, sheet.tasks, {
    ...context,
    progressFrom: 0.02,
    progressTo: 0.6,
  });
  return { name: 'series', ...combineMembers(works, sheet, forecasts) };
}

/** Holidays seldom fall among the steps that are tested: there both sources do alike, and the one that knows of them would
 * count half. */
const rarePrior = 0.75;

/** The portfolio on what is left after the linear effect of the known covariates, learnt anew at every origin from what
 * was known there. Absent when no series has an effect to learn.
 * @param rare  the covariates seldom differ from nought */
export async function covariateSource(
  native: Pick<Addon, 'forecastSeries'>,
  works: readonly Work[],
  context: ForecastContext,
  rare = false,
): Promise<Source | undefined> {
  if (!works.some((work) => work.known.length > 0)) return undefined;
  context.stage(0.6, 'fitting covariates', 0.8);
  const source = await withoutEffects(native, works, (work) => work.known, context);
  return source && { ...source, name: 'covariates', ...(rare && { prior: rarePrior }) };
}

/** The same for the waves of a season that is seen once and a bit; silent on series that have none. */
export async function longSeasonSource(
  native: Pick<Addon, 'forecastSeries'>,
  works: readonly Work[],
  context: ForecastContext,
): Promise<Source | undefined> {
  const seasons = new Map<Work, LongSeason>();
  for (const work of works) {
    const season = longSeasonOf(work);
    if (season) seasons.set(work, season);
  }
  if (seasons.size === 0) return undefined;
  context.stage(0.6, 'fitting long seasons', 0.7);
  const own = [...seasons.keys()];
  const source = await withoutEffects(native, own, (work) => seasons.get(work)!.waves, context);
  if (!source) return undefined;
  const place = new Map(own.map((work, i) => [work, i]));
  const spread = <T>(list: readonly T[], none: T) => works.map((work) => list[place.get(work) ?? -1] ?? none);
  const tests = (list: readonly (readonly Float64Array[])[]) =>
    works.map((work) => list[place.get(work) ?? -1] ?? work.origins.lengths.map(() => silent));
  return {
    name: 'long season',
    prior: 1,
    paths: spread(source.paths, silent),
    tests: tests(source.tests),
    sigmas: spread(source.sigmas!, silent),
    testSigmas: tests(source.testSigmas!),
    models: { names: members, weights: spread(source.models!.weights, new Float64Array(memberCount)) },
    effects: spread(source.effects!, undefined),
    seasons: works.map((work) => seasons.get(work)?.period),
  };
}

const silent = new Float64Array(0);

/** The portfolio on series less the linear effect of columns; undefined when none has an effect. */
async function withoutEffects(
  native: Pick<Addon, 'forecastSeries'>,
  works: readonly Work[],
  columnsOf: (work: Work) => readonly Float64Array[],
  context: ForecastContext,
): Promise<Omit<Source, 'name'> | undefined> {
  const tasks: Task[] = [];
  const effects: (Float64Array | undefined)[] = [];
  const first: number[] = [];
  let any = false;
  const add = (work: Work, length: number, horizon: number) => {
    const effect = covariateEffect(work.values, length, columnsOf(work), work.period);
    any ||= effect !== undefined;
    const values = effect
      ? work.values.slice(0, length).map((value, t) => value - effect[t]!)
      : work.values.slice(0, length);
    tasks.push({ values, length, horizon, periods: work.periods });
    effects.push(effect?.subarray(length, length + horizon));
    return effect;
  };
  const whole: (Float64Array | undefined)[] = [];
  for (const work of works) {
    first.push(tasks.length);
    whole.push(add(work, work.values.length, work.ahead));
    for (const length of work.origins.lengths) add(work, length, work.origins.horizon);
  }
  if (!any) return undefined;
  const forecasts = await runPortfolio(native, tasks, { ...context, progressFrom: 0.6, progressTo: 0.8 });
  return { ...combineMembers(works, { tasks, first, effects }, forecasts), effects: whole };
}

const intermittentMember = members.indexOf('intermittent');

/** Demand without a pattern: most of the intermittent member, some of the smoothing that follows a change of rate. */
const lumpyWeights = Float64Array.from(members, (name) =>
  name === 'ets' ? 0.3 : name === 'intermittent' ? 0.7 : 0,
);

/** Whether a series with many zeros shows nothing that another member foresees clearly better (a closed weekend, the sun). A
 * member that is right about a quiet time, and no better than nought where there is demand, foresees nothing.
 * @param nought  the error of a forecast of nought at the same origins */
function isLumpy(errors: Float64Array, mean: Float64Array, nought: number, values: Float64Array): boolean {
  if (Number.isNaN(mean[intermittentMember]!) || hasEnded(values)) return false;
  const foreseen = errors.filter((error) => error < leastForeseen * nought);
  return foreseen.length === 0 || errors[intermittentMember]! <= 1.15 * Math.min(...foreseen);
}

const leastForeseen = 0.8;

/** Whether the last noughts are more than twice as many as ever stood between two values. */
function hasEnded(values: Float64Array): boolean {
  let [longest, run, begun] = [0, 0, false];
  for (const value of values) {
    if (value === 0) run++;
    else {
      if (begun) longest = Math.max(longest, run);
      [run, begun] = [0, true];
    }
  }
  return run > 2 * longest;
}

/** The root of the squares at the origins of a work. */
function noughtError({ values, origins }: Work): number {
  let squares = 0;
  for (const length of origins.lengths)
    for (let j = 0; j < origins.horizon; j++) squares += values[length + j]! ** 2;
  return Math.sqrt(squares);
}

/** Errors of the members over the origins of each work; NaN where one is silent, then or for the whole series. */
export function memberErrors(
  works: readonly Work[],
  { first, effects }: Pick<Sheet, 'first' | 'effects'>,
  forecasts: TaskForecasts,
): Float64Array[] {
  return works.map((work, s) => {
    const own = new Float64Array(memberCount).fill(Number.NaN);
    const { lengths, horizon } = work.origins;
    // Squared errors where demand is intermittent: absolute ones would favour its median, often zero.
    const squared = !Number.isNaN(forecasts.mean(first[s]!)[intermittentMember]!);
    for (let k = 0; k < memberCount; k++) {
      let sum = 0;
      for (let o = 0; o < lengths.length; o++) {
        const mean = forecasts.mean(first[s]! + o + 1);
        const effect = effects[first[s]! + o + 1];
        for (let j = 0; j < horizon; j++) {
          const miss = work.values[lengths[o]! + j]! - (effect?.[j] ?? 0) - mean[j * memberCount + k]!;
          sum += squared ? miss * miss : Math.abs(miss);
        }
      }
      if (lengths.length > 0) own[k] = squared ? Math.sqrt(sum) : sum;
      // A member that is silent for the whole series takes no part, whatever it did at an origin.
      if (Number.isNaN(forecasts.mean(first[s]!)[k]!)) own[k] = Number.NaN;
    }
    return own;
  });
}

/** The largest spread that is believed, in units of the larger of the forecast and the scale of the past. */
const mostClaimed = 3;

function combineMembers(
  works: readonly Work[],
  sheet: Sheet,
  forecasts: TaskForecasts,
): Omit<Source, 'name'> {
  const { first, effects } = sheet;
  const errors = memberErrors(works, sheet, forecasts);
  const speaking = (s: number, k: number) => !Number.isNaN(forecasts.mean(first[s]!)[k]!);
  const weights = memberWeights(works, errors, speaking).map((learnt, s) =>
    isLumpy(errors[s]!, forecasts.mean(first[s]!), noughtError(works[s]!), works[s]!.values)
      ? lumpyWeights
      : learnt,
  );
  const combine = (task: number, s: number) => {
    const mean = forecasts.mean(task);
    const effect = effects[task];
    return Float64Array.from(
      { length: mean.length / memberCount },
      (_, j) =>
        combineStep(mean.subarray(j * memberCount, (j + 1) * memberCount), weights[s]!) + (effect?.[j] ?? 0),
    );
  };
  // What the members disagree by is not in the variance that the smoothing models claim.
  const spread = (task: number, s: number) => {
    const mean = forecasts.mean(task);
    const claimed = forecasts.sigma(task);
    return claimed.map((sigma, j) => {
      const at = mean.subarray(j * memberCount, (j + 1) * memberCount);
      // Works are scaled to order one: errors as shares of next to nothing, and a member
      // that explodes, claim spreads beyond all that was seen.
      const most = mostClaimed * Math.max(1, Math.abs(combineStep(at, weights[s]!)));
      return Math.min(most, Math.hypot(sigma, spreadOf(at, weights[s]!)));
    });
  };
  return {
    paths: works.map((_, s) => combine(first[s]!, s)),
    tests: works.map((work, s) => work.origins.lengths.map((_, o) => combine(first[s]! + o + 1, s))),
    sigmas: works.map((_, s) => spread(first[s]!, s)),
    testSigmas: works.map((work, s) => work.origins.lengths.map((_, o) => spread(first[s]! + o + 1, s))),
    prior: 1,
    models: { names: members, weights },
    lumpy: weights.map((own) => own === lumpyWeights),
  };
}
