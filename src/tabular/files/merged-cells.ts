/** Which cells of a sheet of a workbook are merged. */

import { columnOf, type SheetPart } from './sheet-part.ts';

/** Cells of one column that are shown as one, from 0, both ends included. */
export interface MergedCells {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

/** More than so many are left as they are. */
const mostMerged = 100_000;

/** Those that are merged downwards. */
export async function mergedCells(sheet: SheetPart): Promise<readonly MergedCells[]> {
  const found: MergedCells[] = [];
  const pattern = /<(?:\w+:)?mergeCell\b[^<>]*?ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g;
  for await (const match of sheet.matches(pattern)) {
    const [, left, top, right, bottom] = match as unknown as string[];
    if (left !== right || top === bottom || found.length >= mostMerged) continue;
    found.push({ column: columnOf(left!), from: Number(top) - 1, to: Number(bottom) - 1 });
  }
  return found;
}
