/** What callers say of rows beside their cells: weights, groups, weights of classes. */

import type { ClassWeights } from '../engine/class-weights.ts';
import { type GroupLabel, groupCodes } from '../engine/row-groups.ts';

export interface RowOptions {
  /** How much each row counts, relative to the others: one finite, non-negative number a row, or the name of a column
   * that holds them, which is then no feature. A row of weight zero is as good as absent. Scales and categories are
   * still taken from all rows alike. Default: every row counts the same. */
  readonly weights?: ArrayLike<number> | string;
  /** Rows that belong together (visits of one patient, days of one shop): one label a row, or the name of a column that holds
   * them, which is then no feature. Rows of one group are never judged by a model that has seen others of it, in
   * `evaluate` and wherever a fit compares, weighs or calibrates its members. A row without a label is a group by itself.
   * Default: every row is. */
  readonly groups?: ArrayLike<GroupLabel> | string;
  /** How much the rows of each class of a classification count, times `weights`: `{ fraud: 20 }`, finite and above zero, 1 for
   * classes that are not named; or `balanced`, where every class counts alike in all. Probabilities are then those of such
   * a mixture of classes. Default: every row counts the same. */
  readonly classWeights?: ClassWeights;
}

interface Parts extends RowOptions {
  readonly target: string;
  readonly features?: readonly string[];
}

/** Checks the options as far as they go without the table.
 * @throws TypeError or RangeError naming the option */
export function toRowOptions(options: Parts) {
  return {
    weights: toWeights(options),
    groups: toGroups(options),
    classWeights: toClassWeights(options),
  };
}

function toWeights({ weights, target, features }: Parts): Float64Array | string | undefined {
  if (weights === undefined) return undefined;
  if (typeof weights === 'string') {
    if (weights !== target && !features?.includes(weights)) return weights;
    throw new RangeError(
      `weights must name a column that is neither target nor feature, received ${JSON.stringify(weights)}`,
    );
  }
  const isList = typeof weights === 'object' && weights !== null && typeof weights.length === 'number';
  if (!isList || Array.prototype.some.call(weights, (weight) => typeof weight !== 'number')) {
    throw new TypeError('weights must be numbers, one a row, or the name of a column');
  }
  return Float64Array.from(weights);
}

function toGroups({ groups, target, features, weights }: Parts): Int32Array | string | undefined {
  if (groups === undefined) return undefined;
  if (typeof groups === 'string') {
    if (groups !== target && groups !== weights && !features?.includes(groups)) return groups;
    throw new RangeError(
      `groups must name a column that is neither target, weights nor feature, received ${JSON.stringify(groups)}`,
    );
  }
  const isList = typeof groups === 'object' && groups !== null && typeof groups.length === 'number';
  if (!isList || Array.prototype.some.call(groups, (label) => typeof label === 'object' && label !== null)) {
    throw new TypeError('groups must be words, numbers or booleans, one a row, or the name of a column');
  }
  return groupCodes(groups);
}

function toClassWeights({ classWeights }: Parts): ClassWeights | undefined {
  const isNamed =
    typeof classWeights === 'object' &&
    classWeights !== null &&
    Object.values(classWeights).every((weight) => typeof weight === 'number');
  if (classWeights === undefined || classWeights === 'balanced' || isNamed) return classWeights;
  throw new TypeError(
    'classWeights must be "balanced" or an object of numbers by class, such as { yes: 5, no: 1 }',
  );
}
