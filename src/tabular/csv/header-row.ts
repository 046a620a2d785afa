/** Whether the first row of a file names the columns, or is a row like those below it. */

import { isMissingWord } from '../domain/missing-words.ts';
import { isNumberLike } from '../domain/number-form.ts';
import { parseNumber } from '../domain/scalars.ts';
import type { LineToCsv } from './lined-text.ts';
import { hasMarkOfItsOwn, isMarkOfUnit, numberIn } from './name-marks.ts';
import { cellsOf, linesOf } from './text-lines.ts';

/** Rows that a first one is compared with. */
const comparedRows = 60;
/** Fewer rows of words show nothing. */
const leastOfWords = 5;

type Kind = 'number' | 'date' | 'word';

const isDate = (text: string) =>
  /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:[T ]|$)|^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}(?: |$)|^\d{1,2}:\d{2}/.test(
    text,
  );
const kindOf = (text: string): Kind =>
  isDate(text) ? 'date' : parseNumber(text) !== undefined || isNumberLike(text) ? 'number' : 'word';

interface Place {
  readonly name: string;
  /** What the cells below are, each of them. */
  readonly kind: Kind;
  readonly below: readonly string[];
}

/** Names differ from what is below them: words above numbers, or words that never come again. Numbers are names where they
 * count, or are years, or are far from those below.
 * @param text from the first row on */
export function looksLikeRow(
  text: string,
  { delimiter, runs, toCsv }: { delimiter: string; runs: boolean; toCsv?: LineToCsv },
): boolean {
  if (toCsv !== undefined) return false;
  const lines = linesOf(text).filter((line) => line.trim() !== '');
  const parted = (line: string) => (runs ? line.trim().replace(/[ \t]+/g, ' ') : line);
  const [first, ...below] = lines.slice(0, comparedRows).map((line) => cellsOf(parted(line), delimiter));
  if (first === undefined || below.length < 3) return false;
  const rows = below.filter((row) => row.length === first.length && row.some((cell, j) => cell !== first[j]));
  if (rows.length < 3) return false;
  const places = first.map((name, j): Place => {
    const cells = rows.map((row) => row[j]!).filter((cell) => !isMissingWord(cell));
    const [kind = 'word', ...others] = new Set(cells.map(kindOf));
    return { name, kind: others.length > 0 || cells.length < 2 ? 'word' : kind, below: cells };
  });
  const measured = places.filter(({ kind }) => kind !== 'word');
  if (measured.length === 0) return rows.length >= leastOfWords && allComeAgain(places);
  // Words above numbers, or dates above numbers, are names.
  const told = measured.filter(({ name }) => name !== '' && !isMissingWord(name));
  if (told.length === 0 || told.some(({ name, kind }) => kindOf(name) !== kind)) return false;
  const numbers = told.filter(({ kind }) => kind === 'number');
  if (numbers.length < told.length) return true;
  return !areNames(numbers);
}

/** Names that are numbers or times as the cells below them are, where too few rows show what the first one is: none for those
 * that count or are years. Codes with noughts before them are never names of such codes. */
export function namesInDoubt(
  text: string,
  { delimiter, toCsv }: { delimiter: string; toCsv?: LineToCsv },
): string[] {
  if (toCsv !== undefined) return [];
  const lines = linesOf(text).filter((line) => line.trim() !== '');
  const [first, ...rows] = lines.slice(0, comparedRows).map((line) => cellsOf(line, delimiter));
  if (first === undefined || rows.length === 0) return [];
  const codes = first.filter(
    (name, j) =>
      /^0\d{2,}$/.test(name) && rows.every((row) => row[j]?.length === name.length && /^\d+$/.test(row[j])),
  );
  if (codes.length > 0 || rows.length > 2) return codes;
  const measured = first.flatMap((name, j) => {
    const kinds = new Set(rows.map((row) => kindOf(row[j] ?? '')));
    const [kind = 'word'] = kinds;
    return kinds.size > 1 || kind === 'word' ? [] : [{ name, isLike: kindOf(name) === kind, kind }];
  });
  const like = measured.filter(({ isLike }) => isLike);
  if (like.length === 0 || like.length * 2 < measured.length) return [];
  const numbers = like.map(({ name }) => parseNumber(name) ?? Number.NaN);
  const counts = numbers.every(
    (value, i) => Number.isInteger(value) && (i === 0 || value === numbers[i - 1]! + 1),
  );
  if (counts && (like.length > 1 || isYear(numbers[0]!))) return [];
  return like.map(({ name }) => name);
}

const isYear = (value: number) => value >= 1500 && value <= 2200;

/** Nearly every word of the first row stands in a row below, in its column. */
function allComeAgain(places: readonly Place[]): boolean {
  const filled = places.filter(({ name }) => name !== '');
  const again = filled.filter(({ name, below }) => below.includes(name));
  return filled.length > 1 && filled.length === places.length && again.length >= 0.8 * filled.length;
}

/** Whether numbers are names: they have units that the cells below have not, count, are years above other numbers, or none of
 * them could stand below. */
function areNames(places: readonly Place[]): boolean {
  const isMarked = ({ name, below }: Place) =>
    parseNumber(name) === undefined && hasMarkOfItsOwn(name, below);
  // A mark alone (`12*`) may be that of a cell, where there is one.
  if (places.every(isMarked) && (places.length > 1 || isMarkOfUnit(places[0]!.name))) return true;
  const values = places.map((place) => (isMarked(place) ? numberIn(place.name) : parseNumber(place.name)));
  if (values.some((value) => value === undefined)) return false;
  const names = values as number[];
  if (!names.every((value) => Number.isInteger(value) && value >= 0)) return false;
  const steps = new Set(names.slice(1).map((value, i) => value - names[i]!));
  const step = [...steps][0] ?? 0;
  const counts = names.length > 1 && steps.size === 1 && step > 0;
  const span = (place: Place) => {
    const numbers = place.below.map(parseNumber).filter((value) => value !== undefined);
    const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
    return { low: low - (high - low), high: high + (high - low) };
  };
  const inside = places.filter((place, i) => {
    const { low, high } = span(place);
    return names[i]! >= low && names[i]! <= high;
  });
  if (names.every(isYear)) {
    const follow = names.length > 1 && steps.size === 1 && Math.abs(step) === 1;
    const ofYears = places.every(({ below }) => below.every((cell) => isYear(parseNumber(cell) ?? 0)));
    return follow ? !ofYears : inside.length === 0;
  }
  return (counts && (step === 1 || names.length > 2)) || inside.length === 0;
}
