/** JSON lines, and a JSON array of objects. */

import { cellText, type OnRead, type SourceTable, TableBuilder, UnreadableFile } from './source.ts';

/** A whole array is parsed at once; more is what lines are for. */
const maxArrayBytes = 200 * 2 ** 20;

/** @throws UnreadableFile naming the line */
export async function readJson(file: File, onRead: OnRead): Promise<SourceTable> {
  const head = (await file.slice(0, 1024).text()).trimStart();
  return head.startsWith('[') ? readArray(file) : readLines(file, onRead);
}

async function readArray(file: File): Promise<SourceTable> {
  if (file.size > maxArrayBytes) throw new UnreadableFile('tooLarge');
  const builder = new TableBuilder();
  for (const row of parsed(await file.text(), 1) as unknown[]) addRow(builder, row, builder.rows + 1);
  return builder.finish();
}

async function readLines(file: File, onRead: OnRead): Promise<SourceTable> {
  const builder = new TableBuilder();
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let line = 0;
  let read = 0;
  const add = (text: string) => {
    line++;
    if (text.trim() !== '') addRow(builder, parsed(text, line), line);
  };
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split('\n');
    rest = lines.pop()!;
    for (const text of lines) add(text);
    read += value.length;
    onRead(Math.min(1, read / file.size));
  }
  add(rest);
  return builder.finish();
}

function parsed(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableFile('json', `${line}: ${(error as Error).message}`);
  }
}

function addRow(builder: TableBuilder, row: unknown, line: number): void {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) {
    throw new UnreadableFile('json', `${line}: ${JSON.stringify(row).slice(0, 40)}`);
  }
  for (const [name, value] of Object.entries(row)) builder.column(name).push(cellText(value));
  builder.endRow();
}
