import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { takeRows } from '../../../src/tabular/domain/table-views.ts';
import { closeSharedEngine, evaluate, fit, forecast, loadModel } from '../../../src/tabular/library/index.ts';
import { noisyNumbers, rings } from '../engine/synthetic.ts';

afterAll(closeSharedEngine);

const slice = (from: number, to: number) => Int32Array.from({ length: to - from }, (_, i) => from + i);

test('a fitted model beats the constant, its intervals cover, and it saves and loads bit for bit', async () => {
  const table = await noisyNumbers(900, 1);
  const model = await fit(takeRows(table, slice(0, 500)), { target: 'y' });
  expect(model.task).toBe('regression');
  const held = takeRows(table, slice(500, 900));
  const levels = [0.1, 0.5, 0.9];
  const predictions = await model.predict(held, { quantiles: levels });
  const column = held.columns.find(({ name }) => name === 'y')!;
  const truth = column.kind === 'number' ? column.values : new Float64Array(0);
  const mean = truth.reduce((a, b) => a + b, 0) / truth.length;
  const squares = (guess: (i: number) => number) => truth.reduce((sum, y, i) => sum + (y - guess(i)) ** 2, 0);
  expect(squares((i) => predictions.values[i]!) / squares(() => mean)).toBeLessThan(0.3);
  const covered = truth.filter(
    (y, i) => y >= predictions.quantile(i, 0.1) && y <= predictions.quantile(i, 0.9),
  );
  expect(covered.length / truth.length).toBeGreaterThan(0.73);
  expect(covered.length / truth.length).toBeLessThan(0.87);
  for (let i = 0; i < truth.length; i++) {
    expect(predictions.quantile(i, 0.1)).toBeLessThanOrEqual(predictions.quantile(i, 0.5));
    expect(predictions.quantile(i, 0.5)).toBeLessThanOrEqual(predictions.quantile(i, 0.9));
  }
  // Where the noise is wide, so is the interval.
  const a = held.columns.find(({ name }) => name === 'a')!;
  const width = (i: number) => predictions.quantile(i, 0.9) - predictions.quantile(i, 0.1);
  const widths = (pick: (a: number) => boolean) => {
    const rows = Array.from(slice(0, 400)).filter((i) => a.kind === 'number' && pick(Math.abs(a.values[i]!)));
    return rows.reduce((sum, i) => sum + width(i), 0) / rows.length;
  };
  expect(widths((size) => size > 1.2)).toBeGreaterThan(1.2 * widths((size) => size < 0.4));

  const folder = await mkdtemp(join(tmpdir(), 'graticule-'));
  try {
    const path = join(folder, 'model.bin');
    await model.save(path);
    const restored = await loadModel(path);
    const again = await restored.predict(held, { quantiles: levels });
    expect(again.values).toEqual(predictions.values);
    expect(again.quantiles).toEqual(predictions.quantiles);
    expect(restored.target).toBe('y');
    expect(Buffer.compare(await restored.serialize(), await readFile(path))).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the same data and seed give the same bytes for any number of threads, another seed other bytes', async () => {
  const table = await rings(80, 2);
  const bytes = async (threads: number, seed: number) => {
    const model = await fit(table, { target: 'label', threads, seed });
    return model.serialize();
  };
  const one = await bytes(1, 5);
  expect(Buffer.compare(await bytes(3, 5), one)).toBe(0);
  expect(Buffer.compare(await bytes(1, 6), one)).not.toBe(0);
});

test('classification keeps the JSON type of labels and gives probabilities that sum to one', async () => {
  const table = await rings(200, 3, [1, 2, 7]);
  const model = await fit(table, { target: 'label', task: 'classification' });
  expect([...model.classes!].sort()).toEqual([1, 2, 7]);
  const predictions = await model.predict(table);
  expect(typeof predictions.at(0)).toBe('number');
  for (let i = 0; i < 200; i++) {
    const sum = model.classes!.reduce<number>((total, label) => total + predictions.probability(i, label), 0);
    expect(sum).toBeCloseTo(1, 6);
  }
  const labels = table.columns.find(({ name }) => name === 'label')!;
  const right = predictions
    .toArray()
    .filter((label, i) => labels.kind === 'number' && labels.values[i] === label);
  expect(right.length / 200).toBeGreaterThan(0.75);
  expect(() => predictions.probability(0, 'other')).toThrow(RangeError);

  const { importance, columns, contributions, base, outputs } = await model.explain(
    takeRows(table, slice(0, 5)),
  );
  expect(importance.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
  expect(importance[columns.indexOf('noise')]).toBeLessThan(importance[columns.indexOf('x')]!);
  expect(outputs).toBe(3);
  expect(contributions).toHaveLength(5 * 3 * columns.length);
  // Per class the log probability about the mean of the classes.
  for (let i = 0; i < 5; i++) {
    const logs = predictions.probabilities!.slice(3 * i, 3 * i + 3).map(Math.log);
    const mean = (logs[0]! + logs[1]! + logs[2]!) / 3;
    for (let c = 0; c < 3; c++) {
      const start = (3 * i + c) * columns.length;
      const cells = contributions!.subarray(start, start + columns.length);
      expect(cells.reduce((a, b) => a + b, base![c]!)).toBeCloseTo(logs[c]! - mean, 6);
    }
  }
});

test('contributions and base add up to the prediction of a regression, whatever members it has', async () => {
  const table = await noisyNumbers(120, 9);
  const model = await fit(table, { target: 'y' });
  const some = takeRows(table, slice(0, 12));
  const { columns, contributions, base } = await model.explain(some);
  expect(columns).toEqual(['a', 'b', 'word']);
  const predictions = await model.predict(some);
  for (let i = 0; i < 12; i++) {
    const sum = contributions!.subarray(3 * i, 3 * i + 3).reduce((a, b) => a + b, base![0]!);
    expect(sum).toBeCloseTo(predictions.values[i]! as number, 4);
  }
  // A row is explained alike alone and among others.
  const alone = await model.explain(takeRows(table, slice(3, 4)));
  alone.contributions!.forEach((value, j) => {
    expect(value).toBeCloseTo(contributions![9 + j]!, 9);
  });
});

test('a shuffled column that matters costs much, one that does not costs nothing', async () => {
  const rows = Array.from({ length: 160 }, (_, i) => ({
    kind: (i * 7) % 16 < 8 ? 'low' : 'high',
    signal: (i * 7) % 16,
    noise: (i * 37) % 11,
    same: 1,
  }));
  const model = await fit(rows.slice(0, 120), { target: 'kind' });
  const held = rows.slice(120);
  const { columns, importance, deviation, loss } = await model.permutationImportance(held, { repeats: 3 });
  expect(columns).toEqual(['signal', 'noise', 'same']);
  expect(importance[0]).toBeGreaterThan(0.3);
  expect(Math.abs(importance[1]!)).toBeLessThan(0.1 * importance[0]!);
  expect(importance[2]).toBe(0);
  expect(deviation[0]).toBeGreaterThan(0);
  expect(loss).toBeLessThan(0.1);
  expect(await model.permutationImportance(held, { repeats: 3, threads: 1 })).toEqual({
    columns,
    importance,
    deviation,
    loss,
  });
  await expect(model.permutationImportance([{ ...held[0]!, kind: 'odd' }])).rejects.toMatchObject({
    code: 'unsupported_task',
    message: expect.stringMatching(/Row 1 .*"odd"/),
  });
  await expect(model.permutationImportance([])).rejects.toMatchObject({ code: 'missing_target_column' });
  await expect(model.permutationImportance(held, { repeats: 0 })).rejects.toThrow(RangeError);
  model.close();
});

test('a model tells how it has read each column, also once it is saved and loaded', async () => {
  const rows = Array.from({ length: 40 }, (_, i) => ({
    size: i % 4 === 0 ? null : i,
    colour: ['red', 'green', 'blue', ''][i % 4] || null,
    when: `${String((i % 28) + 1).padStart(2, '0')}.${String((i % 12) + 1).padStart(2, '0')}.2023`,
    unclear: `0${(i % 9) + 1}/0${(i % 7) + 1}/2023`,
    amount: i % 20 === 0 ? 'unknown' : String(i / 2),
    same: 'x',
    flag: i % 2 === 0 ? 'set' : null,
    y: i,
  }));
  const model = await fit(rows, { target: 'y' });
  expect(model.columns.map(({ name }) => name)).toEqual(model.features);
  const [size, colour, when, unclear, amount, same, flag] = model.columns;
  expect(size).toEqual({ name: 'size', kind: 'number', missing: 0.25, features: ['size'] });
  expect(colour).toMatchObject({ kind: 'category', missing: 0.25, categories: 3 });
  expect(when).toMatchObject({ kind: 'date', form: 'dayFirst', missing: 0 });
  expect(when!.features).toContain('when.month');
  expect(unclear).toMatchObject({ kind: 'category', note: expect.stringMatching(/day or the month/) });
  expect(amount).toMatchObject({ kind: 'number', missing: 0.05 });
  expect(same).toEqual({ name: 'same', kind: 'constant', missing: 0, features: [] });
  expect(flag).toMatchObject({ kind: 'presence', missing: 0.5 });
  const loaded = await loadModel(await model.serialize());
  expect(loaded.columns).toEqual(model.columns);
});

test('one row, one class, no usable column and few rows per class all give an answer', async () => {
  const one = await fit([{ a: 1, y: 3.5 }], { target: 'y', task: 'regression' });
  const guess = await one.predict([{ a: 9 }], { quantiles: [0.1, 0.9] });
  expect([guess.at(0), guess.quantile(0, 0.1), guess.quantile(0, 0.9)]).toEqual([3.5, 3.5, 3.5]);

  const single = await fit(
    [
      { a: 1, y: 'x' },
      { a: 2, y: 'x' },
    ],
    { target: 'y' },
  );
  expect((await single.predict([{ a: 5 }])).probability(0, 'x')).toBe(1);
  // Nothing can be moved by a column here, and explanations say so.
  for (const model of [one, single]) {
    const { contributions, importance, base } = await model.explain([{ a: 5 }]);
    expect([...contributions!, ...importance]).toEqual([0, 0]);
    expect(base).toHaveLength(1);
  }

  const blind = await fit(
    Array.from({ length: 12 }, (_, i) => ({ a: null, b: 7, y: i })),
    { target: 'y' },
  );
  expect((await blind.predict([{ a: null, b: 7 }])).at(0)).toBeCloseTo(5.5, 9);

  const names = ['p', 'q', 'r', 's', 't', 'u'];
  const distinct = names.map((y, a) => ({ a, y }));
  const shares = (await (await fit(distinct, { target: 'y' })).predict(distinct)).probabilities!;
  for (const share of shares) expect(share).toBeCloseTo(1 / 6, 9);

  const rows = Array.from({ length: 12 }, (_, i) => ({ a: i, y: `class ${i < 10 ? i % 5 : i}` }));
  const sparse = await fit(rows, { target: 'y' });
  expect(sparse.classes).toHaveLength(7);
  const probabilities = (await sparse.predict(rows)).probabilities!;
  expect(probabilities.every((p) => p > 0 && p <= 1)).toBe(true);
});

test('rows without a target are left out, with their weights, and the model says so', async () => {
  const rows = Array.from({ length: 30 }, (_, i) => ({ x: i, y: i % 5 === 0 ? null : 2 * i }));
  const weights = rows.map((_, i) => (i % 5 === 0 ? 1e6 : 1));
  const model = await fit(rows, { target: 'y', weights });
  expect(model.trainRows).toBe(24);
  expect(model.notes).toEqual(['6 of 30 rows have no target and were left out.']);
  const plain = await fit(
    rows.filter(({ y }) => y !== null),
    { target: 'y' },
  );
  const asked = [{ x: 3.5 }, { x: 17 }];
  expect((await model.predict(asked)).values).toEqual((await plain.predict(asked)).values);
  const report = await evaluate(rows, { target: 'y' });
  expect(report).toMatchObject({ rows: 24, notes: model.notes });
});

test('bad input is a typed error', async () => {
  const rows = [{ a: 1, y: 2 }];
  await expect(fit(rows, { target: 'z' })).rejects.toMatchObject({ code: 'missing_target_column' });
  await expect(fit([{ a: 1, y: null }], { target: 'y' })).rejects.toMatchObject({
    code: 'unsupported_task',
  });
  await expect(fit([], { target: 'y' })).rejects.toMatchObject({ name: 'TabularError' });
  await expect(fit(rows, { target: 5 } as never)).rejects.toThrow(TypeError);
  await expect(fit(rows, { target: 'y', threads: 0 })).rejects.toThrow(RangeError);
  await expect(fit(rows, { target: 'y', task: 'ranking' } as never)).rejects.toThrow(TypeError);
  await expect(fit('no-such-file.csv', { target: 'y' })).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(loadModel(new Uint8Array(100))).rejects.toMatchObject({ code: 'fitted_context_incompatible' });
  const model = await fit(rows, { target: 'y', task: 'regression' });
  await expect(model.predict(rows, { quantiles: [1.5] })).rejects.toThrow(RangeError);
  await expect(model.predict([{ other: 1 }])).rejects.toMatchObject({ code: 'schema_mismatch' });
  model.close();
  await expect(model.predict(rows)).rejects.toMatchObject({ name: 'TabularError' });
});

test('an aborted fit rejects with the reason of the signal, and the engine goes on', async () => {
  const table = await rings(400, 4);
  const controller = new AbortController();
  const reason = new Error('changed my mind');
  const stages: string[] = [];
  const fitting = fit(table, {
    target: 'label',
    signal: controller.signal,
    onProgress: (fraction, stage) => {
      expect(fraction).toBeGreaterThanOrEqual(0);
      expect(fraction).toBeLessThanOrEqual(1);
      stages.push(stage);
      controller.abort(reason);
    },
  });
  await expect(fitting).rejects.toBe(reason);
  expect(stages.length).toBeGreaterThan(0);
  const small = await fit(
    [
      { a: 1, y: 'x' },
      { a: 2, y: 'z' },
    ],
    { target: 'y' },
  );
  expect(small.classes).toEqual(['x', 'z']);
  await expect(fit(table, { target: 'label', signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});

test('evaluation scores every row once and reports more than the metric', async () => {
  const report = await evaluate(await rings(70, 6), { target: 'label' });
  expect(report).toMatchObject({ metric: 'accuracy', method: 'kfold', folds: 5, rows: 70, scoredRows: 70 });
  expect(report.value).toBe(report.classification!.accuracy);
  expect(report.classification!.confusion.reduce((a, b) => a + b, 0)).toBe(70);
  expect(report.classification!.auc).toBeGreaterThan(0.7);
  expect(report.members.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
  await expect(evaluate([{ a: 1, y: 'x' }], { target: 'y' })).rejects.toMatchObject({
    code: 'schema_mismatch',
  });
});

test('an evaluation tells of folds, curves, worst rows, a learning curve and the time left', async () => {
  const table = await rings(60, 6);
  // A row without a target stands before the others: places are those of the table that was given.
  const rows = [
    { label: null },
    ...Array.from({ length: 60 }, (_, i) =>
      Object.fromEntries(
        table.columns.map((column) => [
          column.name,
          column.kind === 'string' ? column.dictionary[column.codes[i]!] : column.values[i],
        ]),
      ),
    ),
  ];
  const left: (number | null)[] = [];
  const options = { target: 'label', learningCurve: [0.5, 1], worstRows: 3 };
  const report = await evaluate(rows, {
    ...options,
    onProgress: (fraction, stage, leftMs) => {
      expect(stage).not.toBe('');
      left.push(leftMs);
      if (leftMs !== null) expect(leftMs).toBeGreaterThanOrEqual(0);
      if (fraction === 1) expect(leftMs).toBe(0);
    },
  });
  expect(left.at(-1)).toBe(0);
  expect(report.perFold).toHaveLength(5);
  expect(report.perFold.reduce((sum, { scoredRows }) => sum + scoredRows, 0)).toBe(60);
  const mean = report.perFold.reduce((sum, fold) => sum + (fold.value * fold.scoredRows) / 60, 0);
  expect(mean).toBeCloseTo(report.value, 12);
  expect(report.curves).toHaveLength(report.classes!.length);
  expect(report.residuals).toBeNull();
  expect(report.worstRows).toHaveLength(3);
  const losses = report.worstRows.map(({ loss }) => loss);
  expect(losses).toEqual([...losses].sort((a, b) => b - a));
  for (const { row, target, prediction } of report.worstRows) {
    expect(rows[row]!.label).toBe(target);
    expect(prediction).not.toBe(target);
  }
  expect(report.learningCurve!.map(({ trainRows }) => trainRows)).toEqual([24, 48]);
  expect(report.learningCurve![1]!.value).toBe(report.perFold[0]!.value);
  await expect(evaluate(rows, { ...options, learningCurve: [2] })).rejects.toThrow(RangeError);
  await expect(evaluate(rows, { ...options, worstRows: -1 })).rejects.toThrow(RangeError);
});

test('rows that are predicted right are not among the worst, however unsure or off by rounding', async () => {
  const kinds = Array.from({ length: 60 }, (_, x) => ({ x, y: x < 30 ? 'low' : 'high' }));
  const { classification, worstRows } = await evaluate(kinds, { target: 'y', effort: 'fast' });
  const wrong = classification!.confusion[1]! + classification!.confusion[2]!;
  expect(worstRows).toHaveLength(Math.min(20, wrong));
  const line = Array.from({ length: 60 }, (_, x) => ({ x: x % 20, y: 7 }));
  const even = await evaluate(line, { target: 'y', task: 'regression', effort: 'fast' });
  expect(even.regression!.rmse).toBeLessThan(1e-9);
  expect(even.worstRows).toEqual([]);
});

test('the worst rows of a file name its lines', async () => {
  const text = `# a title\nx,y\n${Array.from({ length: 24 }, (_, i) => `${i},${i === 7 ? 900 : 2 * i}`).join('\n')}\n`;
  const { worstRows, residuals } = await evaluate(text, { target: 'y' });
  expect(worstRows[0]).toMatchObject({ row: 7, line: 10, target: 900 });
  expect(residuals!.quantiles.at(-1)!.value).toBeCloseTo(worstRows[0]!.loss, 9);
});

test('above 10,000 rows the last fifth in file order is scored', async () => {
  // The first 80 percent say a, the last 20 say b: only a split in file order gets every row wrong.
  const rows = 10_005;
  const cut = Math.floor(rows * 0.8);
  const data = {
    x: new Float64Array(rows),
    y: Array.from({ length: rows }, (_, i) => (i < cut ? 'a' : 'b')),
  };
  const report = await evaluate(data, { target: 'y' });
  expect(report).toMatchObject({ method: 'holdout', value: 0, scoredRows: rows - cut });
  expect('folds' in report).toBe(false);
});

test('a CSV file is fitted, and a forecast has rows for people', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'graticule-'));
  try {
    const path = join(folder, 'rows.csv');
    await writeFile(path, `a,y\n${Array.from({ length: 30 }, (_, i) => `${i},${2 * i + 1}`).join('\n')}\n`);
    const model = await fit(path, { target: 'y' });
    expect((await model.predict('a,b\n10,x\n')).at(0)).toBeCloseTo(21, 0);
    const series = Array.from({ length: 24 }, (_, i) => ({
      month: `20${20 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}-01`,
      units: 100 + i,
    }));
    const ahead = await forecast(series, {
      timestamp: 'month',
      target: 'units',
      horizon: 3,
      quantiles: [0.1, 0.9],
    });
    const steps = [...ahead];
    expect(steps.map(({ timestamp }) => timestamp)).toEqual(['2022-01-01', '2022-02-01', '2022-03-01']);
    for (const { mean, quantiles } of steps) {
      expect(mean).toBeGreaterThan(110);
      expect(quantiles['0.1']).toBeLessThanOrEqual(quantiles['0.9']!);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
