/** A stand-in for the slow parts of a blend, learnt from their own answers (Buciluă, Caruana & Niculescu-Mizil, KDD
 * 2006): boosted trees that tell how the slow parts differ from the quick ones, so that an error of the trees counts no
 * more than the weight of the parts they stand for. */

import { fitBoosting } from '../estimators/trees.ts';
import type { Frame } from '../frame.ts';
import { fittedTrees } from '../members/boosting-member.ts';
import { type FittedMember, type FittedOn, spreadLevels } from '../members/member.ts';
import type { Packable } from '../pack.ts';
import { createRandom, deriveSeed, type Random } from '../random.ts';
import { takeNumbers, takeRows } from '../rows.ts';
import { checkAborted, type Run } from '../run.ts';
import type { Saved } from '../saved.ts';

export interface Student {
  /** Tell the slow parts' score less the quick parts': one for means or two classes, else one a class. */
  readonly corrections: readonly FittedMember[];
  /** Tell a row's quantiles as of {@link FittedMember.quantileOffsets}, one a level; null where no slow part says them. */
  readonly offsets: readonly FittedMember[] | null;
}

/** What came of compiling a model. */
export interface Compilation {
  /** `kept`: the student answers from now on; `refused`: its loss is too high, or nothing could judge it (no losses), and the model is as it was; `unneeded`: no
   * member of the blend is slow. */
  readonly outcome: 'kept' | 'refused' | 'unneeded';
  /** Held-out rows that the losses are of; 0 when unneeded. */
  readonly rows: number;
  /** Mean log loss, or root mean squared error in the target's unit, of the blend; null when unneeded. */
  readonly blendLoss: number | null;
  /** The same with the student. */
  readonly studentLoss: number | null;
}

/** What a student learns from. */
export interface Lessons {
  /** Real rows and perturbed ones. */
  readonly frame: Frame;
  /** n × corrections. */
  readonly differences: Float64Array;
  /** n × levels. */
  readonly offsets: Float64Array | null;
}

/** Scores that a student corrects: one mean, one log-odds, or a centred logarithm a class. */
export const correctionsOf = (classes: number) => (classes > 2 ? classes : 1);

/** Rows to learn from: seconds of a slow part's time. */
const lessonRows = 4000;
/** Share of a perturbed row's columns that come of another row. */
const swapped = 0.3;

/** Some of the rows as they are, and rows whose columns are mixed from two of them: as many in all as lessons need.
 * @param sources column that each feature comes of: the features of one column stay together */
export function lessonFrame(frame: Frame, sources: readonly number[], seed: number): Frame {
  const random = createRandom(deriveSeed(seed, 71));
  const total = Math.max(lessonRows, Math.min(frame.rows, 2 * lessonRows));
  const own = new Int32Array(total);
  const other = new Int32Array(total);
  for (let i = 0; i < total; i++) {
    // Every row once where there are few, then any of them.
    own[i] = i < frame.rows && frame.rows <= total ? i : drawn(random, frame.rows);
    other[i] = i < frame.rows ? own[i]! : drawn(random, frame.rows);
  }
  const mine = takeRows(frame, own);
  const theirs = takeRows(frame, other);
  const columns = 1 + Math.max(-1, ...sources);
  const swaps = Uint8Array.from({ length: total * columns }, () => (random.next() < swapped ? 1 : 0));
  return {
    rows: total,
    features: mine.features.map((feature, f) => {
      const from = theirs.features[f]!;
      const values = (feature.kind === 'category' ? feature.codes : feature.values).slice();
      const foreign = from.kind === 'category' ? from.codes : from.values;
      for (let i = 0; i < total; i++) if (swaps[i * columns + sources[f]!] === 1) values[i] = foreign[i]!;
      return feature.kind === 'category'
        ? { ...feature, codes: values as Int32Array }
        : { ...feature, values: values as Float64Array };
    }),
  };
}

const drawn = (random: Random, rows: number) => Math.min(rows - 1, Math.floor(random.next() * rows));

const params = {
  iterations: 500,
  learningRate: 0.08,
  maxLeaves: 24,
  minRows: 5,
  l2: 1,
  columnFraction: 0.8,
  patience: 25,
} as const;
/** Every so many rows one is held out, by which the trees stop. */
const heldEvery = 8;

export async function fitStudent(lessons: Lessons, classes: number, run: Run): Promise<Student> {
  const { frame, differences, offsets } = lessons;
  const all = Int32Array.from({ length: frame.rows }, (_, i) => i);
  const split = {
    known: all.filter((row) => row % heldEvery !== 0),
    held: all.filter((row) => row % heldEvery === 0),
  };
  const known = takeRows(frame, split.known);
  const held = takeRows(frame, split.held);
  const learn = async (table: Float64Array, width: number, column: number) => {
    checkAborted(run);
    const target = (rows: Int32Array) => ({
      task: 'regression' as const,
      values: takeNumbers(table, rows, width).filter((_, i) => i % width === column),
    });
    const model = await fitBoosting(known, target(split.known), params, {
      seed: deriveSeed(run.seed, 72, column),
      threads: run.threads,
      control: run.control,
      validation: { frame: held, target: target(split.held) },
    });
    return fittedTrees(model);
  };
  const each = async (table: Float64Array, width: number) => {
    const fitted: FittedMember[] = [];
    for (let column = 0; column < width; column++) fitted.push(await learn(table, width, column));
    return fitted;
  };
  return {
    corrections: await each(differences, correctionsOf(classes)),
    offsets: offsets && (await each(offsets, spreadLevels.length)),
  };
}

/** n × corrections. */
export function studentCorrections({ corrections }: Student, frame: Frame, run: Run): Promise<Float64Array> {
  return sideBySide(corrections, frame, run);
}

/** As of {@link FittedMember.quantileOffsets}. */
export function studentOffsets({ offsets }: Student, frame: Frame, run: Run): Promise<Float64Array> {
  return sideBySide(offsets!, frame, run);
}

async function sideBySide(fitted: readonly FittedMember[], frame: Frame, run: Run): Promise<Float64Array> {
  const width = fitted.length;
  const out = new Float64Array(frame.rows * width);
  for (const [column, member] of fitted.entries()) {
    checkAborted(run);
    const answers = await member.predict(frame, run);
    for (let i = 0; i < frame.rows; i++) out[i * width + column] = answers[i]!;
  }
  return out;
}

export async function packStudent({ corrections, offsets }: Student): Promise<Packable> {
  const packed = (fitted: readonly FittedMember[]) => Promise.all(fitted.map((member) => member.pack()));
  return { corrections: await packed(corrections), offsets: offsets && (await packed(offsets)) };
}

/** @param restore a regression's trees
 * @param saysQuantiles whether a slow part of the blend says quantiles
 * @throws TabularError `fitted_context_incompatible` */
export function restoreStudent(
  saved: Saved,
  { classes }: FittedOn,
  restore: (model: Saved) => FittedMember,
  saysQuantiles: boolean,
): Student {
  const count = correctionsOf(classes);
  const offsets = saved.field('offsets');
  if ((offsets.value !== null) !== saysQuantiles)
    offsets.refuse(saysQuantiles ? 'trees a level' : 'null where no slow part says quantiles');
  return {
    corrections: saved.field('corrections').items(count, count).map(restore),
    offsets: offsets.orNull((its) => its.items(spreadLevels.length, spreadLevels.length).map(restore)),
  };
}
