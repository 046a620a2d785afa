/** Columns from what the native reader holds, and names for them. */

import type { Addon, NativeCsvHandle, NativeCsvTable, NativePointSigns } from '../../../bindings/addon.d.ts';
import type { Pacer } from '../../shared/run-sliced.ts';
import { clearMarkOf } from '../domain/decimal-mark.ts';
import { isMissingWord } from '../domain/missing-words.ts';
import { type DecimalMark, mayHavePointsBetweenThousands } from '../domain/number-form.ts';
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
  for (const [index, { points }] of columns.entries()) if (points === undefined) await take(index);
  // Looking at all values takes time: only where something depends on it.
  const asks = delimiter === ';' || columns.some(({ points }) => points !== undefined);
  const said = decimal ?? (asks ? markOf(taken.filter(Boolean), delimiter) : undefined);
  const reasons = new Map<keyof typeof whyThousands, string[]>();
  for (const [index, { points }] of columns.entries()) {
    if (points === undefined) continue;
    const why = thousandsBy(points, decimal, said);
    if (why !== undefined) {
      addon.csvThousands(handle, index);
      reasons.set(why, [...(reasons.get(why) ?? []), names[index]!]);
    }
    // Who names the point has told, and so have decimals of other columns: nothing is open then.
    const otherwise = decimal === undefined ? (said === undefined ? 'open' : 'decimal') : undefined;
    await take(index, why === undefined ? otherwise : 'thousands');
  }
  for (const [why, those] of reasons)
    notes.push(`Points are read as thousands separators, ${whyThousands[why]}: ${listed(those)}.`);
  const open = taken.filter((column) => column.kind === 'number' && column.points === 'open');
  if (open.length > 0)
    notes.push(
      `Points are read as decimal points, though three digits follow every one (decimal, --decimal say otherwise): ${listed(open.map(({ name }) => name))}.`,
    );
  if (decimal !== undefined)
    return taken.map((column) => (column.kind === 'string' ? { ...column, decimal } : column));
  return said === 'semicolons' ? taken.map(withCommas) : taken;
}

/** Semicolons tell of columns of points and words for missing (`1.200`, `k. A.`) what they tell of points alone; commas
 * between thousands may be why there are semicolons. */
function withCommas(column: Column): Column {
  if (column.kind !== 'string' || column.dictionary.length > mostTexts) return column;
  const meant = column.dictionary.filter((text) => !isMissingWord(text));
  return mayHavePointsBetweenThousands(meant) ? { ...column, decimal: ',' } : column;
}

/** Different texts that are looked at for points. */
const mostTexts = 100_000;

const listed = (names: readonly string[]): string =>
  `${names.slice(0, mostRenamed).join(', ')}${names.length > mostRenamed ? ', …' : ''}`;

const whyThousands = {
  asked: 'as asked',
  commas: 'because other columns have decimal commas',
  semicolons:
    'because semicolons part the cells and three digits follow every point (decimal, --decimal say otherwise)',
  wholes:
    'because three digits follow every point and numbers below a thousand have none (decimal, --decimal say otherwise)',
};

/** What the other columns say of the decimal mark; undefined where none has decimals, and no semicolon stands for commas. */
function markOf(others: readonly Column[], delimiter: string): DecimalMark | 'semicolons' | undefined {
  const clear = clearMarkOf({ columns: others });
  if (clear === ',') return clear;
  if (clear === '.' || others.some(hasDecimals)) return '.';
  return delimiter === ';' ? 'semicolons' : undefined;
}

/** Why points of a column part thousands; undefined where they are decimal points, or nothing tells. */
function thousandsBy(
  { wholes, rounded, largestWhole }: NativePointSigns,
  asked: DecimalMark | undefined,
  said: ReturnType<typeof markOf>,
): keyof typeof whyThousands | undefined {
  if (asked !== undefined) return asked === ',' ? 'asked' : undefined;
  if (said === ',') return 'commas';
  if (said !== undefined) return said === 'semicolons' ? said : undefined;
  // Who writes 900 without decimals does not write 1.2 as 1.200.
  return wholes > 0 && rounded > 0 && largestWhole >= 100 ? 'wholes' : undefined;
}

const hasDecimals = (column: Column): boolean =>
  column.kind === 'number' && column.values.some((value) => !Number.isNaN(value) && !Number.isInteger(value));

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
