import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Table } from '../../../src/tabular/domain/table.ts';
import { splitTarget } from '../../../src/tabular/domain/target.ts';
import { createRunControl, type Frame } from '../../../src/tabular/engine/frame.ts';
import { pretrainedIdentity, verifiedFiles } from '../../../src/tabular/engine/in-context/network-files.ts';
import { relevance } from '../../../src/tabular/engine/in-context/relevance.ts';
import {
  drawColumns,
  drawRows,
  maxColumns,
  maxRows,
  rankFeatures,
} from '../../../src/tabular/engine/in-context/view.ts';
import { inContextMember, inContextMemberOf } from '../../../src/tabular/engine/members/in-context-member.ts';
import type { FittedMember } from '../../../src/tabular/engine/members/member.ts';
import { pack, unpack } from '../../../src/tabular/engine/pack.ts';
import { inferSchema, toFrame } from '../../../src/tabular/engine/prepare/index.ts';
import { createRandom, shuffle } from '../../../src/tabular/engine/random.ts';
import { takeCodes, takeNumbers, takeRows } from '../../../src/tabular/engine/rows.ts';
import { Saved } from '../../../src/tabular/engine/saved.ts';
import type { Goal } from '../../../src/tabular/engine/validation/goal.ts';
import { engineVersion } from '../../../src/tabular/engine/version.ts';
import { validationOf } from '../../support/validation.ts';
import { fittedOn, gaussians, noisyNumbers, rings } from './synthetic.ts';

const run = { control: createRunControl(), threads: 2, seed: 7 };
const range = (from: number, to: number) => Int32Array.from({ length: to - from }, (_, i) => from + i);

async function learnable(made: Promise<Table>, targetColumn: string, task: 'classification' | 'regression') {
  const { features, target } = splitTarget(await made, targetColumn, task);
  const goal: Goal =
    target.kind === 'numbers'
      ? { kind: 'numbers', values: target.values }
      : { kind: 'classes', codes: target.codes, classes: target.classes.length };
  return { frame: toFrame(features, inferSchema(features)), goal };
}

function part(goal: Goal, rows: Int32Array): Goal {
  return goal.kind === 'classes'
    ? { ...goal, codes: takeCodes(goal.codes, rows) }
    : { kind: 'numbers', values: takeNumbers(goal.values, rows) };
}

function accuracy(answers: Float64Array, { codes, classes }: Goal & { kind: 'classes' }): number {
  let right = 0;
  codes.forEach((code, i) => {
    const row = answers.subarray(i * classes, (i + 1) * classes);
    if (row.indexOf(Math.max(...row)) === code) right++;
  });
  return right / codes.length;
}

function largestShare({ codes, classes }: Goal & { kind: 'classes' }): number {
  const counts = new Float64Array(classes);
  for (const code of codes) counts[code]!++;
  return Math.max(...counts) / codes.length;
}

test.skipIf(pretrainedIdentity() !== undefined)('the pretrained model ships with the repository', () => {
  expect.unreachable('data/tabular or onnxruntime-node is missing: run npm ci');
});

describe('classification', async () => {
  const { frame, goal } = (await learnable(rings(560, 3), 'label', 'classification')) as {
    frame: Frame;
    goal: Goal & { kind: 'classes' };
  };
  const train = range(0, 360);
  const test_ = range(360, 560);
  const held = takeRows(frame, test_);
  const truth = part(goal, test_) as typeof goal;
  let model: FittedMember;
  let together: Float64Array;
  beforeAll(async () => {
    model = await inContextMember.fit(takeRows(frame, train), part(goal, train), run);
    together = await model.predict(held, run);
  });

  test('it learns rings, which no straight line separates, from the rows in its context', () => {
    // A straight line can do little better than name the largest class.
    expect(accuracy(together, truth)).toBeGreaterThan(largestShare(truth) + 0.1);
    for (let i = 0; i < test_.length; i++) {
      const sum = together[3 * i]! + together[3 * i + 1]! + together[3 * i + 2]!;
      expect(Math.abs(sum - 1)).toBeLessThan(1e-5);
    }
  });

  test('a row has the same answer, bit for bit, alone, in parts and in company', async () => {
    for (const [from, to] of [
      [0, 1],
      [17, 18],
      [5, 100],
    ] as const) {
      const some = await model.predict(takeRows(held, range(from, to)), run);
      expect(some).toEqual(together.slice(3 * from, 3 * to));
    }
  });

  test('a model that was packed and restored gives the same bytes', async () => {
    const bytes = pack('TEST', 1, await model.pack());
    const restored = inContextMember.restore(new Saved(unpack('TEST', 1, bytes)), fittedOn(held, 3));
    expect(await restored.predict(held, run)).toEqual(together);
    // Compared as buffers: a matcher that walks megabytes element by element takes minutes.
    expect(Buffer.from(pack('TEST', 1, await restored.pack())).equals(bytes)).toBe(true);
  });

  test('fitting again, with any number of threads, gives the same bytes', async () => {
    const again = await inContextMember.fit(takeRows(frame, train), part(goal, train), {
      ...run,
      threads: 1,
    });
    expect(await again.predict(held, run)).toEqual(together);
  });

  test('labels that mean nothing teach it nothing', async () => {
    const mixed = { ...goal, codes: shuffle(goal.codes.slice(), createRandom(5)) };
    const fitted = await inContextMember.fit(takeRows(frame, train), part(mixed, train), run);
    const answers = await fitted.predict(held, run);
    expect(accuracy(answers, truth)).toBeLessThan(largestShare(truth) + 0.08);
  });

  test('the order of the training rows hardly matters to the model itself', async () => {
    // Without scores, which hang on how the rows fall into parts.
    const whole = { views: 2, rows: 1000, regions: 1 };
    const bare = inContextMemberOf({ sampled: whole, regional: whole, scorers: [] });
    const answersFor = async (rows: Int32Array) =>
      (await bare.fit(takeRows(frame, rows), part(goal, rows), run)).predict(held, run);
    const [one, other] = [await answersFor(train), await answersFor(shuffle(train.slice(), createRandom(9)))];
    let widest = 0;
    other.forEach((p, i) => {
      widest = Math.max(widest, Math.abs(p - one[i]!));
    });
    expect(widest).toBeLessThan(0.01);
  });

  test('an aborted run stops', async () => {
    const control = createRunControl();
    Atomics.store(control, 0, 1);
    await expect(model.predict(held, { ...run, control })).rejects.toThrow('aborted');
  });
});

test('a regression is learnt through missing cells and categories, on any scale of the target', async () => {
  const { frame, goal } = (await learnable(noisyNumbers(500, 4), 'y', 'regression')) as {
    frame: Frame;
    goal: Goal & { kind: 'numbers' };
  };
  const [train, held] = [range(0, 300), range(300, 500)];
  const truth = takeNumbers(goal.values, held);
  const errorOf = async (scale: number, shift: number) => {
    const scaled: Goal = { kind: 'numbers', values: goal.values.map((value) => scale * value + shift) };
    const model = await inContextMember.fit(takeRows(frame, train), part(scaled, train), run);
    const answers = await model.predict(takeRows(frame, held), run);
    return truth.reduce((sum, y, i) => sum + ((answers[i]! - shift) / scale - y) ** 2, 0) / truth.length;
  };
  const plain = await errorOf(1, 0);
  const constant = truth.reduce((sum, y) => sum + y * y, 0) / truth.length;
  expect(plain).toBeLessThan(0.4 * constant);
  expect(await errorOf(1e6, -3e7)).toBeCloseTo(plain, 2);
});

test('the answers that it is validated by come from rows it was not shown', async () => {
  const normal = gaussians(6);
  const features = [0, 1, 2].map((j) => ({
    kind: 'number' as const,
    name: `c${j}`,
    values: Float64Array.from({ length: 120 }, normal),
  }));
  const noise: Goal = { kind: 'numbers', values: Float64Array.from({ length: 120 }, normal) };
  const frame = { rows: 120, features };
  const { validate } = validationOf(inContextMember, 'hold-out', frame, noise);
  const validated = await validate(frame, noise, run, () => false);
  const loss = validated!.answers.reduce((sum, answer, i) => sum + (answer - noise.values[i]!) ** 2, 0);
  // Answers that knew their own row would be nearer to it than the mean is.
  expect(loss).toBeGreaterThan(0.95 * noise.values.reduce((sum, value) => sum + value * value, 0));
});

test('a row of weight two counts as two rows', async () => {
  const normal = gaussians(8);
  const a = Float64Array.from({ length: 90 }, normal);
  const values = a.map((value, i) => (i < 45 ? value : -value));
  const features = [{ kind: 'number' as const, name: 'a', values: a }];
  const sampleWeights = a.map((_, i) => (i < 45 ? 1.9 : 0.1));
  const model = await inContextMember.fit(
    { rows: 90, features },
    { kind: 'numbers', values, sampleWeights },
    run,
  );
  const asked = [{ ...features[0]!, values: Float64Array.of(-1, 1) }];
  const [low, high] = await model.predict({ rows: 2, features: asked }, run);
  expect(high! - low!).toBeGreaterThan(0.8);
});

test('constant targets, constant columns and a single row to score are answered sensibly', async () => {
  const features = [{ kind: 'number' as const, name: 'a', values: new Float64Array(12).fill(3) }];
  const goal: Goal = { kind: 'numbers', values: new Float64Array(12).fill(42) };
  const model = await inContextMember.fit({ rows: 12, features }, goal, run);
  const [answer] = await model.predict(
    { rows: 1, features: [{ ...features[0]!, values: Float64Array.of(9) }] },
    run,
  );
  expect(answer).toBeCloseTo(42, 6);
});

test('of a wide table the telling columns are shown', async () => {
  const normal = gaussians(11);
  const columns = Array.from({ length: maxColumns + 30 }, () => Float64Array.from({ length: 200 }, normal));
  const codes = Int32Array.from(columns[70]!, (value) => (value + 0.3 * normal() > 0 ? 1 : 0));
  const frame: Frame = {
    rows: 200,
    features: columns.map((values, j) => ({ kind: 'number', name: `c${j}`, values })),
  };
  const goal: Goal = { kind: 'classes', codes, classes: 2 };
  const ranked = rankFeatures(
    frame,
    frame.features.map((feature) => relevance(feature, goal)),
  );
  expect(ranked[0]).toBe(70);
  const drawn = drawColumns(frame, ranked, createRandom(1)).map(({ feature }) => feature);
  expect(drawn).toHaveLength(maxColumns);
  expect(new Set(drawn).size).toBe(maxColumns);
  expect(drawn).toEqual(expect.arrayContaining(ranked.slice(0, maxColumns / 2)));
});

test('of a long table every class keeps its share of the rows shown, and at least one', () => {
  const codes = Int32Array.from({ length: 4 * maxRows }, (_, i) => (i === 5 ? 2 : i % 4 === 0 ? 1 : 0));
  const rows = drawRows({ kind: 'classes', codes, classes: 3 }, createRandom(3))!;
  expect(Math.abs(rows.length - maxRows)).toBeLessThanOrEqual(3);
  expect(rows).toEqual(rows.slice().sort());
  const shown = Array.from(rows, (row) => codes[row]);
  expect(shown.filter((code) => code === 2)).toHaveLength(1);
  expect(shown.filter((code) => code === 1).length / rows.length).toBeCloseTo(0.25, 2);
  expect(drawRows({ kind: 'numbers', values: new Float64Array(maxRows) }, createRandom(3))).toBeUndefined();
});

test('relevance is near one for a copy of the target, near zero for noise, and sees bends', () => {
  const normal = gaussians(2);
  const values = Float64Array.from({ length: 400 }, normal);
  const number = (name: string, its: Float64Array) => ({ kind: 'number' as const, name, values: its });
  const goal: Goal = { kind: 'numbers', values };
  expect(relevance(number('copy', values), goal)).toBeGreaterThan(0.9);
  expect(Math.abs(relevance(number('noise', Float64Array.from({ length: 400 }, normal)), goal))).toBeLessThan(
    0.06,
  );
  const bent: Goal = { kind: 'numbers', values: values.map((value) => value * value) };
  expect(relevance(number('bent', values), bent)).toBeGreaterThan(0.6);
  const codes = Int32Array.from(values, (value) => (value > 0 ? 1 : 0));
  const category = { kind: 'category' as const, name: 'side', codes, cardinality: 2 };
  expect(relevance(category, { kind: 'classes', codes, classes: 2 })).toBeCloseTo(1, 6);
});

test('damaged weights are refused by name, and switching the model off changes the engine version', () => {
  const data = fileURLToPath(new URL('../../../data', import.meta.url));
  const copy = mkdtempSync(join(tmpdir(), 'graticule-weights-'));
  try {
    cpSync(join(data, 'manifest.json'), join(copy, 'manifest.json'));
    cpSync(join(data, 'tabular'), join(copy, 'tabular'), { recursive: true });
    writeFileSync(join(copy, 'tabular', 'weights.bin'), 'cut short');
    expect(() => verifiedFiles(copy)).toThrow(/data\/tabular\/weights\.bin/);
  } finally {
    rmSync(copy, { recursive: true });
  }
  const withModel = engineVersion();
  process.env.GRATICULE_PRETRAINED = 'off';
  try {
    expect(engineVersion()).not.toBe(withModel);
  } finally {
    delete process.env.GRATICULE_PRETRAINED;
  }
});
