/** graticule evaluate: how well would a model of this table do on rows it has not seen? */

import type { Command } from 'commander';
import { type EvaluationReport, evaluate, type Label, writeEvaluation } from '../../tabular/index.ts';
import { wholeNumber } from '../io/arguments.ts';
import { interruptible } from '../io/interrupt.ts';
import { withProgress } from '../io/progress.ts';
import { withFileOptions } from '../io/read-data.ts';
import { textTable, toText } from '../io/text-table.ts';
import { readTraining, type TrainingFlags, withTrainingOptions } from '../io/training.ts';
import { writeResult } from '../io/write-result.ts';
import { withExamples } from '../output.ts';

interface EvaluateOptions extends TrainingFlags {
  readonly learningCurve?: true;
  readonly worst?: number;
  readonly report?: string;
  readonly out?: string;
  readonly json?: true;
}

export function register(program: Command): void {
  const command = withExamples(
    program.command('evaluate'),
    'graticule evaluate --train cars.csv --target mpg',
    'graticule evaluate --train cars.csv --target mpg --worst 5 --report scores.html --json',
  );
  withFileOptions(withTrainingOptions(command))
    .description(
      'Estimate how well the target can be predicted: folds up to 10,000 rows, else the last fifth held out.',
    )
    .option('--learning-curve', 'also fit on a tenth, a fifth … of the rows: do more rows help?')
    .option(
      '--worst <number>',
      'how many of the rows with the largest errors to list (default: 5, and 20 in JSON and report)',
      wholeNumber,
    )
    .option('--report <file>', 'also write the scores, curves and errors as an HTML page')
    .option('--out <file>', 'write to this file instead of standard output')
    .option('--json', 'print JSON instead of text')
    .action((options: EvaluateOptions) => interruptible((signal) => run(options, signal)));
}

async function run(flags: EvaluateOptions, signal: AbortSignal): Promise<void> {
  const { table, options } = await readTraining(flags, signal);
  const { target, task } = options;
  const started = performance.now();
  const { learningCurve = false, worst } = flags;
  const asked = { learningCurve, ...(worst !== undefined && { worstRows: worst }) };
  const report = await withProgress((onProgress) =>
    evaluate(table, { ...options, ...asked, signal, onProgress }),
  );
  const seconds = (performance.now() - started) / 1000;
  if (flags.report !== undefined) await writeEvaluation(flags.report, report, target);
  const { classes } = report;
  const text = flags.json
    ? `${JSON.stringify({ task, target, ...withPlainArrays(report), classes, seconds })}\n`
    : `${describe(report, classes, target, seconds, worst ?? worstForPeople)}\n`;
  await writeResult(text, flags.out);
}

function withPlainArrays(report: EvaluationReport): object {
  return JSON.parse(
    JSON.stringify(report, (_, value) => (ArrayBuffer.isView(value) ? Array.from(value as never) : value)),
  );
}

/** Rows with the largest error that people are told of. */
const worstForPeople = 5;

/** Members below half a percent would be told with 0 %. */
const leastWeight = 0.005;

/** The report as a person reads it. */
export function describe(
  report: EvaluationReport,
  classes: readonly Label[] | null,
  target: string,
  seconds: number,
  worst: number,
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
        ['class', 'rows', 'precision', 'recall', 'F1', 'AUC'],
        perClass.map(({ support, precision, recall, f1, auc }, k) => [
          String(classes[k]),
          support,
          precision,
          recall,
          f1,
          auc,
        ]),
      ),
    );
  }
  if (report.costs) {
    const { mean, mostProbable, baseline, baselineLabel } = report.costs;
    lines.push(
      '',
      `mean cost ${toText(mean)}; of the most probable classes ${toText(mostProbable)}, of ${baselineLabel} for every row ${toText(baseline)}`,
    );
  }
  if (regression) {
    const { mae, medianAbsoluteError, r2, coverage80 } = regression;
    lines.push(
      `R² ${toText(r2)}, mean absolute error ${toText(mae)}, median ${toText(medianAbsoluteError)}, ` +
        `80 % intervals cover ${(100 * coverage80).toFixed(0)} %`,
    );
  }
  if (report.perFold.length > 1) {
    lines.push('', `folds: ${report.perFold.map(({ value }) => toText(value)).join(', ')}`);
  }
  if (report.learningCurve) {
    const points = report.learningCurve.map(({ trainRows, value }) => [trainRows, value]);
    lines.push('', textTable(['rows learnt from', report.metric], points));
  }
  const worstRows = report.worstRows.slice(0, worst);
  if (worst > 0) lines.push('', ...worstTable(worstRows, regression ? 'error' : 'loss'));
  const weights = report.members.flatMap(({ name, weight }) =>
    weight < leastWeight ? [] : [`${name} ${(100 * weight).toFixed(0)} %`],
  );
  lines.push('', `blend: ${weights.join(', ')}`);
  return lines.join('\n');
}

function worstTable(rows: EvaluationReport['worstRows'], measure: string): string[] {
  if (rows.length === 0) return ['No row was predicted wrongly.'];
  const place = rows.every(({ line }) => line !== undefined) ? 'line' : 'row';
  const cells = rows.map(({ row, line, target, prediction, loss }) => [
    line ?? row + 1,
    String(target),
    String(typeof prediction === 'number' ? toText(prediction) : prediction),
    loss,
  ]);
  return ['most wrong:', textTable([place, 'truth', 'prediction', measure], cells)];
}
