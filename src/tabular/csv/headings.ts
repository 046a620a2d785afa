/** More rows of headings than one: groups above the names, units or descriptions below them. */

import { isMissingWord } from '../domain/missing-words.ts';
import { isNumberLike } from '../domain/number-form.ts';
import { columnLength } from '../domain/scalars.ts';
import type { Column, Table } from '../domain/table.ts';
import { cellAt } from '../domain/table-views.ts';
import { parseTime } from '../domain/time-form.ts';
import { withoutRows } from './drop-rows.ts';
import { hasMarkOfItsOwn, isMarkOfUnit, isNamedYear } from './name-marks.ts';

/** Fewer rows below show no pattern. */
const leastRows = 3;
/** Rows that are looked at to tell whether a column would be one of numbers. */
const looked = 50;

/** @param header the cells of the first row of the file, as they stand
 *  @param note   takes what was decided, in a sentence */
export function headingsOf(table: Table, header: readonly string[], note: (text: string) => void): Table {
  const { columns } = table;
  if (columns.length < 2) return table;
  const years = yearsUnderGroups(table, header);
  if (years) {
    note('The header has two rows; names are those of both.');
    const named = withoutRows(withNames(table, header), [0]);
    return headingsOf(
      named,
      named.columns.map(({ name }) => name),
      note,
    );
  }
  if (columns.every(({ kind }) => kind !== 'string')) return table;
  const first = columns.map((column) => textAt(column, 0));
  if (table.rows > leastRows && first.every((text) => widthOfField.test(text))) {
    note(`The row of widths under the header was left out: ${shownOf(first)}.`);
    return withoutRows(table, [0]);
  }
  if (table.rows > leastRows && first.every((text) => drawnLine.test(text))) {
    note(`The row of dashes under the header was left out: ${shownOf(first)}.`);
    return withoutRows(table, [0]);
  }
  const depth = depthOf(table);
  if (depth === 0 && areOptionsBelow(table, header)) {
    note('The header has two rows; names are those of both.');
    return withoutRows(withNames(table, header), [0]);
  }
  const keys = keyRowsOf(table);
  if (keys > depth) {
    note(
      `${keys} rows of keys under the header were left out: ${JSON.stringify((first[0] || textAt(columns[0]!, 1)).slice(0, 40))}, ….`,
    );
    return withoutRows(
      table,
      Array.from({ length: keys }, (_, row) => row),
    );
  }
  if (depth === 0) {
    if (isNameBelowNames(table))
      note(
        `The first row has a name alone (${JSON.stringify(first[0]!.slice(0, 40))}), and all rows below it have values: if it names the first column, leave it out.`,
      );
    return table;
  }
  const rows = Array.from({ length: depth }, (_, row) => row);
  const cells = columns.map((column) => textAt(column, 0));
  const filled = header.filter((name) => name !== '');
  const grouped = filled.length < header.length || new Set(filled).size < filled.length;
  // Cells that span both rows leave the second one empty; what stands below a gap of the first names its column.
  const spanned =
    header.includes('') &&
    header.every((name, j) => name !== '' || (j > 0 && cells[j] !== '' && cells[j - 1] !== ''));
  if (spanned || (grouped && cells.filter((cell) => cell !== '').length >= header.length - 1)) {
    note('The header has two rows; names are those of both.');
    if (!isNameOfIndex(table, header)) return withoutRows(withNames(table, header), [0]);
    return withoutRows(withNames(table, header, textAt(columns[0]!, 1)), [0, 1]);
  }
  if (depth === 2 && isNameOfIndex(table, header)) {
    const again = new Set(cells.slice(1)).size === 1;
    note(
      again
        ? `The second row of the header says ${JSON.stringify(cells[1])} of all columns, the third names the first one.`
        : 'The header has two rows; names are those of both.',
    );
    const named = again
      ? withFirstNamed(table, textAt(columns[0]!, 1))
      : withNames(table, ['', ...header.slice(1)], textAt(columns[0]!, 1));
    return withoutRows(named, rows);
  }
  if (depth > 1) {
    note(`The ${depth === 2 ? 'two' : 'three'} rows of descriptions under the header were left out.`);
    return withoutRows(table, rows);
  }
  // `0630h` above `1230h` describes nothing.
  const turned = columns.map(
    (column, j) =>
      parseTime(cells[j]!) === undefined &&
      [isNumberLike, isDate, isDigits].some((reads) => wouldBe(column, 1, reads)),
  );
  const holds = cells.every((cell, j) => isUnit(cell) || turned[j])
    ? 'units'
    : turned.filter(Boolean).length >= cells.filter((cell) => cell !== '').length / 2 &&
        cells.every((cell, j) => turned[j] || isUnit(cell) || !comesAgain(columns[j]!, cell))
      ? 'descriptions'
      : undefined;
  if (holds === undefined) return table;
  note(`The row of ${holds} under the header was left out: ${shownOf(cells)}.`);
  return withoutRows(table, rows);
}

function shownOf(cells: readonly string[]): string {
  const shown = cells.filter((cell) => cell !== '').map((cell) => JSON.stringify(cell));
  return `${shown.slice(0, 4).join(', ')}${shown.length > 4 ? ', …' : ''}`;
}

/** `5s`, `20d`, `14n`: how wide a field is and what it holds, as the United States Geological Survey writes. */
const widthOfField = /^\d{1,4}[sdn]$/;

/** What programs of databases draw between the names and the rows. */
const drawnLine = /^(?:-{2,}|={2,})$/;

/** Whether a row below the first holds the text of the first. */
function comesAgain(column: Column, text: string): boolean {
  for (let row = 1; row < Math.min(columnLength(column), looked); row++)
    if (textAt(column, row) === text) return true;
  return false;
}

/** Whether the second row holds the name of an index and nothing else, as pandas writes it under two rows of names. */
const isNameOfIndex = ({ columns, rows }: Table, header: readonly string[]): boolean =>
  rows > leastRows + 1 &&
  // Names of the two rows may stand at their beginning, above that of the index.
  (header[0] === '' || textAt(columns[0]!, 0) !== '') &&
  columns.every((column, j) => (textAt(column, 1) !== '') === (j === 0));

/** Whether the first row holds a name and nothing else, and every row below numbers in all other columns: that of the first column,
 * as a pivot of a spreadsheet writes it below the name of its columns; or that of a row without values. */
const isNameBelowNames = ({ columns, rows }: Table): boolean =>
  rows > leastRows &&
  columns.length > 2 &&
  columns.every((column, j) =>
    j === 0
      ? column.kind === 'string' && textAt(column, 0) !== ''
      : column.kind === 'number' &&
        Number.isNaN(column.values[0]) &&
        column.values.subarray(1).every((value) => !Number.isNaN(value)),
  );

function withFirstNamed(table: Table, name: string): Table {
  const [first, ...others] = table.columns;
  return others.some((column) => column.name === name)
    ? table
    : { ...table, columns: [{ ...first!, name }, ...others] };
}

/** Rows of keys that an office writes below the names (a code, a unit, a day of release), each with its own word in the first
 * column, below which numbers or dates follow to the end: how many, 0 for none. */
function keyRowsOf({ columns, rows }: Table): number {
  const [first] = columns;
  if (first?.kind !== 'string') return 0;
  const isMeasured = (text: string) =>
    isNumberLike(text) || isDateLike(text) || /^\p{L}{3,9}\.?[- ]\d{2,4}$/u.test(text);
  // The first of them may tell what the codes above it stand for, without a word of its own.
  const isTitled = textAt(first, 0) === '' && columns.slice(1).some((column) => textAt(column, 0) !== '');
  let keys = isTitled ? 1 : 0;
  while (keys < Math.min(mostKeys, rows) && !isMeasured(textAt(first, keys)) && textAt(first, keys) !== '')
    keys++;
  if (keys < 2 || rows - keys < leastRows || keys === mostKeys) return 0;
  if (!isFilledFrom(first, keys) || !wouldBe(first, keys, isMeasured)) return 0;
  const isKeyed = (column: Column) => {
    for (let row = 0; row < keys; row++) if (isNumberLike(textAt(column, row))) return false;
    return true;
  };
  const others = columns.slice(1).filter((column) => wouldBe(column, keys, isNumberLike) && isKeyed(column));
  return others.length > 0 && others.length * 2 >= columns.length - 1 ? keys : 0;
}

const mostKeys = 15;

/** Whether the first row names what several columns of one question offer: there the header has gaps, and the cells below hold
 * those words again or nothing, as questionnaires are exported. */
function areOptionsBelow({ rows, columns }: Table, header: readonly string[]): boolean {
  const texts = columns.map((column) => textAt(column, 0));
  if (rows < leastRows + 1 || texts.some((text) => isNumberLike(text) || isDateLike(text))) return false;
  const gaps = header.flatMap((name, j) => (name === '' ? [j] : []));
  if (gaps.length === 0 || gaps[0] === 0) return false;
  const isOption = (j: number) => {
    const column = columns[j]!;
    for (let row = 1; row < Math.min(rows, looked); row++)
      if (textAt(column, row) !== '' && textAt(column, row) !== texts[j]) return false;
    return texts[j] !== '';
  };
  return gaps.every(isOption);
}

/** Names of the group above and of the first row; a group stands above its first column only.
 * @param ofIndex name of the first column, which stands below both */
function withNames(table: Table, header: readonly string[], ofIndex = ''): Table {
  let group = '';
  const names = table.columns.map((column, j) => {
    group = header[j] || group;
    // Above its own name the index has that of a row of names.
    if (j === 0 && header[0] === '' && ofIndex !== '') return ofIndex;
    return [group, textAt(column, 0)].filter(Boolean).join(' ');
  });
  const columns = table.columns.map((column, j): Column => {
    const name = names[j]!;
    return {
      ...column,
      name: names.indexOf(name) === j && name !== '' ? name : `${name || 'column'}_${j + 1}`,
    };
  });
  return { ...table, columns };
}

/** Whether the first row holds years under groups (`sales,,stock,`, `sales,sales,stock,stock`), which a column of numbers would swallow. */
function yearsUnderGroups({ rows, columns }: Table, header: readonly string[]): boolean {
  if (rows < leastRows + 1) return false;
  const grouped = header.some(
    (name, j) => j > 1 && (name === '' ? header[j - 1] !== '' : name === header[j - 1]),
  );
  if (!grouped) return false;
  const texts = columns.map((column) => textAt(column, 0));
  const years = texts.filter(isNamedYear).length;
  const below = columns.filter((column) => isNamedYear(textAt(column, 1))).length;
  return (
    years > columns.length / 2 &&
    below < years / 2 &&
    texts.every((text, j) => text === '' || isNamedYear(text) || columns[j]!.kind === 'string')
  );
}

const textAt = (column: Column, row: number): string => {
  const cell = cellAt(column, row);
  return cell === null ? '' : String(cell);
};

/** How many rows at the top hold no numbers, where columns below them do. */
function depthOf({ rows, columns }: Table): number {
  if (rows < leastRows + 1) return 0;
  if (columns.filter((column) => /^\{"ImportId"/.test(textAt(column, 1))).length > columns.length / 2)
    return 2;
  const described = new Set<Column>();
  for (let depth = 1; depth <= Math.min(mostRows, rows - leastRows); depth++) {
    const texts = columns.map((column) => textAt(column, depth - 1));
    // Codes of digits (`01067`) describe no column either. Units may have a power of ten: `1 000 EUR`, `10^3 m`.
    const areUnits = depth === 1 && isUnit(texts[0]!) && isFilledFrom(columns[0]!, 1);
    const isValue = (text: string, j: number) =>
      (isNumberLike(text) || isDateLike(text) || isDigits(text)) &&
      !(areUnits && isUnitOfNumber(columns[j]!, text));
    if (texts.some(isValue)) return 0;
    if (texts.every(isNothing)) return 0;
    columns.forEach((column, j) => {
      if (!isNothing(texts[j]!)) described.add(column);
    });
    const turned = [...described].filter(
      (column) => wouldBe(column, depth, isNumberLike) || wouldBe(column, depth, isDate),
    );
    const isRow = columns.some((column) => {
      const below = textAt(column, depth);
      return isNumberLike(below) || isDate(below);
    });
    // Where the row leaves out columns that nearly all rows below fill, the others alone tell.
    const left = columns.filter((column) => !described.has(column));
    const looksAt = left.every((column) => isFilledFrom(column, depth)) ? described.size : columns.length;
    if (isRow && turned.length >= Math.max(1, looksAt / 3)) return depth;
  }
  return 0;
}

/** `(C)` may be degrees as well as a secret. */
const isNothing = (text: string): boolean =>
  text === '' || (isMissingWord(text) && !/^[[(]\p{L}.*[\])]$/u.test(text));

/** Whether a text is a power of ten with a unit, and none below it has any. */
function isUnitOfNumber(column: Column, text: string): boolean {
  const below = Array.from({ length: Math.min(columnLength(column) - 1, looked) }, (_, row) =>
    textAt(column, row + 1),
  );
  return (
    isPowerOfTen.test(text) &&
    isMarkOfUnit(text) &&
    hasMarkOfItsOwn(
      text,
      below.filter((cell) => !isMissingWord(cell)),
    )
  );
}

const isPowerOfTen = /^(?:1(?:[ .,'\u00a0\u202f]?0){0,12}|0[.,]0{0,8}1|10\^-?\d{1,2})(?:[^\d.,]|$)/;

/** Whether nearly all rows from `from` on have a value (a total leaves some out), or none of them. */
function isFilledFrom(column: Column, from: number): boolean {
  const to = Math.min(columnLength(column), from + looked);
  let filled = 0;
  for (let row = from; row < to; row++) if (cellAt(column, row) !== null) filled++;
  return filled === 0 || filled >= Math.min(to - from - 1, 0.9 * (to - from));
}

/** Rows under the header that hold descriptions, at most. */
const mostRows = 3;

const isDigits = (text: string) => /^\d+$/.test(text);
const isDateLike = (text: string) => /^\d{1,4}[-/.]\d{1,2}/.test(text);
/** With a year; `10-14` are ages as well. */
const isDate = (text: string) => /^(?:\d{4}[-/.]\d{1,2}|\d{1,2}[-/.](?:\d{1,2}[-/.]\d{2}|\d{4}))/.test(text);

/** Whether the texts of the rows from `from` on are numbers, or dates. */
function wouldBe(column: Column, from: number, reads: (text: string) => boolean): boolean {
  if (column.kind !== 'string') return false;
  const { codes, dictionary } = column;
  let numbers = 0;
  for (let row = from; row < Math.min(codes.length, from + looked); row++) {
    const code = codes[row]!;
    if (code < 0 || isMissingWord(dictionary[code]!)) continue;
    if (!reads(dictionary[code]!)) return false;
    numbers++;
  }
  return numbers >= 2;
}

/** `kg`, `(m/s)`, `[°C]`, `%`, `yyyy-mm-dd`, nothing: what stands under the name of a column that holds no numbers. */
const isUnit = (text: string): boolean =>
  text === '' ||
  /^[[(].*[\])]$/.test(text) ||
  isMissingWord(text) ||
  /^(?:text|string|name|id|unit|units|date|time|utc|local|iso|category|code|char|nominal|[ymdhs]{1,4}(?:[-/.: ][ymdhs]{1,4})*)$/i.test(
    text,
  );
