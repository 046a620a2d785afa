import { expect, test } from 'vitest';
import { predictionScores } from '../../../src/tabular/engine/explain.ts';
import { createRunControl, type Frame } from '../../../src/tabular/engine/frame.ts';
import { sampledShapley } from '../../../src/tabular/engine/sampled-shapley.ts';
import { gaussians } from './synthetic.ts';

const run = { control: createRunControl(), threads: 1, seed: 2 };

function numbers(rows: number, seed: number): Frame {
  const normal = gaussians(seed);
  const feature = (name: string) => ({
    kind: 'number' as const,
    name,
    values: Float64Array.from({ length: rows }, normal),
  });
  const codes = Int32Array.from({ length: rows }, (_, i) => (i % 3) - 1);
  return {
    rows,
    features: [
      feature('a'),
      feature('b'),
      feature('c'),
      { kind: 'category', name: 'd', codes, cardinality: 2 },
    ],
  };
}

const at = (frame: Frame, feature: number, row: number) => {
  const found = frame.features[feature]!;
  return found.kind === 'number' ? found.values[row]! : found.codes[row]!;
};

test('an additive function is explained exactly: each column by its distance from the mean of the background', async () => {
  const score = async (frame: Frame) =>
    Float64Array.from(
      { length: frame.rows },
      (_, i) => 3 * at(frame, 0, i) - at(frame, 1, i) ** 2 + 5 * at(frame, 3, i),
    );
  const frame = numbers(4, 1);
  const background = numbers(6, 2);
  const explained = { score, outputs: 1, sources: [0, 1, 2, 3], columns: 4 };
  const { values, base } = await sampledShapley(frame, background, explained, run);
  const mean = (part: (i: number) => number) =>
    Array.from({ length: 6 }, (_, i) => part(i)).reduce((a, b) => a + b) / 6;
  for (let i = 0; i < 4; i++) {
    expect(values[4 * i]).toBeCloseTo(3 * (at(frame, 0, i) - mean((k) => at(background, 0, k))), 9);
    expect(values[4 * i + 1]).toBeCloseTo(mean((k) => at(background, 1, k) ** 2) - at(frame, 1, i) ** 2, 9);
    expect(values[4 * i + 2]).toBeCloseTo(0, 9);
    expect(values[4 * i + 3]).toBeCloseTo(5 * (at(frame, 3, i) - mean((k) => at(background, 3, k))), 9);
  }
  expect(base[0]).toBeCloseTo((await score(background)).reduce((a, b) => a + b) / 6, 9);
});

test('interacting columns share their effect, columns of one source move together, and the sum is exact', async () => {
  const product = async (frame: Frame) =>
    Float64Array.from({ length: 2 * frame.rows }, (_, i) =>
      i % 2 === 0 ? at(frame, 0, i >> 1) * at(frame, 1, i >> 1) : at(frame, 2, i >> 1),
    );
  const frame = numbers(3, 5);
  const background = numbers(32, 6);
  const apart = { score: product, outputs: 2, sources: [0, 1, 2, 3], columns: 4 };
  const { values, base } = await sampledShapley(frame, background, apart, run);
  const truth = await product(frame);
  for (let i = 0; i < 3; i++) {
    for (let o = 0; o < 2; o++) {
      const cells = values.subarray((2 * i + o) * 4, (2 * i + o + 1) * 4);
      expect(cells.reduce((a, b) => a + b, base[o]!)).toBeCloseTo(truth[2 * i + o]!, 9);
    }
    // Orders come in opposite pairs: a product of two is split between them as Shapley asks, up to the sampling.
    expect(values[8 * i + 2]).toBeCloseTo(0, 12);
  }
  const together = await sampledShapley(
    frame,
    background,
    { score: product, outputs: 2, sources: [0, 0, 1, 1], columns: 2 },
    run,
  );
  for (let i = 0; i < 3; i++) expect(together.values[4 * i]).toBeCloseTo(truth[2 * i]! - base[0]!, 9);
});

test('classifications are explained in log odds, or in log probabilities about their mean', () => {
  expect(predictionScores(Float64Array.of(0.2, 0.8), 2)[0]).toBeCloseTo(Math.log(4), 12);
  const scores = predictionScores(Float64Array.of(0.2, 0.3, 0.5), 3);
  expect(scores.reduce((a, b) => a + b)).toBeCloseTo(0, 12);
  expect(scores[2]! - scores[0]!).toBeCloseTo(Math.log(2.5), 12);
});

test('walks told by a rough function are brought to the exact sum, in their proportions', async () => {
  const score = async (frame: Frame) =>
    Float64Array.from({ length: frame.rows }, (_, i) => 3 * at(frame, 0, i) - at(frame, 1, i));
  const rough = async (frame: Frame) => (await score(frame)).map((value) => 0.8 * value + 1);
  const [frame, background] = [numbers(5, 1), numbers(6, 2)];
  const explained = { score, rough, outputs: 1, sources: [0, 1, 2, 3], columns: 4 };
  const { values, base } = await sampledShapley(frame, background, explained, run);
  const exact = await score(frame);
  exact.forEach((value, i) => {
    const own = values.subarray(4 * i, 4 * i + 4);
    expect(own.reduce((a, b) => a + b, base[0]!)).toBeCloseTo(value, 9);
    expect([own[2], own[3]]).toEqual([0, 0]);
  });
});
