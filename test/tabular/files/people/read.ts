/** What a model would learn from a file: each column by kind, with its values. */

import { describe } from '../../../../src/cli/io/table-report.ts';
import { parseDate } from '../../../../src/tabular/domain/date-form.ts';
import type { Table } from '../../../../src/tabular/domain/table.ts';
import { cellAt } from '../../../../src/tabular/domain/table-views.ts';
import { inferSchema, readColumns, toFrame } from '../../../../src/tabular/engine/prepare/index.ts';
import { tableFromFile } from '../../../../src/tabular/files/table-from-file.ts';
import type { Cell, ColumnTruth } from './truth.ts';

export interface Read {
  readonly columns: Readonly<Record<string, ColumnTruth>>;
  /** Everything that a person is told. */
  readonly report: string;
}

export const readAsPeopleMean = async (path: string): Promise<Read> => readTable(await tableFromFile(path));

export function readTable(table: Table): Read {
  const schema = inferSchema(table);
  const frame = toFrame(table, schema);
  const readings = readColumns(table, schema, frame);
  const columns: Record<string, ColumnTruth> = {};
  for (const { name, kind, features, form } of readings) {
    const column = table.columns.find((one) => one.name === name)!;
    const feature = frame.features.find((candidate) => candidate.name === features[0]);
    const rows = Array.from({ length: table.rows }, (_, row) => row);
    const cell = (row: number): Cell => {
      if (feature?.kind === 'category') return feature.codes[row]! < 0 ? null : String(cellAt(column, row));
      if (kind === 'presence') return cellAt(column, row);
      if (kind === 'date') {
        const text = cellAt(column, row);
        const date = text === null ? undefined : parseDate(String(text), form!);
        return date === undefined
          ? null
          : new Date(date.epochMs).toISOString().slice(0, 16).replace('T00:00', '');
      }
      const value = feature?.kind === 'number' ? feature.values[row]! : Number.NaN;
      if (Number.isNaN(value)) return null;
      return kind === 'boolean' ? value === 1 : value;
    };
    columns[name] = { kind, values: rows.map(cell) };
  }
  return { columns, report: [...(table.notes ?? []), ...readings.map(describe)].join('\n') };
}
