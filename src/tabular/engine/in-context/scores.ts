/** What other members say of every row, shown to the pretrained network as columns beside the table's own: what takes many columns
 * together to tell, such as a weighted sum of all of them, then stands in one. A row of the context is scored by a fit that has not
 * seen it (stacking; Wolpert, Neural Networks 1992), because that is how the rows asked about will be scored. */

import type { Frame, NumericFeature } from '../frame.ts';
import { type FittedMember, type Member, shapeOf } from '../members/member.ts';
import { deriveSeed } from '../random.ts';
import type { Run } from '../run.ts';
import { crossValidate, finalFits } from '../validation/cross-validate.ts';
import { foldsOf } from '../validation/folds.ts';
import type { Goal } from '../validation/goal.ts';

/** Rows are scored by fits on the others in so many folds … */
const folds = 5;
/** … split anew so many times: of one split of few rows the scores hang on chance. */
const splitsOf = (rows: number) => (rows > 800 ? 1 : 3);
/** Fits of a member that is validated by folds, the last one on all rows. */
export const scoreFits = (rows: number) => folds * splitsOf(rows) + 1;
/** Nothing is called less likely than this: one row's certainty must not stretch the scale of all others. */
const least = 1e-4;

/** Scores rows to come. */
export interface Scorer {
  /** Of the member. */
  readonly name: string;
  readonly fitted: FittedMember;
}

export interface Scored {
  /** None where no row could be held out. */
  readonly scorers: readonly Scorer[];
  /** The frame with its scores, each of a fit that has not seen the row; NaN for the only row of a class. */
  readonly frame: Frame;
}

export async function fitScores(
  members: readonly Member[],
  frame: Frame,
  goal: Goal,
  run: Run,
): Promise<Scored> {
  if (members.length === 0) return { scorers: [], frame };
  const classes = goal.kind === 'classes' ? goal.classes : 0;
  const split = (time: number) => foldsOf(goal, frame.rows, folds, deriveSeed(run.seed, 0x5c0e, time), true);
  const parts = split(0);
  // Every row the only one of its class.
  if (parts.length === 0) return { scorers: [], frame };
  const rows = Int32Array.from(parts.flatMap(({ test }) => Array.from(test))).sort();
  for (let time = 1; time < splitsOf(frame.rows); time++) parts.push(...split(time));
  const context = { frame, goal, shape: shapeOf(frame, goal), folds: parts, rows, run };
  const scorers: Scorer[] = [];
  const columns: NumericFeature[] = [];
  for (const member of members) {
    const validated = await crossValidate(member, context, undefined, () => {});
    const [fitted] = await finalFits(validated, context);
    scorers.push({ name: member.name, fitted: fitted! });
    columns.push(...columnsOf(validated.answers!, classes, frame.rows, rows));
  }
  return { scorers, frame: { rows: frame.rows, features: [...frame.features, ...columns] } };
}

/** How many columns a scorer adds. */
export const scoreColumns = (classes: number) => (classes > 2 ? classes : 1);

/** The frame and what the scorers say of its rows. */
export async function withScores(
  scorers: readonly Scorer[],
  frame: Frame,
  classes: number,
  run: Run,
): Promise<Frame> {
  const told = await Promise.all(scorers.map(({ fitted }) => fitted.predict(frame, run)));
  const columns = told.flatMap((answers) => columnsOf(answers, classes, frame.rows));
  return { rows: frame.rows, features: [...frame.features, ...columns] };
}

/** One column of means, of log-odds for two classes, or for each class its log-probability minus the mean over the classes.
 * @param asked rows of the answers; default all */
function columnsOf(
  answers: Float64Array,
  classes: number,
  rows: number,
  asked?: Int32Array,
): NumericFeature[] {
  const count = scoreColumns(classes);
  const width = Math.max(1, classes);
  const columns = Array.from({ length: count }, () => new Float64Array(rows).fill(Number.NaN));
  const log = (at: number) => Math.log(Math.max(least, answers[at]!));
  for (let i = 0; i < answers.length / width; i++) {
    const row = asked === undefined ? i : asked[i]!;
    const at = i * width;
    if (classes === 0) columns[0]![row] = answers[at]!;
    else if (classes === 2) columns[0]![row] = log(at + 1) - log(at);
    else {
      let mean = 0;
      for (let c = 0; c < classes; c++) mean += log(at + c) / classes;
      for (let c = 0; c < classes; c++) columns[c]![row] = log(at + c) - mean;
    }
  }
  return columns.map((values, c) => ({ kind: 'number' as const, name: `score ${c}`, values }));
}
