import { describe, expect, test } from 'vitest';
import { createRunControl } from '../../../src/tabular/engine/frame.ts';
import { pretrainedIdentity } from '../../../src/tabular/engine/in-context/network-files.ts';
import { contextRows, fitRegions, regionsOf } from '../../../src/tabular/engine/in-context/regions.ts';
import { askViews, fitViews, packViews, restoreViews } from '../../../src/tabular/engine/in-context/views.ts';
import { inContextMemberOf } from '../../../src/tabular/engine/members/in-context-member.ts';
import type { HoldOutAnswers } from '../../../src/tabular/engine/members/member.ts';
import { pack, unpack } from '../../../src/tabular/engine/pack.ts';
import { createRandom } from '../../../src/tabular/engine/random.ts';
import { takeNumbers, takeRows } from '../../../src/tabular/engine/rows.ts';
import { Saved } from '../../../src/tabular/engine/saved.ts';
import type { Goal } from '../../../src/tabular/engine/validation/goal.ts';
import { takeGoal } from '../../../src/tabular/engine/validation/goal.ts';
import { validationOf } from '../../support/validation.ts';
import { fittedOn, numberFrame } from './synthetic.ts';

const run = { control: createRunControl(), threads: 1, seed: 4 };
const range = (from: number, to: number) => Int32Array.from({ length: to - from }, (_, i) => from + i);

/** A wave over one of two columns: what a row is like is told by the rows near it alone. */
function wave(rows: number, seed: number) {
  const random = createRandom(seed);
  const column = () => Float64Array.from({ length: rows }, () => 12 * random.next());
  const x = column();
  const frame = numberFrame({ x, noise: column() });
  const values = x.map((value) => Math.sin(2 * value));
  return { frame, goal: { kind: 'numbers', values } satisfies Goal };
}

const columnsAlone = { kinds: ['columns'], scorers: [] } as const;

describe('regions', () => {
  const { frame } = wave(600, 1);
  const regions = fitRegions(frame, [0, 1], [0.9, 0], 6, createRandom(2));
  const home = regionsOf(regions, frame);

  test('a row belongs to the same region in any company', () => {
    expect(new Set(home).size).toBe(6);
    expect(regionsOf(regions, takeRows(frame, range(100, 101)))).toEqual(home.slice(100, 101));
    const again = fitRegions(frame, [0, 1], [0.9, 0], 6, createRandom(2));
    expect(again.centres).toEqual(regions.centres);
  });

  test('they part rows by the column that tells, not by the one that does not', () => {
    const x = (frame.features[0] as { values: Float64Array }).values;
    const widths = Array.from({ length: 6 }, (_, region) => {
      const own = x.filter((_, i) => home[i] === region);
      return Math.max(...own) - Math.min(...own);
    });
    expect(Math.max(...widths)).toBeLessThan(6);
  });

  test('a context has its size, the nearest rows, and every class', () => {
    // Class 2 occurs once, far from most regions.
    const codes = Int32Array.from({ length: 600 }, (_, i) => (i === 9 ? 2 : i % 2));
    const goal: Goal = { kind: 'classes', codes, classes: 3 };
    const contexts = contextRows(regions, frame, goal, 240, 0.75, createRandom(3));
    expect(contexts).toHaveLength(6);
    contexts.forEach((rows, region) => {
      expect(Math.abs(rows.length - 240)).toBeLessThanOrEqual(4);
      expect(rows).toEqual(Int32Array.from(new Set(rows)).sort());
      expect(new Set(Array.from(rows, (row) => codes[row])).size).toBe(3);
      const own = Array.from(home.keys()).filter((row) => home[row] === region);
      expect(own.length).toBeLessThan(180);
      expect(Array.from(rows)).toEqual(expect.arrayContaining(own));
    });
  });
});

describe.skipIf(pretrainedIdentity() === undefined)('a table longer than a context', () => {
  const { frame, goal } = wave(640, 5);
  const [known, held] = [range(0, 480), range(480, 640)];
  const [train, asked] = [takeRows(frame, known), takeRows(frame, held)];
  const truth = takeNumbers(goal.values, held);
  const sampled = { views: 1, rows: 96, regions: 1 };
  const regional = { views: 1, rows: 96, regions: 6 };
  const errorOf = ({ answers }: { answers: Float64Array }) =>
    truth.reduce((sum, y, i) => sum + (answers[i]! - y) ** 2, 0) / truth.length;

  test('is answered better from contexts of near rows where what is near tells, the same in any company and when saved', async () => {
    const views = await fitViews(train, takeGoal(goal, known), run, { ...regional, ...columnsAlone });
    const together = await askViews(views, asked, run);
    const plain = await askViews(
      await fitViews(train, takeGoal(goal, known), run, { ...sampled, ...columnsAlone }),
      asked,
      run,
    );
    expect(errorOf(together)).toBeLessThan(0.8 * errorOf(plain));

    const alone = await askViews(views, takeRows(asked, range(70, 71)), run);
    expect(alone.answers).toEqual(together.answers.slice(70, 71));
    expect(alone.offsets).toEqual(together.offsets!.slice(350, 355));
    const restored = restoreViews(
      new Saved(unpack('TEST', 1, pack('TEST', 1, await packViews(views)))),
      fittedOn(asked, 0),
      [],
    );
    expect(await askViews(restored, asked, run)).toEqual(together);
    for (let i = 0; i < held.length; i++) {
      const row = together.offsets!.subarray(5 * i, 5 * i + 5);
      expect(row).toEqual(row.slice().sort());
    }
  });

  test('is read in the way that answers held-out rows better', async () => {
    const known = takeGoal(goal, range(0, 480));
    const member = inContextMemberOf({ sampled, regional, scorers: [] });
    // Each of the two readings with both kinds of views, with columns alone or with axes alone.
    const regionalOf = (held: HoldOutAnswers | null) => {
      const { setting } = held!.guide as { setting: number };
      expect(setting).toBeLessThan(6);
      return setting >= 3;
    };
    expect(
      regionalOf(
        await validationOf(member, 'hold-out', train, known).validate(train, known, run, () => false),
      ),
    ).toBe(true);
    // Contexts that hold next to nothing lose to one that holds most rows.
    const whole = inContextMemberOf({
      sampled: { views: 1, rows: 300, regions: 1 },
      regional: { views: 1, rows: 16, regions: 2 },
      scorers: [],
    });
    const straight: Goal = {
      kind: 'numbers',
      values: (train.features[0] as { values: Float64Array }).values,
    };
    expect(
      regionalOf(
        await validationOf(whole, 'hold-out', train, known).validate(train, straight, run, () => false),
      ),
    ).toBe(false);
    const sampleWeights = new Float64Array(480).fill(1);
    const weighted = await validationOf(member, 'hold-out', train, known).validate(
      train,
      { ...known, sampleWeights },
      run,
      () => false,
    );
    expect(regionalOf(weighted)).toBe(false);
  });
});
