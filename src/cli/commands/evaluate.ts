/** graticule evaluate: how well would a model of this table do on rows it has not seen? */

import { type Command, Option } from 'commander';
import {
  type Effort,
  type EvaluationReport,
  evaluate,
  type Label,
  type Task,
  trainingTable,
} from '../../tabular/index.ts';
import { names, wholeNumber } from '../io/arguments.ts';
import { effortOf, effortOption } from '../io/effort-option.ts';
import { withoutIgnored } from '../io/ignore-option.ts';
import { interruptible } from '../io/interrupt.ts';
import { withProgress } from '../io/progress.ts';
import { type FileFlags, readData, withFileOptions } from '../io/read-data.ts';
import { reportNotes, reportTable } from '../io/table-report.ts';
import { textTable, toText } from '../io/text-table.ts';
import { weightsOption } from '../io/weights-option.ts';
import { writeResult } from '../io/write-result.ts';
import { withExamples } from '../output.ts';

interface EvaluateOptions extends FileFlags {
  readonly train: string;
  readonly target: string;
  readonly task?: Task;
  readonly ignore?: string[];
  readonly weights?: string;
  readonly effort?: Effort;
  readonly out?: string;
  readonly json?: true;
  readonly seed?: number;
}

export function register(program: Command): void {
  withExamples(
    withFileOptions(program.command('evaluate')),
    'graticule evaluate --train cars.csv --target mpg',
  )
    .description(
      'Estimate how well the target can be predicted: folds up to 10,000 rows, else the last fifth held out.',
    )
    .requiredOption(
      '--train <file>',
      'table with the target: .csv, .tsv, .json, .jsonl, also .gz or .zip; .parquet, .arrow, .xlsx; - for standard input',
    )
    .requiredOption('--target <column>', 'column to predict')
    .addOption(
      new Option('--task <task>', 'default: told from the target').choices(['classification', 'regression']),
    )
    .option('--ignore <columns>', 'columns not to learn from', names)
    .option('--weights <column>', 'numbers that say how much each row counts in the fits; not learnt from')
    .addOption(effortOption())
    .option('--out <file>', 'write there instead of to standard output')
    .option('--json', 'JSON instead of text')
    .option('--seed <number>', 'same data and seed, same scores', wholeNumber)
    .action((options: EvaluateOptions) => interruptible((signal) => run(options, signal)));
}

async function run(options: EvaluateOptions, signal: AbortSignal): Promise<void> {
  const { target } = options;
  const table = withoutIgnored(await readData(options.train, signal, options), options.ignore);
  reportTable(options.train, table, options.quiet);
  const weights = weightsOption(table, options);
  const { task, notes } = trainingTable(table, target, options.task);
  reportNotes(target, notes, options.quiet);
  const started = performance.now();
  const report = await withProgress((onProgress) =>
    evaluate(table, {
      target,
      task,
      seed: options.seed ?? 0,
      signal,
      onProgress,
      ...weights,
      ...effortOf(options),
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const { classes } = report;
  const text = options.json
    ? `${JSON.stringify({ task, target, ...withPlainArrays(report), classes, seconds })}\n`
    : `${describe(report, classes, target, seconds)}\n`;
  await writeResult(text, options.out);
}

function withPlainArrays(report: EvaluationReport): object {
  return JSON.parse(
    JSON.stringify(report, (_, value) => (ArrayBuffer.isView(value) ? Array.from(value as never) : value)),
  );
}

/** The report as a person reads it. */
export function describe(
  report: EvaluationReport,
  classes: readonly Label[] | null,
  target: string,
  seconds: number,
): string {
  const how = report.method === 'kfold' ? `${report.folds} folds` : 'last fifth held out';
  const lines = [
    `${target}: ${report.metric} ${toText(report.value)}  (${report.rows} rows, ${how}, ${seconds.toFixed(1)} s)`,
  ];
  const { classification, regression } = report;
  if (classification && classes) {
    const { balancedAccuracy, logLoss, auc, calibrationError, perClass } = classification;
    lines.push(
      `balanced accuracy ${toText(balancedAccuracy)}, log loss ${toText(logLoss)}, AUC ${toText(auc)}, calibration error ${toText(calibrationError)}`,
      '',
      textTable(
        ['class', 'rows', 'precision', 'recall', 'F1'],
        perClass.map(({ support, precision, recall, f1 }, k) => [
          String(classes[k]),
          support,
          precision,
          recall,
          f1,
        ]),
      ),
    );
  }
  if (regression) {
    const { mae, medianAbsoluteError, r2, coverage80 } = regression;
    lines.push(
      `R² ${toText(r2)}, mean absolute error ${toText(mae)}, median ${toText(medianAbsoluteError)}, ` +
        `80 % intervals cover ${(100 * coverage80).toFixed(0)} %`,
    );
  }
  const weights = report.members.map(({ name, weight }) => `${name} ${(100 * weight).toFixed(0)} %`);
  lines.push('', `blend: ${weights.join(', ')}`);
  return lines.join('\n');
}
