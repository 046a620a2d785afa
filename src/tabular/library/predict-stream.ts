/** Predictions of more rows than memory holds: block by block, one being read or taken while another is predicted. */

import { fileURLToPath } from 'node:url';
import { asTable, type TableInput } from '../domain/as-table.ts';
import type { Table } from '../domain/table.ts';
import type { Row } from '../domain/table-from-rows.ts';
import type { FileOptions } from '../files/options.ts';
import { tableBlocks } from '../files/table-blocks.ts';
import type { Predictions } from './predictions.ts';

/** The path or file URL of a table (CSV, JSON lines, Parquet …), or rows as they come: row objects, or whole tables in any
 * form that `predict` takes, from any iterable. */
export type RowSource = string | URL | Iterable<Row | TableInput> | AsyncIterable<Row | TableInput>;

/** Predictions of neighbouring rows.
 * @example
 * for await (const { rows, predictions } of model.predictStream('new.csv')) console.log(rows.rows, predictions.at(0)); */
export interface PredictedBlock {
  /** Number of the first row among all of them, from 0. */
  readonly first: number;
  /** The rows as they were read. */
  readonly rows: Table;
  /** One for each of them. */
  readonly predictions: Predictions;
}

/** Row objects of a block. */
const blockRows = 10_000;

export async function* predictBlocks(
  predict: (rows: Table) => Promise<Predictions>,
  source: RowSource,
  options: FileOptions,
): AsyncGenerator<PredictedBlock> {
  const blocks = blocksOf(source, options);
  let asked: Promise<Predictions> | undefined;
  try {
    let first = 0;
    let next = await blocks.next();
    if (!next.done) asked = predict(next.value);
    while (!next.done) {
      options.signal?.throwIfAborted();
      const rows: Table = next.value;
      // A failure of either is met below: none may be left without anybody to hear of it.
      const [predicted, following] = await Promise.allSettled([asked!, blocks.next()]);
      asked = undefined;
      if (predicted.status === 'rejected') throw predicted.reason;
      // Predicted while the caller is busy with the block before it.
      if (following.status === 'fulfilled' && !following.value.done) {
        asked = predict(following.value.value);
        asked.catch(() => {});
      }
      yield { first, rows, predictions: predicted.value };
      if (following.status === 'rejected') throw following.reason;
      first += rows.rows;
      next = following.value;
    }
  } finally {
    await Promise.allSettled([asked]);
    await blocks.return(undefined);
  }
}

async function* blocksOf(source: RowSource, options: FileOptions): AsyncGenerator<Table> {
  if (typeof source === 'string' || source instanceof URL) {
    yield* tableBlocks(source instanceof URL ? fileURLToPath(source) : source, options);
    return;
  }
  if (
    typeof source !== 'object' ||
    source === null ||
    !(Symbol.iterator in source || Symbol.asyncIterator in source)
  ) {
    throw new TypeError(
      `rows must come as a path, a URL or an iterable of rows or tables, received ${source === null ? 'null' : typeof source}`,
    );
  }
  const held: Row[] = [];
  const table = () => asTable(held.splice(0), options.signal);
  for await (const item of source) {
    if (isRow(item)) {
      held.push(item);
      if (held.length >= blockRows) yield await table();
      continue;
    }
    if (held.length > 0) yield await table();
    yield await asTable(item, options.signal);
  }
  if (held.length > 0) yield await table();
}

/** A row has cells where a table has columns or rows. */
function isRow(item: Row | TableInput): item is Row {
  if (Array.isArray(item)) return false;
  return !Object.values(item).some(
    (value) => typeof value === 'object' && value !== null && !(value instanceof Date),
  );
}
