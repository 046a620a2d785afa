import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from '../../../../src/tabular/engine/random.ts';
import { greedyWeights, steadyWeights } from '../../../../src/tabular/engine/validation/greedy-weights.ts';
import { logLoss, squaredError } from '../../../../src/tabular/engine/validation/losses.ts';

const numbers = (length: number) =>
  fc
    .array(fc.double({ min: -1e3, max: 1e3, noNaN: true }), { minLength: length, maxLength: length })
    .map((values) => Float64Array.from(values));

test('greedy weights are non-negative, sum to one, and never lose to the best single member', () => {
  const cases = fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 20 }))
    .chain(([members, rows]) =>
      fc.tuple(fc.array(numbers(rows), { minLength: members, maxLength: members }), numbers(rows)),
    );
  fc.assert(
    fc.property(cases, ([predictions, target]) => {
      const loss = squaredError(target);
      const weights = greedyWeights(predictions, loss, 20);
      expect(weights.every((weight) => weight >= 0)).toBe(true);
      expect(weights.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
      const blend = target.map((_, i) => predictions.reduce((sum, p, m) => sum + weights[m]! * p[i]!, 0));
      const best = Math.min(...predictions.map(loss));
      expect(loss(blend)).toBeLessThanOrEqual(best * (1 + 1e-9) + 1e-9);
    }),
  );
});

test('greedy weights find a mixture that beats both members', () => {
  const target = Float64Array.of(0, 1, 2, 3);
  const high = target.map((value) => value + 1);
  const low = target.map((value) => value - 1);
  const weights = greedyWeights([high, low], squaredError(target), 10);
  expect([...weights]).toEqual([0.5, 0.5]);
});

test('members that rows cannot tell apart share the weight, a clearly better one takes all of it', () => {
  const random = createRandom(4);
  const target = Float64Array.from({ length: 40 }, () => random.next());
  const near = () => target.map((value) => value + 0.1 * (random.next() - 0.5));
  const poor = target.map(() => random.next());
  const lossOf = (draw: Float64Array | undefined) => squaredError(target, draw);
  const weights = steadyWeights([near(), near(), poor], lossOf, 40, 25, 16, random);
  expect(weights.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
  expect(Math.min(weights[0]!, weights[1]!)).toBeGreaterThan(0.25);
  expect(weights[2]).toBe(0);
});

test('the log loss ignores rows of zero weight and survives a certain error', () => {
  const loss = logLoss(Int32Array.of(0, 1), 2, Float64Array.of(1, 0));
  expect(loss(Float64Array.of(0.5, 0.5, 1, 0))).toBeCloseTo(Math.LN2, 12);
  expect(logLoss(Int32Array.of(1), 2)(Float64Array.of(1, 0))).toBeCloseTo(-Math.log(1e-15), 9);
});

test('no members is a mistake of the caller', () => {
  expect(() => greedyWeights([], squaredError(new Float64Array(0)), 5)).toThrow(RangeError);
});
