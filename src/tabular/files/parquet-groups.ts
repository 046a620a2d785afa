/** The columns of single values of a Parquet file, a group of rows at a time, with nothing of Node: the console reads its files
 * by this too. Whatever the file claims is checked before room is made for it. */

import {
  type AsyncBuffer,
  type Compressors,
  parquetMetadataAsync,
  parquetRead,
  type SchemaElement,
} from 'hyparquet';
import { clockText } from '../domain/clock-text.ts';
import { mostRows } from './claims.ts';
import { bigEndian, decimalCell } from './decimals.ts';
import { checkedGroup, checkFooter } from './parquet-check.ts';
import { type ParquetColumns, type ParquetLeaf, parquetColumns, within } from './parquet-columns.ts';

/** Cells of a column that follow one another. */
export interface ParquetCells {
  readonly name: string;
  /** Row of the first, from 0, in the whole file. */
  readonly from: number;
  readonly cells: ArrayLike<unknown>;
}

export interface ParquetGroup {
  /** Row behind its last one. */
  readonly end: number;
  readonly parts: readonly ParquetCells[];
}

export interface ParquetFile {
  readonly rows: number;
  /** How many are read. */
  readonly columns: number;
  /** Structs, whose values are columns with dots in their names. */
  readonly structs: readonly string[];
  /** Columns of lists, maps and intervals, which are not read. */
  readonly nested: readonly string[];
  /** Those with rows. */
  readonly groups: AsyncGenerator<ParquetGroup>;
}

/** @param codecs for what else than Snappy pages are packed with; each writes as much as it is told to, or throws
 * @throws Error when the file claims what it does not hold, here or from its groups */
export async function openParquet(file: AsyncBuffer, codecs: Compressors): Promise<ParquetFile> {
  await checkFooter(file);
  const metadata = await parquetMetadataAsync(file, { geoparquet: false });
  const rows = Number(metadata.num_rows);
  if (!(Number.isSafeInteger(rows) && rows >= 0 && rows <= mostRows(file.byteLength)))
    throw new Error(`it claims ${metadata.num_rows} rows`);
  const known = parquetColumns(metadata);
  const schema = known.schema.map(asStored);
  const groups = async function* () {
    const leaves = byColumn(known);
    let start = 0;
    for (const group of metadata.row_groups) {
      const [from, end] = [start, start + Number(group.num_rows)];
      if (!(end >= from && end <= rows)) throw new Error('it claims more rows in its groups than in all');
      start = end;
      if (end === from) continue;
      const parts: ParquetCells[] = [];
      await parquetRead({
        file,
        // The group alone: the library looks at all of them each time.
        metadata: { ...metadata, schema, row_groups: [await checkedGroup(file, group, known, codecs)] },
        compressors: codecs,
        parsers: { geometryFromBytes: (bytes) => bytes },
        onChunk: ({ columnName, columnData, rowStart }) => {
          const start = from + Number(rowStart);
          for (const [name, { element, path }] of leaves.get(columnName) ?? []) {
            const below = path.slice(1);
            const cellOf = reader(element);
            const held = columnData as ArrayLike<unknown>;
            const single = below.length > 0 ? Array.from(held, (row) => within(row, below)) : held;
            parts.push({ name, from: start, cells: cellOf ? Array.from(single, cellOf) : single });
          }
        },
      });
      // Not before: nobody would catch what the library is called back with.
      for (const { name, cells } of parts) {
        for (let i = 0; i < cells.length; i++)
          if (cells[i] === undefined)
            throw new Error(`column ${JSON.stringify(name)} names a value that it lacks`);
      }
      yield { end, parts };
    }
    if (start < rows) throw new Error(`it claims ${rows} rows and its groups hold ${start}`);
  };
  const { flat, structs, nested } = known;
  return { rows, columns: flat.size, structs, nested, groups: groups() };
}

/** What is read of each column of the file, with its name. */
function byColumn({
  flat,
}: ParquetColumns): ReadonlyMap<string, readonly (readonly [string, ParquetLeaf])[]> {
  const leaves = new Map<string, [string, ParquetLeaf][]>();
  for (const leaf of flat) {
    const column = leaf[1].path[0]!;
    const its = leaves.get(column);
    if (its === undefined) leaves.set(column, [leaf]);
    else its.push(leaf);
  }
  return leaves;
}

/** Ticks a second of a column of times of day; 0 for others. */
function ticksOf(element: SchemaElement): number {
  const { logical_type: logical, converted_type: converted } = element;
  if (logical?.type === 'TIME') return { MILLIS: 1e3, MICROS: 1e6, NANOS: 1e9 }[logical.unit];
  return converted === 'TIME_MILLIS' ? 1e3 : converted === 'TIME_MICROS' ? 1e6 : 0;
}

const isCount = (value: unknown): value is number | bigint =>
  typeof value === 'number' || typeof value === 'bigint';

const isDecimal = ({ converted_type: converted, logical_type: logical }: SchemaElement): boolean =>
  converted === 'DECIMAL' || logical?.type === 'DECIMAL';

/** What a value of the library is as a cell; undefined where it is one already. */
function reader(element: SchemaElement): ((value: unknown) => unknown) | undefined {
  const perSecond = ticksOf(element);
  if (perSecond > 0) return (value) => (isCount(value) ? clockText(Number(value) / perSecond) : value);
  if (!isDecimal(element)) return undefined;
  const { scale = 0 } = element;
  return (value) => {
    const digits = value instanceof Uint8Array ? bigEndian(value) : value;
    return isCount(digits) ? decimalCell(digits, scale) : digits;
  };
}

/** The library multiplies decimals by a power of ten, which rounds them: it is asked for what is stored instead. Bytes of any length
 * it would take for a text; those of a geometry it hands to a function of ours. */
function asStored(element: SchemaElement): SchemaElement {
  if (!isDecimal(element)) return element;
  const { converted_type: _, logical_type: __, ...rest } = element;
  return element.type === 'BYTE_ARRAY' ? { ...rest, logical_type: { type: 'GEOMETRY' } } : rest;
}

/** A number, a truth, a text or a time. */
export const isSingle = (cell: unknown): boolean =>
  typeof cell !== 'object' || cell === null || cell instanceof Date;
