import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContextPayload } from '../../../src/tabular/domain/payload.ts';
import type { Column } from '../../../src/tabular/domain/table.ts';
import { parsePayload } from '../../../src/tabular/intake/parse-payload.ts';

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const wellFormed = fc.string({ unit: 'binary', maxLength: 12 });
const key = fc.oneof(wellFormed, fc.constantFrom('a', 'b', 'kind', 'rows', '__proto__', 'constructor'));
const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.integer({ min: -99, max: 99 }).map((n) => n / 8),
);
const scalar = fc.oneof(number, wellFormed, fc.boolean(), fc.constant(null));
const oneKind = fc.constantFrom(number, wellFormed, fc.boolean(), scalar);

/** Rows of a few columns, each mostly of one type, cells and whole keys missing here and there. */
const rowsOfColumns = fc.uniqueArray(key, { minLength: 1, maxLength: 5 }).chain((names) =>
  fc.tuple(fc.constant(names), fc.tuple(...names.map(() => oneKind))).chain(([names, kinds]) =>
    fc.record({
      names: fc.constant(names),
      rows: fc.array(
        fc.tuple(...kinds.map((kind) => fc.option(kind, { freq: 8, nil: undefined }))).map((cells) => {
          const row = Object.create(null) as Record<string, unknown>;
          cells.forEach((cell, i) => {
            if (cell !== undefined) row[names[i]!] = cell;
          });
          return row;
        }),
        { minLength: 1, maxLength: 30 },
      ),
    }),
  ),
);

/** The same column by way of JSON.parse. */
function columnOf(rows: Record<string, unknown>[], name: string): Column {
  const cells = rows.map((row) => (Object.hasOwn(row, name) ? row[name] : null));
  const types = new Set(cells.filter((cell) => cell !== null).map((cell) => typeof cell));
  if (types.size === 0 || (types.size === 1 && types.has('number'))) {
    return {
      kind: 'number',
      name,
      values: Float64Array.from(cells, (cell) => (cell as number) ?? Number.NaN),
    };
  }
  if (types.size === 1 && types.has('boolean')) {
    return {
      kind: 'boolean',
      name,
      values: Uint8Array.from(cells, (cell) => (cell === null ? 255 : +(cell as boolean))),
    };
  }
  const texts = cells.map((cell) =>
    cell === null || typeof cell === 'string' ? cell : JSON.stringify(cell),
  );
  const dictionary = [...new Set(texts)].filter((text) => text !== null);
  const codeOf = new Map(dictionary.map((text, code) => [text, code]));
  return {
    kind: 'string',
    name,
    codes: Int32Array.from(texts, (text) => (text === null ? -1 : codeOf.get(text)!)),
    dictionary,
  };
}

async function sameAsJsonParse(bytes: Buffer, names: readonly string[], piece: number) {
  const { rows } = JSON.parse(gunzipSync(bytes).toString()) as { rows: Record<string, unknown>[] };
  const present = names.filter((name) => rows.some((row) => Object.hasOwn(row, name)));
  const payload = (await parsePayload(inPieces(bytes, piece), {
    expect: { kind: 'contextPrediction', featureColumns: present },
  })) as ContextPayload;
  expect(payload.rows.rows).toBe(rows.length);
  expect(payload.rows.columns).toEqual(present.map((name) => columnOf(rows, name)));
}

test('any rows become the columns that gunzipSync and JSON.parse give, however the bytes are cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      rowsOfColumns,
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 0, max: 9 }),
      fc.constantFrom(undefined, 1, '\t'),
      async ({ names, rows }, piece, level, space) => {
        const text = JSON.stringify({ kind: 'contextPrediction', rows }, null, space);
        await sameAsJsonParse(gzipSync(text, { level }), names, piece);
      },
    ),
    { numRuns: 400 },
  );
});

test('numbers in any notation have the bits that JSON.parse gives them', async () => {
  const digits = (max: number) => fc.stringMatching(new RegExp(`^[0-9]{1,${max}}$`));
  const notation = fc
    .tuple(
      fc.constantFrom('', '-'),
      digits(25),
      fc.option(digits(40)),
      fc.option(fc.integer({ min: -340, max: 280 })),
    )
    .map(
      ([sign, whole, fraction, exponent]) =>
        sign +
        BigInt(whole) +
        (fraction === null ? '' : `.${fraction}`) +
        (exponent === null ? '' : `E${exponent}`),
    );
  await fc.assert(
    fc.asyncProperty(fc.array(notation, { minLength: 1, maxLength: 200 }), async (numbers) => {
      const text = `{"kind":"contextPrediction","rows":[${numbers.map((n) => `{"a":${n}}`).join()}]}`;
      const payload = (await parsePayload(inPieces(gzipSync(text), 4096), {
        expect: { kind: 'contextPrediction', featureColumns: ['a'] },
      })) as ContextPayload;
      const [column] = payload.rows.columns;
      const bits = (values: Float64Array) => new BigUint64Array(values.slice().buffer);
      expect(bits((column as { values: Float64Array }).values)).toEqual(
        bits(Float64Array.from(numbers, (n) => JSON.parse(n) as number)),
      );
    }),
    { numRuns: 200 },
  );
});

test('text of many blocks, at every compression level and strategy, comes back whole', async () => {
  const words = Array.from({ length: 3000 }, (_, i) => `w${(i * 7919) % 3001}`);
  const rows = Array.from({ length: 20_000 }, (_, i) => ({
    n: Math.sin(i) * 10 ** (i % 7),
    word: words[(i * i) % 3000],
    run: 'ab'.repeat(i % 40),
  }));
  const text = JSON.stringify({ kind: 'contextPrediction', rows });
  for (const options of [
    { level: 0 },
    { level: 1 },
    { level: 9 },
    { strategy: 2 },
    { strategy: 3 },
    { strategy: 4 },
  ]) {
    await sameAsJsonParse(gzipSync(text, { ...options, windowBits: 15 }), ['n', 'word', 'run'], 1 << 15);
  }
});
