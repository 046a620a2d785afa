/** Forecasting of tables: the door of this room. */

import { decimalMarkOf } from '../../domain/decimal-mark.ts';
import { namedPart } from '../../domain/part-of-year.ts';
import type { Column, Table } from '../../domain/table.ts';
import type { Forecast, ForecastRequest, RunOptions } from '../engine.ts';
import { readNumbers } from './covariate-columns.ts';
import { partTexts } from './number-times.ts';
import { numericTarget, offerOf, refuseAbsent, refuseMixedSeries } from './people-table.ts';
import { runForecast } from './run.ts';

export { type Backtest, type BacktestRequest, runBacktest } from './backtest.ts';
export { type Reconciliation, reconciliations } from './hierarchy.ts';
export type { Coverage, ForecastScores } from './measures.ts';
export { runForecast } from './run.ts';
export type { ForecastRunOptions } from './run-context.ts';

export interface ForecastOptions extends RunOptions {
  /** Steps per series; exactly one of `horizon` and `future` is given. */
  readonly horizon?: number;
  /** Rows to forecast: timestamp, item (where the table has one) and the covariates that are known ahead. */
  readonly future?: Table;
  /** Probability levels in (0, 1); default 0.1, 0.5 and 0.9. */
  readonly quantiles?: readonly number[];
  /** Column names in `table` and `future`; defaults `timestamp`, `target` and `item_id` (the last may be absent). */
  readonly timestamp?: string;
  readonly target?: string;
  readonly item?: string;
}

/** Which columns play the three parts, where they bear other names. */
export type ForecastColumns = Pick<ForecastOptions, 'timestamp' | 'target' | 'item'>;

/** The same request with the contract's column names and a target of numbers.
 * @throws TypeError when `item` names an absent column; TabularError `schema_mismatch` when rows of one series share a
 *         timestamp and another column tells them apart */
export function nameColumns(request: ForecastRequest, columns: ForecastColumns): ForecastRequest {
  const { context, future, hierarchy } = request;
  const { timestamp = 'timestamp', target = 'target' } = columns;
  const within = hierarchy?.columns ?? [];
  // Without an item, the last column of a hierarchy tells the series apart.
  const last =
    within.length > 1 && !context.columns.some(({ name }) => name === 'item_id') ? within.at(-1) : undefined;
  const item = columns.item ?? last;
  const names = { timestamp, target, item_id: item ?? 'item_id' };
  if (item !== undefined && !context.columns.some((column) => column.name === item))
    throw new TypeError(
      `item names column ${JSON.stringify(item)}, which the table does not have${offerOf(item, context)}`,
    );
  refuseAbsent(context, timestamp, target);
  const own = (name: string) => context.columns.find((column) => column.name === name);
  const times = own(timestamp);
  if (times !== undefined) refuseMixedSeries(context, times, own(names.item_id), target);
  const withNumbers = context.columns.map((column) =>
    column.name === target ? numericTarget(column, decimalMarkOf(context)) : column,
  );
  const apart = new Set([...Object.values(names), ...within]);
  const read = readNumbers({ ...context, columns: withNumbers }, future, apart);
  return {
    ...request,
    context: renamed(read.context, names),
    ...(read.future && { future: renamed(read.future, names) }),
    ...(hierarchy && { hierarchy: { ...hierarchy, columns: within.filter((name) => name !== item) } }),
  };
}

export const defaultQuantiles = [0.1, 0.5, 0.9];

/** Forecasts the series of a table.
 * @param table    one row per series and time; every column that is none of the three named is a covariate
 * @returns        one entry per step, series after series in order of first appearance, or per row of `future`
 * @throws         TypeError or RangeError for options out of range; TabularError `schema_mismatch` (timestamps, unknown
 *                 item, absent column), `missing_target_column`, `unsupported_task` (target not numeric) */
export async function forecast(table: Table, options: ForecastOptions): Promise<Forecast> {
  const { horizon, future, quantiles, timestamp: _t, target: _y, item: _i, ...run } = options;
  const request = {
    context: table,
    quantiles: quantiles ?? defaultQuantiles,
    ...(future === undefined ? {} : { future }),
    ...(horizon === undefined ? {} : { horizon }),
  };
  return runForecast(nameColumns(request, options), run);
}

/** A timestamp whose name says what the numbers beside its years are. */
function withPart(column: Column): Column {
  if (column.kind === 'boolean') return column;
  const texts = column.kind === 'string' ? column.dictionary : partTexts(column.values);
  const part = texts && namedPart(texts, column.name);
  return part === undefined ? column : { ...column, part };
}

/** Gives the three named columns their contract names; a covariate that bears one of those names steps aside. */
function renamed(table: Table, names: Record<'timestamp' | 'target' | 'item_id', string>): Table {
  const wire = new Map(Object.entries(names).map(([contract, own]) => [own, contract]));
  const columns = table.columns.map((given): Column => {
    const column = given.name === names.timestamp ? withPart(given) : given;
    const name = wire.get(column.name) ?? (column.name in names ? `${column.name} (covariate)` : column.name);
    return name === column.name ? column : { ...column, name };
  });
  return { ...table, columns };
}
