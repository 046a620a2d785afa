/** Any file that the console takes, told by its content. */

import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readParquet } from './read-parquet.ts';
import { type OnRead, type SourceTable, UnreadableFile } from './source.ts';

/** How files begin that the command line reads, or nobody: Excel and ZIP, old Excel, Arrow, PDF, SQLite. */
const others = ['PK\x03\x04', '\xd0\xcf\x11\xe0', 'ARROW1', '%PDF', 'SQLite'];

/** @throws UnreadableFile */
export async function readFile(file: File, onRead: OnRead): Promise<SourceTable> {
  const head = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  const text = String.fromCharCode(...head);
  if (head[0] === 0x1f && head[1] === 0x8b) return readFile(await inflated(file), onRead);
  if (text.startsWith('PAR1')) return readParquet(file, onRead);
  if (others.some((mark) => text.startsWith(mark))) {
    throw new UnreadableFile('format', file.name);
  }
  const begin = text.replace(/^\xef\xbb\xbf/, '').trimStart();
  return begin.startsWith('{') || /^\[\s*(?:\{|$)/.test(begin)
    ? readJson(file, onRead)
    : readCsv(file, onRead);
}

async function inflated(file: File): Promise<File> {
  const stream = file.stream().pipeThrough(new DecompressionStream('gzip'));
  try {
    return new File([await new Response(stream).blob()], file.name.replace(/\.gz$/, ''));
  } catch (error) {
    throw new UnreadableFile('format', (error as Error).message);
  }
}
