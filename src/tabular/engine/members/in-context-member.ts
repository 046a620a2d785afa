/** The pretrained model: it reads the training rows in context and answers, without learning anything anew. */

import type { Frame } from '../frame.ts';
import { scoreFits } from '../in-context/scores.ts';
import { maxColumns, maxRows } from '../in-context/view.ts';
import {
  askViews,
  fitViews,
  packViews,
  type Reading,
  restoreViews,
  type ViewAnswers,
  type ViewKind,
  type Views,
} from '../in-context/views.ts';
import { deriveSeed } from '../random.ts';
import { takeNumbers, takeRows } from '../rows.ts';
import { checkAborted, type Run } from '../run.ts';
import { cautiousSetting } from '../validation/cautious-setting.ts';
import { foldsOf } from '../validation/folds.ts';
import { type Goal, takeGoal } from '../validation/goal.ts';
import { rowLosses } from '../validation/losses.ts';
import { discriminantMember } from './discriminant-member.ts';
import { forestMember } from './forest-member.ts';
import { linearMember } from './linear-member.ts';
import {
  type FittedMember,
  type HoldOut,
  type Member,
  type Shape,
  shapeOf,
  spreadLevels,
  validationOf,
} from './member.ts';

/** How tables are read that fit into a context, and those that do not. */
export interface Readings {
  /** Views of all rows, or each of its own sample of them where they are more than a context holds. */
  readonly sampled: Omit<Reading, 'kinds' | 'scorers'>;
  /** For every region of a longer table a context of the rows near it. */
  readonly regional: Omit<Reading, 'kinds' | 'scorers'>;
  /** Whose scores stand beside the columns; none: no scores. */
  readonly scorers: readonly Member[];
  /** Whether each part is seen through one view alone where there is no choice of kinds; default: one of each kind. */
  readonly oneView?: boolean;
}

/** Whose scores stand beside the columns: weighted sums of all columns, trees, and clouds of classes. */
const scorersTried: readonly Member[] = [
  linearMember('linear', 'standard'),
  forestMember('extra-trees', { mode: 'extra', trees: 200, rowFraction: 0.63, minRows: 2, maxBins: 64 }),
  discriminantMember('discriminant'),
];
/** Classes, and so columns of scores of each, at most. */
const maxScored = 10;
/** Milliseconds on one core that scores may cost a reading of the table. */
const maxScoresMs = 250;

/** Those of the scorers that can learn such a table; none where they would take too long. */
function scorersFor(shape: Shape, scorers: readonly Member[]): readonly Member[] {
  const able = scorers.filter((member) => shape.classes <= maxScored && member.accepts(shape));
  return scoresMs(shape, able) <= maxScoresMs ? able : [];
}

/** What scores cost a reading: a member whose fit answers for its own rows is fitted once, others for every fold of every split. */
const scoresMs = (shape: Shape, scorers: readonly Member[]) =>
  scorers.reduce(
    (sum, member) =>
      sum +
      member.cost(shape) * (validationOf(member, shape).kind === 'out-of-sample' ? 1 : scoreFits(shape.rows)),
    0,
  );

/** Parts held out in turn for validation, each seen through one view of each kind to save time: a little worse
 * than all. */
const heldParts = (rows: number, oneView: boolean) => (rows > 500 || oneView ? 3 : 5);

/** Milliseconds of reading one context, measured on one core: the rows' own work, the cells, the square of the rows. */
const readingMs = (rows: number, columns: number) =>
  15 + 0.1 * rows + 0.012 * rows * columns + 5e-5 * rows * rows;

/** Views of a part in validation at most. */
const viewsValidated = 2;
/** Rows to a region at least, so that few rows are not read over and over. */
const leastRegion = 200;
const regionsFor = (rows: number, { regions }: { readonly regions: number }) =>
  Math.max(2, Math.min(regions, Math.floor(rows / leastRegion)));

const mostRows = 20_000;
/** On more rows than this it had no weight on any table looked at (7,194 × 13, 10,000 × 10 to 100), for a third of the time of
 * their fits. */
const mostRowsOfOneView = 5000;

/** Two views of a table, one of each kind: every further one adds to the time of every answer. */
export const inContextMember: Member = inContextMemberOf({
  sampled: { views: 2, rows: maxRows, regions: 1 },
  regional: { views: 2, rows: 512, regions: 8 },
  scorers: scorersTried,
  oneView: true,
});

/** More views, and each part seen through both kinds of them. */
export const thoroughInContextMember: Member = inContextMemberOf({
  sampled: { views: 6, rows: maxRows, regions: 1 },
  regional: { views: 2, rows: 512, regions: 8 },
  scorers: scorersTried,
});

export function inContextMemberOf({ sampled, regional, scorers, oneView = false }: Readings): Member {
  /** Readings of a table, the plainer first. Rows that count differently are drawn by their weight, from all of them. */
  const readingsOf = ({ rows }: Frame, { sampleWeights }: Goal) =>
    rows > sampled.rows && sampleWeights === undefined
      ? [sampled, { ...regional, regions: regionsFor(rows, regional) }]
      : [sampled];
  const validate: HoldOut['validate'] = async (frame, goal, run, shouldPrune) => {
    const parts = foldsOf(
      goal,
      frame.rows,
      Math.min(heldParts(frame.rows, oneView), frame.rows),
      run.seed,
      true,
    );
    const shape = shapeOf(frame, goal);
    const scored = scorersFor(shape, scorers);
    const tried = viewKindsFor(shape, scored).map((kinds) => ({ kinds, ...emptyAnswers(frame, goal) }));
    const all = tried[0]!.kinds;
    const readings = readingsOf(frame, goal);
    let reading = 0;
    const asked: number[] = [];
    let best = 0;
    for (const [f, { train, test }] of parts.entries()) {
      const partRun = { ...run, seed: deriveSeed(run.seed, f + 1) };
      const known = takeRows(frame, train);
      const held = takeRows(frame, test);
      const truth = takeGoal(goal, test);
      // Kinds take turns where all of them are shown in any case.
      const shown = oneView && tried.length === 1 ? [all[f % all.length]!] : all;
      /** The answers through one view of each kind shown. */
      const ask = async (which: number) => {
        const views = { ...readings[which]!, kinds: shown, views: shown.length, scorers: scored };
        const { views: each, ...rest } = await fitViews(known, takeGoal(goal, train), partRun, views);
        const answers: ViewAnswers[] = [];
        for (const m of shown.keys()) {
          answers.push(await askViews({ ...rest, views: each.slice(m, m + 1) }, held, run));
        }
        return answers;
      };
      let byKind = await ask(reading);
      if (f === 0 && readings.length > 1) {
        const other = await ask(1);
        const lossOf = (answers: readonly ViewAnswers[]) => total(rowLosses(truth, meanOf(answers).answers));
        if (lossOf(other) < lossOf(byKind)) {
          reading = 1;
          byKind = other;
        }
      }
      for (const { kinds, answers, offsets } of tried) {
        const mean = meanOf(
          kinds.filter((kind) => shown.includes(kind)).map((kind) => byKind[shown.indexOf(kind)]!),
        );
        scatter(mean.answers, test, answers.length / frame.rows, answers);
        if (mean.offsets !== null) scatter(mean.offsets, test, spreadLevels.length, offsets);
      }
      for (const row of test) asked.push(row);
      const seen = Int32Array.from(asked);
      const answersSeen = tried.map(({ answers }) => takeNumbers(answers, seen, answers.length / frame.rows));
      const truthSeen = takeGoal(goal, seen);
      best = cautiousSetting(answersSeen.map((answers) => rowLosses(truthSeen, answers)));
      if (shouldPrune(seen, answersSeen[best]!)) return null;
    }
    const { answers, offsets } = tried[best]!;
    const guide = { kind: 'setting', setting: reading * tried.length + best } as const;
    return { answers, guide, ...(goal.kind === 'numbers' && { offsets }) };
  };
  return {
    name: 'in-context',
    validation: () => ({ kind: 'hold-out', validate }),
    priorWeight: 2,
    // Longer tables are better served by trees on all their rows than by a model that sees a part of them.
    accepts: ({ rows, numbers, categories }) =>
      rows >= 8 && rows <= (oneView ? mostRowsOfOneView : mostRows) && numbers + categories > 0,
    cost: (shape) => {
      const { rows, numbers, categories } = shape;
      const scored = scorersFor(shape, scorers);
      const scoring = scoresMs(shape, scored);
      const shown = scored.length * (shape.classes > 2 ? shape.classes : 1);
      const columns = Math.min(numbers + categories + shown, maxColumns);
      const parts = heldParts(rows, oneView);
      const held = parts * (oneView && scored.length > 0 ? 1 : viewsValidated);
      const one = readingMs(Math.min(rows, sampled.rows), columns);
      if (rows <= sampled.rows) return (held + sampled.views) * one + (parts + 1) * scoring;
      const near = regionsFor(rows, regional) * readingMs(regional.rows, columns);
      // Both readings answer the first part.
      return viewsValidated * one + (held + regional.views) * near + (parts + 2) * scoring;
    },
    async fit(frame, goal, run, guide) {
      const readings = readingsOf(frame, goal);
      const shape = shapeOf(frame, goal);
      const scored = scorersFor(shape, scorers);
      const tried = viewKindsFor(shape, scored);
      const setting = guide?.kind === 'setting' ? guide.setting : (readings.length - 1) * tried.length;
      const reading = readings[Math.floor(setting / tried.length)]!;
      const kinds = tried[setting % tried.length]!;
      return fittedOf(await fitViews(frame, goal, run, { ...reading, kinds, scorers: scored }));
    },
    restore: (saved, on) => fittedOf(restoreViews(saved, on, scorers)),
  };
}

/** What the views of a model may show, by turns. Which serves a table best, the held-out rows say; both kinds together
 * are the cautious choice, and with scores about as good as any. Axes need two numbers. */
function viewKindsFor({ numbers }: Shape, scorers: readonly Member[]): readonly (readonly ViewKind[])[] {
  if (numbers < 2) return [['columns']];
  return scorers.length > 0 ? [['columns', 'axes']] : [['columns', 'axes'], ['columns'], ['axes']];
}

function emptyAnswers({ rows }: Frame, goal: Goal) {
  const numbers = goal.kind === 'numbers';
  return {
    answers: new Float64Array(rows * (goal.kind === 'classes' ? goal.classes : 1)),
    offsets: new Float64Array(numbers ? rows * spreadLevels.length : 0),
  };
}

/** As one reading through all the views would answer. */
function meanOf(each: readonly ViewAnswers[]): ViewAnswers {
  const mean = (arrays: readonly Float64Array[]) =>
    arrays[0]!.map((_, i) => arrays.reduce((sum, array) => sum + array[i]!, 0) / arrays.length);
  const offsets = each.flatMap(({ offsets }) => (offsets === null ? [] : [offsets]));
  return {
    answers: mean(each.map(({ answers }) => answers)),
    offsets: offsets.length > 0 ? mean(offsets) : null,
  };
}

const total = (losses: Float64Array) => losses.reduce((a, b) => a + b, 0);

/** Rows of `from`, in their order, to their places in `to`. */
function scatter(from: Float64Array, rows: Int32Array, width: number, to: Float64Array): void {
  rows.forEach((row, i) => {
    to.set(from.subarray(i * width, (i + 1) * width), row * width);
  });
}

function fittedOf(views: Views): FittedMember {
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
    rough: async (frame, run, count) =>
      (await askViews({ ...views, views: views.views.slice(0, count) }, frame, run)).answers,
    ...(views.classes === 0 && {
      quantileOffsets: async (frame: Frame, run: Run) => (await ask(frame, run)).offsets!,
    }),
    pack: () => packViews(views),
    slow: true,
  };
}
