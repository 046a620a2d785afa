/** A table as a file has it: cells as texts, before anything is made of them. */

import type { TableOfFile } from '../../../client/index.ts';
import { PackedTexts } from './packed-texts.ts';

export interface SourceColumn {
  readonly name: string;
  readonly cells: PackedTexts;
  /** What the service reads it as. */
  readonly read?: TableOfFile['columns'][number]['read'];
}

export interface SourceTable {
  readonly rows: number;
  readonly columns: readonly SourceColumn[];
  /** Names of columns of lists, structs or bytes, which were not read. */
  readonly leftOut: readonly string[];
  /** What the service decided while it read the file, in sentences. */
  readonly notes?: readonly string[];
}

/** Told while a file is read: the share of its bytes. */
export type OnRead = (fraction: number) => void;

/** A file that cannot be read, in words for people. `line` counts from 1, where lines are known. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  /** `untidy`: the service tells another table from its beginning than can be read here. */
  readonly kind: 'empty' | 'noHeader' | 'format' | 'untidy' | 'json' | 'tooLarge' | 'rowLength';
  readonly detail: string;
  constructor(kind: UnreadableFile['kind'], detail = '') {
    super(`${kind} ${detail}`);
    this.kind = kind;
    this.detail = detail;
  }
}

/** Collects rows; columns may appear late, and rows may lack any of them. */
export class TableBuilder {
  readonly #columns = new Map<string, PackedTexts>();
  rows = 0;

  /** The cells of a column, those of earlier rows empty. */
  column(name: string): PackedTexts {
    const known = this.#columns.get(name);
    if (known !== undefined) return known;
    const cells = new PackedTexts();
    for (let row = 0; row < this.rows; row++) cells.push('');
    this.#columns.set(name, cells);
    return cells;
  }

  /** Closes a row: what it lacks is empty. */
  endRow(): void {
    this.rows++;
    for (const cells of this.#columns.values()) if (cells.length < this.rows) cells.push('');
  }

  /** @param leftOut names of columns that are not kept
   * @throws UnreadableFile when there is no row or no column */
  finish(leftOut: ReadonlySet<string> = new Set()): SourceTable {
    for (const name of leftOut) this.#columns.delete(name);
    if (this.rows === 0 || this.#columns.size === 0) throw new UnreadableFile('empty');
    const columns = Array.from(this.#columns, ([name, cells]) => ({ name, cells }));
    return { rows: this.rows, columns, leftOut: [...leftOut] };
  }
}

/** A value of JSON or Parquet as a text; objects and lists of JSON stay JSON. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : isoText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  return JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? String(inner) : inner));
}

const isoText = (date: Date) =>
  date
    .toISOString()
    .replace(/T00:00:00\.000Z$/, '')
    .replace(/\.000Z$/, 'Z');
