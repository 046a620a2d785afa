import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import type {
  ContextPayload,
  ForecastPayload,
  PayloadLimits,
  TrainingPayload,
} from '../../../src/tabular/domain/payload.ts';
import type { Table } from '../../../src/tabular/domain/table.ts';
import { checkCounts } from '../../../src/tabular/intake/check-counts.ts';
import { parsePayload } from '../../../src/tabular/intake/parse-payload.ts';

const folder = mkdtempSync(join(tmpdir(), 'graticule-intake-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const gzipped = (payload: unknown) =>
  gzipSync(typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload));

const training = {
  task: 'classification',
  targetColumn: 'species',
  featureColumns: ['width', 'colour', 'wild'],
  trainingFeatures: [
    { width: 1.5, colour: 'red', wild: true },
    { width: -2e-3, colour: 'blue', wild: null },
    { width: null, colour: 'red', wild: false },
  ],
  trainingTarget: ['cat', 'dog', 'cat'],
  rows: [{ width: 3, colour: 'green', wild: true }],
};

const expectTraining = {
  kind: 'training',
  task: 'classification',
  targetColumn: 'species',
  featureColumns: ['width', 'colour', 'wild'],
} as const;

const parseTraining = async (payload: unknown, expect: object = {}, limits: Partial<PayloadLimits> = {}) =>
  (await parsePayload(inPieces(gzipped(payload), 1 << 16), {
    expect: { ...expectTraining, ...expect },
    limits,
  })) as TrainingPayload;

const parseRows = async (
  text: string | Buffer,
  featureColumns: string[],
  limits: Partial<PayloadLimits> = {},
) =>
  (
    (await parsePayload(inPieces(gzipped(text), 1 << 16), {
      expect: { kind: 'contextPrediction', featureColumns },
      limits,
    })) as ContextPayload
  ).rows;

const parseForecast = async (payload: unknown, covariateColumns: string[] = []) =>
  (await parsePayload(inPieces(gzipped(payload), 1 << 16), {
    expect: { kind: 'forecast', covariateColumns },
  })) as ForecastPayload;

const rowsText = (rows: string) => `{"kind":"contextPrediction","rows":[${rows}]}`;

/** The rows that a table stands for. */
function rowsOf(table: Table): Record<string, unknown>[] {
  return Array.from({ length: table.rows }, (_, row) =>
    Object.fromEntries(
      table.columns.map((column) => {
        if (column.kind === 'number')
          return [column.name, Number.isNaN(column.values[row]) ? null : column.values[row]];
        if (column.kind === 'boolean') return [column.name, [false, true][column.values[row]!] ?? null];
        return [column.name, column.dictionary[column.codes[row]!] ?? null];
      }),
    ),
  );
}

describe('training payloads', () => {
  test('come back as typed columns, coded labels and facts of the bytes', async () => {
    const bytes = gzipped({ ...training, quantiles: [0.1, 0.9] });
    const path = join(folder, 'training.json.gz');
    writeFileSync(path, bytes);
    const contentHash = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
    const payload = (await parsePayload(path, {
      expect: { ...expectTraining, contentHash },
    })) as TrainingPayload;
    expect(payload).toMatchObject({
      kind: 'training',
      task: 'classification',
      targetColumn: 'species',
      quantiles: [0.1, 0.9],
      contentHash,
      compressedBytes: bytes.length,
      textBytes: JSON.stringify({ ...training, quantiles: [0.1, 0.9] }).length,
    });
    expect(rowsOf(payload.features)).toEqual(training.trainingFeatures);
    expect(rowsOf(payload.rows)).toEqual(training.rows);
    expect(payload.target).toEqual({
      kind: 'labels',
      codes: Int32Array.of(0, 1, 0),
      classes: ['cat', 'dog'],
    });
    const [width, colour] = payload.features.columns;
    expect(width).toMatchObject({ kind: 'number', values: Float64Array.of(1.5, -2e-3, Number.NaN) });
    expect(colour).toMatchObject({
      kind: 'string',
      codes: Int32Array.of(0, 1, 0),
      dictionary: ['red', 'blue'],
    });
    expect((width as { values: Float64Array }).values.buffer).toBeInstanceOf(SharedArrayBuffer);
  });

  test('are read in whatever order their keys come, the declared column order counting', async () => {
    const { rows, trainingTarget, trainingFeatures, featureColumns, targetColumn, task } = training;
    const payload = await parseTraining(
      {
        rows,
        note: { any: ['thing'] },
        trainingTarget,
        trainingFeatures,
        featureColumns,
        targetColumn,
        task,
      },
      { featureColumns: ['wild', 'width', 'colour'] },
    );
    expect(payload.features.columns.map(({ name }) => name)).toEqual(['wild', 'width', 'colour']);
    expect(rowsOf(payload.rows)).toEqual(training.rows);
  });

  test('keep the JSON type of every label', async () => {
    const labels = async (trainingTarget: unknown[]) =>
      (await parseTraining({ ...training, trainingTarget })).target;
    expect(await labels([1, '1', 1])).toEqual({
      kind: 'labels',
      codes: Int32Array.of(0, 1, 0),
      classes: [1, '1'],
    });
    expect(await labels([true, false, true])).toMatchObject({ classes: [true, false] });
    expect(await labels([3, 1, 3])).toMatchObject({ classes: [3, 1], codes: Int32Array.of(0, 1, 0) });
    expect(await labels(['true', true, 'n1'])).toMatchObject({ classes: ['true', true, 'n1'] });
  });

  test('give numbers for a regression', async () => {
    const { target } = await parseTraining(
      { ...training, task: 'regression', trainingTarget: [1, 2.5, -3] },
      { task: 'regression' },
    );
    expect(target).toEqual({ kind: 'numbers', values: Float64Array.of(1, 2.5, -3) });
  });

  const { trainingTarget: _, ...withoutTarget } = training;
  const { task: __, ...withoutTask } = training;
  test.each<[string, unknown, object, string, RegExp]>([
    ['has no target', withoutTarget, {}, 'missing_target_column', /no trainingTarget/],
    [
      'names another target',
      training,
      { targetColumn: 'breed' },
      'missing_target_column',
      /"breed".*"species"/,
    ],
    ['has no task', withoutTask, {}, 'schema_mismatch', /no task/],
    ['has another task', { ...training, task: 'regression' }, {}, 'schema_mismatch', /"regression"/],
    ['lacks a declared column', training, { featureColumns: ['width', 'age'] }, 'schema_mismatch', /"age"/],
    [
      'has an undeclared column',
      training,
      { featureColumns: ['width', 'colour'] },
      'schema_mismatch',
      /"wild"/,
    ],
    [
      'has a column in no row',
      { ...training, rows: [{ width: 1, colour: 'red' }] },
      {},
      'schema_mismatch',
      /No row of rows has the feature column "wild"/,
    ],
    [
      'has too few labels',
      { ...training, trainingTarget: ['cat'] },
      {},
      'schema_mismatch',
      /3 rows.*1 labels/,
    ],
    [
      'misses a label',
      { ...training, trainingTarget: ['cat', null, 'dog'] },
      {},
      'unsupported_task',
      /row 2/,
    ],
    [
      'has a fraction as label',
      { ...training, trainingTarget: [1, 2, 2.5] },
      {},
      'unsupported_task',
      /row 3/,
    ],
    [
      'has words for a regression',
      { ...training, task: 'regression' },
      { task: 'regression' },
      'unsupported_task',
      /finite numbers/,
    ],
    [
      'nests a label',
      { ...training, trainingTarget: ['cat', ['dog'], 'cat'] },
      {},
      'schema_mismatch',
      /not an array, at row 2 of trainingTarget, byte \d+/,
    ],
    ['is of another kind', { ...training, kind: 'forecast' }, {}, 'schema_mismatch', /kind is "forecast"/],
    ['has no rows key', { ...training, rows: null }, {}, 'schema_mismatch', /no array rows/],
    [
      'has a quantile of 1',
      { ...training, quantiles: [0.5, 1] },
      {},
      'schema_mismatch',
      /between 0 and 1.*row 2/,
    ],
  ])('are refused when the payload %s', async (_, payload, expectation, code, detail) => {
    await expect(parseTraining(payload, expectation)).rejects.toMatchObject({
      name: 'TabularError',
      code,
      detail: expect.stringMatching(detail),
    });
  });

  test('stop at the ceilings of rows, cells, classes and distinct text', async () => {
    const many = (n: number) => ({
      ...training,
      trainingFeatures: Array.from({ length: n }, (_, i) => ({
        width: i,
        colour: `colour ${i}`,
        wild: true,
      })),
      trainingTarget: Array.from({ length: n }, (_, i) => `label ${i}`),
    });
    const refused = (limits: Partial<PayloadLimits>, detail: RegExp) =>
      expect(parseTraining(many(161), {}, limits)).rejects.toMatchObject({
        code: 'dataset_too_large',
        detail: expect.stringMatching(detail),
      });
    await refused({ maxTrainRows: 100 }, /more than 100 rows: stopped at row 101 of trainingFeatures/);
    await refused({ maxTrainCells: 300 }, /more than 300 cells/);
    await refused({}, /161 classes, the ceiling is 160/);
    await refused({ maxTextBytes: 1000 }, /decompresses to more than 1000 bytes/);
    const long = Array.from({ length: 200 }, () => ({ a: randomBytes(4096).toString('hex') }));
    await expect(
      parseRows(rowsText(JSON.stringify(long).slice(1, -1)), ['a'], { maxDictionaryBytes: 200_000 }),
    ).rejects.toMatchObject({ code: 'dataset_too_large', detail: expect.stringMatching(/distinct texts/) });
  });
});

describe('rows', () => {
  test('may reorder, miss, add and repeat keys', async () => {
    const rows = await parseRows(
      rowsText(`{"a":1,"b":"x"},{"b":"y","a":2},{"a":3},{},{"extra":{"deep":[1,{"x":null}]},"b":"z","a":4,"more":1},
        {"a":5,"a":6,"b":"p","b":"x"} , { "b" : "x" , "a" : 7 }`),
      ['a', 'b'],
    );
    expect(rowsOf(rows)).toEqual([
      { a: 1, b: 'x' },
      { a: 2, b: 'y' },
      { a: 3, b: null },
      { a: null, b: null },
      { a: 4, b: 'z' },
      { a: 6, b: 'x' },
      { a: 7, b: 'x' },
    ]);
    expect(rows.columns[1]).toMatchObject({ dictionary: ['x', 'y', 'z'] });
  });

  test('of mixed types become the JSON text of their scalars', async () => {
    const rows = await parseRows(
      rowsText('{"a":1.0},{"a":true},{"a":"1"},{"a":null},{"a":1e21},{"a":-0.0000001},{"a":false}'),
      ['a'],
    );
    expect(rowsOf(rows).map(({ a }) => a)).toEqual(['1', 'true', '1', null, '1e+21', '-1e-7', 'false']);
  });

  test('hold every character that JSON can write', async () => {
    const text = rowsText(
      '{"a\\u00e9\\t":"\\ud83d\\ude00 \\"\\\\\\/\\b\\f\\n\\r\\t\\u0000"},{"a\u00e9\\u0009":"日本 😀"},{"aé\\t":""}',
    );
    const rows = await parseRows(text, ['aé\t']);
    expect(rowsOf(rows).map((row) => row['aé\t'])).toEqual(['😀 "\\/\b\f\n\r\t\0', '日本 😀', '']);
  });

  test('may hold a string longer than any buffer', async () => {
    const long = `${'é'.repeat(400_000)}\\n${'x'.repeat(300_000)}`;
    const rows = await parseRows(rowsText(`{"a":"${long}","b":1},{"a":"short","b":2}`), ['a', 'b']);
    expect(rowsOf(rows)[0]).toEqual({ a: JSON.parse(`"${long}"`), b: 1 });
    expect(rowsOf(rows)[1]).toEqual({ a: 'short', b: 2 });
  });

  test.each<[string, string | Buffer, RegExp]>([
    [
      'an object in a column',
      '{"a":1},{"a":{"b":2}}',
      /not an object, at row 2 of rows, column "a", byte 49 of/,
    ],
    ['an array in a column', '{"a":[1]}', /not an array, at row 1 of rows, column "a"/],
    ['NaN', '{"a":NaN}', /finite.*'N' at row 1 of rows, column "a"/],
    ['Infinity', '{"a":-Infinity}', /malformed.*'I'/],
    ['a number past every double', '{"a":1e400}', /beyond the range/],
    ['a leading zero', '{"a":01}', /malformed|Expected/],
    ['a bare word', '{"a":nil}', /Expected a JSON value/],
    ['a row that is no object', '{"a":1},[2]', /Expected a row.*'\[' at row 2/],
    ['a trailing comma', '{"a":1},', /Expected a row/],
    ['a trailing comma in a row', '{"a":1,}', /Expected a key/],
    ['a missing colon', '{"a" 1}', /Expected ':'/],
    ['a lone surrogate', '{"a":"\\ud800x"}', /surrogate.*column "a"/],
    ['a reversed surrogate pair', '{"a":"\\ude00\\ud83d"}', /surrogate/],
    ['an unknown escape', '{"a":"\\x41"}', /Unknown escape/],
    ['a short unicode escape', '{"a":"\\u12"}', /four hex digits/],
    ['a raw control character', '{"a":"x\ny"}', /control character/],
    ['deep nesting in an ignored key', `{"b":${'['.repeat(65)}${']'.repeat(65)}}`, /deeper than 64/],
  ])('with %s are refused, saying where', async (_, rows, detail) => {
    await expect(parseRows(rowsText(rows.toString()), ['a'])).rejects.toMatchObject({
      code: 'schema_mismatch',
      detail: expect.stringMatching(detail),
    });
  });

  test.each<[string, number[]]>([
    ['a stray continuation byte', [0x80]],
    ['an overlong form', [0xc0, 0xaf]],
    ['an encoded surrogate', [0xed, 0xa0, 0x80]],
    ['a code point past U+10FFFF', [0xf4, 0x90, 0x80, 0x80]],
    ['a cut sequence', [0xe2, 0x82]],
  ])('that are not UTF-8 for %s are refused', async (_, bytes) => {
    const text = Buffer.concat([
      Buffer.from(rowsText('{"a":"§"}').split('§')[0]!),
      Buffer.from(bytes),
      Buffer.from('"}]}'),
    ]);
    await expect(parseRows(text, ['a'])).rejects.toMatchObject({
      detail: expect.stringMatching(/not UTF-8 at row 1/),
    });
  });
});

describe('forecast payloads', () => {
  const context = [
    { item_id: 'a', timestamp: '2024-01-01', target: 1, price: 2 },
    { item_id: 'b', timestamp: '2024-01-01', target: 3, price: 4 },
    { item_id: 'a', timestamp: '2024-01-02', target: 2, price: 2 },
  ];
  const future = [
    { item_id: 'a', timestamp: '2024-01-03', price: 5 },
    { item_id: 'b', timestamp: '2024-01-02', price: 6 },
  ];

  test('carry context, horizon, covariates and the number of series', async () => {
    const payload = await parseForecast(
      { quantiles: [0.1, 0.5], predictionLength: 3, future: null, context, kind: 'forecast' },
      ['price'],
    );
    expect(payload).toMatchObject({
      predictionLength: 3,
      future: null,
      series: 2,
      covariateColumns: ['price'],
    });
    expect(rowsOf(payload.context)).toEqual(context);
    expect(() => checkCounts(payload, { contextRows: 3, outputRows: 6 })).not.toThrow();
    expect(() => checkCounts(payload, { contextRows: 3, outputRows: 3 })).toThrow(
      /predictionLength 3 × 2 series/,
    );
  });

  test('may say whether the value of a time that is not over counts', async () => {
    const plain = { quantiles: [], predictionLength: 3, future: null, context, kind: 'forecast' };
    for (const [keepUnfinished, read] of [
      [undefined, null],
      [null, null],
      [true, true],
      [false, false],
    ])
      expect(await parseForecast({ ...plain, keepUnfinished })).toMatchObject({ keepUnfinished: read });
    await expect(parseForecast({ ...plain, keepUnfinished: 'no' })).rejects.toThrow(
      /Expected true or false.*keepUnfinished/,
    );
  });

  test('carry future rows instead of a horizon', async () => {
    const payload = await parseForecast({
      kind: 'forecast',
      context,
      future,
      predictionLength: null,
      quantiles: [],
    });
    expect(rowsOf(payload.future!)).toEqual(future);
    expect(() => checkCounts(payload, { contextRows: 3, outputRows: 2 })).not.toThrow();
    expect(() => checkCounts(payload, { contextRows: 2 })).toThrow(/contextRowCount is 2, the payload has 3/);
  });

  test('without item_id are one series', async () => {
    const rows = context.map(({ item_id: _, ...row }) => row);
    const payload = await parseForecast({
      kind: 'forecast',
      context: rows,
      future: null,
      predictionLength: 2,
      quantiles: [],
    });
    expect(payload.series).toBe(1);
  });

  test('count numeric item ids, a missing one being a series of its own', async () => {
    const rows = [1, 2, 1, null].map((item_id, i) => ({ item_id, timestamp: i, target: i }));
    const payload = await parseForecast({
      kind: 'forecast',
      context: rows,
      future: null,
      predictionLength: 2,
      quantiles: [],
    });
    expect(payload.series).toBe(3);
  });

  const valid = { kind: 'forecast', context, future: null, predictionLength: 3, quantiles: [0.5] };
  const { quantiles: _, ...withoutQuantiles } = valid;
  test.each<[string, unknown, string[], RegExp]>([
    ['has neither future nor horizon', { ...valid, predictionLength: null }, [], /Exactly one/],
    ['has both', { ...valid, future }, [], /Exactly one/],
    ['lacks a key', withoutQuantiles, [], /has the key quantiles/],
    ['has quantiles of null', { ...valid, quantiles: null }, [], /must be an array/],
    ['has half a step', { ...valid, predictionLength: 1.5 }, [], /integer/],
    ['has other covariates', valid, ['cost'], /"cost" was declared/],
    ['has more covariates', { ...valid, context: context.map((r) => ({ ...r, x: 1 })) }, ['price'], /"x"/],
    ['has no timestamps', { ...valid, context: [{ target: 1 }] }, [], /key timestamp/],
    [
      'nests a covariate',
      { ...valid, context: [{ ...context[0], price: [1] }] },
      [],
      /row 1 of context, column "price"/,
    ],
    ['has no kind', { ...valid, kind: undefined }, [], /it has none/],
    [
      'knows a covariate only ahead',
      { ...valid, predictionLength: null, future: [{ timestamp: 'x', cost: 1 }] },
      [],
      /"cost"/,
    ],
  ])('are refused when the payload %s', async (_, payload, covariates, detail) => {
    await expect(parseForecast(payload, covariates)).rejects.toMatchObject({
      code: 'schema_mismatch',
      detail: expect.stringMatching(detail),
    });
  });

  test('without targets lack the target column', async () => {
    await expect(parseForecast({ ...valid, context: [{ timestamp: 1 }] })).rejects.toMatchObject({
      code: 'missing_target_column',
    });
  });
});

describe('bytes', () => {
  const bytes = gzipped(training);
  const parse = (source: AsyncIterable<Uint8Array> | string, more: object = {}) =>
    parsePayload(source, { expect: { ...expectTraining, ...more } });

  test('read the same in pieces of any size, and in several gzip members', async () => {
    for (const size of [1, 7, 100]) {
      expect(rowsOf(((await parse(inPieces(bytes, size))) as TrainingPayload).features)).toEqual(
        training.trainingFeatures,
      );
    }
    const text = JSON.stringify(training);
    const members = Buffer.concat([gzipSync(text.slice(0, 50)), gzipSync(''), gzipSync(text.slice(50))]);
    expect(rowsOf(((await parse(inPieces(members, 11))) as TrainingPayload).rows)).toEqual(training.rows);
  });

  test('that are cut short or damaged anywhere are refused, naming the byte', async () => {
    for (let size = 0; size < bytes.length; size += 5) {
      await expect(parse(inPieces(bytes.subarray(0, size), 64))).rejects.toMatchObject({
        code: 'schema_mismatch',
        detail: expect.stringMatching(/at byte \d+ of the gzipped payload/),
      });
    }
    for (let at = 10; at < bytes.length; at += 3) {
      const bad = Buffer.from(bytes);
      bad[at]! ^= 0x55;
      await expect(parse(inPieces(bad, 64))).rejects.toMatchObject({ name: 'TabularError' });
    }
  });

  test.each<[string, Buffer, RegExp]>([
    ['plain JSON', Buffer.from(JSON.stringify(training)), /not gzip \(0x7b 0x22/],
    ['nothing', Buffer.alloc(0), /is empty/],
    [
      'trailing bytes',
      Buffer.concat([bytes, Buffer.from('zz')]),
      new RegExp(`Trailing data.*byte ${bytes.length} `),
    ],
    [
      'two values',
      gzipSync(`${JSON.stringify(training)}{}`),
      /Expected nothing after the payload object, found '\{'/,
    ],
    ['an array', gzipSync('[]'), /Expected a payload object/],
    ['half a value', gzipSync(JSON.stringify(training).slice(0, -3)), /the text ends/],
  ])('that are %s are refused', async (_, bad, detail) => {
    await expect(parse(inPieces(bad, 4096))).rejects.toMatchObject({
      code: 'schema_mismatch',
      detail: expect.stringMatching(detail),
    });
  });

  test('that hash to something else are refused, readable or not', async () => {
    const contentHash = `sha256:${'0'.repeat(64)}`;
    for (const source of [bytes, Buffer.concat([bytes, Buffer.from('zz')]), Buffer.from('no gzip at all')]) {
      const actual = createHash('sha256').update(source).digest('hex');
      await expect(parse(inPieces(source, 50), { contentHash })).rejects.toMatchObject({
        code: 'schema_mismatch',
        detail: expect.stringContaining(`sha256:${actual}, declared was ${contentHash}`),
      });
    }
  });

  test('of a bomb are stopped while they stream', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
    await expect(
      parsePayload(inPieces(bomb, 1000), { expect: expectTraining, limits: { maxTextBytes: 1_000_000 } }),
    ).rejects.toMatchObject({ code: 'dataset_too_large' });
  });

  test('that are gone have expired', async () => {
    await expect(parse(join(folder, 'nowhere.gz'))).rejects.toMatchObject({ code: 'training_ref_expired' });
  });

  test('stop flowing when the signal aborts, with its reason', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    let pulled = 0;
    async function* endless() {
      yield gzipped(training).subarray(0, 20);
      while (true) {
        pulled++;
        if (pulled === 3) controller.abort(reason);
        yield gzipSync('x').subarray(0, 0);
        await new Promise(setImmediate);
        if (pulled > 1000) return;
      }
    }
    await expect(parsePayload(endless(), { expect: expectTraining, signal: controller.signal })).rejects.toBe(
      reason,
    );
    await expect(
      parsePayload(inPieces(bytes, 10), { expect: expectTraining, signal: AbortSignal.abort(reason) }),
    ).rejects.toBe(reason);
  });

  test('of a stream that fails reject with its error', async () => {
    async function* broken() {
      yield bytes.subarray(0, 30);
      throw new Error('the line dropped');
    }
    await expect(parse(broken())).rejects.toThrow('the line dropped');
  });

  test('larger than the channel are taken with back-pressure', async () => {
    const rows = Array.from({ length: 90_000 }, (_, i) => ({
      width: Math.sin(i),
      colour: `c${i % 9}`,
      wild: i % 2 === 0,
    }));
    const big = gzipSync(JSON.stringify({ ...training, rows }), { level: 0 });
    expect(big.length).toBeGreaterThan(4 << 20);
    const fractions: number[] = [];
    const payload = (await parsePayload(inPieces(big, 1 << 16), {
      expect: expectTraining,
      bytes: big.length,
      onProgress: (fraction) => fractions.push(fraction),
    })) as TrainingPayload;
    expect(rowsOf(payload.rows)).toEqual(rows);
    expect(fractions.every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true);
  });
});
