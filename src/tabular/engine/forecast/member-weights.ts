/** Weights of the members of each series: from what its past origins, those of the series beside it and its features let
 * expect of every member's error. */

import { memberTable } from './member-table.ts';
import { evidenceOf, type Work } from './plan.ts';
import { memberCount } from './portfolio.ts';
import { type Seasonality, seasonalityOf } from './seasonality.ts';
import { featuresOf } from './series-features.ts';

/** Evidence at which a series' own errors count half, and series at which those of all count half. */
const ownHalf = 12;
const othersHalf = 30;
/** Weights go as error^−power. Where a season is long the members differ by more, and it pays to trust fewer. Chosen by
 * cross-validation in the forecasting bench. */
export const powers: Readonly<Record<Seasonality, number>> = {
  none: 4,
  short: 4,
  weeks: 4,
  long: 12,
  shortInLong: 12,
  longInLonger: 12,
};
/** Members that would weigh less than this share of the heaviest are left out. */
const least = 0.15;

/** What the error of a member is foretold by: its error relative to the others' on this series' own origins, the same on
 * all series that were asked for together, and the features of the series. */
export interface Signals {
  /** Logarithm of the relative error, in doubt drawn to 0; NaN where the member is silent. */
  readonly own: Float64Array;
  readonly others: Float64Array;
  readonly features: Float64Array;
}

/** Logarithms of errors relative to their mean; NaN where there is none. */
export function relativeErrors(errors: Float64Array): Float64Array {
  const known = errors.filter((error) => !Number.isNaN(error));
  const mean = known.reduce((sum, error) => sum + error, 0) / known.length;
  // All errors zero: the members are equally good.
  return errors.map((error) =>
    Number.isNaN(error) ? error : mean > 0 ? Math.log(Math.min(8, Math.max(0.1, error / mean))) : 0,
  );
}

/** @param works   series of one kind of seasons
 * @param errors  per work: the error of every member over its origins, NaN where the member is silent */
export function signalsOf(works: readonly Work[], errors: readonly Float64Array[]): Signals[] {
  const relative = errors.map(relativeErrors);
  const tested = works.map((work) => evidenceOf(work));
  const others = new Float64Array(memberCount);
  const weight = new Float64Array(memberCount);
  relative.forEach((own, s) => {
    const sure = Math.min(1, tested[s]! / 2);
    own.forEach((error, k) => {
      if (Number.isNaN(error)) return;
      others[k]! += sure * error;
      weight[k]! += sure;
    });
  });
  const pooled = others.map((sum, k) => sum / (weight[k]! + othersHalf));
  return works.map((work, s) => {
    const share = tested[s]! / (tested[s]! + ownHalf);
    return {
      own: relative[s]!.map((error) => (work.origins.lengths.length === 0 ? 0 : share * error)),
      others: pooled,
      features: featuresOf(work.values, work.period),
    };
  });
}

/** The logarithm of the relative error to expect of a member. */
function expected(kind: Seasonality, member: number, { own, others, features }: Signals): number {
  const row = memberTable[kind][member];
  if (row === undefined || row === null) return own[member]! + others[member]!;
  const [base = 0, ofOwn = 0, ofOthers = 0, ...ofFeatures] = row;
  return features.reduce(
    (sum, value, k) => sum + value * (ofFeatures[k] ?? 0),
    base + ofOwn * own[member]! + ofOthers * others[member]!,
  );
}

/** Weights of the members, per work; each sums to 1.
 * @param errors    per work: errors over its origins, NaN where a member is silent
 * @param speaking  per work and member: whether it has a forecast */
export function memberWeights(
  works: readonly Work[],
  errors: readonly Float64Array[],
  speaking: (work: number, member: number) => boolean,
): Float64Array[] {
  const out = new Array<Float64Array>(works.length);
  for (const kind of Object.keys(memberTable) as Seasonality[]) {
    const group = works.flatMap((work, s) => (seasonalityOf(work) === kind ? [s] : []));
    const signals = signalsOf(
      group.map((s) => works[s]!),
      group.map((s) => errors[s]!),
    );
    group.forEach((s, i) => {
      const logs = Float64Array.from({ length: memberCount }, (_, k) =>
        speaking(s, k) ? expected(kind, k, signals[i]!) : Number.NaN,
      );
      out[s] = weightsOf(logs, powers[kind], (k) => speaking(s, k));
    });
  }
  return out;
}

function weightsOf(logs: Float64Array, power: number, speaks: (member: number) => boolean): Float64Array {
  const known = logs.filter((log) => !Number.isNaN(log));
  // Members that speak, none of which was tested, count alike.
  if (known.length === 0) return shares(logs.map((_, k) => (speaks(k) ? 1 : 0)));
  const best = known.reduce((a, b) => Math.min(a, b));
  const raw = logs.map((log) => (Number.isNaN(log) ? 0 : Math.exp(power * (best - log))));
  return shares(raw.map((weight) => (weight < least ? 0 : weight)));
}

function shares(weights: Float64Array): Float64Array {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
