/** The pretrained model: it reads the training rows in context and answers, without learning anything anew. */

import { kFolds } from '../blend/folds.ts';
import type { Frame } from '../frame.ts';
import { relevance } from '../in-context/relevance.ts';
import { inContextModel, quantileCount, type State } from '../in-context/session.ts';
import {
  drawColumns,
  drawRows,
  maxColumns,
  maxRows,
  rankFeatures,
  type ViewColumn,
  viewCells,
} from '../in-context/view.ts';
import type { Packable } from '../pack.ts';
import { createRandom, deriveSeed, shuffle } from '../random.ts';
import { takeCodes, takeGoal, takeNumbers, takeRows } from '../rows.ts';
import { checkAborted, type Run } from '../run.ts';
import type { FittedMember, Goal, Member } from './member.ts';

/** Views that the model averages. */
const views = 4;
/** Parts held out in turn to judge the model by, each seen through one view to save time: a little worse than four. */
const heldParts = 6;

interface View {
  readonly columns: readonly ViewColumn[];
  /** Shown class for each class; empty for regression. */
  readonly shown: Int32Array;
  readonly state: State;
}

interface Packed {
  readonly views: readonly View[];
  /** 0 for regression. */
  readonly classes: number;
  /** Of the target; 0 and 1 for classification. */
  readonly centre: number;
  readonly scale: number;
}

export const inContextMember: Member = {
  name: 'in-context',
  judging: () => 'parts',
  final: 'refit',
  // Longer tables are better served by trees on all their rows than by a model that sees a part of them.
  accepts: ({ rows, numbers, categories }) => rows >= 8 && rows <= 20_000 && numbers + categories > 0,
  // Measured on one core: the rows' own work, the cells, the square of the rows; and the rows held out.
  cost: ({ rows, numbers, categories }) => {
    const n = Math.min(rows, maxRows);
    const p = Math.min(numbers + categories, maxColumns);
    const fit = 15 + 0.1 * n + 0.012 * n * p + 5e-5 * n * n;
    return (views + heldParts) * fit + 0.35 * rows;
  },
  async judgeParts(frame, goal, run, hopeless) {
    const codes = goal.kind === 'classes' ? goal.codes : undefined;
    const width = goal.kind === 'classes' ? goal.classes : 1;
    const answers = new Float64Array(frame.rows * width);
    const parts = kFolds(frame.rows, Math.min(heldParts, frame.rows), run.seed, codes, true);
    const asked: number[] = [];
    for (const [f, { train, test }] of parts.entries()) {
      const itsRun = { ...run, seed: deriveSeed(run.seed, f + 1) };
      const model = await fitViews(takeRows(frame, train), takeGoal(goal, train), itsRun, 1);
      const held = await model.predict(takeRows(frame, test), run);
      test.forEach((row, i) => {
        answers.set(held.subarray(i * width, (i + 1) * width), row * width);
        asked.push(row);
      });
      const seen = Int32Array.from(asked);
      if (hopeless(seen, takeNumbers(answers, seen, width))) return null;
    }
    return answers;
  },
  fit: (frame, goal, run) => fitViews(frame, goal, run, views),
  restore: (packed) => fitted(packed as unknown as Packed),
};

async function fitViews(frame: Frame, goal: Goal, run: Run, most: number): Promise<FittedMember> {
  const { centre, scale } = spreadOf(goal);
  const wide = frame.features.length > maxColumns;
  const scores = frame.features.map((feature) => (wide ? relevance(feature, goal) : 0));
  const ranked = rankFeatures(frame, scores);
  const made: View[] = [];
  for (let v = 0; v < (ranked.length === 0 ? 0 : most); v++) {
    checkAborted(run);
    made.push(await fitView(frame, goal, ranked, deriveSeed(run.seed, v), v % 2 === 1, { centre, scale }));
  }
  return fitted({ views: made, classes: goal.kind === 'classes' ? goal.classes : 0, centre, scale });
}

async function fitView(
  frame: Frame,
  goal: Goal,
  ranked: readonly number[],
  seed: number,
  byRank: boolean,
  { centre, scale }: { centre: number; scale: number },
): Promise<View> {
  const random = createRandom(seed);
  const columns = drawColumns(frame, ranked, byRank ? 'quantile' : 'standard', random);
  const rows = drawRows(goal, random);
  const cells = viewCells(rows === undefined ? frame : takeRows(frame, rows), columns);
  const categorical = Float32Array.from(columns, ({ codes }) => (codes === null ? 0 : 1));
  const model = await inContextModel();
  if (goal.kind === 'numbers') {
    const values = rows === undefined ? goal.values : takeNumbers(goal.values, rows);
    const target = Float32Array.from(values, (value) => (value - centre) / scale);
    const state = await model.fit({ ...cells, target, categorical, regression: true });
    return { columns, shown: new Int32Array(0), state };
  }
  const shown = shuffle(
    Int32Array.from({ length: goal.classes }, (_, c) => c),
    random,
  );
  const codes = rows === undefined ? goal.codes : takeCodes(goal.codes, rows);
  const target = Float32Array.from(codes, (code) => shown[code]!);
  return { columns, shown, state: await model.fit({ ...cells, target, categorical, regression: false }) };
}

/** Mean and standard deviation; the scale of a constant target is 1. */
function spreadOf(goal: Goal): { centre: number; scale: number } {
  if (goal.kind === 'classes') return { centre: 0, scale: 1 };
  let centre = 0;
  let largest = 0;
  goal.values.forEach((value, i) => {
    centre += (value - centre) / (i + 1);
    largest = Math.max(largest, Math.abs(value));
  });
  if (largest === 0) return { centre, scale: 1 };
  let squares = 0;
  for (const value of goal.values) squares += ((value - centre) / largest) ** 2;
  const scale = Math.sqrt(squares / goal.values.length) * largest;
  return { centre, scale: scale > 0 ? scale : 1 };
}

function fitted(packed: Packed): FittedMember {
  return {
    predict: (frame, run) => predictViews(packed, frame, run),
    pack: async () => packed as unknown as Packable,
  };
}

/** The mean over the views: of probabilities, or of quantiles. */
async function predictViews(
  { views: made, classes, centre, scale }: Packed,
  frame: Frame,
  run: Run,
): Promise<Float64Array> {
  const width = Math.max(1, classes);
  const out = new Float64Array(frame.rows * width);
  if (made.length === 0) return out.fill(classes === 0 ? centre : 1 / classes);
  const model = await inContextModel();
  for (const { columns, shown, state } of made) {
    const answers = await model.predict(state, viewCells(frame, columns), classes, () => checkAborted(run));
    for (let i = 0; i < frame.rows; i++) {
      if (classes === 0) {
        let sum = 0;
        for (let q = 0; q < quantileCount; q++) sum += answers[i * quantileCount + q]!;
        out[i] = out[i]! + (centre + (scale * sum) / quantileCount) / made.length;
        continue;
      }
      for (let c = 0; c < classes; c++) {
        out[i * classes + c] = out[i * classes + c]! + answers[i * classes + shown[c]!]! / made.length;
      }
    }
  }
  return out;
}
