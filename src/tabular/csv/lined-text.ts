/** Tables that are drawn with characters, for people to look at: columns of fixed width, and lines between cells as in
 * Markdown and in the output of database shells. */

import { linesOfPieces } from './text-lines.ts';

/** One line as a line of CSV with commas; null for a line that is only drawn. */
export type LineToCsv = (line: string) => string | null;

/** A text as a cell of CSV with commas, without the spaces around it. */
export const toCell = (text: string): string => {
  const cell = text.trim();
  return /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
};

/** `|---|---|`, `+----+----+`, `-----+-----`, `==== ====`. */
export const isRule = (line: string): boolean =>
  /^[\s|+:=─│┆┌┐└┘├┤┬┴┼═║╔╗╚╝╠╣╦╩╬╞╪╡╟╫╢-]+$/.test(line) && /[-=─═]{2}/.test(line);

/** @param lines the first ones, without line ends
 *  @returns undefined when the table is not drawn with bars */
export function barredTable(lines: readonly string[]): LineToCsv | undefined {
  const filled = lines.filter((line) => line.trim() !== '').map(withPlainBars);
  if (isWiki(filled)) return (line) => barred(line.replaceAll('||', '|'), true);
  const rule = filled.findIndex(isRule);
  // Titles stand above it, without bars.
  const titles = filled.findIndex((line) => line.includes('|') || isRule(line));
  if (
    rule < 0 ||
    titles > mostTitles ||
    rule > titles + 2 ||
    !filled.some((line) => line.includes('|') && !isRule(line))
  )
    return undefined;
  let begun = titles === 0;
  // Shells of databases draw bars between cells alone: the last one of a row may be empty.
  const framed = filled.slice(titles).some((line) => !isRule(line) && line.trimStart().startsWith('|'));
  // Every page of a report begins with them again.
  const isTitle = titlesOf(filled.slice(0, titles));
  return (line) => {
    begun ||= isRule(line) || withPlainBars(line).includes('|');
    return begun && !isRule(line) && !isTitle(line) ? barred(withPlainBars(line), framed) : null;
  };
}

/** Lines above a table, at most. */
export const mostTitles = 12;

const withPlainBars = (line: string): string => line.replaceAll(/[│┃║┆]/g, '|');

const latexRule = /^\s*\\(?:hline|toprule|midrule|bottomrule|cline\{.*\})\s*$/;
const latexRow = {
  /** What stands before the two backslashes at the end; null for other lines. */
  exec(line: string): readonly [whole: string, cells: string] | null {
    const row = line
      .trimEnd()
      .replace(/\\hline$/, '')
      .trimEnd();
    const cells = row.slice(0, -2);
    return row.endsWith('\\\\') && cells.includes('&') ? [row, cells] : null;
  },
  test: (line: string): boolean => latexRow.exec(line) !== null,
};

/** Rows of a table of LaTeX without what stands around it: `a & b \\\\`.
 *  @param lines the first ones
 *  @returns undefined when they are not */
export function latexRows(lines: readonly string[]): LineToCsv | undefined {
  const filled = lines.filter((line) => line.trim() !== '' && !latexRule.test(line));
  if (filled.length < 2 || !filled.every((line) => latexRow.test(line))) return undefined;
  return (line) =>
    latexRule.test(line)
      ? null
      : (latexRow.exec(line)?.[1] ?? line)
          .split(/(?<!\\)&/)
          .map((cell) => toCell(cell.replaceAll(/\\([&%$#_])/g, '$1')))
          .join(',');
}

/** What shells of databases say below a table. */
const shellWord =
  /^ {0,4}(?:\(?\d{1,12} (?:rows?|records?|record\(s\))(?: affected| selected| returned)?\.?\)?(?: \(.{1,40}\))?$|Completion time: )/;

/** Whether a line is one of these, as it comes again on every page: numbers of pages and hours differ. */
export function titlesOf(lines: readonly string[]): (line: string) => boolean {
  const withoutDigits = (line: string) => line.trim().replace(/\d+/g, '#');
  const titles = new Set(lines.map(withoutDigits));
  return (line) => titles.has(withoutDigits(line));
}

/** A table between rules that show its columns (`=====  ===`), as reStructuredText has it, or above one under its names
 * (`----- ---`), as shells of databases and reports in pages have it: each page begins with the titles and the names again.
 *  @param lines the first ones
 *  @returns undefined when no such rule is near the beginning */
export function ruledTable(lines: readonly string[]): LineToCsv | undefined {
  const filled = lines.filter((line) => line.trim() !== '');
  const at = filled.findIndex((line) => /^(?:=+(?: +=+)+|-+(?: +-+)+)\s*$/.test(line));
  if (at < 0 || at > mostTitles || (at === 0 && filled[0]!.startsWith('-'))) return undefined;
  const rules = [...filled[at]!.matchAll(/[=-]+/g)];
  const starts = rules.map(({ index }) => index);
  // A number may be longer than its rule, to the left.
  const startIn = (line: string, k: number) => {
    let start = starts[k]!;
    const before = k === 0 ? start : starts[k - 1]! + rules[k - 1]![0].length;
    while (start > before && start <= line.length && line[start - 1] !== ' ') start--;
    return start;
  };
  const header = filled[at - 1]?.trimEnd();
  const cellsUnder = (line: string) =>
    starts.map((_, k) =>
      toCell(line.slice(startIn(line, k), k + 1 < starts.length ? startIn(line, k + 1) : undefined)),
    );
  // Below a title stand names in all columns, none of them across two.
  const isNames =
    at < 2 ||
    (cellsUnder(header!).every((cell) => cell !== '') &&
      starts.every((start) => start === 0 || header![start - 1] === ' '));
  if (!isNames) return undefined;
  const isTitle = titlesOf(filled.slice(0, Math.max(0, at - 1)));
  let named = false;
  return (line) => {
    // Blank lines part pages, which begin with the names again.
    if (isRule(line) || shellWord.test(line) || line.trim() === '') return null;
    if (line.trimEnd() === header && named) return null;
    if (isTitle(line)) return null;
    named = true;
    return cellsUnder(line).join(',');
  };
}

/** `||a||b||` above `|1|2|`, as wikis have it. */
const isWiki = ([header = '', ...rows]: readonly string[]): boolean =>
  rows.length > 0 &&
  /^\|\|[^|].*\|\|$/.test(header.trim()) &&
  rows.slice(0, looked).every((line) => /^\|(?!\|).*\|$/.test(line.trim()));

/** @param framed whether bars stand at both ends of a row too */
function barred(line: string, framed: boolean): string {
  if (!line.includes('|')) return toCell(line);
  const inner = framed ? line.trim().replace(/^\|/, '').replace(/\|$/, '') : line;
  // Markdown writes a bar within a cell behind a backslash.
  return inner
    .split(/(?<!\\)\|/)
    .map((cell) => toCell(cell.replaceAll('\\|', '|')))
    .join(',');
}

/** From where it is put on: looked for anywhere, a line of letters would be read from each of them. */
const pair = /\s*([\w.-]+)=(?:"([^"\\]*(?:\\.[^"\\]*)*)"|(\S*))/y;

/** @returns undefined for a line that holds something else, or nothing */
function pairsOf(line: string): (readonly [key: string, value: string])[] | undefined {
  const pairs: (readonly [string, string])[] = [];
  const end = line.trimEnd().length;
  for (pair.lastIndex = 0; pair.lastIndex < end; ) {
    const found = pair.exec(line);
    if (found === null) return undefined;
    pairs.push([found[1]!, found[2] ?? found[3]!]);
  }
  return pairs.length === 0 ? undefined : pairs;
}

/** `city=Paris price=2.5`: keys and values in every line, as programs log. The first line gives the names too.
 *  @param lines the first ones
 *  @returns undefined when they are not all of the same keys, two or more */
export function keyedLines(lines: readonly string[]): LineToCsv | undefined {
  const filled = lines.slice(0, looked).filter((line) => line.trim() !== '');
  const keysOf = (line: string) => pairsOf(line)?.map(([key]) => key);
  const keys = filled.length < 3 ? [] : (keysOf(filled[0]!) ?? []);
  const alike = (line: string) => JSON.stringify(keysOf(line)) === JSON.stringify(keys);
  if (keys.length < 2 || new Set(keys).size < keys.length || !filled.every(alike)) return undefined;
  let named = false;
  return (line) => {
    if (line.trim() === '') return null;
    const cells = new Map(pairsOf(line));
    const strange = cells.size === 0 || [...cells.keys()].some((key) => !keys.includes(key));
    // A row of another length is refused by its number.
    const row = strange ? toCell(line) : keys.map((key) => toCell(cells.get(key) ?? '')).join(',');
    const header = named ? '' : `${keys.map(toCell).join(',')}\n`;
    named = true;
    return header + row;
  };
}

/** `A,PC,T,AT\t5.4 \t6.2` under `freq,unit,sex,geo\\TIME_PERIOD\t2020 \t2021`, as Eurostat has it: tabs between the cells, and
 * commas between those of the first one.
 *  @param lines the first ones
 *  @returns undefined when they are not so */
export function partedTwice(lines: readonly string[]): LineToCsv | undefined {
  const filled = lines.filter((line) => line.trim() !== '');
  const commas = (line: string) => line.split('\t', 1)[0]!.split(',').length - 1;
  const [header = ''] = filled;
  const width = commas(header);
  if (width < 1 || filled.length < 2 || !/^[^\t"]+\\[\w ]+\t/.test(header)) return undefined;
  if (filled.some((line) => !line.includes('\t') || commas(line) !== width)) return undefined;
  return (line) => {
    if (line.trim() === '') return null;
    const [keys = '', ...cells] = line.split('\t');
    return [...keys.split(','), ...cells].map(toCell).join(',');
  };
}

/** Lines that stand in quotes as wholes, as some programs of spreadsheets save a table that they took for one column.
 *  @param lines the first ones
 *  @returns undefined when they do not */
export function quotedLines(lines: readonly string[]): LineToCsv | undefined {
  const filled = lines.filter((line) => line.trim() !== '');
  const whole = /^"((?:[^"]|"")*)"$/;
  if (filled.length < 2 || !filled.every((line) => /[,;\t|]/.test(whole.exec(line.trim())?.[1] ?? '')))
    return undefined;
  return (line) => (whole.exec(line.trim())?.[1] ?? line).replaceAll('""', '"');
}

/** Lines that are looked at. */
const looked = 100;

/** Cells in single quotes, as some exports of databases write them: `'a','b, c','it''s'`.
 *  @param lines the first ones
 *  @returns undefined when the first line has others, or some line does not have as many cells */
export function singleQuoted(lines: readonly string[]): LineToCsv | undefined {
  const filled = lines.filter((line) => line.trim() !== '');
  const delimiter = /^'[^']*'([,;\t|])'/.exec(filled[0] ?? '')?.[1];
  if (delimiter === undefined || filled.length < 2) return undefined;
  const cell = new RegExp(
    `(?:'((?:[^']|'')*)'|([^'${delimiter}]*))(${delimiter === '|' ? '\\|' : delimiter}|$)`,
    'y',
  );
  const cellsOf = (line: string): string[] | undefined => {
    const cells: string[] = [];
    for (cell.lastIndex = 0; ; ) {
      const found = cell.exec(line);
      if (found === null) return undefined;
      cells.push(found[1]?.replaceAll("''", "'") ?? found[2]!);
      if (found[3] === '') return cells;
    }
  };
  const names = cellsOf(filled[0]!);
  if (names === undefined || filled.some((line) => cellsOf(line)?.length !== names.length)) return undefined;
  return (line) => (line.trim() === '' ? null : (cellsOf(line)?.map(toCell).join(',') ?? line));
}

/** As long as a row of CSV may be. */
const longestLine = 4_194_304;

/** Turns pieces of UTF-8 into CSV, line by line.
 * @throws TabularError `malformed_csv` for a line of more than 4 Mi characters */
export async function* linesToCsv(
  pieces: AsyncIterable<Uint8Array>,
  toCsv: LineToCsv,
): AsyncGenerator<Uint8Array> {
  for await (const lines of linesOfPieces(pieces, longestLine)) {
    const rows = lines.flatMap((line) => toCsv(line) ?? []);
    yield Buffer.from(rows.reduce((all, row) => `${all}${row}\n`, ''));
  }
}
