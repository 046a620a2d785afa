/** A file that is dropped on the console is the table that the library reads, and is learnt from as the library learns from it. */

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readByService } from '../../src/screen/console/table/read-by-service.ts';
import { cellOf, firstReading } from '../../src/screen/console/table/reading.ts';
import type { SourceTable } from '../../src/screen/console/table/source.ts';
import { tableFromRows } from '../../src/tabular/domain/table-from-rows.ts';
import { createHarness, type Harness } from '../support/service.ts';
import { booleans, dates, missing, numbers } from '../tabular/files/people/columns.ts';
import { exports } from '../tabular/files/people/exports.ts';
import { containers, layouts } from '../tabular/files/people/layouts.ts';
import { readTable } from '../tabular/files/people/read.ts';
import { seventeenth } from '../tabular/files/people/seventeenth.ts';
import type { Cell } from '../tabular/files/people/truth.ts';
import { twelfth } from '../tabular/files/people/twelfth.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await createHarness();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => harness.mount.fetch(new Request(url, init)));
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await harness[Symbol.asyncDispose]();
});

const account = { baseUrl: 'http://console.test', apiKey: 'key-ann' };
const drop = (bytes: Buffer, name: string) =>
  readByService(new File([Uint8Array.from(bytes)], name), account);

/** Rows as they are sent to the service. */
function sentRows({ rows, columns }: SourceTable) {
  const readings = new Map(columns.map((column) => [column.name, firstReading(column)]));
  return Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(columns.map(({ name, cells }) => [name, cellOf(cells.at(row), readings.get(name)!)])),
  );
}

const plain = (cell: Cell): Cell =>
  typeof cell === 'number'
    ? Number(cell.toPrecision(12))
    : typeof cell === 'string'
      ? cell.replace(/T00:00$/, '')
      : cell;

test.each(
  [
    ...numbers,
    ...missing,
    ...dates,
    ...booleans,
    ...layouts,
    ...exports,
    ...containers,
    ...twelfth,
    ...seventeenth,
  ].map((it) => [it.name, it] as const),
)('%s', async (_, { bytes, file, truth, refusal }) => {
  if (refusal !== undefined) {
    await expect(drop(bytes, file)).rejects.toMatchObject({ code: refusal.code });
    return;
  }
  const read = readTable(await tableFromRows(sentRows(await drop(bytes, file)))).columns;
  for (const [name, { kind, values }] of Object.entries(truth ?? {}))
    expect([name, read[name]?.kind, ...(read[name]?.values ?? []).map(plain)]).toEqual([
      name,
      kind,
      ...values.map(plain),
    ]);
});
