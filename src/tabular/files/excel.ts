/** The first sheet of a workbook that holds a table, read as the CSV that a person would save it as. */

import readWorkbook from 'read-excel-file/node';
import { tableFromCsv } from '../csv/table-from-csv.ts';
import { declareColumns } from '../domain/declare-columns.ts';
import { TabularError } from '../domain/errors.ts';
import type { Table } from '../domain/table.ts';
import { bareFormulas } from './bare-formulas.ts';
import { type CodeFormat, codeFormats, inCodeFormat } from './code-formats.ts';
import { type MergedCells, mergedCells } from './merged-cells.ts';
import type { FileOptions } from './options.ts';
import { hiddenSheets, sheetPart } from './sheet-part.ts';

type Cell = string | number | boolean | Date | null;

/** @param path for messages
 * @throws TabularError `malformed_csv` for an empty workbook; the reader's error for one that is damaged */
export async function tableFromWorkbook(path: string, bytes: Buffer, options: FileOptions): Promise<Table> {
  const { sheet: wanted, ...csv } = options;
  const sheets = await readWorkbook(bytes);
  const hidden = wanted === undefined ? await hiddenSheets(path) : [];
  const shown = sheets.filter((_, place) => !hidden.includes(place));
  const first =
    wanted === undefined
      ? (shown.find(({ data }) => isTable(data as unknown as Cell[][])) ??
        sheets.find(({ data }) => isTable(data as unknown as Cell[][])) ??
        sheets.find(({ data }) => data.length > 0))
      : sheets.find(({ sheet }, place) => sheet === String(wanted) || place + 1 === Number(wanted));
  if (first === undefined) {
    const names = sheets.map(({ sheet }) => JSON.stringify(sheet)).join(', ');
    throw new TabularError(
      'malformed_csv',
      wanted === undefined
        ? `${path} has no sheet with cells.`
        : `${path} has no sheet ${JSON.stringify(wanted)}; the sheets are ${names}.`,
    );
  }
  const part = await sheetPart(path, sheets.indexOf(first));
  const { rows: cells, filled } = withMergedFilled(
    first.data as unknown as Cell[][],
    await mergedCells(part),
  );
  const isFull = cells.every((row) => row.every((cell) => cell !== null));
  const bare = isFull ? 0 : await bareFormulas(part);
  const { rows, names } = withCodes(cells, await codeFormats(part));
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  const spans = Array.from({ length: width }, (_, j) => areSpans(rows, j));
  const lines = function* () {
    for (const row of rows)
      yield `${Array.from({ length: width }, (_, j) => toText(row[j] ?? null, spans[j])).join(',')}\n`;
  };
  const { encoding: _encoding, delimiter: _delimiter, ...rest } = csv;
  const read = await tableFromCsv(lines(), { ...rest, delimiter: ',' });
  const codes = read.columns.map(({ name }) => name).filter((name) => names.has(name));
  const kinds = Object.fromEntries(codes.map((name) => [name, 'category'] as const));
  const table = declareColumns(read, { columns: { ...kinds, ...rest.columns } });
  const notes = [
    ...(sheets.length > 1
      ? [
          `The workbook has ${sheets.length} sheets; ${JSON.stringify(first.sheet)} was read (sheet, --sheet for another).`,
        ]
      : []),
    ...(filled > 0
      ? [
          `${filled} ${filled === 1 ? 'cell was' : 'cells were'} filled with what the cells merged with them hold.`,
        ]
      : []),
    ...(bare > 0
      ? [
          `${bare} ${bare === 1 ? 'cell holds a formula' : 'cells hold formulas'} without a result, and ${bare === 1 ? 'was' : 'were'} taken for empty: open the workbook in a spreadsheet, which reckons them, and save it.`,
        ]
      : []),
    ...(codes.length > 0
      ? [`Kept as codes, because the format of the cells shows noughts before them: ${codes.join(', ')}.`]
      : []),
  ];
  return notes.length === 0 ? table : { ...table, notes: [...notes, ...(table.notes ?? [])] };
}

/** Every row of cells that are merged downwards holds what the first of them does. In the header they are left: a name goes
 * down over two rows of names. */
function withMergedFilled(
  rows: readonly Cell[][],
  merged: readonly MergedCells[],
): { rows: readonly Cell[][]; filled: number } {
  const isMeasured = (row: readonly Cell[]) => row.some((cell) => cell !== null && typeof cell !== 'string');
  const body = rows.findIndex(isMeasured);
  const below = merged.filter(({ from }) => body >= 0 && from >= body);
  if (below.length === 0) return { rows, filled: 0 };
  const copies = rows.map((row) => [...row]);
  let filled = 0;
  for (const { column, from, to } of below) {
    const cell = copies[from]?.[column] ?? null;
    for (let row = from + 1; cell !== null && row <= to && row < copies.length; row++) {
      if ((copies[row]![column] ?? null) !== null) continue;
      copies[row]![column] = cell;
      filled++;
    }
  }
  return { rows: copies, filled };
}

/** Numbers of columns of codes as their cells show them, and the texts above them, one of which names the column. */
function withCodes(
  rows: readonly Cell[][],
  formats: ReadonlyMap<number, CodeFormat>,
): { rows: readonly Cell[][]; names: ReadonlySet<string> } {
  const names = new Set<string>();
  if (formats.size === 0) return { rows, names };
  const shown = rows.map((row) => {
    const copy = [...row];
    for (const [column, format] of formats) {
      const cell = row[column];
      if (typeof cell === 'string') names.add(cell.trim());
      else if (typeof cell === 'number' && Number.isInteger(cell) && cell >= 0)
        copy[column] = inCodeFormat(cell, format);
    }
    return copy;
  });
  return { rows: shown, names };
}

/** Two rows of two cells at least: no cover, no page of notes. */
const isTable = (rows: readonly (readonly Cell[])[]): boolean =>
  rows.filter((row) => row.filter((cell) => cell !== null).length > 1).length > 1;

/** Whether all dates of a column are of the first years that Excel counts: a workbook keeps `[h]:mm`, a length of time, as
 * days from the beginning, and its reader gives them as dates. */
function areSpans(rows: readonly (readonly Cell[])[], column: number): boolean {
  let some = false;
  for (const row of rows) {
    const cell = row[column] ?? null;
    if (cell === null || typeof cell !== 'object') continue;
    if (cell.getTime() >= firstDate) return false;
    some = true;
  }
  return some;
}

/** Earlier than any date that people have in workbooks. */
const firstDate = Date.UTC(1904, 0, 1);
/** 1900-01-01: where Excel begins to count days. */
const firstDay = Date.UTC(1900, 0, 1);
const countedFrom = Date.UTC(1899, 11, 30);

function clockOf(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

function toText(cell: Cell, isSpan = false): string {
  if (cell === null) return '';
  if (typeof cell === 'object') {
    // A cell that shows a clock holds a part of a day, counted from 1899-12-30 or the day after.
    if (isSpan || cell.getTime() < firstDay) return clockOf(cell.getTime() - countedFrom);
    // Parts of days are binary fractions: 13:45 comes back as 13:44:59.999.
    const text = new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString();
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19);
  }
  const text = String(cell);
  return /[",\n\r]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
