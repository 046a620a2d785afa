/** From a frame and a goal to a blend: out-of-fold predictions, weights, calibration. */

import { softmaxRows } from '../estimators/linear.ts';
import type { Frame } from '../frame.ts';
import { constantMember } from '../members/constant-member.ts';
import { type Member, type Shape, shapeOf, takesPart } from '../members/member.ts';
import { createRandom, deriveSeed } from '../random.ts';

import { takeRows } from '../rows.ts';
import { checkAborted, type Run, takeTimeUp, withinTime } from '../run.ts';
import {
  crossValidate,
  finalFits,
  type ValidatedMember,
  type ValidationContext,
} from '../validation/cross-validate.ts';
import { type Fold, foldsOf } from '../validation/folds.ts';
import { type Goal, takeGoal } from '../validation/goal.ts';
import { steadyWeights } from '../validation/greedy-weights.ts';
import { squaredError } from '../validation/losses.ts';
import type { Bar } from '../validation/pruning.ts';
import type { Blend, BlendPart, MemberReport } from './blend.ts';
import { type EffortSettings, effortSettings, type FoldPlan, fitsKept } from './effort.ts';
import { fitSpread, type MemberQuantiles, type SpreadMembers } from './fit-spread.ts';
import { addLogs, fitLogPool, poolFloor } from './log-pool.ts';
import { affordableFolds, budgetOfOthers, defaultBudgetMs, holdoutFraction, planMembers } from './plan.ts';

export interface BlendOptions {
  readonly portfolio: readonly Member[];
  /** Default: those of `balanced`. */
  readonly settings?: EffortSettings | undefined;
  /** Learn about residuals; undefined: one distribution of them for all rows. */
  readonly spreadMembers?: SpreadMembers | undefined;
  /** Wall-clock milliseconds: members not done by then are left out, except that boosting validated by one held-out part keeps
   * the trees it has. Makes the result depend on the machine. Default: none, and the members are chosen from the
   * table's shape alone. */
  readonly budgetMs?: number | undefined;
  /** Hold each row out once at most, however few there are. */
  readonly withoutRepeats?: boolean | undefined;
  readonly onProgress?: ((fraction: number, stage: string) => void) | undefined;
}

/** @param frame at least one row */
export async function fitBlend(frame: Frame, goal: Goal, run: Run, options: BlendOptions): Promise<Blend> {
  const started = performance.now();
  const shape = shapeOf(frame, goal);
  const settings = options.settings ?? effortSettings.balanced;
  const full = settings.folds(shape);
  const asked = options.withoutRepeats ? { ...full, repeats: Math.min(1, full.repeats) } : full;
  // By default the first member leaves the budget to the others; a caller's budget is for all of them.
  const allowedMs =
    options.budgetMs === undefined ? settings.budgetShare * defaultBudgetMs(shape) : options.budgetMs / 2;
  const firstMs = options.budgetMs === undefined ? 3 * allowedMs : allowedMs;
  const first = options.portfolio.find((member) => takesPart(member, shape));
  const plan = affordableFolds(asked, first, shape, firstMs);
  const folds = shape.rows < 2 ? [] : makeFolds(shape, plan, goal, run);
  // Nothing to learn from, or nothing to validate by: every row the only one of its class.
  const trivial =
    plan.folds === 0 || folds.length === 0 || shape.classes === 1 || frame.features.length === 0;
  const portfolio = trivial ? [constantMember] : [...options.portfolio, constantMember];
  const othersMs = options.budgetMs === undefined ? budgetOfOthers(allowedMs, first, shape, plan) : allowedMs;
  const planned = planMembers(portfolio, shape, plan, othersMs);
  const context: ValidationContext = { frame, goal, shape, folds, rows: heldOutRows(shape.rows, folds), run };
  const totalCost = planned.reduce((sum, { costMs }) => sum + costMs, 0);

  const validated: ValidatedMember[] = [];
  let leader: ValidatedMember | undefined;
  let spent = 0;
  let late = false;
  const { leastGain } = settings;
  const bar = (costMs: number): Bar | undefined =>
    leader?.answers
      ? {
          leader: leader.answers,
          blend: () => weigh(validated, context).answers,
          leastGain: (leastGain * costMs) / totalCost,
        }
      : undefined;
  await withinTime(run, options.budgetMs, async () => {
    for (const { member, costMs } of planned) {
      const report = (part: number) =>
        options.onProgress?.((0.9 * (spent + part * costMs)) / totalCost, member.name);
      late ||= options.budgetMs !== undefined && performance.now() - started > options.budgetMs;
      if (late && validated.length > 0) break;
      const result = await inTime(run, () => crossValidate(member, context, bar(costMs), report));
      spent += costMs;
      if (result === undefined) continue;
      validated.push(result);
      if (result.answers !== null && !(result.loss >= (leader?.loss ?? Number.POSITIVE_INFINITY))) {
        leader = result;
      }
    }
  });
  const { weights, temperature, floor, residuals } = weigh(validated, context);

  options.onProgress?.(0.9, 'final models');
  const parts: BlendPart[] = [];
  for (const [m, each] of validated.entries()) {
    const weight = weights[m]!;
    if (weight === 0) continue;
    checkAborted(run);
    const fits = await finalFits(each, context);
    const fitted = fits.slice(0, fitsKept(weight, fits.length, settings.fitVariance));
    parts.push({ name: each.member.name, weight, fitted });
  }
  const members = validated.map(
    ({ member, loss, fitMs }, m): MemberReport => ({
      name: member.name,
      weight: weights[m]!,
      score: Number.isNaN(loss) ? null : shape.classes > 0 ? loss : Math.sqrt(loss),
      fitMs,
    }),
  );

  let spread: Blend['spread'] = null;
  if (residuals !== null) {
    options.onProgress?.(0.95, 'quantiles');
    const heldOut = context.rows.length === shape.rows ? frame : takeRows(frame, context.rows);
    const spreadMembers = trivial || late ? undefined : options.spreadMembers;
    const memberQuantiles = quantilesOf(validated, parts);
    const { sampleWeights, groups } = takeGoal(goal, context.rows);
    // The distances of quantiles from the mean must not undo its directions.
    const seen = withoutDirected(heldOut, goal.monotone);
    spread = await fitSpread(seen, residuals, sampleWeights, spreadMembers, run, memberQuantiles, groups);
  }
  options.onProgress?.(1, 'done');
  return { classes: shape.classes, parts, temperature, floor, spread, members, student: null };
}

/** The quantiles of the part that says some; a member without weight is not fitted just for them. */
function quantilesOf(
  validated: readonly ValidatedMember[],
  parts: readonly BlendPart[],
): MemberQuantiles | undefined {
  for (const { member, offsets } of validated) {
    const fitted = parts.find(({ name }) => name === member.name)?.fitted[0];
    if (offsets !== undefined && fitted !== undefined) return { member: member.name, fitted, offsets };
  }
  return undefined;
}

/** Undefined when the time was over before the work was done. */
async function inTime<T>(run: Run, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (takeTimeUp(run)) return undefined;
    throw error;
  }
}

/** What {@link weigh} learns of the validated members. */
interface Weighed extends Pick<Blend, 'temperature' | 'floor'> {
  /** The blend's own answers for the held-out rows. */
  readonly answers: Float64Array;
  /** One for each of them, 0 for those pruned. */
  readonly weights: Float64Array;
  /** Of the held-out rows; null for classification. */
  readonly residuals: Float64Array | null;
}

function weigh(validated: readonly ValidatedMember[], { goal, rows, run }: ValidationContext): Weighed {
  const weights = new Float64Array(validated.length);
  const left = validated.flatMap(({ answers, member }, m) =>
    answers === null ? [] : [{ answers, member, m }],
  );
  const answers = left.map((each) => each.answers);
  const setWeights = (blendWeights: Float64Array) =>
    left.forEach(({ m }, s) => {
      weights[m] = blendWeights[s]!;
    });
  const heldOutGoal = takeGoal(goal, rows);
  if (heldOutGoal.kind === 'classes') {
    // A constant that nothing was validated by says just what it counted.
    if (rows.length === 0 || answers.length === 1) {
      setWeights(Float64Array.of(1));
      return { weights, temperature: 1, floor: 0, residuals: null, answers: answers[0]! };
    }
    const floor = poolFloor(rows.length);
    const priorWeights = left.map(({ member }) => member.priorWeight ?? 1);
    const pool = fitLogPool(answers, { ...heldOutGoal, floor, priorWeights }, run);
    setWeights(pool.weights);
    const pooled = new Float64Array(answers[0]!.length);
    answers.forEach((each, s) => {
      const weight = pool.weights[s]!;
      if (weight > 0) addLogs(pooled, each, heldOutGoal.classes, weight / pool.temperature, floor);
    });
    softmaxRows(pooled, heldOutGoal.classes);
    return { weights, temperature: pool.temperature, floor, residuals: null, answers: pooled };
  }
  const shares = rows.length === 0 ? Float64Array.of(1) : meanWeights(answers, heldOutGoal, run.seed);
  setWeights(shares);
  const means = new Float64Array(rows.length);
  answers.forEach((each, s) => {
    const weight = shares[s]!;
    if (weight > 0) for (let i = 0; i < means.length; i++) means[i]! += weight * each[i]!;
  });
  const residuals = heldOutGoal.values.map((value, i) => value - means[i]!);
  return { weights, temperature: 1, floor: 0, residuals, answers: means };
}

/** Weights of means, by squared error. */
function meanWeights(
  answers: readonly Float64Array[],
  { values, sampleWeights }: Goal & { kind: 'numbers' },
  seed: number,
): Float64Array {
  const rows = values.length;
  const counted = (draw: Float64Array | undefined) =>
    draw === undefined ? sampleWeights : draw.map((value, i) => value * (sampleWeights?.[i] ?? 1));
  // Few steps where the held-out rows are few: every step is a chance to fit noise.
  const steps = rows < 100 ? 10 : rows < 1000 ? 25 : 50;
  const draws = Math.min(32, Math.max(1, Math.round(20_000 / rows)));
  const random = createRandom(deriveSeed(seed, 31));
  const lossOf = (draw: Float64Array | undefined) => squaredError(values, counted(draw));
  return steadyWeights(answers, lossOf, rows, steps, draws, random);
}

function makeFolds(shape: Shape, { folds, repeats }: FoldPlan, goal: Goal, run: Run): Fold[] {
  const split = (k: number, seed: number) => foldsOf(goal, shape.rows, k, seed, true);
  if (folds === 1) return split(Math.round(1 / holdoutFraction), deriveSeed(run.seed, 1)).slice(0, 1);
  // Two or three rows: leave one out, which only the constant is asked to do.
  if (folds === 0) return split(shape.rows, run.seed);
  const all: Fold[] = [];
  for (let repeat = 0; repeat < repeats; repeat++)
    all.push(...split(folds, deriveSeed(run.seed, repeat + 1)));
  return all;
}

/** Ascending rows that some fold holds out. */
function heldOutRows(rows: number, folds: readonly Fold[]): Int32Array {
  const held = new Uint8Array(rows);
  for (const { test } of folds) for (const row of test) held[row] = 1;
  return Int32Array.from(held.keys()).filter((row) => held[row] === 1);
}

/** A frame in which the columns with a direction tell nothing: what is learnt from it does not depend on them. */
function withoutDirected(frame: Frame, directions: Int32Array | undefined): Frame {
  if (directions === undefined) return frame;
  const { rows, features } = frame;
  return {
    rows,
    features: features.map((feature, f) =>
      directions[f] !== 0 && feature.kind === 'number'
        ? { kind: 'number', name: feature.name, values: new Float64Array(rows) }
        : feature,
    ),
  };
}
