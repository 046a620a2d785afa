/** Rows of totals, averages and other figures of the rows above them. */

import { isMissingWord } from '../domain/missing-words.ts';
import { numberFormOf, parseInForm } from '../domain/number-form.ts';
import { parseNumber } from '../domain/scalars.ts';
import { type Column, missingCode, type Table } from '../domain/table.ts';
import { cellAt } from '../domain/table-views.ts';
import { withoutRows } from './drop-rows.ts';

/** Fewer rows show no sum without a word. */
const leastRows = 3;
/** Fewer rows of figures show no summary. */
const leastFigures = 4;
/** Columns of more texts are looked at in their last rows alone. */
const mostTexts = 20_000;

const sumWords =
  '(?:grand[ -]?|sub[ -]?)?(?:total|totals|totale|totaux|totaal|totalt|sum|sums|summe|suma|somme|gesamt|gesamtsumme|gesamtergebnis|endsumme|insgesamt|zwischensumme|übertrag|carried forward|brought forward|à reporter|suma y sigue|riporto|da riportare|sous[ -]total|summary|zusammenfassung|toplam|razem|celkem|итого|всего|suma|łącznie|ogółem|spolu|összesen|mindösszesen|yhteensä|sammanlagt|summa|sum[aă]|разом|всього|общо|укупно|ukupno|skupaj|kopā|iš viso|kokku|jumlah|tổng cộng|tổng|รวม|σύνολο|المجموع|סה"כ|יחד|计|合计|合計|総計|小計|小计|총계|합계)';
const meanWords =
  '(?:average|avg|mean|durchschnitt|mittelwert|moyenne|promedio|media|média|gemiddelde|среднее|średnia|srednia|průměr|priemer|átlag|medel|medelvärde|gennemsnit|gjennomsnitt|keskiarvo|ortalama|medie|prosjek|povprečje|середнє|средно|μέσος όρος|rata-rata|trung bình|平均値|平均|평균)';
/** `Total`, `Subtotal North`, `North total`, `Total:`. */
const totalLabel = new RegExp(
  `^(?:${sumWords}(?:[:. ].{0,40})?|.{1,40} ${sumWords}[:.]?|total g[eé]n[eé]ral|totale complessivo|eindtotaal|totalt|suma końcowa|общий итог|\\*{1,3}(?: .{1,40})?)$`,
  'iu',
);

export const isTotalLabel = (text: string): boolean => totalLabel.test(text);

/** Figures that people put below a table, by the words for them. */
const figures: readonly (readonly [RegExp, (sorted: Float64Array) => number[]])[] = [
  [new RegExp(`^(?:overall )?${meanWords}[:.]?$`, 'iu'), (sorted) => [meanOf(sorted)]],
  [/^(?:min|minimum|mínimo|minimo|мин)[:.]?$/iu, (sorted) => [sorted[0]!]],
  [/^(?:max|maximum|máximo|massimo|макс)[:.]?$/iu, (sorted) => [sorted.at(-1)!]],
  [/^(?:median|médiane|mediana|медиана)[:.]?$/iu, (sorted) => [at(sorted, 0.5)]],
  [
    /^(?:std|sd|s\.d\.?|st\.? ?dev|std\.? ?dev|stdev|std deviation|standard deviation|standardabweichung|écart[- ]type|desviación (?:estándar|típica)|deviazione standard|desvio[- ]padrão|odchylenie standardowe|standaarddeviatie|标准差|標準偏差)[:.]?$/iu,
    (sorted) => deviationsOf(sorted),
  ],
  [
    /^(?:var|variance|varianz|varianza|variância)[:.]?$/iu,
    (sorted) => deviationsOf(sorted).map((deviation) => deviation ** 2),
  ],
  [
    /^(?:sem|std\.? ?err(?:or)?|standard error|standardfehler|erreur[- ]type)[:.]?$/iu,
    (sorted) => deviationsOf(sorted).map((deviation) => deviation / Math.sqrt(sorted.length)),
  ],
  [/^(?:range|spannweite|étendue|rango)[:.]?$/iu, (sorted) => [sorted.at(-1)! - sorted[0]!]],
  [
    /^(?:cv|cv ?%|rsd|% ?rsd|rsd ?%|coefficient of variation|variationskoeffizient)[:.]?$/iu,
    (sorted) =>
      deviationsOf(sorted).flatMap((deviation) => [1, 100].map((by) => (by * deviation) / meanOf(sorted))),
  ],
  [/^(?:(?:in )?%|per ?cent|percentage|prozent|pourcentage|porcentaje|percentuale)[:.]?$/iu, () => [100, 1]],
  [/^(?:count|n|anzahl|nombre|número|cases)[:.]?$/iu, (sorted) => [sorted.length]],
];
const figureOf = (text: string) => figures.find(([word]) => word.test(text))?.[1];

const meanOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
const at = (sorted: Float64Array, share: number): number => {
  const place = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
  return low + (high - low) * (place - Math.floor(place));
};
/** Of a sample, and of all. */
function deviationsOf(values: Float64Array): number[] {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return [Math.sqrt(squares / (values.length - 1)), Math.sqrt(squares / values.length)];
}

/** Says so where every row is a figure of other rows (`count`, `mean`, `std` …), as programs describe a table. */
export function toldSummary(table: Table, note: (text: string) => void): Table {
  const [first] = table.columns;
  if (first?.kind !== 'string' || table.rows < leastFigures) return table;
  const labels = Array.from(first.codes, (code) => first.dictionary[code] ?? '');
  if (new Set(labels).size < labels.length) return table;
  if (labels.every((label) => figureOf(label) !== undefined || /^\d{1,2}(?:\.\d+)?%$/.test(label)))
    note(
      'Each row is a figure of other rows (count, mean, …): the table describes another one, which is to be given.',
    );
  return table;
}

/** Rows that a cell calls totals (or averages, or another figure), when a number of them is the sum (or that figure) of
 * those above, of all or of those since the totals before.
 * @param note takes what was left out, in a sentence */
export function withoutTotals(table: Table, note: (text: string) => void): Table {
  const last = table.rows - 1;
  if (last < 1) return table;
  const named = labelAt(table, 0, isWhole);
  if (last >= leastRows && (named === '' ? isNamelessSum(table) : isSumOfBelow(table))) {
    note(
      named === ''
        ? 'The first row holds totals of those below and no name; it was left out.'
        : `The first row (${JSON.stringify(named)}) holds totals of those below; it was left out.`,
    );
    return withoutTotals(withoutRows(table, [0]), note);
  }
  const below = figureRows(table);
  const labelled = [...new Set([...labelledRows(table), ...below])].sort((a, b) => a - b);
  if (labelled.length === 0 && last >= leastRows && isBareSum(table)) {
    note('The last row holds totals and no name; it was left out.');
    return withoutRows(table, [last]);
  }
  if (labelled.length === 0 && last >= leastRows) tellSums(table, note);
  const means = below.filter((row) => figureOf(labelAt(table, row)) !== undefined);
  // Few rows may have more figures than they are.
  if (labelled.length === 0 || labelled.length - means.length > table.rows / 2) return table;
  const numbers = table.columns
    .map((column) => numbersOf(column, labelled))
    .filter((values) => values !== undefined);
  const isTotal = (set: readonly number[], row: number) => numbers.some((values) => sums(values, set, row));
  const totals = labelled.filter((row) => !means.includes(row));
  // A formula whose result nobody computed leaves its cell empty.
  const isEmpty = (row: number) =>
    row === last && numbers.length > 0 && numbers.every((values) => Number.isNaN(values[row]!));
  const all = totals.every((row) => isTotal(labelled, row) || isEmpty(row))
    ? totals
    : totals.filter((row) => row === last && (isTotal([row], row) || leavesWordsOut(table, row)));
  const made = means.filter((row) => {
    const filled = numbers.filter((values) => !Number.isNaN(values[row]!));
    const figure = figureOf(labelAt(table, row))!;
    const told = filled.filter((values) => isFigure(values, labelled, row, figure));
    return told.length > 0 && told.length * 2 >= filled.length;
  });
  // Beside one that is right, the others are figures too, however they were reckoned or rounded.
  const found = [...all, ...(made.length > 0 ? means : [])].sort((a, b) => a - b);
  found.push(...differencesOf(found, numbers, last));
  tellOtherTotals(table, labelled, found, note);
  if (found.length === 0) return table;
  note(
    found.length === 1 && found[0] === last
      ? 'The last row holds totals; it was left out.'
      : `${found.length} ${found.length === 1 ? 'row holds' : 'rows hold'} totals or averages; ${found.length === 1 ? 'it was' : 'they were'} left out.`,
  );
  return withoutRows(table, found);
}

/** The last row, where its numbers are what one total left of another in every column, two or more: income less expenses. */
function differencesOf(
  totals: readonly number[],
  numbers: readonly ArrayLike<number>[],
  last: number,
): number[] {
  if (totals.includes(last) || numbers.length < 2) return [];
  const isLeft = (of: number, without: number) =>
    numbers.every((values) => {
      const [all, part, left] = [values[of]!, values[without]!, values[last]!];
      return all !== part && Math.abs(all - part - left) <= 1e-3 * Math.abs(left);
    });
  return totals.some((of) => totals.some((without) => of !== without && isLeft(of, without))) ? [last] : [];
}

const bareLabel = new RegExp(`^${sumWords}[:.]?$`, 'iu');

/** Says so where rows are called totals by their first word and add up to nothing above them: some figures may be missing. */
function tellOtherTotals(
  table: Table,
  labelled: readonly number[],
  found: readonly number[],
  note: (text: string) => void,
): void {
  const first = table.columns.find(({ kind }) => kind === 'string');
  const textOf = (row: number) => String(first === undefined ? '' : (cellAt(first, row) ?? ''));
  const others = labelled.filter((row) => !found.includes(row));
  // Beside a total of all, `Sales Total` is one of a part.
  const isBare = others.some((row) => bareLabel.test(textOf(row)));
  const kept = isBare ? others.filter((row) => isTotalLabel(textOf(row))) : [];
  if (kept.length === 0 || kept.length * 4 > table.rows) return;
  const called = JSON.stringify(textOf(kept[0]!));
  note(
    kept.length === 1
      ? `A row is called ${called}, but not the sum of those above, and was kept; leave it out if it holds a total.`
      : `${kept.length} rows are called ${called}, …, but not the sums of those above, and were kept; leave them out if they hold totals.`,
  );
}

/** Whether a row that is called a total, and by no other row's name, has no word in another column that every row above fills. Its
 * sums need not be those of the cells as they are read: the points of `1.250` may be thought to be decimal ones. */
function leavesWordsOut({ columns }: Table, row: number): boolean {
  const [first, ...others] = columns.filter((column) => column.kind !== 'number');
  if (first?.kind !== 'string' || !bareLabel.test(String(cellAt(first, row) ?? ''))) return false;
  if (first.codes.indexOf(first.codes[row]!) !== row || row < leastRows) return false;
  return others.some((column) => {
    if (cellAt(column, row) !== null || numbersOf(column, [row]) !== undefined) return false;
    for (let above = 0; above < row; above++) if (cellAt(column, above) === null) return false;
    return true;
  });
}

/** Says so where the numbers of the first or the last row are sums of all others, and no word calls it a total (`World` beside its
 * countries). */
function tellSums(table: Table, note: (text: string) => void): void {
  const [named] = table.columns;
  if (named?.kind !== 'string' || table.rows > mostTexts) return;
  const numbers = table.columns
    .map((column) => numbersOf(column, []))
    .filter((values) => values !== undefined);
  for (const row of [0, table.rows - 1]) {
    const summed = numbers.filter((values) => {
      let [sum, size, others] = [0, 0, 0];
      for (let at = 0; at < values.length; at++) {
        if (at === row || Number.isNaN(values[at]!)) continue;
        sum += values[at]!;
        size += Math.abs(values[at]!);
        if (values[at] !== 0) others++;
      }
      return others > 2 && Math.abs(sum - values[row]!) <= 1e-9 * size;
    });
    if (summed.length === 0 || summed.length * 2 < numbers.length) continue;
    const which = row === 0 ? 'first' : 'last';
    note(
      `The numbers of the ${which} row (${JSON.stringify(String(cellAt(named, row) ?? ''))}) are the sums of all others; if it is a total, leave it out.`,
    );
  }
}

/** `All cities`, `Total`, `Overall`. */
const isWhole = (text: string): boolean =>
  totalLabel.test(text) ||
  /^(?:all|overall|whole|alle|gesamt|insgesamt|tous|toutes|ensemble|todos|todas|tutti|tutte|alles)\b/iu.test(
    text,
  );

/** Whether most numbers of the first row, which names the whole, are sums of all those below. */
function isSumOfBelow(table: Table): boolean {
  const { summed, of } = sumsOfBelow(table);
  return summed > 0 && summed * 2 >= of;
}

/** Whether the first row alone lacks its first cell, and all numbers of it, two or more, are sums of all those below. */
function isNamelessSum(table: Table): boolean {
  const [first] = table.columns;
  if (first === undefined || cellAt(first, 0) !== null) return false;
  for (let row = 1; row < table.rows; row++) if (cellAt(first, row) === null) return false;
  const { summed, of } = sumsOfBelow(table);
  return summed > 1 && summed === of;
}

/** How many of the columns of numbers have the sum of all others in their first cell. */
function sumsOfBelow(table: Table): { summed: number; of: number } {
  const numbers = table.columns
    .map((column) => numbersOf(column, [0]))
    .filter((values) => values !== undefined);
  const summed = numbers.filter((values) => {
    let [sum, size] = [0, 0];
    for (let row = 1; row < values.length; row++) {
      if (Number.isNaN(values[row]!)) continue;
      sum += values[row]!;
      size += Math.abs(values[row]!);
    }
    return size > 0 && Math.abs(sum - values[0]!) <= 1e-3 * size;
  });
  return { summed: summed.length, of: numbers.length };
}

/** Whether the last row alone lacks its first cell, and two numbers of it are sums of all those above. */
function isBareSum(table: Table): boolean {
  const last = table.rows - 1;
  const [first, ...rest] = table.columns;
  if (first === undefined || cellAt(first, last) !== null) return false;
  for (let row = 0; row < last; row++) if (cellAt(first, row) === null) return false;
  const numbers = rest.map((column) => numbersOf(column, [last])).filter((values) => values !== undefined);
  const summed = numbers.filter((values) => isMade(values, last) && sums(values, [last], last)).length;
  return summed >= Math.max(1, Math.min(2, numbers.length - 1));
}

/** Whether the last number is a sum of three numbers at least, and none by chance: 3 is 1 and 2, and what counts the rows. */
function isMade(values: ArrayLike<number>, last: number): boolean {
  let [addends, counts] = [0, true];
  for (let row = 0; row < last; row++) {
    if (values[row]! > 0 || values[row]! < 0) addends++;
    counts &&= values[row + 1] === values[row]! + 1;
  }
  return addends > 2 && !counts;
}

const isLabelText = (text: string): boolean => totalLabel.test(text) || figureOf(text) !== undefined;

function labelAt({ columns }: Table, row: number, isLabel = isLabelText): string {
  for (const column of columns) {
    if (column.kind !== 'string') continue;
    const text = String(cellAt(column, row) ?? '');
    if (isLabel(text)) return text;
  }
  return '';
}

/** Rows at the end that words for totals and figures begin, each once in its column, ascending. */
function figureRows(table: Table): number[] {
  const found: number[] = [];
  const first = table.columns.find(({ kind }) => kind === 'string');
  if (first?.kind !== 'string') return found;
  for (let row = table.rows - 1; row > 0; row--) {
    const code = first.codes[row]!;
    if (code < 0 || !isLabelText(first.dictionary[code]!) || first.codes.indexOf(code) !== row) break;
    found.unshift(row);
  }
  return found;
}

/** Rows in which some cell is the word for a total, ascending. */
function labelledRows(table: Table): number[] {
  const found = new Set<number>();
  for (const column of table.columns) {
    if (column.kind !== 'string') continue;
    const { codes, dictionary } = column;
    const isLabel = (code: number) => code >= 0 && totalLabel.test(dictionary[code]!);
    if (dictionary.length > mostTexts) {
      for (let row = Math.max(0, table.rows - leastRows); row < table.rows; row++)
        if (isLabel(codes[row]!)) found.add(row);
      continue;
    }
    const labels = new Set(Array.from(dictionary.keys()).filter(isLabel));
    if (labels.size === 0) continue;
    for (let row = 0; row < codes.length; row++) if (labels.has(codes[row]!)) found.add(row);
  }
  return [...found].sort((a, b) => a - b);
}

/** Whether the value of `row` is the sum of those above it: of all that are no totals, or of those since the last one. */
function sums(values: ArrayLike<number>, totals: readonly number[], row: number): boolean {
  if (Number.isNaN(values[row]!)) return false;
  const isTotal = new Set(totals);
  const [all, since] = [
    { sum: 0, size: 0 },
    { sum: 0, size: 0 },
  ];
  for (let at = 0; at < row; at++) {
    if (isTotal.has(at)) since.sum = since.size = 0;
    const value = values[at]!;
    if (isTotal.has(at) || Number.isNaN(value)) continue;
    for (const part of [all, since]) {
      part.sum += value;
      part.size += Math.abs(value);
    }
  }
  // Each figure may have been rounded on its own.
  return [all, since].some(({ sum, size }) => size > 0 && Math.abs(sum - values[row]!) <= 1e-3 * size);
}

/** Whether the value of `row` is a figure of those above it. */
function isFigure(
  values: ArrayLike<number>,
  others: readonly number[],
  row: number,
  figure: (sorted: Float64Array) => number[],
): boolean {
  const isOther = new Set(others);
  const above: number[] = [];
  for (let place = 0; place < row; place++)
    if (!isOther.has(place) && !Number.isNaN(values[place]!)) above.push(values[place]!);
  if (above.length < 2) return false;
  const size = above.reduce((sum, value) => sum + Math.abs(value), 0) / above.length;
  return figure(Float64Array.from(above).sort()).some(
    (value) => Math.abs(value - values[row]!) <= 5e-3 * size,
  );
}

function numbersOf(column: Column, labelled: readonly number[]): ArrayLike<number> | undefined {
  if (column.kind === 'number') return column.values;
  if (column.kind === 'boolean' || column.dictionary.length > mostTexts) return undefined;
  const skipped = new Set(labelled.map((row) => column.codes[row]!));
  const meant = column.dictionary.filter(
    (text, code) =>
      !isMissingWord(text) && !(skipped.has(code) && parseNumber(text) === undefined && !/\d/.test(text)),
  );
  const found = numberFormOf(meant);
  if (found === undefined) return undefined;
  const ofEntry = column.dictionary.map(
    (text) => parseInForm(text, found.form) ?? parseNumber(text) ?? Number.NaN,
  );
  return Float64Array.from(column.codes, (code) => (code === missingCode ? Number.NaN : ofEntry[code]!));
}
