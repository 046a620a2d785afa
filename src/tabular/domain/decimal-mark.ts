import { isMissingWord } from './missing-words.ts';
import { type DecimalMark, numberFormOf } from './number-form.ts';
import type { Table } from './table.ts';

/** Texts of a column by which it tells the decimal mark. */
const clearTexts = 1000;

/** The decimal mark that the clear columns of a table have: it decides in columns where `1,234` may be either. */
export function decimalMarkOf({ columns }: Pick<Table, 'columns'>): DecimalMark {
  let commas = 0;
  for (const column of columns) {
    if (column.kind !== 'string') continue;
    const { dictionary } = column;
    const found = numberFormOf(dictionary.slice(0, clearTexts).filter((text) => !isMissingWord(text)));
    if (found !== undefined && !found.ambiguous) commas += found.form.decimal === ',' ? 1 : -1;
  }
  return commas > 0 ? ',' : '.';
}
