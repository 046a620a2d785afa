/** Moves tables to a worker thread without holding up the caller: large columns are copied into shared memory a
 * slice at a time, columns that are shared already travel as they are. */

import { setImmediate } from 'node:timers/promises';
import type { Column, Table } from '../../domain/table.ts';

/** Structured cloning of so little takes microseconds. */
const smallBytes = 65_536;
/** About a quarter of a millisecond of copying or encoding. */
const sliceBytes = 1 << 20;
const sliceStrings = 2000;

type Numbers = Float64Array | Int32Array | Uint8Array;

/** Strings as UTF-8 in shared memory. */
export interface PackedStrings {
  readonly bytes: Uint8Array;
  /** Entry i is bytes[ends[i − 1] … ends[i]). */
  readonly ends: Float64Array;
}

export type SentColumn =
  | Exclude<Column, { kind: 'string' }>
  | { kind: 'string'; name: string; codes: Int32Array; dictionary: readonly string[] | PackedStrings };

export interface SentTable {
  readonly rows: number;
  readonly columns: readonly SentColumn[];
  readonly notes?: readonly string[];
  readonly firstLine?: number;
}

export async function shareTable(table: Table, signal?: AbortSignal): Promise<SentTable> {
  const columns: SentColumn[] = [];
  for (const column of table.columns) {
    signal?.throwIfAborted();
    if (column.kind === 'string') {
      const { dictionary } = column;
      columns.push({
        ...column,
        codes: await shareNumbers(column.codes),
        dictionary: dictionary.length <= sliceStrings ? dictionary : await packStrings(dictionary),
      });
    } else if (column.kind === 'boolean') {
      columns.push({ ...column, values: await shareNumbers(column.values) });
    } else {
      columns.push({ ...column, values: await shareNumbers(column.values) });
    }
    // Many small columns are cheap one by one and long together.
    if (columns.length % 64 === 0) await setImmediate();
  }
  return { rows: table.rows, columns, ...about(table) };
}

/** What is known of a table beside its cells. */
const about = ({ notes, firstLine }: SentTable | Table) => ({
  ...(notes && { notes }),
  ...(firstLine !== undefined && { firstLine }),
});

export async function shareNumbers<T extends Numbers>(values: T): Promise<T> {
  if (values.buffer instanceof SharedArrayBuffer) return values;
  // Not `values.constructor`, and no `slice`: files are read as Buffers, whose constructor warns and whose slices are views.
  const type: unknown =
    values instanceof Float64Array ? Float64Array : values instanceof Int32Array ? Int32Array : Uint8Array;
  const make = type as new (content: T | ArrayBufferLike) => T;
  // A view into a larger buffer would drag all of it along.
  if (values.byteLength <= smallBytes) return new make(values);
  const shared = new Uint8Array(new SharedArrayBuffer(values.byteLength));
  const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    shared.set(bytes.subarray(start, start + sliceBytes), start);
    await setImmediate();
  }
  return new make(shared.buffer);
}

export async function packStrings(strings: readonly string[]): Promise<PackedStrings> {
  const pieces: Buffer[] = [];
  const ends = new Float64Array(new SharedArrayBuffer(8 * strings.length));
  let length = 0;
  for (let start = 0; start < strings.length; start += sliceStrings) {
    const slice = strings.slice(start, start + sliceStrings);
    const joined = slice.join('');
    const piece = Buffer.from(joined, 'utf8');
    // One byte a unit: the text is ASCII, and need not be measured string by string.
    const ascii = piece.length === joined.length;
    slice.forEach((text, i) => {
      length += ascii ? text.length : Buffer.byteLength(text, 'utf8');
      ends[start + i] = length;
    });
    pieces.push(piece);
    await setImmediate();
  }
  const bytes = new Uint8Array(new SharedArrayBuffer(length));
  let offset = 0;
  for (const piece of pieces) {
    bytes.set(piece, offset);
    offset += piece.length;
    if (offset % sliceBytes < piece.length) await setImmediate();
  }
  return { bytes, ends };
}

/** On the worker. */
export function receiveTable(table: SentTable): Table {
  return {
    rows: table.rows,
    ...about(table),
    columns: table.columns.map((column): Column => {
      if (column.kind !== 'string') return column;
      const { dictionary } = column;
      return { ...column, dictionary: 'bytes' in dictionary ? unpackStrings(dictionary) : dictionary };
    }),
  };
}

function unpackStrings(packed: PackedStrings): string[] {
  const work = unpacking(packed);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Unpacks strings a slice between yields. */
export function* unpacking({ bytes, ends }: PackedStrings): Generator<void, string[]> {
  const strings = new Array<string>(ends.length);
  for (let from = 0; from < ends.length; from += sliceStrings) {
    const base = from === 0 ? 0 : ends[from - 1]!;
    const to = Math.min(ends.length, from + sliceStrings);
    // A copy outside of shared memory, which Buffer reads faster.
    const own = Buffer.from(bytes.slice(base, ends[to - 1]!));
    let start = 0;
    for (let i = from; i < to; i++) {
      const end = ends[i]! - base;
      strings[i] = own.toString('utf8', start, end);
      start = end;
    }
    yield;
  }
  return strings;
}
