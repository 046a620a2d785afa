/** The rows that a model got most wrong: where to look for errors in the data, or for what the columns do not say. */

import type { Label, Target } from '../domain/table.ts';
import { chosenClasses } from './class-costs.ts';

/** A row and how wrong the model was on it. */
export interface WorstRow {
  /** Place of the row, from 0, in the table that was given. */
  readonly row: number;
  /** Its line in the file, where rows are lines. */
  readonly line?: number;
  readonly target: Label;
  readonly prediction: Label;
  /** Negative log probability of the true class, or absolute error in the target's unit. */
  readonly loss: number;
  /** Classification: the probability that its class was given. */
  readonly probability?: number;
}

interface Answers {
  /** Scored rows, as places in the training set. */
  readonly order: Int32Array;
  /** Probabilities n × c row-major, or means. */
  readonly answers: Float64Array;
  /** The truth, row-aligned with `order`. */
  readonly truth: Target;
  /** Costs of mistakes, c × c; null: the most probable class is predicted. */
  readonly costs: Float64Array | null;
}

/** Errors this small beside the largest value are rounding. */
const rounding = 1e-9;

/** Rows that are predicted right are left out: of another class than predicted, or with an error beyond rounding.
 *  @param most how many; rows of equal loss in the order of the table
 *  @param placeOf the place of a training row in the table that was given */
export function worstRowsOf(
  { order, answers, truth, costs }: Answers,
  most: number,
  placeOf: (row: number) => number,
  firstLine: number | undefined,
): WorstRow[] {
  const chosen = truth.kind === 'labels' ? chosenClasses(answers, truth.classes.length, costs) : null;
  const judged = Array.from(order, (row, i) => {
    const place = placeOf(row);
    const named = { row: place, ...(firstLine !== undefined && { line: firstLine + place }) };
    if (truth.kind === 'numbers') {
      const target = truth.values[i]!;
      const prediction = answers[i]!;
      return { ...named, target, prediction, loss: Math.abs(target - prediction) };
    }
    const { classes, codes } = truth;
    const width = classes.length;
    const given = answers.subarray(i * width, (i + 1) * width);
    const probability = given[codes[i]!]!;
    const target = classes[codes[i]!]!;
    const prediction = classes[chosen![i]!]!;
    return {
      ...named,
      target,
      prediction,
      loss: -Math.log(Math.max(probability, Number.MIN_VALUE)),
      probability,
    };
  });
  const largest = truth.kind === 'numbers' ? truth.values.reduce((a, b) => Math.max(a, Math.abs(b)), 0) : 0;
  const wrong = judged.filter(({ target, prediction, loss }) =>
    truth.kind === 'numbers' ? loss > rounding * largest : target !== prediction,
  );
  return wrong.sort((a, b) => b.loss - a.loss || a.row - b.row).slice(0, most);
}
