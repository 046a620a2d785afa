/** When a member need not be validated on: it is far behind the best one so far, or adds too little to the blend. */

import { takeNumbers } from '../rows.ts';
import { type Goal, takeGoal, widthOf } from './goal.ts';
import { rowLosses } from './losses.ts';

/** Whether held-out answers show that asking on is not worth its while.
 * @param rows    numbers of the rows
 * @param answers rows × c, or one a row */
export type ShouldPrune = (rows: Int32Array, answers: Float64Array) => boolean;

/** What a member is measured against: answers for the rows that are held out. */
export interface Bar {
  /** Of the best member so far. */
  readonly leader: Float64Array;
  /** Of the blend of all members so far; asked for once, when a member first needs it. */
  readonly blend: () => Float64Array;
  /** Share of the blend's loss that a member must be able to take from it; 0: any will do. */
  readonly leastGain: number;
}

/** Far behind: the loss exceeds the leader's by this share of it … */
const margin = 0.25;
/** … and by so many standard errors of the mean difference, row by row, that chance does not explain it. */
const standardErrors = 2;
/** Fewer rows do not tell a standard error. */
const fewestRows = 8;

export interface Pruner {
  readonly shouldPrune: ShouldPrune;
  /** Mean loss of the answers last seen; NaN before the first. */
  loss(): number;
}

/** @param rows numbers of the rows that the bar has answers for
 * @param bar  undefined: nothing is pruned */
export function pruneAgainst(goal: Goal, rows: Int32Array, bar: Bar | undefined): Pruner {
  const width = widthOf(goal);
  const place = new Map(Array.from(rows, (row, i) => [row, i]));
  let loss = Number.NaN;
  let blend: Float64Array | undefined;
  return {
    loss: () => loss,
    shouldPrune(asked, answers) {
      // Rows that no fold holds out do not count.
      const known = Int32Array.from(asked.keys()).filter((i) => place.has(asked[i]!));
      const at = known.map((i) => asked[i]!);
      const truth = takeGoal(goal, at);
      const mine = takeNumbers(answers, known, width);
      const losses = rowLosses(truth, mine);
      loss = mean(losses);
      if (bar === undefined || known.length < fewestRows) return false;
      const places = at.map((row) => place.get(row)!);
      if (isFarBehind(losses, rowLosses(truth, takeNumbers(bar.leader, places, width)))) return true;
      if (bar.leastGain === 0) return false;
      blend ??= bar.blend();
      return marginalGain(truth, takeNumbers(blend, places, width), mine) < bar.leastGain;
    },
  };
}

function isFarBehind(losses: Float64Array, leaderLosses: Float64Array): boolean {
  const excess = losses.map((value, i) => value - leaderLosses[i]!);
  const behind = mean(excess);
  const squares = excess.reduce((sum, value) => sum + (value - behind) ** 2, 0);
  const error = Math.sqrt(squares / (excess.length - 1) / excess.length);
  return behind > margin * mean(leaderLosses) && behind > standardErrors * error;
}

const mean = (values: Float64Array) => values.reduce((a, b) => a + b, 0) / values.length;

/** Shares that a new member may take of a blend: a tenth to a half. */
const shares = [0.1, 0.2, 0.3, 0.4, 0.5];

/** How much of a blend's loss another member takes from it, at the share that suits these rows best: of the log loss of
 * the two pooled by logarithms, or of the root mean squared error of their weighted mean. 0 where no share helps.
 * @param blend   rows × c, or one a row
 * @param answers likewise */
export function marginalGain(goal: Goal, blend: Float64Array, answers: Float64Array): number {
  const lossAt = (share: number) => mean(rowLosses(goal, mixed(goal, blend, answers, share)));
  const alone = lossAt(0);
  if (!(alone > 0)) return 0;
  const left = Math.min(1, ...shares.map((share) => lossAt(share) / alone));
  return 1 - (goal.kind === 'numbers' ? Math.sqrt(left) : left);
}

/** A probability of none would silence all others. */
const smallest = 1e-4;

function mixed(goal: Goal, blend: Float64Array, answers: Float64Array, share: number): Float64Array {
  if (goal.kind === 'numbers') return blend.map((value, i) => (1 - share) * value + share * answers[i]!);
  const { classes } = goal;
  const out = blend.map(
    (p, i) => Math.max(p, 1e-15) ** (1 - share) * Math.max(answers[i]!, smallest) ** share,
  );
  for (let from = 0; from < out.length; from += classes) {
    let total = 0;
    for (let c = from; c < from + classes; c++) total += out[c]!;
    for (let c = from; c < from + classes; c++) out[c]! /= total;
  }
  return out;
}
