/** The judge of growth, on times that are given to it: a reader whose work is the square of its input is found, others are not. */

import { expect, test } from 'vitest';
import { createRandom } from '../../src/tabular/engine/random.ts';
import { grown, growthCase, sizesUpTo, superlinear } from './growth.ts';

const sizes = sizesUpTo(2 ** 20);
const judged = (ms: (bytes: number) => number) => superlinear(sizes, async (bytes) => ms(bytes));

test('sizes rise by the step, to the largest', () => {
  expect(sizes).toEqual([16_384, 65_536, 262_144, 1_048_576]);
});

test('work in proportion, or a little more, has not grown; its square has', async () => {
  for (const [name, work] of Object.entries<(bytes: number) => number>({
    constant: () => 1000,
    proportional: (bytes) => bytes / 100,
    sorting: (bytes) => (bytes * Math.log2(bytes)) / 1000,
  }))
    expect((await judged(work)).found, name).toBeUndefined();
  const { found, slowestMs } = await judged((bytes) => bytes ** 2 / 1e7);
  expect(found).toMatchObject({ bytes: 262_144, ratio: 16 });
  expect(slowestMs).toBeCloseTo(262_144 ** 2 / 1e7);
});

test('the square of a few bytes is noise, and so is one slow time or one step up', async () => {
  expect((await judged((bytes) => bytes ** 2 / 1e12)).found).toBeUndefined();
  let slow = true;
  const once = (bytes: number) => {
    const ms = bytes / 1000;
    if (bytes !== 1_048_576 || !slow) return ms;
    slow = false;
    return 100 * ms;
  };
  expect((await judged(once)).found).toBeUndefined();
  expect((await judged((bytes) => (bytes > 100_000 ? bytes / 10 : bytes / 1000))).found).toBeUndefined();
});

test('a case has its unit as often as fills the bytes, between what stands before and behind', () => {
  const parts = [Buffer.from('<'), Buffer.from('ab'), Buffer.from('>')] as const;
  expect(Buffer.from(grown(parts, 8)).toString()).toBe('<ababab>');
  expect(Buffer.from(grown(parts, 9)).toString()).toBe('<abababab>');
  expect(Buffer.from(grown(parts, 1)).toString()).toBe('<ab>');
});

test('cases are cut from their seeds, repeat something, and come again from the same number', () => {
  const seeds = [Buffer.from('a,b\n1,"2"\n'), Buffer.from('{"a":[1]}')];
  const cases = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 200 }, () => growthCase(seeds, [Buffer.from('word')], random));
  };
  for (const [before, unit, after] of cases(1)) {
    expect(unit.length).toBeGreaterThan(0);
    expect(seeds.some((seed) => seed.indexOf(before) === 0 && seed.includes(Buffer.from(after)))).toBe(true);
  }
  expect(cases(1)).toEqual(cases(1));
  expect(cases(2)).not.toEqual(cases(1));
});
