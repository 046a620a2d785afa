/** The pretrained model: it reads the training rows in context and answers, without learning anything anew. */

import { kFolds } from '../blend/folds.ts';
import { rowLosses } from '../blend/greedy.ts';
import type { Frame } from '../frame.ts';
import { maxColumns, maxRows } from '../in-context/view.ts';
import { askViews, fitViews, type Reading, type ViewAnswers, type Views } from '../in-context/views.ts';
import type { Packable } from '../pack.ts';
import { deriveSeed } from '../random.ts';
import { takeGoal, takeNumbers, takeRows } from '../rows.ts';
import { checkAborted, type Run } from '../run.ts';
import { type FittedMember, type Goal, type Member, spreadLevels } from './member.ts';

/** How tables are read that fit into a context, and those that do not. */
export interface Readings {
  /** Views of all rows, or each of its own sample of them where they are more than a context holds. */
  readonly sampled: Reading;
  /** For every region of a longer table a context of the rows near it. */
  readonly regional: Reading;
}

/** Parts held out in turn to judge the model by, each seen through one view to save time: a little worse than all. */
const heldParts = (rows: number) => (rows > 1.5 * maxRows ? 3 : 6);

/** Milliseconds of reading one context, measured on one core: the rows' own work, the cells, the square of the rows. */
const readingMs = (rows: number, columns: number) =>
  15 + 0.1 * rows + 0.012 * rows * columns + 5e-5 * rows * rows;

export const inContextMember: Member = inContextMemberOf({
  sampled: { views: 4, rows: maxRows, regions: 1 },
  regional: { views: 2, rows: 512, regions: 8 },
});

export function inContextMemberOf({ sampled, regional }: Readings): Member {
  /** Settings of a table, the plainer first. Rows that count differently are drawn by their weight, from all of them. */
  const readingsOf = ({ rows }: Frame, { weights }: Goal): readonly Reading[] =>
    rows > sampled.rows && weights === undefined ? [sampled, regional] : [sampled];
  return {
    name: 'in-context',
    judging: () => 'parts',
    final: 'refit',
    // Longer tables are better served by trees on all their rows than by a model that sees a part of them.
    accepts: ({ rows, numbers, categories }) => rows >= 8 && rows <= 20_000 && numbers + categories > 0,
    cost: ({ rows, numbers, categories }) => {
      const columns = Math.min(numbers + categories, maxColumns);
      const parts = heldParts(rows);
      const one = readingMs(Math.min(rows, sampled.rows), columns);
      const near = regional.regions * readingMs(regional.rows, columns);
      const contexts =
        rows > sampled.rows ? one + (parts + regional.views) * near : (parts + sampled.views) * one;
      return contexts + 0.35 * rows;
    },
    async judgeParts(frame, goal, run, hopeless) {
      const codes = goal.kind === 'classes' ? goal.codes : undefined;
      const width = goal.kind === 'classes' ? goal.classes : 1;
      const parts = kFolds(frame.rows, Math.min(heldParts(frame.rows), frame.rows), run.seed, codes, true);
      const answers = new Float64Array(frame.rows * width);
      const offsets = new Float64Array(goal.kind === 'numbers' ? frame.rows * spreadLevels.length : 0);
      const readings = readingsOf(frame, goal);
      let setting = 0;
      const asked: number[] = [];
      for (const [f, { train, test }] of parts.entries()) {
        const itsRun = { ...run, seed: deriveSeed(run.seed, f + 1) };
        const known = takeRows(frame, train);
        const held = takeRows(frame, test);
        const ask = async (reading: Reading) => {
          const views = await fitViews(known, takeGoal(goal, train), itsRun, { ...reading, views: 1 });
          return askViews(views, held, run);
        };
        let its = await ask(readings[setting]!);
        if (f === 0 && readings.length > 1) {
          const other = await ask(readings[1]!);
          const truth = takeGoal(goal, test);
          if (total(rowLosses(truth, other.answers)) < total(rowLosses(truth, its.answers))) {
            setting = 1;
            its = other;
          }
        }
        scatter(its.answers, test, width, answers);
        if (its.offsets !== null) scatter(its.offsets, test, spreadLevels.length, offsets);
        for (const row of test) asked.push(row);
        const seen = Int32Array.from(asked);
        if (hopeless(seen, takeNumbers(answers, seen, width))) return null;
      }
      return { answers, guide: { setting }, ...(goal.kind === 'numbers' && { offsets }) };
    },
    async fit(frame, goal, run, guide) {
      const readings = readingsOf(frame, goal);
      const setting = guide !== undefined && 'setting' in guide ? guide.setting : readings.length - 1;
      return fitted(await fitViews(frame, goal, run, readings[setting]!));
    },
    restore: (packed) => fitted(packed as unknown as Views),
  };
}

const total = (losses: Float64Array) => losses.reduce((a, b) => a + b, 0);

/** Rows of `from`, in their order, to their places in `to`. */
function scatter(from: Float64Array, rows: Int32Array, width: number, to: Float64Array): void {
  rows.forEach((row, i) => {
    to.set(from.subarray(i * width, (i + 1) * width), row * width);
  });
}

function fitted(views: Views): FittedMember {
  // Means and quantiles of the same rows come of one reading; what is remembered goes when the frame does.
  const known = new WeakMap<Frame, ViewAnswers>();
  const ask = async (frame: Frame, run: Run) => {
    checkAborted(run);
    const answers = known.get(frame) ?? (await askViews(views, frame, run));
    known.set(frame, answers);
    return answers;
  };
  return {
    predict: async (frame, run) => (await ask(frame, run)).answers,
    ...(views.classes === 0 && {
      quantileOffsets: async (frame: Frame, run: Run) => (await ask(frame, run)).offsets!,
    }),
    pack: async () => views as unknown as Packable,
  };
}
