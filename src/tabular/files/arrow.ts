/** Arrow IPC (Feather version 2, and streams) to a table. */

import { readFile } from 'node:fs/promises';
import { CompressionType, type DataType, setCompressionCodec, Type, tableFromIPC } from '@uwdata/flechette';
import { clockText } from '../domain/clock-text.ts';
import { ColumnBuilder } from '../domain/column-builder.ts';
import { setCell } from '../domain/set-cell.ts';
import type { Table } from '../domain/table.ts';
import { checkArrow } from './arrow-check.ts';
import { holdsItsRows } from './arrow-rows.ts';
import { decompressZstd } from './codecs.ts';
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

/** Whether cells are lists or structs, which are not looked at: how long they are stands in the file. */
const isNested = (type: ArrowType): boolean =>
  nested.has(type.typeId) || (type.dictionary !== undefined && isNested(type.dictionary));

/** Ticks a second of a column of times of day or lengths of time; 0 for others. */
const ticksOf = (type: DataType): number =>
  type.typeId === Type.Time || type.typeId === Type.Duration ? 1000 ** type.unit : 0;

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
  const read = tableFromIPC(bytes, { useDate: true, useBigInt: true });
  const rows = read.numRows;
  if (!Number.isSafeInteger(rows)) throw new Error(`it counts ${rows} rows`);
  checkFits(path, rows, read.schema.fields.length);
  const columns = [];
  const left: string[] = [];
  for (const { name, type } of read.schema.fields) {
    if (isNested(type as ArrowType)) {
      left.push(JSON.stringify(name));
      continue;
    }
    const builder = new ColumnBuilder(name, rows);
    const cells = read.getChild(name)!;
    for (const batch of cells.data) if (!holdsItsRows(type, batch)) throw lacks(name);
    const perSecond = ticksOf(type);
    let plain = true;
    for (let row = 0; row < rows && plain; row++) {
      const stored: unknown = cells.at(row);
      const cell =
        perSecond > 0 && (typeof stored === 'number' || typeof stored === 'bigint')
          ? clockText(Number(stored) / perSecond)
          : stored;
      if (cell === undefined) throw lacks(name);
      plain = typeof cell !== 'object' || cell === null || cell instanceof Date;
      if (plain) setCell(builder, row, cell === Infinity || cell === -Infinity ? null : cell, path);
    }
    if (plain) columns.push(builder.finish(rows));
    else left.push(JSON.stringify(name));
  }
  const notes =
    left.length > 0 ? [`Columns of lists, structs or bytes were left out: ${left.join(', ')}.`] : undefined;
  return { rows, columns, ...(notes && { notes }) };
}
