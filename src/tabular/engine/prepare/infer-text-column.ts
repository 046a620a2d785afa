/** Decides what a column of texts is. */

import { areBooleans, mayBeSides } from '../../domain/boolean-words.ts';
import { areExponentCodes } from '../../domain/exponent-code.ts';
import { areEitherHand } from '../../domain/han-numerals.ts';
import { isHyphenedHeight, isInFeet } from '../../domain/heights.ts';
import { isEitherSide, type Measure, measureOf, parseMeasure } from '../../domain/measures.ts';
import { isMissingWord } from '../../domain/missing-words.ts';
import {
  type DecimalMark,
  debitNote,
  haveBothMarks,
  isNumberLike,
  mayHavePointsBetweenThousands,
  numberFormOf,
  unitKey,
  unitsOf,
  unitsShowThousands,
} from '../../domain/number-form.ts';
import { isBareNumber, isBeyond } from '../../domain/number-text.ts';
import { parseHalf } from '../../domain/part-of-year.ts';
import { isDigits, parseNumber } from '../../domain/scalars.ts';
import type { ColumnKind, StringColumn } from '../../domain/table.ts';
import { areMilitaryClocks, areMonthsOrMinutes, parseTime } from '../../domain/time-form.ts';
import { areVersions, isVersionName } from '../../domain/version-name.ts';
import { areCountryCodes, mostFrequent, share, withoutMarks } from './category-texts.ts';
import { datesOfNumbers } from './dates-of-numbers.ts';
import { asDates } from './infer-date-column.ts';
import { notAsSaid } from './not-as-said.ts';
import {
  bothMarks,
  clocksOfHours,
  codesInOrder,
  eastOrWest,
  eitherHand,
  eitherMark,
  exponentCodes,
  heightsOrScores,
  hoursOrClocks,
  hyphenedHeights,
  lengthsInFeet,
  lettersOfTruth,
  marksNote,
  monthsOrMinutes,
  mostlyMeasured,
  mostlyNumeric,
  namibia,
  notRead,
  pointsGroup,
  pointsOfUnits,
  pointsOpen,
  sharesNote,
  sideNote,
  unitsNote,
  versionsKept,
} from './reading-notes.ts';
import type { ColumnSchema } from './schema.ts';
import { spreadsheetNote } from './spreadsheet-cells.ts';
import { fitTextEncoding } from './text.ts';
import { type Kept, leastNumbers, mostWords, sum, type Texts } from './texts-of-column.ts';
import { undatedNote } from './unread-dates.ts';
import {
  areCodes,
  areShares,
  endsInNumber,
  isSlashed,
  slashedNote,
  unreadNumbers,
} from './unread-numbers.ts';

/** A column of text counts as numbers or dates when at least this share of its cells reads as such, words for missing
 * values (`?`, `unknown`) not counted; the rest then counts as missing. */
const majority = 0.95;
/** @throws TabularError `schema_mismatch` when the column's owner says what it is, and no text is that */
export function inferString(column: StringColumn, mark: DecimalMark): ColumnSchema {
  const { name, codes, dictionary } = column;
  const counts = new Float64Array(dictionary.length);
  for (const code of codes) if (code >= 0) counts[code]!++;
  // The dictionary may be that of a larger table: only entries that occur count.
  const used = Array.from(dictionary.keys()).filter((code) => counts[code]! > 0);
  const present = sum(used, counts);
  if (used.length === 0) return { name, kind: 'constant' };
  if (used.length === 1) return { name, kind: present < codes.length ? 'presence' : 'constant' };
  const meant = used.filter((code) => !isMissingWord(dictionary[code]!));
  const total = sum(meant, counts);
  const texts: Texts = { name, dictionary, counts, used, meant, present, total, column, mark };
  if (column.as !== undefined) return asSaid(texts, column.as);
  if (areTruths(texts)) return { name, kind: 'boolean', ...sidesNote(texts) };
  if (isVersionName(name) && areVersions(meant.map((code) => dictionary[code]!)))
    return asCategories(texts, versionsKept);
  const numbers = asNumbers(texts, majority);
  if ('kind' in numbers) return asHoursOrClocks(texts, numbers);
  const measured = asMeasure(texts);
  if (measured !== undefined && 'kind' in measured) return measured;
  const dates = asTimes(texts) ?? asDates(texts, majority);
  if ('kind' in dates) return dates;
  const odd = () => spreadsheetNote(meantOf(texts).texts) ?? unreadNumbers(dictionary, meant);
  const { note = numbers.note ?? measured?.note ?? odd() } = dates;
  if (isText(texts)) {
    // Codes such as 02134 that hardly repeat: their order says more than their letters.
    if (share(used, counts, present, (code) => isDigits(dictionary[code]!)) >= majority)
      return { name, kind: 'number', note: codesInOrder };
    return asText(texts, note);
  }
  return asCategories(texts, note);
}

const meantOf = ({ name, meant, dictionary }: Texts) => ({
  name,
  texts: meant.map((code) => dictionary[code]!),
});

function asSaid(texts: Texts, kind: ColumnKind): ColumnSchema {
  switch (kind) {
    case 'category':
      return asCategories(texts, undefined);
    case 'text':
      return asText(texts, undefined);
    case 'boolean':
      if (areTruths(texts)) return { name: texts.name, kind };
      throw notAsSaid(
        meantOf(texts),
        'booleans',
        () => false,
        'Two words for true and false are needed, such as yes and no.',
      );
    case 'number': {
      const found = asNumbers(texts, 0);
      if ('kind' in found) return found;
      const measured = asMeasure(texts);
      const parts = measured !== undefined && 'kind' in measured ? measured : (asTimes(texts) ?? measured);
      if (parts !== undefined && 'kind' in parts) return parts;
      throw notAsSaid(meantOf(texts), 'numbers', isNumberLike, found.note ?? parts?.note);
    }
    case 'date': {
      const found = asDates(texts, 0);
      if ('kind' in found) return found;
      throw notAsSaid(meantOf(texts), 'dates', () => false, found.note ?? 'Write them as 2024-12-31.');
    }
  }
}

/** Who declares a column of booleans has told that its letters are no sides of the globe. */
const areTruths = ({ name, used, dictionary, column }: Texts): boolean =>
  areBooleans(
    withoutMarks(used, dictionary).map((code) => dictionary[code]!),
    column.as === 'boolean' ? '' : name,
  );

const sidesNote = ({ used, dictionary }: Texts): { note?: string } =>
  mayBeSides(withoutMarks(used, dictionary).map((code) => dictionary[code]!)) ? { note: lettersOfTruth } : {};

/** @param least share of the cells that must be numbers */
function asNumbers(texts: Texts, least: number): ColumnSchema | Kept {
  const { name, dictionary, counts, mark, column } = texts;
  if (column.as === undefined && areExponentCodes(texts.meant.map((code) => dictionary[code]!)))
    return { note: exponentCodes };
  const meant = texts.meant.filter((code) => !isBeyond(dictionary[code]!));
  const total = sum(meant, counts);
  const plain = meant.filter((code) => parseNumber(dictionary[code]!) !== undefined);
  const enough = (codes: readonly number[]) =>
    codes.length > 0 &&
    meant.length > 1 &&
    (sum(codes, counts) >= Math.max(least * total, 1) || fewWords(codes));
  const fewWords = (codes: readonly number[]) => {
    if (codes.length < leastNumbers || meant.length - codes.length > mostWords) return false;
    const numbers = new Set(codes);
    return meant.every((code) => numbers.has(code) || !/\d/.test(dictionary[code]!));
  };
  const bounded = meant.some((code) => /^[<>≤≥]=? ?\d/.test(dictionary[code]!));
  // `218-` and `−2` beside plain numbers are numbers too, where all have a form together.
  const inAll = meant.filter((code) => isBareNumber(dictionary[code]!));
  const together =
    inAll.length > plain.length &&
    numberFormOf(
      inAll.map((code) => dictionary[code]!),
      mark,
    ) !== undefined;
  if (enough(plain) && !bounded && !together) {
    const written = plain.map((code) => dictionary[code]!);
    // Beside words for missing they are the dates that they would be alone.
    const days =
      column.as === undefined && plain.length === meant.length
        ? datesOfNumbers(name, written.map(Number), false)
        : undefined;
    if (days !== undefined) return { name, kind: 'date', ...days };
    const grouped =
      mark === ',' && mayHavePointsBetweenThousands(written) ? numberFormOf(written, mark) : undefined;
    if (grouped !== undefined) return { name, kind: 'number', form: grouped.form, note: pointsGroup };
    const stray = strayNote(texts, (text) => parseNumber(text) !== undefined);
    const open = column.decimal === undefined && mark === '.' && mayHavePointsBetweenThousands(written);
    const undated = undatedNote(name, written.map(Number));
    const notes = [...(undated ? [undated] : []), ...(open ? [pointsOpen] : []), ...Object.values(stray)];
    return { name, kind: 'number', ...(notes.length > 0 && { note: notes.join(' ') }) };
  }
  const numeric = meant.filter((code) => isNumberLike(dictionary[code]!));
  if (!enough(numeric)) return mostlyNumbers(texts, numeric);
  const written = numeric.map((code) => dictionary[code]!);
  const thousands = mark === '.' && unitsShowThousands(written);
  const found = numberFormOf(written, thousands ? ',' : mark);
  if (found !== undefined) {
    const { form, ambiguous, marks, partly } = found;
    if (partly !== undefined && unitKey(partly) === '%' && areShares(written)) return { note: sharesNote };
    const notes = [
      ...(ambiguous ? [thousands ? pointsOfUnits : eitherMark(form, written)] : []),
      ...(marks.length > 0 ? [marksNote(marks)] : []),
      ...(partly !== undefined && written.some((text) => endsInNumber(text))
        ? [`Some numbers have no ${JSON.stringify(partly)}; they are read as if they had.`]
        : []),
      ...(form.debit ? [debitNote(form.debit)] : []),
      ...(form.negativeTriangles ? ['▲ and △ are read as minus, as in accounts of Japan.'] : []),
      ...(form.negativeSide ? [sideNote(form.negativeSide)] : []),
      ...Object.values(strayNote(texts, isNumberLike)),
    ];
    return { name, kind: 'number', form, ...(notes.length > 0 && { note: notes.join(' ') }) };
  }
  if (written.every(isSlashed)) return { note: slashedNote };
  const units = unitsOf(written);
  if (units.length > 1 && !areCodes(units, written)) return { note: unitsNote(units) };
  return haveBothMarks(written) ? { note: bothMarks } : {};
}

/** Says so where half of the cells and more are numbers, and the others have no digits: words for nothing that nobody knows. Where
 * nearly all are numbers, the others may be codes with digits (`12A`), unless they are numbers with noughts before them; so they may
 * where all have the same letters (`T5`, `T12`), or none are digits. */
function mostlyNumbers({ meant, counts, total, dictionary }: Texts, numeric: readonly number[]): Kept {
  const numbers = new Set(numeric);
  const words = meant.filter((code) => !numbers.has(code)).map((code) => dictionary[code]!);
  const letters = new Set(words.map((word) => /^(\p{L}{1,3})\d+$/u.exec(word)?.[1] ?? word));
  const coded = letters.size > 1 && words.some((word) => /\d/.test(word) && !/\s/.test(word));
  const least = coded ? 0.8 : 0.5;
  if (numbers.size < 2 || sum(numeric, counts) < Math.max(3, total * least) || words.some(isDigits))
    return {};
  return { note: mostlyNumeric(words) };
}

function asMeasure({ name, meant, counts, total, dictionary }: Texts): ColumnSchema | Kept | undefined {
  if (meant.length < 2) return undefined;
  const written = meant.map((code) => dictionary[code]!);
  const sharedBy = (reads: (text: string) => boolean) =>
    share(meant, counts, total, (code) => reads(dictionary[code]!));
  const measure = measureOf(written, name, (reads) => sharedBy(reads) >= majority);
  if (measure !== undefined) {
    const strays = notRead(
      'read',
      written.filter((text) => parseMeasure(text, measure) === undefined),
    );
    const notes = [...guessesOf(measure, written), ...Object.values(strays)];
    return { name, kind: 'number', measure, ...(notes.length > 0 && { note: notes.join(' ') }) };
  }
  if (written.length >= leastHeights && written.every(isHyphenedHeight) && isOfPeople(written))
    return { note: heightsOrScores };
  const mostly = measureOf(written, name, (reads) => sharedBy(reads) >= mostShare);
  if (mostly === undefined || !isInParts.has(mostly)) return undefined;
  return { note: mostlyMeasured(written.filter((text) => parseMeasure(text, mostly) === undefined)) };
}

/** Different texts that show a pattern, and whether most are 4 to 6 feet and some have 10 or 11 inches, as sets of tennis never have. */
const leastHeights = 5;
const isOfPeople = (written: readonly string[]): boolean =>
  written.every((text) => /^[4-7]/.test(text)) && written.some((text) => /\D1[01]\b/.test(text));

/** Share of cells that show what a column measures, where the others keep it from being read. */
const mostShare = 0.8;
/** Measures whose texts are none of anything else. */
const isInParts: ReadonlySet<Measure> = new Set([
  'degrees',
  'feet',
  'heights',
  'oldMoney',
  'hanNumerals',
  'kanjiNumerals',
]);

function guessesOf(measure: Measure, written: readonly string[]): string[] {
  if (isEitherSide(measure, written)) return [eastOrWest];
  if (measure === 'heights') return [hyphenedHeights];
  if (
    measure === 'feet' &&
    written.some((text) => !isInFeet(text) && parseMeasure(text, measure) !== undefined)
  )
    return [lengthsInFeet];
  if (measure === 'hanNumerals' && areEitherHand(written)) return [eitherHand];
  return [];
}

/** `1107h`, `1350h` are clocks where many are there and all could be one. */
function asHoursOrClocks({ name, meant, dictionary }: Texts, numbers: ColumnSchema): ColumnSchema {
  const clocks = areMilitaryClocks(meant.map((code) => dictionary[code]!));
  if (clocks === 'no') return numbers;
  if (clocks === 'maybe') return { ...numbers, note: hoursOrClocks } as ColumnSchema;
  return { name, kind: 'number', time: true, note: clocksOfHours };
}

function asTimes({ name, meant, counts, total, dictionary }: Texts): ColumnSchema | Kept | undefined {
  // `1H24` beside `2H23` are halves of years, not hours.
  if (meant.length < 2 || meant.every((code) => parseHalf(dictionary[code]!) !== undefined)) return undefined;
  const timed = share(meant, counts, total, (code) => parseTime(dictionary[code]!) !== undefined);
  if (timed < majority) return undefined;
  if (areMonthsOrMinutes(meant.map((code) => dictionary[code]!))) return { note: monthsOrMinutes };
  return { name, kind: 'number', time: true };
}

const asText = ({ name, used, dictionary }: Texts, note: string | undefined): ColumnSchema => ({
  name,
  kind: 'text',
  encoding: fitTextEncoding(used.map((code) => dictionary[code]!)),
  ...(note !== undefined && { note }),
});

function asCategories(
  { name, used, counts, dictionary, present, column }: Texts,
  note: string | undefined,
): ColumnSchema {
  const categories = mostFrequent(withoutMarks(used, dictionary), counts).map((code) => dictionary[code]!);
  const told = note ?? (present < column.codes.length && areCountryCodes(categories) ? namibia : undefined);
  return { name, kind: 'category', categories, ...(told !== undefined && { note: told }) };
}

/** Names some of the texts that are treated as missing values though no word says so. */
function strayNote({ meant, dictionary }: Texts, reads: (text: string) => boolean): Kept {
  return notRead(
    'numbers',
    meant.map((code) => dictionary[code]!).filter((text) => !reads(text)),
  );
}

/** Text is what rarely repeats and has several words, or hardly ever repeats at all (identifiers, titles):
 * as categories such values would all be unseen at prediction. */
function isText({ used, counts, present, dictionary }: Texts): boolean {
  if (used.length < 20) return false;
  const distinctShare = used.length / present;
  if (distinctShare > 0.8 && used.length >= 100) return true;
  if (distinctShare < 0.2) return false;
  let words = 0;
  for (const code of used) words += counts[code]! * (dictionary[code]!.split(/\s+/).length || 0);
  return words / present >= 1.8;
}
