/** Lets any member learn from rows in which some classes are absent: it sees the present ones alone. */

import type { Frame } from '../frame.ts';
import type { Run } from '../run.ts';
import type { Saved } from '../saved.ts';
import type { Goal } from '../validation/goal.ts';
import type { ShouldPrune } from '../validation/pruning.ts';
import type {
  FittedMember,
  FittedOn,
  FittedSettings,
  Guide,
  HoldOut,
  HoldOutAnswers,
  Member,
  OutOfSample,
  OutOfSampleFit,
  OverSettings,
} from './member.ts';

interface Spread {
  /** Class of the whole problem for each class of the member. */
  readonly present: Int32Array;
  readonly classes: number;
  /** Probability set aside for each absent class. */
  readonly floor: number;
}

/** Fit a member on rows that may lack classes. An absent class gets the probability 1 / (rows + classes), Laplace's
 * estimate for something not seen in that many rows; a single present class needs no model at all. */
export async function fitMember(
  member: Member,
  frame: Frame,
  goal: Goal,
  run: Run,
  guide?: Guide,
): Promise<FittedMember> {
  const narrow = narrowGoal(goal);
  if (narrow === null) return member.fit(frame, goal, run, guide);
  if (narrow.goal === null) return spreadOver(undefined, narrow.spread);
  // Held rows of absent classes cannot tell when to stop; known iterations or a setting can.
  const usable = guide?.kind === 'held-out' ? undefined : guide;
  return spreadOver(await member.fit(frame, narrow.goal, run, usable), narrow.spread);
}

/** As {@link OutOfSample.fit}. */
export async function fitOutOfSample(
  validation: OutOfSample,
  frame: Frame,
  goal: Goal,
  run: Run,
): Promise<OutOfSampleFit> {
  const narrow = narrowGoal(goal);
  if (narrow === null) return validation.fit(frame, goal, run);
  const { spread } = narrow;
  if (narrow.goal === null) {
    return { fitted: spreadOver(undefined, spread), answers: widen(undefined, frame.rows, spread) };
  }
  const { fitted, answers } = await validation.fit(frame, narrow.goal, run);
  return { fitted: spreadOver(fitted, spread), answers: widen(answers, frame.rows, spread) };
}

/** As {@link HoldOut.validate}. */
export async function validateHoldOut(
  validation: HoldOut,
  frame: Frame,
  goal: Goal,
  run: Run,
  shouldPrune: ShouldPrune,
): Promise<HoldOutAnswers | null> {
  const narrow = narrowGoal(goal);
  if (narrow === null) return validation.validate(frame, goal, run, shouldPrune);
  const { spread } = narrow;
  if (narrow.goal === null) return { answers: widen(undefined, frame.rows, spread) };
  const held = await validation.validate(frame, narrow.goal, run, (rows, answers) =>
    shouldPrune(rows, widen(answers, rows.length, spread)),
  );
  return held && { ...held, answers: widen(held.answers, frame.rows, spread) };
}

/** As {@link OverSettings.fit}. */
export async function fitSettings(
  validation: OverSettings,
  frame: Frame,
  goal: Goal,
  run: Run,
): Promise<FittedSettings> {
  const narrow = narrowGoal(goal);
  if (narrow === null) return validation.fit(frame, goal, run);
  const { spread } = narrow;
  if (narrow.goal === null) return { predict: async ({ rows }) => [widen(undefined, rows, spread)] };
  const settings = await validation.fit(frame, narrow.goal, run);
  return {
    predict: async (held, heldRun) =>
      (await settings.predict(held, heldRun)).map((answers) => widen(answers, held.rows, spread)),
  };
}

/** As {@link Member.restore}, of what {@link fitMember} made. */
export function restoreMember(member: Member, saved: Saved, on: FittedOn): FittedMember {
  if (!saved.has('spread')) return member.restore(saved, on);
  const spread = checkSpread(saved.field('spread'), on.classes);
  const alone = spread.present.length === 1;
  const inner = saved.field('inner');
  if ((inner.value === null) !== alone)
    inner.refuse(alone ? 'null for a single class' : 'a model of the classes present');
  const model = inner.orNull((some) => member.restore(some, { ...on, classes: spread.present.length }));
  return spreadOver(model ?? undefined, spread);
}

function checkSpread(saved: Saved, classes: number): Spread {
  const present = saved.field('present').distinctCodes(undefined, 0, classes);
  if (present.length === 0) saved.field('present').refuse('at least one class');
  return {
    present,
    classes: saved.field('classes').oneOf([classes]),
    floor: saved.field('floor').finite(0, 1 / classes),
  };
}

/** Null: nothing is absent. A null goal: a single class is present. */
function narrowGoal(goal: Goal): { goal: Goal | null; spread: Spread } | null {
  if (goal.kind === 'numbers') return null;
  const { codes, classes } = goal;
  const seen = new Uint8Array(classes);
  for (let i = 0; i < codes.length; i++) seen[codes[i]!] = 1;
  const present = Int32Array.from(seen.keys()).filter((code) => seen[code] === 1);
  if (present.length === classes && classes > 1) return null;
  const spread: Spread = { present, classes, floor: 1 / (codes.length + classes) };
  if (present.length === 1) return { goal: null, spread };
  const place = new Int32Array(classes);
  present.forEach((code, index) => {
    place[code] = index;
  });
  return { goal: { ...goal, codes: codes.map((code) => place[code]!), classes: present.length }, spread };
}

/** n × present classes to n × classes; without answers, all of the probability goes to the one present class. */
function widen(
  narrow: Float64Array | undefined,
  rows: number,
  { present, classes, floor }: Spread,
): Float64Array {
  const out = new Float64Array(rows * classes);
  const kept = 1 - floor * (classes - present.length);
  for (let i = 0; i < rows; i++) {
    out.fill(floor, i * classes, (i + 1) * classes);
    for (let c = 0; c < present.length; c++) {
      out[i * classes + present[c]!] = kept * (narrow === undefined ? 1 : narrow[i * present.length + c]!);
    }
  }
  return out;
}

function spreadOver(inner: FittedMember | undefined, spread: Spread): FittedMember {
  return {
    predict: async (frame, run) => widen(await inner?.predict(frame, run), frame.rows, spread),
    pack: async () => ({
      spread: { ...spread },
      inner: inner === undefined ? null : await inner.pack(),
    }),
    ...(inner?.iterations !== undefined && { iterations: inner.iterations }),
    ...(inner?.slow && { slow: inner.slow }),
    ...(inner?.rough && {
      rough: async (frame: Frame, run: Run, views: number) =>
        widen(await inner.rough!(frame, run, views), frame.rows, spread),
    }),
    ...(inner?.importance && { importance: inner.importance }),
  };
}
