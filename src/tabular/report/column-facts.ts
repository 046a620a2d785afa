/** How the values of a column are written, in words. */

import type { Measure } from '../domain/measures.ts';
import type { ColumnReading } from '../engine/prepare/column-reading.ts';

const dateForms: Readonly<Record<string, string>> = {
  iso: 'ISO 8601',
  compact: 'year, month and day without marks',
  compactMonth: 'year and month without marks',
  epochSeconds: 'seconds since 1970',
  epochMilliseconds: 'milliseconds since 1970',
  epochMicroseconds: 'microseconds since 1970',
  epochNanoseconds: 'nanoseconds since 1970',
  excel: 'days as Excel counts them',
  dayFirst: 'day first',
  monthFirst: 'month first',
  dayFirstBorn: 'day first',
  monthFirstBorn: 'month first',
  yearFirst: 'year first',
  words: 'names of months',
  monthYear: 'months and short years',
  program: 'as programs log them',
  half: 'half years',
  mixed: 'in several forms',
  mixedDayFirst: 'in several forms, day first',
  mixedMonthFirst: 'in several forms, month first',
  quarter: 'quarters',
  week: 'weeks',
  bareQuarter: 'quarters',
  bareWeek: 'weeks',
  bareMonth: 'months',
  ordinal: 'days of the year',
  era: 'years of an era',
};

const measureFacts: Readonly<Record<Measure, string>> = {
  degrees: 'degrees with minutes',
  degreesOeste: 'degrees with minutes, O as west',
  feet: 'feet with inches',
  heights: 'feet with inches',
  pounds: 'pounds with ounces',
  bytes: 'sizes in bytes',
  kilograms: 'in kg, written in several units',
  litres: 'in litres, written in several units',
  metres: 'in metres, written in several units',
  squareMetres: 'in m², written in several units',
  volts: 'in V, written in several units',
  amperes: 'in A, written in several units',
  watts: 'in W, written in several units',
  wattHours: 'in Wh, written in several units',
  hertz: 'in Hz, written in several units',
  pascals: 'in Pa, written in several units',
  gramsPerLitre: 'in g/L, written in several units',
  molar: 'in mol/L, written in several units',
  celsius: 'in °C, written in several units',
  fractions: 'fractions',
  places: 'places in an order',
  stars: 'stars that are full',
  oldMoney: 'pounds, shillings and pence as pounds',
  hanNumerals: 'in Chinese numerals',
  kanjiNumerals: 'in Japanese numerals',
};

/** As far as it is not plain: `['decimal comma', 'in €']`.
 * @example
 * for (const column of describeColumns(table)) console.log(column.name, columnFacts(column)); */
export function columnFacts({ form, numberForm, time, measure }: ColumnReading): string[] {
  const facts: string[] = [];
  if (time) facts.push('times as hours');
  if (measure !== undefined) facts.push(measureFacts[measure]);
  if (form !== undefined) facts.push(dateForms[form] ?? form);
  if (numberForm?.decimal === ',') facts.push('decimal comma');
  if (numberForm !== undefined && numberForm.group !== '') {
    const groups = { '.': 'points', ',': 'commas', ' ': 'spaces', "'": 'apostrophes', _: 'underscores' };
    facts.push(`${groups[numberForm.group]} between thousands`);
  }
  if (numberForm !== undefined && numberForm.unit !== '') facts.push(`in ${numberForm.unit}`);
  if (numberForm?.multiples) facts.push('k, M and bn multiplied');
  return facts;
}
