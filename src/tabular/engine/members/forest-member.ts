/** Extremely randomised trees and random forests, validated by the trees that have not seen a row. */

import { type ForestParams, fitExtraTrees } from '../estimators/trees.ts';
import type { Frame } from '../frame.ts';
import type { Run } from '../run.ts';
import type { Goal } from '../validation/goal.ts';
import { fittedTrees, restoreTrees, toTreeTarget, weightsOf } from './boosting-member.ts';
import { constantMember } from './constant-member.ts';
import type { Member, OutOfSampleFit } from './member.ts';

export interface ForestStyle extends Omit<ForestParams, 'candidates'> {
  /** Columns tried at each node, as a share of all; default √columns for classification, all for regression. */
  readonly candidateShare?: number;
}

/** Rows that a tree sees at most: beyond them trees grow larger than what they add is worth, in time and in memory. */
const mostRows = 20_000;

/** More columns than this at every node cost too much time on wide tables; fewer miss the few that matter there. */
const maxCandidates = 700;

export function forestMember(name: string, { candidateShare, ...params }: ForestStyle): Member {
  const trees = params.trees ?? 200;
  const candidatesOf = (columns: number, classes: boolean) => {
    const share = candidateShare ? candidateShare * columns : classes ? Math.sqrt(columns) : columns;
    return Math.max(1, Math.round(Math.min(share, maxCandidates)));
  };
  const fitOn = (frame: Frame, goal: Goal, run: Run, outOfBag: boolean) => {
    const candidates = candidatesOf(frame.features.length, goal.kind === 'classes');
    return fitExtraTrees(
      frame,
      toTreeTarget(goal),
      { ...params, candidates, rowFraction: Math.min(params.rowFraction ?? 1, mostRows / frame.rows) },
      { seed: run.seed, threads: run.threads, control: run.control, outOfBag, ...weightsOf(goal) },
    );
  };
  const fitAll = async (frame: Frame, goal: Goal, run: Run): Promise<OutOfSampleFit> => {
    const { model, outOfBag } = await fitOn(frame, goal, run, true);
    return { fitted: fittedTrees(model), answers: await completed(outOfBag!, frame, goal, run) };
  };
  return {
    name,
    // Trees that see few of the rows would all be asked about nearly every row: a part held out costs a fraction of that.
    validation: ({ rows }) =>
      rows <= mostRows
        ? { kind: 'out-of-sample', fit: fitAll }
        : { kind: 'folds', final: 'bag', earlyStopping: false },
    // Bootstrap samples are as large as the table.
    accepts: ({ rows, classes }) =>
      rows >= 5 && rows <= (params.mode === 'forest' ? mostRows : 10 * mostRows) && classes <= 100,
    cost: ({ rows, numbers, categories, classes }) => {
      const tried = candidatesOf(numbers + categories, classes > 0);
      const seen = Math.min(rows, mostRows);
      // Every level of a tree looks at all its rows once for each column tried.
      return (0.5 * trees * seen * Math.log2(seen + 1) * tried * 10) / 1e6;
    },
    fit: async (frame, goal, run) => fittedTrees((await fitOn(frame, goal, run, false)).model),
    restore: restoreTrees,
  };
}

/** Rows that every tree has seen get the class shares, or the mean. */
async function completed(answers: Float64Array, frame: Frame, goal: Goal, run: Run): Promise<Float64Array> {
  if (!answers.some(Number.isNaN)) return answers;
  const fallback = await (await constantMember.fit(frame, goal, run)).predict(frame, run);
  return answers.map((value, i) => (Number.isNaN(value) ? fallback[i]! : value));
}
