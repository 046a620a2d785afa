/** Columns from what the native reader holds, and names for them. */

import type { Addon, NativeCsvHandle, NativeCsvTable } from '../../../bindings/addon.d.ts';
import type { Pacer } from '../../shared/run-sliced.ts';
import { decimalMarkOf } from '../domain/decimal-mark.ts';
import type { DecimalMark } from '../domain/number-form.ts';
import type { Column, NumberColumn } from '../domain/table.ts';

/** Values copied, or texts made, before the event loop may have its turn: a fraction of a millisecond. */
const valuesAtOnce = 262_144;
const textsAtOnce = 2048;

interface ColumnHints {
  readonly decimal: DecimalMark | undefined;
  readonly delimiter: string;
  readonly notes: string[];
}

/** Takes all columns; each is freed behind itself, so that memory holds one of them twice, no more. Columns whose points may
 * stand between thousands come last, when the others have told the table's decimal mark.
 * @param decimal where the caller names it
 * @param delimiter semicolons between cells go with decimal commas
 * @param notes   gets a line for columns that are read with points between thousands */
export async function takeColumns(
  addon: Addon,
  handle: NativeCsvHandle,
  { rows, columns }: NativeCsvTable,
  names: readonly string[],
  pacer: Pacer,
  { decimal, delimiter, notes }: ColumnHints,
): Promise<Column[]> {
  const taken = new Array<Column>(columns.length);
  const take = async (index: number, points?: NumberColumn['points']): Promise<void> => {
    const column = await takeColumn(addon, handle, index, columns[index]!, rows, names[index]!, pacer);
    taken[index] = points === undefined || column.kind !== 'number' ? column : { ...column, points };
  };
  for (const [index, { maybeThousands }] of columns.entries()) if (!maybeThousands) await take(index);
  const open = [...columns.keys()].filter((index) => columns[index]!.maybeThousands);
  const told = taken.filter(Boolean);
  const others = open.length > 0 ? decimalMarkOf({ columns: told }) : '.';
  const grouped =
    delimiter === ';' && !told.some(hasDecimals) && mixesWholes(addon, handle, open, rows) ? ',' : undefined;
  const mark = decimal ?? (others === ',' ? others : (grouped ?? '.'));
  if (open.length > 0 && mark === ',') {
    for (const index of open) addon.csvThousands(handle, index);
    const shown = open.slice(0, mostRenamed).map((index) => names[index]);
    const why =
      decimal === ','
        ? 'as asked'
        : others === ','
          ? 'because other columns have decimal commas'
          : 'because semicolons part the cells and three digits follow every point (decimal, --decimal say otherwise)';
    notes.push(
      `Points are read as thousands separators, ${why}: ${shown.join(', ')}${open.length > shown.length ? ', …' : ''}.`,
    );
  }
  // Who names the point has told: nothing is open then.
  const points = mark === ',' ? 'thousands' : decimal === undefined ? 'open' : undefined;
  for (const index of open) await take(index, points);
  return taken;
}

const hasDecimals = (column: Column): boolean =>
  column.kind === 'number' && column.values.some((value) => !Number.isNaN(value) && !Number.isInteger(value));

/** Rows that are looked at to tell thousands from decimals. */
const looked = 1000;

/** Whether numbers of these columns are above and below a thousand, if points part thousands: `1.200` and `950`. Where each
 * has three decimals (`3.301`), none stands without a point. */
function mixesWholes(addon: Addon, handle: NativeCsvHandle, open: readonly number[], rows: number): boolean {
  const values = new Float64Array(Math.min(rows, looked));
  let [wholes, pointed] = [0, 0];
  for (const index of open) {
    addon.csvValues(handle, index, 0, values);
    for (const value of values) {
      if (Number.isInteger(value)) wholes++;
      else if (!Number.isNaN(value)) pointed++;
    }
  }
  return wholes > 0 && pointed > 0;
}

async function takeColumn(
  addon: Addon,
  handle: NativeCsvHandle,
  index: number,
  { kind, entries }: NativeCsvTable['columns'][number],
  rows: number,
  name: string,
  pacer: Pacer,
): Promise<Column> {
  const fill = async <T extends Float64Array | Uint8Array | Int32Array>(values: T): Promise<T> => {
    for (let from = 0; from < rows; from += valuesAtOnce) {
      addon.csvValues(handle, index, from, values.subarray(from, Math.min(rows, from + valuesAtOnce)));
      if (pacer.due) await pacer.pause();
    }
    return values;
  };
  const texts = async (): Promise<string[]> => {
    const dictionary: string[] = [];
    for (let from = 0; from < entries; from += textsAtOnce) {
      const to = Math.min(entries, from + textsAtOnce);
      for (const text of addon.csvTexts(handle, index, from, to)) dictionary.push(text);
      if (pacer.due) await pacer.pause();
    }
    return dictionary;
  };
  const column: Column =
    kind === 'number'
      ? { kind, name, values: await fill(new Float64Array(rows)) }
      : kind === 'boolean'
        ? { kind, name, values: await fill(new Uint8Array(rows)) }
        : { kind, name, dictionary: await texts(), codes: await fill(new Int32Array(rows)) };
  addon.releaseCsvColumn(handle, index);
  return column;
}

/** Renamed columns that are told one by one. */
const mostRenamed = 20;

/** Names without the spaces around them; an empty one tells the column's place, one that occurs twice gets a number. */
export function columnNames(header: readonly string[], notes: string[]): string[] {
  const taken = new Set<string>();
  /** Where to go on counting: a thousand columns of one name are not counted from 2 again and again. */
  const next = new Map<string, number>();
  let renamed = 0;
  const names = header.map((given, place) => {
    const wanted = given || `column_${place + 1}`;
    let name = wanted;
    let n = next.get(wanted) ?? 2;
    while (taken.has(name)) name = `${wanted}_${n++}`;
    taken.add(name);
    if (name === wanted) return name;
    next.set(wanted, n);
    renamed += 1;
    if (renamed <= mostRenamed)
      notes.push(
        `Column ${place + 1} is named ${JSON.stringify(wanted)} like one before it; it was renamed ${name}.`,
      );
    return name;
  });
  if (renamed > mostRenamed)
    notes.push(`${renamed - mostRenamed} more columns were renamed, named like one before them too.`);
  return names;
}
