/** Tables from JSON and JSON lines. */

import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
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
    const text = textOf(await buffer(stream).catch((error) => Promise.reject(asCutShort(error))));
    const value = objectsInARow(text) ?? parseJson(text, path);
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
    if (line.trim() !== '') rows.push(parseJson(line.replace(/,\s*$/, ''), `${path}, line ${number}`) as Row);
  }
  signal?.throwIfAborted();
  if (rows.every((row) => Array.isArray(row)))
    return asBadInput(path, () => tableFromJson(rows, path, signal));
  return asBadInput(path, () => tableFromRowObjects(rows, signal));
}

/** UTF-8, or UTF-16 that says so. */
function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le', 2);
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return Buffer.from(bytes.subarray(2)).swap16().toString('utf16le');
  return bytes.toString('utf8');
}

/** Objects one after the other, each over several lines: undefined where there is one alone, or something else between. */
function objectsInARow(text: string): unknown[] | undefined {
  if (!/^[\ufeff\s]*\{/.test(text) || !/\}\s*\{/.test(text)) return undefined;
  const parts = text.split(/(?<=^\}[ \t\r]*)\n+(?=\{)/m);
  if (parts.length < 2) return undefined;
  const values: unknown[] = [];
  for (const part of parts) {
    if (!isJson(withoutNaN(part.replace(/^\ufeff/, '')))) return undefined;
    values.push(JSON.parse(withoutNaN(part.replace(/^\ufeff/, ''))));
  }
  return values;
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
