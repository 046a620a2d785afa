/** Several members, few weights, one calibrated answer. */

import { softmaxRows } from '../estimators/linear.ts';
import { predictTreesMean } from '../estimators/trees.ts';
import type { Frame } from '../frame.ts';
import { type FittedMember, type FittedOn, type Member, spreadLevels } from '../members/member.ts';
import { restoreMember } from '../members/present-classes.ts';
import { residualMemberName } from '../members/residual-members.ts';
import type { Packable } from '../pack.ts';
import { checkAborted, type Run } from '../run.ts';
import type { Saved } from '../saved.ts';
import { predictQuantiles, type Spread } from './conformal.ts';
import { addLogs } from './log-pool.ts';
import {
  correctionsOf,
  fitStudent,
  lessonFrame,
  packStudent,
  restoreStudent,
  type Student,
  studentCorrections,
  studentOffsets,
} from './student.ts';

export interface BlendPart {
  readonly name: string;
  /** Positive; the weights of all parts sum to 1. */
  readonly weight: number;
  /** Averaged: the fits of the folds, or one fit on all rows. */
  readonly fitted: readonly FittedMember[];
}

/** What the fit learnt about its members, for people to read. */
export interface MemberReport {
  readonly name: string;
  readonly weight: number;
  /** Mean log loss, or root mean squared error, over the rows held out; null when nothing could be held out. */
  readonly score: number | null;
  readonly fitMs: number;
}

export interface Blend {
  /** 0 for regression. */
  readonly classes: number;
  readonly parts: readonly BlendPart[];
  /** Of the pool of probabilities: their weighted logarithms are divided by it. 1 for regression. */
  readonly temperature: number;
  /** How much of equal probabilities is mixed with each part's before the logarithm; 0 for regression. */
  readonly floor: number;
  /** Null for classification. */
  readonly spread: Spread | null;
  readonly members: readonly MemberReport[];
  /** Answers in place of the slow parts; null: they answer themselves. */
  readonly student: Student | null;
}

/** Whether a part takes up to a millisecond a row. */
export const isSlow = ({ fitted }: BlendPart) => fitted.some(({ slow }) => slow === true);
const weightOf = (parts: readonly BlendPart[]) => parts.reduce((sum, { weight }) => sum + weight, 0);

/** Whether a student could make the blend quicker. */
export const hasSlowParts = ({ parts }: Blend) => parts.some(isSlow);

/** n × c probabilities, or n means. */
export function predictBlend(blend: Blend, frame: Frame, run: Run): Promise<Float64Array> {
  return predictParts(blend, blend.parts, frame, run);
}

/** What {@link predictParts} says without a student, of parts with many views by so many of them alone. */
export async function predictRoughly(
  blend: Blend,
  parts: readonly BlendPart[],
  frame: Frame,
  run: Run,
  views: number,
): Promise<Float64Array> {
  const rough = parts.map(({ fitted, ...rest }) => ({
    ...rest,
    fitted: fitted.map((each): FittedMember => {
      const { rough: ask } = each;
      return ask === undefined ? each : { ...each, predict: (rows, own) => ask(rows, own, views) };
    }),
  }));
  return finished(blend, await summed(blend, rough, frame, run));
}

/** What some parts of a blend say together, with the weights that they have in it: n × c probabilities, pooled as
 * {@link fitLogPool} says, or n weighted sums. A student, where there is one, speaks for the slow parts. */
export async function predictParts(
  blend: Blend,
  parts: readonly BlendPart[],
  frame: Frame,
  run: Run,
): Promise<Float64Array> {
  const { classes, temperature, student } = blend;
  const slow = parts.filter(isSlow);
  if (student === null || slow.length === 0) return finished(blend, await summed(blend, parts, frame, run));
  const quick = parts.filter((part) => !isSlow(part));
  const every = blend.parts.filter((part) => !isSlow(part));
  const out = await summed(blend, quick, frame, run);
  const start = quick.length === every.length ? out.slice() : await summed(blend, every, frame, run);
  const corrections = await studentCorrections(student, frame, run);
  const scores = scoresOf(blend, start, weightOf(every));
  const weight = weightOf(slow) / (classes > 0 ? temperature : 1);
  for (let i = 0; i < scores.length; i++) {
    const score = scores[i]! + corrections[i]!;
    if (classes !== 2) {
      out[i] = out[i]! + weight * score;
      continue;
    }
    out[2 * i] = out[2 * i]! - (weight * score) / 2;
    out[2 * i + 1] = out[2 * i + 1]! + (weight * score) / 2;
  }
  return finished(blend, out);
}

/** n × c weighted logarithms, or n weighted sums. */
async function summed(
  { classes, temperature, floor }: Blend,
  parts: readonly BlendPart[],
  frame: Frame,
  run: Run,
): Promise<Float64Array> {
  const out = new Float64Array(frame.rows * Math.max(1, classes));
  // Of few rows the way to the native threads and back is most of the work: all members go it at once.
  const early =
    frame.rows <= fewRows ? await Promise.all(parts.map((part) => answersOf(part, frame, run))) : null;
  for (const [p, part] of parts.entries()) {
    checkAborted(run);
    const answers = early?.[p] ?? (await answersOf(part, frame, run));
    const { weight } = part;
    if (classes > 0) addLogs(out, answers, classes, weight / temperature, floor);
    else for (let i = 0; i < out.length; i++) out[i] = out[i]! + weight * answers[i]!;
  }
  return out;
}

/** The mean of what the fits of a part answer. */
async function answersOf({ fitted }: BlendPart, frame: Frame, run: Run): Promise<Float64Array> {
  if (fitted.length === 1) return fitted[0]!.predict(frame, run);
  const trees = fitted.flatMap((each) => each.trees ?? []);
  if (trees.length === fitted.length) return predictTreesMean(trees, frame, run);
  const answers = await Promise.all(fitted.map((each) => each.predict(frame, run)));
  const share = 1 / fitted.length;
  const out = new Float64Array(answers[0]!.length);
  for (const own of answers) for (let i = 0; i < out.length; i++) out[i] = out[i]! + share * own[i]!;
  return out;
}

function finished({ classes }: Blend, sums: Float64Array): Float64Array {
  if (classes > 0) softmaxRows(sums, classes);
  return sums;
}

/** What parts of a weight in all say on the scale that a student corrects: their mean; the log-odds of two classes; each
 * class's logarithm less the mean over the classes. Zeros for no parts. */
function scoresOf({ classes, temperature }: Blend, sums: Float64Array, weight: number): Float64Array {
  const unit = weight > 0 ? (classes > 0 ? temperature : 1) / weight : 0;
  if (classes === 0) return sums.map((sum) => sum * unit);
  const rows = sums.length / classes;
  const width = correctionsOf(classes);
  const out = new Float64Array(rows * width);
  for (let i = 0; i < rows; i++) {
    const row = sums.subarray(i * classes, (i + 1) * classes);
    if (width === 1) {
      out[i] = classes === 2 ? unit * (row[1]! - row[0]!) : 0;
      continue;
    }
    const mean = row.reduce((a, b) => a + b, 0) / classes;
    for (let c = 0; c < classes; c++) out[i * width + c] = unit * (row[c]! - mean);
  }
  return out;
}

/** Teaches a student what the slow parts say of some rows and of mixtures of them.
 * @param sources column that each feature of the frame comes of */
export async function teachStudent(
  blend: Blend,
  frame: Frame,
  sources: readonly number[],
  run: Run,
): Promise<Student> {
  const rows = lessonFrame(frame, sources, run.seed);
  const slow = blend.parts.filter(isSlow);
  const quick = blend.parts.filter((part) => !isSlow(part));
  const wanted = scoresOf(blend, await summed(blend, slow, rows, run), weightOf(slow));
  const start = scoresOf(blend, await summed(blend, quick, rows, run), weightOf(quick));
  const told = slowQuantiles(blend);
  const lessons = {
    frame: rows,
    differences: wanted.map((score, i) => score - start[i]!),
    offsets: told === null ? null : await told.quantileOffsets!(rows, run),
  };
  return fitStudent(lessons, blend.classes, run);
}

/** The slow part whose quantiles the spread uses. */
function slowQuantiles({ spread }: Pick<Blend, 'spread'>): FittedMember | null {
  const fitted = spread?.memberQuantiles?.fitted;
  return fitted?.slow === true ? fitted : null;
}

const fewRows = 64;

/** n × q quantiles around the means of {@link predictBlend}; regression only. */
export function blendQuantiles(
  blend: Blend,
  means: Float64Array,
  frame: Frame,
  levels: readonly number[],
  run: Run,
): Promise<Float64Array> {
  const { student } = blend;
  const spread = blend.spread!;
  const { memberQuantiles } = spread;
  if (student?.offsets == null || memberQuantiles === null)
    return predictQuantiles(spread, means, frame, levels, run);
  const fitted = {
    ...memberQuantiles.fitted,
    quantileOffsets: (rows: Frame, its: Run) => studentOffsets(student, rows, its),
  };
  return predictQuantiles(
    { ...spread, memberQuantiles: { ...memberQuantiles, fitted } },
    means,
    frame,
    levels,
    run,
  );
}

export async function packBlend(blend: Blend): Promise<Packable> {
  const parts: Packable[] = [];
  for (const { name, weight, fitted } of blend.parts) {
    parts.push({ name, weight, models: await Promise.all(fitted.map((member) => member.pack())) });
  }
  const { classes, temperature, floor, spread, members, student } = blend;
  return {
    classes,
    temperature,
    floor,
    parts,
    // Timings differ from run to run; the same inputs and seed must give the same bytes.
    members: members.map(({ name, weight, score }) => ({ name, weight, score })),
    spread: spread && (await packSpread(spread)),
    student: student && (await packStudent(student)),
  };
}

async function packSpread({ residuals, scaled, regressions, memberQuantiles }: Spread): Promise<Packable> {
  return {
    residuals,
    scaled: scaled && { ...scaled, model: await scaled.model.pack() },
    regressions: regressions && {
      ...regressions,
      models: await Promise.all(regressions.models.map((model) => model.pack())),
    },
    // The fit is packed with the part it belongs to. Keys of saved models keep the names of the first release.
    told: memberQuantiles && { member: memberQuantiles.member, shifts: memberQuantiles.shifts },
  };
}

/** @param memberOf finds a member by its name; undefined when this engine has none of that name
 * @throws TabularError `fitted_context_incompatible` */
export function restoreBlend(
  saved: Saved,
  on: FittedOn,
  memberOf: (name: string) => Member | undefined,
): Blend {
  const { classes } = on;
  const parts = saved
    .field('parts')
    .items(1)
    .map((part): BlendPart => {
      const name = part.field('name').text();
      const member = memberOf(name);
      if (member === undefined)
        return part.field('name').refuse(`a member of this engine, not ${JSON.stringify(name)}`);
      return {
        name,
        weight: part.field('weight').number(Number.MIN_VALUE, 1),
        fitted: part
          .field('models')
          .items(1)
          .map((each) => restoreMember(member, each, on)),
      };
    });
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (Math.abs(total - 1) > 1e-6) saved.field('parts').refuse('of weights that sum to 1');
  const residuals = memberOf(residualMemberName)!;
  const restoreTrees = (model: Saved) => residuals.restore(model, { ...on, classes: 0 });
  const spread = saved.field('spread');
  if ((spread.value === null) !== classes > 0)
    spread.refuse(classes > 0 ? 'null for classes' : 'the residuals');
  const restoredSpread = spread.orNull((some) => restoreSpread(some, parts, restoreTrees));
  const student = saved.field('student');
  if (student.value !== null && !parts.some(isSlow)) student.refuse('null where no part is slow');
  return {
    classes: saved.field('classes').oneOf([classes]),
    temperature: saved.field('temperature').positive(),
    floor: saved.field('floor').finite(0, 1),
    parts,
    members: saved
      .field('members')
      .items()
      .map((member) => ({
        name: member.field('name').text(),
        weight: member.field('weight').number(0, 1),
        score: member.field('score').orNull((score) => score.number()),
        fitMs: 0,
      })),
    spread: restoredSpread,
    student: student.orNull((some) =>
      restoreStudent(some, on, restoreTrees, slowQuantiles({ spread: restoredSpread }) !== null),
    ),
  };
}

function restoreSpread(
  saved: Saved,
  parts: readonly BlendPart[],
  restore: (model: Saved) => FittedMember,
): Spread {
  const levels = spreadLevels.length;
  return {
    residuals: saved.field('residuals').ascending(),
    scaled: saved.field('scaled').orNull((scaled) => {
      const low = scaled.field('low').number();
      return {
        scores: scaled.field('scores').ascending(),
        model: restore(scaled.field('model')),
        low,
        high: scaled.field('high').number(low),
      };
    }),
    regressions: saved.field('regressions').orNull((regressions) => ({
      models: regressions.field('models').items(levels, levels).map(restore),
      shifts: regressions.field('shifts').floats(levels),
    })),
    memberQuantiles: saved.field('told').orNull((some) => {
      const member = some.field('member').text();
      const fitted = parts.find(({ name }) => name === member)?.fitted[0];
      if (fitted?.quantileOffsets === undefined)
        return some.field('member').refuse('a part that says quantiles');
      return { member, fitted, shifts: some.field('shifts').floats(levels) };
    }),
  };
}
