/** Tables from JSON and JSON lines. */

import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text as wholeText } from 'node:stream/consumers';
import { asCutShort } from '../csv/pieces.ts';
import { TabularError } from '../domain/errors.ts';
import type { Table } from '../domain/table.ts';
import type { Row } from '../domain/table-from-rows.ts';
import { tableFromJson, tableFromRowObjects } from './json-table.ts';

export type JsonKind = 'json' | 'lines';

/** @param head the beginning of a text
 *  @returns undefined when it is no JSON */
export function jsonKindOf(head: string): JsonKind | undefined {
  const text = head.replace(/^[\ufeff\s]+/, '');
  if (/^\[\s*(?:[[{\]]|"(?:[^"\\]|\\.)*"\s*[,\]])/.test(text)) return 'json';
  if (!/^\{\s*(?:"|\})/.test(text)) return undefined;
  const [first, ...others] = text.split(/\r?\n/);
  const next = others.find((line) => line.trim() !== '');
  return isJson(first!) && next !== undefined && /^\s*\{/.test(next) ? 'lines' : 'json';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** @throws TabularError `schema_mismatch` for what is no JSON, or JSON that is no table */
export async function tableFromJsonStream(
  path: string,
  stream: Readable,
  kind: JsonKind,
  signal?: AbortSignal,
): Promise<Table> {
  if (kind === 'json') {
    const value = parseJson(
      await wholeText(stream).catch((error) => Promise.reject(asCutShort(error))),
      path,
    );
    return asBadInput(path, () => tableFromJson(value, path, signal));
  }
  const rows: Row[] = [];
  let number = 0;
  const lines = createInterface({
    input: stream,
    crlfDelay: Number.POSITIVE_INFINITY,
    ...(signal && { signal }),
  });
  for await (const line of lines) {
    number++;
    if (line.trim() !== '') rows.push(parseJson(line, `${path}, line ${number}`) as Row);
  }
  signal?.throwIfAborted();
  return asBadInput(path, () => tableFromRowObjects(rows, signal));
}

function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    const plain = withoutNaN(text);
    if (plain !== text) return parseJson(plain, place);
    throw new TabularError('schema_mismatch', `${place} is not JSON: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

/** Python writes what is no number, or beyond all, in a way that JSON does not have: missing, as in CSV. */
const withoutNaN = (text: string): string =>
  text.replace(/"(?:[^"\\]|\\.)*"|-?\bInfinity\b|\bNaN\b/g, (part) => (part.startsWith('"') ? part : 'null'));

/** What is a wrong argument from a program is bad data when it stands in a file. */
async function asBadInput<T>(path: string, make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    throw new TabularError('schema_mismatch', `${path}: ${error.message}.`, { cause: error });
  }
}
