/** Files that are too large for the service to read for the console are the table that it tells from their beginning, or refused. */

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readLarge } from '../../src/screen/console/table/read-large.ts';
import { cellOf, firstReading } from '../../src/screen/console/table/reading.ts';
import { createHarness, type Harness } from '../support/service.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await createHarness();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => harness.mount.fetch(new Request(url, init)));
  // The reader of CSV in a browser asks for it.
  vi.stubGlobal(
    'FileReader',
    class {
      onload?: (event: { target: { result: string } }) => void;
      readAsText(blob: Blob, encoding: string) {
        void blob.arrayBuffer().then((bytes) => {
          this.onload?.({ target: { result: new TextDecoder(encoding).decode(bytes) } });
        });
      }
    },
  );
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await harness[Symbol.asyncDispose]();
});

const account = { baseUrl: 'http://console.test', apiKey: 'key-ann' };
const drop = (text: string) => readLarge(new File([text], 'large.csv'), account, () => {});
const rows = (count: number, row: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => row(i)).join('');

test('a plain table is read to its end, with what the service reads its columns as', async () => {
  const body = rows(90_000, (i) => `"${i % 7},\n5 kg";1.2${10 + (i % 90)};${i % 3 ? 'a' : 'b'}\n`);
  expect(body.length).toBeGreaterThan(2 ** 20);
  const table = await drop(`weight;points;kind\n${body}`);
  expect(table.rows).toBe(90_000);
  const points = table.columns.find(({ name }) => name === 'points')!;
  const reading = firstReading(points);
  expect([reading.kind, cellOf(points.cells.at(89_999), reading)]).toEqual(['number', 1299]);
});

test.each([
  ['titles above the names', `Report of sales\n\nday;sales\n${rows(60, (i) => `${i};${i * 2}\n`)}`],
  ['a row of units', `day;sales\nd;kg\n${rows(60, (i) => `${i};${i * 2}\n`)}`],
  ['cells parted by spaces', `day  sales\n${rows(60, (i) => `${i}    ${i * 2}\n`)}`],
])('%s are refused', async (_, text) => {
  await expect(drop(text)).rejects.toMatchObject({ name: 'UnreadableFile', kind: 'untidy' });
});

test('an index without a name is left out, as the service does', async () => {
  const { columns } = await drop(`,day,sales\n${rows(60, (i) => `${i},${i + 3},${i * 2}\n`)}`);
  expect(columns.map(({ name }) => name)).toEqual(['day', 'sales']);
});

test('letters behind the beginning keep a column from being one of numbers', async () => {
  const body = rows(200_000, (i) => (i < 150_000 ? `${i % 997},x\n` : `A${i % 997},x\n`));
  const { columns } = await drop(`code,kind\n${body}`);
  expect(firstReading(columns[0]!).kind).toBe('words');
});
