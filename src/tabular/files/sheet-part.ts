/** The parts of a workbook that its reader does not give: the XML of one sheet, and of the styles. */

import { text } from 'node:stream/consumers';
import { type ZipEntry, zipEntries, zipEntryStream } from './zip.ts';

export interface SheetPart {
  /** Text of a part of the workbook, such as `xl/styles.xml`; empty where it has none. */
  readonly read: (name: string) => Promise<string>;
  /** Every match in the XML of the sheet, each of at most 200 characters.
   * @param pattern global */
  readonly matches: (pattern: RegExp) => AsyncGenerator<RegExpMatchArray>;
}

/** @param place of the sheet among all sheets, from 0 */
export async function sheetPart(path: string, place: number): Promise<SheetPart> {
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
  return { read, matches: (pattern) => matchesOf(path, sheet, pattern) };
}

async function* matchesOf(
  path: string,
  sheet: ZipEntry | undefined,
  pattern: RegExp,
): AsyncGenerator<RegExpMatchArray> {
  if (sheet === undefined) return;
  let held = '';
  const stream = await zipEntryStream(path, sheet);
  stream.setEncoding('utf8');
  for await (const piece of stream) {
    held += piece;
    let last = 0;
    for (const match of held.matchAll(pattern)) {
      last = match.index + match[0].length;
      yield match;
    }
    // A tag may be cut in two.
    held = held.slice(Math.max(last, held.length - 200));
  }
}

/** `A` is 0, `AA` is 26. */
export const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1;
