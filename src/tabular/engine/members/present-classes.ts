/** Lets any member learn from rows in which some classes are absent: it sees the present ones alone. */

import type { Frame } from '../frame.ts';
import type { Packable } from '../pack.ts';
import type { Run } from '../run.ts';
import type { FittedMember, Goal, Guide, Member } from './member.ts';

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
  if (goal.kind === 'numbers') return member.fit(frame, goal, run, guide);
  const { codes, classes } = goal;
  const seen = new Uint8Array(classes);
  for (let i = 0; i < codes.length; i++) seen[codes[i]!] = 1;
  const present = Int32Array.from(seen.keys()).filter((code) => seen[code] === 1);
  if (present.length === classes && classes > 1) return member.fit(frame, goal, run, guide);
  const spread: Spread = { present, classes, floor: 1 / (codes.length + classes) };
  if (present.length === 1) return spreadOver(undefined, spread);
  const place = new Int32Array(classes);
  present.forEach((code, index) => {
    place[code] = index;
  });
  const narrow: Goal = { kind: 'classes', codes: codes.map((code) => place[code]!), classes: present.length };
  // Held rows of absent classes cannot steer an early stop; a known effort can.
  const itsGuide = guide !== undefined && 'effort' in guide ? guide : undefined;
  return spreadOver(await member.fit(frame, narrow, run, itsGuide), spread);
}

export function restoreMember(member: Member, packed: Packable): FittedMember {
  const spread = (packed as { spread?: Packable } | null)?.spread;
  if (spread === undefined) return member.restore(packed);
  const { inner } = packed as { inner: Packable };
  return spreadOver(inner === null ? undefined : member.restore(inner), spread as unknown as Spread);
}

function spreadOver(inner: FittedMember | undefined, spread: Spread): FittedMember {
  const { present, classes, floor } = spread;
  return {
    async predict(frame, run) {
      const narrow = await inner?.predict(frame, run);
      const out = new Float64Array(frame.rows * classes);
      const kept = 1 - floor * (classes - present.length);
      for (let i = 0; i < frame.rows; i++) {
        out.fill(floor, i * classes, (i + 1) * classes);
        for (let c = 0; c < present.length; c++) {
          out[i * classes + present[c]!] =
            kept * (narrow === undefined ? 1 : narrow[i * present.length + c]!);
        }
      }
      return out;
    },
    async pack() {
      return {
        spread: { present, classes, floor },
        inner: inner === undefined ? null : await inner.pack(),
      };
    },
    ...(inner?.effort !== undefined && { effort: inner.effort }),
    ...(inner?.importance && { importance: inner.importance }),
  };
}
