/** Collects the cells of one column in any order; the storage follows what arrives. */

import { numberToText } from './scalars.ts';
import { type Column, missingBoolean, missingCode } from './table.ts';

type Storage =
  | { kind: 'none' }
  | { kind: 'number'; values: Float64Array }
  | { kind: 'boolean'; values: Uint8Array }
  | { kind: 'string'; codes: Int32Array; dictionary: string[]; codeOf: Map<string, number> };

/** A cell that is never set is missing. Numbers only: a number column; booleans only: a boolean column; anything
 * else: a string column that holds the numbers and booleans as text. */
export class ColumnBuilder {
  readonly name: string;
  #capacity: number;
  #storage: Storage = { kind: 'none' };

  /** @param capacity rows to make room for at first; grows when needed */
  constructor(name: string, capacity: number) {
    this.name = name;
    this.#capacity = Math.max(1, capacity);
  }

  get kind(): Storage['kind'] {
    return this.#storage.kind;
  }

  /** @param value finite */
  setNumber(row: number, value: number): void {
    if (this.#storage.kind === 'none') {
      this.#storage = { kind: 'number', values: new Float64Array(this.#capacity).fill(Number.NaN) };
    }
    if (row >= this.#capacity) this.#grow(row);
    if (this.#storage.kind === 'number') this.#storage.values[row] = value;
    else this.setString(row, numberToText(value));
  }

  setBoolean(row: number, value: boolean): void {
    if (this.#storage.kind === 'none') {
      this.#storage = { kind: 'boolean', values: new Uint8Array(this.#capacity).fill(missingBoolean) };
    }
    if (row >= this.#capacity) this.#grow(row);
    if (this.#storage.kind === 'boolean') this.#storage.values[row] = Number(value);
    else this.setString(row, String(value));
  }

  setString(row: number, value: string): void {
    if (this.#storage.kind !== 'string') this.widen(numberToText, String);
    if (row >= this.#capacity) this.#grow(row);
    const { codes, dictionary, codeOf } = this.#storage as Storage & { kind: 'string' };
    let code = codeOf.get(value);
    if (code === undefined) {
      code = dictionary.length;
      codeOf.set(value, code);
      dictionary.push(value);
    }
    codes[row] = code;
  }

  /** Turns what has been collected into strings. */
  widen(numberText: (value: number, row: number) => string, booleanText: (value: boolean) => string): void {
    const before = this.#storage;
    if (before.kind === 'string') return;
    const codes = new Int32Array(this.#capacity).fill(missingCode);
    this.#storage = { kind: 'string', codes, dictionary: [], codeOf: new Map() };
    if (before.kind === 'none') return;
    for (let row = 0; row < before.values.length; row++) {
      const value = before.values[row]!;
      if (before.kind === 'number') {
        if (!Number.isNaN(value)) this.setString(row, numberText(value, row));
      } else if (value !== missingBoolean) {
        this.setString(row, booleanText(value === 1));
      }
    }
  }

  /** @param rows length of the column; every row set must be below it. The builder is not to be used afterwards. */
  finish(rows: number): Column {
    const { name } = this;
    if (rows > this.#capacity) this.#grow(rows - 1);
    const storage = this.#storage;
    switch (storage.kind) {
      case 'none':
        return { kind: 'number', name, values: new Float64Array(rows).fill(Number.NaN) };
      case 'string':
        return { kind: 'string', name, codes: trimmed(storage.codes, rows), dictionary: storage.dictionary };
      case 'number':
        return { kind: 'number', name, values: trimmed(storage.values, rows) };
      case 'boolean':
        return { kind: 'boolean', name, values: trimmed(storage.values, rows) };
    }
  }

  #grow(row: number): void {
    const capacity = Math.max(row + 1, this.#capacity * 2);
    const storage = this.#storage;
    if (storage.kind === 'number')
      storage.values = grown(storage.values, new Float64Array(capacity), Number.NaN);
    if (storage.kind === 'boolean')
      storage.values = grown(storage.values, new Uint8Array(capacity), missingBoolean);
    if (storage.kind === 'string')
      storage.codes = grown(storage.codes, new Int32Array(capacity), missingCode);
    this.#capacity = capacity;
  }
}

type Cells = Float64Array | Uint8Array | Int32Array;

function grown<T extends Cells>(from: T, to: T, missing: number): T {
  to.set(from);
  to.fill(missing, from.length);
  return to;
}

/** A copy when much room would be wasted by keeping the whole. */
function trimmed<T extends Cells>(cells: T, rows: number): T {
  if (cells.length === rows) return cells;
  return cells.slice(0, rows) as T;
}
