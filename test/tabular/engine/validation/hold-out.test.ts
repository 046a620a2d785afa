import { describe, expect, test } from 'vitest';
import { effortSettings } from '../../../../src/tabular/engine/blend/effort.ts';
import { fitBlend } from '../../../../src/tabular/engine/blend/fit-blend.ts';
import { planMembers } from '../../../../src/tabular/engine/blend/plan.ts';
import { createRunControl, type Frame } from '../../../../src/tabular/engine/frame.ts';
import { linearMember } from '../../../../src/tabular/engine/members/linear-member.ts';
import { type Member, shapeOf } from '../../../../src/tabular/engine/members/member.ts';
import type { Goal } from '../../../../src/tabular/engine/validation/goal.ts';
import { marginalGain, pruneAgainst } from '../../../../src/tabular/engine/validation/pruning.ts';
import { gaussians } from '../synthetic.ts';

const rows = 240;
const normal = gaussians(3);
const a = Float64Array.from({ length: rows }, normal);
const frame: Frame = { rows, features: [{ kind: 'number', name: 'a', values: a }] };
const goal: Goal = { kind: 'numbers', values: a.map((value) => value + 0.5 * normal()) };
const run = { control: createRunControl(), threads: 1, seed: 1 };
const range = (from: number, to: number) => Int32Array.from({ length: to - from }, (_, i) => from + i);

/** Answers `slope` times the column, asked in six parts; counts what it is asked to do. */
function inParts(slope: number) {
  const done = { parts: 0, fits: 0 };
  const answer = (values: ArrayLike<number>) => Float64Array.from(values, (value) => slope * value);
  const member: Member = {
    name: 'in-parts',
    accepts: () => true,
    cost: () => 1000,
    validation: () => ({
      kind: 'hold-out',
      async validate(_, __, ___, shouldPrune) {
        const answers = answer(a);
        for (let end = 40; end <= rows; end += 40) {
          done.parts++;
          if (shouldPrune(range(0, end), answers.slice(0, end))) return null;
        }
        return { answers };
      },
    }),
    async fit() {
      done.fits++;
      return {
        predict: async ({ features }) => answer((features[0] as { values: Float64Array }).values),
        pack: async () => null,
      };
    },
    restore: () => expect.unreachable(),
  };
  return { member, done };
}

describe('a member that holds out rows itself', () => {
  const blendWith = (member: Member) =>
    fitBlend(frame, goal, run, {
      portfolio: [linearMember('linear', 'standard'), member],
      settings: effortSettings.best,
    });

  test('is pruned after one part when it is far behind, without a final fit', async () => {
    const { member, done } = inParts(-3);
    const { members } = await blendWith(member);
    expect(done).toEqual({ parts: 1, fits: 0 });
    const report = members.find(({ name }) => name === 'in-parts')!;
    expect(report.weight).toBe(0);
    expect(report.score).toBeGreaterThan(2);
  });

  test('is validated on all rows and fitted once when it can help', async () => {
    const { member, done } = inParts(1);
    const { members } = await blendWith(member);
    expect(done).toEqual({ parts: 6, fits: 1 });
    expect(members.find(({ name }) => name === 'in-parts')!.weight).toBeGreaterThan(0.2);
  });

  test('takes no other member from the plan, and is left out where it alone costs what all others may', () => {
    const shape = shapeOf(frame, goal);
    const costing = (name: string, costMs: number): Member => ({
      ...linearMember(name, 'standard'),
      cost: () => costMs,
    });
    const others = [costing('first', 50), costing('second', 900)];
    const planned = (costMs: number) =>
      planMembers(
        [...others, { ...inParts(1).member, cost: () => costMs }],
        shape,
        { folds: 8, repeats: 1 },
        1000,
      ).map(({ member }) => member.name);
    expect(planned(1000)).toEqual(['first', 'second', 'in-parts']);
    expect(planned(1001)).toEqual(['first', 'second']);
  });
});

describe('far behind', () => {
  const truth: Goal = { kind: 'numbers', values: new Float64Array(60) };
  const asked = range(0, 60);
  const barOf = (leader: Float64Array) => ({ leader, blend: () => leader, leastGain: 0 });
  const leader = Float64Array.from({ length: 60 }, (_, i) => 1 + 0.1 * (i % 3));

  test('means worse by a quarter, and by more than chance explains', () => {
    const { shouldPrune, loss } = pruneAgainst(truth, asked, barOf(leader));
    expect(shouldPrune(asked, leader)).toBe(false);
    expect(
      shouldPrune(
        asked,
        leader.map((value) => 1.1 * value),
      ),
    ).toBe(false);
    expect(
      shouldPrune(
        asked,
        leader.map((value) => 1.2 * value),
      ),
    ).toBe(true);
    expect(loss()).toBeCloseTo((1.44 * (1 + 1.21 + 1.44)) / 3, 9);
    // One wild answer out of 60 raises the mean loss as much, but may be chance.
    expect(
      shouldPrune(
        asked,
        leader.map((value, i) => (i === 7 ? 6 : value)),
      ),
    ).toBe(false);
  });

  test('cannot be said without a leader, of rows it did not answer, or of a few rows', () => {
    const bad = new Float64Array(60).fill(9);
    expect(pruneAgainst(truth, asked, undefined).shouldPrune(asked, bad)).toBe(false);
    const other = pruneAgainst(truth, range(0, 30), barOf(leader.slice(0, 30)));
    expect(other.shouldPrune(range(30, 60), bad.slice(0, 30))).toBe(false);
    expect(pruneAgainst(truth, asked, barOf(leader)).shouldPrune(range(0, 7), bad.slice(0, 7))).toBe(false);
  });
});

describe('a gain too small to pay', () => {
  const normal = gaussians(9);
  const truth: Goal = { kind: 'numbers', values: Float64Array.from({ length: 200 }, normal) };
  const asked = range(0, 200);
  const error = Float64Array.from({ length: 200 }, normal);
  const blend = truth.values.map((value, i) => value + error[i]!);

  test('prunes a member that says the same again, not one whose errors are its own', () => {
    const bar = { leader: blend, blend: () => blend, leastGain: 0.005 };
    const { shouldPrune } = pruneAgainst(truth, asked, bar);
    const same = blend.map((value) => value + 0.01);
    const other = truth.values.map((value) => value + normal());
    expect(shouldPrune(asked, same)).toBe(true);
    expect(shouldPrune(asked, other)).toBe(false);
    expect(pruneAgainst(truth, asked, { ...bar, leastGain: 0 }).shouldPrune(asked, same)).toBe(false);
  });

  test('is what the best share of the member takes from the loss of the blend', () => {
    const mirrored = truth.values.map((value, i) => value - error[i]!);
    expect(marginalGain(truth, blend, mirrored)).toBeCloseTo(1, 12);
    expect(marginalGain(truth, blend, blend)).toBeCloseTo(0, 12);
    const codes = Int32Array.of(0, 1, 0, 1);
    const classes: Goal = { kind: 'classes', codes, classes: 2 };
    const even = new Float64Array(8).fill(0.5);
    const sure = Float64Array.from({ length: 8 }, (_, i) => (codes[i >> 1] === i % 2 ? 0.9 : 0.1));
    // Half of the log odds of 0.9 is a probability of 0.75.
    expect(marginalGain(classes, even, sure)).toBeCloseTo(1 - Math.log(0.75) / Math.log(0.5), 12);
    expect(marginalGain(classes, sure, even)).toBe(0);
  });
});
