/** Reports for people, written to a file. */

import { writeWhole } from '../../shared/whole-file.ts';
import type { Table } from '../domain/table.ts';
import type { EvaluationReport } from '../engine/evaluate.ts';
import { type ForecastColumns, type ForecastSteps, forecastPage, forecastSvg } from '../report/forecast.ts';
import { reportPage } from '../report/report.ts';

/** Writes what {@link evaluate} found as one HTML page: scores, curves, errors, folds, worst rows. It needs nothing else,
 * runs no script, follows the reader's light or dark setting and tells the numbers of each picture.
 * @param path   an existing file is replaced as a whole or not at all
 * @param target name of what was predicted, for the title
 * @example await writeEvaluation('cars.html', await evaluate('cars.csv', { target: 'mpg' }), 'mpg'); */
export async function writeEvaluation(
  path: string,
  evaluation: EvaluationReport,
  target: string | null = null,
): Promise<void> {
  const { classes, classification } = evaluation;
  const task = classification === null ? 'regression' : 'classification';
  await writeWhole(path, await reportPage({ task, target, classes, evaluation }));
}

/** Writes a forecast as a picture: the past, the mean and its intervals; by the ending of the path one SVG
 * picture (`.svg`), or an HTML page with the numbers too (`.html`). Both need nothing else and follow the reader's light or
 * dark setting. The first 24 series are drawn.
 * @param path     an existing file is replaced as a whole or not at all
 * @param past     the table that was continued
 * @param columns  what its columns are called, and those of `hierarchy` where sums were forecast
 * @throws TypeError for another ending
 * @example
 * const sales = await tableFromFile('sales.csv');
 * const columns = { timestamp: 'month', target: 'units', item: 'shop' };
 * await writeForecast('sales.svg', sales, await forecast(sales, { ...columns, horizon: 12 }), columns); */
export async function writeForecast(
  path: string,
  past: Table,
  steps: ForecastSteps,
  columns: ForecastColumns,
): Promise<void> {
  const drawn = /\.svg$/i.test(path) ? forecastSvg : /\.html?$/i.test(path) ? forecastPage : undefined;
  if (drawn === undefined)
    throw new TypeError(`the path of a picture must end with .svg or .html, received ${path}`);
  await writeWhole(path, await drawn(past, steps, columns));
}
