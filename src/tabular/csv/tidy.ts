/** What a file holds beside its table and nobody wants learnt: an unnamed index, empty columns, headers that come again,
 * rows of totals and averages, notes below the table. */

import type { Column, StringColumn, Table } from '../domain/table.ts';
import { cellAt } from '../domain/table-views.ts';
import { withoutBalances } from './balances.ts';
import { withoutFormulas, withoutQuotes, withoutUncomputed, withPlainSpaces } from './cell-texts.ts';
import { withoutRows } from './drop-rows.ts';
import { withoutEntities } from './entities.ts';
import { withGroupLabels } from './group-labels.ts';
import { isLikeDate, onItsFeet } from './on-its-side.ts';
import { lonelyRows, withoutPages } from './pages.ts';
import { withoutSecondTable } from './second-table.ts';
import { toldDittos, toldSideBySide } from './told-shapes.ts';
import { toldSummary, withoutTotals } from './totals.ts';

/** Fewer rows show no pattern. */
const leastRows = 3;

/** @param note  takes what was left out, in a sentence
 *  @param below words that stand below a blank line of the file */
export function tidyTable(table: Table, note: (text: string) => void, below?: readonly string[]): Table {
  return [
    withoutLineBreaks,
    withPlainSpaces,
    withoutEntities,
    withoutFormulas,
    withoutUncomputed,
    withoutQuotes,
    toldParted,
    withoutEmptyColumns,
    withoutPages,
    withoutHeaders,
    (tidier: Table) => withoutSecondTable(tidier, note, below),
    withoutNotes,
    withoutSources,
    withoutBalances,
    withGroupLabels,
    toldSummary,
    withoutTotals,
    withoutGroupHeadings,
    withoutIndex,
    onItsFeet,
    toldDittos,
    toldBroken,
    toldUnparted,
  ].reduce((tidier, step) => step(tidier, note), table);
}

type Note = (text: string) => void;

const isUnnamed = (name: string) => /^(?:column_\d+|Unnamed: \d+(?:\.\d+)*|_c\d+|\.\.\.\d+|X)$/.test(name);

/** Names that go over several lines, on one. */
function withoutLineBreaks(table: Table): Table {
  if (!table.columns.some(({ name }) => /[\r\n]/.test(name))) return table;
  const taken = new Set(table.columns.map(({ name }) => name));
  const columns = table.columns.map((column): Column => {
    const name = column.name
      .split(/[\r\n]+/)
      .map((line) => line.trim())
      .filter(Boolean)
      .join(' ');
    if (name === column.name || taken.has(name)) return column;
    taken.add(name);
    return { ...column, name };
  });
  return { ...table, columns };
}

const isEmpty = (column: Column) =>
  isUnnamed(column.name) && column.kind === 'number' && column.values.every(Number.isNaN);

const toldParted = (table: Table, note: Note): Table => toldSideBySide(table, isEmpty, note);

function withoutEmptyColumns(table: Table, note: Note): Table {
  const columns = table.columns.filter((column) => !isEmpty(column));
  const left = table.columns.length - columns.length;
  if (left === 0 || table.rows === 0 || columns.length === 0) return table;
  note(`${left} empty ${left === 1 ? 'column' : 'columns'} without a name left out.`);
  return { ...table, columns };
}

/** Rows that repeat the names of the columns, in any case, as in files that were joined end to end. */
function withoutHeaders(table: Table, note: Note): Table {
  const { columns } = table;
  if (columns.length < 2 || !columns.every(({ kind }) => kind === 'string')) return table;
  const places = columns.map((column) => {
    const name = column.name.toLowerCase();
    const dictionary = column.kind === 'string' ? column.dictionary : [];
    return new Set(dictionary.flatMap((text, code) => (text.toLowerCase() === name ? [code] : [])));
  });
  if (places.some(({ size }) => size === 0)) return table;
  const again: number[] = [];
  for (let row = 0; row < table.rows; row++)
    if (columns.every((column, j) => column.kind === 'string' && places[j]!.has(column.codes[row]!)))
      again.push(row);
  if (again.length === 0 || again.length > table.rows / 2) return table;
  note(`${again.length} ${again.length === 1 ? 'row repeats' : 'rows repeat'} the header; left out.`);
  return withoutRows(table, again);
}

/** Words with a space or a mark between, or a line drawn above notes. */
const isSentence = (text: string): boolean =>
  /^[-_=*]{3,}$/.test(text) || (/\p{L}/u.test(text) && /[\s:*]/.test(text));

/** Rows at the end with a sentence in their first cell and nothing else, below rows that are filled. */
function withoutNotes(table: Table, note: Note): Table {
  const [first, ...others] = table.columns;
  if (first?.kind !== 'string' || others.length === 0) return table;
  const below: number[] = [];
  for (let row = table.rows - 1; row >= leastRows - 1; row--) {
    if (others.some((column) => cellAt(column, row) !== null)) break;
    const text = cellAt(first, row);
    if (text !== null && !isSentence(String(text))) return table;
    below.unshift(row);
  }
  const said = below.map((row) => cellAt(first, row)).filter((cell) => cell !== null);
  const [sentence] = said;
  if (sentence === undefined || !others.some((column) => cellAt(column, below[0]! - 1) !== null))
    return table;
  const standsOut = standsOutOf(first, below[0]!);
  if (!said.some((text) => standsOut(String(text)))) return table;
  const filled = below.filter((row) => cellAt(first, row) !== null).length;
  note(
    `${filled} ${filled === 1 ? 'line' : 'lines'} below the table left out: ${JSON.stringify(String(sentence).slice(0, 60))}${filled > 1 ? ', …' : ''}.`,
  );
  return withoutRows(table, below);
}

/** Tells texts that are no further ones of those above them: cells of sentences, and `New York`, are no notes where others lack a
 * value that is to be predicted. */
function standsOutOf({ codes, dictionary }: StringColumn, end: number): (text: string) => boolean {
  let [above, alike, longest] = [0, 0, 0];
  for (const code of codes.subarray(0, end)) {
    if (code < 0) continue;
    above++;
    const text = dictionary[code]!;
    if (!isSentence(text)) continue;
    alike++;
    longest = Math.max(longest, text.length);
  }
  return (text) =>
    alike * 4 < above || text.length > 2 * longest || /^[-_=*]{3,}$/.test(text) || sourceWord.test(text);
}

/** `Source: …`, `Note 1: …`, `© …`, `* …`, `1) …`. */
const sourceWord =
  /^(?:(?:sources?|quellen?|fuentes?|fontes?|fonti?|bron|notes?|notas?|anmerkung(?:en)?|hinweise?|remarks?|legende?|stand)\b[^:]{0,12}:|©|\*+ ?\p{L}|\(?[1-9]\) ?\p{L})/iu;

/** Rows at the end that say so in their first cell (`Source: census, 2020`), whose commas cut them into cells. */
function withoutSources(table: Table, note: Note): Table {
  const [first] = table.columns;
  if (first?.kind !== 'string') return table;
  const below: number[] = [];
  for (let row = table.rows - 1; row >= leastRows; row--) {
    const text = String(cellAt(first, row) ?? '');
    if (!sourceWord.test(text)) break;
    below.unshift(row);
  }
  if (below.length === 0) return table;
  const shown = JSON.stringify(String(cellAt(first, below[0]!)).slice(0, 60));
  note(`${below.length} ${below.length === 1 ? 'line' : 'lines'} below the table left out: ${shown}.`);
  return withoutRows(table, below);
}

/** The first column, when it has no name and counts the rows from 0 or 1. */
function withoutIndex(table: Table, note: Note): Table {
  const rest = withoutFirstIndex(table);
  if (rest === table) return table;
  const more = withoutFirstIndex(rest);
  const count =
    rest === more
      ? 'The first column has no name and counts the rows; it was'
      : 'The first two columns have no names and count the rows; they were';
  note(`${count} left out.`);
  return more;
}

function withoutFirstIndex(table: Table): Table {
  const [first, ...rest] = table.columns;
  if (first?.kind !== 'number' || !(isUnnamed(first.name) || first.name === 'row_name') || rest.length === 0)
    return table;
  const start = first.values[0];
  if (table.rows < leastRows || (start !== 0 && start !== 1)) return table;
  if (!first.values.every((value, row) => value === start + row)) return table;
  return { ...table, columns: rest };
}

/** Rows that name the group of those below them (`FRUIT,,`), each once, with rows of values between. */
function withoutGroupHeadings(table: Table, note: Note): Table {
  const lonely = lonelyRows(table);
  if (lonely.length < 2 || lonely[0] !== 0 || lonely.length > table.rows / 3) return table;
  if (lonely.some((row, i) => row === table.rows - 1 || lonely[i + 1] === row + 1)) return table;
  const first = table.columns[0] as StringColumn;
  const texts = lonely.map((row) => String(cellAt(first, row)));
  const counts = new Int32Array(first.dictionary.length);
  for (const code of first.codes) if (code >= 0) counts[code]!++;
  if (texts.some(isLikeDate) || lonely.some((row) => counts[first.codes[row]!]! > 1)) return table;
  // Countries of a list from A to Z, of which some have no figures.
  const names = Array.from(first.codes, (code) => first.dictionary[code] ?? '');
  const { compare } = new Intl.Collator('en');
  if (names.every((name, row) => row === 0 || compare(names[row - 1]!, name) <= 0)) return table;
  const shown = texts.slice(0, 3).map((text) => JSON.stringify(text.slice(0, 40)));
  note(
    `${lonely.length} rows that name the group of those below were left out: ${shown.join(', ')}${texts.length > 3 ? ', …' : ''}.`,
  );
  return withoutRows(table, lonely);
}

/** Says so where the only column has gaps in its name. */
function toldUnparted(table: Table, note: Note): Table {
  const [only, ...others] = table.columns;
  if (only?.kind !== 'string' || others.length > 0 || !/\S {2,}\S/.test(only.name)) return table;
  note(
    'Only one column was found, though there are gaps in its first line: name what stands between cells (delimiter, --delimiter), or save the table as CSV.',
  );
  return table;
}

/** `Ã¼`, `â€™`: letters of UTF-8 that were once read as Windows-1252 and written again. */
const broken = /Ã[\u0080-\u00bfŒœŠšŸŽžƒˆ˜‚„…†‡‰‹›“”•™€]|â€[™œ\u009d“”¦]|Â[°²³£§]/u;

/** Says so where letters show that the file was read in a wrong encoding before it came here. */
function toldBroken(table: Table, note: Note): Table {
  const texts = table.columns.flatMap((column) => [
    column.name,
    ...(column.kind === 'string' ? column.dictionary.slice(0, 100) : []),
  ]);
  const found = texts.find((text) => broken.test(text));
  if (found !== undefined)
    note(
      `${JSON.stringify(found.slice(0, 40))} shows that the file was read in a wrong encoding when it was made: save it anew from its source, as UTF-8.`,
    );
  return table;
}
