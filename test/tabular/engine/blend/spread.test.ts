import { expect, test } from 'vitest';
import { pinballLoss, predictQuantiles } from '../../../../src/tabular/engine/blend/conformal.ts';
import { fitSpread } from '../../../../src/tabular/engine/blend/fit-spread.ts';
import { createRunControl, type Frame } from '../../../../src/tabular/engine/frame.ts';
import { spreadMembers } from '../../../../src/tabular/engine/members/portfolio.ts';
import { createRandom } from '../../../../src/tabular/engine/random.ts';

const newRun = (threads: number) => ({ control: createRunControl(), threads, seed: 3 });
const levels = [0.01, 0.05, 0.1, 0.3, 0.5, 0.7, 0.9, 0.95, 0.99];

/** Residuals whose size, and with `skewed` whose shape too, hang on the first column. */
function sample(rows: number, seed: number, skewed: boolean) {
  const random = createRandom(seed);
  const column = () => Float64Array.from({ length: rows }, () => random.next());
  const x = column();
  const frame: Frame = {
    rows,
    features: [
      { kind: 'number', name: 'x', values: x },
      { kind: 'number', name: 'noise', values: column() },
    ],
  };
  const residuals = x.map((value) => {
    const u = random.next();
    const size = 0.1 + 2 * value;
    // Downwards where x is small, upwards where it is large.
    return skewed ? (value < 0.5 ? Math.log(1 - u) + 1 : -Math.log(1 - u) - 1) : size * (2 * u - 1);
  });
  return { frame, residuals, x };
}

test.each([false, true])(
  'intervals follow the rows and hold their share of new ones (skewed: %s)',
  async (skewed) => {
    const { frame, residuals } = sample(500, 1, skewed);
    const spread = await fitSpread(frame, residuals, undefined, spreadMembers, newRun(2));
    const one = await fitSpread(frame, residuals, undefined, undefined, newRun(2));
    const fresh = sample(1000, 2, skewed);
    const means = new Float64Array(1000);
    const quantiles = await predictQuantiles(spread, means, fresh.frame, levels, newRun(1));
    const plain = await predictQuantiles(one, means, fresh.frame, levels, newRun(1));
    expect(pinballLoss(fresh.residuals, quantiles, levels)).toBeLessThan(
      (skewed ? 1 : 0.95) * pinballLoss(fresh.residuals, plain, levels),
    );
    let inside = 0;
    for (let i = 0; i < 1000; i++) {
      const row = quantiles.subarray(i * 9, (i + 1) * 9);
      for (let q = 1; q < 9; q++) expect(row[q]!).toBeGreaterThanOrEqual(row[q - 1]!);
      if (fresh.residuals[i]! >= row[1]! && fresh.residuals[i]! <= row[7]!) inside++;
    }
    expect(inside / 1000).toBeGreaterThan(0.86);
    expect(inside / 1000).toBeLessThan(0.96);
    const at = (value: number) => fresh.x.findIndex((x) => Math.abs(x - value) < 0.02);
    const [low, high] = [at(0.05), at(0.95)];
    if (skewed) {
      expect(quantiles[low * 9 + 1]! + quantiles[low * 9 + 7]!).toBeLessThan(0);
      expect(quantiles[high * 9 + 1]! + quantiles[high * 9 + 7]!).toBeGreaterThan(0);
    } else {
      const width = (row: number) => quantiles[row * 9 + 7]! - quantiles[row * 9 + 1]!;
      expect(width(high)).toBeGreaterThan(3 * width(low));
    }
  },
);

test('residuals that hang on nothing get one distribution, and few are not modelled at all', async () => {
  const random = createRandom(5);
  const { frame } = sample(300, 1, false);
  const residuals = Float64Array.from({ length: 300 }, () => random.next() - 0.5);
  const spread = await fitSpread(frame, residuals, undefined, spreadMembers, newRun(1));
  expect(spread).toMatchObject({ scale: null, regressions: null });
  const few = sample(99, 1, false);
  const small = await fitSpread(few.frame, few.residuals, undefined, spreadMembers, newRun(1));
  expect(small).toMatchObject({ scale: null, regressions: null });
});

test('the pinball loss is the level times what lies above, and the rest times what lies below', () => {
  const truth = Float64Array.of(1, -1);
  const quantiles = Float64Array.of(0, 0, 0, 0);
  expect(pinballLoss(truth, quantiles, [0.1, 0.9])).toBeCloseTo((0.1 + 0.9 + 0.9 + 0.1) / 4, 12);
  expect(pinballLoss(truth, quantiles, [0.1, 0.9], Float64Array.of(1, 0))).toBeCloseTo(0.5, 12);
});
