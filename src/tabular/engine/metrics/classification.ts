/** How good class probabilities are. Definitions follow Hastie, Tibshirani & Friedman and Fawcett (2006). */

import { probabilityFloor } from '../validation/losses.ts';
import { averagePrecision, type ClassCurves, classCurves } from './curves.ts';

/** How well one class is told from the rest. */
export interface ClassScores {
  /** Scored rows of this class. */
  readonly support: number;
  /** Of the rows given this class, the share that has it; 0 when none was given it. */
  readonly precision: number;
  /** Of the rows of this class, the share that was given it; 0 without such rows. */
  readonly recall: number;
  /** Harmonic mean of the two. */
  readonly f1: number;
  /** Area under the ROC curve of this class against the rest; null when no row, or every row, is of it. */
  readonly auc: number | null;
  /** Mean precision over the recalls, this class against the rest; null without rows of it. */
  readonly averagePrecision: number | null;
  /** Mean negative log probability of this class over its rows, in nats; null without such rows. */
  readonly logLoss: number | null;
}

/** Rows whose confidence lies between two bounds: calibrated when `accuracy` is near `meanConfidence`. */
export interface CalibrationBin {
  /** Bounds of the confidence, i.e. of the probability of the most probable class. */
  readonly from: number;
  readonly to: number;
  readonly rows: number;
  readonly meanConfidence: number;
  readonly accuracy: number;
}

/** How good class probabilities are. */
export interface ClassificationScores {
  readonly accuracy: number;
  /** Mean of the recalls of the classes that occur. */
  readonly balancedAccuracy: number;
  /** Mean negative log probability of the true class, in nats. */
  readonly logLoss: number;
  /** Area under the ROC curve: of the second class for two, else the mean over classes of one against the rest.
   * Null when fewer than two classes occur. */
  readonly auc: number | null;
  /** In the order of the model's classes. */
  readonly perClass: readonly ClassScores[];
  /** c × c row-major: rows are true classes, columns predicted ones. */
  readonly confusion: Int32Array;
  /** Expected calibration error over ten equal-width bins of confidence (Naeini, Cooper & Hauskrecht 2015). */
  readonly calibrationError: number;
  readonly calibrationBins: readonly CalibrationBin[];
}

/** Index of the largest entry of each row; ties go to the lower class. */
export function argmaxRows(probabilities: Float64Array, classes: number): Int32Array {
  const out = new Int32Array(probabilities.length / classes);
  for (let i = 0; i < out.length; i++) {
    let best = 0;
    for (let c = 1; c < classes; c++) {
      if (probabilities[i * classes + c]! > probabilities[i * classes + best]!) best = c;
    }
    out[i] = best;
  }
  return out;
}

/** @param codes         n true classes
 * @param probabilities n × c row-major
 * @param predicted     n classes that were chosen; default the most probable ones */
export function scoreClassification(
  codes: Int32Array,
  probabilities: Float64Array,
  classes: number,
  predicted: Int32Array = argmaxRows(probabilities, classes),
): ClassificationScores {
  const n = codes.length;
  const confusion = new Int32Array(classes * classes);
  const lossOf = new Float64Array(classes);
  let logLoss = 0;
  let right = 0;
  for (let i = 0; i < n; i++) {
    const code = codes[i]!;
    confusion[code * classes + predicted[i]!]!++;
    if (code === predicted[i]) right++;
    const loss = -Math.log(Math.max(probabilities[i * classes + code]!, probabilityFloor));
    lossOf[code]! += loss;
    logLoss += loss / n;
  }
  const perClass = Array.from({ length: classes }, (_, c): ClassScores => {
    let support = 0;
    let given = 0;
    for (let other = 0; other < classes; other++) {
      support += confusion[c * classes + other]!;
      given += confusion[other * classes + c]!;
    }
    const hits = confusion[c * classes + c]!;
    const precision = given > 0 ? hits / given : 0;
    const recall = support > 0 ? hits / support : 0;
    const f1 = precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0;
    const { positive, scores } = againstRest(codes, probabilities, classes, c);
    return {
      support,
      precision,
      recall,
      f1,
      auc: rankAuc(positive, scores),
      averagePrecision: averagePrecision(positive, scores),
      logLoss: support > 0 ? lossOf[c]! / support : null,
    };
  });
  const present = perClass.filter(({ support }) => support > 0);
  const bins = calibrationBins(codes, argmaxRows(probabilities, classes), probabilities, classes);
  return {
    accuracy: right / n,
    balancedAccuracy: present.reduce((sum, { recall }) => sum + recall, 0) / present.length,
    logLoss,
    auc: meanAuc(perClass),
    perClass,
    confusion,
    calibrationError: bins.reduce(
      (sum, { rows, accuracy, meanConfidence }) => sum + (rows / n) * Math.abs(accuracy - meanConfidence),
      0,
    ),
    calibrationBins: bins,
  };
}

function calibrationBins(
  codes: Int32Array,
  predicted: Int32Array,
  probabilities: Float64Array,
  classes: number,
): CalibrationBin[] {
  const count = 10;
  const rows = new Int32Array(count);
  const hits = new Int32Array(count);
  const confidence = new Float64Array(count);
  for (let i = 0; i < codes.length; i++) {
    const p = probabilities[i * classes + predicted[i]!]!;
    const bin = Math.min(count - 1, Math.floor(p * count));
    rows[bin]!++;
    confidence[bin]! += p;
    if (codes[i] === predicted[i]) hits[bin]!++;
  }
  return Array.from({ length: count }, (_, bin) => ({
    from: bin / count,
    to: (bin + 1) / count,
    rows: rows[bin]!,
    meanConfidence: rows[bin]! > 0 ? confidence[bin]! / rows[bin]! : 0,
    accuracy: rows[bin]! > 0 ? hits[bin]! / rows[bin]! : 0,
  }));
}

/** Of the second class for two, else the mean over the classes. */
function meanAuc(perClass: readonly ClassScores[]): number | null {
  const wanted = perClass.length === 2 ? perClass.slice(1) : perClass;
  const areas = wanted.flatMap(({ auc }) => (auc === null ? [] : [auc]));
  return areas.length === 0 ? null : areas.reduce((a, b) => a + b, 0) / areas.length;
}

/** Curves of each class against the rest, in the order of the classes; null for a class that no row, or every row, has.
 * @param codes         n true classes
 * @param probabilities n × c row-major */
export function classificationCurves(
  codes: Int32Array,
  probabilities: Float64Array,
  classes: number,
): (ClassCurves | null)[] {
  return Array.from({ length: classes }, (_, c) => {
    const { positive, scores } = againstRest(codes, probabilities, classes, c);
    return classCurves(positive, scores);
  });
}

function againstRest(codes: Int32Array, probabilities: Float64Array, classes: number, label: number) {
  const positive = Uint8Array.from(codes, (code) => Number(code === label));
  const scores = Float64Array.from(codes, (_, i) => probabilities[i * classes + label]!);
  return { positive, scores };
}

/** Area under the ROC curve by ranks, ties counting half (Mann–Whitney); null when one side is empty. */
export function rankAuc(positive: ArrayLike<number>, scores: Float64Array): number | null {
  const order = Uint32Array.from(scores.keys()).sort((a, b) => scores[a]! - scores[b]!);
  let positives = 0;
  let rankSum = 0;
  for (let start = 0; start < order.length; ) {
    let end = start;
    while (end < order.length && scores[order[end]!] === scores[order[start]!]) end++;
    for (let i = start; i < end; i++) {
      if (positive[order[i]!] !== 1) continue;
      positives++;
      rankSum += (start + 1 + end) / 2;
    }
    start = end;
  }
  const negatives = order.length - positives;
  if (positives === 0 || negatives === 0) return null;
  return (rankSum - (positives * (positives + 1)) / 2) / (positives * negatives);
}
