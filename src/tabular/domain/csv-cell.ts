/** CSV cells to typed columns, exact: a column that turns out to hold words keeps every cell as it was written,
 * also those that were first taken for numbers or booleans. */

import { ColumnBuilder } from './column-builder.ts';
import { parseNumber } from './scalars.ts';
import type { Column } from './table.ts';

/** How a number was written: 0 as JavaScript writes it; d + 1 with d decimals; `otherwise` kept word for word. */
const plain = 0;
const otherwise = 255;

export class CsvColumn {
  readonly #builder: ColumnBuilder;
  readonly #missing: ReadonlySet<string>;
  #spelling = new Uint8Array(0);
  #exceptions = new Map<number, string>();
  #words: { true?: string; false?: string } = {};

  constructor(name: string, missing: ReadonlySet<string>) {
    this.#builder = new ColumnBuilder(name, 1024);
    this.#missing = missing;
  }

  get name(): string {
    return this.#builder.name;
  }

  set(row: number, text: string): void {
    if (text === '' || this.#missing.has(text)) return;
    const { kind } = this.#builder;
    if (kind === 'string') {
      this.#builder.setString(row, text);
      return;
    }
    if (kind !== 'boolean') {
      const value = looksNumeric(text) ? parseNumber(text) : undefined;
      if (value !== undefined) {
        this.#remember(row, text, value);
        this.#builder.setNumber(row, value);
        return;
      }
    }
    if (kind !== 'number' && this.#setBoolean(row, text)) return;
    this.#builder.widen(
      (value, at) => this.#numberText(value, at),
      (value) => this.#words[`${value}`]!,
    );
    this.#spelling = new Uint8Array(0);
    this.#exceptions.clear();
    this.#builder.setString(row, text);
  }

  /** One spelling for true and one for false: a second spelling makes it a column of words. */
  #setBoolean(row: number, text: string): boolean {
    const word = booleanWords.get(text);
    if (word === undefined) return false;
    const key = `${word}` as const;
    this.#words[key] ??= text;
    if (this.#words[key] !== text) return false;
    this.#builder.setBoolean(row, word);
    return true;
  }

  #remember(row: number, text: string, value: number): void {
    const spelling = spellingOf(text, value);
    if (spelling === plain) return;
    if (spelling === otherwise) this.#exceptions.set(row, text);
    if (row >= this.#spelling.length) {
      const larger = new Uint8Array(Math.max(1024, row * 2));
      larger.set(this.#spelling);
      this.#spelling = larger;
    }
    this.#spelling[row] = spelling;
  }

  #numberText(value: number, row: number): string {
    const spelling = this.#spelling[row] ?? plain;
    if (spelling === plain) return String(value);
    return spelling === otherwise ? this.#exceptions.get(row)! : value.toFixed(spelling - 1);
  }

  finish(rows: number): Column {
    return this.#builder.finish(rows);
  }
}

const booleanWords = new Map([
  ['true', true],
  ['True', true],
  ['TRUE', true],
  ['false', false],
  ['False', false],
  ['FALSE', false],
]);

/** A number starts with a digit, a sign, a point or white space. */
function looksNumeric(text: string): boolean {
  const first = text.charCodeAt(0);
  return first <= 57 || first > 0x7f;
}

function spellingOf(text: string, value: number): number {
  let decimals = -1;
  const start = text.charCodeAt(0) === 45 ? 1 : 0;
  for (let i = start; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 46) decimals = text.length - i - 1;
    else if (unit < 48 || unit > 57) return String(value) === text ? plain : otherwise;
  }
  // Up to 15 significant digits survive the way to a double and back.
  const simple = text.length - start <= 15 && Math.abs(value) >= 1e-6 && text.charCodeAt(start) !== 46;
  if (simple && decimals < 0) return plain;
  if (simple && decimals > 0 && text.charCodeAt(text.length - 1) !== 48) return plain;
  if (String(value) === text && value !== 0) return plain;
  if (decimals > 0 && decimals <= 100 && value.toFixed(decimals) === text) return decimals + 1;
  return text === '0' ? plain : otherwise;
}
