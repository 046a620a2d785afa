/** Dates of rows that stand in other marks than those of the fit: `03.04.2024` after `04/03/2024`. The order of the fit need not be
 * theirs, as points stand in Europe and slashes in America. */

import { type DateForm, dateFormOf, isUnknownOrder } from '../../domain/date-form.ts';
import { dateMarkOf } from '../../domain/date-order.ts';
import type { Column } from '../../domain/table.ts';
import type { ColumnSchema } from './schema.ts';

/** @returns the form of the rows where their mark is another one than that of the fit; `unknown` where nothing shows their order;
 *           undefined where the form of the fit holds */
export function formInOtherMarks(column: Column, schema: ColumnSchema): DateForm | 'unknown' | undefined {
  if (schema.kind !== 'date' || schema.mark === undefined || column.kind !== 'string') return undefined;
  const used = new Set(column.codes);
  const texts = column.dictionary.filter((_, code) => used.has(code));
  const mark = dateMarkOf(texts);
  if (mark === undefined || mark === schema.mark) return undefined;
  const form = dateFormOf(texts, column.dateOrder);
  if (form === 'ambiguous') return 'unknown';
  if (form === undefined || isUnknownOrder(form)) return undefined;
  const isBorn = schema.form?.endsWith('Born') && (form === 'dayFirst' || form === 'monthFirst');
  return isBorn ? `${form}Born` : form;
}
