/** What a member says of rows that it has not seen: the evidence for its weight in the blend. */

import type { Frame } from '../frame.ts';
import {
  type FittedMember,
  type Goal,
  type Guide,
  type Member,
  type Shape,
  spreadLevels,
} from '../members/member.ts';
import {
  fitMember,
  fitMemberItself,
  fitMemberSettings,
  judgeMemberParts,
} from '../members/present-classes.ts';
import { deriveSeed } from '../random.ts';
import { takeGoal, takeNumbers, takeRows } from '../rows.ts';
import { type Run, takeTimeUp } from '../run.ts';
import { trialBeside } from './far-behind.ts';
import type { Fold } from './folds.ts';
import { cautiousSetting, type Loss, logLoss, rowLosses, squaredError } from './greedy.ts';
import { sideBySide } from './side-by-side.ts';

/** What all members are judged by. */
export interface Court {
  readonly frame: Frame;
  readonly goal: Goal;
  readonly shape: Shape;
  readonly folds: readonly Fold[];
  /** Ascending numbers of the rows that some fold holds out: those that count. */
  readonly rows: Int32Array;
  readonly run: Run;
}

export interface Judged {
  readonly member: Member;
  /** One row of answers for each judged row, in the order of `rows`; null: given up after some folds as hopeless. */
  readonly answers: Float64Array | null;
  /** Distances of a regression's quantiles from the answers, likewise; of members that know quantiles. */
  readonly offsets?: Float64Array;
  /** Mean loss over the rows it was judged on. */
  readonly loss: number;
  /** Models of the folds, or the one model of all rows. */
  readonly models: readonly FittedMember[];
  /** Whether `models` must be replaced by a model of all rows, and what is known about how to fit it. */
  readonly refit: { readonly guide?: Guide } | null;
  readonly fitMs: number;
}

/** @param leader answers of the best member so far: one that is far behind it on the first folds is given up
 * @param report called with the share of the folds done */
export async function judge(
  member: Member,
  court: Court,
  leader: Float64Array | undefined,
  report: (part: number) => void,
): Promise<Judged> {
  const started = performance.now();
  const { frame, goal, rows, run } = court;
  const lossOf = lossOn(goal, rows);
  const done = (verdict: Omit<Judged, 'member' | 'loss' | 'fitMs'> & { loss?: number }): Judged => ({
    loss: verdict.answers === null ? Number.NaN : lossOf(verdict.answers),
    ...verdict,
    member,
    fitMs: performance.now() - started,
  });
  switch (member.judging(court.shape)) {
    case 'itself': {
      const { model, answers } = await fitMemberItself(member, frame, goal, memberRun(run, member, 0));
      const width = widthOf(goal);
      return done({ answers: takeNumbers(answers, rows, width), models: [model], refit: null });
    }
    case 'parts': {
      const { hopeless, loss } = trialBeside(goal, rows, leader);
      const judged = await judgeMemberParts(member, frame, goal, memberRun(run, member, 0), hopeless);
      if (judged === null) return done({ answers: null, models: [], refit: null, loss: loss() });
      const { answers, offsets, guide } = judged;
      return done({
        answers: takeNumbers(answers, rows, widthOf(goal)),
        ...(offsets && { offsets: takeNumbers(offsets, rows, spreadLevels.length) }),
        models: [],
        refit: guide === undefined ? {} : { guide },
      });
    }
    case 'settings':
      return done(await judgeSettings(member, court, report));
    case 'folds':
      return done(await judgeFolds(member, court, leader, report));
  }
}

/** The model, or models, that stand for a member in the blend. */
export async function finalModels({ member, models, refit }: Judged, { frame, goal, run }: Court) {
  if (refit === null) return models;
  return [await fitMember(member, frame, goal, memberRun(run, member, 0), refit.guide)];
}

async function judgeSettings(member: Member, court: Court, report: (part: number) => void) {
  const { goal, rows } = court;
  const perFold = await overFolds(court, member, report, async (train, trainGoal, held, _, itsRun) => {
    const models = await fitMemberSettings(member, train, trainGoal, itsRun);
    return models.predict(held, itsRun);
  });
  // A fold with a single class has one setting, which stands for all.
  const count = Math.max(...perFold.map((settings) => settings.length));
  const answers = Array.from({ length: count }, (_, setting) =>
    collect(
      court,
      perFold.map((settings) => settings[Math.min(setting, settings.length - 1)]!),
    ),
  );
  const judgedGoal = takeGoal(goal, rows);
  const setting = cautiousSetting(answers.map((each) => rowLosses(judgedGoal, each)));
  return { answers: answers[setting]!, models: [], refit: { guide: { setting } } };
}

async function judgeFolds(
  member: Member,
  court: Court,
  leader: Float64Array | undefined,
  report: (part: number) => void,
) {
  const { folds, frame, goal, rows } = court;
  let guide: Guide | undefined;
  if (member.steered && folds.length > 1 && frame.rows <= commonEffortRows) {
    const pilots = await fitPilots(member, court);
    const its = lossOn(goal, pilots.rows)(pilots.answers);
    const bar = leader && lossOn(goal, pilots.rows)(answersAt(leader, rows, pilots.rows, widthOf(goal)));
    if (bar !== undefined && its > hopeless(goal) * bar) {
      return { answers: null, models: [], refit: null, loss: its };
    }
    guide = { effort: pilots.effort };
  }
  const perFold = await overFolds(court, member, report, async (train, trainGoal, held, heldGoal, itsRun) => {
    const itsGuide = guide ?? { frame: held, goal: heldGoal };
    // With a single held-out part, a fit that is cut short can be judged like any other.
    const single = { ...itsRun, keepPartial: folds.length === 1 };
    const model = await fitMember(member, train, trainGoal, single, itsGuide);
    if (single.keepPartial) takeTimeUp(itsRun);
    return { model, answers: await model.predict(held, itsRun) };
  });
  const answers = collect(
    court,
    perFold.map((fold) => fold.answers),
  );
  const models = perFold.map(({ model }) => model);
  if (member.final === 'bag') return { answers, models, refit: null };
  return { answers, models: [], refit: guide === undefined ? {} : { guide } };
}

/** A few folds that stop by their own held-out rows: the mean of their efforts, and what they say of those rows. */
async function fitPilots(member: Member, court: Court) {
  const folds = court.folds.slice(0, pilotFolds);
  const width = widthOf(court.goal);
  const fitted = await overFolds(
    { ...court, folds },
    member,
    () => {},
    async (train, trainGoal, held, heldGoal, itsRun) => {
      const model = await fitMember(member, train, trainGoal, itsRun, { frame: held, goal: heldGoal });
      return { effort: model.effort ?? 0, answers: await model.predict(held, itsRun) };
    },
  );
  const effort = fitted.reduce((sum, fold) => sum + fold.effort, 0) / fitted.length;
  // Folds of one repeat are disjoint; there are never fewer of them than pilots, but for tables of two or three rows.
  const rows = Int32Array.from(folds.flatMap(({ test }) => Array.from(test)));
  const answers = new Float64Array(rows.length * width);
  fitted.reduce((at, fold) => {
    answers.set(fold.answers, at);
    return at + fold.answers.length;
  }, 0);
  return { effort: Math.max(1, Math.round(effort)), rows, answers };
}

/** Up to so many rows, stopping by the held-out rows flatters a member enough to mislead the weights. */
const commonEffortRows = 5000;
const pilotFolds = 4;
/** A member whose flattered loss on the pilots is so many times the leader's is given up. Over five folds of 27 tables,
 * boosting so far behind out of fold had a mean weight of 2 % (at most 19 %, on a table that is nearly separable), too
 * little for what its fits cost. Squared errors have a floor of noise that no member gets below, so they differ less. */
const hopeless = (goal: Goal) => (goal.kind === 'classes' ? 1.5 : 1.4);

function overFolds<T>(
  { frame, goal, folds, run }: Court,
  member: Member,
  report: (part: number) => void,
  work: (train: Frame, trainGoal: Goal, held: Frame, heldGoal: Goal, run: Run) => Promise<T>,
): Promise<T[]> {
  let done = 0;
  return sideBySide(folds, frame.rows, run, async ({ train, test }, threads, f) => {
    const itsRun = { ...memberRun(run, member, f + 1), threads };
    const result = await work(
      takeRows(frame, train),
      takeGoal(goal, train),
      takeRows(frame, test),
      takeGoal(goal, test),
      itsRun,
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

/** Answers of the folds, averaged where repeats hold a row out again, for the judged rows. */
function collect({ frame, goal, folds, rows }: Court, perFold: readonly Float64Array[]): Float64Array {
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

/** Answers at some of the judged rows. */
function answersAt(answers: Float64Array, rows: Int32Array, wanted: Int32Array, width: number): Float64Array {
  const place = new Map(Array.from(rows, (row, i) => [row, i]));
  return takeNumbers(
    answers,
    wanted.map((row) => place.get(row)!),
    width,
  );
}

const widthOf = (goal: Goal) => (goal.kind === 'classes' ? goal.classes : 1);

export function lossOn(goal: Goal, rows: Int32Array): Loss {
  const its = takeGoal(goal, rows);
  return its.kind === 'classes'
    ? logLoss(its.codes, its.classes, its.weights)
    : squaredError(its.values, its.weights);
}
