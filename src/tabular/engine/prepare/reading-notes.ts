/** What is said of columns of texts, beside what they are read as. */

import type { NumberForm } from '../../domain/number-form.ts';

export const pointsOfUnits =
  'Points are read as thousands separators: three digits follow every one (decimal, --decimal say otherwise).';

export const pointsGroup = 'Points are read as thousands separators, as the file has decimal commas.';

export const bothMarks =
  'These look like numbers, but some have decimal points, others decimal commas: not read as numbers; write them one way.';

export const debitNote = (debit: 'DR' | 'S'): string =>
  debit === 'DR' ? 'DR is read as minus, CR as plus.' : 'S (Soll) is read as minus, H (Haben) as plus.';

export function marksNote(marks: readonly string[]): string {
  const shown = marks.slice(0, 4).map((it) => JSON.stringify(it));
  return `Marks beside numbers were left out: ${shown.join(', ')}${marks.length > shown.length ? ', …' : ''}.`;
}

export const otherCalendar =
  'Dates with years from 1340 to 1480 are likely of the Islamic or the Persian calendar: not read as dates; convert them, or say that they are dates (columns, --columns).';

export const shortYears =
  'Years of two digits are read as those of 1969 to 2068, so that 64 is 2064; write four digits if they are births.';

export const unknownOrder =
  'These look like dates, but no value shows whether the day or the month comes first; write them as 2024-12-31, or set the order (dateOrder, --date-order), to have them read as dates.';

export const contradictoryOrder =
  'These look like dates, but some have the day first, others the month: not read as dates; write them as 2024-12-31.';

export const namibia =
  'NA was treated as missing; if it stands for Namibia, say which cells are missing (missing, --missing).';

export function unitsNote(units: readonly string[]): string {
  const shown = units
    .slice(0, 4)
    .map((unit) => JSON.stringify(unit))
    .join(', ');
  return `Numbers in several units or currencies (${shown}${units.length > 4 ? ', …' : ''}): not read as numbers; convert them to one.`;
}

export function eitherMark({ decimal }: NumberForm): string {
  return decimal === '.'
    ? 'Commas are read as thousands separators; no value shows whether they are decimal commas.'
    : 'Commas are read as decimal commas, as in other columns; no value here shows which.';
}

export const birthYears =
  'Years of two digits are read as those of 1930 to 2029, because the column is named after births.';
