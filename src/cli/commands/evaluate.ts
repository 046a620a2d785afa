/** graticule evaluate: how well would a model of this table do on rows it has not seen? */

import type { Command } from 'commander';
import { type EvaluationReport, evaluate, type Label } from '../../tabular/index.ts';
import { interruptible } from '../io/interrupt.ts';
import { withProgress } from '../io/progress.ts';
import { withFileOptions } from '../io/read-data.ts';
import { textTable, toText } from '../io/text-table.ts';
import { readTraining, type TrainingFlags, withTrainingOptions } from '../io/training.ts';
import { writeResult } from '../io/write-result.ts';
import { withExamples } from '../output.ts';

interface EvaluateOptions extends TrainingFlags {
  readonly out?: string;
  readonly json?: true;
}

export function register(program: Command): void {
  const command = withExamples(
    program.command('evaluate'),
    'graticule evaluate --train cars.csv --target mpg',
  );
  withFileOptions(withTrainingOptions(command))
    .description(
      'Estimate how well the target can be predicted: folds up to 10,000 rows, else the last fifth held out.',
    )
    .option('--out <file>', 'write there instead of to standard output')
    .option('--json', 'JSON instead of text')
    .action((options: EvaluateOptions) => interruptible((signal) => run(options, signal)));
}

async function run(flags: EvaluateOptions, signal: AbortSignal): Promise<void> {
  const { table, options } = await readTraining(flags, signal);
  const { target, task } = options;
  const started = performance.now();
  const report = await withProgress((onProgress) => evaluate(table, { ...options, signal, onProgress }));
  const seconds = (performance.now() - started) / 1000;
  const { classes } = report;
  const text = flags.json
    ? `${JSON.stringify({ task, target, ...withPlainArrays(report), classes, seconds })}\n`
    : `${describe(report, classes, target, seconds)}\n`;
  await writeResult(text, flags.out);
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
