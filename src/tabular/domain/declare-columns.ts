/** What the owner of a table says of its columns, where their cells would be read as something else. */

import { nearest } from '../../shared/nearest.ts';
import { TabularError } from './errors.ts';
import { toStrings } from './scalars.ts';
import { type Column, type ColumnKind, missingBoolean, type Table } from './table.ts';
import type { DateOrder } from './written-date.ts';

/** What a column may be declared as. */
export const columnKinds = ['number', 'boolean', 'category', 'date', 'text'] as const satisfies ColumnKind[];

const orders = { dmy: 'dayFirst', mdy: 'monthFirst', ymd: 'yearFirst' } as const satisfies Record<
  string,
  DateOrder
>;
/** Which way round dates such as 03/04/2024 may be declared to be written. */
export const dateOrders = Object.keys(orders) as (keyof typeof orders)[];

/** What the caller says of columns; the rest is told from their cells. */
export interface Declarations {
  /** What columns are learnt from as, by name: `{ zip: 'category' }`. Default: told from their cells. */
  readonly columns?: Readonly<Record<string, ColumnKind>>;
  /** Order of day, month and year in dates of digits (`03/04/24`), where no cell of a column speaks against it. Default:
   * told from the whole column. */
  readonly dateOrder?: keyof typeof orders;
}

/** The same table, its columns marked with what is said of them.
 * @param absent what to do with names that the table lacks
 * @throws TypeError for an unknown kind or order; TabularError `schema_mismatch` for a column that is absent,
 *         or of numbers other than 0 and 1 that is to be boolean
 * @example
 * const declared = declareColumns(table, { columns: { zip: 'category' }, dateOrder: 'dmy' }, 'ignore'); */
export function declareColumns(
  table: Table,
  { columns = {}, dateOrder }: Declarations,
  absent: 'refuse' | 'ignore' = 'refuse',
): Table {
  if (dateOrder !== undefined && !Object.hasOwn(orders, dateOrder))
    throw new TypeError(`dateOrder must be dmy, mdy or ymd, received ${JSON.stringify(dateOrder)}`);
  const kinds = new Map(Object.entries(columns));
  for (const [name, kind] of kinds) {
    if (!columnKinds.includes(kind))
      throw new TypeError(
        `columns[${JSON.stringify(name)}] must be one of ${columnKinds.join(', ')}, received ${JSON.stringify(kind)}`,
      );
    if (absent === 'refuse' && !table.columns.some((column) => column.name === name))
      refuseAbsent(name, table);
  }
  if (kinds.size === 0 && dateOrder === undefined) return table;
  const order = dateOrder && orders[dateOrder];
  return {
    ...table,
    columns: table.columns.map((column): Column => {
      const as = kinds.get(column.name);
      const said = as === undefined ? column : declared(column, as);
      return order === undefined ? said : { ...said, dateOrder: order };
    }),
  };
}

function refuseAbsent(name: string, { columns }: Table): never {
  const near = nearest(
    name,
    columns.map((column) => column.name),
  );
  const offer = near === undefined ? '' : ` Did you mean ${JSON.stringify(near)}?`;
  const text = `A kind is given for column ${JSON.stringify(name)}, which the table does not have.${offer}`;
  throw new TabularError('schema_mismatch', text);
}

function declared(column: Column, as: ColumnKind): Column {
  const { kind, name } = column;
  if (kind === 'string') return { ...column, as };
  if (as === 'category' || as === 'text') return { kind: 'string', name, ...toStrings(column), as };
  if (kind === 'boolean' || as !== 'boolean') return { ...column, as };
  const stray = column.values.find((value) => value !== 0 && value !== 1 && !Number.isNaN(value));
  if (stray !== undefined) {
    const text = `Column ${JSON.stringify(name)} was declared as booleans, but holds ${stray}.`;
    throw new TabularError('schema_mismatch', text, { fix: 'Write 0 and 1, or false and true.' });
  }
  const values = Uint8Array.from(column.values, (value) => (Number.isNaN(value) ? missingBoolean : value));
  return { kind: 'boolean', name, values, as };
}
