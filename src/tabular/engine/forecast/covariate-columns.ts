/** Covariates as people write them: prices with decimal commas, degrees, percentages, words for yes and no. */

import { decimalMarkOf } from '../../domain/decimal-mark.ts';
import type { Column, Table } from '../../domain/table.ts';
import type { Frame } from '../frame.ts';
import { type ColumnSchema, inferSchema, toFrame, toLaterFrame } from '../prepare/index.ts';

export interface Covariates {
  readonly context: Table;
  readonly future?: Table;
}

/** The tables with numbers and truths for the texts that are such, as a fit would read them; what is known ahead is read as the
 * past is.
 * @param apart names of the columns that are no covariates
 * @throws TabularError `schema_mismatch` for numbers ahead that are in another unit */
export function readNumbers(
  context: Table,
  future: Table | undefined,
  apart: ReadonlySet<string>,
): Covariates {
  const isText = ({ columns }: Table, name: string) =>
    columns.some((column) => column.name === name && column.kind === 'string');
  const written = context.columns.filter(
    ({ name }) => !apart.has(name) && (isText(context, name) || (future && isText(future, name))),
  );
  if (written.length === 0) return { context, ...(future && { future }) };
  // The other columns tell the decimal mark, and are looked at no further: a million timestamps are no covariates.
  const mark = decimalMarkOf(context);
  const marked = written.map((column) =>
    column.kind === 'string' && column.decimal === undefined ? { ...column, decimal: mark } : column,
  );
  const numeric = inferSchema({ rows: context.rows, columns: marked }).columns.filter(
    ({ kind }) => kind === 'number' || kind === 'boolean' || kind === 'presence',
  );
  const past = toFrame(context, { version: 1, columns: numeric });
  const known = numeric.filter(({ name }) => future?.columns.some((column) => column.name === name));
  return {
    context: withFeatures(context, numeric, past),
    ...(future && {
      future: withFeatures(future, known, toLaterFrame(future, { version: 1, columns: known }).frame),
    }),
  };
}

/** @param schemas of columns that are one feature each */
function withFeatures(table: Table, schemas: readonly ColumnSchema[], { features }: Frame): Table {
  const columns = table.columns.map((column): Column => {
    const feature = features[schemas.findIndex(({ name }) => name === column.name)];
    if (feature?.kind !== 'number') return column;
    return { kind: 'number', name: column.name, values: Float64Array.from(feature.values) };
  });
  return { ...table, columns };
}
