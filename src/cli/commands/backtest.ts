/** graticule backtest: how well would the series of a table have been forecast so far? */

import { type Command, Option } from 'commander';
import {
  type Backtest,
  backtest,
  type ForecastScores,
  type Reconciliation,
  reconciliations,
  tableFromColumns,
  tableToCsv,
} from '../../tabular/index.ts';
import { levels, names, positiveWholeNumber, wholeNumber } from '../io/arguments.ts';
import { withoutIgnored } from '../io/ignore-option.ts';
import { interruptible } from '../io/interrupt.ts';
import { withProgress } from '../io/progress.ts';
import { type FileFlags, readData, withFileOptions } from '../io/read-data.ts';
import { reportTable } from '../io/table-report.ts';
import { type TextCell, textTable } from '../io/text-table.ts';
import { writeResult } from '../io/write-result.ts';
import { withExamples } from '../output.ts';

interface BacktestOptions extends FileFlags {
  readonly data: string;
  readonly timestamp: string;
  readonly target: string;
  readonly item?: string;
  readonly horizon: number;
  readonly origins: number;
  readonly stride?: number;
  readonly quantiles: number[];
  readonly known?: string[];
  readonly holidays?: string[];
  readonly keepUnfinished?: true;
  readonly hierarchy?: string[];
  readonly reconcile?: Reconciliation;
  readonly ignore?: string[];
  readonly forecasts?: string;
  readonly out?: string;
  readonly json?: true;
  readonly seed?: number;
}

export function register(program: Command): void {
  withExamples(
    withFileOptions(program.command('backtest')),
    'graticule backtest --data sales.csv --timestamp month --target units --item shop --horizon 3',
    'graticule backtest --data sales.csv --timestamp month --target units --item shop --horizon 3 --origins 4 --stride 1 --json',
  )
    .description('Estimate how well series are forecast: forecast from past origins what is already known.')
    .requiredOption(
      '--data <file>',
      'table of the past: .csv, .tsv, .json, .jsonl, also .gz or .zip; .parquet, .arrow, .xlsx; - for standard input',
    )
    .requiredOption('--horizon <steps>', 'steps to forecast from every origin', positiveWholeNumber)
    .option('--timestamp <column>', 'column of dates or times', 'timestamp')
    .option('--target <column>', 'column to forecast', 'target')
    .option('--item <column>', 'column that tells the series apart (default: item_id, when there is one)')
    .option('--origins <number>', 'how many origins', positiveWholeNumber, 3)
    .option('--stride <steps>', 'steps between origins (default: the horizon)', positiveWholeNumber)
    .option('--known <columns>', 'covariates that are known ahead', names)
    .option('--quantiles <levels>', 'such as .05,.5,.95', levels, [0.1, 0.5, 0.9])
    .option('--holidays <codes>', 'public holidays that the series feel: DE, DE-BY or US-CA,CA', names)
    .option(
      '--keep-unfinished',
      'count a last value far below the others too (default: left out, as of a time that is not over)',
    )
    .option(
      '--hierarchy <columns>',
      'columns of groups, the widest first: their sums are judged too, and all are reconciled',
      names,
    )
    .addOption(
      new Option('--reconcile <how>', 'how forecasts of items and sums are reconciled')
        .choices(reconciliations)
        .default('minTrace'),
    )
    .option('--ignore <columns>', 'columns that are not covariates', names)
    .option('--forecasts <file>', 'write every forecast beside what came there, as CSV')
    .option('--out <file>', 'write to this file instead of standard output')
    .option('--json', 'print JSON instead of text')
    .option('--seed <number>', 'same data and seed, same scores', wholeNumber)
    .action((options: BacktestOptions) => interruptible((signal) => run(options, signal)));
}

async function run(options: BacktestOptions, signal: AbortSignal): Promise<void> {
  const { timestamp, target, item, horizon, origins, stride, quantiles, known } = options;
  const table = withoutIgnored(await readData(options.data, signal, options), options.ignore ?? []);
  reportTable(options.data, table, options.quiet);
  const started = performance.now();
  const result = await withProgress((onProgress) =>
    backtest(table, {
      timestamp,
      target,
      horizon,
      origins,
      quantiles,
      seed: options.seed ?? 0,
      signal,
      onProgress,
      ...(item === undefined ? {} : { item }),
      ...(options.holidays === undefined ? {} : { holidays: options.holidays }),
      ...(options.keepUnfinished && { keepUnfinished: true }),
      ...(options.hierarchy === undefined
        ? {}
        : { hierarchy: options.hierarchy, reconcile: options.reconcile ?? 'minTrace' }),
      ...(stride === undefined ? {} : { stride }),
      ...(known === undefined ? {} : { known }),
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  if (!options.quiet) for (const note of result.notes) process.stderr.write(`  note: ${note}\n`);
  if (options.forecasts !== undefined)
    await writeResult(await forecastsCsv(result, signal), options.forecasts);
  const { forecasts: _, ...scores } = result;
  const text = options.json ? `${JSON.stringify({ ...scores, seconds })}\n` : `${describe(result)}\n`;
  await writeResult(text, options.out);
}

/** Scores by steps ahead, then of the series that are forecast worst, then the whole. */
function describe({ overall, byStep, bySeries, origins, shortSeries }: Backtest): string {
  const header = ['', 'forecasts', 'MAE', 'sMAPE', 'MASE', 'OWA', 'WQL'];
  for (const { nominal } of overall.coverage) header.push(`in ${Math.round(100 * nominal)} %`);
  const line = (name: string, scores: ForecastScores): TextCell[] => [
    name,
    scores.count,
    scores.mae,
    scores.smape,
    scores.mase,
    scores.owa,
    scores.wql,
    ...scores.coverage.map(({ share }) => share),
  ];
  const rows = byStep.flatMap((scores, h) => (scores.count > 0 ? [line(`${h + 1} ahead`, scores)] : []));
  if (bySeries.length > 1) {
    const worst = [...bySeries].sort((a, b) => (b.scores.mase ?? 0) - (a.scores.mase ?? 0)).slice(0, 10);
    for (const { item, scores } of worst) rows.push(line(String(item), scores));
  }
  rows.push(line('all', overall));
  const notes = [
    `${bySeries.length} series, ${origins} ${origins === 1 ? 'origin' : 'origins'}. An OWA below 1 is better than Naive2.`,
    ...(bySeries.length > 10 ? ['Of the series, the ten with the largest MASE are shown.'] : []),
    ...(shortSeries.length > 0
      ? [
          `Too short, left out: ${shortSeries.slice(0, 10).join(', ')}${shortSeries.length > 10 ? ', …' : ''}.`,
        ]
      : []),
  ];
  return [textTable(header, rows), '', ...notes].join('\n');
}

async function forecastsCsv({ forecasts, quantileLevels }: Backtest, signal: AbortSignal): Promise<string> {
  const { itemIds, origins, timestamps, actual, mean, quantiles } = forecasts;
  const width = quantileLevels.length;
  const table = await tableFromColumns([
    ...(itemIds.some((id) => id !== null) ? [['item', [...itemIds]] as [string, unknown[]]] : []),
    ['origin', [...origins]],
    ['timestamp', [...timestamps]],
    ['actual', actual],
    ['mean', mean],
    ...quantileLevels.map((level, k): [string, Float64Array] => [
      `quantile_${level}`,
      Float64Array.from(mean, (_, i) => quantiles[i * width + k]!),
    ]),
  ]);
  return tableToCsv(table, { signal });
}
