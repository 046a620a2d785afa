/** Files of tables in every format that is read, whole and block by block: the first byte of an input says which ending its
 * file gets. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { TabularError } from '../../../src/tabular/domain/errors.ts';
import { binaryTables } from '../../../src/tabular/files/binary-tables.ts';
import { tableBlocks } from '../../../src/tabular/files/table-blocks.ts';
import { binaryFormatOf, tableFromFile } from '../../../src/tabular/files/table-from-file.ts';
import { zipOf } from '../../geo/places/files.ts';
import type { FuzzTarget } from '../target.ts';

const folder = mkdtempSync(join(tmpdir(), 'graticule-fuzz-tables-'));
const endings = ['csv', 'tsv', 'json', 'jsonl', 'xlsx', 'arrow', 'zip', 'jsonl.gz', 'parquet'];
const fixture = (name: string) => readFileSync(join('test/fixtures/tables', name));

/** Ending → fixtures. */
const files: Readonly<Record<string, readonly string[]>> = {
  xlsx: ['small.xlsx'],
  arrow: ['small.zstd.feather', 'small.lz4.feather', 'small.arrows'],
  parquet: ['small.parquet', 'encodings.parquet', 'encodings-2.parquet'],
};

const rows = '{"a":1,"b":"x\\"y","c":null}\n{"a":2.5,"b":"z","c":{"d":true}}\n';
const contents: readonly (readonly [ending: string, bytes: Uint8Array])[] = [
  ['csv', Buffer.from('a,b\n1,"x, y"\n2,z\n')],
  ['csv', Buffer.from('"a,b"\n"1,2"\n"3,4"\n"5,6"\n')],
  ['csv', Buffer.from('a=1 b="x y"\na=2 b=z\na=3 b=w\na=4 b=v\n')],
  ['csv', Buffer.from('| a | b |\n|---|---|\n| 1 | x |\n| 2 | y |\n')],
  ['csv', Buffer.from('name    size\nAnn       12\nBob        7\nEve       30\n')],
  ['tsv', Buffer.from('# made today\na\tb\n1\t2,5\n3\t4,5\n')],
  ['json', Buffer.from(`[${rows.trim().replace('\n', ',')}]`)],
  ['json', Buffer.from('{"columns":["a","b"],"data":[[1,"x"],[NaN,"y"],[-Infinity,"z"]]}')],
  ['json', Buffer.from('{"a":{"0":1,"1":2},"b":{"0":"x","1":"y"}}')],
  ['jsonl', Buffer.from(rows)],
  ['jsonl.gz', gzipSync(rows)],
  ['zip', zipOf({ 'a.csv': Buffer.from('a,b\n1,2\n') })],
];

const longLine = Buffer.from('071f8b08000354b232d4514a45', 'hex');

export const target: FuzzTarget = {
  name: 'table-files',
  growth: [
    // An open quote, a line without an end, a string that is never closed.
    ['\x00a,b\n1,"', 'x', ''],
    ['\x03{"a":1}\n{"a":"', 'x', ''],
    ['\x02[NaN,"', '\\"', ''],
    ['\x02', '[', ''],
    ['\x02', '{"a":', ''],
    ['\x02{"a":{', '"1":1,', '"2":1}}'],
    // Inflates to one line of eleven times the bytes, in many pieces.
    [longLine, longLine, ''],
  ],
  seeds: () => [
    ...contents.map(([ending, bytes]) => Buffer.concat([Buffer.from([endings.indexOf(ending)]), bytes])),
    ...Object.entries(files).flatMap(([ending, names]) =>
      names.map((name) => Buffer.concat([Buffer.from([endings.indexOf(ending)]), fixture(name)])),
    ),
  ],
  dictionary: [
    '"',
    '\\"',
    '":',
    ',',
    '\n',
    '[',
    '{"a":',
    'null',
    'NaN',
    '-Infinity',
    '"__proto__":1',
    'a=',
    '| ',
    '\t',
    'PK\x03\x04',
    'ARROW1',
    '\xff\xff\xff\xff',
  ],
  async run(input) {
    const ending = endings[(input[0] ?? 0) % endings.length]!;
    const path = join(folder, `input.${ending}`);
    writeFileSync(path, input.subarray(1));
    const refused = (error: unknown) => {
      if (!(error instanceof TabularError && /^(?:malformed_csv|schema_mismatch)$/.test(error.code)))
        throw error;
    };
    const format = await binaryFormatOf(path).catch(refused);
    // These are read in a thread of their own: here what it runs, without it.
    if (format) {
      for (const whole of [true, false]) {
        try {
          for await (const _ of binaryTables({ path, format, whole, options: {} }));
        } catch (error) {
          refused(error);
        }
      }
      return;
    }
    try {
      await tableFromFile(path);
    } catch (error) {
      refused(error);
    }
    try {
      for await (const _ of tableBlocks(path));
    } catch (error) {
      refused(error);
    }
  },
  close: () => rmSync(folder, { recursive: true, force: true }),
};
