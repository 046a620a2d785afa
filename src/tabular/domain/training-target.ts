/** The target of a training table as people have it: rows without one, labels spelled in several ways, columns that are
 * no target at all. */

import { areBooleans, booleanOf } from './boolean-words.ts';
import { dateFormOf, isUnknownOrder, parseDate } from './date-form.ts';
import { TabularError } from './errors.ts';
import { isMissingMark, isMissingWord } from './missing-words.ts';
import { debitNote, isNumberLike, numberFormOf } from './number-form.ts';
import { columnLength } from './scalars.ts';
import { sentinelNote } from './sentinels.ts';
import { type Column, missingCode, type StringColumn, type Table, type Task } from './table.ts';
import { cellAt, takeRows } from './table-views.ts';
import { inferTask, rowsWithTarget, targetColumnOf, unitOfTarget } from './target.ts';

/** A table taken apart into features and target. */
export interface TrainingTable {
  readonly task: Task;
  /** The rows that have a target, its labels in one spelling each. */
  readonly table: Table;
  /** Those rows in the table that was given; null when all. */
  readonly rows: Int32Array | null;
  /** What was decided, in sentences for people. */
  readonly notes: readonly string[];
}

/** @throws TabularError `missing_target_column`; `unsupported_task` when no row has a target, or the column holds dates or
 *         a name for each row
 * @example
 * const { task, notes } = trainingTable(table, 'people', undefined); */
export function trainingTable(whole: Table, targetColumn: string, given: Task | undefined): TrainingTable {
  const column = targetColumnOf(whole, targetColumn);
  const task = given ?? inferTask(column);
  const notes: string[] = [];
  const rows = rowsWithTarget(column, task);
  if (rows !== null) {
    if (rows.length === 0)
      throw new TabularError('unsupported_task', `The target is missing in all ${whole.rows} rows.`);
    notes.push(`${whole.rows - rows.length} of ${whole.rows} rows have no target and were left out.`);
  }
  const table = rows === null ? whole : takeRows(whole, rows);
  const kept = targetColumnOf(table, targetColumn);
  notes.push(...oneValueNote(kept));
  const unit = task === 'regression' ? unitOfTarget(kept) : undefined;
  if (unit === 'hours') notes.push('The target holds times, learnt and predicted in hours.');
  else if (unit !== undefined) notes.push(`The target is learnt and predicted in ${unit}.`);
  if (task === 'regression' || kept.kind !== 'string') {
    if (given === undefined && task === 'regression') notes.push(...fewNumbers(kept), ...countsRows(kept));
    if (kept.kind === 'number') notes.push(...beyondAll(kept.values));
    if (task === 'regression' && kept.kind === 'string') notes.push(...writingNotes(kept));
    return { task, table, rows, notes };
  }
  refuseNoLabels(kept, table.rows, given);
  if (given === undefined) refuseMostlyNumbers(kept);
  notes.push(...missingLabels(kept), ...datesNote(kept));
  const merged = inOneSpelling(kept, notes);
  notes.push(...alikeNote(merged));
  const columns = table.columns.map((candidate) => (candidate === kept ? merged : candidate));
  return { task, table: { ...table, columns }, rows, notes };
}

/** Rows from which on one value for all of them is a mistake, not a short sample. */
const leastSame = 3;

function oneValueNote(column: Column): string[] {
  const first = cellAt(column, 0);
  const rows = columnLength(column);
  if (rows < leastSame) return [];
  for (let row = 1; row < rows; row++) if (cellAt(column, row) !== first) return [];
  return [
    `All ${rows} rows have the same target, ${JSON.stringify(first)}: nothing can be learnt, and every prediction is that.`,
  ];
}

/** Different numbers among labels, from which on they are a quantity with words in between. */
const leastNumbers = 8;

/** @throws TabularError `unsupported_task` where most labels are different numbers, and the rest words */
function refuseMostlyNumbers({ name, codes, dictionary }: StringColumn): void {
  const counts = new Map<number, number>();
  for (const code of codes) if (code >= 0) counts.set(code, (counts.get(code) ?? 0) + 1);
  const used = [...counts.keys()].filter((code) => !isMissingWord(dictionary[code]!));
  const rowsOf = (some: readonly number[]) => some.reduce((sum, code) => sum + counts.get(code)!, 0);
  const numbers = used.filter((code) => isNumberLike(dictionary[code]!));
  const words = used.filter((code) => !isNumberLike(dictionary[code]!));
  if (numbers.length < leastNumbers || words.length === 0 || rowsOf(numbers) < rowsOf(used) / 2) return;
  if (words.some((code) => /^\p{L}{0,3}[-. ]?\d+$/u.test(dictionary[code]!))) return;
  const shown = words.slice(0, 3).map((code) => JSON.stringify(dictionary[code]!.slice(0, 40)));
  throw new TabularError(
    'unsupported_task',
    `The target column ${JSON.stringify(name)} holds ${numbers.length} different numbers, and words beside them: ${shown.join(', ')}${words.length > shown.length ? ', …' : ''}.`,
    {
      fix: 'Clear the cells that are not numbers, or list the words that mean missing (missing, --missing); if every value is a label, say so (task, --task classification).',
    },
  );
}

/** Words for no value among measurements that are what became of something among labels: a loan declined, a runner that did not
 * finish, a test that failed. */
const outcomes =
  /^(?:pending|refused|declined|invalid|error|err|bad|failed|faulty?|offline|overflow|absent|void|withdrawn|exempt|lost|in progress|time(?:d )?out|skip(?:ped)?|sold out|suppressed|call|ask|ret|dn[fsq]|dsq|dq|not (?:yet )?(?:done|tested|detected|found)|offen|verweigert|ausgefallen|refus)$/i;

/** Labels that may say that there is none. One of letters alone, as the others are (`a`, `b`, `c`), is one of those. */
function missingLabels({ codes, dictionary }: StringColumn): string[] {
  const used = new Set(codes);
  const labels = dictionary.filter((_, code) => used.has(code));
  const areLetters = labels.every((text) => /^\p{L}{1,2}$/u.test(text));
  const found = labels.filter(
    (text) => !areLetters && isMissingWord(text) && !isMissingMark(text) && !outcomes.test(text.trim()),
  );
  if (found.length === 0) return [];
  const shown = found.slice(0, 3).map((text) => JSON.stringify(text));
  return [
    `${shown.join(', ')} ${found.length === 1 ? 'is' : 'are'} learnt as ${found.length === 1 ? 'a label' : 'labels'}; if no value is meant, say so (missing, --missing).`,
  ];
}

/** Distinct whole numbers up to which a target may be meant as classes. */
const mostClassNumbers = 8;

function fewNumbers(column: Column): string[] {
  if (column.kind !== 'number') return [];
  const distinct = new Set<number>();
  for (const value of column.values) {
    distinct.add(value);
    if (distinct.size > mostClassNumbers || !Number.isInteger(value)) return [];
  }
  if (distinct.size < 2) return [];
  return [
    `The target holds ${distinct.size} different whole numbers and was learnt as a quantity; if they are classes, say so (task: 'classification', --task classification).`,
  ];
}

/** Rows from which on numbers that count them are taken for an index. */
const leastCounted = 10;

function beyondAll(values: Float64Array): string[] {
  const note = sentinelNote(values);
  return note === undefined ? [] : [`The target: ${note}`];
}

function countsRows(column: Column): string[] {
  if (column.kind !== 'number' || column.values.length < leastCounted) return [];
  const [first] = column.values;
  if (!column.values.every((value, row) => value === first! + row)) return [];
  return [
    `The target counts the rows, from ${first} to ${column.values.at(-1)}: it is an index rather than something to learn.`,
  ];
}

/** What a person should know of how numbers of the target are written. */
function writingNotes({ codes, dictionary }: StringColumn): string[] {
  const used = new Set(codes);
  const texts = dictionary.filter((text, code) => used.has(code) && isNumberLike(text));
  const bound = texts.find((text) => /^[<>≤≥]/.test(text));
  const percent = texts.find((text) => /\d ?%$/.test(text));
  const bare = texts.find((text) => /\d$/.test(text));
  const debit = numberFormOf(texts)?.form.debit;
  return [
    ...(debit === undefined ? [] : [debitNote(debit)]),
    ...(bound === undefined
      ? []
      : [`${JSON.stringify(bound)} and its like are read as the number that they name.`]),
    ...(percent === undefined || bare === undefined || Number(bare.replace(',', '.')) === 0
      ? []
      : [
          `Some numbers have a percent sign and some have none (${JSON.stringify(percent)}, ${JSON.stringify(bare)}); they are read alike.`,
        ]),
  ];
}

/** Rows from which on a label for each of them is taken for a name. */
const leastNames = 10;

function refuseNoLabels(column: StringColumn, rows: number, given: Task | undefined): void {
  const name = JSON.stringify(column.name);
  const used = new Set(column.codes);
  used.delete(missingCode);
  const texts = [...used].map((code) => column.dictionary[code]!);
  if (rows >= leastNames && texts.length === rows) {
    throw new TabularError(
      'unsupported_task',
      `Every row of the target column ${name} has a label of its own (${JSON.stringify(texts[0]!.slice(0, 40))}, …): it names the rows, and nothing can be learnt from it.`,
      { fix: 'Name the column to predict.' },
    );
  }
  if (given !== undefined || texts.length < leastNames) return;
  const form = dateFormOf(texts);
  if (
    form === undefined ||
    (!isUnknownOrder(form) && !texts.every((text) => parseDate(text, form) !== undefined))
  )
    return;
  throw new TabularError(
    'unsupported_task',
    `The target column ${name} holds dates, which are not predicted.`,
    {
      fix: 'Turn them into numbers, such as days from a fixed one, or use forecast for a series over time.',
    },
  );
}

/** Few dates are learnt as labels: batches, terms. */
function datesNote({ codes, dictionary }: StringColumn): string[] {
  const used = new Set(codes);
  const texts = dictionary.filter((_, code) => used.has(code));
  const form = texts.length > 2 ? dateFormOf(texts) : undefined;
  const dated =
    form !== undefined &&
    (isUnknownOrder(form) || texts.every((text) => parseDate(text, form) !== undefined));
  return dated ? ['The target holds dates, each of which is learnt as a label of its own.'] : [];
}

/** Whether a label is written as people write words: in small letters, in capitals, or with capitals at the beginning of words.
 * Others mean their case: `hid` and `hId` are two vowels. */
const isUsualCase = (text: string) =>
  text === text.toLowerCase() || text === text.toUpperCase() || !/[\p{L}\p{M}]\p{Lu}/u.test(text);

/** Labels of three letters or more that differ in white space alone, or in the usual case of words, are one, in the spelling that
 * most rows have; so are words for true (`yes`, `Y`), and for false. */
function inOneSpelling(column: StringColumn, notes: string[]): StringColumn {
  const counts = new Map<number, number>();
  for (const code of column.codes) if (code >= 0) counts.set(code, (counts.get(code) ?? 0) + 1);
  const groups = new Map<string, number[]>();
  const truths = areBooleans([...counts.keys()].map((code) => column.dictionary[code]!));
  for (const code of counts.keys()) {
    const text = column.dictionary[code]!;
    const letters = (text.match(/\p{L}/gu) ?? []).length;
    const spaced = letters < 3 ? text : text.trim().replace(/\s+/g, ' ');
    const key = truths
      ? String(booleanOf(text))
      : letters >= 3 && isUsualCase(spaced)
        ? spaced.toLowerCase()
        : spaced;
    groups.set(key, [...(groups.get(key) ?? []), code]);
  }
  const several = [...groups.values()].filter((codes) => codes.length > 1);
  if (several.length === 0) return column;
  const spelling = new Map<number, number>();
  for (const codes of several) {
    const best = codes.reduce((a, b) => (counts.get(b)! > counts.get(a)! ? b : a));
    for (const code of codes) spelling.set(code, best);
  }
  const shown = several
    .slice(0, 3)
    .map((codes) => codes.map((code) => JSON.stringify(column.dictionary[code])).join(', '));
  notes.push(
    `${truths ? 'Words that say the same' : 'Labels that differ only in case or spaces'} were merged: ${shown.join('; ')}${several.length > 3 ? '; …' : ''}.`,
  );
  return { ...column, codes: column.codes.map((code) => spelling.get(code) ?? code) };
}

/** Letters and digits that a label has at least where marks beside them are looked away from: `A` and `A-` are two. */
const leastSigns = 3;

/** What is left of a label without accents of Latin letters, marks behind it, and gaps and hyphens beside its letters. */
const bareLabel = (text: string): string =>
  text
    .trim()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})[\u0300-\u036f]+/gu, '$1')
    .replace(/ ?[.,;:!]{1,3}$/, '')
    .replace(/(?<=\p{L})[-_\s]+(?=[\p{L}\d])|(?<=\d)[-_\s]+(?=\p{L})/gu, '')
    .toLowerCase();

/** Says so where labels may be one label, written in two ways: `>50K` and `>50K.`, `follow up` and `follow-up`. */
function alikeNote({ codes, dictionary }: StringColumn): string[] {
  const groups = new Map<string, string[]>();
  for (const code of new Set(codes)) {
    const text = code < 0 ? '' : dictionary[code]!;
    const bare = bareLabel(text);
    if ((bare.match(/[\p{L}\d]/gu)?.length ?? 0) < leastSigns || !/\p{L}/u.test(bare) || !isUsualCase(text))
      continue;
    groups.set(bare, [...(groups.get(bare) ?? []), JSON.stringify(text.slice(0, 40))]);
  }
  const alike = [...groups.values()].filter((texts) => texts.length > 1);
  if (alike.length === 0) return [];
  const shown = alike.slice(0, 3).map((texts) => texts.slice(0, 4).join(', '));
  return [
    `Labels that look alike are learnt as different ones: ${shown.join('; ')}${alike.length > 3 ? '; …' : ''}. If they are one, write them one way.`,
  ];
}
