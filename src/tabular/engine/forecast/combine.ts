/** Weights of candidates from their errors at past origins: few, positive, shrunk towards what holds for all series. */

export interface CandidateErrors {
  /** Per series: one error per candidate (any scale of that series' own), NaN where a candidate does not apply. */
  readonly errors: readonly Float64Array[];
  /** Per series: how much the errors weigh, about the number of independent forecasts behind them; 0 is none. */
  readonly evidence: Float64Array;
  /** Relative errors expected before any data are seen; their mean is about 1. */
  readonly prior: Float64Array;
}

export interface WeightOptions {
  /** Evidence at which a series' own errors and those of all series count alike. */
  readonly ownHalf: number;
  /** Number of series at which their pooled errors and the prior count alike. */
  readonly poolHalf: number;
  /** Weights go as error^−power. */
  readonly power: number;
  /** A series' own errors and those of all are averaged as logarithms: what misses by many times as much counts by more than one
   * that happened to do somewhat worse. */
  readonly inLogs?: boolean;
  /** Candidates that would weigh less than this share of the heaviest are left out. */
  readonly least: number;
}

/** Weights per series; each row sums to 1 over the candidates that apply to it. */
export function learnWeights(input: CandidateErrors, options: WeightOptions): Float64Array[] {
  const { errors, evidence, prior } = input;
  const count = prior.length;
  // Errors relative to the mean of their series, so that series of any size speak alike.
  const relative = errors.map((own) => relativeTo(own));
  const sum = new Float64Array(count);
  const weight = new Float64Array(count);
  relative.forEach((own, s) => {
    for (let k = 0; k < count; k++) {
      if (Number.isNaN(own[k]!)) continue;
      const w = Math.min(1, evidence[s]! / 2);
      sum[k]! += w * Math.log(Math.min(Math.max(own[k]!, 0.05), 20));
      weight[k]! += w;
    }
  });
  const pooled = Float64Array.from(prior, (value, k) =>
    Math.exp((sum[k]! + options.poolHalf * Math.log(value)) / (weight[k]! + options.poolHalf)),
  );
  return relative.map((own, s) => {
    const share = evidence[s]! / (evidence[s]! + options.ownHalf);
    const weights = new Float64Array(count);
    let most = 0;
    for (let k = 0; k < count; k++) {
      if (errors[s]!.length > 0 && Number.isNaN(errors[s]![k]!) && evidence[s]! > 0) continue;
      const seen = Number.isNaN(own[k]!) ? pooled[k]! : averaged(own[k]!, pooled[k]!, share, options.inLogs);
      weights[k] = Math.max(seen, 1e-3) ** -options.power;
      most = Math.max(most, weights[k]!);
    }
    let total = 0;
    for (let k = 0; k < count; k++) {
      if (weights[k]! < options.least * most) weights[k] = 0;
      total += weights[k]!;
    }
    return weights.map((value) => value / total);
  });
}

/** Errors are drawn in below this share of their mean before their logarithms are taken. */
const leastRelative = 0.02;

function averaged(own: number, pooled: number, share: number, inLogs = false): number {
  if (!inLogs) return share * own + (1 - share) * pooled;
  return Math.max(own, leastRelative) ** share * pooled ** (1 - share);
}

function relativeTo(own: Float64Array): Float64Array {
  let sum = 0;
  let count = 0;
  for (const value of own) {
    if (Number.isNaN(value)) continue;
    sum += value;
    count++;
  }
  const mean = count > 0 ? sum / count : 0;
  // All errors zero: the candidates are equally good.
  return own.map((value) => (mean > 0 ? value / mean : Number.isNaN(value) ? value : 1));
}

/** Median absolute deviations from the median beyond which a candidate is drawn in: for the mean, and for the spread, which is about
 * disagreement. A single explosion tells nothing of either. */
const furthestOfMean = 5;
const furthestOfSpread = 30;
/** Disagreement by less than this share of the forecast is no explosion, however much the others agree. */
const leastExplosion = 0.25;

/** The weighted mean of candidates at one step. Values far outside of the others are drawn in first, so that one explosive path cannot
 * carry the mean away. */
export function combineStep(values: Float64Array, weights: Float64Array): number {
  const present = presentOf(values, weights);
  if (present.length === 0) return Number.NaN;
  const { centre, deviation } = middleOf(present);
  const reach = present.length >= 3 ? furthestOfMean * deviation : Number.POSITIVE_INFINITY;
  let sum = 0;
  let total = 0;
  for (let k = 0; k < values.length; k++) {
    if (!(weights[k]! > 0) || !Number.isFinite(values[k]!)) continue;
    sum += weights[k]! * Math.min(Math.max(values[k]!, centre - reach), centre + reach);
    total += weights[k]!;
  }
  // Rounding must not leave the range of the candidates: equal ones are answered exactly.
  return Math.min(Math.max(sum / total, present[0]!), present[present.length - 1]!);
}

/** The weighted standard deviation of the candidates at one step: how far they disagree. */
export function spreadOf(values: Float64Array, weights: Float64Array): number {
  const mean = combineStep(values, weights);
  const present = presentOf(values, weights);
  const { centre, deviation } = middleOf(present);
  const reach =
    present.length >= 3
      ? Math.max(furthestOfSpread * deviation, leastExplosion * Math.abs(centre))
      : Number.POSITIVE_INFINITY;
  let [squares, total] = [0, 0];
  for (let k = 0; k < values.length; k++) {
    if (!(weights[k]! > 0) || !Number.isFinite(values[k]!)) continue;
    const value = Math.min(Math.max(values[k]!, centre - reach), centre + reach);
    squares += weights[k]! * (value - mean) ** 2;
    total += weights[k]!;
  }
  return total > 0 ? Math.sqrt(squares / total) : 0;
}

/** The candidates that count, ascending. */
function presentOf(values: Float64Array, weights: Float64Array): number[] {
  const present: number[] = [];
  for (let k = 0; k < values.length; k++)
    if (weights[k]! > 0 && Number.isFinite(values[k]!)) present.push(values[k]!);
  return present.sort((a, b) => a - b);
}

function middleOf(present: readonly number[]): { centre: number; deviation: number } {
  const centre = median(present);
  return {
    centre,
    deviation: median(present.map((value) => Math.abs(value - centre)).sort((a, b) => a - b)),
  };
}

function median(sorted: readonly number[]): number {
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
