import { describe, expect, test } from 'vitest';
import { createRunControl, type Frame } from '../../../src/tabular/engine/frame.ts';
import { pretrainedIdentity } from '../../../src/tabular/engine/in-context/network-files.ts';
import { fitScores, withScores } from '../../../src/tabular/engine/in-context/scores.ts';
import { askViews, fitViews, packViews, restoreViews } from '../../../src/tabular/engine/in-context/views.ts';
import { inContextMember, inContextMemberOf } from '../../../src/tabular/engine/members/in-context-member.ts';
import { linearMember } from '../../../src/tabular/engine/members/linear-member.ts';
import { neighbourMember } from '../../../src/tabular/engine/members/neighbour-member.ts';
import { pack, unpack } from '../../../src/tabular/engine/pack.ts';
import { takeRows } from '../../../src/tabular/engine/rows.ts';
import { Saved } from '../../../src/tabular/engine/saved.ts';
import type { Goal } from '../../../src/tabular/engine/validation/goal.ts';
import { validationOf } from '../../support/validation.ts';
import { fittedOn, gaussians, numberFrame } from './synthetic.ts';

const run = { control: createRunControl(), threads: 1, seed: 4 };
const range = (from: number, to: number) => Int32Array.from({ length: to - from }, (_, i) => from + i);
const linear = linearMember('linear', 'standard');

/** Classes by which of some weighted sums of `count` columns is largest; `told`: how much of the sums is not noise. */
function sums(rows: number, count: number, classes: number, told: number, seed: number) {
  const normal = gaussians(seed);
  const columns = Array.from({ length: count }, () => Float64Array.from({ length: rows }, () => normal()));
  const weights = Array.from({ length: classes }, () => columns.map(() => normal()));
  const codes = Int32Array.from({ length: rows }, (_, i) => {
    const its = weights.map(
      (own) => told * own.reduce((sum, weight, j) => sum + weight * columns[j]![i]!, 0) + normal(),
    );
    return its.indexOf(Math.max(...its));
  });
  const frame = numberFrame(Object.fromEntries(columns.map((values, j) => [`c${j}`, values])));
  return { frame, goal: { kind: 'classes', codes, classes } satisfies Goal };
}

const columnOf = (frame: Frame, index: number) => (frame.features[index] as { values: Float64Array }).values;

describe('scores', () => {
  test('of the rows learnt from come of models that have not seen them: labels that mean nothing stay hidden', async () => {
    // The nearest neighbour of a row that was seen is the row itself.
    const { frame, goal } = sums(300, 4, 2, 0, 1);
    const { frame: scored, scorers } = await fitScores(
      [neighbourMember('neighbours', 'standard')],
      frame,
      goal,
      run,
    );
    const correct = (values: Float64Array) =>
      values.filter((value, i) => value > 0 === (goal.codes[i] === 1)).length / 300;
    expect(scored.features).toHaveLength(5);
    expect(correct(columnOf(scored, 4))).toBeLessThan(0.6);
    const seen = await withScores(scorers, frame, 2, run);
    expect(seen.features.map(({ name }) => name)).toEqual(scored.features.map(({ name }) => name));
    expect(correct(columnOf(seen, 4))).toBeGreaterThan(0.65);
  });

  test('are log-odds of two classes, and centred logarithms of more', async () => {
    const two = sums(200, 3, 2, 3, 2);
    const { frame: odds, scorers } = await fitScores([linear], two.frame, two.goal, run);
    const right = columnOf(odds, 3).filter((value, i) => value > 0 === (two.goal.codes[i] === 1)).length;
    expect(right).toBeGreaterThan(170);
    const p = await scorers[0]!.fitted.predict(two.frame, run);
    const asked = columnOf(await withScores(scorers, two.frame, 2, run), 3);
    asked.forEach((value, i) => {
      const [a, b] = [Math.max(1e-4, p[2 * i]!), Math.max(1e-4, p[2 * i + 1]!)];
      expect(value).toBeCloseTo(Math.log(b / a), 12);
    });

    const three = sums(200, 3, 3, 3, 3);
    const { frame: logs } = await fitScores([linear], three.frame, three.goal, run);
    expect(logs.features).toHaveLength(6);
    for (let i = 0; i < 200; i++) {
      const its = [3, 4, 5].map((j) => columnOf(logs, j)[i]!);
      expect(its[0]! + its[1]! + its[2]!).toBeCloseTo(0, 10);
    }
  });

  test('of the only row of a class are missing, and of numbers are means', async () => {
    const { frame, goal } = sums(60, 3, 2, 3, 4);
    const codes = goal.codes.slice();
    codes[11] = 2;
    const { frame: scored } = await fitScores([linear], frame, { kind: 'classes', codes, classes: 3 }, run);
    for (const j of [3, 4, 5]) {
      expect(
        Array.from(columnOf(scored, j).keys()).filter((i) => Number.isNaN(columnOf(scored, j)[i])),
      ).toEqual([11]);
    }
    const each = Int32Array.from({ length: 60 }, (_, i) => i);
    const alone = await fitScores([linear], frame, { kind: 'classes', codes: each, classes: 60 }, run);
    expect(alone).toEqual({ scorers: [], frame });
    const values = columnOf(frame, 0).map((value, i) => 1000 + 3 * value - columnOf(frame, 1)[i]!);
    const { frame: means } = await fitScores([linear], frame, { kind: 'numbers', values }, run);
    columnOf(means, 3).forEach((value, i) => {
      expect(Math.abs(value - values[i]!)).toBeLessThan(0.1);
    });
  });
});

describe.skipIf(pretrainedIdentity() === undefined)('views with scores', () => {
  // Each column by itself tells next to nothing.
  const { frame, goal } = sums(400, 24, 2, 0.6, 5);
  const [known, asked] = [takeRows(frame, range(0, 200)), takeRows(frame, range(200, 400))];
  const codes = goal.codes.slice(200);
  const train = { ...goal, codes: goal.codes.slice(0, 200) };
  const read = (scores: boolean) =>
    fitViews(known, train, run, {
      views: 1,
      rows: 1000,
      regions: 1,
      kinds: ['columns'],
      scorers: scores ? [linear] : [],
    });
  /** Names of the members whose scores the pretrained model is shown. */
  const scorersOf = async (table: Frame, its: Goal) => {
    const packed = (await (await inContextMember.fit(table, its, run)).pack()) as {
      scorers: readonly { name: string }[];
    };
    return packed.scorers.map(({ name }) => name);
  };
  const logLoss = (p: Float64Array) =>
    codes.reduce((sum, code, i) => sum - Math.log(p[2 * i + code]!), 0) / codes.length;

  test('tell weighted sums of many columns, the same alone and after they were saved', async () => {
    const views = await read(true);
    const together = await askViews(views, asked, run);
    const plain = await askViews(await read(false), asked, run);
    expect(logLoss(together.answers)).toBeLessThan(0.9 * logLoss(plain.answers));
    const one = await askViews(views, takeRows(asked, range(7, 8)), run);
    expect(one.answers).toEqual(together.answers.slice(14, 16));
    const restored = restoreViews(
      new Saved(unpack('TEST', 1, pack('TEST', 1, await packViews(views)))),
      fittedOn(asked, 2),
      [linear],
    );
    expect(await askViews(restored, asked, run)).toEqual(together);
  });

  test('are what the member shows, but for tables of many classes', async () => {
    const losses = await Promise.all(
      [[linear], []].map(async (scorers) => {
        const whole = { views: 2, rows: 1000, regions: 1 };
        const member = inContextMemberOf({ sampled: whole, regional: whole, scorers });
        const { answers } = (await validationOf(member, 'hold-out', known, train).validate(
          known,
          train,
          run,
          () => false,
        ))!;
        return train.codes.reduce((sum, code, i) => sum - Math.log(answers[2 * i + code]!), 0) / 200;
      }),
    );
    expect(losses[0]).toBeLessThan(0.95 * losses[1]!);

    const many = sums(240, 3, 12, 3, 6);
    expect(await scorersOf(many.frame, many.goal)).toEqual([]);
  });

  test('come of models that can learn the target: of numbers no clouds of classes', async () => {
    expect(await scorersOf(known, train)).toEqual(['linear', 'extra-trees', 'discriminant']);
    const values = columnOf(known, 0).map((value, i) => value + columnOf(known, 1)[i]!);
    expect(await scorersOf(known, { kind: 'numbers', values })).toEqual(['linear', 'extra-trees']);
  });
});
