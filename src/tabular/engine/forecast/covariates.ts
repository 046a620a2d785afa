/** Covariates of context and future, encoded alike and laid along each series. */

import { TabularError } from '../../domain/errors.ts';
import { rowName } from '../../domain/row-name.ts';
import { type Column, missingBoolean, type Table } from '../../domain/table.ts';
import { readMoments } from './read-moments.ts';
import { cellValue, columnOf, describeId, type ItemId, type Series, type SeriesSet } from './series.ts';
import { stepsBetween } from './step.ts';
import { dayMs, instant } from './timestamps.ts';

const reserved = new Set(['timestamp', 'target', 'item_id']);

export interface Covariate {
  readonly name: string;
  readonly kind: 'number' | 'category';
  /** Number of categories; 0 for numbers. */
  readonly cardinality: number;
  /** Values or category codes by row of the context and of the future; NaN is missing. Future null: not known ahead. */
  readonly context: Float64Array;
  readonly future: Float64Array | null;
}

/** Where every row of the future stands: its series and how many steps after the last row of the context. */
export interface FutureRows {
  readonly series: Int32Array;
  readonly step: Int32Array;
  readonly timestamps: readonly (string | number)[];
  readonly itemIds: readonly ItemId[];
}

/** A forecast further ahead than this is refused: nothing a series holds reaches that far. */
export const mostSteps = 200_000;

/** @throws TabularError `schema_mismatch` naming the row: unknown item_id, a timestamp at or before the end of its
 *   series; `dataset_too_large` for one beyond 200,000 steps */
export function readFuture(future: Table, set: SeriesSet): FutureRows {
  if (future.rows === 0)
    return { series: new Int32Array(0), step: new Int32Array(0), timestamps: [], itemIds: [] };
  const timestamp = columnOf(future, 'timestamp');
  if (!timestamp) throw new TabularError('schema_mismatch', 'The future rows have no column timestamp.');
  const items = columnOf(future, 'item_id');
  const ids: ItemId[] = Array.from({ length: future.rows }, (_, row) =>
    items ? cellValue(items, row) : null,
  );
  if (!items && set.series.length > 1)
    throw new TabularError(
      'schema_mismatch',
      `The context holds ${set.series.length} series, but the future rows have no column item_id.`,
    );
  const series = Int32Array.from(ids, (id, row) => {
    const at = items ? set.byId.get(id) : 0;
    if (at === undefined)
      throw new TabularError(
        'schema_mismatch',
        `${rowName(future, row)} of the future: ${describeId(id)} has no row in the context.`,
      );
    return at;
  });
  const contextFormat = set.series[0]!.format;
  if ((timestamp.kind === 'number') !== set.numberTimestamps)
    throw new TabularError(
      'schema_mismatch',
      'Column timestamp holds numbers in one of context and future and text in the other.',
    );
  const { moments } = readMoments(
    timestamp,
    'the future',
    (row) => `${rowName(future, row)} of the future (${describeId(ids[row]!)})`,
    contextFormat,
  );
  const step = Int32Array.from(ids, (id, row) => {
    const own = set.series[series[row]!]!;
    const moment = moments(row);
    const fine =
      own.step.unit === 'fixed' && !own.step.counter && own.step.size < dayMs && own.byWall !== true;
    const time = fine ? instant(moment) + own.offset * 60_000 : moment.time;
    const count = stepsBetween(own.lastTime, time, own.step);
    if (!(time > own.lastTime))
      throw new TabularError(
        'schema_mismatch',
        `${rowName(future, row)} of the future (${describeId(id)}): its timestamp is not after the last one of the context.`,
      );
    if (count > mostSteps)
      throw new TabularError(
        'dataset_too_large',
        `${rowName(future, row)} of the future (${describeId(id)}) lies ${count} steps ahead; at most ${mostSteps} are forecast.`,
      );
    return Math.max(1, count);
  });
  const timestamps = Array.from({ length: future.rows }, (_, row) =>
    timestamp.kind === 'string'
      ? timestamp.dictionary[timestamp.codes[row]!]!
      : (timestamp as { values: Float64Array }).values[row]!,
  );
  return { series, step, timestamps, itemIds: items ? ids : ids.map(() => null) };
}

/** Every covariate of the context; those that the future lacks are known only up to the end of the context. */
export function readCovariates(context: Table, future: Table | undefined): Covariate[] {
  return context.columns
    .filter((column) => !reserved.has(column.name))
    .map((column) => encode(column, future && columnOf(future, column.name)));
}

const allMissing = (column: Column) =>
  column.kind === 'string'
    ? column.codes.every((code) => code < 0)
    : column.kind === 'boolean'
      ? column.values.every((value) => value === missingBoolean)
      : column.values.every((value) => Number.isNaN(value));

function encode(context: Column, future: Column | undefined): Covariate {
  const text = context.kind === 'string' || (future?.kind === 'string' && allMissing(context));
  if (
    future &&
    (context.kind === 'string') !== (future.kind === 'string') &&
    !allMissing(context) &&
    !allMissing(future)
  )
    throw new TabularError(
      'schema_mismatch',
      `Covariate ${context.name} holds ${context.kind === 'string' ? 'text' : 'numbers'} in the context ` +
        `and ${future.kind === 'string' ? 'text' : 'numbers'} in the future.`,
    );
  if (!text)
    return {
      name: context.name,
      kind: 'number',
      cardinality: 0,
      context: numbers(context),
      future: future ? numbers(future) : null,
    };
  const codes = new Map<string, number>();
  const read = (column: Column) => {
    if (column.kind !== 'string') return numbers(column).fill(Number.NaN);
    const own = column.dictionary.map((entry) => {
      if (!codes.has(entry)) codes.set(entry, codes.size);
      return codes.get(entry)!;
    });
    return Float64Array.from(column.codes, (code) => (code < 0 ? Number.NaN : own[code]!));
  };
  const past = read(context);
  const ahead = future ? read(future) : null;
  return { name: context.name, kind: 'category', cardinality: codes.size, context: past, future: ahead };
}

function numbers(column: Column): Float64Array {
  if (column.kind === 'boolean')
    return Float64Array.from(column.values, (value) => (value === missingBoolean ? Number.NaN : value));
  if (column.kind === 'number')
    return Float64Array.from(column.values, (value) => (Number.isFinite(value) ? value : Number.NaN));
  return new Float64Array(column.codes.length).fill(Number.NaN);
}

/** The row that tells the covariates of each place of a series and of `ahead` steps after it: a row of the context, or
 * the complement of a row of the future. Places without a row take the one before them. */
export function rowsAlong(
  series: Series,
  futureRows: ReadonlyMap<number, number> | undefined,
  ahead: number,
): Int32Array {
  const out = new Int32Array(series.values.length + ahead);
  for (let t = 0; t < out.length; t++) {
    const row = t < series.rows.length ? series.rows[t]! : -1;
    const future = futureRows?.get(t - series.rows.length + 1);
    out[t] = row >= 0 ? row : future !== undefined ? ~future : out[t - 1]!;
  }
  return out;
}

/** A covariate at a row of `rowsAlong`; `lastRow` is the latest row of the context, for what the future does not tell. */
export function covariateAt(covariate: Covariate, row: number, lastRow: number): number {
  if (row >= 0) return covariate.context[row]!;
  return covariate.future ? covariate.future[~row]! : covariate.context[lastRow]!;
}
