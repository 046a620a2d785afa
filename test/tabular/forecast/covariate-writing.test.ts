/** Covariates as people write them say what they say as plain numbers. */

import { expect, test } from 'vitest';
import { tableFromCsv } from '../../../src/tabular/csv/table-from-csv.ts';
import { forecast } from '../../../src/tabular/engine/forecast/index.ts';
import { createRandom } from '../../../src/tabular/engine/random.ts';

const random = createRandom(3);
const past = 120;
const ahead = 6;
const prices = Array.from({ length: past + ahead }, () => 1 + Math.round(900 * random.next()) / 100);
const sales = prices.map((price, i) => 200 - 15 * price + (i % 3));
const dayOf = (i: number) => new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10);
const german = (price: number) => String(price).replace('.', ',');

async function meansWith(
  before: (price: number) => string,
  known: (price: number) => string,
): Promise<number[]> {
  const line = (i: number, cells: readonly string[]) => [dayOf(i), ...cells].join(';');
  const context = prices.slice(0, past).map((price, i) => line(i, [String(sales[i]), before(price)]));
  const future = prices.slice(past).map((price, i) => line(past + i, [known(price)]));
  const tableOf = (header: string, rows: readonly string[]) =>
    tableFromCsv(`${[header, ...rows].join('\n')}\n`);
  const { mean } = await forecast(await tableOf('day;sales;price', context), {
    timestamp: 'day',
    target: 'sales',
    future: await tableOf('day;price', future),
  });
  return Array.from(mean);
}

test.each<[string, (price: number) => string, (price: number) => string]>([
  ['decimal commas', german, german],
  ['a currency', (price) => `${german(price)} €`, (price) => `${german(price)} €`],
  ['decimal commas, then points', german, String],
  ['points, then decimal commas', String, german],
  ['a currency, then none', (price) => `$${price}`, String],
])('%s', async (_, before, known) => {
  const plain = await meansWith(String, String);
  expect(await meansWith(before, known)).toEqual(plain);
  const errors = plain.map((mean, i) => Math.abs(mean - sales[past + i]!));
  expect(Math.max(...errors)).toBeLessThan(10);
});

test('truths in words are the numbers 1 and 0', async () => {
  const numbers = await meansWith(
    (price) => String(Number(price > 5)),
    (price) => String(Number(price > 5)),
  );
  const words = await meansWith(
    (price) => (price > 5 ? 'ja' : 'nein'),
    (price) => (price > 5 ? 'yes' : 'no'),
  );
  expect(words).toEqual(numbers);
});

test('a currency that the past has not is refused', async () => {
  await expect(
    meansWith(
      (price) => `$${price}`,
      (price) => `€${price}`,
    ),
  ).rejects.toMatchObject({ code: 'schema_mismatch', message: expect.stringContaining('"€') });
});
