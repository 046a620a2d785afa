/** What is said of columns of texts, beside what they are read as. */

import type { CalendarDate } from '../../domain/iso-date.ts';
import type { NumberForm } from '../../domain/number-form.ts';

export const exponentCodes =
  'Cells such as 1E05 are kept as codes; if they are numbers with exponents, say so (columns, --columns).';

export const codesInOrder =
  'Codes with noughts in front that hardly repeat are read as numbers, by their order; if they are names alone, declare the column as categories (columns, --columns).';

export const monthsOrMinutes =
  'm beside years, weeks or days may be months or minutes: not read as lengths of time; write mo or min.';

export const clocksOfHours =
  'Four digits before h are read as hours and minutes of a clock, as in 1107h; if they are hours, write the numbers alone.';

export const hoursOrClocks =
  'Read as numbers; four digits before h may be hours and minutes of a clock, as in 1107h: if they are, write 11:07.';

export const versionsKept = 'Read as versions, not as numbers, in which 1.10 would be 1.1.';

export const pointsOfUnits =
  'Points are read as thousands separators: three digits follow every one (decimal, --decimal say otherwise).';

export const pointsGroup = 'Points are read as thousands separators.';

export const pointsOpen =
  'Points are read as decimal points; no value shows whether they stand between thousands (decimal, --decimal say otherwise).';

export const bothMarks =
  'These look like numbers, but some have decimal points, others decimal commas: not read as numbers; write them one way.';

export const sharesNote =
  'Some numbers have a percent sign, those without look like shares of one: not read as numbers; write them one way.';

export const lettersOfTruth =
  'S is read as yes (sí, sim) and N as no; if they are north and south or sizes, declare the column as categories (columns, --columns).';

export const sideNote = (side: NonNullable<NumberForm['negativeSide']>): string =>
  side.length === 1 ? `${side} is read as minus, as in degrees.` : `Years ${side} are read as minus.`;

/** Names some of the texts that are treated as missing. */
export function notRead(what: string, strays: readonly string[]): { readonly note?: string } {
  if (strays.length === 0) return {};
  const shown = strays.slice(0, 3).map((text) => JSON.stringify(text.slice(0, 40)));
  const more = strays.length > shown.length ? ', …' : '';
  return { note: `Not ${what}, and treated as missing: ${shown.join(', ')}${more}.` };
}

export function marksNote(marks: readonly string[]): string {
  const shown = marks.slice(0, 4).map((it) => JSON.stringify(it));
  return `Marks beside numbers were left out: ${shown.join(', ')}${marks.length > shown.length ? ', …' : ''}.`;
}

/** Years that are those of now in calendars whose months or years are others.
 * @returns undefined where not all are of one of them */
export function otherCalendarOf(years: readonly number[]): string | undefined {
  const all = (from: number, to: number) => years.every((year) => year >= from && year <= to);
  if (all(1340, 1480)) return otherCalendar('1340 to 1480', 'Islamic or the Persian');
  return all(2443, 2600) ? otherCalendar('2443 to 2600', 'Buddhist') : undefined;
}

const otherCalendar = (years: string, calendar: string): string =>
  `Dates with years from ${years} are likely of the ${calendar} calendar: not read as dates; convert them, or say that they are dates (columns, --columns).`;

export const shortYears =
  'Years of two digits are read as those of 1969 to 2068, so that 64 is 2064; write four digits if they are births.';

/** First days that programs count from, which stand for no date where they come again, long before all others. */
const firstDays = ['1-1-1', '1800-1-1', '1899-12-30', '1899-12-31', '1900-1-1', '1901-1-1', '1970-1-1'];
const yearsBetween = 20;

/** @param dates      by their codes
 *  @param counts     how many cells have a code
 *  @param dictionary texts by their codes */
export function placeholderDates(
  dates: ReadonlyMap<number, CalendarDate>,
  counts: Float64Array,
  dictionary: readonly string[],
): string[] {
  const [[code, first] = [0, undefined], [, second] = [0, undefined]] = [...dates].sort(
    ([, a], [, b]) => a.epochMs - b.epochMs,
  );
  if (first === undefined || second === undefined || counts[code]! < 2) return [];
  const { year, month, day } = first;
  if (!firstDays.includes(`${year}-${month}-${day}`) || second.year - year < yearsBetween) return [];
  return [
    `${JSON.stringify(dictionary[code])} occurs ${counts[code]} times, long before all others; if it stands for missing values, say so (missing, --missing).`,
  ];
}

export const unknownOrder =
  'These look like dates, but no value shows whether the day or the month comes first; write them as 2024-12-31, or set the order (dateOrder, --date-order), to have them read as dates.';

/** Says why a column of which most cells are dates is none. */
export function mostlyDates(strays: readonly string[]): string {
  const shown = strays.slice(0, 3).map((text) => JSON.stringify(text.slice(0, 40)));
  const more = strays.length > shown.length ? ', …' : '';
  return `Most cells are dates, but not ${shown.join(', ')}${more}: not read as dates; mend those, or say that the column holds dates (columns, --columns).`;
}

/** Says why a column of which most cells are numbers is none. */
export function mostlyNumeric(words: readonly string[]): string {
  const shown = words.slice(0, 3).map((word) => JSON.stringify(word.slice(0, 40)));
  const one = words.length === 1;
  return `Most cells are numbers; ${shown.join(', ')}${words.length > 3 ? ', …' : ''} ${one ? 'is' : 'are'} not, so they are kept as categories. If ${one ? 'it stands' : 'they stand'} for missing values, say so (missing, --missing).`;
}

export const contradictoryOrder =
  'These look like dates, but some have the day first, others the month: not read as dates; write them as 2024-12-31.';

export const namibia =
  'Empty cells and NA were treated as missing; if NA stands for Namibia, say which cells are missing (missing, --missing).';

export function unitsNote(units: readonly string[]): string {
  const shown = units
    .slice(0, 4)
    .map((unit) => JSON.stringify(unit))
    .join(', ');
  return `Numbers in several units or currencies (${shown}${units.length > 4 ? ', …' : ''}): not read as numbers; convert them to one.`;
}

/** @param written the numbers, each of which fits with either mark */
export function eitherMark({ decimal }: NumberForm, written: readonly string[]): string {
  if (decimal === '.' && !written.some((text) => text.includes(','))) return pointsOpen;
  return decimal === '.'
    ? 'Commas are read as thousands separators; no value shows whether they are decimal commas.'
    : 'Commas are read as decimal commas, as in other columns; no value here shows which.';
}

export const birthYears =
  'Years of two digits are read as those of 1930 to 2029, because the column is named after births.';

export const eastOrWest =
  'O is read as east (Ost), as nothing shows which it is; if it is west (oeste, ouest), write W.';

export const hyphenedHeights =
  'Read as feet and inches, so that 5-11 is 5 feet 11 inches; if they are something else, declare the column as categories (columns, --columns).';

export const heightsOrScores =
  'These may be feet and inches, as in 5-11, but no name of the column says so: not read as numbers; write 5\'11".';

export const lengthsInFeet = 'Inches, centimetres and metres beside feet are read as feet.';

export const eitherHand =
  'Read as Chinese writes, in which 三百五 is 350; in Japanese it is 305: write the numbers in digits if they are.';

/** Says why a column of which most cells are a measure is none. */
export function mostlyMeasured(strays: readonly string[]): string {
  const shown = strays.slice(0, 3).map((text) => JSON.stringify(text.slice(0, 40)));
  return `Most cells are numbers in parts or in words, but not ${shown.join(', ')}${strays.length > 3 ? ', …' : ''}: kept as categories; mend those, or leave them empty.`;
}
