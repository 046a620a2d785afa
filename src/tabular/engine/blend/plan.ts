/** How much work a table of a given shape deserves: folds, repeats and which members run. A function of the shape
 * and of what the caller asked for, never of the clock. */

import { type Member, type Shape, takesPart, validationOf } from '../members/member.ts';
import type { FoldPlan } from './effort.ts';

/** The folds that the shape deserves, or fewer when the first member alone would take longer than allowed. */
export function affordableFolds(
  plan: FoldPlan,
  first: Member | undefined,
  shape: Shape,
  allowedMs: number,
): FoldPlan {
  if (first === undefined || plan.folds <= 1) return plan;
  const fewer = [plan, { ...plan, repeats: 1 }, { folds: 5, repeats: 1 }, { folds: 3, repeats: 1 }];
  const cost = first.cost(shape);
  const fits = fewer.find(
    (each) => each.folds <= plan.folds && cost * fitsOf(first, shape, each) <= allowedMs,
  );
  return fits ?? { folds: 1, repeats: 1 };
}

/** Share of the rows held out when there is a single held-out part. */
export const holdoutFraction = 0.1;

/** Estimated milliseconds on one core: six seconds, and more with the square root of the cells, up to
 * 250,000 of them (17 s). */
export function defaultBudgetMs(shape: Shape): number {
  return 6000 + 22 * Math.sqrt(Math.min(cellsOf(shape), fullCells));
}

/** What the members after the first may cost together. On larger tables than that they get what the first leaves of
 * the budget: there it learns most of what is to be learnt, and no larger table is to cost less than a smaller one. */
export function budgetOfOthers(
  budgetMs: number,
  first: Member | undefined,
  shape: Shape,
  plan: FoldPlan,
): number {
  if (first === undefined || cellsOf(shape) <= fullCells) return budgetMs;
  return Math.max(0, budgetMs - first.cost(shape) * fitsOf(first, shape, plan));
}

const fullCells = 250_000;
const cellsOf = ({ rows, numbers, categories }: Shape) => rows * (numbers + categories);

export interface PlannedMember {
  readonly member: Member;
  /** Estimated cost of all its fits, in milliseconds on one core. */
  readonly costMs: number;
}

/** How many fits it takes to validate a member and to have its final fits. */
function fitsOf(member: Member, shape: Shape, { folds, repeats }: FoldPlan): number {
  const validation = validationOf(member, shape);
  const onFolds = folds === 1 ? 1 : folds * repeats;
  switch (validation.kind) {
    case 'out-of-sample':
    case 'hold-out':
      return 1;
    case 'settings':
      return onFolds + 1;
    case 'folds': {
      const pilots = validation.earlyStopping && folds > 1 ? 2 : 0;
      return onFolds + pilots + (validation.final === 'refit' ? 1 : 0);
    }
  }
}

/** The members that fit into the budget. The first acceptable one of the portfolio always runs, and leaves the budget
 * to the others; then come those that cost next to nothing; what is left goes to the others in the order of the
 * portfolio. A member that holds out rows itself, and is pruned at the first part that shows it far behind, takes nothing
 * from the others: it has as much for itself. The cheap ones run first, cheapest first, so that costly ones can be
 * pruned; the costly ones follow in the order of the portfolio, so that a late end cuts off the last. */
export function planMembers(
  portfolio: readonly Member[],
  shape: Shape,
  plan: FoldPlan,
  budgetMs: number,
): PlannedMember[] {
  const accepted = portfolio
    .filter((member) => takesPart(member, shape))
    .map((member) => ({ member, costMs: member.cost(shape) * fitsOf(member, shape, plan) }));
  const chosen = new Set(accepted.slice(0, 1));
  let spent = 0;
  for (const cheap of [true, false]) {
    for (const each of accepted) {
      if (chosen.has(each) || prunesItself(each.member, shape)) continue;
      if (cheap && each.costMs > cheapShare * budgetMs) continue;
      if (spent + each.costMs > budgetMs) continue;
      spent += each.costMs;
      chosen.add(each);
    }
  }
  for (const each of accepted) {
    if (prunesItself(each.member, shape) && each.costMs <= budgetMs) chosen.add(each);
  }
  const rank = ({ costMs }: PlannedMember) =>
    costMs <= cheapShare * budgetMs ? costMs : Number.POSITIVE_INFINITY;
  const inOrder = accepted.filter((each) => chosen.has(each));
  return inOrder.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

const prunesItself = (member: Member, shape: Shape) => validationOf(member, shape).kind === 'hold-out';

const cheapShare = 0.05;
