/** From a frame and a goal to a blend: out-of-fold predictions, weights, calibration. */

import type { Frame } from '../frame.ts';
import { constantMember } from '../members/constant-member.ts';
import { type Goal, type Member, type Shape, shapeOf } from '../members/member.ts';
import { createRandom, deriveSeed } from '../random.ts';
import { takeGoal, takeRows } from '../rows.ts';
import { checkAborted, type Run, takeTimeUp, withinTime } from '../run.ts';
import type { Blend, BlendPart, MemberReport } from './blend.ts';
import { fitSpread, type SpreadMembers, type Told } from './fit-spread.ts';
import { type Fold, kFolds } from './folds.ts';
import { squaredError, steadyWeights } from './greedy.ts';
import { type Court, finalModels, type Judged, judge } from './judge.ts';
import { fitLogPool, poolFloor } from './log-pool.ts';
import {
  affordableFolds,
  defaultBudgetMs,
  type FoldPlan,
  holdoutFraction,
  planFolds,
  planMembers,
} from './plan.ts';

export interface BlendOptions {
  readonly portfolio: readonly Member[];
  /** Learn about residuals; undefined: one distribution of them for all rows. */
  readonly spreadMembers?: SpreadMembers | undefined;
  /** Wall-clock milliseconds: members not done by then are left out, but that boosting judged by one held-out part keeps
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
  const full = planFolds(shape);
  const asked = options.withoutRepeats ? { ...full, repeats: Math.min(1, full.repeats) } : full;
  // By default the first member leaves the budget to the others; a caller's budget is for all of them.
  const allowedMs = options.budgetMs === undefined ? defaultBudgetMs(shape) : options.budgetMs / 2;
  const firstMs = options.budgetMs === undefined ? 3 * allowedMs : allowedMs;
  const first = options.portfolio.find((member) => member.accepts(shape));
  const plan = affordableFolds(asked, first, shape, firstMs);
  const folds = shape.rows < 2 ? [] : makeFolds(shape, plan, goal, run);
  // Nothing to learn from, or nothing to judge by: every row the only one of its class.
  const trivial =
    plan.folds === 0 || folds.length === 0 || shape.classes === 1 || frame.features.length === 0;
  const portfolio = trivial ? [constantMember] : [...options.portfolio, constantMember];
  const planned = planMembers(portfolio, shape, plan, allowedMs);
  const court: Court = { frame, goal, shape, folds, rows: judgedRows(shape.rows, folds), run };
  const totalCost = planned.reduce((sum, { costMs }) => sum + costMs, 0);

  const judged: Judged[] = [];
  let leader: Judged | undefined;
  let spent = 0;
  let late = false;
  await withinTime(run, options.budgetMs, async () => {
    for (const { member, costMs } of planned) {
      const report = (part: number) =>
        options.onProgress?.((0.9 * (spent + part * costMs)) / totalCost, member.name);
      late ||= options.budgetMs !== undefined && performance.now() - started > options.budgetMs;
      if (late && judged.length > 0) break;
      const verdict = await inTime(run, () => judge(member, court, leader?.answers ?? undefined, report));
      spent += costMs;
      if (verdict === undefined) continue;
      judged.push(verdict);
      if (verdict.answers !== null && !(verdict.loss >= (leader?.loss ?? Number.POSITIVE_INFINITY))) {
        leader = verdict;
      }
    }
  });
  const { weights, temperature, floor, residuals } = weigh(judged, court);

  options.onProgress?.(0.9, 'final models');
  const parts: BlendPart[] = [];
  for (const [m, verdict] of judged.entries()) {
    const weight = weights[m]!;
    if (weight === 0) continue;
    checkAborted(run);
    parts.push({ name: verdict.member.name, weight, models: await finalModels(verdict, court) });
  }
  const members = judged.map(
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
    const itsFrame = court.rows.length === shape.rows ? frame : takeRows(frame, court.rows);
    const spreadMembers = trivial || late ? undefined : options.spreadMembers;
    const told = toldBy(judged, parts);
    spread = await fitSpread(
      itsFrame,
      residuals,
      takeGoal(goal, court.rows).weights,
      spreadMembers,
      run,
      told,
    );
  }
  options.onProgress?.(1, 'done');
  return { classes: shape.classes, parts, temperature, floor, spread, members };
}

/** The quantiles of the part that says some; a member without weight is not fitted just for them. */
function toldBy(judged: readonly Judged[], parts: readonly BlendPart[]): Told | undefined {
  for (const { member, offsets } of judged) {
    const model = parts.find(({ name }) => name === member.name)?.models[0];
    if (offsets !== undefined && model !== undefined) return { member: member.name, model, offsets };
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

/** What {@link weigh} learns of the judged members. */
interface Weighed extends Pick<Blend, 'temperature' | 'floor'> {
  /** One for each of them, 0 for those given up. */
  readonly weights: Float64Array;
  /** Of the judged rows; null for classification. */
  readonly residuals: Float64Array | null;
}

function weigh(judged: readonly Judged[], { goal, rows, run }: Court): Weighed {
  const weights = new Float64Array(judged.length);
  const left = judged.flatMap(({ answers, member }, m) => (answers === null ? [] : [{ answers, member, m }]));
  const answers = left.map((each) => each.answers);
  const spreadOut = (found: Float64Array) =>
    left.forEach(({ m }, s) => {
      weights[m] = found[s]!;
    });
  const judgedGoal = takeGoal(goal, rows);
  if (judgedGoal.kind === 'classes') {
    // A constant that nothing was judged by says just what it counted.
    if (rows.length === 0 || answers.length === 1) {
      spreadOut(Float64Array.of(1));
      return { weights, temperature: 1, floor: 0, residuals: null };
    }
    const floor = poolFloor(rows.length);
    const standings = left.map(({ member }) => member.standing ?? 1);
    const pool = fitLogPool(answers, { ...judgedGoal, floor, standings }, run);
    spreadOut(pool.weights);
    return { weights, temperature: pool.temperature, floor, residuals: null };
  }
  const found = rows.length === 0 ? Float64Array.of(1) : shares(answers, judgedGoal, run.seed);
  spreadOut(found);
  const residuals = judgedGoal.values.slice();
  answers.forEach((its, s) => {
    const weight = found[s]!;
    if (weight > 0) for (let i = 0; i < residuals.length; i++) residuals[i]! -= weight * its[i]!;
  });
  return { weights, temperature: 1, floor: 0, residuals };
}

/** Weights of means, by squared error. */
function shares(
  answers: readonly Float64Array[],
  { values, weights }: Goal & { kind: 'numbers' },
  seed: number,
): Float64Array {
  const rows = values.length;
  const counted = (draw: Float64Array | undefined) =>
    draw === undefined ? weights : draw.map((value, i) => value * (weights?.[i] ?? 1));
  // Few steps where the held-out rows are few: every step is a chance to fit noise.
  const steps = rows < 100 ? 10 : rows < 1000 ? 25 : 50;
  const draws = Math.min(32, Math.max(1, Math.round(20_000 / rows)));
  const random = createRandom(deriveSeed(seed, 31));
  const lossOf = (draw: Float64Array | undefined) => squaredError(values, counted(draw));
  return steadyWeights(answers, lossOf, rows, steps, draws, random);
}

function makeFolds(shape: Shape, { folds, repeats }: FoldPlan, goal: Goal, run: Run): Fold[] {
  const codes = goal.kind === 'classes' ? goal.codes : undefined;
  if (folds === 1) {
    return kFolds(shape.rows, Math.round(1 / holdoutFraction), deriveSeed(run.seed, 1), codes, true).slice(
      0,
      1,
    );
  }
  // Two or three rows: leave one out, which only the constant is asked to do.
  if (folds === 0) return kFolds(shape.rows, shape.rows, run.seed, codes, true);
  const all: Fold[] = [];
  for (let repeat = 0; repeat < repeats; repeat++) {
    all.push(...kFolds(shape.rows, folds, deriveSeed(run.seed, repeat + 1), codes, true));
  }
  return all;
}

/** Ascending rows that some fold holds out. */
function judgedRows(rows: number, folds: readonly Fold[]): Int32Array {
  const held = new Uint8Array(rows);
  for (const { test } of folds) for (const row of test) held[row] = 1;
  return Int32Array.from(held.keys()).filter((row) => held[row] === 1);
}
