/** Columns whose cells are kept as they are written, though a reader of numbers would take them: versions. */

import { isVersionName } from '../domain/version-name.ts';
import type { CsvLayout } from './layout.ts';
import { cellsOf, linesOf } from './text-lines.ts';

/** Places of columns whose names say that they hold versions. Codes with an E are told where all cells are known.
 * @param text the beginning of the table, from its header on; the last line may be cut off */
export function codeColumns(text: string, { delimiter, toCsv, runs }: CsvLayout): number[] {
  if (toCsv !== undefined || runs) return [];
  const header = linesOf(text).find((line) => line.trim() !== '');
  if (header === undefined) return [];
  return cellsOf(header, delimiter).flatMap((name, place) => (isVersionName(name) ? [place] : []));
}
