import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asTable } from '../../../src/tabular/domain/as-table.ts';
import { tableFromColumns } from '../../../src/tabular/domain/table-from-columns.ts';
import { tableFromRows } from '../../../src/tabular/domain/table-from-rows.ts';
import {
  dropColumns,
  rowAt,
  rowsOf,
  selectColumns,
  sliceTable,
  takeRows,
} from '../../../src/tabular/domain/table-views.ts';

test('rows become columns typed by what they hold, in order of first appearance', async () => {
  const table = await tableFromRows([
    { n: 1, b: true, s: 'x' },
    { s: 'y', n: null, b: undefined, mixed: 1 },
    { n: Number.NaN, mixed: 'one', when: new Date('2024-01-02T03:04:05Z') },
    { n: 2.5, mixed: false, big: 12345678901234567890n, small: 7n },
  ]);
  expect(table.rows).toBe(4);
  expect(table.columns.map(({ name, kind }) => [name, kind])).toEqual([
    ['n', 'number'],
    ['b', 'boolean'],
    ['s', 'string'],
    ['mixed', 'string'],
    ['when', 'string'],
    ['big', 'string'],
    ['small', 'number'],
  ]);
  expect([...rowsOf(table)]).toEqual([
    { n: 1, b: true, s: 'x', mixed: null, when: null, big: null, small: null },
    { n: null, b: null, s: 'y', mixed: '1', when: null, big: null, small: null },
    { n: null, b: null, s: null, mixed: 'one', when: '2024-01-02T03:04:05.000Z', big: null, small: null },
    { n: 2.5, b: null, s: null, mixed: 'false', when: null, big: '12345678901234567890', small: 7 },
  ]);
});

test('__proto__, constructor and the like are columns as any other', async () => {
  const rows = JSON.parse(
    '[{"__proto__": 1, "constructor": "a"}, {"hasOwnProperty": true}, {"__proto__": 3}]',
  );
  const table = await tableFromRows(rows);
  expect(table.columns.map((column) => column.name)).toEqual(['__proto__', 'constructor', 'hasOwnProperty']);
  expect(Array.from(table.columns[0]!.kind === 'number' ? table.columns[0]!.values : [])).toEqual([
    1,
    Number.NaN,
    3,
  ]);
  const row = rowAt(table, 0);
  expect(Object.getPrototypeOf(row)).toBe(Object.prototype);
  expect(Object.keys(row)).toEqual(['__proto__', 'constructor', 'hasOwnProperty']);
  expect(Object.getOwnPropertyDescriptor(row, '__proto__')?.value).toBe(1);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('rows and their columns can be selected, and an inherited key is no cell', async () => {
  const table = await tableFromRows([Object.create({ a: 1 }, { b: { value: 2, enumerable: true } })], {
    columns: ['b', 'a', 'absent'],
  });
  expect(rowAt(table, 0)).toEqual({ b: 2, a: null, absent: null });
});

test('no rows and rows without keys are tables too', async () => {
  expect(await tableFromRows([])).toEqual({ rows: 0, columns: [] });
  expect(await tableFromRows([{}, {}])).toEqual({ rows: 2, columns: [] });
  expect(await tableFromColumns({})).toEqual({ rows: 0, columns: [] });
});

test.each<[string, unknown, RegExp]>([
  ['text for rows', 'abc', /rows must be an array of objects, received string/],
  ['null for rows', null, /received null/],
  ['a null row', [{ a: 1 }, null], /rows\[1\] must be an object/],
  ['an array as row', [[1, 2]], /rows\[0\] must be an object .* received an array/],
  [
    'an infinity',
    [{ a: 1 }, { a: Number.POSITIVE_INFINITY }],
    /rows\[1\]\["a"\] .*finite.* received Infinity/,
  ],
  ['an object as cell', [{ a: {} }], /rows\[0\]\["a"\] .* received an object/],
  ['an array as cell', [{ a: [1] }], /received an array/],
  ['a function as cell', [{ a: () => 1 }], /received a function/],
  ['a symbol as cell', [{ a: Symbol('x') }], /received a symbol/],
])('%s is refused at once, naming the place', async (_, rows, message) => {
  await expect(tableFromRows(rows as never)).rejects.toThrow(message);
});

test('typed arrays become number columns, a Float64Array without a copy', async () => {
  const x = Float64Array.of(1, Number.NaN, 3);
  const table = await tableFromColumns({
    x,
    f: Float32Array.of(0.5, 1, 2),
    i: Int32Array.of(-1, 0, 1),
    u: BigInt64Array.of(5n, 6n, 7n),
    s: ['a', null, 'b'],
  });
  expect(table.columns[0]).toMatchObject({ kind: 'number', values: x });
  expect((table.columns[0] as { values: Float64Array }).values.buffer).toBe(x.buffer);
  expect([...rowsOf(table)]).toEqual([
    { x: 1, f: 0.5, i: -1, u: 5, s: 'a' },
    { x: null, f: 1, i: 0, u: 6, s: null },
    { x: 3, f: 2, i: 1, u: 7, s: 'b' },
  ]);
});

test.each<[string, unknown, RegExp]>([
  ['columns of different lengths', { a: [1, 2], b: [1] }, /columns\["b"\] has 1 cells, the first column 2/],
  ['text as a column', { a: 'abc' }, /columns\["a"\] must be an array or a typed array, received string/],
  [
    'an infinity in a typed array',
    { a: Float64Array.of(1, -Infinity) },
    /columns\["a"\]\[1\] .* received -Infinity/,
  ],
  ['an infinity in a float array', { a: Float32Array.of(1, Infinity) }, /columns\["a"\]\[1\]/],
  [
    'a name given twice',
    [
      ['a', [1]],
      ['a', [2]],
    ],
    /distinct, received "a" twice/,
  ],
  ['a number', 5, /columns must be an object of arrays, received number/],
])('%s is refused, naming it', async (_, columns, message) => {
  await expect(tableFromColumns(columns as never)).rejects.toThrow(message);
});

test('data is taken in whichever shape it has', async () => {
  const table = await tableFromRows([{ a: 1 }]);
  expect(await asTable(table)).toBe(table);
  expect(await asTable([{ a: 1 }])).toEqual(table);
  expect(await asTable({ a: [1] })).toEqual(table);
  expect(rowAt(await asTable({ rows: ['x'], columns: ['y'] }), 0)).toEqual({ rows: 'x', columns: 'y' });
  await expect(asTable('a,b' as never)).rejects.toThrow(/received string/);
});

test('an aborted signal stops the conversion with its reason', async () => {
  const reason = new Error('enough');
  await expect(tableFromRows([{ a: 1 }], { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  const controller = new AbortController();
  const rows = Array.from({ length: 200_000 }, (_, i) => ({ a: i, b: `word ${i}` }));
  const pending = tableFromRows(rows, { signal: controller.signal });
  setImmediate(() => controller.abort(reason));
  await expect(pending).rejects.toBe(reason);
});

test('slices and selections keep rows together', async () => {
  const table = await tableFromRows([
    { a: 1, b: 'x', c: true },
    { a: 2, b: 'y', c: null },
    { a: 3, b: null, c: false },
  ]);
  const all = [...rowsOf(table)];
  for (const [start, end] of [
    [0, 2],
    [1, 3],
    [1, undefined],
    [-2, -1],
    [2, 1],
    [0, 99],
  ] as const) {
    expect([...rowsOf(sliceTable(table, start, end))]).toEqual(all.slice(start, end));
  }
  expect([...rowsOf(takeRows(table, [2, 0, 2]))]).toEqual([all[2], all[0], all[2]]);
  expect(rowAt(selectColumns(table, ['c', 'a']), 0)).toEqual({ c: true, a: 1 });
  expect(rowAt(dropColumns(table, ['a', 'zz']), 0)).toEqual({ b: 'x', c: true });
  expect(() => selectColumns(table, ['a', 'zz', 'yy'])).toThrow(
    expect.objectContaining({ code: 'schema_mismatch', detail: expect.stringContaining('"zz", "yy"') }),
  );
  expect(() => rowAt(table, 3)).toThrow(RangeError);
});

test('rows survive the way into a table and out again, whatever their keys', async () => {
  const cell = fc.oneof(fc.double({ noDefaultInfinity: true, noNaN: true }), fc.constant(null));
  const key = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'toString', ''));
  const row = fc.dictionary(key, cell, { noNullPrototype: true });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 20 }), async (rows) => {
      const table = await tableFromRows(rows);
      expect(table.rows).toBe(rows.length);
      const back = [...rowsOf(table)];
      rows.forEach((original, i) => {
        for (const { name } of table.columns) {
          const given = Object.hasOwn(original, name) ? original[name] : null;
          expect(Object.getOwnPropertyDescriptor(back[i], name)?.value).toBe(given);
        }
      });
    }),
  );
});

test('columns of several types hold each cell as its text', async () => {
  const cell = fc.oneof(fc.integer(), fc.boolean(), fc.string(), fc.constant(null));
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { maxLength: 30 }), async (cells) => {
      const types = new Set(cells.filter((value) => value !== null).map((value) => typeof value));
      const table = await tableFromColumns({ x: cells });
      const back = [...rowsOf(table)].map((each) => each.x);
      expect(back).toEqual(
        types.size > 1 ? cells.map((value) => (value === null ? null : String(value))) : cells,
      );
    }),
  );
});

test('columns under other spellings are offered for each that is absent, and none that is asked for itself', async () => {
  const table = await tableFromRows([{ Tenure: 1, monthly_charges: 2, size_1: 3 }]);
  expect(() => selectColumns(table, ['tenure', 'MonthlyCharges', 'size_1', 'size_2'])).toThrow(
    'The rows lack the columns "tenure", "MonthlyCharges", "size_2". Nearest there: "Tenure" to "tenure", "monthly_charges" to "MonthlyCharges".',
  );
  expect(() => selectColumns(table, ['tenure'])).toThrow('The nearest name there is "Tenure".');
});
