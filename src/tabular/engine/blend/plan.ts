/** How much work a table of a given shape deserves: folds, repeats and which members run. A function of the shape
 * and of what the caller asked for, never of the clock. */

import type { Member, Shape } from '../members/member.ts';

export interface FoldPlan {
  /** 0: too few rows to hold any out; 1: one held-out part; else k-fold. */
  readonly folds: number;
  readonly repeats: number;
}

/** The folds that the shape deserves, or fewer when the first member alone would take three times the budget. */
export function affordableFolds(
  plan: FoldPlan,
  first: Member | undefined,
  shape: Shape,
  budgetMs: number,
): FoldPlan {
  if (first === undefined || plan.folds <= 1) return plan;
  const fewer = [plan, { ...plan, repeats: 1 }, { folds: 5, repeats: 1 }, { folds: 3, repeats: 1 }];
  const cost = first.cost(shape);
  const fits = fewer.find(
    ({ folds, repeats }) =>
      folds <= plan.folds && cost * (folds * repeats + (first.steered ? 2 : 0)) <= 3 * budgetMs,
  );
  return fits ?? { folds: 1, repeats: 1 };
}

export function planFolds({ rows }: Shape): FoldPlan {
  if (rows < 4) return { folds: 0, repeats: 0 };
  if (rows < 40) return { folds: Math.min(rows, 10), repeats: 3 };
  if (rows < 300) return { folds: 8, repeats: 2 };
  if (rows < 5000) return { folds: 8, repeats: 1 };
  if (rows <= 100_000) return { folds: 5, repeats: 1 };
  return { folds: 1, repeats: 1 };
}

/** Share of the rows held out when there is a single held-out part. */
export const holdoutFraction = 0.1;

/** Estimated milliseconds on one core that the members after the first may cost together: six seconds, and more with
 * the square root of the cells (2 million cells: 37 s; 28 million: 2 min). */
export function defaultBudgetMs({ rows, numbers, categories }: Shape): number {
  return 6000 + 22 * Math.sqrt(rows * (numbers + categories));
}

export interface PlannedMember {
  readonly member: Member;
  /** Estimated cost of all its fits, in milliseconds on one core. */
  readonly costMs: number;
}

/** The members that fit into the budget, in the order of the portfolio. The first acceptable one always runs, and
 * leaves the budget to the others: what is cheap takes part everywhere. */
export function planMembers(
  portfolio: readonly Member[],
  shape: Shape,
  plan: FoldPlan,
  budgetMs: number,
): PlannedMember[] {
  const fits = plan.folds === 1 ? 1 : plan.folds * plan.repeats;
  const chosen: PlannedMember[] = [];
  let spent = 0;
  for (const member of portfolio) {
    if (!member.accepts(shape)) continue;
    const costMs = member.cost(shape) * (fits + (member.final === 'refit' ? 1 : 0));
    if (chosen.length > 0) {
      if (spent + costMs > budgetMs) continue;
      spent += costMs;
    }
    chosen.push({ member, costMs });
  }
  return chosen;
}
