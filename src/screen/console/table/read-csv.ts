/** CSV and TSV, block by block. */

import Papa from 'papaparse';
import { namesOf } from './names.ts';
import { type OnRead, type SourceTable, TableBuilder, UnreadableFile } from './source.ts';

const blockBytes = 1 << 21;
/** Of which the encoding is told. */
const headBytes = 1 << 18;

/** @throws UnreadableFile */
export async function readCsv(file: File, onRead: OnRead): Promise<SourceTable> {
  const encoding = await encodingOf(file);
  const builder = new TableBuilder();
  let header: string[] | undefined;
  let failure: unknown;
  await new Promise<void>((resolve, reject) => {
    Papa.parse<string[]>(file, {
      encoding,
      chunkSize: blockBytes,
      skipEmptyLines: 'greedy',
      chunk({ data, meta }, parser) {
        try {
          for (const row of data) {
            if (header === undefined) header = namesOf(row);
            else addRow(builder, header, row);
          }
          onRead(Math.min(1, meta.cursor / file.size));
        } catch (error) {
          failure = error;
          parser.abort();
        }
      },
      complete: () => (failure === undefined ? resolve() : reject(failure)),
      error: reject,
    });
  });
  if (header !== undefined) for (const name of header) builder.column(name);
  return builder.finish();
}

function addRow(builder: TableBuilder, header: readonly string[], row: readonly string[]): void {
  // Spreadsheets end rows with empty cells.
  for (let i = header.length; i < row.length; i++) {
    if (row[i]!.trim() !== '') throw new UnreadableFile('rowLength', String(builder.rows + 2));
  }
  for (const [i, name] of header.entries()) builder.column(name).push((row[i] ?? '').trim());
  builder.endRow();
}

/** UTF-16 by its mark, UTF-8 where the bytes are, else Windows-1252. */
async function encodingOf(file: Blob): Promise<string> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  try {
    // Streamed: a letter may be cut at the end of the head.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
