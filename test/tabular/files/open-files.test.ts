/** No file stays open when its reader goes early, or when it is damaged. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { tableFromCsvFile } from '../../../src/tabular/csv/table-from-csv.ts';
import { tableBlocks } from '../../../src/tabular/files/table-blocks.ts';
import { tableFromFile } from '../../../src/tabular/files/table-from-file.ts';
import { zipOf } from '../../geo/places/files.ts';
import { withFolder } from '../../support/cli.ts';
import { countsDescriptors, descriptors, settled } from '../../support/raw-http.ts';

/** Long enough that a file is not read at once. */
const long = (row: string) =>
  Array.from({ length: 40_000 }, (_, i) => row.replace('#', `${(i * 7919) % 99_991}`)).join('');
const csv = `a,b\n${long('#,x#\n')}`;
const lines = long('{"a":#,"b":"x"}\n');
/** Altered in the middle. */
const damaged = (bytes: Buffer) =>
  Buffer.from(bytes).fill(0xff, bytes.length >> 1, (bytes.length >> 1) + 200);
const ragged = `${csv}1,2,3\n`;

const files: Record<string, Buffer> = {
  'whole.csv.gz': gzipSync(csv),
  'damaged.csv.gz': damaged(gzipSync(csv)),
  'cut.csv.gz': gzipSync(csv).subarray(0, 100_000),
  'ragged.csv.gz': gzipSync(ragged),
  'whole.jsonl.gz': gzipSync(lines),
  'damaged.jsonl.gz': damaged(gzipSync(lines)),
  'broken.jsonl.gz': gzipSync(`{"a":1}\n{"a":\n${lines}`),
  'damaged.json.gz': damaged(gzipSync(`[${lines.trim().replaceAll('\n', ',')}]`)),
  'whole.zip': zipOf({ 'a.csv': Buffer.from(csv) }),
  'damaged.zip': damaged(zipOf({ 'a.csv': Buffer.from(csv) })),
  'broken.zip': zipOf({ 'a.jsonl': Buffer.from(`{"a":1}\n{"a":\n${lines}`) }),
  'ragged.csv': Buffer.from(ragged),
  'broken.jsonl': Buffer.from(`{"a":1}\n{"a":\n${lines}`),
};

const doors: Record<string, (path: string) => Promise<unknown>> = {
  tableFromFile,
  'tableFromFile, stopped': (path) => {
    const stopping = new AbortController();
    const read = tableFromFile(path, { signal: stopping.signal });
    setImmediate(() => stopping.abort());
    return read;
  },
  tableFromCsvFile,
  'all of tableBlocks': async (path) => {
    for await (const _ of tableBlocks(path));
  },
  'one block': async (path) => {
    for await (const _ of tableBlocks(path)) break;
  },
};

test.skipIf(!countsDescriptors).each(Object.keys(doors))('%s', (door) =>
  withFolder(async (folder) => {
    const read = doors[door]!;
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
    const readAll = async () => {
      // What a file is refused for is tested elsewhere.
      for (const name of Object.keys(files)) await read(join(folder, name)).catch(() => {});
    };
    await readAll();
    const before = descriptors();
    await readAll();
    await readAll();
    expect(await settled(descriptors, before)).toBeLessThanOrEqual(before);
  }),
);
