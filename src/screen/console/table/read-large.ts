/** Files above what the service reads for the console. They are read here, by a plainer reader; the service reads their beginning, so
 * that nobody gets another table of a large file than of a small one. */

import type { Account } from './protocol.ts';
import { readByService } from './read-by-service.ts';
import { readFile } from './read-file.ts';
import { guess } from './reading.ts';
import { type OnRead, type SourceTable, UnreadableFile } from './source.ts';

/** Of a file, which are compared. */
const headBytes = 2 ** 20;
const [quote, lineFeed] = [0x22, 0x0a];

/** @throws UnreadableFile `untidy` where the library would read another table than the rows below one line of names */
export async function readLarge(file: File, account: Account, onRead: OnRead): Promise<SourceTable> {
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  // What is packed or binary says what it holds; UTF-16 is told by its mark.
  const isText = !bytes.includes(0) && !(bytes[0] === 0x1f && bytes[1] === 0x8b);
  const lines = wholeLines(bytes);
  const isList = String.fromCharCode(...bytes.subarray(0, 64))
    .replace(/^ï»¿/, '')
    .trimStart()
    .startsWith('[');
  if (!isText || isList || lines.length === 0) return readFile(file, onRead);
  const head = new File([lines], file.name);
  const [meant, own] = await Promise.all([readByService(head, account), readFile(head, () => {})]);
  const other = differenceOf(meant, own);
  if (other) throw new UnreadableFile('untidy', meant.notes?.join(' ') ?? '');
  const table = await readFile(file, onRead);
  const columns = meant.columns.map(({ name, read }) => {
    const column = table.columns.find((its) => its.name === name)!;
    // Further rows may hold what the beginning does not, such as letters among numbers.
    return read && read.as === guess(column).kind ? { ...column, read } : column;
  });
  return { ...table, columns, notes: meant.notes ?? [] };
}

/** Whether rows or columns of the one reader are not among those of the other. An index without a name may be left out. */
function differenceOf(meant: SourceTable, own: SourceTable): boolean {
  const names = new Set(own.columns.map(({ name }) => name));
  return (
    meant.rows !== own.rows ||
    meant.columns.length < own.columns.length - 1 ||
    meant.columns.some(({ name }) => !names.has(name))
  );
}

/** Up to the last line that ends outside quotes. */
function wholeLines(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  let [end, open] = [0, false];
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === quote) open = !open;
    else if (bytes[at] === lineFeed && !open) end = at + 1;
  }
  return bytes.subarray(0, end);
}
