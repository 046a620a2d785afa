/** Tables from JSON and JSON lines. */

import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { asCutShort } from '../csv/pieces.ts';
import { linesOfPieces } from '../csv/text-lines.ts';
import { TabularError } from '../domain/errors.ts';
import type { Table } from '../domain/table.ts';
import type { Row } from '../domain/table-from-rows.ts';
import { tableFromJson, tableFromRowObjects } from './json-table.ts';

export type JsonKind = 'json' | 'lines';

/** Characters of one row among JSON lines. */
export const longestLine = 64 * 2 ** 20;

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
    const text = await wholeText(stream, path);
    const value = objectsInARow(text) ?? parseJson(text, path);
    return asBadInput(path, () => tableFromJson(value, path, signal));
  }
  const rows: Row[] = [];
  let number = 0;
  try {
    for await (const lines of linesOfPieces(stream as AsyncIterable<Buffer>, longestLine)) {
      signal?.throwIfAborted();
      for (const line of lines) {
        number++;
        if (line.trim() !== '')
          rows.push(parseJson(line.replace(/,\s*$/, ''), `${path}, line ${number}`) as Row);
      }
    }
  } catch (error) {
    throw asCutShort(error);
  }
  if (rows.every((row) => Array.isArray(row)))
    return asBadInput(path, () => tableFromJson(rows, path, signal));
  return asBadInput(path, () => tableFromRowObjects(rows, signal));
}

async function wholeText(stream: Readable, path: string): Promise<string> {
  try {
    return textOf(await buffer(stream));
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_STRING_TOO_LONG') throw asCutShort(error);
    throw new TabularError(
      'schema_mismatch',
      `${path} is one JSON document of more than 512 Mi characters.`,
      {
        fix: 'Save it as JSON lines (a row object in each line), which are read piece by piece.',
        cause: error,
      },
    );
  }
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
  const parts = text.split(/(?<=^\}[ \t\r]{0,8})\n+(?=\{)/m);
  if (parts.length < 2) return undefined;
  const values: unknown[] = [];
  for (const part of parts) {
    const plain = withLongNumbers(withoutNaN(part.replace(/^\ufeff/, '')));
    if (!isJson(plain)) return undefined;
    values.push(JSON.parse(plain));
  }
  return values;
}

function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(withLongNumbers(text.replace(/^\ufeff/, '')));
  } catch (error) {
    const plain = withoutNaN(text);
    if (plain !== text) return parseJson(plain, place);
    const python = /^\s*(?:\[\s*)?\{\s*'/.test(text);
    const what = python ? 'written as Python shows it, not JSON' : `not JSON: ${(error as Error).message}`;
    throw new TabularError('schema_mismatch', `${place} is ${what}.`, {
      cause: error,
      ...(python && { fix: 'Save it with json.dump, and give that file.' }),
    });
  }
}

/** Python writes what is no number, or beyond all, in a way that JSON does not have: missing, as in CSV. */
const withoutNaN = (text: string): string =>
  replacedOutsideStrings(text, /"|-?\bInfinity\b|\bNaN\b/g, () => 'null');

/** Whole numbers that a double cannot hold are texts, as in CSV: two keys of 19 digits would be one number otherwise. */
function withLongNumbers(text: string): string {
  if (!/\d{16}/.test(text)) return text;
  return replacedOutsideStrings(text, /"|-?\d[\d.eE+-]*/g, (number) =>
    /^-?\d{16,}$/.test(number) && !Number.isSafeInteger(Number(number)) ? `"${number}"` : number,
  );
}

/** @param next a quote, or what is to be replaced */
function replacedOutsideStrings(text: string, next: RegExp, replace: (found: string) => string): string {
  const kept: string[] = [];
  let from = 0;
  for (let found = next.exec(text); found !== null; found = next.exec(text)) {
    if (found[0] === '"') {
      const end = endOfString(text, next.lastIndex);
      if (end < 0) break;
      next.lastIndex = end + 1;
    } else {
      kept.push(text.slice(from, found.index), replace(found[0]));
      from = next.lastIndex;
    }
  }
  return from === 0 ? text : [...kept, text.slice(from)].join('');
}

/** Where the string that holds `from` has its closing quote: the next one with an even number of backslashes before it. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at;
    while (before > from && text[before - 1] === '\\') before--;
    if ((at - before) % 2 === 0) return at;
  }
  return -1;
}

/** What is a wrong argument from a program is bad data when it stands in a file. */
async function asBadInput<T>(path: string, make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    throw new TabularError('schema_mismatch', `${path}: ${error.message}.`, { cause: error });
  }
}
