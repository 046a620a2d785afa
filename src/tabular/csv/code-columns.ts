/** Columns whose cells are kept as they are written, though a reader of numbers would take them: versions, and codes with an E. */

import { isExponentCode } from '../domain/exponent-code.ts';
import { isVersionName } from '../domain/version-name.ts';
import type { CsvLayout } from './layout.ts';
import { cellsOf, linesOf } from './text-lines.ts';

const mayHoldCodes = /(?<![\p{L}\d.])\d{1,6}E\d{1,2}(?![\p{L}\d.])/u;

/** Places of columns whose names say that they hold versions, and of those with codes among their first cells.
 * @param text the beginning of the table, from its header on; the last line may be cut off */
export function codeColumns(text: string, { delimiter, toCsv, runs }: CsvLayout): number[] {
  if (toCsv !== undefined || runs) return [];
  const lines = linesOf(text);
  const header = lines.find((line) => line.trim() !== '');
  if (header === undefined) return [];
  const names = cellsOf(header, delimiter);
  const found = new Set(Array.from(names.keys()).filter((place) => isVersionName(names[place]!)));
  if (mayHoldCodes.test(text))
    for (const line of lines.slice(1, -1))
      if (mayHoldCodes.test(line))
        for (const [place, cell] of cellsOf(line, delimiter).entries())
          if (isExponentCode(cell.trim())) found.add(place);
  return [...found].filter((place) => place < names.length).sort((a, b) => a - b);
}
