/** graticule forecast: continue the series of a table. */

import { type Command, Option } from 'commander';
import {
  dropColumns,
  type Forecasts,
  forecast,
  type Reconciliation,
  reconciliations,
  type Table,
  tableFromColumns,
  tableToCsv,
  writeForecast,
} from '../../tabular/index.ts';
import { levels, names, positiveWholeNumber, wholeNumber } from '../io/arguments.ts';
import { withoutIgnored } from '../io/ignore-option.ts';
import { interruptible } from '../io/interrupt.ts';
import { withProgress } from '../io/progress.ts';
import { type FileFlags, readData, withFileOptions } from '../io/read-data.ts';
import { reportTable } from '../io/table-report.ts';
import { writeResult } from '../io/write-result.ts';
import { withExamples } from '../output.ts';

interface ForecastOptions extends FileFlags {
  readonly data: string;
  readonly timestamp: string;
  readonly target: string;
  readonly item?: string;
  readonly horizon?: number;
  readonly future?: string;
  readonly quantiles: number[];
  readonly holidays?: string[];
  readonly explain?: true;
  readonly keepUnfinished?: true;
  readonly hierarchy?: string[];
  readonly reconcile?: Reconciliation;
  readonly ignore?: string[];
  readonly out?: string;
  readonly plot?: string;
  readonly json?: true;
  readonly seed?: number;
}

export function register(program: Command): void {
  withExamples(
    withFileOptions(program.command('forecast')),
    'graticule forecast --data sales.csv --timestamp month --target units --item shop --horizon 12',
  )
    .description('Continue one or many time series, with intervals.')
    .requiredOption(
      '--data <file>',
      'table of the past: .csv, .tsv, .json, .jsonl, also .gz or .zip; .parquet, .arrow, .xlsx; - for standard input',
    )
    .option('--timestamp <column>', 'column of dates or times', 'timestamp')
    .option('--target <column>', 'column to forecast', 'target')
    .option('--item <column>', 'column that tells the series apart (default: item_id, when there is one)')
    .option('--horizon <steps>', 'steps to forecast for each series', positiveWholeNumber)
    .option('--future <file>', 'instead of a horizon: rows to forecast, with covariates known ahead')
    .option('--quantiles <levels>', 'such as .05,.5,.95', levels, [0.1, 0.5, 0.9])
    .option('--holidays <codes>', 'public holidays that the series feel: DE, DE-BY or US-CA,CA', names)
    .option('--explain', 'add columns of what the mean is made of: trend, seasons, covariates')
    .option(
      '--keep-unfinished',
      'count a last value far below the others too (default: left out, as of a time that is not over)',
    )
    .option(
      '--hierarchy <columns>',
      'columns of groups, the widest first: their sums are forecast too',
      names,
    )
    .addOption(
      new Option('--reconcile <how>', 'how forecasts of items and sums are reconciled')
        .choices(reconciliations)
        .default('minTrace'),
    )
    .option('--ignore <columns>', 'columns that are not covariates', names)
    .option('--out <file>', 'write to this file instead of standard output')
    .option(
      '--plot <file>',
      'also draw past, mean and interval: .svg for a picture, .html for a page with the numbers',
    )
    .option('--json', 'print JSON instead of CSV')
    .option('--seed <number>', 'same data and seed, same forecast', wholeNumber)
    .action((options: ForecastOptions) => interruptible((signal) => run(options, signal)));
}

async function run(options: ForecastOptions, signal: AbortSignal): Promise<void> {
  const { timestamp, target, item, horizon, quantiles, ignore = [] } = options;
  if ((horizon === undefined) === (options.future === undefined)) {
    throw new TypeError('give exactly one of --horizon and --future');
  }
  if (options.plot !== undefined && !/\.(?:svg|html?)$/i.test(options.plot))
    throw new TypeError(`--plot FILE must end with .svg or .html, received ${options.plot}`);
  const table = withoutIgnored(await readData(options.data, signal, options), ignore);
  reportTable(options.data, table, options.quiet);
  const future =
    options.future && dropColumns(await readData(options.future, signal, options, 'ignore'), ignore);
  if (options.future && future) reportTable(options.future, future, options.quiet);
  const started = performance.now();
  const result = await withProgress((onProgress) =>
    forecast(table, {
      timestamp,
      target,
      quantiles,
      seed: options.seed ?? 0,
      explain: options.explain ?? false,
      signal,
      onProgress,
      ...(item === undefined ? {} : { item }),
      ...(options.hierarchy === undefined
        ? {}
        : { hierarchy: options.hierarchy, reconcile: options.reconcile ?? 'minTrace' }),
      ...(options.holidays === undefined ? {} : { holidays: options.holidays }),
      ...(options.keepUnfinished && { keepUnfinished: true }),
      ...(horizon === undefined ? {} : { horizon }),
      ...(future ? { future } : {}),
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  if (!options.quiet) for (const note of result.notes) process.stderr.write(`  note: ${note}\n`);
  const summed = options.hierarchy !== undefined;
  const hasItems = summed || table.columns.some(({ name }) => name === (item ?? 'item_id'));
  const columns = { item: hasItems ? (item ?? 'item_id') : undefined, timestamp };
  if (options.plot !== undefined)
    await writeForecast(options.plot, table, result, {
      timestamp,
      target,
      ...(item !== undefined && { item }),
      ...(options.hierarchy !== undefined && { hierarchy: options.hierarchy }),
    });
  const text = options.json
    ? `${JSON.stringify({ forecast: asRecords(result, hasItems), ...seriesOf(result), seconds })}\n`
    : await tableToCsv(await asTable(result, columns), { signal });
  await writeResult(text, options.out);
}

/** Models and seasons of the series, where the forecast is explained. */
const seriesOf = ({ explanation }: Forecasts) => (explanation ? { series: explanation.series } : {});

function asRecords(
  { itemIds, timestamps, mean, quantiles, quantileLevels, explanation }: Forecasts,
  hasItems: boolean,
): object[] {
  const width = quantileLevels.length;
  return timestamps.map((timestamp, i) => ({
    ...(hasItems ? { item_id: itemIds[i] } : {}),
    timestamp,
    mean: mean[i],
    ...Object.fromEntries(quantileLevels.map((level, k) => [String(level), quantiles[i * width + k]])),
    ...Object.fromEntries(explanation?.components.map(({ name, values }) => [name, values[i]]) ?? []),
  }));
}

async function asTable(
  { itemIds, timestamps, mean, quantiles, quantileLevels, explanation }: Forecasts,
  named: { item: string | undefined; timestamp: string },
): Promise<Table> {
  const width = quantileLevels.length;
  const columns: [string, unknown[] | Float64Array][] = [
    ...(named.item === undefined ? [] : [[named.item, [...itemIds]] as [string, unknown[]]]),
    [named.timestamp, [...timestamps]],
    ['mean', mean],
  ];
  quantileLevels.forEach((level, k) => {
    columns.push([`quantile_${level}`, Float64Array.from(mean, (_, i) => quantiles[i * width + k]!)]);
  });
  for (const { name, values } of explanation?.components ?? []) columns.push([name, values]);
  return tableFromColumns(columns);
}
