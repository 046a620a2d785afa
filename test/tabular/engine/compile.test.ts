/** A student answers in place of slow members where that costs nothing, and nowhere else. */

import { describe, expect, test } from 'vitest';
import type { Blend } from '../../../src/tabular/engine/blend/blend.ts';
import {
  blendQuantiles,
  packBlend,
  predictBlend,
  restoreBlend,
} from '../../../src/tabular/engine/blend/blend.ts';
import { compileModel } from '../../../src/tabular/engine/compile.ts';
import type { Frame } from '../../../src/tabular/engine/frame.ts';
import { linearMember } from '../../../src/tabular/engine/members/linear-member.ts';
import type { FittedMember, Member } from '../../../src/tabular/engine/members/member.ts';
import { memberNamed } from '../../../src/tabular/engine/members/portfolio.ts';
import type { Model } from '../../../src/tabular/engine/model.ts';
import { featureShapes, inferSchema, toFrame } from '../../../src/tabular/engine/prepare/index.ts';
import { createRandom } from '../../../src/tabular/engine/random.ts';
import { takeRows } from '../../../src/tabular/engine/rows.ts';
import type { Run } from '../../../src/tabular/engine/run.ts';
import { Saved } from '../../../src/tabular/engine/saved.ts';
import type { Goal } from '../../../src/tabular/engine/validation/goal.ts';

const run = (threads = 1): Run => ({ control: new Int32Array(new SharedArrayBuffer(8)), threads, seed: 3 });
const rows = 400;
const truth = (x: number, z: number) => 2 * x + Math.sin(3 * z) * x;

function tableOf(count: number, seed: number) {
  const random = createRandom(seed);
  const x = Float64Array.from({ length: count }, () => 2 * random.next() - 1);
  const z = Float64Array.from({ length: count }, () => 2 * random.next() - 1);
  const y = x.map((value, i) => truth(value, z[i]!) + 1.6 * (random.next() - 0.5));
  const columns = [
    { kind: 'number' as const, name: 'x', values: x },
    { kind: 'number' as const, name: 'z', values: z },
  ];
  return { features: { rows: count, columns }, y };
}

const numbers = (frame: Frame, f: number) => {
  const feature = frame.features[f]!;
  if (feature.kind !== 'number') throw new TypeError('expected numbers');
  return feature.values;
};

/** Knows the truth, but for `noise`, which no other row tells. */
function slowMember(classes: number, noise: number): FittedMember & { asked: number } {
  const member = {
    asked: 0,
    slow: true as const,
    pack: async () => ({ noise }),
    async predict(frame: Frame) {
      member.asked += frame.rows;
      const x = numbers(frame, 0);
      const z = numbers(frame, 1);
      const score = (i: number) => truth(x[i]!, z[i]!) + noise * Math.sin(1e6 * x[i]!);
      if (classes === 0) return Float64Array.from(x, (_, i) => score(i));
      return Float64Array.from({ length: frame.rows * classes }, (_, cell) => {
        const i = Math.floor(cell / classes);
        const powers = Array.from({ length: classes }, (_, c) =>
          Math.exp((c - (classes - 1) / 2) * 3 * score(i)),
        );
        return powers[cell % classes]! / powers.reduce((a, b) => a + b, 0);
      });
    },
    ...(classes === 0 && {
      quantileOffsets: async (frame: Frame) =>
        Float64Array.from(
          { length: frame.rows * 5 },
          (_, i) => ((i % 5) - 2) * (1 + numbers(frame, 1)[Math.floor(i / 5)]!),
        ),
    }),
  };
  return member;
}

async function modelOf(classes: number, noise: number) {
  const { features, y } = tableOf(rows, 5);
  const schema = inferSchema(features);
  const frame = toFrame(features, schema);
  const codes = Int32Array.from(y, (value) =>
    Math.min(classes - 1, Math.max(0, Math.floor(((value + 2) / 4) * classes))),
  );
  const goal: Goal = classes === 0 ? { kind: 'numbers', values: y } : { kind: 'classes', codes, classes };
  const target =
    classes === 0
      ? { kind: 'numbers' as const, values: y }
      : { kind: 'labels' as const, codes, classes: Array.from({ length: classes }, (_, c) => `class ${c}`) };
  const quick = await linearMember('linear', 'standard').fit(frame, goal, run());
  const slow = slowMember(classes, noise);
  const parts = [
    { name: 'linear', weight: 0.4, fitted: [quick] },
    { name: 'in-context', weight: 0.6, fitted: [slow] },
  ];
  const residuals = Float64Array.from({ length: 99 }, (_, i) => (i - 49) / 50);
  const memberQuantiles = { member: 'in-context', fitted: slow, shifts: new Float64Array(5) };
  const blend: Blend = {
    classes,
    parts,
    temperature: classes === 0 ? 1 : 0.9,
    floor: classes === 0 ? 0 : 1e-3,
    spread: classes === 0 ? { residuals, scaled: null, regressions: null, memberQuantiles } : null,
    members: [],
    student: null,
  };
  const model: Model = {
    task: classes === 0 ? 'regression' : 'classification',
    targetColumn: 'y',
    trainRows: rows,
    featureColumns: ['x', 'z'],
    classes: classes === 0 ? null : (target as { classes: string[] }).classes,
    schema,
    columns: [],
    blend,
    costs: null,
    background: takeRows(frame, Int32Array.of(0, 1)),
    seed: 3,
  };
  return { model, training: { features, target }, frame, slow };
}

const mean = (values: Float64Array) => values.reduce((a, b) => a + b, 0) / values.length;

describe.each([0, 2, 3])('A student of a blend of %i classes', (classes) => {
  test('is kept where it says what the slow member says, and asks it no more', async () => {
    const { model, training, frame, slow } = await modelOf(classes, 0);
    const { model: compiled, compilation } = await compileModel(model, training, run());
    expect(compilation.outcome).toBe('kept');
    expect(compilation.rows).toBe(rows / 2);
    expect(compilation.studentLoss!).toBeLessThanOrEqual(1.005 * compilation.blendLoss!);

    const asked = slow.asked;
    const fresh = toFrame(tableOf(300, 9).features, model.schema);
    const quick = await predictBlend(compiled.blend, fresh, run());
    expect(slow.asked).toBe(asked);
    const exact = await predictBlend(model.blend, fresh, run());
    expect(mean(quick.map((value, i) => Math.abs(value - exact[i]!)))).toBeLessThan(0.03);

    // The same bits for any number of threads, and for a row in any company.
    expect(await predictBlend(compiled.blend, fresh, run(4))).toEqual(quick);
    const width = Math.max(1, classes);
    for (const row of [0, 7, 150, 299]) {
      const alone = await predictBlend(compiled.blend, takeRows(fresh, Int32Array.of(row)), run());
      expect(alone).toEqual(quick.slice(row * width, (row + 1) * width));
    }
    const some = await predictBlend(
      compiled.blend,
      takeRows(
        fresh,
        Int32Array.from({ length: 130 }, (_, i) => i),
      ),
      run(),
    );
    expect(some).toEqual(quick.slice(0, 130 * width));

    const slowRestored = { restore: () => slow } as unknown as Member;
    const restored = restoreBlend(
      new Saved(await packBlend(compiled.blend)),
      { features: featureShapes(model.schema), classes },
      (name) => (name === 'in-context' ? slowRestored : memberNamed(name)),
    );
    expect(await predictBlend(restored, fresh, run())).toEqual(quick);
    if (classes === 0) {
      const levels = [0.1, 0.9];
      const own = await blendQuantiles(model.blend, exact, fresh, levels, run());
      const its = await blendQuantiles(compiled.blend, exact, fresh, levels, run());
      expect(mean(its.map((value, i) => Math.abs(value - own[i]!)))).toBeLessThan(0.05);
      expect(await blendQuantiles(restored, exact, fresh, levels, run(2))).toEqual(its);
    }
    expect(frame.rows).toBe(rows);
  });
});

test('A student that cannot follow is refused, and the model is as it was', async () => {
  const { model, training, frame } = await modelOf(0, 0);
  const { values } = training.target as { values: Float64Array };
  // The slow member knows these very rows by heart, which no student can learn from their halves.
  const known = new Map(Array.from(numbers(frame, 0), (x, i) => [x, values[i]!]));
  const slow: FittedMember = {
    slow: true,
    pack: async () => null,
    predict: async (asked) => Float64Array.from(numbers(asked, 0), (x) => known.get(x) ?? 0),
  };
  const parts = [{ name: 'in-context', weight: 1, fitted: [slow] }];
  const blend: Blend = { ...model.blend, parts, spread: { ...model.blend.spread!, memberQuantiles: null } };
  const { model: same, compilation } = await compileModel({ ...model, blend }, training, run());
  expect(compilation.outcome).toBe('refused');
  expect(compilation.studentLoss!).toBeGreaterThan(1.005 * compilation.blendLoss!);
  expect(same.blend).toBe(blend);
});

test('A blend without slow members needs no student; few rows teach none', async () => {
  const { model, training } = await modelOf(0, 0);
  const quick = { ...model, blend: { ...model.blend, parts: model.blend.parts.slice(0, 1) } };
  const { compilation } = await compileModel(quick, training, run());
  expect(compilation).toEqual({ outcome: 'unneeded', rows: 0, blendLoss: null, studentLoss: null });
  const { features, y } = tableOf(39, 1);
  const few = compileModel(model, { features, target: { kind: 'numbers', values: y } }, run());
  await expect(few).rejects.toMatchObject({ code: 'schema_mismatch' });
});
