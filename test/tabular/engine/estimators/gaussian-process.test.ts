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
const member = gaussianProcessMember('gaussian-process', 'standard', 20);

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

test('With few rows for its columns it is validated by folds, and it leaves long tables alone', () => {
  const { frame, goal } = bends(60, 1);
  expect(member.validation(shapeOf(frame, goal)).kind).toBe('folds');
  const shape = { rows: 500, numbers: 4, categories: 0, designColumns: 4, classes: 0 };
  expect(member.validation(shape).kind).toBe('out-of-sample');
  expect(member.validation({ ...shape, classes: 2 }).kind).toBe('folds');
  expect(member.accepts(shape)).toBe(true);
  expect(member.accepts({ ...shape, classes: 2 })).toBe(true);
  expect(member.accepts({ ...shape, classes: 50 })).toBe(false);
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

/** Classes by distance from the middle, with a little chance at the edges, and columns that say nothing. */
function rings(rows: number, seed: number, classes: 2 | 3) {
  const normal = gaussians(seed);
  const drawn = () => Float64Array.from({ length: rows }, normal);
  const columns = { a: drawn(), b: drawn(), c: drawn() };
  const codes = Int32Array.from(columns.a, (a, i) => {
    const far = Math.hypot(a, columns.b[i]!) + 0.15 * normal();
    return far < 0.9 ? 0 : classes === 2 || far < 1.6 ? 1 : 2;
  });
  return { frame: numberFrame(columns), goal: { kind: 'classes', codes, classes } satisfies Goal };
}

const logLoss = (probabilities: Float64Array, codes: Int32Array, classes: number) =>
  codes.reduce((sum, code, i) => sum - Math.log(probabilities[i * classes + code]!), 0) / codes.length;

test.each([2, 3] as const)(
  '%i classes in rings are told apart, on any number of threads',
  async (classes) => {
    const [data, fresh] = [rings(160, 1, classes), rings(600, 2, classes)];
    const own = await (await member.fit(data.frame, data.goal, run)).predict(fresh.frame, run);
    for (let i = 0; i < own.length; i += classes) {
      expect(own.subarray(i, i + classes).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    }
    const counts = Array.from(
      { length: classes },
      (_, c) => data.goal.codes.filter((code) => code === c).length,
    );
    const chance = Float64Array.from({ length: own.length }, (_, i) => counts[i % classes]! / 160);
    const { codes } = fresh.goal;
    expect(logLoss(own, codes, classes)).toBeLessThan(0.4 * logLoss(chance, codes, classes));
    const threads = await member.fit(data.frame, data.goal, { ...run, threads: 3 });
    expect(await threads.predict(fresh.frame, run)).toEqual(own);
  },
);

test('Classes without an error are told with less than certainty', async () => {
  const frame = numberFrame({
    a: Float64Array.from({ length: 60 }, (_, i) => (i < 30 ? -5 : 5) + (i % 7) / 10),
  });
  const codes = Int32Array.from({ length: 60 }, (_, i) => (i < 30 ? 0 : 1));
  const own = await (await member.fit(frame, { kind: 'classes', codes, classes: 2 }, run)).predict(
    frame,
    run,
  );
  codes.forEach((code, i) => {
    expect(own[2 * i + code]).toBeGreaterThan(0.9);
    expect(own[2 * i + code]).toBeLessThan(0.9999);
  });
});

test('Rows that count for much draw the answers to their class', async () => {
  const frame = numberFrame({ a: Float64Array.from({ length: 60 }, (_, i) => (i % 30) / 10) });
  const codes = Int32Array.from({ length: 60 }, (_, i) => (i < 30 ? 0 : 1));
  const goal = { kind: 'classes', codes, classes: 2 } as const;
  const sampleWeights = Float64Array.from(codes, (code) => (code === 1 ? 1.5 : 0.5));
  const plain = await (await member.fit(frame, goal, run)).predict(frame, run);
  const drawn = await (await member.fit(frame, { ...goal, sampleWeights }, run)).predict(frame, run);
  for (let i = 0; i < 60; i++) {
    expect(plain[2 * i + 1]).toBeCloseTo(0.5, 1);
    expect(drawn[2 * i + 1]).toBeCloseTo(0.75, 1);
  }
});

test.each([2, 3] as const)(
  'A saved process of %i classes answers as before, and no other number of classes',
  async (classes) => {
    const { frame, goal } = rings(60, 1, classes);
    const fitted = await member.fit(frame, goal, run);
    const packed = (await fitted.pack()) as { model: Record<string, unknown> };
    const on = fittedOn(frame, classes);
    const again = member.restore(new Saved(packed as never), on);
    expect(await again.predict(frame, run)).toEqual(await fitted.predict(frame, run));
    for (const wrong of [0, 1]) {
      const slope = wrong === 0 ? 0 : Number.POSITIVE_INFINITY;
      const model = { ...packed.model, slope };
      expect(() => member.restore(new Saved({ ...packed, model } as never), on)).toThrow(/not valid/);
    }
    expect(() => member.restore(new Saved(packed as never), { ...on, classes: 5 })).toThrow(/not valid/);
  },
);
