/** How a scalar is written as text and read from it; the same rules at fit, at prediction and for CSV cells. */

import { type Column, missingBoolean, missingCode } from './table.ts';

const numberPattern = /^\s*[-+]?(?:(\d+)(\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?\s*$/;

/** A decimal number, or undefined. Codes that would not survive being a number stay text: leading zeros (`007`) and
 * whole numbers that a double cannot tell from their neighbours. Infinities and hexadecimal are no numbers here. */
export function parseNumber(text: string): number | undefined {
  const match = numberPattern.exec(text);
  if (match === null) return undefined;
  const whole = match[1];
  const value = Number(text);
  if (whole !== undefined) {
    if (whole.length > 1 && whole.charCodeAt(0) === 48) return undefined;
    // `+33612345678` is a telephone.
    if (whole.length >= 9 && match[2] === undefined && /^\s*\+\d+\s*$/.test(text)) return undefined;
    if (match[2] === undefined && whole.length > 15 && !Number.isSafeInteger(value)) {
      return text.includes(numberToText(value)) ? value : undefined;
    }
  }
  return Number.isFinite(value) ? value : undefined;
}

export function numberToText(value: number): string {
  return Object.is(value, -0) ? '0' : String(value);
}

/** The cells of a column as numbers: booleans become 0 and 1; texts that are no numbers become NaN.
 * A number column is returned as it is, not copied. */
export function toNumbers(column: Column): Float64Array {
  if (column.kind === 'number') return column.values;
  const length = columnLength(column);
  const values = new Float64Array(length);
  if (column.kind === 'boolean') {
    for (let i = 0; i < length; i++) {
      const value = column.values[i]!;
      values[i] = value === missingBoolean ? Number.NaN : value;
    }
    return values;
  }
  const numbers = Float64Array.from(column.dictionary, (text) => textToNumber(text));
  for (let i = 0; i < length; i++) {
    const code = column.codes[i]!;
    values[i] = code < 0 ? Number.NaN : numbers[code]!;
  }
  return values;
}

function textToNumber(text: string): number {
  if (text === 'true') return 1;
  if (text === 'false') return 0;
  return parseNumber(text) ?? (isDigits(text) ? Number(text) : Number.NaN);
}

/** Nothing but digits, few enough for a number to hold: `02134`. */
export function isDigits(text: string): boolean {
  return /^\d{1,15}$/.test(text);
}

/** The cells of a column as dictionary-coded text; a string column is returned as it is. */
export function toStrings(column: Column): { codes: Int32Array; dictionary: readonly string[] } {
  if (column.kind === 'string') return column;
  const length = columnLength(column);
  const codes = new Int32Array(length);
  if (column.kind === 'boolean') {
    for (let i = 0; i < length; i++) {
      const value = column.values[i]!;
      codes[i] = value === missingBoolean ? missingCode : value;
    }
    return { codes, dictionary: ['false', 'true'] };
  }
  const seen = new Map<number, number>();
  const dictionary: string[] = [];
  for (let i = 0; i < length; i++) {
    const value = column.values[i]!;
    if (Number.isNaN(value)) {
      codes[i] = missingCode;
      continue;
    }
    let code = seen.get(value);
    if (code === undefined) {
      code = dictionary.length;
      seen.set(value, code);
      dictionary.push(numberToText(value));
    }
    codes[i] = code;
  }
  return { codes, dictionary };
}

export function columnLength(column: Column): number {
  return column.kind === 'string' ? column.codes.length : column.values.length;
}
