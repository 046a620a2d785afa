/** What stands around the texts of cells and is not meant: quotes of another kind, and formulas of spreadsheets. */

import { type Column, missingCode, type StringColumn, type Table } from '../domain/table.ts';
import { retype } from './drop-rows.ts';

type Note = (text: string) => void;

const quotePairs: readonly RegExp[] = [
  /^'(.*)'$/su,
  /^‘(.*)’$/su,
  /^[“„”](.*)[“”]$/su,
  /^«\s?(.*?)\s?»$/su,
  /^`(.*)`$/su,
];

/** Quotes of other kinds around every name, and around every text of a column. */
export function withoutQuotes(table: Table, note: Note): Table {
  const pair = quotePairs.find((quotes) => table.columns.every(({ name }) => quotes.test(name)));
  if (pair === undefined) return table;
  const bare = (text: string) => pair.exec(text)?.[1] ?? text;
  const names = table.columns.map(({ name }) => bare(name));
  if (new Set(names).size < names.length) return table;
  note('Names and cells stand in quotes of another kind, which were left out.');
  const columns = table.columns.map((column, j): Column => {
    const name = names[j]!;
    if (column.kind !== 'string' || !column.dictionary.every((text) => pair.test(text)))
      return { ...column, name };
    return retype({ ...withTexts(column, bare), name });
  });
  return { ...table, columns };
}

/** The column with its texts rewritten; those that become alike are one. */
function withTexts(column: StringColumn, rewrite: (text: string) => string): StringColumn {
  const codeOf = new Map<string, number>();
  const of = column.dictionary.map((text) => {
    const code = codeOf.get(rewrite(text)) ?? codeOf.size;
    codeOf.set(rewrite(text), code);
    return code;
  });
  const codes = column.codes.map((code) => (code < 0 ? code : of[code]!));
  const empty = codeOf.get('');
  const written = { ...column, codes, dictionary: [...codeOf.keys()] };
  return empty === undefined
    ? written
    : { ...written, codes: codes.map((code) => (code === empty ? missingCode : code)) };
}

/** No-break and thin spaces; signs that are not to be seen; accents that stand behind their letter. */
const oddSigns = /\p{M}|[\u00a0\u2007\u2009\u202f\u200b\u200e\u200f\u2060\u2066-\u2069\ufeff]/u;

const withPlainSigns = (text: string): string =>
  oddSigns.test(text)
    ? text
        .replace(/[\u200b\u200e\u200f\u2060\u2066-\u2069\ufeff]/g, '')
        .replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')
        .normalize('NFC')
        .trim()
    : text;

/** Names and texts with the spaces and letters that a keyboard writes: `New York` with a no-break space is the same town. */
export function withPlainSpaces(table: Table): Table {
  const taken = new Set(table.columns.map(({ name }) => name));
  const columns = table.columns.map((column): Column => {
    const wanted = withPlainSigns(column.name);
    const name = taken.has(wanted) ? column.name : wanted;
    taken.add(name);
    if (column.kind !== 'string' || !column.dictionary.some((text) => oddSigns.test(text)))
      return name === column.name ? column : { ...column, name };
    return { ...withTexts(column, withPlainSigns), name };
  });
  return { ...table, columns };
}

/** `="00123"`, which people write so that a spreadsheet keeps the zeros. */
const formula = /^="([^"]*)"$/;

/** `=SUM(B2:B4)`: what a spreadsheet would have computed. */
const uncomputed = /^=[A-Z]{2,12}\([^"]{0,80}\)$/;

/** Cells of formulas that nobody computed are missing. */
export function withoutUncomputed(table: Table, note: Note): Table {
  const found: string[] = [];
  const columns = table.columns.map((column): Column => {
    if (column.kind !== 'string') return column;
    const isLeft = column.dictionary.map((text) => uncomputed.test(text));
    if (!isLeft.includes(true)) return column;
    found.push(column.dictionary[isLeft.indexOf(true)]!);
    return retype({ ...column, codes: column.codes.map((code) => (isLeft[code] ? missingCode : code)) });
  });
  if (found.length === 0) return table;
  note(`Formulas that were not computed are treated as missing: ${found.slice(0, 3).join(', ')}.`);
  return { ...table, columns };
}

export function withoutFormulas(table: Table, note: Note): Table {
  const bare = (text: string) => formula.exec(text)?.[1] ?? text;
  const changed: string[] = [];
  const columns = table.columns.map((column): Column => {
    const name = bare(column.name);
    if (column.kind !== 'string' || !column.dictionary.slice(0, 50).some((text) => formula.test(text)))
      return name === column.name ? column : { ...column, name };
    changed.push(name);
    return { ...withTexts(column, bare), name };
  });
  if (changed.length === 0 && columns.every((column, j) => column === table.columns[j])) return table;
  note(`Texts written as formulas (="…") are read as texts: ${changed.slice(0, 5).join(', ')}.`);
  return { ...table, columns };
}
