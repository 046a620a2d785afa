import { afterAll, expect, test } from 'vitest';
import { closeSharedEngine, evaluate, fit, forecast, tableFromColumns } from '../../../src/tabular/index.ts';

afterAll(closeSharedEngine);

type Rows = Record<string, unknown>[];

const good: Rows = Array.from({ length: 24 }, (_, i) => ({
  x: i,
  c: ['a', 'b', 'c'][i % 3],
  y: 2 * i,
  kind: i < 12 ? 'low' : 'high',
}));

const changed = (row: number, change: Record<string, unknown>): Rows =>
  good.map((each, i) => (i === row ? { ...each, ...change } : each));

const coded = (code: string, message: RegExp) => ({ code, message: expect.stringMatching(message) });

test.each<[string, unknown, Record<string, unknown>, object]>([
  ['no rows', [], { target: 'y' }, coded('missing_target_column', /"y"/)],
  ['a header without rows', 'x,y\n', { target: 'y' }, coded('schema_mismatch', /row/i)],
  ['an absent target', good, { target: 'z' }, coded('missing_target_column', /"z".*"x", "c", "y", "kind"/)],
  [
    'labels that are all missing',
    good.map((row) => ({ ...row, kind: '?' })),
    { target: 'kind' },
    coded('unsupported_task', /target is missing in all 24 rows/),
  ],
  [
    'words for a regression',
    good,
    { target: 'kind', task: 'regression' },
    coded('unsupported_task', /Row 1 .*"low"/),
  ],
  [
    'fractions for a classification',
    changed(3, { y: 0.5 }),
    { target: 'y', task: 'classification' },
    coded('unsupported_task', /Row 4 .*0\.5/),
  ],
  [
    '161 classes',
    Array.from({ length: 322 }, (_, i) => ({ x: i, k: `k${i % 161}` })),
    { target: 'k' },
    coded('dataset_too_large', /Row 161 .*160/),
  ],
  ['a ragged row', 'x,y\n1,2\n3\n', { target: 'y' }, coded('malformed_csv', /Row 3: column 2/)],
  ['a weight below zero', good, { target: 'y', weights: good.map((_, i) => i - 1) }, { name: 'RangeError' }],
  ['too few weights', good, { target: 'y', weights: [1, 2] }, { name: 'RangeError' }],
  ['weights that are words', good, { target: 'y', weights: good.map(() => 'much') }, { name: 'TypeError' }],
  ['an absent column of weights', good, { target: 'y', weights: 'w' }, coded('schema_mismatch', /"w"/)],
  ['words as a column of weights', good, { target: 'y', weights: 'c' }, coded('schema_mismatch', /"c"/)],
  ['the target as weights', good, { target: 'y', weights: 'y' }, { name: 'RangeError' }],
  ['an infinity', changed(2, { x: Number.POSITIVE_INFINITY }), { target: 'y' }, { name: 'RangeError' }],
  ['an object as cell', changed(2, { x: {} }), { target: 'y' }, { name: 'TypeError' }],
  ['rows that are no objects', [1, 2], { target: 'y' }, { name: 'TypeError' }],
  ['a number as data', 5, { target: 'y' }, { name: 'TypeError' }],
  ['no target', good, {}, { name: 'TypeError' }],
  ['a task of another name', good, { target: 'y', task: 'ranking' }, { name: 'TypeError' }],
  ['columns of different lengths', { x: [1, 2], y: [1] }, { target: 'y' }, { name: 'RangeError' }],
  ['a file that is not there', 'no/such/file.csv', { target: 'y' }, { code: 'ENOENT' }],
])('%s is refused by fit and by evaluate alike', async (_, data, options, refusal) => {
  await expect(fit(data as never, options as never)).rejects.toMatchObject(refusal);
  await expect(evaluate(data as never, options as never)).rejects.toMatchObject(refusal);
});

test('a signal that was aborted before, or is during the fit, rejects with its reason; the next fit works', async () => {
  const reason = new Error('enough');
  const signal = AbortSignal.abort(reason);
  await expect(fit(good, { target: 'y', signal })).rejects.toBe(reason);
  const controller = new AbortController();
  const pending = fit(good, {
    target: 'y',
    signal: controller.signal,
    onProgress: () => controller.abort(reason),
  });
  await expect(pending).rejects.toBe(reason);
  const model = await fit(good, { target: 'y' });
  expect((await model.predict(good)).rows).toBe(24);
  model.close();
});

test.each<[string, Rows, string]>([
  ['one row of a regression', good.slice(0, 1), 'y'],
  ['one row of a classification', good.slice(0, 1), 'kind'],
  ['two rows', good.slice(11, 13), 'kind'],
  ['one class', good.slice(0, 8), 'kind'],
  ['one value everywhere', good.map((row) => ({ ...row, y: 7 })), 'y'],
  ['no feature at all', good.map(({ y }) => ({ y })), 'y'],
  ['a column of nulls and a constant one', good.map((row) => ({ ...row, none: null, one: 1 })), 'y'],
  ['nothing but nulls', good.map(({ kind }) => ({ kind, a: null, b: null })), 'kind'],
])('%s makes a model whose predictions are finite', async (_, rows, target) => {
  const model = await fit(rows, { target });
  const strange: Rows = [...rows, Object.fromEntries(model.features.map((name) => [name, null]))];
  const prediction = await model.predict(strange, model.classes ? {} : { quantiles: [0.1, 0.9] });
  expect(prediction.rows).toBe(rows.length + 1);
  expect(Array.from(prediction.values).every(Number.isFinite)).toBe(true);
  if (model.classes) {
    const c = model.classes.length;
    for (let i = 0; i <= rows.length; i++) {
      const sum = prediction.probabilities!.slice(i * c, (i + 1) * c).reduce((a, b) => a + b, 0);
      expect(Math.abs(sum - 1)).toBeLessThan(1e-6);
    }
  } else {
    expect(Array.from(prediction.quantiles!).every(Number.isFinite)).toBe(true);
  }
  model.close();
});

test('a column of weights is no feature, and says as much as the same numbers apart', async () => {
  const weights = good.map((_, i) => (i % 5 === 0 ? 0 : 1 + (i % 2)));
  const inside = await fit(
    good.map((row, i) => ({ ...row, w: weights[i] })),
    { target: 'y', weights: 'w' },
  );
  const apart = await fit(good, { target: 'y', weights });
  expect(inside.features).toEqual(['x', 'c', 'kind']);
  expect(inside.trainRows).toBe(19);
  expect(await inside.serialize()).toEqual(await apart.serialize());
  const report = await evaluate(good, { target: 'y', weights });
  expect(report.scoredRows).toBe(19);
  inside.close();
  apart.close();
});

test('a feature or a target may be called __proto__', async () => {
  const rows: Rows = good.map(({ x, y }) => JSON.parse(`{"__proto__": ${x}, "toString": ${y}}`));
  for (const target of ['toString', '__proto__']) {
    const model = await fit(rows, { target });
    const { values } = await model.predict(rows);
    // Twice or half of a number that runs from 0: a model that saw the feature tells the ends apart.
    expect(values[23]! - values[0]!).toBeGreaterThan(5);
    model.close();
  }
});

test('160 classes and 2,000 columns are within the limits', async () => {
  const labels = Array.from({ length: 160 }, (_, i) => `k${i}`);
  const wide = await tableFromColumns([
    ...Array.from(
      { length: 2000 },
      (_, j) => [`f${j}`, Float64Array.from({ length: 6 }, (_, i) => (i * (j + 1)) % 7)] as const,
    ),
    ['y', Float64Array.of(1, 2, 3, 4, 5, 6)],
  ]);
  const model = await fit(wide, { target: 'y' });
  expect(model.features).toHaveLength(2000);
  expect((await model.predict(wide)).rows).toBe(6);
  model.close();
  const kinds = await fit(
    await tableFromColumns([
      ...Array.from(
        { length: 2000 },
        (_, j) => [`f${j}`, Float64Array.from({ length: 24 }, (_, i) => (i * (j + 3)) % 11)] as const,
      ),
      ['y', Array.from({ length: 24 }, (_, i) => (i % 2 === 0 ? 'even' : 'odd'))],
    ]),
    { target: 'y' },
  );
  expect(kinds.classes).toEqual(['even', 'odd']);
  kinds.close();
  // A label for each row would be taken for its name.
  const repeated = [...labels, 'k0'];
  const many = await fit({ x: repeated.map((_, i) => i), k: repeated }, { target: 'k' });
  expect(many.classes).toEqual(labels);
  many.close();
});

test('prediction meets what the fit did not: unseen words, nulls, other types, extra and absent columns', async () => {
  const model = await fit(good, { target: 'y', features: ['x', 'c'] });
  const odd = [
    { x: null, c: 'zebra', extra: 1 },
    { c: 5, x: 'seven' },
    { x: 3, c: true },
    { x: 1e300, c: '' },
  ];
  const { values } = await model.predict(odd);
  expect(Array.from(values).every(Number.isFinite)).toBe(true);
  await expect(model.predict([{ x: 1 }])).rejects.toMatchObject(coded('schema_mismatch', /"c"/));
  await expect(model.predict([{ x: Number.NEGATIVE_INFINITY, c: 'a' }])).rejects.toThrow(RangeError);
  await expect(model.predict(good, { quantiles: [0] })).rejects.toThrow(RangeError);
  expect(await model.predict({ x: [], c: [] })).toMatchObject({ rows: 0 });
  model.close();
});

test.each<[string, unknown, Record<string, unknown>, object]>([
  ['neither horizon nor future', [{ timestamp: '2024-01-01', target: 1 }], {}, { name: 'TypeError' }],
  [
    'a timestamp that is none',
    [{ timestamp: 'soon', target: 1 }],
    { horizon: 1 },
    coded('schema_mismatch', /soon/),
  ],
  [
    'an absent target',
    [{ timestamp: '2024-01-01' }],
    { horizon: 1 },
    coded('missing_target_column', /target/),
  ],
  [
    'words as target',
    [{ timestamp: '2024-01-01', target: 'a' }],
    { horizon: 1 },
    coded('unsupported_task', /a/),
  ],
  ['a horizon of zero', [{ timestamp: '2024-01-01', target: 1 }], { horizon: 0 }, { name: 'RangeError' }],
  [
    'a level of one',
    [{ timestamp: '2024-01-01', target: 1 }],
    { horizon: 1, quantiles: [1] },
    { name: 'RangeError' },
  ],
])('%s is refused by forecast', async (_, data, options, refusal) => {
  await expect(forecast(data as never, options as never)).rejects.toMatchObject(refusal);
});
