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
  /** At most so many columns tried at each node, at least 1. Default 700: more cost too much time on wide tables, fewer miss the
   * few that matter there. */
  readonly mostCandidates?: number;
}

/** Rows that a tree sees at most: beyond them trees grow larger than what they add is worth, in time and in memory. */
const mostRows = 20_000;

/** Classifications of more rows keep the larger leaves: there trees down to single rows mostly cost memory and time. */
const fewRows = 1000;

/** @param fewRowsStyle takes the place of what it names in classifications of up to 1,000 rows; not the mode or the trees */
export function forestMember(
  name: string,
  style: ForestStyle,
  fewRowsStyle: Omit<ForestStyle, 'mode' | 'trees'> = {},
): Member {
  const trees = style.trees ?? 200;
  const styleOf = (rows: number, columns: number, classes: boolean) => {
    const used = classes && rows <= fewRows ? { ...style, ...fewRowsStyle } : style;
    const { candidateShare, mostCandidates = 700, ...params } = used;
    const tried = candidateShare ? candidateShare * columns : classes ? Math.sqrt(columns) : columns;
    return {
      ...params,
      candidates: Math.max(1, Math.round(Math.min(tried, mostCandidates))),
      rowFraction: Math.min(params.rowFraction ?? 1, mostRows / rows),
    };
  };
  const fitOn = (frame: Frame, goal: Goal, run: Run, outOfBag: boolean) => {
    return fitExtraTrees(
      frame,
      toTreeTarget(goal),
      styleOf(frame.rows, frame.features.length, goal.kind === 'classes'),
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
      rows >= 5 && rows <= (style.mode === 'forest' ? mostRows : 10 * mostRows) && classes <= 100,
    cost: ({ rows, numbers, categories, classes }) => {
      const tried = styleOf(rows, numbers + categories, classes > 0).candidates;
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
