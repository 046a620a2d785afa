/** What a fit is estimated to cost follows the table's size, and large tables do not cost more than their first member. */

import { expect, test } from 'vitest';
import { effortSettings } from '../../../../src/tabular/engine/blend/effort.ts';
import {
  affordableFolds,
  budgetOfOthers,
  defaultBudgetMs,
  planMembers,
} from '../../../../src/tabular/engine/blend/plan.ts';
import type { Shape } from '../../../../src/tabular/engine/members/member.ts';
import { portfolios } from '../../../../src/tabular/engine/members/portfolio.ts';

const shapeOf = (rows: number, columns: number): Shape => ({
  rows,
  numbers: columns,
  categories: 0,
  designColumns: columns,
  classes: 2,
});

function planned(shape: Shape) {
  const { folds } = effortSettings.balanced;
  const budget = defaultBudgetMs(shape);
  const first = portfolios.balanced.find((member) => member.accepts(shape));
  const plan = affordableFolds(folds(shape), first, shape, 3 * budget);
  const members = planMembers(portfolios.balanced, shape, plan, budgetOfOthers(budget, first, shape, plan));
  return { members, first: first!.name, total: members.reduce((sum, { costMs }) => sum + costMs, 0) };
}

test('On large tables the members after the first have what it leaves of the budget', () => {
  for (const [rows, columns] of [
    [10_000, 100],
    [30_000, 50],
    [100_000, 50],
    [100_000, 500],
    [1_000_000, 10],
    [1_000_000, 100],
  ] as const) {
    const { members, first, total } = planned(shapeOf(rows, columns));
    const own = members.find(({ member }) => member.name === first)!.costMs;
    expect(total).toBeLessThanOrEqual(Math.max(own, defaultBudgetMs(shapeOf(rows, columns))) + 1e-6);
  }
  expect(planned(shapeOf(1_000_000, 100)).members.map(({ member }) => member.name)).toEqual(['boosting']);
});

test('A larger table of as many columns is not estimated to cost less, from 100,000 rows on', () => {
  for (const columns of [10, 50, 100, 500]) {
    const totals = [100_000, 200_000, 500_000, 1_000_000].map(
      (rows) => planned(shapeOf(rows, columns)).total,
    );
    for (const [i, total] of totals.slice(1).entries()) expect(total).toBeGreaterThan(0.7 * totals[i]!);
  }
});
