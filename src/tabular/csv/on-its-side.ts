/** Tables whose variables run down and whose cases run across. */

import { dateFormOf } from '../domain/date-form.ts';
import { isNumberLike } from '../domain/number-form.ts';
import { missingCode, type StringColumn, type Table } from '../domain/table.ts';
import { cellAt } from '../domain/table-views.ts';
import { retype } from './drop-rows.ts';

type Note = (text: string) => void;

const beginsAsDate = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/;

export const isLikeDate = (text: string) => beginsAsDate.test(text) || isNumberLike(text);

/** The table with a row for each date, where its header is a row of dates by its first name (`Datum;01.01.2024;02.01.2024`, `Metric,2023,2024`);
 * says so where it lies on its side otherwise.
 * @param note takes what was turned, in a sentence */
export function onItsFeet(table: Table, note: Note): Table {
  const names = namesDown(table);
  const heading = names && headingOfDates(table);
  if (names === undefined || heading === undefined || names.includes(heading))
    return toldOnItsSide(table, note);
  const [, ...days] = table.columns;
  note(
    `The first row holds dates, so the table was transposed: one row for each of its ${days.length} dates.`,
  );
  const { firstLine: _, ...rest } = table;
  const decimal = days.flatMap((day) => (day.kind === 'string' ? [day.decimal] : [])).find(Boolean);
  const turned = (name: string, cells: readonly unknown[]) =>
    retype({ ...textColumn(name, cells), ...(decimal && { decimal }) });
  const dates = days.map(({ name }) => name);
  const others = names.map((name, row) => {
    const cells = days.map((day) => cellAt(day, row));
    return turned(name, cells);
  });
  return { ...rest, rows: days.length, columns: [turned(heading, dates), ...others] };
}

/** What the first column names, where all its texts differ and none is a number or a date. */
function namesDown({ columns, rows }: Table): readonly string[] | undefined {
  const [first, ...others] = columns;
  // Countries by years stand in more rows than columns, and are wanted as rows.
  if (first?.kind !== 'string' || rows < 1 || others.length < 3 || rows * 2 > others.length) return undefined;
  const names = Array.from(first.codes, (code) => first.dictionary[code] ?? '');
  const isName = (text: string) => /\p{L}/u.test(text) && !isNumberLike(text) && text !== first.name;
  if (new Set(names).size < rows || !names.every(isName)) return undefined;
  // `Jan` and `Feb` below `Month` and beside years are dates too.
  const areDates =
    dateFormOf(names) !== undefined || dateFormOf(names.map((name) => `${name} 2020`)) !== undefined;
  return areDates ? undefined : names;
}

/** Names of what stands in a row of dates; a column of them would be read by its cells. */
const dateRow =
  /^(?:date|dates|day|days|month|months|year|years|week|quarter|period|time|datum|tag|monat|jahr|woche|quartal|zeit|zeitraum|jour|mois|année|semaine|trimestre|période|fecha|día|mes|año|semana|periodo|data|dia|mês|ano|giorno|mese|anno|dag|maand|jaar|miesiąc|rok|дата|месяц|год|日付|年月|年|日期|月份|날짜)$/iu;

/** Names of what stands in a column of variables. */
const variables =
  /^(?:metrics?|kpis?|indicators?|variables?|measures?|parameters?|fields?|features?|kennzahl(?:en)?|merkmale?|feld|indicateurs?|mesures?|indicador(?:es)?|métricas?|indicator[ei]|misur[ae]|показатель|指標|指标|지표)$/iu;

/** What the row of dates is called, where the header is one and its first name says so. */
function headingOfDates({ columns }: Table): string | undefined {
  const [first, ...others] = columns;
  const name = first!.name.trim();
  const heading = dateRow.test(name) ? name : variables.test(name) ? 'date' : undefined;
  if (heading === undefined) return undefined;
  const names = others.map((column) => column.name);
  const isYear = (text: string) => /^(?:1[89]|20|21)\d\d$/.test(text);
  const areDates =
    names.every(isYear) ||
    (!names.some(isNumberLike) && dateFormOf(names) !== undefined) ||
    names.every((text) => beginsAsDate.test(text));
  return areDates ? heading : undefined;
}

function textColumn(name: string, cells: readonly unknown[]): StringColumn {
  const codeOf = new Map<string, number>();
  const codes = Int32Array.from(cells, (cell) => {
    if (cell === null) return missingCode;
    const text = String(cell);
    const code = codeOf.get(text) ?? codeOf.size;
    codeOf.set(text, code);
    return code;
  });
  return { kind: 'string', name, codes, dictionary: [...codeOf.keys()] };
}

/** Says so where each row holds values of one kind, and no column does: variables run down, cases across. */
function toldOnItsSide(table: Table, note: Note): Table {
  const [first, ...others] = table.columns;
  if (first?.kind !== 'string' || others.length < 3 || table.rows < 2 || table.rows > 200) return table;
  if (new Set(first.codes).size < table.rows) return table;
  if (areVariables(table)) return tellOnItsSide(table, note);
  if (!others.every(({ kind }) => kind === 'string')) return table;
  const looked = others.slice(0, 50);
  let [numbers, words] = [0, 0];
  for (let row = 0; row < table.rows; row++) {
    const cells = looked.map((column) => cellAt(column, row)).filter((cell) => cell !== null);
    // `28.11.2023` could be a number too.
    const isNumber = (text: string) => isNumberLike(text) && !beginsAsDate.test(text);
    const like = cells.filter((cell) => isNumber(String(cell))).length;
    if (like > 0 && like < cells.length) return table;
    if (like > 0) numbers++;
    else words++;
  }
  return words > 0 && (numbers > 0 || haveOwnWords(table)) ? tellOnItsSide(table, note) : table;
}

function tellOnItsSide(table: Table, note: Note): Table {
  note(
    'The table seems to lie on its side: each row holds values of one kind, no column does. Transpose it: one row for each case.',
  );
  return table;
}

/** Whether every row has words of its own that come again in it and in no other row, as colours do and makes do: columns of cases
 * would share them. */
function haveOwnWords({ columns, rows }: Table): boolean {
  const [, ...others] = columns;
  if (others.length < 2 * rows) return false;
  const taken = new Set<unknown>();
  for (let row = 0; row < rows; row++) {
    const cells = others.map((column) => cellAt(column, row)).filter((cell) => cell !== null);
    const own = new Set<unknown>(cells);
    if (own.size * 2 > cells.length || [...own].some((cell) => taken.has(cell))) return false;
    for (const cell of own) taken.add(cell);
  }
  return true;
}

/** What people measure of a case, by its name: a column of such names holds variables. */
const measured =
  /^(?:age|sex|gender|height|weight|bmi|price|cost|income|salary|size|length|width|depth|temp(?:erature)?|pressure|speed|year|date|country|city|colou?r|(?:alter|geschlecht|gr[öo](?:ß|ss)e|h[öo]he|gewicht|preis|kosten|einkommen|gehalt|l[äa]nge|breite|temperatur|druck|jahr|datum|land|stadt|ort|farbe)|(?:[âa]ge|sexe|taille|poids|prix|revenu|ann[ée]e|pays|ville)|(?:edad|sexo|altura|peso|precio|ingresos|año|país|ciudad|idade|preço|ano|cidade))(?:[ _]?[([].*)?$/iu;

/** Whether the first column names variables, and far more columns than rows stand beside it. */
function areVariables({ columns, rows }: Table): boolean {
  const [first, ...others] = columns;
  if (first?.kind !== 'string' || others.length < Math.max(6, 2 * rows)) return false;
  const names = Array.from(first.codes, (code) => first.dictionary[code] ?? '');
  // Rows by years or quarters are wanted as they are.
  const isWide = others.every(({ name }) => isLikeDate(name));
  return !isWide && names.filter((name) => measured.test(name.trim())).length * 2 >= names.length;
}
