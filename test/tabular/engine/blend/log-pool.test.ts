import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Blend, predictBlend } from '../../../../src/tabular/engine/blend/blend.ts';
import { addLogs, fitLogPool, poolFloor } from '../../../../src/tabular/engine/blend/log-pool.ts';
import { softmaxRows } from '../../../../src/tabular/engine/estimators/linear.ts';
import { createRunControl } from '../../../../src/tabular/engine/frame.ts';
import { createRandom } from '../../../../src/tabular/engine/random.ts';
import { logLoss } from '../../../../src/tabular/engine/validation/losses.ts';

const run = { control: createRunControl(), threads: 1, seed: 1 };

/** Scores x of two classes: class 1 has the probability 1 ÷ (1 + e^−x). */
function drawn(rows: number, seed: number, spread = 4) {
  const random = createRandom(seed);
  const scores = Float64Array.from({ length: rows }, () => spread * (random.next() - 0.5));
  const codes = Int32Array.from(scores, (score) => (random.next() < 1 / (1 + Math.exp(-score)) ? 1 : 0));
  return { scores, codes, random };
}

const probabilities = (scores: Float64Array) =>
  Float64Array.from({ length: 2 * scores.length }, (_, i) => {
    const score = scores[i >> 1]!;
    return 1 / (1 + Math.exp(i % 2 === 1 ? -score : score));
  });

function pooled(
  answers: readonly Float64Array[],
  classes: number,
  weights: Float64Array,
  total: number,
  floor: number,
) {
  const out = new Float64Array(answers[0]!.length);
  answers.forEach((each, m) => {
    addLogs(out, each, classes, weights[m]! * total, floor);
  });
  softmaxRows(out, classes);
  return out;
}

test('the temperature undoes a known sharpening of honest probabilities', () => {
  const { scores, codes } = drawn(4000, 1);
  const sharpened = probabilities(scores.map((score) => 2.5 * score));
  const { temperature, weights } = fitLogPool([sharpened], { codes, classes: 2, floor: 0 }, run);
  expect([...weights]).toEqual([1]);
  expect(temperature).toBeGreaterThan(2.2);
  expect(temperature).toBeLessThan(2.8);
});

test('two members that each know one half of the evidence are added up', () => {
  const { scores, codes, random } = drawn(3000, 2, 6);
  const half = scores.map((score) => score * random.next());
  const answers = [probabilities(half), probabilities(scores.map((score, i) => score - half[i]!))];
  const { temperature, weights } = fitLogPool(answers, { codes, classes: 2, floor: 0 }, run);
  expect(1 / temperature).toBeGreaterThan(1.8);
  expect(1 / temperature).toBeLessThan(2.2);
  expect(Math.abs(weights[0]! - 0.5)).toBeLessThan(0.05);
});

test('a surer member keeps its say beside a timid one where classes are nearly separable', () => {
  const rows = 200;
  const codes = Int32Array.from({ length: rows }, (_, i) => i % 2);
  const saying = (sure: number) =>
    Float64Array.from({ length: 2 * rows }, (_, i) => ((i >> 1) % 2 === i % 2 ? sure : 1 - sure));
  const answers = [saying(0.999), saying(0.95)];
  const floor = poolFloor(rows);
  const { weights, temperature } = fitLogPool(answers, { codes, classes: 2, floor }, run);
  const loss = logLoss(codes, 2)(pooled(answers, 2, weights, 1 / temperature, floor));
  const mean = logLoss(codes, 2)(answers[0]!.map((p, i) => (p + answers[1]![i]!) / 2));
  expect(loss).toBeLessThan(0.25 * mean);
});

test('few rows leave members that they cannot tell apart alike, many rows drop the poor one', () => {
  const members = (rows: number) => {
    const { scores, codes, random } = drawn(rows, 3, 8);
    const poor = scores.map((score) => 0.3 * score + 4 * (random.next() - 0.5));
    return {
      answers: [probabilities(scores), probabilities(poor)],
      rows: { codes, classes: 2, floor: poolFloor(rows) },
    };
  };
  const few = members(12);
  expect(Math.min(...fitLogPool(few.answers, few.rows, run).weights)).toBeGreaterThan(0.1);
  const many = members(4000);
  const { weights, temperature } = fitLogPool(many.answers, many.rows, run);
  expect(weights[0]).toBeGreaterThan(0.95);
  expect(Math.abs(temperature - 1)).toBeLessThan(0.15);
});

test('a member of higher prior weight starts with more, and many rows overrule it', () => {
  const shareOf = (rows: number, priorWeight: number) => {
    const { scores, codes, random } = drawn(rows, 3, 8);
    const noisy = () => probabilities(scores.map((score) => score + 2 * (random.next() - 0.5)));
    const answers = [noisy(), noisy(), noisy()];
    const told = { codes, classes: 2, floor: poolFloor(rows), priorWeights: [priorWeight, 1, 1] };
    return fitLogPool(answers, told, run).weights[0]!;
  };
  expect(shareOf(0, 4)).toBeCloseTo(4 / 6, 12);
  expect(shareOf(20, 4)).toBeGreaterThan(shareOf(20, 1) + 0.1);
  expect(Math.abs(shareOf(20_000, 4) - shareOf(20_000, 1))).toBeLessThan(0.02);
});

test('a row of weight two counts as the row twice, a vote of none silences nobody', () => {
  const { scores, codes, random } = drawn(40, 4);
  const votes = Float64Array.from({ length: 80 }, (_, i) =>
    (codes[i >> 1] === i % 2) === random.next() < 0.8 ? 1 : 0,
  );
  const answers = [probabilities(scores), votes];
  const floor = poolFloor(60);
  const weights = Float64Array.from({ length: 40 }, (_, i) => (i < 20 ? 2 : 1));
  const once = fitLogPool(answers, { codes, classes: 2, sampleWeights: weights, floor }, run);
  expect([...once.weights].every((weight) => weight >= 0 && weight <= 1)).toBe(true);
  expect(once.weights.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
  const say = pooled(answers, 2, once.weights, 1 / once.temperature, floor);
  for (let i = 0; i < 40; i++) expect(say[2 * i + codes[i]!]).toBeGreaterThan(1e-4);
});

test('the pool is the minimum: no nearby weights do better by the loss and its prior', () => {
  const answer = fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 36, maxLength: 36 });
  fc.assert(
    fc.property(fc.array(answer, { minLength: 2, maxLength: 4 }), (given) => {
      const answers = given.map((cells) => {
        const out = Float64Array.from(cells);
        for (let i = 0; i < 36; i += 3) {
          const sum = out[i]! + out[i + 1]! + out[i + 2]!;
          for (let c = i; c < i + 3; c++) out[c] = out[c]! / sum;
        }
        return out;
      });
      const codes = Int32Array.from({ length: 12 }, (_, i) => i % 3);
      const rows = { codes, classes: 3, floor: 0 };
      const { weights, temperature } = fitLogPool(answers, rows, run);
      // A share that was dropped has moved the others off the minimum a little; a total of none is not told as such.
      fc.pre(weights.every((weight) => weight > 0) && temperature < 100);
      // Written out anew: twelve rows, shares expected from the losses, precisions of 20 and 4.
      const losses = answers.map((each) => 12 * logLoss(codes, 3)(each));
      const raw = losses.map((loss) => Math.exp(-(loss - Math.min(...losses)) / Math.sqrt(12)));
      const expected = raw.map((share) => share / raw.reduce((a, b) => a + b, 0));
      const objective = (at: Float64Array) => {
        const total = at.reduce((a, b) => a + b, 0);
        const away = at.reduce((sum, weight, m) => sum + (weight - total * expected[m]!) ** 2, 0);
        return 12 * logLoss(codes, 3)(pooled(answers, 3, at, 1, 0)) + 10 * away + 2 * (total - 1) ** 2;
      };
      const found = weights.map((weight) => weight / temperature);
      const least = objective(found);
      found.forEach((_, m) => {
        for (const by of [-0.05, 0.05]) {
          const near = found.map((weight, k) => (k === m ? Math.max(0, weight + by) : weight));
          expect(least).toBeLessThanOrEqual(objective(near) + 1e-5);
        }
      });
    }),
    { numRuns: 20 },
  );
});

test('a blend says what its parts say, pooled by weight and temperature', async () => {
  const saying = (row: number[]) => ({
    predict: async () => Float64Array.from(row),
    pack: async () => null,
  });
  const blend: Blend = {
    classes: 2,
    parts: [
      { name: 'a', weight: 0.75, fitted: [saying([0.9, 0.1]), saying([0.7, 0.3])] },
      { name: 'b', weight: 0.25, fitted: [saying([0.4, 0.6])] },
    ],
    temperature: 0.5,
    floor: 0,
    spread: null,
    members: [],
    student: null,
  };
  const [first] = await predictBlend(blend, { rows: 1, features: [] }, run);
  const odds = 2 * (0.75 * Math.log(0.8 / 0.2) + 0.25 * Math.log(0.4 / 0.6));
  expect(first).toBeCloseTo(1 / (1 + Math.exp(-odds)), 12);
});

test('no members is a mistake of the caller', () => {
  expect(() => fitLogPool([], { codes: new Int32Array(0), classes: 2, floor: 0 }, run)).toThrow(RangeError);
});
