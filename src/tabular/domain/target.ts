/** What a model is to learn, checked: labels that keep their JSON type, or finite numbers. */

import { nearest } from '../../shared/nearest.ts';
import { decimalMarkOf } from './decimal-mark.ts';
import { TabularError } from './errors.ts';
import { type Measure, measureOf, parseMeasure, unitOfMeasure } from './measures.ts';
import { isMissingMark, isMissingWord } from './missing-words.ts';
import {
  type DecimalMark,
  isNumberLike,
  mayHavePointsBetweenThousands,
  numberFormOf,
  parseInForm,
  unitsOf,
} from './number-form.ts';
import { isBeyond } from './number-text.ts';
import { defaultPayloadLimits } from './payload.ts';
import { columnLength, parseNumber } from './scalars.ts';
import type { Column, Label, StringColumn, Table, Target, Task } from './table.ts';
import { cellAt, dropColumns } from './table-views.ts';
import { areMilitaryClocks, areMonthsOrMinutes, parseTime } from './time-form.ts';

const { maxClasses } = defaultPayloadLimits;

/** Take the target out of a training table.
 * @returns the feature columns, in the order of the table, and the row-aligned target
 * @throws  TabularError `missing_target_column`, or what {@link targetFromColumn} throws
 * @example
 * const { features, target } = splitTarget(table, 'people', 'regression'); */
export function splitTarget(
  table: Table,
  targetColumn: string,
  task: Task,
): { features: Table; target: Target } {
  const target = targetFromColumn(targetColumnOf(table, targetColumn), task, decimalMarkOf(table));
  return { features: dropColumns(table, [targetColumn]), target };
}

/** @throws TabularError `missing_target_column` that lists the columns there are
 * @example
 * targetColumnOf(table, 'people').kind; // → "number" */
export function targetColumnOf(table: Table, name: string): Column {
  const column = table.columns.find((candidate) => candidate.name === name);
  if (column !== undefined) return column;
  const near = nearest(
    name,
    table.columns.map((candidate) => candidate.name),
  );
  const offer = near === undefined ? '' : ` Did you mean ${JSON.stringify(near)}?`;
  const names = table.columns.slice(0, 10).map((candidate) => JSON.stringify(candidate.name));
  const more = table.columns.length > names.length ? ', …' : '';
  throw new TabularError(
    'missing_target_column',
    `There is no column ${JSON.stringify(name)}; the columns are ${names.join(', ') || 'none'}${more}.${offer}`,
  );
}

/** Words and booleans are labels; numbers are labels only when there are no more than two distinct whole ones. Texts are
 * numbers when nearly all of them are.
 * @throws TabularError `unsupported_task` for numbers in several units
 * @example
 * inferTask(targetColumnOf(table, 'city')); // → "classification" */
export function inferTask(column: Column): Task {
  if (column.kind === 'boolean') return 'classification';
  const numbers = column.kind === 'number' ? column.values : numbersOfTexts(column);
  if (numbers === undefined) return 'classification';
  const distinct = new Set<number>();
  for (const value of numbers) {
    if (Number.isNaN(value) || value === Infinity) continue;
    distinct.add(value);
    if (distinct.size > 2 || !Number.isInteger(value)) return 'regression';
  }
  return 'classification';
}

/** Share of texts that must be numbers for a column to be one of numbers. */
const majority = 0.95;

/** The numbers that the texts state, in one form; NaN for words that say a value is missing, an infinity for the few that
 * are no numbers. Undefined when more are none.
 * @throws TabularError `unsupported_task` when they are numbers in several units */
function numbersOfTexts(target: StringColumn, ofTable: DecimalMark = '.'): Float64Array | undefined {
  const { dictionary: texts, name: column, decimal } = target;
  const mark = decimal ?? ofTable;
  const name = JSON.stringify(column);
  const { meant, enough } = meantTexts(target);
  const plain = meant.filter((text) => parseNumber(text) !== undefined);
  let read = parseNumber as (text: string) => number | undefined;
  if (enough(plain) && mark === ',' && mayHavePointsBetweenThousands(plain)) {
    const found = numberFormOf(plain, mark);
    if (found !== undefined) read = (text) => parseInForm(text, found.form);
  } else if (!enough(plain)) {
    const inParts = partsReader(column, meant, enough);
    const like = meant.filter((text) => isNumberLike(text) || parseNumber(text) !== undefined);
    if (inParts === undefined && !enough(like)) return undefined;
    if (inParts !== undefined)
      return Float64Array.from(texts, (text) =>
        isMissingWord(text) ? Number.NaN : (inParts.read(text) ?? Infinity),
      );
    const found = numberFormOf(like, mark);
    const units = found === undefined ? unitsOf(like) : [];
    const places = enough(like.filter((text) => parseMeasure(text, 'places') !== undefined));
    // `25k-50k` is a class.
    if (units.length > 1 && !places && !units.some((unit) => /\d/.test(unit))) {
      const shown = units.slice(0, 4).map((unit) => JSON.stringify(unit));
      throw new TabularError(
        'unsupported_task',
        `The target column ${name} holds numbers in several units or currencies: ${shown.join(', ')}.`,
        { fix: 'Convert them to one unit, or set the task to classification if each is a label.' },
      );
    }
    if (found === undefined) return undefined;
    read = (text) => parseInForm(text, found.form);
  }
  return Float64Array.from(texts, (text) => (isMissingWord(text) ? Number.NaN : (read(text) ?? Infinity)));
}

/** The texts that occur and are no words for a missing value, and whether some of them stand in nearly all rows. */
function meantTexts({ dictionary: texts, codes }: StringColumn) {
  const counts = new Map<string, number>();
  for (const code of codes) if (code >= 0) counts.set(texts[code]!, (counts.get(texts[code]!) ?? 0) + 1);
  const rows = (some: readonly string[]) => some.reduce((sum, text) => sum + counts.get(text)!, 0);
  const meant = texts.filter((text) => counts.has(text) && !isMissingWord(text));
  // Beside numbers an infinity is one, and refused as such.
  const finite = meant.filter((text) => !isBeyond(text));
  const enough = (some: readonly string[]) => some.length > 0 && rows(some) >= majority * rows(finite);
  return { meant, enough };
}

/** Units by their words, where signs say less. Places (`1st`) and stars are labels; fractions have no unit. */
const unitOf: Readonly<Partial<Record<Measure, string>>> = {
  degrees: 'degrees',
  feet: 'feet',
  heights: 'feet',
  pounds: 'pounds',
  bytes: 'bytes',
  litres: 'litres',
  metres: 'metres',
};

interface PartsReader {
  readonly read: (text: string) => number | undefined;
  readonly unit: string | undefined;
}

/** What reads lengths of time (as hours), degrees, feet, fractions or several units; undefined where texts are none. */
function partsReader(
  name: string,
  meant: readonly string[],
  enough: (some: readonly string[]) => boolean,
): PartsReader | undefined {
  const hours = { read: parseTime, unit: 'hours' };
  if (areMilitaryClocks(meant) === 'yes') return hours;
  if (areMonthsOrMinutes(meant)) return undefined;
  if (enough(meant.filter((text) => isNumberLike(text))) && numberFormOf(meant.filter(isNumberLike)))
    return undefined;
  const measure = measureOf(meant, name, (reads) => enough(meant.filter(reads)));
  if (measure === 'places' || measure === 'stars') return undefined;
  if (measure !== undefined)
    return {
      read: (text) => parseMeasure(text, measure),
      unit: unitOf[measure] ?? (unitOfMeasure[measure] || undefined),
    };
  return enough(meant.filter((text) => parseTime(text) !== undefined)) ? hours : undefined;
}

/** The unit in which a target of texts that are written in parts or in several units is learnt; undefined where it is read as it
 * stands. */
export function unitOfTarget(column: Column): string | undefined {
  if (column.kind !== 'string') return undefined;
  const { meant, enough } = meantTexts(column);
  if (enough(meant.filter((text) => parseNumber(text) !== undefined))) return undefined;
  return partsReader(column.name, meant, enough)?.unit;
}

/** Rows whose target has a value.
 * @returns null when all have one: the table can stay as it is */
export function rowsWithTarget(column: Column, task: Task): Int32Array | null {
  const rows = new Int32Array(columnLength(column));
  // Beside a plus, a minus is a label.
  const signed = task === 'classification' && column.kind === 'string' && hasPlus(column);
  const isMissing = (text: string) =>
    task === 'regression' ? isMissingWord(text) : isMissingMark(text) && !(signed && /^[-–−]+$/.test(text));
  const missing = column.kind === 'string' ? column.dictionary.map(isMissing) : [];
  let count = 0;
  for (let row = 0; row < rows.length; row++) {
    const cell = cellAt(column, row);
    if (cell === null || (column.kind === 'string' && missing[column.codes[row]!])) continue;
    rows[count++] = row;
  }
  return count === rows.length ? null : rows.slice(0, count);
}

function hasPlus({ codes, dictionary }: StringColumn): boolean {
  const plus = dictionary.flatMap((text, code) => (/^\++$/.test(text) ? [code] : []));
  return plus.length > 0 && codes.some((code) => plus.includes(code));
}

/** A stored column as a target.
 * @returns classification: classes in order of first appearance, strings, booleans or whole numbers as stored;
 *          regression: finite numbers (booleans and texts are none)
 * @throws  TabularError `unsupported_task` naming the row (from 1) and the value when a value is missing or does not
 *          fit the task; `dataset_too_large` above 160 classes
 * @example
 * const target = targetFromColumn(targetColumnOf(table, 'city'), 'classification'); */
export function targetFromColumn(column: Column, task: Task, mark: DecimalMark = '.'): Target {
  const name = JSON.stringify(column.name);
  if (task === 'regression') {
    if (column.kind === 'number') {
      for (let row = 0; row < column.values.length; row++) {
        if (!Number.isFinite(column.values[row]!)) throw notANumber(row, cellAt(column, row), name);
      }
      return { kind: 'numbers', values: column.values };
    }
    return { kind: 'numbers', values: numbersOf(column, name, mark) };
  }
  const builder = new ClassBuilder(columnLength(column), name);
  if (column.kind === 'string') addStrings(builder, column.codes, column.dictionary);
  else for (let row = 0; row < columnLength(column); row++) builder.add(row, cellAt(column, row));
  return builder.finish();
}

/** Texts that are numbers count as such: JSON rows often carry them so. */
function numbersOf(
  column: Exclude<Column, { kind: 'number' }>,
  name: string,
  mark: DecimalMark,
): Float64Array {
  const values = new Float64Array(columnLength(column));
  const numbers = column.kind === 'string' ? formedNumbers(column, mark) : [];
  for (let row = 0; row < values.length; row++) {
    const number = column.kind === 'string' ? numbers[column.codes[row]!] : undefined;
    if (number === undefined) throw notANumber(row, cellAt(column, row), name);
    values[row] = number;
  }
  return values;
}

function formedNumbers(column: StringColumn, mark: DecimalMark): readonly (number | undefined)[] {
  const numbers = numbersOfTexts(column, mark);
  return column.dictionary.map((text, code) => {
    const number = numbers === undefined ? parseNumber(text) : numbers[code];
    return number === undefined || !Number.isFinite(number) ? undefined : number;
  });
}

function addStrings(builder: ClassBuilder, codes: Int32Array, dictionary: readonly string[]): void {
  const translated = new Int32Array(dictionary.length).fill(-1);
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row]!;
    if (code >= 0 && translated[code]! >= 0) builder.codes[row] = translated[code]!;
    else {
      builder.add(row, code < 0 ? null : dictionary[code]!);
      if (code >= 0) translated[code] = builder.codes[row]!;
    }
  }
}

class ClassBuilder {
  readonly codes: Int32Array;
  readonly #name: string | undefined;
  readonly #codeOf = new Map<Label, number>();

  constructor(rows: number, name: string | undefined) {
    this.codes = new Int32Array(rows);
    this.#name = name;
  }

  add(row: number, value: unknown): void {
    if (!isLabel(value)) throw notALabel(row, value, this.#name);
    // Negative zero is the same class as zero, and so it is for a Map.
    let code = this.#codeOf.get(value);
    if (code === undefined) {
      code = this.#codeOf.size;
      if (code === maxClasses) {
        throw new TabularError(
          'dataset_too_large',
          `${where(row, this.#name)} is ${show(value)}, distinct label ${maxClasses + 1}; ` +
            `at most ${maxClasses} classes are supported.`,
        );
      }
      this.#codeOf.set(value, code);
    }
    this.codes[row] = code;
  }

  finish(): Target {
    return { kind: 'labels', codes: this.codes, classes: [...this.#codeOf.keys()] };
  }
}

function isLabel(value: unknown): value is Label {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isInteger(value);
}

function notALabel(row: number, value: unknown, name: string | undefined): TabularError {
  return new TabularError(
    'unsupported_task',
    `${where(row, name)} is ${show(value)}; a classification label is a string, a boolean or a whole number.`,
  );
}

function notANumber(row: number, value: unknown, name: string | undefined): TabularError {
  return new TabularError(
    'unsupported_task',
    `${where(row, name)} is ${show(value)}; a regression target is a finite number.`,
  );
}

function where(row: number, name: string | undefined): string {
  return `Row ${row + 1} of the target${name === undefined ? '' : ` column ${name}`}`;
}

function show(value: unknown): string {
  if (value === null || value === undefined || (typeof value === 'number' && Number.isNaN(value)))
    return 'missing';
  if (typeof value === 'object') return Array.isArray(value) ? 'an array' : 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
