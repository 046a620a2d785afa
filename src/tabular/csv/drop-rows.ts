/** Tables without some of their rows: a column that was text only because of them becomes what the others are. */

import { areExponentCodes } from '../domain/exponent-code.ts';
import { mayHavePointsBetweenThousands } from '../domain/number-form.ts';
import { parseNumber } from '../domain/scalars.ts';
import { type Column, missingBoolean, missingCode, type StringColumn, type Table } from '../domain/table.ts';
import { takeRows } from '../domain/table-views.ts';
import { isVersionName } from '../domain/version-name.ts';

/** @param dropped indices of rows, ascending */
export function withoutRows(table: Table, dropped: readonly number[]): Table {
  const { firstLine, ...rest } = table;
  const gone = new Set(dropped);
  const kept = Int32Array.from({ length: table.rows - gone.size });
  for (let row = 0, at = 0; row < table.rows; row++) if (!gone.has(row)) kept[at++] = row;
  const { rows, columns } = takeRows(table, kept);
  const before = table.columns;
  const retyped = columns.map((column, j) => {
    const was = before[j]!;
    const touched = was.kind === 'string' && dropped.some((row) => was.codes[row]! >= 0);
    return touched ? retype(column as StringColumn) : column;
  });
  // Where rows went from the top and the bottom alone, the others still follow one another.
  const first = kept[0] ?? 0;
  const whole = kept.length === 0 || kept.at(-1)! - first + 1 === kept.length;
  return {
    ...rest,
    rows,
    columns: retyped,
    ...(firstLine !== undefined && whole && { firstLine: firstLine + first }),
  };
}

/** The column as it would have been read from its cells alone. */
export function retype(column: StringColumn): Column {
  const { name, codes, dictionary } = column;
  const used = new Uint8Array(dictionary.length);
  for (const code of codes) if (code >= 0) used[code] = 1;
  const texts = dictionary.filter((_, code) => used[code] === 1);
  if (texts.length === 0)
    return { kind: 'number', name, values: new Float64Array(codes.length).fill(Number.NaN) };
  // As numbers 1.10 and 1.1 would be one version; which they are is told when the column is learnt from.
  if (isVersionName(name) && texts.some((text) => text.includes('.'))) return column;
  if (areExponentCodes(texts)) return column;
  // Whether points part thousands is told by the other columns, so the texts are kept until those are looked at.
  if (mayHavePointsBetweenThousands(texts)) return column;
  const numbers = Float64Array.from(dictionary, (text) => parseNumber(text) ?? Number.NaN);
  if (numbers.every((value, code) => used[code] === 0 || !Number.isNaN(value))) {
    const values = Float64Array.from(codes, (code) => (code === missingCode ? Number.NaN : numbers[code]!));
    return { kind: 'number', name, values };
  }
  const lower = texts.map((text) => text.toLowerCase());
  if (
    texts.length <= 2 &&
    new Set(lower).size === texts.length &&
    lower.every((text) => text === 'true' || text === 'false')
  ) {
    const values = Uint8Array.from(codes, (code) =>
      code === missingCode ? missingBoolean : Number(dictionary[code]!.toLowerCase() === 'true'),
    );
    return { kind: 'boolean', name, values };
  }
  const codeOf = new Map(texts.map((text, code) => [text, code]));
  return {
    ...column,
    dictionary: texts,
    codes: codes.map((code) => (code < 0 ? code : codeOf.get(dictionary[code]!)!)),
  };
}
