/** graticule explain: which columns matter, and what moved each prediction? */

import { type Command, InvalidArgumentError } from 'commander';
import {
  type ColumnGroups,
  type Explanation,
  fit,
  loadModel,
  selectColumns,
  type Table,
  type TabularModel,
  tableFromColumns,
  tableToCsv,
  takeRows,
} from '../../tabular/index.ts';
import { names, positiveWholeNumber } from '../io/arguments.ts';
import { interruptible } from '../io/interrupt.ts';
import { withProgress } from '../io/progress.ts';
import { readData, withFileOptions } from '../io/read-data.ts';
import { reportRows, reportTable } from '../io/table-report.ts';
import { textTable } from '../io/text-table.ts';
import { type ModelFlags, namesTraining, readTraining, withTrainingOptions } from '../io/training.ts';
import { writeResult } from '../io/write-result.ts';
import { withExamples } from '../output.ts';

type ExplainFlags = ModelFlags & {
  readonly rows?: string;
  readonly group?: ColumnGroups;
  readonly shuffle?: number | true;
  readonly keep?: string[];
  readonly out?: string;
  readonly json?: true;
};

/** Shuffles of each column where `--shuffle` names no number. */
const defaultShuffles = 5;

export function register(program: Command): void {
  const command = withExamples(
    program.command('explain'),
    'graticule explain --model cars.model',
    'graticule explain --model cars.model --rows new.csv --group build=weight,year',
    'graticule explain --model cars.model --rows cars.csv --shuffle 3 --json',
  );
  withFileOptions(withTrainingOptions(command, true))
    .description(
      'Tell which columns a model goes by; with --rows, how much each column moved each prediction; with --shuffle, how much worse it gets without each.',
    )
    .option('--rows <file>', 'rows to explain one by one; with --shuffle rows whose target is known')
    .option(
      '--group <name=columns>',
      'explain these columns as one, such as build=weight,year; repeatable',
      group,
    )
    .option(
      '--shuffle [times]',
      'measure instead how much worse the rows are predicted when a column is shuffled (default: 5 times)',
      positiveWholeNumber,
    )
    .option('--keep <columns>', 'columns of the rows to repeat in the CSV, such as an id', names)
    .option('--out <file>', 'write to this file instead of standard output')
    .option('--json', 'print JSON instead of text or CSV')
    .action((flags: ExplainFlags) => interruptible((signal) => run(flags, signal)));
}

/** `build=weight,year`, after the groups of an earlier use of the option. */
function group(text: string, before: ColumnGroups = {}): ColumnGroups {
  const [name = '', columns] = text.split(/=(.*)/s);
  if (name === '' || columns === undefined || columns === '') {
    throw new InvalidArgumentError('Expected a name and columns, such as build=weight,year.');
  }
  if (Object.hasOwn(before, name)) throw new InvalidArgumentError(`The group ${name} is given twice.`);
  return { ...before, [name]: columns.split(',') };
}

async function run(flags: ExplainFlags, signal: AbortSignal): Promise<void> {
  const { shuffle, group: groups = {} } = flags;
  if (shuffle !== undefined && flags.rows === undefined) {
    throw new TypeError('--shuffle needs rows whose target is known: name them with --rows');
  }
  if (flags.keep !== undefined && (flags.rows === undefined || shuffle !== undefined || flags.json)) {
    throw new TypeError('--keep repeats columns in the CSV of explained rows: it goes with --rows alone');
  }
  const training = namesTraining(flags) ? await readTraining(flags, signal) : undefined;
  const rows = flags.rows === undefined ? undefined : await readData(flags.rows, signal, flags, 'ignore');
  if (rows !== undefined) {
    reportTable(flags.rows!, rows, flags.quiet);
    selectColumns(rows, flags.keep ?? []);
  }
  const text = await withProgress(async (onProgress) => {
    const model =
      training === undefined
        ? await loadModel(flags.model!)
        : await fit(training.table, { ...training.options, signal, onProgress });
    try {
      if (shuffle === undefined) return await explained(model, rows, groups, flags, signal);
      const repeats = shuffle === true ? defaultShuffles : shuffle;
      return await shuffled(model, rows!, { groups, repeats, seed: flags.seed ?? 0, signal }, flags);
    } finally {
      model.close();
    }
  });
  await writeResult(text, flags.out);
}

async function explained(
  model: TabularModel,
  rows: Table | undefined,
  groups: ColumnGroups,
  flags: ExplainFlags,
  signal: AbortSignal,
): Promise<string> {
  const explanation = await model.explain(rows, { groups, signal, seed: flags.seed ?? 0 });
  reportRows({ unread: explanation.unread, otherScale: [] }, flags.quiet);
  if (flags.json) return `${JSON.stringify(asJson(model, explanation))}\n`;
  if (rows !== undefined) return tableToCsv(await asTable(model, explanation, rows, flags.keep), { signal });
  const { columns, importance } = explanation;
  return `${byImportance(['column', 'importance'], columns, importance, (i) => [importance[i]!])}\n`;
}

async function shuffled(
  model: TabularModel,
  rows: Table,
  options: { groups: ColumnGroups; repeats: number; seed: number; signal: AbortSignal },
  flags: ExplainFlags,
): Promise<string> {
  const { columns, importance, deviation, loss } = await model.permutationImportance(rows, options);
  const name = model.task === 'classification' ? 'log loss' : 'RMSE';
  if (flags.json) {
    const each = columns.map((column, i) => ({ column, rise: importance[i], deviation: deviation[i] }));
    return `${JSON.stringify({ loss: name, value: loss, repeats: options.repeats, columns: each })}\n`;
  }
  const table = byImportance(['column', `${name} rises by`, '±'], columns, importance, (i) => [
    importance[i]!,
    deviation[i]!,
  ]);
  return `${name} of ${rows.rows} rows: ${loss.toPrecision(4)}\n\n${table}\n`;
}

function byImportance(
  header: readonly string[],
  columns: readonly string[],
  importance: Float64Array,
  cells: (column: number) => number[],
): string {
  const order = columns.map((_, i) => i).sort((a, b) => importance[b]! - importance[a]! || a - b);
  return textTable(
    header,
    order.map((i) => [columns[i]!, ...cells(i)]),
  );
}

/** What the contributions of an output move: the prediction itself, or the score of a class. */
function outputsOf({ classes, target }: TabularModel): string[] {
  if (classes === null) return [target ?? 'prediction'];
  return classes.length > 2 ? classes.map(String) : [String(classes.at(-1))];
}

const scaleOf = ({ task, classes }: TabularModel): string =>
  task === 'regression'
    ? "the target's unit"
    : classes!.length > 2
      ? 'log probability minus the mean over the classes'
      : 'log odds';

function asJson(model: TabularModel, explanation: Explanation): Record<string, unknown> {
  const { columns, importance, contributions, base, outputs } = explanation;
  const { task, target } = model;
  const told = { task, target, columns, importance: Array.from(importance) };
  if (contributions === null || base === null) return told;
  const width = columns.length;
  const rows = contributions.length / (width * outputs);
  const row = (i: number) =>
    Array.from({ length: outputs }, (_, o) =>
      Array.from(contributions.subarray((i * outputs + o) * width, (i * outputs + o + 1) * width)),
    );
  return {
    ...told,
    scale: scaleOf(model),
    outputs: outputsOf(model),
    base: Array.from(base),
    contributions: Array.from({ length: rows }, (_, i) => row(i)),
  };
}

/** One line a row and output: what is told of, the base, and what each column adds. */
async function asTable(
  model: TabularModel,
  { columns, contributions, base, outputs }: Explanation,
  rows: Table,
  keep: readonly string[] = [],
): Promise<Table> {
  const lines = rows.rows * outputs;
  const each = <T>(cell: (row: number, output: number) => T): T[] =>
    Array.from({ length: lines }, (_, i) => cell(Math.floor(i / outputs), i % outputs));
  const labels = outputsOf(model);
  const kept = selectColumns(rows, keep);
  const repeated = Int32Array.from({ length: lines }, (_, i) => Math.floor(i / outputs));
  const made = await tableFromColumns({
    row: each((row) => row + 1),
    ...(model.classes !== null && { output: each((_, o) => labels[o]!) }),
    base: each((_, o) => base![o]!),
    ...Object.fromEntries(
      columns.map((column, c) => [
        `contribution_${column}`,
        each((row, o) => contributions![(row * outputs + o) * columns.length + c]!),
      ]),
    ),
  });
  // A kept column keeps its name: the rows are known by it.
  const taken = new Set(keep);
  return {
    rows: lines,
    columns: [...takeRows(kept, repeated).columns, ...made.columns.filter(({ name }) => !taken.has(name))],
  };
}
