/** Files as people have them: every one is read as its writer meant it, or refused in plain words. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tableFromCsv } from '../../../../src/tabular/csv/table-from-csv.ts';
import { withFolder } from '../../../support/cli.ts';
import { booleanCells, dateCells, missingCells, numberCells } from './cells.ts';
import { booleans, dates, missing, numbers } from './columns.ts';
import { eighth } from './eighth.ts';
import { eleventh } from './eleventh.ts';
import { encodings } from './encodings.ts';
import { exports } from './exports.ts';
import { fourth } from './fourth.ts';
import { containers, layouts } from './layouts.ts';
import { nineteenth } from './nineteenth.ts';
import { ninthDates, ninthMissing, ninthNumbers } from './ninth-cells.ts';
import { ninthContainers, ninthExports } from './ninth-files.ts';
import { oddCells } from './odd-cells.ts';
import { oddFiles } from './odd-files.ts';
import { readAsPeopleMean } from './read.ts';
import { seventeenth } from './seventeenth.ts';
import { seventhCells } from './seventh-cells.ts';
import { seventhFiles } from './seventh-files.ts';
import { tenth } from './tenth.ts';
import { third } from './third.ts';
import { thirteenth } from './thirteenth.ts';
import { betweenPages, lateCodes, thirtieth } from './thirtieth.ts';
import type { Case, Cell } from './truth.ts';
import { twelfth } from './twelfth.ts';
import { twentieth } from './twentieth.ts';
import { twentyEighth } from './twenty-eighth.ts';
import { twentyFirst } from './twenty-first.ts';
import { twentyNinth } from './twenty-ninth.ts';
import { twentySecond } from './twenty-second.ts';
import { twentySeventh } from './twenty-seventh.ts';

const cases: readonly Case[] = [
  ...numbers,
  ...numberCells,
  ...missing,
  ...missingCells,
  ...dates,
  ...dateCells,
  ...booleans,
  ...booleanCells,
  ...containers,
  ...layouts,
  ...exports,
  ...encodings,
  ...oddCells,
  ...oddFiles,
  ...third,
  ...fourth,
  ...seventhCells,
  ...seventhFiles,
  ...eighth,
  ...ninthNumbers,
  ...ninthMissing,
  ...ninthDates,
  ...ninthExports,
  ...ninthContainers,
  ...tenth,
  ...eleventh,
  ...twelfth,
  ...thirteenth,
  ...seventeenth,
  ...nineteenth,
  ...twentieth,
  ...twentyFirst,
  ...twentySecond,
  ...twentySeventh,
  ...twentyEighth,
  ...twentyNinth,
  ...thirtieth,
  ...betweenPages,
  ...lateCodes,
];

/** Numbers to twelve digits: percent signs and clocks are divided. Midnight may be left out. */
const plain = (cell: Cell): Cell =>
  typeof cell === 'number'
    ? Number(cell.toPrecision(12))
    : typeof cell === 'string'
      ? cell.replace(/T00:00$/, '')
      : cell;

test.each(cases.map((it) => [it.name, it] as const))('%s', (_, { file, bytes, truth, notes, refusal }) =>
  withFolder(async (folder) => {
    const path = join(folder, file);
    await writeFile(path, bytes);
    if (refusal !== undefined) {
      const error = await readAsPeopleMean(path).then(
        ({ columns }) => `read as ${JSON.stringify(columns).slice(0, 300)}`,
        (reason: unknown) => reason,
      );
      expect(error).toMatchObject({ code: refusal.code, message: expect.stringMatching(refusal.words) });
      return;
    }
    const read = await readAsPeopleMean(path);
    const expected = Object.entries(truth ?? {}).map(([name, { kind, values }]) => [
      name,
      kind,
      ...values.map(plain),
    ]);
    const found = Object.keys(truth ?? {}).map((name) => [
      name,
      read.columns[name]?.kind,
      ...(read.columns[name]?.values ?? []).map(plain),
    ]);
    expect(found, read.report).toEqual(expected);
    if (notes !== undefined) expect(read.report).toMatch(notes);
  }),
);

test.each([...layouts, ...exports, ...betweenPages].map((it) => [it.name, it] as const))(
  '%s: the same in pieces',
  async (_, { bytes }) => {
    const read = async (source: Buffer | Buffer[]) =>
      tableFromCsv(source).catch((error: unknown) => `${error}`);
    const whole = await read(bytes);
    for (const size of [1, 7, 64]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_unused, i) =>
        bytes.subarray(size * i, size * (i + 1)),
      );
      expect(await read(pieces)).toEqual(whole);
    }
  },
);
