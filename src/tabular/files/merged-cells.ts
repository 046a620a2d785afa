/** Which cells of a sheet of a workbook are merged. */

import { text } from 'node:stream/consumers';
import { type ZipEntry, zipEntries, zipEntryStream } from './zip.ts';

/** Cells of one column that are shown as one, from 0, both ends included. */
export interface MergedCells {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

/** More than so many are left as they are. */
const mostMerged = 100_000;

/** Those that are merged downwards.
 * @param place of the sheet among all sheets, from 0 */
export async function mergedCells(path: string, place: number): Promise<readonly MergedCells[]> {
  const entries = await zipEntries(path);
  const entry = (name: string) => entries.find((it) => it.name === name);
  const read = async (name: string) => {
    const found = entry(name);
    return found === undefined ? '' : text(await zipEntryStream(path, found));
  };
  const book = await read('xl/workbook.xml');
  const id = [...book.matchAll(/<(?:\w+:)?sheet\b[^<>]*?\br:id="([^"]+)"/g)][place]?.[1];
  const relations = await read('xl/_rels/workbook.xml.rels');
  const relation = [...relations.matchAll(/<Relationship\b[^<>]*>/g)].find(([tag]) =>
    tag.includes(`Id="${id}"`),
  )?.[0];
  const target = /Target="\/?(?:xl\/)?([^"]+)"/.exec(relation ?? '')?.[1];
  const sheet = target === undefined ? undefined : entry(`xl/${target}`);
  return sheet === undefined ? [] : mergedOf(path, sheet);
}

async function mergedOf(path: string, sheet: ZipEntry): Promise<MergedCells[]> {
  const found: MergedCells[] = [];
  const pattern = /<(?:\w+:)?mergeCell\b[^<>]*?ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g;
  let held = '';
  const stream = await zipEntryStream(path, sheet);
  stream.setEncoding('utf8');
  for await (const piece of stream) {
    held += piece;
    let last = 0;
    for (const match of held.matchAll(pattern)) {
      last = match.index + match[0].length;
      const [, left, top, right, bottom] = match as unknown as string[];
      if (left !== right || top === bottom || found.length >= mostMerged) continue;
      found.push({ column: columnOf(left!), from: Number(top) - 1, to: Number(bottom) - 1 });
    }
    // A tag may be cut in two.
    held = held.slice(Math.max(last, held.length - 200));
  }
  return found;
}

/** `A` is 0, `AA` is 26. */
const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1;
