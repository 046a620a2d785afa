/** Curves of a class against the rest, from its predicted probabilities. Definitions: Fawcett (Pattern Recognition Letters
 * 2006) for ROC; Davis & Goadrich (ICML 2006) for precision and recall; lift and gain as in direct marketing
 * (Vuk & Curk, Metodološki zvezki 2006). */

/** Points of a curve, at falling thresholds: a row is given the class when its probability is at or above the threshold. */
export interface RocCurve {
  readonly falsePositiveRate: readonly number[];
  readonly truePositiveRate: readonly number[];
  /** Null where it lies above every probability. */
  readonly thresholds: readonly (number | null)[];
}

/** Precision against recall over all thresholds. */
export interface PrecisionRecallCurve {
  readonly precision: readonly number[];
  /** Rising; the first point is the highest threshold that any row reaches. */
  readonly recall: readonly number[];
  readonly thresholds: readonly number[];
}

/** How many rows of a class are found by asking the likeliest first. */
export interface LiftCurve {
  /** Share of all rows, those with the highest probabilities first: 0.05, 0.1, … 1. */
  readonly share: readonly number[];
  /** Share of the rows of the class that are among them. Rows of equal probability count by their mean. */
  readonly gain: readonly number[];
  /** gain / share: how many times as many as among rows drawn at random. */
  readonly lift: readonly number[];
}

/** Rows whose probability of the class lies in one tenth of [0, 1]; tenths without rows are left out. */
export interface ReliabilityBin {
  readonly from: number;
  readonly to: number;
  readonly rows: number;
  readonly meanProbability: number;
  /** Share of these rows that are of the class; `meanProbability` when calibrated. */
  readonly frequency: number;
}

/** Curves of one class against the rest. */
export interface ClassCurves {
  readonly roc: RocCurve;
  readonly precisionRecall: PrecisionRecallCurve;
  readonly lift: LiftCurve;
  readonly calibration: readonly ReliabilityBin[];
}

/** Points of a curve that are kept; the areas are taken from all. */
const maxPoints = 200;
const liftSteps = 20;
const reliabilityBins = 10;

/** Rows of equal probability, the highest first. */
interface Level {
  readonly threshold: number;
  /** Rows at or above the threshold, and those of them that are of the class. */
  readonly rows: number;
  readonly hits: number;
}

/** @param positive      n times 0 or 1: whether the row is of the class
 *  @param probabilities n probabilities of the class
 *  @returns null when no row, or every row, is of the class */
export function classCurves(positive: Uint8Array, probabilities: Float64Array): ClassCurves | null {
  const levels = levelsOf(positive, probabilities);
  const { rows, hits } = levels.at(-1) ?? { rows: 0, hits: 0 };
  if (hits === 0 || hits === rows) return null;
  return {
    roc: rocOf(levels, hits, rows - hits),
    precisionRecall: precisionRecallOf(levels, hits),
    lift: liftOf(levels, hits, rows),
    calibration: reliability(positive, probabilities),
  };
}

/** Mean precision over the recalls, Σ (Rₙ − Rₙ₋₁) Pₙ; null when no row is of the class. */
export function averagePrecision(positive: Uint8Array, probabilities: Float64Array): number | null {
  const levels = levelsOf(positive, probabilities);
  const all = levels.at(-1)?.hits ?? 0;
  if (all === 0) return null;
  let area = 0;
  let before = 0;
  for (const { rows, hits } of levels) {
    area += ((hits - before) / all) * (hits / rows);
    before = hits;
  }
  return area;
}

function levelsOf(positive: Uint8Array, probabilities: Float64Array): Level[] {
  const order = Uint32Array.from(probabilities.keys()).sort((a, b) => probabilities[b]! - probabilities[a]!);
  const levels: Level[] = [];
  let hits = 0;
  for (let i = 0; i < order.length; i++) {
    const threshold = probabilities[order[i]!]!;
    hits += positive[order[i]!]!;
    if (i + 1 === order.length || probabilities[order[i + 1]!] !== threshold) {
      levels.push({ threshold, rows: i + 1, hits });
    }
  }
  return levels;
}

/** First, last and points between them about evenly along the curve.
 * @param along rises with the place */
function thinned(levels: readonly Level[], along: (level: Level) => number): Level[] {
  if (levels.length <= maxPoints) return [...levels];
  const first = along(levels[0]!);
  const step = (along(levels.at(-1)!) - first) / (maxPoints - 1);
  const kept: Level[] = [];
  let next = first;
  for (const [i, level] of levels.entries()) {
    if (along(level) < next && i < levels.length - 1) continue;
    kept.push(level);
    while (next <= along(level)) next += step;
  }
  return kept;
}

function rocOf(levels: readonly Level[], positives: number, negatives: number): RocCurve {
  const truePositiveRate = ({ hits }: Level) => hits / positives;
  const falsePositiveRate = ({ rows, hits }: Level) => (rows - hits) / negatives;
  const kept = thinned(levels, (level) => truePositiveRate(level) + falsePositiveRate(level));
  return {
    falsePositiveRate: [0, ...kept.map(falsePositiveRate)],
    truePositiveRate: [0, ...kept.map(truePositiveRate)],
    thresholds: [null, ...kept.map(({ threshold }) => threshold)],
  };
}

function precisionRecallOf(levels: readonly Level[], positives: number): PrecisionRecallCurve {
  const kept = thinned(levels, ({ hits }) => hits);
  return {
    precision: kept.map(({ rows, hits }) => hits / rows),
    recall: kept.map(({ hits }) => hits / positives),
    thresholds: kept.map(({ threshold }) => threshold),
  };
}

function liftOf(levels: readonly Level[], positives: number, rows: number): LiftCurve {
  const share = Array.from({ length: liftSteps }, (_, k) => (k + 1) / liftSteps);
  let at = 0;
  const gain = share.map((part) => {
    const wanted = part * rows;
    while (levels[at]!.rows < wanted - 1e-9) at++;
    const level = levels[at]!;
    const { rows: before, hits } = levels[at - 1] ?? { rows: 0, hits: 0 };
    const within = (wanted - before) / (level.rows - before);
    return (hits + within * (level.hits - hits)) / positives;
  });
  return { share, gain, lift: gain.map((value, k) => value / share[k]!) };
}

function reliability(positive: Uint8Array, probabilities: Float64Array): ReliabilityBin[] {
  const rows = new Int32Array(reliabilityBins);
  const sums = new Float64Array(reliabilityBins);
  const hits = new Int32Array(reliabilityBins);
  for (let i = 0; i < probabilities.length; i++) {
    const bin = Math.min(reliabilityBins - 1, Math.floor(probabilities[i]! * reliabilityBins));
    rows[bin]!++;
    sums[bin]! += probabilities[i]!;
    hits[bin]! += positive[i]!;
  }
  return Array.from(rows.keys())
    .filter((bin) => rows[bin]! > 0)
    .map((bin) => ({
      from: bin / reliabilityBins,
      to: (bin + 1) / reliabilityBins,
      rows: rows[bin]!,
      meanProbability: sums[bin]! / rows[bin]!,
      frequency: hits[bin]! / rows[bin]!,
    }));
}
