/** Arrow IPC (Feather version 2, and streams) to a table. */

import { readFile } from 'node:fs/promises';
import { CompressionType, type DataType, setCompressionCodec, Type, tableFromIPC } from '@uwdata/flechette';
import { columnNames } from '../csv/columns.ts';
import { clockText } from '../domain/clock-text.ts';
import { ColumnBuilder } from '../domain/column-builder.ts';
import { setCell } from '../domain/set-cell.ts';
import type { Table } from '../domain/table.ts';
import { checkArrow } from './arrow-check.ts';
import { holdsItsRows } from './arrow-rows.ts';
import { decompressZstd } from './codecs.ts';
import { decimalCell } from './decimals.ts';
import { checkFits } from './fits-memory.ts';
import { decompressLz4Frame } from './lz4.ts';

const nested: ReadonlySet<number> = new Set([
  Type.List,
  Type.LargeList,
  Type.ListView,
  Type.LargeListView,
  Type.FixedSizeList,
  Type.Struct,
  Type.Map,
  Type.Union,
]);

const lacks = (name: string) =>
  new RangeError(`column ${JSON.stringify(name)} holds fewer values than it says`);

interface ArrowType {
  readonly typeId: number;
  /** Of values that stand in a dictionary. */
  readonly dictionary?: ArrowType;
}

/** Of the values themselves, however they are stored. */
function valueType(type: DataType): DataType {
  if (type.typeId === Type.Dictionary) return valueType(type.dictionary);
  return type.typeId === Type.RunEndEncoded ? valueType(type.children[1].type) : type;
}

/** Whether cells are lists or structs, which are not looked at: how long they are stands in the file. */
const isNested = (type: ArrowType): boolean =>
  nested.has(type.typeId) || (type.dictionary !== undefined && isNested(type.dictionary));

/** What a stored value is as a cell. */
function reader(stored: DataType): (value: unknown) => unknown {
  const type = valueType(stored);
  const isCount = (value: unknown): value is number | bigint =>
    typeof value === 'number' || typeof value === 'bigint';
  if (type.typeId === Type.Time || type.typeId === Type.Duration) {
    const perSecond = 1000 ** type.unit;
    return (value) => (isCount(value) ? clockText(Number(value) / perSecond) : value);
  }
  if (type.typeId === Type.Decimal)
    return (value) => (isCount(value) ? decimalCell(value, type.scale) : value);
  return (value) => value;
}

/** Numbers, booleans, strings, dates and times; columns of lists, structs or bytes are left out with a note. The file is
 * held in memory as a whole. */
export async function tableFromArrow(path: string): Promise<Table> {
  const encode = (): never => {
    throw new Error('nothing is compressed here');
  };
  setCompressionCodec(CompressionType.LZ4_FRAME, { decode: decompressLz4Frame, encode });
  setCompressionCodec(CompressionType.ZSTD, { decode: decompressZstd, encode });
  const bytes = await readFile(path);
  checkArrow(bytes);
  const read = tableFromIPC(bytes, { useDate: true, useBigInt: true, useDecimalInt: true });
  const rows = read.numRows;
  if (!Number.isSafeInteger(rows)) throw new Error(`it counts ${rows} rows`);
  checkFits(path, rows, read.schema.fields.length);
  const columns = [];
  const left: string[] = [];
  const notes: string[] = [];
  const { fields } = read.schema;
  const names = columnNames(
    fields.map(({ name }) => name),
    notes,
  );
  for (const [at, { type }] of fields.entries()) {
    const name = names[at]!;
    if (isNested(type as ArrowType)) {
      left.push(JSON.stringify(name));
      continue;
    }
    const builder = new ColumnBuilder(name, rows);
    const cells = read.getChildAt(at)!;
    for (const batch of cells.data) if (!holdsItsRows(type, batch)) throw lacks(name);
    const cellOf = reader(type);
    let plain = true;
    for (let row = 0; row < rows && plain; row++) {
      const cell = cellOf(cells.at(row));
      if (cell === undefined) throw lacks(name);
      plain = typeof cell !== 'object' || cell === null || cell instanceof Date;
      if (plain) setCell(builder, row, cell === Infinity || cell === -Infinity ? null : cell, path);
    }
    if (plain) columns.push(builder.finish(rows));
    else left.push(JSON.stringify(name));
  }
  if (left.length > 0) notes.push(`Columns of lists, structs or bytes were left out: ${left.join(', ')}.`);
  return { rows, columns, ...(notes.length > 0 && { notes }) };
}
