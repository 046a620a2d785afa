/** What callers ask of a model beside the rows: directions that predictions keep, costs of mistakes. */

import type { ClassCosts } from '../engine/class-costs.ts';
import type { Monotone } from '../engine/monotone.ts';

export interface ModelOptions {
  /** Numbers and booleans along which predictions may only rise (1) or only fall (−1), all other columns the same: `{ age: 1, price: -1 }`.
   * It holds for means, for quantiles and for the probability of the second class of two; several classes are refused. Only members of
   * the blend that can be held to it take part: boosted trees and linear models. Missing values stand outside of the order.
   * @defaultValue none */
  readonly monotone?: Monotone;
  /** Classification: what it costs to predict one class (inner name) where another is true (outer name): `{ fraud: { fine: 50 } }`. What
   * is not named costs 1, right labels nothing. Labels are then those of the least expected cost, no longer the most probable
   * ones; probabilities stay as they are. `evaluate` tells the mean cost. Together with `classWeights` costs would count twice.
   * @defaultValue none */
  readonly costs?: ClassCosts;
}

/** Checks the options as far as they go without the table.
 * @throws TypeError or RangeError naming the option */
export function toModelOptions({ monotone, costs }: ModelOptions) {
  return { monotone: toMonotone(monotone), costs: toCosts(costs) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toMonotone(monotone: unknown): Monotone | undefined {
  if (monotone === undefined) return undefined;
  if (!isRecord(monotone))
    throw new TypeError('monotone must be an object of 1 and -1 by column, such as { age: 1, price: -1 }');
  for (const [column, direction] of Object.entries(monotone)) {
    if (direction !== 1 && direction !== -1 && direction !== 0)
      throw new RangeError(
        `monotone must be 1, -1 or 0 for each column, received ${String(direction)} for ${JSON.stringify(column)}`,
      );
  }
  return monotone as Monotone;
}

function toCosts(costs: unknown): ClassCosts | undefined {
  if (costs === undefined) return undefined;
  const rows = isRecord(costs) ? Object.values(costs) : [undefined];
  if (!rows.every(isRecord))
    throw new TypeError(
      'costs must be an object by true class of objects by predicted class, such as { fraud: { fine: 50 } }',
    );
  const bad = rows.flatMap((row) => Object.values(row)).find((cost) => !Number.isFinite(cost));
  if (bad !== undefined) throw new RangeError(`costs must be finite numbers, received ${String(bad)}`);
  return costs as ClassCosts;
}
