import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../src/tabular/engine/random.ts';
import { fit, loadModel, type Monotone } from '../../../src/tabular/index.ts';
import { gaussians } from '../engine/synthetic.ts';

/** The truth goes up and down along `up` and `down`, so that a model without directions does too; cells are missing, `word` and
 * `other` matter as well. */
function waves(seed: number, rows = 160) {
  const normal = gaussians(seed);
  const random = createRandom(seed + 1);
  return Array.from({ length: rows }, (_, i) => {
    const [up, down, other] = [normal(), normal(), normal()];
    const word = ['a', 'b', 'c'][Math.floor(random.next() * 3)]!;
    const shift = { a: -1, b: 0, c: 1 }[word]!;
    const y =
      up + 2 * Math.sin(3 * up) - down + 2 * Math.cos(3 * down) + other * other + shift + 0.3 * normal();
    return {
      up: i % 13 === 0 ? null : up,
      down: i % 17 === 0 ? null : down,
      other,
      word,
      y: y * (1 + Math.abs(up)),
      // The truth of the second class falls where the label says `no`: the order of classes matters.
      label: y > 0 ? 'yes' : 'no',
    };
  });
}

/** Rows that differ in one column alone, in its ascending order. */
function sweeps(table: ReturnType<typeof waves>, column: 'up' | 'down') {
  const steps = Array.from({ length: 41 }, (_, i) => -4 + 0.2 * i);
  return table.slice(0, 12).map((row) => steps.map((value) => ({ ...row, [column]: value })));
}

/** The largest step against the direction, over all sweeps. */
async function worstStep(
  table: ReturnType<typeof waves>,
  column: 'up' | 'down',
  direction: number,
  answer: (rows: object[]) => Promise<ArrayLike<number>>,
) {
  let worst = 0;
  for (const rows of sweeps(table, column)) {
    const values = await answer(rows);
    for (let i = 1; i < values.length; i++)
      worst = Math.max(worst, direction * (values[i - 1]! - values[i]!));
  }
  return worst;
}

const monotone: Monotone = { up: 1, down: -1 };
const options = { effort: 'fast', threads: 2 } as const;
const rounding = 1e-9;

describe.each([1, 2, 3])('of random table %i', (seed) => {
  const rows = waves(seed);
  const numbers = rows.map(({ label: _, ...rest }) => rest);
  const labels = rows.map(({ y: _, ...rest }) => rest);

  test('means and quantiles keep their directions, of which a free fit knows nothing', async () => {
    const free = await fit(numbers, { ...options, target: 'y', seed });
    const held = await fit(numbers, { ...options, target: 'y', seed, monotone });
    for (const column of ['up', 'down'] as const) {
      const direction = monotone[column]!;
      const means = (model: typeof held) => async (asked: object[]) =>
        (await model.predict(asked as never)).values as Float64Array;
      expect(await worstStep(rows, column, direction, means(free))).toBeGreaterThan(0.05);
      expect(await worstStep(rows, column, direction, means(held))).toBeLessThan(rounding);
      for (const level of [0.1, 0.5, 0.9]) {
        const worst = await worstStep(rows, column, direction, async (asked) => {
          const predictions = await held.predict(asked as never, { quantiles: [0.1, 0.5, 0.9] });
          return asked.map((_, i) => predictions.quantile(i, level));
        });
        expect(worst).toBeLessThan(rounding);
      }
    }
    expect(held.notes.at(-1)).toContain('never fall as "up" rises, and never rise as "down" rises');
  });

  test('the probability of the second class keeps its directions, also of a saved model', async () => {
    const free = await fit(labels, { ...options, target: 'label', seed });
    const held = await fit(labels, { ...options, target: 'label', seed, monotone });
    const again = await loadModel(await held.serialize());
    for (const column of ['up', 'down'] as const) {
      const second = (model: typeof held) => async (asked: object[]) => {
        const { probabilities } = await model.predict(asked as never);
        return asked.map((_, i) => probabilities![2 * i + 1]!);
      };
      expect(held.classes![1]).toBe(free.classes![1]);
      expect(await worstStep(rows, column, monotone[column]!, second(free))).toBeGreaterThan(0.01);
      expect(await worstStep(rows, column, monotone[column]!, second(held))).toBeLessThan(rounding);
      expect(await worstStep(rows, column, monotone[column]!, second(again))).toBeLessThan(rounding);
    }
  });
});

test('a direction that the truth has costs nothing: it is still learnt', async () => {
  const normal = gaussians(9);
  const rows = Array.from({ length: 300 }, () => {
    const [a, b] = [normal(), normal()];
    return { a, b, y: a ** 3 - 2 * b + 0.3 * normal() };
  });
  const model = await fit(rows.slice(0, 200), { ...options, target: 'y', monotone: { a: 1, b: -1 } });
  const { values } = await model.predict(rows.slice(200));
  const mean = rows.reduce((sum, { y }) => sum + y, 0) / rows.length;
  const squares = (of: (row: { y: number }, i: number) => number) =>
    rows.slice(200).reduce((sum, row, i) => sum + of(row, i) ** 2, 0);
  expect(squares(({ y }, i) => y - values[i]!) / squares(({ y }) => y - mean)).toBeLessThan(0.15);
});

test('a column along which the truth runs the other way is as good as absent', async () => {
  const normal = gaussians(10);
  const rows = Array.from({ length: 200 }, () => {
    const [a, b] = [normal(), normal()];
    return { a, b, y: -3 * a + b + 0.1 * normal() };
  });
  const model = await fit(rows, { ...options, target: 'y', monotone: { a: 1 } });
  const { values } = await model.predict([-2, 0, 2].map((a) => ({ a, b: 0.5 })));
  expect(Math.abs((values[2]! as number) - (values[0]! as number))).toBeLessThan(0.5);
});

test('directions that mean nothing are refused', async () => {
  const rows = waves(4, 60);
  const asked = (given: object, target = 'y') =>
    fit(rows, { ...options, target, features: ['up', 'down', 'word'], ...given });
  await expect(asked({ monotone: { upp: 1 } })).rejects.toThrow('did you mean "up"?');
  await expect(asked({ monotone: { other: 1 } })).rejects.toThrow('not a column that the model learns from');
  await expect(asked({ monotone: { word: 1 } })).rejects.toThrow('"word" was read as category');
  await expect(asked({ monotone: { up: 2 } })).rejects.toThrow('must be 1, -1 or 0');
  await expect(asked({ monotone: [1] })).rejects.toThrow('must be an object');
  await expect(asked({ monotone: { up: -1 } }, 'other')).resolves.toBeDefined();
  await expect(
    fit(rows, { ...options, target: 'word', features: ['up', 'down'], monotone: { up: 1 } }),
  ).rejects.toThrow('the target has 3');
});
