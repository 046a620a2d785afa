/** Arrow IPC (Feather version 2, and streams) to a table. */

import { readFile } from 'node:fs/promises';
import {
  type Batch,
  CompressionType,
  type DataType,
  setCompressionCodec,
  Type,
  tableFromIPC,
} from '@uwdata/flechette';
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

/** Numbers, booleans, strings, dates and times, also within structs; columns of lists, maps or bytes are left out with a note.
 * The file is held in memory as a whole. */
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
  const columns = [];
  const left: string[] = [];
  const notes: string[] = [];
  const structs: string[] = [];
  const leaves = read.schema.fields.flatMap(({ name, type }, at) => {
    const batches = read.getChildAt(at)!.data;
    const lengths = batches.map(({ length }) => length);
    const its = leavesOf({ name, type, batches, lengths, isThere: () => true }, 1);
    if (its[0]!.type !== type) structs.push(JSON.stringify(name));
    return its;
  });
  checkFits(path, rows, leaves.length);
  const names = columnNames(
    leaves.map(({ name }) => name),
    notes,
  );
  for (const [at, { type, batches, lengths, isThere }] of leaves.entries()) {
    const name = names[at]!;
    if (isNested(type as ArrowType)) {
      left.push(JSON.stringify(name));
      continue;
    }
    const builder = new ColumnBuilder(name, rows);
    if (lengths.reduce((sum, length) => sum + length, 0) !== rows) throw lacks(name);
    for (const batch of batches) if (!holdsItsRows(type, batch)) throw lacks(name);
    const cellOf = reader(type);
    let [plain, row] = [true, 0];
    for (const [b, batch] of batches.entries()) {
      for (let i = 0; i < lengths[b]! && plain; i++, row++) {
        const cell = isThere(b, i) ? cellOf(batch.at(i)) : null;
        if (cell === undefined) throw lacks(name);
        plain = typeof cell !== 'object' || cell === null || cell instanceof Date;
        if (plain) setCell(builder, row, cell === Infinity || cell === -Infinity ? null : cell, path);
      }
    }
    if (plain) columns.push(builder.finish(rows));
    else left.push(JSON.stringify(name));
  }
  if (structs.length > 0)
    notes.push(`Structs became columns with dots in their names: ${structs.join(', ')}.`);
  if (left.length > 0) notes.push(`Columns of lists, structs or bytes were left out: ${left.join(', ')}.`);
  return { rows, columns, ...(notes.length > 0 && { notes }) };
}

/** A column, or what structs hold under one name. */
interface ArrowLeaf {
  readonly name: string;
  readonly type: DataType;
  readonly batches: readonly Batch<unknown>[];
  /** Rows of each: those of structs may go on behind them. */
  readonly lengths: readonly number[];
  /** Whether no struct around the value is absent. */
  readonly isThere: (batch: number, row: number) => boolean;
}

/** Structs within structs, at most; deeper ones are left out. */
const deepest = 4;

/** @throws RangeError for a struct that holds fewer values than rows */
function leavesOf(leaf: ArrowLeaf, depth: number): ArrowLeaf[] {
  const { name, type, batches, lengths, isThere } = leaf;
  if (type.typeId !== Type.Struct || depth > deepest || type.children.length === 0) return [leaf];
  for (const batch of batches) {
    const isWhole = holdsItsRows(type, batch) && batch.children.length === type.children.length;
    if (!isWhole || batch.children.some(({ length }) => length < batch.length)) throw lacks(name);
  }
  return type.children.flatMap((child, j) =>
    leavesOf(
      {
        name: `${name}.${child.name}`,
        type: child.type,
        lengths,
        batches: batches.map((batch) => batch.children[j]!),
        isThere: (at, row) => {
          const batch = batches[at]!;
          return isThere(at, row) && (batch.nullCount === 0 || batch.isValid(row));
        },
      },
      depth + 1,
    ),
  );
}
