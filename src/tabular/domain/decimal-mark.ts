import { isMissingWord } from './missing-words.ts';
import { type DecimalMark, numberFormOf } from './number-form.ts';
import type { Table } from './table.ts';

/** Texts of a column by which it tells the decimal mark. */
const clearTexts = 1000;

/** The decimal mark that decides in columns where `1,234` may be either: that of the clear columns
 * of the table, else the point. What is known of one column (`StringColumn.decimal`) goes before it. */
export function decimalMarkOf(table: Pick<Table, 'columns'>): DecimalMark {
  return clearMarkOf(table) ?? '.';
}

/** @returns undefined where nothing tells */
export function clearMarkOf({ columns }: Pick<Table, 'columns'>): DecimalMark | undefined {
  let commas = 0;
  for (const column of columns) {
    if (column.kind === 'number' && column.points === 'thousands') commas++;
    if (column.kind !== 'string') continue;
    const { dictionary } = column;
    const texts = dictionary.slice(0, clearTexts).filter((text) => !isMissingWord(text));
    // Whole numbers beside words for missing have no mark, and tell nothing of it.
    const found = texts.some((text) => /\d[.,]\d/.test(text)) ? numberFormOf(texts) : undefined;
    if (found !== undefined && !found.ambiguous) commas += found.form.decimal === ',' ? 1 : -1;
  }
  return commas === 0 ? undefined : commas > 0 ? ',' : '.';
}
