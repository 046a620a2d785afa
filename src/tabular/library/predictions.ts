/** What a model says of some rows: typed arrays, with accessors for people. */

import type { Label } from '../domain/table.ts';
import type { Prediction } from '../engine/engine.ts';
import type { OtherScale, UnreadCells } from '../engine/prepare/index.ts';

/** Iterating gives the predicted label or number of each row.
 * @example
 * const predicted = await model.predict('new.csv', { quantiles: [0.1, 0.9] });
 * console.log(predicted.at(0), predicted.quantile(0, 0.9)); */
export class Predictions implements Iterable<Label> {
  readonly rows: number;
  /** Classification: the labels, in the order of the columns of `probabilities`; null for regression. */
  readonly classes: readonly Label[] | null;
  /** Regression: predicted means, length n. Classification: the index in `classes` of the most probable class. */
  readonly values: Float64Array | Int32Array;
  /** n × c row-major, each row sums to 1 ± 1e-6; null for regression. */
  readonly probabilities: Float64Array | null;
  /** n × q row-major, non-decreasing with the level; null unless asked for. */
  readonly quantiles: Float64Array | null;
  readonly quantileLevels: readonly number[] | null;
  /** Cells of the rows that could not be read as the column was at the fit, or hold a category that it did not have: they count
   * as missing. One entry for each column that has such cells. */
  readonly unread: readonly UnreadCells[];
  /** Columns whose numbers or dates all lie far from those that the model has learnt, as in another unit: shares for percentages,
   * grams for kilograms, years of another century. They are predicted as they stand. */
  readonly otherScale: readonly OtherScale[];

  constructor(prediction: Prediction) {
    this.rows = prediction.rows;
    this.classes = prediction.classes;
    this.values = prediction.values;
    this.probabilities = prediction.probabilities;
    this.quantiles = prediction.quantiles;
    this.quantileLevels = prediction.quantileLevels;
    this.unread = prediction.unread;
    this.otherScale = prediction.otherScale;
  }

  /** The predicted label (in the JSON type of the training labels) or number of a row.
   * @param row 0 … rows − 1; negative counts from the end, as of `Array.prototype.at` */
  at(row: number): Label {
    const value = this.values[this.#index(row)]!;
    return this.classes === null ? value : this.classes[value]!;
  }

  /** The predicted labels or numbers of all rows. */
  toArray(): Label[] {
    const { values, classes } = this;
    const labels = new Array<Label>(values.length);
    // Three times as quick as iterating: of a large table it would hold the event loop too long.
    for (let i = 0; i < labels.length; i++) labels[i] = classes === null ? values[i]! : classes[values[i]!]!;
    return labels;
  }

  /** The probability of a label in a row.
   * @throws TypeError for a regression, RangeError when the model knows no such label */
  probability(row: number, label: Label): number {
    if (this.classes === null || this.probabilities === null) {
      throw new TypeError('probability: a regression has no probabilities; ask for quantiles instead');
    }
    const column = this.classes.indexOf(label);
    if (column < 0) {
      throw new RangeError(`label must be one of the model's classes, received ${JSON.stringify(label)}`);
    }
    return this.probabilities[this.#index(row) * this.classes.length + column]!;
  }

  /** The quantile of a row at one of the levels that were asked for, in the target's unit.
   * @throws RangeError when that level was not asked for */
  quantile(row: number, level: number): number {
    const column = this.quantileLevels?.indexOf(level) ?? -1;
    if (column < 0 || this.quantiles === null || this.quantileLevels === null) {
      const known = this.quantileLevels?.join(', ') || 'none';
      throw new RangeError(`level must be one of those asked for (${known}), received ${level}`);
    }
    return this.quantiles[this.#index(row) * this.quantileLevels.length + column]!;
  }

  *[Symbol.iterator](): Generator<Label> {
    for (const value of this.values) yield this.classes === null ? value : this.classes[value]!;
  }

  #index(row: number): number {
    const index = row < 0 ? this.rows + row : row;
    if (!(Number.isInteger(index) && index >= 0 && index < this.rows)) {
      throw new RangeError(`row must be a whole number from 0 to ${this.rows - 1}, received ${row}`);
    }
    return index;
  }
}
