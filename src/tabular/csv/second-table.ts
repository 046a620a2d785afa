/** A further table below the first one, with names of its own. */

import { isMissingWord } from '../domain/missing-words.ts';
import { isNumberLike } from '../domain/number-form.ts';
import type { StringColumn, Table } from '../domain/table.ts';
import { withoutRows } from './drop-rows.ts';
import { isLikeDate } from './on-its-side.ts';
import { cellsOf, linesOf } from './text-lines.ts';

/** Fewer rows show no pattern. */
const leastRows = 3;
/** Columns of more texts are not looked through for a second header. */
const mostTexts = 20_000;

/** Fewer columns of numbers show no second header. */
const leastOfSecond = 2;

/** What stands below a second row of names, which is another table: words alone, each once in its column, where all other
 * rows hold numbers in two columns; or in one below a row with a title alone, or a blank one.
 * @param below words that stand below a blank line of the file */
export function withoutSecondTable(
  table: Table,
  note: (text: string) => void,
  below?: readonly string[],
): Table {
  const { columns, rows } = table;
  if (columns.length < 2 || rows < 2 * leastRows || !columns.every(({ kind }) => kind === 'string'))
    return table;
  const texts = columns as readonly StringColumn[];
  const [most] = [...texts].sort((a, b) => a.dictionary.length - b.dictionary.length);
  if (most!.dictionary.length > mostTexts) return table;
  const isWord = texts.map(({ dictionary }) =>
    dictionary.map((text) => !isNumberLike(text) && !isMissingWord(text)),
  );
  const wordsAt = (row: number) =>
    texts.filter(({ codes }, j) => codes[row]! >= 0 && isWord[j]![codes[row]!]!);
  const numeric = texts.filter(({ codes }, j) => {
    let words = 0;
    for (const code of codes) if (code >= 0 && isWord[j]![code]!) words++;
    return words === 1;
  });
  if (numeric.length === 0) return table;
  const last = numeric[0]!;
  const j = texts.indexOf(last);
  const at = last.codes.findIndex((code) => code >= 0 && isWord[j]![code]!);
  const titled =
    at > 0 &&
    texts[0]!.codes[at - 1]! >= 0 &&
    texts.every(({ codes }, place) => place === 0 || codes[at - 1]! < 0);
  const named = wordsAt(at).length === columns.length;
  const turned = texts.some((column) => column !== last && turnsAt(column, at, isLikeDate));
  const parted =
    below?.length === columns.length &&
    texts.every(({ codes, dictionary }, place) => dictionary[codes[at]!] === below[place]);
  const alone = numeric.filter((column) => wordsAt(at).includes(column));
  if (!named || at < 2 || at > rows - 3 || alone.length < (titled || turned || parted ? 1 : leastOfSecond))
    return table;
  if (texts.every(({ name, codes, dictionary }) => dictionary[codes[at]!] === name)) return table;
  const from = titled ? at - 1 : at;
  const shown = texts.map(({ codes, dictionary }) => JSON.stringify(dictionary[codes[at]!]!.slice(0, 30)));
  note(
    `Below row ${from} stands another table, with the names ${shown.slice(0, 4).join(', ')}${shown.length > 4 ? ', …' : ''}; its ${rows - from} lines were left out.`,
  );
  return withoutRows(
    table,
    Array.from({ length: rows - from }, (_, i) => from + i),
  );
}

/** Whether a column holds words above a row, and below it numbers or dates alone; or the other way round. */
function turnsAt(
  { codes, dictionary }: StringColumn,
  at: number,
  measured: (text: string) => boolean,
): boolean {
  const like = dictionary.map((text) => measured(text));
  let [above, below, between] = [0, 0, 0];
  for (let row = 0; row < codes.length; row++) {
    if (row === at || codes[row]! < 0) continue;
    if (row < at) between++;
    if (like[codes[row]!]) row < at ? above++ : below++;
  }
  const under = codes.length - at - 1;
  return (above === 0 && between > 0 && below === under) || (above === at && below === 0 && under > 0);
}

/** Words below a blank line, as many as the cells above it, where all rows above have numbers in one of the columns: names of another
 * table perhaps, whose rows are words too.
 * @param text the beginning of the file, from the header on
 * @returns undefined where there are none */
export function namesBelowBlank(text: string, delimiter: string): readonly string[] | undefined {
  const lines = linesOf(text);
  const isBlank = (line: string | undefined) =>
    line !== undefined && line.replaceAll(delimiter, '').trim() === '';
  const blank = lines.findIndex((line, at) => at >= leastRows && isBlank(line) && !isBlank(lines[at + 1]));
  if (blank < 0 || blank + leastRows > lines.length) return undefined;
  const [header, ...rows] = lines.slice(0, blank).map((line) => cellsOf(line, delimiter));
  const names = cellsOf(lines[blank + 1]!, delimiter);
  if (names.length < 2 || rows.some((row) => row.length !== names.length) || header?.length !== names.length)
    return undefined;
  const areNames = names.every((name) => name !== '' && !isNumberLike(name) && !isLikeDate(name));
  const turns = names.some((_, j) => rows.every((row) => isNumberLike(row[j]!)));
  return areNames && turns ? names : undefined;
}
