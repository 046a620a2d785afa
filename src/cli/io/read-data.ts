/** Tables from the files that people have: CSV, TSV, JSON, JSON lines, each also gzipped; Parquet and Excel workbooks. */

import type { Readable } from 'node:stream';
import { type Command, InvalidArgumentError, Option } from 'commander';
import {
  type ColumnKind,
  type CsvOptions,
  columnKinds,
  dateOrders,
  declareColumns,
  type FileOptions,
  type Table,
  TabularError,
  tableFromCsv,
  tableFromFile,
  textEncodings,
} from '../../tabular/index.ts';

/** What a person may say about a file where the reader would guess. */
export interface FileFlags {
  readonly encoding?: NonNullable<CsvOptions['encoding']>;
  readonly delimiter?: string;
  readonly decimal?: '.' | ',';
  readonly header?: boolean;
  readonly missing?: string[];
  readonly shortRows?: 'refuse' | 'fill';
  readonly sheet?: string;
  readonly columns?: Readonly<Record<string, ColumnKind>>;
  readonly dateOrder?: 'dmy' | 'mdy' | 'ymd';
  readonly verbatim?: true;
  readonly quiet?: true;
}

/** The options of how files are read, in a group of their own in the help. */
export function withFileOptions(command: Command): Command {
  const others = command.options.length;
  addFileOptions(command);
  for (const option of command.options.slice(others)) option.helpGroup('Reading files:');
  return command;
}

function addFileOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--encoding <name>', 'encoding of the CSV files (default: detected from the bytes)').choices(
        textEncodings,
      ),
    )
    .option(
      '--delimiter <character>',
      'the delimiter of the CSV files, or "tab" (default: detected from the first lines)',
    )
    .addOption(
      new Option(
        '--decimal <mark>',
        'the decimal mark where a column alone does not show it, as in 1.200 (default: detected from the other columns)',
      ).choices(['.', ',']),
    )
    .option('--header', 'take the first row of the CSV files as names of columns, whatever it looks like')
    .option(
      '--no-header',
      'name the columns of the CSV files column_1, column_2, …: they have no row of names',
    )
    .option(
      '--missing <words>',
      'cells that stand for no value, besides the empty one, such as NA,-999 (default: NA,NaN,null)',
      (text: string) => text.split(','),
    )
    .addOption(
      new Option(
        '--short-rows <what>',
        'what to do with rows that have fewer cells than the header (default: refuse)',
      ).choices(['refuse', 'fill']),
    )
    .option(
      '--sheet <name>',
      'sheet of an Excel workbook, or its place from 1 (default: the first that holds a table)',
    )
    .option(
      '--columns <name=kind,…>',
      `kinds of columns that would be read as something else: ${columnKinds.join(', ')}`,
      kinds,
    )
    .addOption(
      new Option(
        '--date-order <order>',
        'order of day, month and year in dates such as 03/04/24 (default: detected from the whole column)',
      ).choices(dateOrders),
    )
    .option(
      '--verbatim',
      'keep what the reader leaves out of CSV files: titles, totals, notes, an index, spaces',
    )
    .option('--quiet', 'do not report on standard error how the columns were read');
}

/** `zip=category,born=date`. */
function kinds(text: string): Record<string, ColumnKind> {
  return Object.fromEntries(
    text.split(',').map((part) => {
      const at = part.lastIndexOf('=');
      const kind = columnKinds.find((known) => known === part.slice(at + 1).trim());
      if (at > 0 && kind !== undefined) return [part.slice(0, at).trim(), kind];
      throw new InvalidArgumentError(
        `expected NAME=KIND, the kind one of ${columnKinds.join(', ')}; received ${JSON.stringify(part)}.`,
      );
    }),
  );
}

/** @param path a file, its format told by its content, or `-` for CSV on standard input
 *  @param absent what to do with `--columns` that the table lacks: rows to predict lack the target
 *  @throws TabularError when the content cannot be read, the file system's error when the file cannot */
export async function readData(
  path: string,
  signal: AbortSignal,
  flags: FileFlags = {},
  absent: 'refuse' | 'ignore' = 'refuse',
): Promise<Table> {
  const { columns, dateOrder } = flags;
  const options = fileOptions(flags, signal);
  const declared = (table: Table) =>
    declareColumns(table, { ...(columns && { columns }), ...(dateOrder && { dateOrder }) }, absent);
  if (path !== '-') return declared(await tableFromFile(path, options).catch(withName(path)));
  try {
    return declared(await untilAborted(tableFromCsv(process.stdin, options), signal, process.stdin));
  } finally {
    process.stdin.destroy();
  }
}

/** Says which file could not be read: a command may have several. */
export const withName =
  (path: string) =>
  (error: unknown): never => {
    if (!(error instanceof TabularError) || error.detail.includes(path)) throw error;
    const { code, detail, fix } = error;
    throw new TabularError(code, `${path}: ${detail}`, { fix, cause: error });
  };

/** What a person said about a file, as the readers take it. */
export function fileOptions(flags: FileFlags, signal: AbortSignal): FileOptions {
  const { encoding, delimiter, decimal, header, missing, shortRows, sheet, verbatim } = flags;
  return {
    signal,
    ...(encoding && { encoding }),
    ...(delimiter && { delimiter: /^(?:tab|\\t)$/.test(delimiter) ? '\t' : delimiter }),
    ...(decimal && { decimal }),
    ...(header !== undefined && { header }),
    ...(missing && { missing }),
    ...(shortRows && { shortRows }),
    ...(sheet && { sheet }),
    ...(verbatim && { verbatim }),
  };
}

/** Standard input does not know the signal: waiting on it must end all the same. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal, stream: Readable): Promise<T> {
  const stop = () => stream.destroy(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await work;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
