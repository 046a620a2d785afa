/** A table to learn from, as the commands that fit have it: `--train`, `--target` and what belongs to them. */

import { type Command, Option } from 'commander';
import type { Effort } from '../../tabular/domain/effort.ts';
import { type ClassCosts, type Monotone, type Table, type Task, trainingTable } from '../../tabular/index.ts';
import { names, wholeNumber } from './arguments.ts';
import { classCosts, directions } from './constraints.ts';
import { effortOf, effortOption } from './effort-option.ts';
import { withoutIgnored } from './ignore-option.ts';
import { type FileFlags, readData } from './read-data.ts';
import { type ClassWeights, classWeights, type RowColumns, rowColumns } from './row-columns.ts';
import { reportNotes, reportTable } from './table-report.ts';

export interface TrainingFlags extends FileFlags, RowColumns {
  readonly train: string;
  readonly target: string;
  readonly task?: Task;
  readonly ignore?: string[];
  readonly classWeights?: ClassWeights;
  readonly monotone?: Monotone;
  readonly costs?: ClassCosts;
  readonly effort?: Effort;
  readonly seed?: number;
}

/** Commands that can do without a training table take a saved model instead. */
export type ModelFlags = (TrainingFlags | (Partial<TrainingFlags> & FileFlags)) & { readonly model?: string };

export const formatsRead = '.csv, .tsv, .json, .jsonl, also .gz or .zip; .parquet, .arrow, .xlsx';

/** Adds the options of a fit.
 * @param orModel whether the command takes `--model` too: then a training table is needed only without it */
export function withTrainingOptions(command: Command, orModel = false): Command {
  const train = new Option(
    '--train <file>',
    `table with the target: ${formatsRead}; - for standard input`,
  ).makeOptionMandatory(!orModel);
  const target = new Option('--target <column>', 'column to predict').makeOptionMandatory(!orModel);
  if (orModel) {
    const given = [
      'train',
      'target',
      'task',
      'ignore',
      'weights',
      'groups',
      'classWeights',
      'monotone',
      'costs',
      'effort',
      'seed',
    ];
    command.addOption(
      new Option(
        '--model <file>',
        'a model that `graticule fit` saved, instead of a table to fit one on',
      ).conflicts(given),
    );
  }
  return command
    .addOption(train)
    .addOption(target)
    .addOption(
      new Option(
        '--task <task>',
        'what is predicted, a class or a number (default: detected from the target)',
      ).choices(['classification', 'regression']),
    )
    .option('--ignore <columns>', 'columns not to learn from', names)
    .option('--weights <column>', 'numbers that say how much each row counts; not learnt from')
    .option(
      '--groups <column>',
      'rows that belong together (one patient, one shop): held out together, not learnt from',
    )
    .option(
      '--class-weights <class=weight,…>',
      'how much the rows of each class count, or `balanced`: every class alike',
      classWeights,
    )
    .option(
      '--monotone <column=+,…>',
      'columns along which predictions may only rise (+) or only fall (-)',
      directions,
    )
    .option(
      '--costs <truth:prediction=cost,…>',
      'what it costs to predict one class where another is true; others cost 1: labels are those of the least expected cost',
      classCosts,
    )
    .addOption(effortOption())
    .option('--seed <number>', 'same data and seed, same answers', wholeNumber);
}

export interface Training {
  readonly table: Table;
  readonly task: Task;
  /** What `fit` and `evaluate` are to be told besides the table. */
  readonly options: RowColumns & {
    readonly target: string;
    readonly task: Task;
    readonly seed: number;
    readonly classWeights?: ClassWeights;
    readonly monotone?: Monotone;
    readonly costs?: ClassCosts;
    readonly effort?: Effort;
  };
}

/** Reads and reports the training table.
 * @throws TypeError for columns that are named and absent; TabularError as of `trainingTable` */
export async function readTraining(flags: TrainingFlags, signal: AbortSignal): Promise<Training> {
  const { target, quiet } = flags;
  const table = withoutIgnored(await readData(flags.train, signal, flags), flags.ignore);
  reportTable(flags.train, table, quiet);
  const named = {
    ...rowColumns(table, flags),
    ...(flags.classWeights && { classWeights: flags.classWeights }),
    ...(flags.monotone && { monotone: flags.monotone }),
    ...(flags.costs && { costs: flags.costs }),
  };
  const { task, notes } = trainingTable(table, target, flags.task);
  reportNotes(target, notes, quiet);
  return { table, task, options: { target, task, seed: flags.seed ?? 0, ...named, ...effortOf(flags) } };
}

/** Whether the flags of a command with `--model` name a table to fit on.
 * @throws TypeError when they name neither table nor model */
export function namesTraining(flags: ModelFlags): flags is TrainingFlags {
  if (flags.model !== undefined) return false;
  if (flags.train === undefined || flags.target === undefined) {
    throw new TypeError(
      'name a saved model (--model FILE), or a table and its target (--train FILE --target COLUMN)',
    );
  }
  return true;
}
