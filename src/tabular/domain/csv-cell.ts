/** CSV cells to typed columns, exact: a column that turns out to hold words keeps every cell as it was written,
 * also those that were first taken for numbers or booleans. */

import { ColumnBuilder } from './column-builder.ts';
import { parseNumber } from './scalars.ts';
import type { Column } from './table.ts';

/** How a number was written: 0 as JavaScript writes it; d + 1 with d decimals; `otherwise` kept word for word. */
const plain = 0;
const otherwise = 255;

/** Texts that count as missing, with the units that they begin with: most cells are told apart by their first one. */
export class MissingMarks {
  readonly #marks: ReadonlySet<string>;
  readonly #firstUnits: ReadonlySet<number>;

  constructor(marks: readonly string[]) {
    this.#marks = new Set(marks);
    this.#firstUnits = new Set(marks.map((mark) => mark.charCodeAt(0)));
  }

  has(text: string): boolean {
    return this.#firstUnits.has(text.charCodeAt(0)) && this.#marks.has(text);
  }
}

export class CsvColumn {
  readonly #builder: ColumnBuilder;
  readonly #missing: MissingMarks;
  readonly #verbatim: boolean;
  #spelling = new Uint8Array(0);
  #exceptions = new Map<number, string>();
  #words: { true?: string; false?: string } = {};

  /** @param verbatim keep the white space around cells */
  constructor(name: string, missing: MissingMarks, verbatim = false) {
    this.#verbatim = verbatim;
    this.#builder = new ColumnBuilder(name, 1024);
    this.#missing = missing;
  }

  get name(): string {
    return this.#builder.name;
  }

  set(row: number, given: string): void {
    const text = this.#verbatim ? given : bare(given);
    if (text === '' || this.#missing.has(text)) return;
    const { kind } = this.#builder;
    if (kind === 'string') {
      this.#builder.setString(row, text);
      return;
    }
    if (kind !== 'boolean') {
      const value = readNumber(text);
      if (!Number.isNaN(value)) {
        if (spelling !== plain) this.#remember(row, text);
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
    if (text !== this.#words.true && text !== this.#words.false) {
      const word = booleanWords.get(text);
      if (word === undefined || this.#words[word] !== undefined) return false;
      this.#words[word] = text;
    }
    this.#builder.setBoolean(row, text === this.#words.true);
    return true;
  }

  #remember(row: number, text: string): void {
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

/** Without the white space around it; most cells have none. */
function bare(text: string): string {
  const last = text.length - 1;
  const spaced = (unit: number) => unit <= 32 || unit === 0xa0;
  return last >= 0 && (spaced(text.charCodeAt(0)) || spaced(text.charCodeAt(last))) ? text.trim() : text;
}

const booleanWords = new Map<string, 'true' | 'false'>([
  ['true', 'true'],
  ['True', 'true'],
  ['TRUE', 'true'],
  ['false', 'false'],
  ['False', 'false'],
  ['FALSE', 'false'],
]);

/** How the number that readNumber read last was written. */
let spelling = plain;

/** The number that a cell holds, and its `spelling`; NaN when it holds none. */
function readNumber(text: string): number {
  const simple = readDigits(text);
  if (!Number.isNaN(simple)) return simple;
  // A number starts with a digit, a sign, a point or white space.
  const first = text.charCodeAt(0);
  const value = first <= 57 || first > 0x7f ? parseNumber(text) : undefined;
  if (value === undefined) return Number.NaN;
  spelling = spellingOf(text, value);
  return value;
}

const powersOfTen = Float64Array.from({ length: 16 }, (_, power) => 10 ** power);

/** Reads digits with at most one point among them, which most cells of a number column are; NaN for all else. Up to 15
 * digits and powers of ten are exact doubles: their quotient is the double nearest to the text (Clinger 1990), and the
 * text comes back from it. */
function readDigits(text: string): number {
  const length = text.length;
  const start = text.charCodeAt(0) === 45 ? 1 : 0;
  let digits = 0;
  let point = -1;
  for (let i = start; i < length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 48 && unit <= 57) digits = digits * 10 + (unit - 48);
    else if (unit === 46 && point < 0) point = i;
    else return Number.NaN;
  }
  const whole = (point < 0 ? length : point) - start;
  const decimals = point < 0 ? 0 : length - point - 1;
  if (whole === 0 || whole > 15 || (whole > 1 && text.charCodeAt(start) === 48)) return Number.NaN;
  if ((point >= 0 && decimals === 0) || (digits === 0 && length > 1)) return Number.NaN;
  if (whole + decimals > 15) {
    const value = Number(text);
    spelling = spellingOf(text, value);
    return value;
  }
  const size = decimals === 0 ? digits : digits / powersOfTen[decimals]!;
  const shortest = decimals === 0 || (size >= 1e-6 && text.charCodeAt(length - 1) !== 48);
  spelling = shortest ? plain : decimals + 1;
  return start === 1 ? -size : size;
}

/** How a number of more digits, or with an exponent, was written. */
function spellingOf(text: string, value: number): number {
  if (String(value) === text) return plain;
  const decimals = text.length - 1 - text.indexOf('.');
  const fixed = decimals < text.length && decimals <= 100 && value.toFixed(decimals) === text;
  return fixed ? decimals + 1 : otherwise;
}
