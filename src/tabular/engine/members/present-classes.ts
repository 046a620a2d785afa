/** Lets any member learn from rows in which some classes are absent: it sees the present ones alone. */

import type { Frame } from '../frame.ts';
import type { Run } from '../run.ts';
import type { Saved } from '../saved.ts';
import type {
  FittedMember,
  FittedOn,
  Goal,
  Guide,
  Hopeless,
  Member,
  PartsJudged,
  SelfJudged,
  SettingModels,
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
  // Held rows of absent classes cannot steer an early stop; a known effort or setting can.
  const itsGuide = guide !== undefined && 'frame' in guide ? undefined : guide;
  return spreadOver(await member.fit(frame, narrow.goal, run, itsGuide), narrow.spread);
}

export async function fitMemberItself(
  member: Member,
  frame: Frame,
  goal: Goal,
  run: Run,
): Promise<SelfJudged> {
  const narrow = narrowGoal(goal);
  if (narrow === null) return member.fitItself!(frame, goal, run);
  const { spread } = narrow;
  if (narrow.goal === null) {
    return { model: spreadOver(undefined, spread), answers: widen(undefined, frame.rows, spread) };
  }
  const { model, answers } = await member.fitItself!(frame, narrow.goal, run);
  return { model: spreadOver(model, spread), answers: widen(answers, frame.rows, spread) };
}

/** As {@link Member.judgeParts}. */
export async function judgeMemberParts(
  member: Member,
  frame: Frame,
  goal: Goal,
  run: Run,
  hopeless: Hopeless,
): Promise<PartsJudged | null> {
  const narrow = narrowGoal(goal);
  if (narrow === null) return member.judgeParts!(frame, goal, run, hopeless);
  const { spread } = narrow;
  if (narrow.goal === null) return { answers: widen(undefined, frame.rows, spread) };
  const judged = await member.judgeParts!(frame, narrow.goal, run, (rows, its) =>
    hopeless(rows, widen(its, rows.length, spread)),
  );
  return judged && { ...judged, answers: widen(judged.answers, frame.rows, spread) };
}

export async function fitMemberSettings(
  member: Member,
  frame: Frame,
  goal: Goal,
  run: Run,
): Promise<SettingModels> {
  const narrow = narrowGoal(goal);
  if (narrow === null) return member.fitSettings!(frame, goal, run);
  const { spread } = narrow;
  if (narrow.goal === null) return { predict: async ({ rows }) => [widen(undefined, rows, spread)] };
  const models = await member.fitSettings!(frame, narrow.goal, run);
  return {
    predict: async (held, itsRun) =>
      (await models.predict(held, itsRun)).map((answers) => widen(answers, held.rows, spread)),
  };
}

/** As {@link Member.restore}, of what {@link fitMember} made. */
export function restoreMember(member: Member, saved: Saved, fitted: FittedOn): FittedMember {
  if (!saved.has('spread')) return member.restore(saved, fitted);
  const spread = checkSpread(saved.field('spread'), fitted.classes);
  const alone = spread.present.length === 1;
  const inner = saved.field('inner');
  if ((inner.value === null) !== alone)
    inner.refuse(alone ? 'null for a single class' : 'a model of the classes present');
  const model = inner.orNull((its) => member.restore(its, { ...fitted, classes: spread.present.length }));
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
    ...(inner?.effort !== undefined && { effort: inner.effort }),
    ...(inner?.importance && { importance: inner.importance }),
  };
}
