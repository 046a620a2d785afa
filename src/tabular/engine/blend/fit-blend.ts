/** From a frame and a goal to a blend: out-of-fold predictions, greedy weights, calibration. */

import type { Frame } from '../frame.ts';
import { constantMember } from '../members/constant-member.ts';
import { type FittedMember, type Goal, type Member, type Shape, shapeOf } from '../members/member.ts';
import { fitMember } from '../members/present-classes.ts';
import { deriveSeed } from '../random.ts';
import { takeCodes, takeNumbers, takeRows } from '../rows.ts';
import { checkAborted, type Run } from '../run.ts';
import type { Blend, BlendPart, MemberReport } from './blend.ts';
import { fitSpread } from './fit-spread.ts';
import { type Fold, kFolds } from './folds.ts';
import { greedyWeights, type Loss, logLoss, squaredError } from './greedy.ts';
import {
  affordableFolds,
  defaultBudgetMs,
  type FoldPlan,
  holdoutFraction,
  planFolds,
  planMembers,
} from './plan.ts';
import { applyTemperature, fitTemperature } from './temperature.ts';

export interface BlendOptions {
  readonly portfolio: readonly Member[];
  /** Learns the size of residuals; undefined: one size for all rows. */
  readonly scaleMember?: Member | undefined;
  /** Wall-clock milliseconds: members not begun by then are left out. Makes the result depend on the machine.
   * Default: none, and the members are chosen from the table's shape alone. */
  readonly budgetMs?: number | undefined;
  /** Hold each row out once at most, however few there are. */
  readonly withoutRepeats?: boolean | undefined;
  readonly onProgress?: ((fraction: number, stage: string) => void) | undefined;
}

interface Judged {
  readonly member: Member;
  /** One row of answers for each judged row, in the order of `rows`. */
  readonly answers: Float64Array;
  readonly models: FittedMember[];
  readonly fitMs: number;
}

/** @param frame at least one row */
export async function fitBlend(frame: Frame, goal: Goal, run: Run, options: BlendOptions): Promise<Blend> {
  const started = performance.now();
  const shape = shapeOf(frame, goal);
  const full = planFolds(shape);
  const asked = options.withoutRepeats ? { ...full, repeats: Math.min(1, full.repeats) } : full;
  const budgetMs = options.budgetMs ?? defaultBudgetMs(shape);
  const first = options.portfolio.find((member) => member.accepts(shape));
  const plan = affordableFolds(asked, first, shape, budgetMs);
  const folds = shape.rows < 2 ? [] : makeFolds(shape, plan, goal, run);
  // Nothing to learn from, or nothing to judge by: every row the only one of its class.
  const trivial =
    plan.folds === 0 || folds.length === 0 || shape.classes === 1 || frame.features.length === 0;
  const portfolio = trivial ? [constantMember] : [...options.portfolio, constantMember];
  const planned = planMembers(portfolio, shape, plan, budgetMs);
  const rows = judgedRows(shape.rows, folds);
  const totalCost = planned.reduce((sum, { costMs }) => sum + costMs, 0);

  const judged: Judged[] = [];
  let spent = 0;
  for (const { member, costMs } of planned) {
    const late = options.budgetMs !== undefined && performance.now() - started > options.budgetMs;
    if (late && judged.length > 0 && member !== constantMember) continue;
    const report = (part: number) =>
      options.onProgress?.((0.9 * (spent + part * costMs)) / totalCost, member.name);
    judged.push(await judge(member, frame, goal, folds, rows, run, report));
    spent += costMs;
  }

  const loss = lossOn(goal, rows);
  const weights =
    rows.length === 0
      ? Float64Array.of(1)
      : greedyWeights(
          judged.map(({ answers }) => answers),
          loss,
          greedySteps(rows.length),
        );
  options.onProgress?.(0.9, 'final models');
  const parts: BlendPart[] = [];
  const members: MemberReport[] = [];
  for (const [m, { member, models, answers, fitMs }] of judged.entries()) {
    const weight = weights[m]!;
    const score = rows.length === 0 ? null : loss(answers);
    members.push({
      name: member.name,
      weight,
      score: score === null || shape.classes > 0 ? score : Math.sqrt(score),
      fitMs,
    });
    if (weight === 0) continue;
    checkAborted(run);
    const refit = member.final === 'refit' || models.length === 0;
    parts.push({
      name: member.name,
      weight,
      models: refit ? [await fitMember(member, frame, goal, memberRun(run, member, 0))] : models,
    });
  }

  const blended = mix(judged, weights);
  let temperature = 1;
  let spread: Blend['spread'] = null;
  if (goal.kind === 'classes') {
    if (goal.classes > 1) temperature = fitTemperature(blended, takeCodes(goal.codes, rows), goal.classes);
    applyTemperature(blended, goal.classes, temperature);
  } else {
    options.onProgress?.(0.95, 'quantiles');
    const residuals = takeNumbers(goal.values, rows).map((value, i) => value - blended[i]!);
    const itsFrame = rows.length === shape.rows ? frame : takeRows(frame, rows);
    const scaleMember = trivial ? undefined : options.scaleMember;
    spread = await fitSpread(itsFrame, residuals, scaleMember, run);
  }
  options.onProgress?.(1, 'done');
  return { classes: shape.classes, parts, temperature, spread, members };
}

/** Few steps where the held-out rows are few: every step is a chance to fit noise. */
function greedySteps(rows: number): number {
  return rows < 100 ? 10 : rows < 1000 ? 25 : 50;
}

function memberRun(run: Run, member: Member, fold: number): Run {
  let hash = 0;
  for (let i = 0; i < member.name.length; i++) hash = (Math.imul(hash, 31) + member.name.charCodeAt(i)) | 0;
  return { ...run, seed: deriveSeed(run.seed, hash, fold) };
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

async function judge(
  member: Member,
  frame: Frame,
  goal: Goal,
  folds: readonly Fold[],
  rows: Int32Array,
  run: Run,
  report: (part: number) => void,
): Promise<Judged> {
  const started = performance.now();
  const width = goal.kind === 'classes' ? goal.classes : 1;
  const sums = new Float64Array(frame.rows * width);
  const counts = new Int32Array(frame.rows);
  const models: FittedMember[] = [];
  // Small folds run side by side on one thread each: that wastes less than splitting a small fit over threads. No
  // member's numbers depend on its thread count, and answers are added up in the order of the folds.
  const abreast = frame.rows <= sideBySideRows ? Math.min(run.threads, maxAbreast) : 1;
  let done = 0;
  const effort =
    member.steered && folds.length > 1 && frame.rows <= commonEffortRows
      ? await commonEffort(member, frame, goal, folds, run, abreast)
      : undefined;
  const fitFold = async ({ train, test }: Fold, f: number) => {
    checkAborted(run);
    const itsRun = { ...memberRun(run, member, f + 1), threads: abreast > 1 ? 1 : run.threads };
    const held = takeRows(frame, test);
    const guide = effort === undefined ? { frame: held, goal: takeGoal(goal, test) } : { effort };
    const model = await fitMember(member, takeRows(frame, train), takeGoal(goal, train), itsRun, guide);
    const answers = await model.predict(held, itsRun);
    report(++done / folds.length);
    return { model, answers, test };
  };
  for (const { model, answers, test } of await inParallel(folds, abreast, fitFold)) {
    test.forEach((row, i) => {
      counts[row] = counts[row]! + 1;
      for (let c = 0; c < width; c++)
        sums[row * width + c] = sums[row * width + c]! + answers[i * width + c]!;
    });
    if (member.final === 'bag') models.push(model);
  }
  const answers = takeNumbers(sums, rows, width);
  rows.forEach((row, i) => {
    for (let c = 0; c < width; c++) answers[i * width + c] = answers[i * width + c]! / counts[row]!;
  });
  return { member, answers, models, fitMs: performance.now() - started };
}

/** The mean effort of a few folds that stop by their own held-out rows. */
async function commonEffort(
  member: Member,
  frame: Frame,
  goal: Goal,
  folds: readonly Fold[],
  run: Run,
  abreast: number,
): Promise<number> {
  const efforts = await inParallel(folds.slice(0, 4), abreast, async ({ train, test }, f) => {
    checkAborted(run);
    const itsRun = { ...memberRun(run, member, f + 1), threads: abreast > 1 ? 1 : run.threads };
    const guide = { frame: takeRows(frame, test), goal: takeGoal(goal, test) };
    const model = await fitMember(member, takeRows(frame, train), takeGoal(goal, train), itsRun, guide);
    return model.effort ?? 0;
  });
  return Math.max(1, Math.round(efforts.reduce((a, b) => a + b, 0) / efforts.length));
}

/** Up to so many rows, stopping by the held-out rows flatters a member enough to mislead the weights. */
const commonEffortRows = 5000;
const sideBySideRows = 20_000;
/** Native work runs on Node's own pool of four threads. */
const maxAbreast = 4;

/** Results in the order of the items, at most `abreast` at work at a time. */
async function inParallel<T, R>(
  items: readonly T[],
  abreast: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  let next = 0;
  let failed = false;
  const lane = async () => {
    while (next < items.length && !failed) {
      const index = next++;
      try {
        results[index] = await work(items[index]!, index);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  // Wait for every lane, so that nothing is still running when a failure is reported.
  const lanes = await Promise.allSettled(Array.from({ length: abreast }, lane));
  for (const settled of lanes) if (settled.status === 'rejected') throw settled.reason;
  return results;
}

function takeGoal(goal: Goal, rows: Int32Array): Goal {
  return goal.kind === 'classes'
    ? { ...goal, codes: takeCodes(goal.codes, rows) }
    : { kind: 'numbers', values: takeNumbers(goal.values, rows) };
}

function lossOn(goal: Goal, rows: Int32Array): Loss {
  return goal.kind === 'classes'
    ? logLoss(takeCodes(goal.codes, rows), goal.classes)
    : squaredError(takeNumbers(goal.values, rows));
}

function mix(judged: readonly Judged[], weights: Float64Array): Float64Array {
  const out = new Float64Array(judged[0]!.answers.length);
  judged.forEach(({ answers }, m) => {
    const weight = weights[m]!;
    if (weight > 0) for (let i = 0; i < out.length; i++) out[i] = out[i]! + weight * answers[i]!;
  });
  return out;
}
