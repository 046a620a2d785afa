import { expect, test } from 'vitest';
import { createRunControl } from '../../../../src/tabular/engine/frame.ts';
import { gaussianProcessMember } from '../../../../src/tabular/engine/members/gaussian-process-member.ts';
import { linearMember } from '../../../../src/tabular/engine/members/linear-member.ts';
import { shapeOf } from '../../../../src/tabular/engine/members/member.ts';
import { Saved } from '../../../../src/tabular/engine/saved.ts';
import type { Goal } from '../../../../src/tabular/engine/validation/goal.ts';
import { validationOf } from '../../../support/validation.ts';
import { fittedOn, gaussians, numberFrame } from '../synthetic.ts';

const run = { control: createRunControl(), threads: 1, seed: 3 };
const member = gaussianProcessMember('gaussian-process', 'standard');

/** A bend along one column, a line along another, and columns that say nothing. */
function bends(rows: number, seed: number, unit = 1) {
  const normal = gaussians(seed);
  const drawn = () => Float64Array.from({ length: rows }, normal);
  const columns = { a: drawn(), b: drawn(), c: drawn(), d: drawn() };
  const values = columns.a.map(
    (a, i) => unit * (50 + Math.sin(2 * a) + 0.5 * columns.b[i]! + 0.2 * normal()),
  );
  return { frame: numberFrame(columns), goal: { kind: 'numbers', values } satisfies Goal };
}

const rmse = (means: Float64Array, values: Float64Array) =>
  Math.sqrt(means.reduce((sum, mean, i) => sum + (mean - values[i]!) ** 2, 0) / means.length);

test('Bends are learnt from few rows, nearly to the noise, where a line leaves most of them', async () => {
  const data = bends(200, 1);
  const fresh = bends(400, 2);
  const own = await (await member.fit(data.frame, data.goal, run)).predict(fresh.frame, run);
  const line = linearMember('linear', 'standard');
  const straight = await (await line.fit(data.frame, data.goal, run)).predict(fresh.frame, run);
  expect(rmse(own, fresh.goal.values)).toBeLessThan(0.27);
  expect(rmse(straight, fresh.goal.values)).toBeGreaterThan(0.5);
});

test('Answers with a row left out are as good as answers for fresh rows', async () => {
  const data = bends(200, 1);
  const fresh = bends(400, 2);
  const { fit } = validationOf(member, 'out-of-sample', data.frame, data.goal);
  const { fitted, answers } = await fit(data.frame, data.goal, run);
  const told = rmse(answers, data.goal.values);
  const seen = rmse(await fitted.predict(fresh.frame, run), fresh.goal.values);
  expect(told / seen).toBeGreaterThan(0.85);
  expect(told / seen).toBeLessThan(1.15);
});

test('The unit of the target changes the answers by that unit', async () => {
  const [small, large, fresh] = [bends(60, 1), bends(60, 1, 1e200), bends(5, 2)];
  const a = await (await member.fit(small.frame, small.goal, run)).predict(fresh.frame, run);
  const b = await (await member.fit(large.frame, large.goal, run)).predict(fresh.frame, run);
  for (const [i, mean] of a.entries()) expect(b[i]! / 1e200).toBeCloseTo(mean, 6);
});

test('A constant target and rows that repeat one another give that constant', async () => {
  const rows = 40;
  const frame = numberFrame({ a: Float64Array.from({ length: rows }, (_, i) => i % 2) });
  const goal = { kind: 'numbers', values: new Float64Array(rows).fill(7) } as const;
  const means = await (await member.fit(frame, goal, run)).predict(frame, run);
  for (const mean of means) expect(mean).toBeCloseTo(7, 9);
});

test('With few rows for its columns it is validated by folds, and it leaves classes and long tables alone', () => {
  const { frame, goal } = bends(60, 1);
  expect(member.validation(shapeOf(frame, goal)).kind).toBe('folds');
  const shape = { rows: 500, numbers: 4, categories: 0, designColumns: 4, classes: 0 };
  expect(member.validation(shape).kind).toBe('out-of-sample');
  expect(member.accepts(shape)).toBe(true);
  expect(member.accepts({ ...shape, classes: 2 })).toBe(false);
  expect(member.accepts({ ...shape, rows: 5000 })).toBe(false);
});

test('A saved process answers as before, and one whose parts do not fit together is refused', async () => {
  const { frame, goal } = bends(50, 1);
  const fitted = await member.fit(frame, goal, run);
  const packed = (await fitted.pack()) as { model: { duals: Float64Array } };
  const on = fittedOn(frame, 0);
  const again = member.restore(new Saved(packed as never), on);
  expect(await again.predict(frame, run)).toEqual(await fitted.predict(frame, run));
  const { model } = packed;
  for (const wrong of [
    { ...model, duals: model.duals.slice(1) },
    { ...model, rows: 49.5 },
    { ...model, rows: 500 },
    { ...model, rates: Float64Array.of(-1, 1, 1, 1) },
    { ...model, smooth: Number.NaN },
  ]) {
    expect(() => member.restore(new Saved({ ...packed, model: wrong } as never), on)).toThrow(/not valid/);
  }
  expect(() => member.restore(new Saved(packed as never), { ...on, classes: 2 })).toThrow(/not valid/);
});
