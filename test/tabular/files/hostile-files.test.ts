/** Files that claim what they do not hold: refused as such, before memory or time is spent on it. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { tableFromCsv } from '../../../src/tabular/csv/table-from-csv.ts';
import { linesOfPieces } from '../../../src/tabular/csv/text-lines.ts';
import { TabularError } from '../../../src/tabular/domain/errors.ts';
import { rowsOf } from '../../../src/tabular/domain/table-views.ts';
import type { BinaryFormat } from '../../../src/tabular/files/binary-file.ts';
import { binaryTables } from '../../../src/tabular/files/binary-tables.ts';
import { decompressZstd } from '../../../src/tabular/files/codecs.ts';
import { tableBlocks } from '../../../src/tabular/files/table-blocks.ts';
import { tableFromFile } from '../../../src/tabular/files/table-from-file.ts';
import { type ThreadLimits, tablesInThread } from '../../../src/tabular/files/tables-in-thread.ts';
import { zstdByLibrary } from '../../../src/tabular/files/zstd.ts';
import { zipOf } from '../../geo/places/files.ts';
import { withFolder } from '../../support/cli.ts';

const fixture = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../fixtures/tables/${name}`, import.meta.url)));

async function blocksOf(path: string): Promise<number> {
  let rows = 0;
  for await (const block of tableBlocks(path)) rows += block.rows;
  return rows;
}

/** A workbook of one sheet.
 * @param target where it stands below `xl/` */
function workbook(rows: string, target = 'worksheets/sheet1.xml', more: Record<string, string> = {}): Buffer {
  const office = 'http://schemas.openxmlformats.org';
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"/>`,
    'xl/workbook.xml': `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="${target}"/></Relationships>`,
    [`xl/${target}`]: `<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  };
  return zipOf(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)])));
}
const cell = (address: string) => `<c r="${address}"><v>1</v></c>`;
const head = `<row r="1">${cell('A1')}${cell('B1')}</row>`;

/** Reads in this thread, where a loop without end would be a test without one.
 * @returns how many rows */
async function readHere(path: string, format: BinaryFormat): Promise<number> {
  let rows = 0;
  for await (const table of binaryTables({ path, format, whole: true, options: {} })) rows += table.rows;
  return rows;
}

test('cells scattered over a sheet, or outside of any, are refused; a few apart are read', () =>
  withFolder(async (folder) => {
    const path = join(folder, 'a.xlsx');
    const read = (rows: string) => {
      writeFileSync(path, workbook(rows));
      return tableFromFile(path);
    };
    expect((await read(`${head}<row r="2">${cell('A2')}${cell('B2')}</row>`)).rows).toBe(1);
    await expect(read(`${head}<row r="1048576">${cell('XFD1048576')}</row>`)).rejects.toThrow(
      /scattered over 1048576 rows and 16384 columns/,
    );
    for (const address of ['XFE2', 'A1048577', 'ZZZZZZZZZ9999999999'])
      await expect(read(`${head}<row r="2">${cell(address)}</row>`), address).rejects.toThrow(
        /outside of any sheet/,
      );
  }));

test('however the place of a row or a cell is written, and wherever its sheet stands, it is looked at', () =>
  withFolder(async (folder) => {
    const path = join(folder, 'a.xlsx');
    const read = async (book: Buffer) => {
      writeFileSync(path, book);
      return readHere(path, 'excel');
    };
    const last = (row: string, cell: string) =>
      `${head}<row ${row}><c ${cell} t="inlineStr"><is><t> r="x" &lt;row</t></is></c></row>`;
    expect(await read(workbook(last(`r='2' spans="1:2"`, `r='B2'`)))).toBe(1);
    expect(await read(workbook(last('r="2"', 'r="B2"'), 'elsewhere/a.xml'))).toBe(1);
    const huge = /scattered over 1048576 rows and 16384 columns/;
    for (const row of [`r='1048576'`, 'x:r="1048576"'])
      await expect(read(workbook(last(row, `r='XFD1048576'`))), row).rejects.toThrow(huge);
    await expect(read(workbook(last('r="1048576"', 'r="XFD2"'), 'a.xml'))).rejects.toThrow(huge);
    const outside = /outside of any sheet/;
    for (const row of ['r="Infinity"', 'r="1e9"', 'r="9&#57;"', 'spans=">" r="2"', 'a="<" r="2"', "r='2"])
      await expect(read(workbook(last(row, 'r="B2"'))), row).rejects.toThrow(outside);
    for (const cell of ['r="A0xfffff"', 'r="zzzzz2"', 'r="X&#70;D2"'])
      await expect(read(workbook(last('r="2"', cell))), cell).rejects.toThrow(outside);
    await expect(read(workbook(last(`r="2" ${'a'.repeat(100_000)}="1"`, 'r="B2"')))).rejects.toThrow(outside);
    // Each alone is small enough.
    const wide = `<sheetData>${head}<row r="1000"><c r="XFD1000"><v>1</v></c></row></sheetData>`;
    await expect(
      read(workbook(last('r="1000"', 'r="XFD1000"'), 'a.xml', { 'xl/b.xml': wide })),
    ).rejects.toThrow(/b\.xml are scattered/);
  }));

test.each(['small.arrows', 'small.zstd.feather'])('%s with any length made huge is read or refused', (name) =>
  withFolder(async (folder) => {
    const path = join(folder, name);
    const bytes = fixture(name);
    let refused = 0;
    for (let at = 8; at + 4 <= bytes.length; at += 204) {
      for (const length of [0x7fffffff, 0xffffffff]) {
        const damaged = Buffer.from(bytes);
        damaged.writeUInt32LE(length, at);
        writeFileSync(path, damaged);
        await readHere(path, 'arrow').catch((error) => {
          if (!(error instanceof TabularError && error.code === 'malformed_csv')) throw error;
          refused++;
        });
      }
    }
    expect(refused).toBeGreaterThan(2);
  }),
);

test.each(['encodings.parquet', 'encodings-2.parquet'])('%s is read as it was written', async (name) => {
  const path = fileURLToPath(new URL(`../../fixtures/tables/${name}`, import.meta.url));
  const table = await tableFromFile(path);
  const written = Array.from({ length: 40 }, (_, i) => ({
    rle: ['red', 'green', 'blue'][i % 3],
    one: 'same',
    gaps: i % 4 === 1 ? null : i / 8,
    delta: i * i * 7 - 300,
    delta64: i === 5 ? null : 10 ** 12 + i ** 3,
    lengths: `${'x'.repeat(i % 5)}${i}`,
    shared: `prefix-${String(Math.floor(i / 2)).padStart(3, '0')}`,
    split: i / 2,
    truth: i === 7 ? null : i < 20,
    when: new Date(Date.UTC(2020, 0, 1, i)).toISOString(),
  }));
  expect([...rowsOf(table)]).toEqual(written);
  expect(table.notes).toEqual(['Columns of lists, structs or bytes were left out: "list".']);
});

test.each(['small.parquet', 'structs.parquet', 'encodings.parquet', 'encodings-2.parquet'])(
  '%s with any bytes made huge is read or refused, and counts are not believed',
  (name) =>
    withFolder(async (folder) => {
      const path = join(folder, name);
      const bytes = fixture(name);
      let refused = 0;
      for (let at = 4; at + 6 <= bytes.length; at += 37) {
        for (const huge of ['ffffffff0f', 'feffffff0f', '8080808000']) {
          const damaged = Buffer.from(bytes);
          damaged.write(huge, at, 'hex');
          writeFileSync(path, damaged);
          await readHere(path, 'parquet').catch((error) => {
            if (!(error instanceof TabularError && error.code === 'malformed_csv')) throw error;
            refused++;
          });
        }
      }
      expect(refused).toBeGreaterThan(bytes.length / 37);
    }),
);

test('a file that keeps its reader busy, or fills the memory, ends its thread and nothing else', () =>
  withFolder(async (folder) => {
    const path = join(folder, 'a.parquet');
    writeFileSync(path, fixture('small.parquet'));
    const read = async (limits: Partial<ThreadLimits>, signal?: AbortSignal) => {
      for await (const table of tablesInThread(path, 'parquet', true, signal ? { signal } : {}, limits))
        return table.rows;
    };
    expect(await read({})).toBe(12);
    await expect(read({ leastMs: 0 })).rejects.toMatchObject({
      code: 'malformed_csv',
      detail: expect.stringMatching(/was not read in 0 s/),
    });
    const aborting = new AbortController();
    const aborted = read({}, aborting.signal);
    aborting.abort(new Error('enough'));
    await expect(aborted).rejects.toThrow('enough');
    await expect(read({ heapMiB: 4 })).rejects.toMatchObject({ code: 'dataset_too_large' });
  }));

test('a file with a frame that claims 200 MB, for which its reader would work half a minute, is refused', async () => {
  const path = fileURLToPath(new URL('../../fixtures/tables/endless.zstd.feather', import.meta.url));
  await expect(readHere(path, 'arrow')).rejects.toThrow(/a length of 3677316892419584/);
});

test('a Zstandard frame holds what it is said to, to the byte', () => {
  /** A frame of one block that repeats a byte. */
  const frame = (length: number, byte: number) =>
    Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 0, 0x38, 3 | ((length & 31) << 3), length >> 5, length >> 13, byte);
  for (const byte of [0, 1, 0xa5, 0x5a]) {
    for (const unpack of [decompressZstd, zstdByLibrary]) {
      expect(unpack(frame(1000, byte), 1000), `${byte}`).toEqual(new Uint8Array(1000).fill(byte));
      expect(() => unpack(frame(999, byte), 1000)).toThrow(/does not hold 1000 bytes/);
      expect(() => unpack(frame(1000, byte), 2 ** 20)).toThrow(/does not hold/);
    }
  }
  expect(() => zstdByLibrary(frame(2 ** 17, 1), 10)).toThrow(/does not hold 10 bytes/);
  expect(() => decompressZstd(frame(2 ** 17, 1), 10)).toThrow();
  expect(() => decompressZstd(frame(9, 1).subarray(0, 7), 9)).toThrow(/cut off/);
});

test('a Zstandard frame that does not say how long it is is read to its end', () => {
  // Of the command zstd, from a pipe: literals and repeats of them.
  const frame = Buffer.from(
    '28b52ffd0468a5010034024bc3b66c6e3b4265726c696e3b476965c39f656e3b4dc3bc6e63684cc3bc6265636b3b05005708d92924e4948bcfc3c130bf647875e8',
    'hex',
  );
  const text =
    'Köln;Berlin;Köln;Gießen;Köln;Berlin;München;Köln;Berlin;Gießen;Köln;Lübeck;Köln;Berlin;Köln;Gießen;';
  const length = Buffer.byteLength(text);
  for (const unpack of [decompressZstd, zstdByLibrary]) {
    expect(Buffer.from(unpack(frame, length)).toString()).toBe(text);
    for (const other of [length - 1, length + 1]) expect(() => unpack(frame, other), `${other}`).toThrow();
  }
});

test('blocks of damaged files are typed errors, as whole tables are', () =>
  withFolder(async (folder) => {
    const rows = gzipSync('{"a":1}\n'.repeat(1000));
    const files = {
      'a.parquet': fixture('small.parquet').subarray(0, 900),
      'a.jsonl.gz': rows.subarray(0, rows.length - 9),
      'a.zip': zipOf({ 'a.csv': Buffer.from('a\n1\n') }).fill(0xff, 35, 38),
    };
    for (const [name, bytes] of Object.entries(files)) {
      const path = join(folder, name);
      writeFileSync(path, bytes);
      await expect(blocksOf(path), name).rejects.toMatchObject({ code: 'malformed_csv' });
      await expect(tableFromFile(path), name).rejects.toMatchObject({ code: 'malformed_csv' });
    }
  }));

test('JSON lines may hold any character but a line end; what Python writes for no number is missing', () =>
  withFolder(async (folder) => {
    const path = join(folder, 'a.jsonl');
    writeFileSync(path, '{"a":"x\u2028y","b":NaN}\r\n{"a":"NaN \\\\\\" NaN","b":-Infinity}\n');
    expect([...rowsOf(await tableFromFile(path))]).toEqual([
      { a: 'x\u2028y', b: null },
      { a: 'NaN \\" NaN', b: null },
    ]);
    expect(await blocksOf(path)).toBe(2);
  }));

test('lines are the same wherever their pieces are cut, and have a ceiling', async () => {
  const text = 'a\r\n\rbé\n\n\r\nlast\r';
  const read = async (cut: number, longest = 10) => {
    const bytes = Buffer.from(text);
    async function* pieces() {
      for (let at = 0; at < bytes.length; at += cut) yield bytes.subarray(at, at + cut);
    }
    const lines: string[] = [];
    for await (const some of linesOfPieces(pieces(), longest)) lines.push(...some);
    return lines;
  };
  for (let cut = 1; cut < 20; cut++)
    expect(await read(cut), `${cut}`).toEqual(['a', '', 'bé', '', '', 'last']);
  await expect(read(1, 3)).rejects.toMatchObject({ code: 'malformed_csv' });
});

test('quotes behind spaces that close nowhere are text, also where others stand behind them', async () => {
  const cells = async (line: string) => [...rowsOf(await tableFromCsv(`a,b,c\n1,2,3\n${line}\n4,5,6\n`))][1];
  expect(await cells('x, "y, z')).toEqual({ a: 'x', b: '"y', c: 'z' });
  expect(await cells(' "x, "y, "z')).toEqual({ a: '"x', b: '"y', c: '"z' });
  expect(await cells(' "x" y, "", "z')).toEqual({ a: '"x" y', b: null, c: '"z' });
  expect(await cells('x, "y ""z""", w')).toEqual({ a: 'x', b: 'y "z"', c: 'w' });
});

test('a header of more cells than a table can have columns is refused by their number', async () => {
  await expect(tableFromCsv(`${'a,'.repeat(150_000)}b\n`)).rejects.toThrow(
    /150001 cells; a table has at most 100,000 columns/,
  );
});
