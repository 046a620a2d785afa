/** Payloads: rows as gzipped JSON, and their hash. Web streams and web crypto only, so that browsers can do it too. */

export type Cell = string | number | boolean | Date | null | undefined;
/** A row by the names of its columns. */
export type Row = Readonly<Record<string, Cell>>;
/** A label of a classification, or a number. */
export type Label = string | number | boolean;

/** Rows that may be made as they are asked for, such as an array. */
export interface RowList {
  readonly length: number;
  /** Names in every row; default: they are looked for in all rows. */
  readonly columns?: readonly string[];
  /** Rows from `start` up to `end`, as of an array. */
  slice(start: number, end: number): readonly Row[];
}

/** Rows of a payload, written with the same keys in the same order, which the service reads fastest. */
export interface Rows {
  readonly rows: RowList;
  readonly columns: readonly string[];
}

export interface Payload {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** `sha256:<hex>` over the gzipped bytes. */
  readonly contentHash: string;
}

/** Rows turned into text between two turns of the event loop. */
const blockRows = 1024;

/** Every column that some row has, in order of first appearance. */
export function columnsOf(rows: RowList): string[] {
  if (rows.columns !== undefined) return [...rows.columns];
  const names = new Set<string>();
  for (const row of rows.slice(0, rows.length)) for (const name in row) names.add(name);
  return [...names];
}

/** @throws RangeError naming row and column of a number that is not finite (NaN is a missing value) */
export async function packPayload(
  fields: readonly (readonly [string, unknown | Rows])[],
  onProgress: (fraction: number) => void,
): Promise<Payload> {
  const total = fields.reduce((sum, [, value]) => sum + (isRows(value) ? value.rows.length : 0), 0) || 1;
  const text = streamOf(textOf(fields, (written) => onProgress(Math.min(1, written / total))));
  const gzipped = text.pipeThrough(new TextEncoderStream()).pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(
    await new Response(gzipped as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer(),
  );
  return { bytes, contentHash: await hashOf(bytes) };
}

export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256:${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

const isRows = (value: unknown): value is Rows =>
  typeof value === 'object' && value !== null && 'columns' in value && 'rows' in value;

/** ReadableStream.from, which not every browser has. */
function streamOf(texts: AsyncGenerator<string>): ReadableStream<string> {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

async function* textOf(
  fields: readonly (readonly [string, unknown | Rows])[],
  onRows: (written: number) => void,
): AsyncGenerator<string> {
  let written = 0;
  for (const [index, [key, value]] of fields.entries()) {
    const opening = `${index === 0 ? '{' : ','}${JSON.stringify(key)}:`;
    if (!isRows(value)) {
      yield opening + JSON.stringify(value);
      continue;
    }
    yield `${opening}[`;
    const prefixes = value.columns.map((name, i) => `${i === 0 ? '' : ','}${JSON.stringify(name)}:`);
    for (let start = 0; start < value.rows.length; start += blockRows) {
      const texts = value.rows
        .slice(start, start + blockRows)
        .map((row, i) => rowText(row, start + i, value.columns, prefixes));
      yield (start === 0 ? '' : ',') + texts.join();
      written += texts.length;
      onRows(written);
      await new Promise((resolve) => setTimeout(resolve));
    }
    yield ']';
  }
  yield '}';
}

function rowText(row: Row, index: number, columns: readonly string[], prefixes: readonly string[]): string {
  let text = '{';
  for (let i = 0; i < columns.length; i++) {
    const cell = row[columns[i]!] ?? null;
    if (cell === Number.POSITIVE_INFINITY || cell === Number.NEGATIVE_INFINITY) {
      throw new RangeError(
        `row ${index + 1}, column ${JSON.stringify(columns[i])}: ${cell} is not a finite number`,
      );
    }
    text += prefixes[i] + JSON.stringify(cell);
  }
  return `${text}}`;
}
