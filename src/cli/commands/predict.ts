/** graticule predict: fit on one table, score another. */

import type { Command } from 'commander';
import {
  dropColumns,
  fit,
  loadModel,
  type OtherScale,
  type Predictions,
  selectColumns,
  type Table,
  type TabularModel,
  type Task,
  tableBlocks,
  tableFromColumns,
  tableToCsv,
  type UnreadCells,
} from '../../tabular/index.ts';
import { levels, names } from '../io/arguments.ts';
import { compilationNotes, withCompileOption } from '../io/compile-option.ts';
import { interruptible } from '../io/interrupt.ts';
import { withProgress } from '../io/progress.ts';
import { fileOptions, readData, withFileOptions } from '../io/read-data.ts';
import { addUnread, reportModelNotes, reportRows, reportTable } from '../io/table-report.ts';
import { type ModelFlags, namesTraining, readTraining, withTrainingOptions } from '../io/training.ts';
import { writePieces, writeResult } from '../io/write-result.ts';
import { withExamples } from '../output.ts';

type PredictOptions = ModelFlags & {
  readonly rows: string;
  readonly quantiles?: number[];
  readonly proba?: true;
  readonly compile?: true;
  readonly keep?: string[];
  readonly stream?: true;
  readonly out?: string;
  readonly json?: true;
};

export function register(program: Command): void {
  const command = withExamples(
    program.command('predict'),
    'graticule predict --train cars.csv --target mpg --rows new.csv --quantiles .1,.9 --out predicted.csv',
    'graticule predict --model cars.model --rows new.csv',
  );
  withFileOptions(withCompileOption(withTrainingOptions(command, true)))
    .description(
      'Predict the target for the rows of a table, with a saved model or one fitted on another table.',
    )
    .requiredOption('--rows <file>', 'table of rows to predict; extra columns are ignored')
    .option('--quantiles <levels>', 'regression: also these quantiles, such as .1,.9', levels)
    .option('--proba', 'classification: also the probability of each class')
    .option('--keep <columns>', 'columns of the rows to repeat in the CSV, such as an id', names)
    .option('--stream', 'read, predict and write the rows block by block, in constant memory; CSV out')
    .option('--out <file>', 'write to this file instead of standard output')
    .option('--json', 'print JSON instead of CSV')
    .action((options: PredictOptions) => interruptible((signal) => predict(options, signal)));
}

async function predict(options: PredictOptions, signal: AbortSignal): Promise<void> {
  const learn = await learnerOf(options, signal);
  checkTask(learn.task, options);
  if (options.stream && options.json) throw new TypeError('--stream writes CSV: leave out --json');
  if (options.stream && options.rows === '-') throw new TypeError('--stream reads a file: name it in --rows');
  const rows = options.stream
    ? await firstRows(options, signal)
    : await readData(options.rows, signal, options, 'ignore');
  reportTable(options.rows, rows, options.quiet);
  // Looked at before the fit: nobody wants to wait for this message.
  selectColumns(rows, [...learn.features, ...(options.keep ?? [])]);

  const started = performance.now();
  const { model, fitMs, prediction } = await withProgress(async (onProgress) => {
    const fitted = await learn.model(onProgress);
    const fitMs = performance.now() - started;
    const quantiles = options.quantiles && { quantiles: options.quantiles };
    if (options.stream) return { model: fitted, fitMs, prediction: null };
    const prediction = await fitted.predict(rows, { ...quantiles, seed: options.seed ?? 0, signal });
    return { model: fitted, fitMs, prediction };
  });
  if (options.model === undefined) {
    reportModelNotes(compilationNotes(model.compilation), options.quiet);
  }
  const seconds = { fit: fitMs / 1000, predict: (performance.now() - started - fitMs) / 1000 };
  if (prediction === null) {
    await writePieces(streamed(model, options, signal), options.out);
    model.close();
    return;
  }
  reportRows(prediction, options.quiet);
  const { target, task, trainRows } = model;
  const text = options.json
    ? `${JSON.stringify({ target, ...asJson(prediction), trainRows, task, seconds })}\n`
    : await tableToCsv(await asTable(prediction, options, rows), { signal });
  await writeResult(text, options.out);
  model.close();
}

/** The first rows of a large file, to tell how its columns are read. */
async function firstRows(options: PredictOptions, signal: AbortSignal): Promise<Table> {
  for await (const block of tableBlocks(options.rows, fileOptions(options, signal))) return block;
  throw new TypeError(`--rows ${options.rows} holds no rows`);
}

/** CSV of the predictions, block by block. */
async function* streamed(
  model: TabularModel,
  options: PredictOptions,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const quantiles = options.quantiles && { quantiles: options.quantiles };
  const how = { ...fileOptions(options, signal), ...quantiles, seed: options.seed ?? 0, signal };
  let unread: readonly UnreadCells[] = [];
  const scales = new Map<string, OtherScale>();
  for await (const { first, rows, predictions } of model.predictStream(options.rows, how)) {
    const text = await tableToCsv(await asTable(predictions, options, rows), { signal });
    yield first === 0 ? text : text.slice(text.indexOf('\n') + 1);
    unread = addUnread(unread, predictions.unread);
    // Once is enough: what one block has, the others are likely to have.
    for (const its of predictions.otherScale) if (!scales.has(its.column)) scales.set(its.column, its);
  }
  reportRows({ unread, otherScale: [...scales.values()] }, options.quiet);
}

type OnProgress = (fraction: number, stage: string) => void;

/** A model that is there, or one that is still to be fitted. */
async function learnerOf(options: PredictOptions, signal: AbortSignal) {
  if (!namesTraining(options)) {
    if (options.compile) throw new TypeError('--compile belongs to a fit: give it to `graticule fit`');
    const model = await loadModel(options.model!);
    return { task: model.task, features: model.features, model: async (): Promise<TabularModel> => model };
  }
  const { table, options: learning } = await readTraining(options, signal);
  const { target, weights, groups } = learning;
  const apart = [target, weights, groups].filter((name) => name !== undefined);
  return {
    task: learning.task,
    features: dropColumns(table, apart).columns.map(({ name }) => name),
    model: (onProgress: OnProgress) =>
      fit(table, { ...learning, ...(options.compile && { compile: true }), signal, onProgress }),
  };
}

function checkTask(task: Task, { quantiles, proba }: PredictOptions): void {
  if (task === 'classification' && quantiles) {
    throw new TypeError('--quantiles is for regression; use --proba for the probabilities of classes');
  }
  if (task === 'regression' && proba) {
    throw new TypeError('--proba is for classification; use --quantiles for the spread of a regression');
  }
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

function asJson(prediction: Predictions): Record<string, unknown> {
  const { classes, probabilities, quantiles, quantileLevels } = prediction;
  return {
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
