/** graticule columns: how would the columns of a file be read, and how were those of a model? */

import type { Command } from 'commander';
import { type ColumnReading, columnFacts, describeColumns, loadModel } from '../../tabular/index.ts';
import { interruptible } from '../io/interrupt.ts';
import { type FileFlags, readData, withFileOptions } from '../io/read-data.ts';
import { textTable } from '../io/text-table.ts';
import { formatsRead } from '../io/training.ts';
import { writeResult } from '../io/write-result.ts';
import { withExamples } from '../output.ts';

interface ColumnsOptions extends FileFlags {
  readonly model?: string;
  readonly out?: string;
  readonly json?: true;
}

interface Described {
  /** Rows of the table, or that the model learnt from. */
  readonly rows: number;
  readonly columns: readonly ColumnReading[];
  readonly notes: readonly string[];
}

export function register(program: Command): void {
  withFileOptions(
    withExamples(
      program.command('columns'),
      'graticule columns cars.csv',
      'graticule columns --model cars.model --json',
    ),
  )
    .description('Tell how each column of a table is read, before anything is learnt from it.')
    .argument('[file]', `a table: ${formatsRead}; - for standard input`)
    .option('--model <file>', 'a saved model instead: how the columns it learnt from were read')
    .option('--out <file>', 'write to this file instead of standard output')
    .option('--json', 'print JSON instead of text')
    .action((file: string | undefined, options: ColumnsOptions) =>
      interruptible((signal) => run(file, options, signal)),
    );
}

async function run(file: string | undefined, options: ColumnsOptions, signal: AbortSignal): Promise<void> {
  if ((file === undefined) === (options.model === undefined)) {
    throw new TypeError('name one of the two: a file, or a saved model (--model FILE)');
  }
  const described = file === undefined ? await ofModel(options.model!) : await ofFile(file, options, signal);
  const text = options.json ? JSON.stringify(described) : asText(described);
  await writeResult(`${text}\n`, options.out);
}

async function ofFile(file: string, options: ColumnsOptions, signal: AbortSignal): Promise<Described> {
  const table = await readData(file, signal, options);
  return { rows: table.rows, columns: describeColumns(table), notes: table.notes ?? [] };
}

async function ofModel(file: string): Promise<Described> {
  const model = await loadModel(file);
  const { trainRows: rows, columns, notes } = model;
  model.close();
  return { rows, columns, notes };
}

function asText({ rows, columns, notes }: Described): string {
  const table = textTable(
    ['column', 'kind', 'missing', 'read as'],
    columns.map((column) => [
      column.name,
      column.kind,
      `${(100 * column.missing).toFixed(column.missing > 0 && column.missing < 0.01 ? 2 : 0)} %`,
      [
        ...(column.categories === undefined ? [] : [`${column.categories} values`]),
        ...columnFacts(column),
        ...(column.note === undefined ? [] : [column.note]),
      ].join('; '),
    ]),
  );
  return [`${rows} rows, ${columns.length} columns`, ...notes.map((note) => `note: ${note}`), '', table].join(
    '\n',
  );
}
