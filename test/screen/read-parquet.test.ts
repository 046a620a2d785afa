/** How the console reads Parquet: as the service does, with the same checks, by codecs of its own. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { codecs } from '../../src/screen/console/table/parquet-library.ts';
import { readFile } from '../../src/screen/console/table/read-file.ts';
import type { SourceTable } from '../../src/screen/console/table/source.ts';
import { UnreadableFile } from '../../src/screen/console/table/source.ts';
import { rowsOf } from '../../src/tabular/domain/table-views.ts';
import { parquetCodecs } from '../../src/tabular/files/codecs.ts';
import { tableFromFile } from '../../src/tabular/files/table-from-file.ts';

const pathOf = (name: string) => fileURLToPath(new URL(`../fixtures/tables/${name}`, import.meta.url));
const readBytes = (bytes: Uint8Array) => readFile(new File([Buffer.from(bytes)], 'a.parquet'), () => {});

const rowsAsText = ({ rows, columns }: SourceTable) =>
  Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(columns.map(({ name, cells }) => [name, cells.at(row)])),
  );
const asText = (value: unknown) =>
  value === null
    ? ''
    : String(value)
        .replace(/T00:00:00\.000Z$/, '')
        .replace(/\.000Z$/, 'Z');

test.each(['small.parquet', 'encodings.parquet', 'encodings-2.parquet'])(
  '%s holds what the service reads in it, and names what is left out',
  async (name) => {
    const read = await readBytes(readFileSync(pathOf(name)));
    const table = await tableFromFile(pathOf(name));
    const expected = [...rowsOf(table)].map((row) =>
      Object.fromEntries(Object.entries(row).map(([column, value]) => [column, asText(value)])),
    );
    expect(rowsAsText(read)).toEqual(expected);
    const left = /left out: (.*)\./.exec(table.notes?.[0] ?? '')?.[1];
    expect(read.leftOut.map((column) => JSON.stringify(column)).join(', ')).toBe(left ?? '');
  },
);

test.each(['small.parquet', 'encodings.parquet', 'encodings-2.parquet'])(
  '%s with any bytes made huge is read or refused, and counts are not believed',
  async (name) => {
    const bytes = readFileSync(pathOf(name));
    let refused = 0;
    for (let at = 4; at + 6 <= bytes.length; at += 37) {
      for (const huge of ['ffffffff0f', 'feffffff0f', '8080808000']) {
        const damaged = Buffer.from(bytes);
        damaged.write(huge, at, 'hex');
        await readBytes(damaged).catch((error) => {
          if (!(error instanceof UnreadableFile)) throw error;
          refused++;
        });
      }
    }
    expect(refused).toBeGreaterThan(bytes.length / 37);
  },
);

const text = Buffer.from('abcdefgh'.repeat(100));
/** Eight letters, then a copy of them over 792 bytes. */
const lz4 = Buffer.from([
  0x8f,
  ...Buffer.from('abcdefgh'),
  8,
  0,
  255,
  255,
  255,
  792 - 4 - 15 - 3 * 255 - 5,
  0x50,
  ...Buffer.from('defgh'),
]);
const withLengths = (block: Buffer, length: number) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(length, 0);
  head.writeUInt32BE(block.length, 4);
  return Buffer.concat([head, block]);
};

test.each([
  ['the service', parquetCodecs],
  ['the console', codecs],
])('%s unpacks pages to the length that they are said to have, or not at all', (_, known) => {
  const packed = {
    GZIP: gzipSync(text),
    BROTLI: brotliCompressSync(text),
    LZ4_RAW: lz4,
    LZ4: withLengths(lz4, text.length),
  };
  for (const [codec, bytes] of Object.entries(packed)) {
    const unpack = known[codec as keyof typeof known]!;
    expect(Buffer.from(unpack(bytes, text.length)).toString(), codec).toBe(text.toString());
  }
  for (const codec of ['LZ4_RAW', 'LZ4'] as const) {
    for (const length of [text.length - 1, text.length + 1, 2 ** 31])
      expect(() => known[codec]!(packed[codec], length), `${codec} ${length}`).toThrow(/LZ4/);
  }
  // Hadoop's lengths may be missing, and may lie.
  expect(Buffer.from(known.LZ4!(lz4, text.length)).toString()).toBe(text.toString());
  expect(() => known.LZ4!(withLengths(lz4, 2 ** 31), 2 ** 31)).toThrow(/LZ4/);
});
