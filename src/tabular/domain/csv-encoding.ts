/** Which encoding bytes of a text file are in, and what a file is that holds no text. */

import { TabularError } from './errors.ts';

export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** First bytes of files that people take for tables of text. */
const containers: readonly (readonly [bytes: string, what: string])[] = [
  ['504b0304', 'an Excel or OpenDocument workbook, or a ZIP archive'],
  ['d0cf11e0', 'an Excel workbook of the old format (.xls)'],
  ['50415231', 'a Parquet file'],
  ['4152524f5731', 'an Arrow or Feather file'],
  ['53514c69746520666f726d6174', 'an SQLite database'],
  ['425a68', 'compressed with bzip2'],
  ['fd377a585a00', 'compressed with xz'],
  ['28b52ffd', 'compressed with Zstandard'],
  ['377abcaf271c', 'a 7-Zip archive'],
  ['25504446', 'a PDF document'],
  ['894844460d0a1a0a', 'an HDF5 file'],
  ['4f626a01', 'an Avro file'],
  ['4f5243', 'an ORC file'],
  ['3c21646f63747970652068746d6c', 'an HTML page'],
  ['3c68746d6c', 'an HTML page'],
];

/** @throws TabularError `malformed_csv` that names the format when the bytes begin a file of another one */
export function refuseContainers(head: Uint8Array): void {
  const start = Buffer.from(head.subarray(0, 16)).toString('latin1').toLowerCase();
  const found = containers.find(([bytes]) =>
    start.startsWith(Buffer.from(bytes, 'hex').toString('latin1').toLowerCase()),
  );
  if (found !== undefined) {
    throw new TabularError('malformed_csv', `The file is ${found[1]}, not text.`, {
      fix: 'Save the table as CSV (or gzipped CSV) and give that file.',
    });
  }
}

/** Text of other formats, told by how it begins. */
const otherTexts: readonly (readonly [begins: RegExp, what: string, fix: string])[] = [
  [/^\s*(?:\[\s*[[{\]]|\{\s*")/, 'JSON', 'Name the file .json, or .jsonl when each line is an object.'],
  [/^\s*<(?:\?xml|!doctype|html|table)/i, 'XML or HTML', 'Save the table as CSV and give that file.'],
  [/^\s*(?:%[^\n]*\n\s*)*@relation\b/i, 'a Weka file (ARFF)', 'Save the table as CSV and give that file.'],
  [/^\s*%PDF-/, 'a PDF document', 'Save the table as CSV and give that file.'],
];

/** @throws TabularError `malformed_csv` that names the format when a text is of another one */
export function refuseOtherTexts(head: string): void {
  const found = otherTexts.find(([begins]) => begins.test(head));
  if (found === undefined) return;
  throw new TabularError('malformed_csv', `The text is ${found[1]}, not CSV.`, { fix: found[2] });
}

export const isGzip = (head: Uint8Array): boolean => head[0] === 0x1f && head[1] === 0x8b;

/** @param head the first bytes, some thousand if there are so many
 * @param whole whether `head` is all there is, so that no character can be cut off at its end */
export function encodingOf(head: Uint8Array, whole: boolean): TextEncodingName {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  // Text of mostly western letters has a zero in every other byte of UTF-16.
  const sample = head.subarray(0, 4096);
  const zeros = [0, 0];
  for (let i = 0; i < sample.length; i++) if (sample[i] === 0) zeros[i % 2]!++;
  if (zeros[1]! > sample.length * 0.3 && zeros[0] === 0) return 'utf-16le';
  if (zeros[0]! > sample.length * 0.3 && zeros[1] === 0) return 'utf-16be';
  // Text may hold a stray one.
  if (sample.length >= 64 && zeros[0]! + zeros[1]! > sample.length / 20) {
    throw new TabularError('malformed_csv', 'The file holds zero bytes: it is binary, not text.', {
      fix: 'Save the table as CSV and give that file.',
    });
  }
  return isUtf8(head, whole) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array, whole: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !whole });
    return true;
  } catch {
    return false;
  }
}
