/** Rows are predicted block by block as they are all at once. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvBlocks } from '../../../src/tabular/csv/csv-blocks.ts';
import type { Table } from '../../../src/tabular/domain/table.ts';
import { createRandom } from '../../../src/tabular/engine/random.ts';
import {
  fit,
  type TabularModel,
  tableFromCsv,
  tableFromFile,
  tableToCsv,
} from '../../../src/tabular/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'predict-stream-'));
const random = createRandom(8);
const words = ['red', 'dark, "blue"', 'green\nish', ''];
const rowOf = (i: number) => {
  const x = 10 * random.next() - 5;
  const word = words[Math.floor(4 * random.next())]!;
  return { id: i, x: i % 11 === 0 ? null : x, word, y: 3 * x + (word === 'red' ? 5 : 0) };
};
const rows = Array.from({ length: 3000 }, (_, i) => rowOf(i));
const cell = (value: unknown) =>
  value === null
    ? ''
    : /[",\n]/.test(String(value))
      ? `"${String(value).replaceAll('"', '""')}"`
      : String(value);
const csv = `id,x,word,y\n${rows.map((row) => Object.values(row).map(cell).join(',')).join('\n')}\n`;
let model: TabularModel;

beforeAll(async () => {
  // Without the pretrained member, which takes milliseconds for each of the 27,000 rows below.
  model = await fit(rows.slice(0, 60), { target: 'y', features: ['x', 'word'], effort: 'fast' });
});

afterAll(() => {
  model.close();
  rmSync(folder, { recursive: true });
});

async function collected(source: Parameters<TabularModel['predictStream']>[0]) {
  const values: number[] = [];
  const quantiles: number[] = [];
  let blocks = 0;
  for await (const { first, rows: table, predictions } of model.predictStream(source, {
    quantiles: [0.2, 0.9],
  })) {
    expect(first).toBe(values.length);
    expect(predictions.rows).toBe(table.rows);
    for (const value of predictions.values) values.push(value);
    for (const value of predictions.quantiles!) quantiles.push(value);
    blocks++;
  }
  return { values, quantiles, blocks };
}

test('Files, rows and tables in a stream have the predictions that predict gives, bit for bit', async () => {
  const whole = await model.predict(await tableFromCsv(csv), { quantiles: [0.2, 0.9] });
  const wanted = { values: Array.from(whole.values), quantiles: Array.from(whole.quantiles!) };
  const plain = join(folder, 'rows.csv');
  writeFileSync(plain, csv);
  const packed = join(folder, 'rows.csv.gz');
  writeFileSync(packed, gzipSync(csv));
  const lines = rows.map((row) => JSON.stringify(row)).join('\n');
  const json = join(folder, 'rows.jsonl');
  writeFileSync(json, lines);
  const packedJson = join(folder, 'rows.jsonl.gz');
  writeFileSync(packedJson, gzipSync(lines));
  for (const source of [plain, packed, pathToFileURL(plain)])
    expect(await collected(source)).toMatchObject(wanted);
  // The empty word is a word in JSON, and a missing cell in CSV.
  const ofJson = await model.predict(await tableFromFile(json));
  for (const source of [json, packedJson]) {
    expect((await collected(source)).values).toEqual(Array.from(ofJson.values));
  }
  async function* tables(): AsyncGenerator<Table> {
    for (const size of [1, 64, 2935]) {
      const from = size === 1 ? 0 : size === 64 ? 1 : 65;
      yield await tableFromCsv(
        `id,x,word,y\n${rows
          .slice(from, from + size)
          .map((row) => Object.values(row).map(cell).join(','))
          .join('\n')}\n`,
      );
    }
  }
  expect(await collected(tables())).toEqual({ ...wanted, blocks: 3 });
  const objects = await collected(rows);
  expect(objects.values).toEqual(Array.from((await model.predict(rows)).values));
});

test('CSV is cut between rows, wherever the pieces are cut', async () => {
  const whole = await tableToCsv(await tableFromCsv(csv));
  for (const bytes of [100, 1000, 7777]) {
    const texts: string[] = [];
    let count = 0;
    for await (const block of csvBlocks(csv, { bytes })) {
      const text = await tableToCsv(block);
      texts.push(count++ === 0 ? text : text.slice(text.indexOf('\n') + 1));
    }
    expect(count).toBeGreaterThan(1);
    expect(texts.join('')).toBe(whole);
  }
});

test('Titles and notes at the ends are left out, a note in between is refused', async () => {
  const row = (i: number) => `item ${i};${i},5;${i % 7}`;
  const body = Array.from({ length: 4000 }, (_, i) => row(i));
  const ended = ['Report of the month', '', 'name;size;kind', ...body, 'Source: us'].join('\r\n');
  let count = 0;
  for await (const block of csvBlocks(ended, { bytes: 10_000 })) {
    expect(block.columns.map(({ name }) => name)).toEqual(['name', 'size', 'kind']);
    count += block.rows;
  }
  expect(count).toBe(body.length);
  const between = ['name;size;kind', ...body, 'Source: us', ...body].join('\n');
  const read = async () => {
    for await (const block of csvBlocks(between, { bytes: 10_000 })) count += block.rows;
  };
  await expect(read()).rejects.toMatchObject({ code: 'malformed_csv' });
});

test('A failure is told at the block that holds it, and an abort ends the stream', async () => {
  const broken = join(folder, 'broken.csv');
  // Longer than two blocks.
  const wide = `1,red,${'-'.repeat(990)}\n`;
  writeFileSync(broken, `x,word,note\n${wide.repeat(9000)}1,red,a,b\n`);
  let seen = 0;
  const read = async () => {
    for await (const { predictions } of model.predictStream(broken)) seen += predictions.rows;
  };
  await expect(read()).rejects.toMatchObject({ code: 'malformed_csv' });
  expect(seen).toBeGreaterThan(0);
  const stop = new AbortController();
  const stopped = async () => {
    for await (const _ of model.predictStream(broken, { signal: stop.signal }))
      stop.abort(new Error('enough'));
  };
  await expect(stopped()).rejects.toThrow('enough');
  await expect(collected(join(folder, 'absent.csv'))).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(collected(5 as never)).rejects.toThrow(TypeError);
});

test('Points mean in every block what the first one shows, and an index that it lacks stays left out', async () => {
  // The last rows alone have numbers above a thousand only, which could be decimals.
  const counts = Array.from({ length: 400 }, (_, i) =>
    i < 300 ? (i % 2 ? 980 - i : 1200 + 10 * i) : 2001 + i,
  );
  const text = counts.map((count, i) => `${i},${String(count).replace(/\B(?=\d{3}$)/, '.')},a\n`).join('');
  const read: Table[] = [];
  const pieces = `,count,word\n${text}`.match(/[\s\S]{1,500}/g)!;
  for await (const block of csvBlocks(pieces, { bytes: 500 })) read.push(block);
  expect(read.length).toBeGreaterThan(5);
  expect(read.flatMap(({ columns }) => [...(columns[0] as { values: Float64Array }).values])).toEqual(counts);
  expect(new Set(read.map(({ columns }) => columns.map(({ name }) => name).join()))).toEqual(
    new Set(['count,word']),
  );
});
