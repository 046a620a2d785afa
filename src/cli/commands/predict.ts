/** graticule predict: fit on one table, score another. */

import { type Command, Option } from 'commander';
import {
  type Compilation,
  dropColumns,
  fit,
  type Predictions,
  selectColumns,
  type Table,
  type Task,
  tableFromColumns,
  tableToCsv,
  trainingTable,
} from '../../tabular/index.ts';
import { levels, names, wholeNumber } from '../io/arguments.ts';
import { withoutIgnored } from '../io/ignore-option.ts';
import { interruptible } from '../io/interrupt.ts';
import { withProgress } from '../io/progress.ts';
import { type FileFlags, readData, withFileOptions } from '../io/read-data.ts';
import { reportNotes, reportTable } from '../io/table-report.ts';
import { weightsOption } from '../io/weights-option.ts';
import { writeResult } from '../io/write-result.ts';
import { withExamples } from '../output.ts';

interface PredictOptions extends FileFlags {
  readonly train: string;
  readonly target: string;
  readonly rows: string;
  readonly task?: Task;
  readonly quantiles?: number[];
  readonly proba?: true;
  readonly keep?: string[];
  readonly ignore?: string[];
  readonly weights?: string;
  readonly compile?: true;
  readonly out?: string;
  readonly json?: true;
  readonly seed?: number;
}

export function register(program: Command): void {
  withExamples(
    withFileOptions(program.command('predict')),
    'graticule predict --train cars.csv --target mpg --rows new.csv --quantiles .1,.9 --out predicted.csv',
  )
    .description('Fit a model on one table and predict the target for the rows of another.')
    .requiredOption(
      '--train <file>',
      'table to learn from: .csv, .tsv, .json, .jsonl, also .gz or .zip; .parquet, .arrow, .xlsx; - for standard input',
    )
    .requiredOption('--target <column>', 'column to predict')
    .requiredOption('--rows <file>', 'table of rows to predict; extra columns are ignored')
    .addOption(
      new Option('--task <task>', 'default: told from the target').choices(['classification', 'regression']),
    )
    .option('--quantiles <levels>', 'regression: also these quantiles, such as .1,.9', levels)
    .option('--proba', 'classification: also the probability of each class')
    .option('--keep <columns>', 'columns of the rows to repeat in the CSV, such as an id', names)
    .option('--ignore <columns>', 'columns not to learn from', names)
    .option('--weights <column>', 'numbers that say how much each row counts; not learnt from')
    .option(
      '--compile',
      'boosted trees stand in for slow members where held-out rows show that it costs nothing; the fit takes about twice as long',
    )
    .option('--out <file>', 'write there instead of to standard output')
    .option('--json', 'JSON instead of CSV')
    .option('--seed <number>', 'same data and seed, same predictions', wholeNumber)
    .action((options: PredictOptions) => interruptible((signal) => predict(options, signal)));
}

async function predict(options: PredictOptions, signal: AbortSignal): Promise<void> {
  const training = withoutIgnored(await readData(options.train, signal, options), options.ignore);
  reportTable(options.train, training, options.quiet);
  const weights = weightsOption(training, options);
  const { task, notes } = trainingTable(training, options.target, options.task);
  reportNotes(options.target, notes, options.quiet);
  if (task === 'classification' && options.quantiles) {
    throw new TypeError('--quantiles is for regression; use --proba for the probabilities of classes');
  }
  if (task === 'regression' && options.proba) {
    throw new TypeError('--proba is for classification; use --quantiles for the spread of a regression');
  }
  const rows = await readData(options.rows, signal, options);
  reportTable(options.rows, rows, options.quiet);
  // Looked at before the fit: nobody wants to wait for this message.
  const apart = [options.target, ...(options.weights === undefined ? [] : [options.weights])];
  const features = dropColumns(training, apart).columns.map(({ name }) => name);
  selectColumns(rows, [...features, ...(options.keep ?? [])]);

  const seed = options.seed ?? 0;
  const started = performance.now();
  const { model, fitMs, prediction } = await withProgress(async (onProgress) => {
    const fitted = await fit(training, {
      target: options.target,
      task,
      seed,
      signal,
      onProgress,
      ...weights,
      ...(options.compile && { compile: true }),
    });
    const fitMs = performance.now() - started;
    const quantiles = options.quantiles && { quantiles: options.quantiles };
    const prediction = await fitted.predict(rows, { ...quantiles, seed, signal });
    return { model: fitted, fitMs, prediction };
  });
  reportNotes(options.target, compilationNotes(model.compilation), options.quiet);
  const seconds = { fit: fitMs / 1000, predict: (performance.now() - started - fitMs) / 1000 };
  const text = options.json
    ? `${JSON.stringify({ ...asJson(prediction, options), trainRows: training.rows, task, seconds })}\n`
    : await tableToCsv(await asTable(prediction, options, rows), { signal });
  await writeResult(text, options.out);
  model.close();
}

/** What came of `--compile`, for people. */
function compilationNotes(compilation: Compilation | null): string[] {
  if (compilation === null) return [];
  const { outcome, rows, blendLoss, studentLoss } = compilation;
  if (outcome === 'unneeded') return ['No member of the model is slow: there is nothing to compile.'];
  if (blendLoss === null || studentLoss === null) {
    return ['Not compiled: too few rows could be held out to judge it by.'];
  }
  const change = 100 * (studentLoss / blendLoss - 1);
  const figure = `on ${rows} held-out rows its loss is ${Math.abs(change).toFixed(2)} % ${change > 0 ? 'above' : 'below'} the model's`;
  return [outcome === 'kept' ? `Compiled: ${figure}.` : `Not compiled: ${figure}; at most 0.5 % is allowed.`];
}

/** The predicted labels or numbers, one per row. */
function answers(prediction: Predictions): (string | number | boolean)[] {
  const { classes } = prediction;
  return Array.from(prediction.values, (value) => (classes === null ? value : classes[value]!));
}

function rowsOf(values: Float64Array, width: number): number[][] {
  return Array.from({ length: values.length / width }, (_, i) =>
    Array.from(values.subarray(i * width, (i + 1) * width)),
  );
}

function asJson(prediction: Predictions, options: PredictOptions): Record<string, unknown> {
  const { classes, probabilities, quantiles, quantileLevels } = prediction;
  return {
    target: options.target,
    predictions: answers(prediction),
    classes,
    probabilities: probabilities && classes && rowsOf(probabilities, classes.length),
    quantileLevels,
    quantiles: quantiles && quantileLevels && rowsOf(quantiles, quantileLevels.length),
  };
}

async function asTable(prediction: Predictions, options: PredictOptions, rows: Table): Promise<Table> {
  const { classes, probabilities, quantiles, quantileLevels } = prediction;
  const columns: [string, unknown[]][] = [['prediction', answers(prediction)]];
  if (options.proba && classes && probabilities) {
    classes.forEach((label, k) => {
      columns.push([`probability_${label}`, every(probabilities, classes.length, k)]);
    });
  }
  quantileLevels?.forEach((level, k) => {
    columns.push([`quantile_${level}`, every(quantiles!, quantileLevels.length, k)]);
  });
  const kept = selectColumns(rows, options.keep ?? []);
  const made = await tableFromColumns(columns);
  const taken = new Set(kept.columns.map(({ name }) => name));
  return {
    rows: rows.rows,
    columns: [...kept.columns, ...made.columns.filter(({ name }) => !taken.has(name))],
  };
}

function every(values: Float64Array, width: number, offset: number): number[] {
  return Array.from({ length: values.length / width }, (_, i) => values[i * width + offset]!);
}
