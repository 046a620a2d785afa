/** Formulas of a workbook that nobody reckoned read as empty cells, and that is told. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tableFromFile } from '../../../src/tabular/files/table-from-file.ts';
import { withFolder } from '../../support/cli.ts';
import { type SheetCell, workbook } from './people/workbook.ts';

async function notesOf(cellOf: (row: number) => SheetCell): Promise<readonly string[]> {
  let notes: readonly string[] = [];
  await withFolder(async (folder) => {
    const path = join(folder, 'data.xlsx');
    const rows = [1, 2, 3, 4].map((row): SheetCell[] => [row, `n${row}`, cellOf(row)]);
    await writeFile(path, workbook({ Sheet1: [['a', 'name', 'sum'], ...rows] }));
    notes = (await tableFromFile(path)).notes ?? [];
  });
  return notes;
}

test('formulas without results are counted', async () => {
  const long = `VLOOKUP(A2,Sheet2!A:B,2,FALSE)${'+SUM(B2:B9)'.repeat(30)}`;
  const notes = await notesOf((row) => ({ formula: row % 2 ? 'A2+1' : long, value: null }));
  expect(notes.join(' ')).toMatch(/^4 cells hold formulas without a result, and were taken for empty/);
});

test('formulas with results are none, be it an empty text', async () => {
  expect(await notesOf((row) => ({ formula: 'A2+1', value: row + 1 }))).toEqual([]);
  expect(await notesOf((row) => ({ formula: 'IF(A2>2,"x","")', value: row > 2 ? 'x' : '' }))).toEqual([]);
  expect(await notesOf((row) => (row > 2 ? 'x' : null))).toEqual([]);
});
