import { describe, expect, test } from 'vitest';
import { createRunControl, type Frame } from '../../../src/tabular/engine/frame.ts';
import { alongAxes, fitAxes } from '../../../src/tabular/engine/in-context/axes.ts';
import { pretrainedIdentity } from '../../../src/tabular/engine/in-context/network-files.ts';
import {
  askViews,
  fitViews,
  packViews,
  restoreViews,
  type ViewKind,
} from '../../../src/tabular/engine/in-context/views.ts';
import { inContextMemberOf } from '../../../src/tabular/engine/members/in-context-member.ts';
import { pack, unpack } from '../../../src/tabular/engine/pack.ts';
import { createRandom } from '../../../src/tabular/engine/random.ts';
import { takeRows } from '../../../src/tabular/engine/rows.ts';
import { Saved } from '../../../src/tabular/engine/saved.ts';
import type { Goal } from '../../../src/tabular/engine/validation/goal.ts';
import { validationOf } from '../../support/validation.ts';
import { fittedOn, gaussians, numberFrame } from './synthetic.ts';

const run = { control: createRunControl(), threads: 1, seed: 4 };
const range = (from: number, to: number) => Int32Array.from({ length: to - from }, (_, i) => from + i);

/** Three measurements of one size, in which kinds differ by a little in the difference of two. */
function bodies(rows: number, seed: number) {
  const normal = gaussians(seed);
  const codes = Int32Array.from({ length: rows }, (_, i) => i % 2);
  const [a, b, c] = [new Float64Array(rows), new Float64Array(rows), new Float64Array(rows)];
  codes.forEach((code, i) => {
    const size = 100 + 30 * normal();
    a[i] = size + normal();
    b[i] = size + (code === 0 ? 3 : -3) + normal();
    c[i] = size + normal();
  });
  return { frame: numberFrame({ a, b, c }), goal: { kind: 'classes', codes, classes: 2 } satisfies Goal };
}

const valuesOf = ({ features }: Frame, index: number) => (features[index] as { values: Float64Array }).values;

describe('axes', () => {
  const { frame } = bodies(400, 1);

  test('along them numbers are uncorrelated and of unit variance', async () => {
    const axes = (await fitAxes(frame, [0, 1, 2], 8, createRandom(1), run))!;
    const along = alongAxes(frame, axes);
    for (let a = 0; a < 3; a++) {
      for (let b = 0; b <= a; b++) {
        let product = 0;
        let mean = 0;
        for (let i = 0; i < 400; i++) {
          product += (along[3 * i + a]! * along[3 * i + b]!) / 400;
          mean += along[3 * i + a]! / 400;
        }
        expect(mean).toBeCloseTo(0, 8);
        expect(product).toBeCloseTo(a === b ? 1 : 0, 6);
      }
    }
  });

  test('a row lies at the same place alone and in company', async () => {
    const axes = (await fitAxes(frame, [0, 1, 2], 8, createRandom(1), run))!;
    expect(alongAxes(takeRows(frame, range(70, 71)), axes)).toEqual(alongAxes(frame, axes).slice(210, 213));
  });

  test('the axes of most variance are kept where there are too many; copies of a column have none of their own', async () => {
    const [x, y] = [valuesOf(frame, 0), valuesOf(frame, 1)];
    const doubled = numberFrame({ x, y, again: x.slice() });
    expect((await fitAxes(doubled, [0, 1, 2], 8, createRandom(1), run))!.origin.length).toBe(2);
    const two = (await fitAxes(frame, [0, 1, 2], 2, createRandom(1), run))!;
    // Size comes first, and all three columns have their part in it.
    const sums = [0, 1].map((axis) =>
      Math.abs(two.directions.slice(3 * axis, 3 * axis + 3).reduce((p, q) => p + q)),
    );
    expect(Math.max(...sums)).toBeCloseTo(1, 1);
  });

  test('a single number has none', async () => {
    expect(await fitAxes(frame, [1], 8, createRandom(1), run)).toBeNull();
    const flat = numberFrame({ a: new Float64Array(5).fill(2), b: Float64Array.of(1, 2, 3, 4, 5) });
    expect(await fitAxes(flat, [0, 1], 8, createRandom(1), run)).toBeNull();
  });

  test('missing numbers stand in the middle', async () => {
    const holes = bodies(400, 1).frame;
    valuesOf(holes, 1)[7] = Number.NaN;
    const axes = (await fitAxes(holes, [0, 1, 2], 8, createRandom(1), run))!;
    for (const value of alongAxes(holes, axes)) expect(Number.isFinite(value)).toBe(true);
  });
});

describe.skipIf(pretrainedIdentity() === undefined)('views along axes', () => {
  const { frame, goal } = bodies(300, 2);
  const [known, asked] = [takeRows(frame, range(0, 150)), takeRows(frame, range(150, 300))];
  const codes = goal.codes.slice(150);
  const train: Goal = { ...goal, codes: goal.codes.slice(0, 150) };
  const whole = { views: 1, rows: 1000, regions: 1 };
  const read = (kind: ViewKind) => fitViews(known, train, run, { ...whole, kinds: [kind], scorers: [] });
  const logLoss = (p: Float64Array) =>
    codes.reduce((sum, code, i) => sum - Math.log(p[2 * i + code]!), 0) / codes.length;

  test('show what columns by themselves hide, the same after they were saved', async () => {
    const views = await read('axes');
    const together = await askViews(views, asked, run);
    const plain = await askViews(await read('columns'), asked, run);
    expect(logLoss(plain.answers)).toBeGreaterThan(0.6);
    expect(logLoss(together.answers)).toBeLessThan(0.3);
    const restored = restoreViews(
      new Saved(unpack('TEST', 1, pack('TEST', 1, await packViews(views)))),
      fittedOn(asked, 2),
      [],
    );
    expect(await askViews(restored, asked, run)).toEqual(together);
  });

  test('are taken where held-out rows are answered better so', async () => {
    const member = inContextMemberOf({ sampled: whole, regional: whole, scorers: [] });
    const { validate } = validationOf(member, 'hold-out', known, train);
    const validated = (await validate(known, train, run, () => false))!;
    expect(validated.guide).toEqual({ kind: 'setting', setting: 2 });
    expect(
      train.codes.reduce((sum, code, i) => sum - Math.log(validated.answers[2 * i + code]!), 0) / 150,
    ).toBeLessThan(0.3);
  });
});
