import { describe, expect, test } from 'vitest';
import { fitBlend } from '../../../../src/tabular/engine/blend/fit-blend.ts';
import { planMembers } from '../../../../src/tabular/engine/blend/plan.ts';
import { createRunControl, type Frame } from '../../../../src/tabular/engine/frame.ts';
import { linearMember } from '../../../../src/tabular/engine/members/linear-member.ts';
import { type Member, shapeOf } from '../../../../src/tabular/engine/members/member.ts';
import type { Goal } from '../../../../src/tabular/engine/validation/goal.ts';
import { pruneAgainst } from '../../../../src/tabular/engine/validation/pruning.ts';
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
    fitBlend(frame, goal, run, { portfolio: [linearMember('linear', 'standard'), member] });

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
  const leader = Float64Array.from({ length: 60 }, (_, i) => 1 + 0.1 * (i % 3));

  test('means worse by a quarter, and by more than chance explains', () => {
    const { shouldPrune, loss } = pruneAgainst(truth, asked, leader);
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
    const other = pruneAgainst(truth, range(0, 30), leader.slice(0, 30));
    expect(other.shouldPrune(range(30, 60), bad.slice(0, 30))).toBe(false);
    expect(pruneAgainst(truth, asked, leader).shouldPrune(range(0, 7), bad.slice(0, 7))).toBe(false);
  });
});
