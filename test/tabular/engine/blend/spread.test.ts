import { describe, expect, test } from 'vitest';
import {
  type Blend,
  blendQuantiles,
  packBlend,
  restoreBlend,
} from '../../../../src/tabular/engine/blend/blend.ts';
import { pinballLoss, predictQuantiles } from '../../../../src/tabular/engine/blend/conformal.ts';
import { fitSpread } from '../../../../src/tabular/engine/blend/fit-spread.ts';
import { createRunControl } from '../../../../src/tabular/engine/frame.ts';
import {
  type FittedMember,
  type Member,
  spreadLevels,
} from '../../../../src/tabular/engine/members/member.ts';
import { spreadMembers } from '../../../../src/tabular/engine/members/residual-members.ts';
import { createRandom } from '../../../../src/tabular/engine/random.ts';
import { Saved } from '../../../../src/tabular/engine/saved.ts';
import { fittedOn, numberFrame } from '../synthetic.ts';

const newRun = (threads: number) => ({ control: createRunControl(), threads, seed: 3 });
const levels = [0.01, 0.05, 0.1, 0.3, 0.5, 0.7, 0.9, 0.95, 0.99];

/** Residuals whose size, and with `skewed` whose shape too, hang on the first column. */
function sample(rows: number, seed: number, skewed: boolean) {
  const random = createRandom(seed);
  const column = () => Float64Array.from({ length: rows }, () => random.next());
  const x = column();
  const frame = numberFrame({ x, noise: column() });
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
  expect(spread).toMatchObject({ scaled: null, regressions: null, memberQuantiles: null });
  const few = sample(99, 1, false);
  const small = await fitSpread(few.frame, few.residuals, undefined, spreadMembers, newRun(1));
  expect(small).toMatchObject({ scaled: null, regressions: null, memberQuantiles: null });
});

describe('quantiles that a member says itself', () => {
  /** The residual's size hangs on something that no column shows but the member knows. */
  const hidden = (rows: number, seed: number) => {
    const { frame } = sample(rows, seed, false);
    const random = createRandom(seed + 100);
    const sizes = Float64Array.from({ length: rows }, () => (random.next() < 0.5 ? 0.1 : 2));
    const residuals = sizes.map((size) => size * (2 * random.next() - 1));
    const offsets = Float64Array.from(
      { length: rows * spreadLevels.length },
      (_, i) => sizes[Math.floor(i / 5)]! * (2 * spreadLevels[i % 5]! - 1),
    );
    return { frame, residuals, sizes, offsets };
  };
  const memberThatSays = (offsets: Float64Array): FittedMember => ({
    predict: async ({ rows }) => new Float64Array(rows),
    quantileOffsets: async () => offsets,
    pack: async () => ({ offsets }),
  });

  test('are used where they lose least, hold their share of new rows, and survive saving', async () => {
    const known = hidden(400, 1);
    const fresh = hidden(400, 2);
    const model = memberThatSays(fresh.offsets);
    const told = { member: 'teller', fitted: model, offsets: known.offsets };
    const { frame, residuals } = known;
    const spread = await fitSpread(frame, residuals, undefined, spreadMembers, newRun(2), told);
    expect(spread.memberQuantiles?.member).toBe('teller');

    const part = { name: 'teller', weight: 1, fitted: [model] };
    const blend: Blend = {
      classes: 0,
      parts: [part],
      temperature: 1,
      floor: 0,
      spread,
      members: [],
      student: null,
    };
    const restore = (saved: Saved) => memberThatSays(saved.field('offsets').floats());
    const memberOf = (name: string) =>
      name === 'teller' ? ({ restore } as unknown as Member) : spreadMembers.scale;
    const means = new Float64Array(400);
    const answers: Float64Array[] = [];
    for (const each of [
      blend,
      restoreBlend(new Saved(await packBlend(blend)), fittedOn(frame, 0), memberOf),
    ]) {
      answers.push(await blendQuantiles(each, means, fresh.frame, [0.05, 0.2, 0.95], newRun(1)));
    }
    expect(answers[1]).toEqual(answers[0]);
    const one = await fitSpread(frame, residuals, undefined, undefined, newRun(2));
    const same = await predictQuantiles(one, means, fresh.frame, [0.05, 0.2, 0.95], newRun(1));
    const loss = (its: Float64Array) => pinballLoss(fresh.residuals, its, [0.05, 0.2, 0.95]);
    expect(loss(answers[0]!)).toBeLessThan(0.8 * loss(same));
    const inside = fresh.residuals.filter(
      (value, i) => value >= answers[0]![3 * i]! && value <= answers[0]![3 * i + 2]!,
    ).length;
    expect(inside / 400).toBeGreaterThan(0.85);
    expect(inside / 400).toBeLessThan(0.95);
  });

  test('are left alone where they mean nothing', async () => {
    const { frame, residuals } = sample(400, 1, false);
    const { offsets } = hidden(400, 9);
    const told = { member: 'teller', fitted: memberThatSays(offsets), offsets };
    const spread = await fitSpread(frame, residuals, undefined, spreadMembers, newRun(2), told);
    expect(spread.memberQuantiles).toBeNull();
  });
});

test('the pinball loss is the level times what lies above, and the rest times what lies below', () => {
  const truth = Float64Array.of(1, -1);
  const quantiles = Float64Array.of(0, 0, 0, 0);
  expect(pinballLoss(truth, quantiles, [0.1, 0.9])).toBeCloseTo((0.1 + 0.9 + 0.9 + 0.1) / 4, 12);
  expect(pinballLoss(truth, quantiles, [0.1, 0.9], Float64Array.of(1, 0))).toBeCloseTo(0.5, 12);
});
