/** The last combination: between the portfolio, the portfolio less covariates and the boosted model. */

import { learnWeights, type WeightOptions } from './combine.ts';
import { withClosedSteps, withEmptySlots } from './empty-slots.ts';
import { vouchedGrowth } from './growth.ts';
import { evidenceOf, type Work } from './plan.ts';
import type { Source } from './source.ts';

export interface Blend {
  /** Of the sources, in their order; they sum to 1. */
  weights(work: number): Float64Array;
  path(work: number): Float64Array;
  sigma(work: number): Float64Array;
  test(work: number, origin: number): Float64Array;
  testSigma(work: number, origin: number): Float64Array;
}

const sourceWeighting: WeightOptions = { ownHalf: 8, poolHalf: 3, power: 4, least: 0.1 };
/** The portfolio and the networks are means of many each and miss by about as much: what few tests tell of the one that does better
 * is chance for the most part. The waves of a long season pay by far or not at all. */
const besideNetworks: WeightOptions = { ...sourceWeighting, ownHalf: 20, poolHalf: 30, inLogs: true };
const weightingOf = (sources: readonly Source[]) =>
  sources.some(({ handicap }) => handicap !== undefined) &&
  !sources.some(({ seasons }) => seasons !== undefined)
    ? besideNetworks
    : sourceWeighting;

export function blendSources(works: readonly Work[], sources: readonly Source[]): Blend {
  const speaks = (source: Source, s: number) => source.paths[s]!.length > 0;
  // Sources are compared at the origins where all that speak were tested.
  const shared = works.map((work, s) =>
    work.origins.lengths
      .map((_, o) => o)
      .filter((o) => sources.every((source) => !speaks(source, s) || source.tests[s]![o]!.length > 0)),
  );
  const errors = works.map((work, s) => {
    const missed = sources.map((source) => shared[s]!.map((o) => meanMiss(work, source, s, o)));
    const first = missed[0]!;
    const reference = first.reduce((sum, value) => sum + value, 0);
    return Float64Array.from(sources, (source, k) => {
      if (first.length === 0 || !speaks(source, s)) return Number.NaN;
      if (!source.cautious) return (source.handicap ?? 1) * missed[k]!.reduce((sum, value) => sum + value, 0);
      return reference * Math.max(...missed[k]!.map((value, i) => value / Math.max(first[i]!, 1e-300)));
    });
  });
  const evidence = Float64Array.from(works, (work, s) => evidenceOf(work, shared[s]!.length));
  const prior = Float64Array.from(sources, (source) => source.prior * (source.handicap ?? 1));
  const weights =
    sources.length === 1
      ? works.map(() => Float64Array.of(1))
      : learnWeights({ errors, evidence, prior }, weightingOf(sources)).map((own, s) =>
          sharesOf(own.map((weight, k) => (speaks(sources[k]!, s) ? weight : 0))),
        );
  const mix = (s: number, pick: (source: Source) => Float64Array | undefined): Float64Array => {
    let total = 0;
    let out: Float64Array | undefined;
    sources.forEach((source, k) => {
      const part = pick(source);
      const weight = weights[s]![k]!;
      if (!part || part.length === 0 || !(weight > 0)) return;
      out ??= new Float64Array(part.length);
      for (let j = 0; j < part.length; j++) out[j]! += weight * part[j]!;
      total += weight;
    });
    // No weighted source speaks here: the first one always does.
    return out ? out.map((value) => value / total) : pick(sources[0]!)!;
  };
  const memo = <T>(compute: (s: number) => T) => {
    const kept = new Map<number, T>();
    return (s: number) => {
      if (!kept.has(s)) kept.set(s, compute(s));
      return kept.get(s)!;
    };
  };
  const mixed = memo((s) => mix(s, (source) => source.paths[s]));
  const paths = memo((s) => asThePastVouches(works[s]!, works[s]!.values.length, mixed(s)));
  const sigmas = memo((s) =>
    inProportion(
      mix(s, (source) => source.sigmas?.[s]),
      mixed(s),
      paths(s),
    ),
  );
  const tested = (s: number, o: number) => mix(s, (source) => source.tests[s]![o]);
  const test = (s: number, o: number) =>
    asThePastVouches(works[s]!, works[s]!.origins.lengths[o]!, tested(s, o));
  return {
    weights: (s) => weights[s]!,
    path: paths,
    sigma: sigmas,
    test,
    testSigma: (s, o) =>
      inProportion(
        mix(s, (source) => source.testSigmas?.[s]?.[o]),
        tested(s, o),
        test(s, o),
      ),
  };
}

/** What no mean of models says: growth by shares goes on in part, and where a season always was nought it is. */
function asThePastVouches(work: Work, length: number, path: Float64Array): Float64Array {
  // What is known of the steps ahead may tell of what never was: a shop that opens on a Sunday.
  const { values, periods, known } = work;
  const past = values.subarray(0, length);
  if (known.length > 0) return withClosedSteps(past, path, known);
  return periods.reduce((drawn, period) => withEmptySlots(past, drawn, period), vouchedGrowth(past, path));
}

/** A path that was raised is as uncertain, in shares, as it was. */
function inProportion(sigma: Float64Array, before: Float64Array, after: Float64Array): Float64Array {
  return sigma.map((own, j) =>
    after[j]! > before[j]! && before[j]! > 0 ? (own * after[j]!) / before[j]! : own,
  );
}

function sharesOf(weights: Float64Array): Float64Array {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

function meanMiss(work: Work, source: Source, s: number, o: number): number {
  const test = source.tests[s]![o]!;
  const length = work.origins.lengths[o]!;
  let sum = 0;
  for (let j = 0; j < test.length; j++) sum += Math.abs(work.values[length + j]! - test[j]!);
  return sum / test.length;
}
