/** What a member says of rows that it has not seen: the evidence for its weight in the blend. */

import type { Frame } from '../frame.ts';
import {
  type FittedMember,
  type Guide,
  type Member,
  type OverFolds,
  type OverSettings,
  type Shape,
  spreadLevels,
  validationOf,
} from '../members/member.ts';
import { fitMember, fitOutOfSample, fitSettings, validateHoldOut } from '../members/present-classes.ts';
import { deriveSeed } from '../random.ts';
import { takeNumbers, takeRows } from '../rows.ts';
import { type Run, takeTimeUp } from '../run.ts';
import { sideBySide } from '../side-by-side.ts';
import { cautiousSetting } from './cautious-setting.ts';
import type { Fold } from './folds.ts';
import { type Goal, takeGoal, widthOf } from './goal.ts';
import { lossOn, rowLosses } from './losses.ts';
import { type Bar, marginalGain, pruneAgainst } from './pruning.ts';

/** What all members are validated by. */
export interface ValidationContext {
  readonly frame: Frame;
  readonly goal: Goal;
  readonly shape: Shape;
  readonly folds: readonly Fold[];
  /** Ascending numbers of the rows that some fold holds out: those that count. */
  readonly rows: Int32Array;
  readonly run: Run;
}

/** What the validation of a member has shown. */
export interface ValidatedMember {
  readonly member: Member;
  /** One row of answers for each held-out row, in the order of `rows`; null: pruned after some folds. */
  readonly answers: Float64Array | null;
  /** Distances of a regression's quantiles from the answers, likewise; of members that know quantiles. */
  readonly offsets?: Float64Array;
  /** Mean loss over the rows it was validated on. */
  readonly loss: number;
  /** Those of the folds, or the one of all rows. */
  readonly fitted: readonly FittedMember[];
  /** Whether `fitted` must be replaced by a fit on all rows, and what is known about how to do it. */
  readonly refit: { readonly guide?: Guide } | null;
  readonly fitMs: number;
}

/** @param bar    what a member that is costly to validate must keep up with on its first rows, or it is pruned
 * @param report called with the share of the folds done */
export async function crossValidate(
  member: Member,
  context: ValidationContext,
  bar: Bar | undefined,
  report: (part: number) => void,
): Promise<ValidatedMember> {
  const started = performance.now();
  const { frame, goal, rows, run } = context;
  const lossOf = lossOn(goal, rows);
  const done = (
    validated: Omit<ValidatedMember, 'member' | 'loss' | 'fitMs'> & { loss?: number },
  ): ValidatedMember => ({
    loss: validated.answers === null ? Number.NaN : lossOf(validated.answers),
    ...validated,
    member,
    fitMs: performance.now() - started,
  });
  const validation = validationOf(member, context.shape);
  switch (validation.kind) {
    case 'out-of-sample': {
      const { fitted, answers } = await fitOutOfSample(validation, frame, goal, memberRun(run, member, 0));
      return done({ answers: takeNumbers(answers, rows, widthOf(goal)), fitted: [fitted], refit: null });
    }
    case 'hold-out': {
      const { shouldPrune, loss } = pruneAgainst(goal, rows, bar);
      const held = await validateHoldOut(validation, frame, goal, memberRun(run, member, 0), shouldPrune);
      if (held === null) return done({ answers: null, fitted: [], refit: null, loss: loss() });
      const { answers, offsets, guide } = held;
      return done({
        answers: takeNumbers(answers, rows, widthOf(goal)),
        ...(offsets && { offsets: takeNumbers(offsets, rows, spreadLevels.length) }),
        fitted: [],
        refit: guide === undefined ? {} : { guide },
      });
    }
    case 'settings':
      return done(await validateSettings(member, validation, context, report));
    case 'folds':
      return done(await validateFolds(member, validation, context, bar, report));
  }
}

/** What stands for a member in the blend: the fits of the folds, or one fit on all rows. */
export async function finalFits(
  { member, fitted, refit }: ValidatedMember,
  { frame, goal, run }: ValidationContext,
) {
  if (refit === null) return fitted;
  return [await fitMember(member, frame, goal, memberRun(run, member, 0), refit.guide)];
}

async function validateSettings(
  member: Member,
  validation: OverSettings,
  context: ValidationContext,
  report: (part: number) => void,
) {
  const { goal, rows } = context;
  const perFold = await overFolds(context, member, report, async (train, trainGoal, held, _, foldRun) => {
    const settings = await fitSettings(validation, train, trainGoal, foldRun);
    return settings.predict(held, foldRun);
  });
  // A fold with a single class has one setting, which stands for all.
  const count = Math.max(...perFold.map((settings) => settings.length));
  const answers = Array.from({ length: count }, (_, setting) =>
    collect(
      context,
      perFold.map((settings) => settings[Math.min(setting, settings.length - 1)]!),
    ),
  );
  const heldGoal = takeGoal(goal, rows);
  const setting = cautiousSetting(answers.map((each) => rowLosses(heldGoal, each)));
  return { answers: answers[setting]!, fitted: [], refit: { guide: { kind: 'setting', setting } } } as const;
}

async function validateFolds(
  member: Member,
  { final, earlyStopping }: OverFolds,
  context: ValidationContext,
  bar: Bar | undefined,
  report: (part: number) => void,
) {
  const { folds, frame } = context;
  let guide: Guide | undefined;
  if (earlyStopping && folds.length > 1 && frame.rows <= commonIterationsRows) {
    const pilots = await fitPilots(member, context);
    const pruned = prunedByPilots(pilots, context, bar);
    if (pruned !== null) return { answers: null, fitted: [], refit: null, loss: pruned };
    guide = { kind: 'iterations', iterations: pilots.iterations };
  }
  const perFold = await overFolds(
    context,
    member,
    report,
    async (train, trainGoal, held, heldGoal, foldRun) => {
      const foldGuide = guide ?? { kind: 'held-out', frame: held, goal: heldGoal };
      // With a single held-out part, a fit that is cut short can be validated like any other.
      const single = { ...foldRun, keepPartial: folds.length === 1 };
      const fit = await fitMember(member, train, trainGoal, single, foldGuide);
      if (single.keepPartial) takeTimeUp(foldRun);
      return { fit, answers: await fit.predict(held, foldRun) };
    },
  );
  const answers = collect(
    context,
    perFold.map((fold) => fold.answers),
  );
  if (final === 'bag') return { answers, fitted: perFold.map(({ fit }) => fit), refit: null };
  return { answers, fitted: [], refit: guide === undefined ? {} : { guide } };
}

/** A few folds that stop by their own held-out rows: the mean of their iterations, and what they say of those rows. */
async function fitPilots(member: Member, context: ValidationContext) {
  const folds = context.folds.slice(0, pilotFolds);
  const width = widthOf(context.goal);
  const pilots = await overFolds(
    { ...context, folds },
    member,
    () => {},
    async (train, trainGoal, held, heldGoal, foldRun) => {
      const guide = { kind: 'held-out', frame: held, goal: heldGoal } as const;
      const fit = await fitMember(member, train, trainGoal, foldRun, guide);
      return { iterations: fit.iterations ?? 0, answers: await fit.predict(held, foldRun) };
    },
  );
  const iterations = pilots.reduce((sum, fold) => sum + fold.iterations, 0) / pilots.length;
  // Folds of one repeat are disjoint; there are never fewer of them than pilots, but for tables of two or three rows.
  const rows = Int32Array.from(folds.flatMap(({ test }) => Array.from(test)));
  const answers = new Float64Array(rows.length * width);
  pilots.reduce((at, fold) => {
    answers.set(fold.answers, at);
    return at + fold.answers.length;
  }, 0);
  return { iterations: Math.max(1, Math.round(iterations)), rows, answers };
}

/** Up to so many rows, stopping by the held-out rows flatters a member enough to mislead the weights. */
const commonIterationsRows = 5000;
const pilotFolds = 4;
/** A member whose flattered loss on the pilots is so many times the leader's is pruned. Over five folds of 27 tables,
 * boosting so far behind out of fold had a mean weight of 2 % (at most 19 %, on a table that is nearly separable), too
 * little for what its fits cost. Squared errors have a floor of noise that no member gets below, so they differ less. */
const prunedAbove = (goal: Goal) => (goal.kind === 'classes' ? 1.5 : 1.4);

/** The loss on the pilots where these show that the other folds would not pay; else null. The pilots are flattered, so that
 * a member without a gain on them has none. */
function prunedByPilots(
  pilots: { readonly rows: Int32Array; readonly answers: Float64Array },
  { goal, rows }: ValidationContext,
  bar: Bar | undefined,
): number | null {
  const loss = lossOn(goal, pilots.rows)(pilots.answers);
  if (bar === undefined) return null;
  const width = widthOf(goal);
  const leader = answersAt(bar.leader, rows, pilots.rows, width);
  if (loss > prunedAbove(goal) * lossOn(goal, pilots.rows)(leader)) return loss;
  if (bar.leastGain === 0) return null;
  const blend = answersAt(bar.blend(), rows, pilots.rows, width);
  return marginalGain(takeGoal(goal, pilots.rows), blend, pilots.answers) < bar.leastGain ? loss : null;
}

function overFolds<T>(
  { frame, goal, folds, run }: ValidationContext,
  member: Member,
  report: (part: number) => void,
  work: (train: Frame, trainGoal: Goal, held: Frame, heldGoal: Goal, run: Run) => Promise<T>,
): Promise<T[]> {
  let done = 0;
  return sideBySide(folds, frame.rows, run, async ({ train, test }, threads, f) => {
    const foldRun = { ...memberRun(run, member, f + 1), threads };
    const result = await work(
      takeRows(frame, train),
      takeGoal(goal, train),
      takeRows(frame, test),
      takeGoal(goal, test),
      foldRun,
    );
    report(++done / folds.length);
    return result;
  });
}

function memberRun(run: Run, member: Member, fold: number): Run {
  let hash = 0;
  for (let i = 0; i < member.name.length; i++) hash = (Math.imul(hash, 31) + member.name.charCodeAt(i)) | 0;
  return { ...run, seed: deriveSeed(run.seed, hash, fold) };
}

/** Answers of the folds, averaged where repeats hold a row out again, for the held-out rows. */
function collect(
  { frame, goal, folds, rows }: ValidationContext,
  perFold: readonly Float64Array[],
): Float64Array {
  const width = widthOf(goal);
  const sums = new Float64Array(frame.rows * width);
  const counts = new Int32Array(frame.rows);
  folds.forEach(({ test }, f) => {
    const answers = perFold[f]!;
    test.forEach((row, i) => {
      counts[row] = counts[row]! + 1;
      for (let c = 0; c < width; c++) sums[row * width + c]! += answers[i * width + c]!;
    });
  });
  const out = takeNumbers(sums, rows, width);
  rows.forEach((row, i) => {
    for (let c = 0; c < width; c++) out[i * width + c]! /= counts[row]!;
  });
  return out;
}

/** Answers at some of the held-out rows. */
function answersAt(answers: Float64Array, rows: Int32Array, wanted: Int32Array, width: number): Float64Array {
  const place = new Map(Array.from(rows, (row, i) => [row, i]));
  return takeNumbers(
    answers,
    wanted.map((row) => place.get(row)!),
    width,
  );
}
