/** Weights of rows by their class: mistakes on some classes cost more, or classes of few rows are to count as much as others. */

import { nearest } from '../../shared/nearest.ts';
import type { Target } from '../domain/table.ts';

/** `balanced`: every class counts alike in all; else how much each row of a class counts, by the label as text, 1 for those
 * not named. */
export type ClassWeights = 'balanced' | Readonly<Record<string, number>>;

/** The weights of the rows times those of their classes.
 * @param weights undefined: all alike
 * @throws TypeError for a regression; RangeError for a class that the target lacks, or a weight that is not above zero */
export function classWeighted(
  target: Target,
  weights: Float64Array | undefined,
  asked: ClassWeights,
): Float64Array {
  if (target.kind === 'numbers')
    throw new TypeError('classWeights belong to a classification; this is a regression');
  const { codes, classes } = target;
  const ofRow = (row: number) => weights?.[row] ?? 1;
  const ofClass =
    asked === 'balanced' ? balanced(codes, classes.length, ofRow) : named(classes.map(String), asked);
  return Float64Array.from(codes, (code, row) => ofRow(row) * ofClass[code]!);
}

function balanced(codes: Int32Array, classes: number, ofRow: (row: number) => number): Float64Array {
  const totals = new Float64Array(classes);
  codes.forEach((code, row) => {
    totals[code]! += ofRow(row);
  });
  // A class without rows that count has none to weigh.
  return totals.map((total) => (total > 0 ? 1 / total : 1));
}

function named(classes: readonly string[], asked: Readonly<Record<string, number>>): Float64Array {
  const weights = new Float64Array(classes.length).fill(1);
  for (const [label, weight] of Object.entries(asked)) {
    const code = classes.indexOf(label);
    if (code < 0) {
      const near = nearest(label, classes);
      const instead = near === undefined ? '' : `; did you mean ${JSON.stringify(near)}?`;
      throw new RangeError(
        `classWeights name ${JSON.stringify(label)}, which is not a class of the target${instead}`,
      );
    }
    if (!(weight > 0 && Number.isFinite(weight)))
      throw new RangeError(
        `classWeights must be finite and above zero, received ${weight} for ${JSON.stringify(label)}`,
      );
    weights[code] = weight;
  }
  return weights;
}
