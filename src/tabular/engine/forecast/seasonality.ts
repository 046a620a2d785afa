/** What kind of seasons a series has, and what is expected of series of that kind before their own errors are seen. */

import type { Work } from './plan.ts';

/** No season; one of at most twelve steps (quarters, months, days of a week); the weeks of a year; one other long season (hours
 * of a day); a short season inside long ones (days of a week and of a year); or a long one inside longer ones (hours of a
 * day and of a week). */
export type Seasonality = 'none' | 'short' | 'weeks' | 'long' | 'shortInLong' | 'longInLonger';

export function seasonalityOf({ periods }: Pick<Work, 'periods'>): Seasonality {
  const first = periods[0];
  if (first === undefined) return 'none';
  if (periods.length === 1) return first <= 12 ? 'short' : isYearOfWeeks(first) ? 'weeks' : 'long';
  return first > 12 ? 'longInLonger' : 'shortInLong';
}

const isYearOfWeeks = (period: number) => period >= 51.5 && period < 53.5;

/** How errors to come compare with what the models claim, beyond what a series' own tests can tell. */
export interface SpreadPrior {
  /** Power of the step by which errors grow faster than claimed. */
  readonly growth: number;
  /** Members and weights were chosen on the errors that the spread is learnt from: those to come are larger. */
  readonly widening: number;
  /** By how much errors are larger than is claimed, before any is seen; above 1, for models are fitted to what they are
   * judged by. */
  readonly inflation: number;
}

type SpreadPriors = Readonly<Record<Seasonality, SpreadPrior>>;

/** Of spreads as models claim them. Chosen on the tuning series of the forecasting bench, on simulated ones and on series of
 * statsmodels, so that 80 % intervals hold about 80 % early and late in the horizon. */
const claimedPriors: SpreadPriors = {
  none: { growth: 0.1, widening: 1, inflation: 0.98 },
  short: { growth: 0.08, widening: 1.05, inflation: 1.05 },
  weeks: { growth: 0.08, widening: 1.08, inflation: 1.05 },
  long: { growth: 0, widening: 1.1, inflation: 1.05 },
  shortInLong: { growth: 0, widening: 1.12, inflation: 1.05 },
  longInLonger: { growth: 0, widening: 1.1, inflation: 1.05 },
};

/** Of spreads that the profile of a series was mixed into. Chosen in the same way, on 800 windows of real days and weeks and 500
 * simulated series. */
const profiledPriors: SpreadPriors = {
  none: { growth: 0.02, widening: 1.06, inflation: 1.05 },
  short: { growth: 0, widening: 1.06, inflation: 1.05 },
  weeks: { growth: 0.04, widening: 1.09, inflation: 1.05 },
  long: { growth: 0, widening: 1.1, inflation: 1.05 },
  shortInLong: { growth: -0.05, widening: 1.05, inflation: 1.05 },
  longInLonger: { growth: 0, widening: 1.13, inflation: 1.05 },
};

/** Days of trade are quiet for long and wild for long: what a series' past says of its spread holds less well there. */
const wideningOfWeekdays = 1.05;

/** Quarters are few, and their models claim for the states that they fit: they miss by less than that. */
const inflationOfQuarters = 0.92;
const wideningOfQuarters = 1;

/** Networks that learn from all series knew less of them at the origins of the tests: forecasts of years and quarters miss by less than
 * their tests, and those of months, which the tests flatter in other ways, by as much. */
const wideningBesideNetworks = 0.93;

/** What few months or quarters, asked for alone, say of their spread is fitted to them: of eight quarters models claimed intervals of 80 %
 * that held .71, of twelve months .66. Years do not, nor do networks over all series. Chosen on windows of 8 to 48 observations. */
const fewObservations = 7;
const wideningOfFew = ({ values, series: { step } }: Pick<Work, 'values' | 'series'>, pooled: boolean) =>
  !pooled && step.unit === 'month' && step.size < 12 ? Math.hypot(1, fewObservations / values.length) : 1;

/** @param profiled  whether the spread is drawn to the profile of the series
 * @param pooled    whether networks over all series take part in its forecast */
export function spreadPriorOf(
  work: Pick<Work, 'periods' | 'series' | 'values'>,
  profiled: boolean,
  pooled: boolean,
): SpreadPrior {
  const ofKind = (profiled ? profiledPriors : claimedPriors)[seasonalityOf(work)];
  const few = wideningOfFew(work, pooled);
  const prior = { ...ofKind, widening: few * ofKind.widening };
  const { step } = work.series;
  const beside = pooled && step.unit === 'month' && step.size >= 3 ? wideningBesideNetworks : 1;
  if (work.periods.length === 1 && work.periods[0] === 4)
    return { ...prior, widening: beside * few * wideningOfQuarters, inflation: inflationOfQuarters };
  if (beside !== 1) return { ...prior, widening: beside * prior.widening };
  return work.series.step.unit === 'weekday'
    ? { ...prior, widening: wideningOfWeekdays * prior.widening }
    : prior;
}
