/** Arrow files that claim more than their buffers hold are refused before room is made for it, and nothing that is not there is
 * read as missing. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CompressionType,
  columnFromArray,
  type DataType,
  dateDay,
  decimal,
  dictionary,
  duration,
  float16,
  float64,
  int8,
  int64,
  largeUtf8,
  bool as logical,
  nullType,
  setCompressionCodec,
  tableFromColumns,
  tableToIPC,
  timeSecond,
  timestamp,
  utf8,
} from '@uwdata/flechette';
import { expect, test } from 'vitest';
import type { Table } from '../../../src/tabular/domain/table.ts';
import { tableFromArrow } from '../../../src/tabular/files/arrow.ts';
import { checkFits } from '../../../src/tabular/files/fits-memory.ts';
import { withFolder } from '../../support/cli.ts';

const rows = 37;

function file(values: readonly unknown[], type: DataType, codec?: typeof CompressionType.ZSTD): Buffer {
  const table = tableFromColumns({ a: columnFromArray(values as never, type) });
  return Buffer.from(tableToIPC(table, { format: 'stream', ...(codec !== undefined && { codec }) })!);
}

async function read(bytes: Uint8Array): Promise<Table> {
  let table: Table | undefined;
  await withFolder(async (folder) => {
    const path = join(folder, 'a.arrows');
    writeFileSync(path, bytes);
    table = await tableFromArrow(path);
  });
  return table!;
}

/** Every 64-bit whole number that is `from` becomes `to`. */
function claiming(bytes: Buffer, from: number, to: number): Buffer {
  const claims = Buffer.from(bytes);
  let found = 0;
  for (let at = 0; at + 8 <= claims.length; at += 4) {
    if (claims.readBigInt64LE(at) !== BigInt(from)) continue;
    claims.writeBigInt64LE(BigInt(to), at);
    found++;
  }
  expect(found).toBeGreaterThan(0);
  return claims;
}

const day = new Date(Date.UTC(2020, 0, 2));
const types: [string, DataType, (row: number) => unknown][] = [
  ['64-bit numbers', int64(), BigInt],
  ['half numbers', float16(), Number],
  ['numbers', float64(), Number],
  ['decimals', decimal(10, 2, 128), Number],
  ['days', dateDay(), () => day],
  ['times', timestamp(), () => day],
  ['clocks', timeSecond(), Number],
  ['durations', duration(), Number],
  ['truths', logical(), (row) => row % 2 === 0],
  ['texts', utf8(), (row) => `${row}`],
  ['long texts', largeUtf8(), (row) => `${row}`],
  ['categories', dictionary(utf8()), (row) => `${row % 3}`],
];

test.each(types)('%s: rows that are not there are refused', async (_, type, cell) => {
  const bytes = file(
    Array.from({ length: rows }, (_, row) => cell(row)),
    type,
  );
  expect((await read(bytes)).rows).toBe(rows);
  for (const claimed of [600, 50_000, 20_000_000])
    await expect(read(claiming(bytes, rows, claimed)), `${claimed}`).rejects.toThrow(
      claimed > 60_000 ? /a length of/ : /holds fewer values than it says|a length of/,
    );
});

test('bits that tell what is missing, and entries of a dictionary, are there for every row', async () => {
  const gaps = file(
    Array.from({ length: rows }, (_, row) => (row % 2 ? null : row % 3 === 0)),
    logical(),
  );
  expect((await read(gaps)).rows).toBe(rows);
  // Its 37 bits take eight bytes; four are said to be there.
  await expect(read(claiming(gaps, 8, 4))).rejects.toThrow(/holds fewer values than it says/);
  const categories = file(['x', 'y', 'x'], dictionary(utf8(), int8() as never));
  const damaged = Buffer.from(categories);
  const at = damaged.lastIndexOf(Buffer.from([0, 1, 0]));
  damaged[at + 1] = 9;
  await expect(read(damaged)).rejects.toThrow(/holds fewer values than it says/);
});

test('a column without values may have many rows, within reason', async () => {
  const nothing = file(Array(rows).fill(null), nullType());
  expect((await read(claiming(nothing, rows, 60_000))).rows).toBe(60_000);
  await expect(read(claiming(nothing, rows, 70_000))).rejects.toThrow(/a length of 70000/);
});

test('frames that unpack to gigabytes are refused before they are unpacked', async () => {
  /** A Zstandard frame of blocks that repeat a byte. */
  const frame = (length: number) => {
    const blocks: number[] = [];
    for (let left = length; left > 0; ) {
      const size = Math.min(left, 2 ** 17);
      left -= size;
      const head = (left === 0 ? 1 : 0) | 2 | (size << 3);
      blocks.push(head & 255, (head >> 8) & 255, head >> 16, 0);
    }
    return Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 0, 0x38, ...blocks);
  };
  setCompressionCodec(CompressionType.ZSTD, {
    encode: ({ length }) => frame(length),
    decode: () => {
      throw new Error('it was unpacked');
    },
  });
  const bytes = file(new Int8Array(2 ** 20) as never, int8(), CompressionType.ZSTD);
  // Said to be 4 GiB instead of one MiB.
  await expect(read(claiming(bytes, 2 ** 20, 2 ** 32))).rejects.toThrow(/unpacks to too much|a length of/);
});

test('a table beyond the memory of the machine is refused by its counts', () => {
  expect(() => checkFits('a', 1000, 10, 160_000)).not.toThrow();
  expect(() => checkFits('a', 1001, 10, 160_000)).toThrow(
    expect.objectContaining({
      code: 'dataset_too_large',
      detail: expect.stringMatching(/1001 rows of 10 columns/),
    }),
  );
});
