import { describe, expect, test } from 'vitest';
import { createRunControl } from '../../../src/tabular/engine/frame.ts';
import { askNetwork } from '../../../src/tabular/engine/in-context/network.ts';
import { pretrainedIdentity } from '../../../src/tabular/engine/in-context/network-files.ts';
import {
  type Cells,
  inContextModel,
  quantileCount,
  type State,
} from '../../../src/tabular/engine/in-context/session.ts';
import { createRandom, type Random } from '../../../src/tabular/engine/random.ts';

const run = { control: createRunControl(), threads: 2, seed: 1 };
const askOne = async (state: State, cells: Cells, classes: number, its = run) =>
  (await askNetwork([{ state, cells }], classes, its))[0]!;
const drawn = (count: number, random: Random) =>
  Float32Array.from({ length: count }, () => 4 * random.next() - 2);

/** A training table as the network reads it, with a category, missing cells and numbers far away. */
async function read(rows: number, columns: number, classes: number) {
  const random = createRandom(rows + columns);
  const values = drawn(rows * columns, random);
  const categorical = new Float32Array(columns);
  categorical[columns - 1] = 1;
  for (let i = 0; i < rows; i++) values[i * columns + columns - 1] = Math.floor(3 * random.next());
  values[0] = Number.NaN;
  values[columns] = 1e6;
  const target =
    classes === 0 ? drawn(rows, random) : Float32Array.from({ length: rows }, (_, i) => i % classes);
  const model = await inContextModel();
  const state = await model.fit({ rows, columns, values, target, categorical, regression: classes === 0 });
  const asked = 70;
  const cells = { rows: asked, columns, values: drawn(asked * columns, random) };
  cells.values[3] = Number.NaN;
  cells.values[columns] = Number.POSITIVE_INFINITY;
  cells.values[2 * columns] = -1e9;
  return { model, state, cells };
}

/** To the eleven significant bits of half precision, in units of 2⁻²⁴ at least: what the addon keeps of a training row. */
function toHalf(value: number): number {
  if (Math.abs(value) < 2 ** -14) return value + 1.5 * 2 ** 28 - 1.5 * 2 ** 28;
  const split = (2 ** 42 + 1) * value;
  return split - (split - value);
}

const inHalves = (state: State): State =>
  Object.fromEntries(
    Object.entries(state).map(([name, { dims, data }]) => [
      name,
      { dims, data: /^state_(row|column|vote)/.test(name) ? data.map(toHalf) : data },
    ]),
  );

describe.skipIf(pretrainedIdentity() === undefined)('rows answered by the addon', () => {
  test.each([
    [40, 5, 2],
    [130, 1, 3],
    [61, 40, 12],
    [90, 7, 0],
  ])('%i rows of %i columns, %i classes: as the graph says', async (rows, columns, classes) => {
    const { model, state, cells } = await read(rows, columns, classes);
    const ours = await askOne(state, cells, classes, run);
    const graph = await model.predict(inHalves(state), cells, classes, () => {});
    expect(ours).toHaveLength(cells.rows * (classes || quantileCount));
    const scale = classes === 0 ? Math.max(...graph.map(Math.abs)) : 1;
    ours.forEach((value, i) => {
      expect(Math.abs(value - graph[i]!) / scale, `answer ${i}`).toBeLessThan(2e-4);
    });
  });

  test('a row has the same bits beside questions of other tables', async () => {
    const [one, other] = [await read(75, 6, 3), await read(40, 9, 3)];
    const whole = await askOne(one.state, one.cells, 3);
    const beside = await askOne(other.state, other.cells, 3);
    for (const rows of [1, 2, 5, 30]) {
      const few = { rows, columns: 6, values: one.cells.values.slice(0, 6 * rows) };
      const told = await askNetwork(
        [
          { state: other.state, cells: { rows: 3, columns: 9, values: other.cells.values.slice(0, 27) } },
          { state: one.state, cells: few },
          { state: one.state, cells: few },
        ],
        3,
        { ...run, threads: 0 },
      );
      expect(told).toEqual([beside.slice(0, 9), ...[0, 1].map(() => whole.slice(0, 3 * rows))]);
    }
  });

  test('a row has the same bits alone, in company, on one thread and at once', async () => {
    const { state, cells } = await read(75, 6, 3);
    const whole = await askOne(state, cells, 3, run);
    expect(await askOne(state, cells, 3, { ...run, threads: 1 })).toEqual(whole);
    for (const row of [0, 1, 31, 69]) {
      const alone = { rows: 1, columns: 6, values: cells.values.slice(6 * row, 6 * row + 6) };
      expect(await askOne(state, alone, 3, { ...run, threads: 0 })).toEqual(
        whole.slice(3 * row, 3 * row + 3),
      );
    }
  });

  test('a state of other shapes is refused, and a cancelled run ends', async () => {
    const { state, cells } = await read(30, 4, 2);
    for (const name of ['state_vote', 'state_row_3', 'state_column_1', 'state_scale']) {
      const cut: State = { ...state, [name]: { dims: [1], data: state[name]!.data.slice(1) } };
      await expect(askOne(cut, cells, 2, run)).rejects.toMatchObject({
        code: 'fitted_context_incompatible',
      });
    }
    const { state_row_0: _, ...lacking } = state;
    await expect(askOne(lacking, cells, 2, run)).rejects.toMatchObject({
      code: 'fitted_context_incompatible',
    });
    const control = createRunControl();
    control[0] = 1;
    await expect(askOne(state, cells, 2, { ...run, control })).rejects.toMatchObject({ code: 'aborted' });
  });
});
