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

/** Places of sheets that the workbook does not show, from 0: lists that other sheets look things up in. */
export async function hiddenSheets(path: string): Promise<readonly number[]> {
  const book = await partOf(path, await zipEntries(path), 'xl/workbook.xml');
  return [...book.matchAll(sheetTag)].flatMap(([tag], place) =>
    /\sstate="(?:hidden|veryHidden)"/.test(tag) ? [place] : [],
  );
}

const sheetTag = /<(?:\w+:)?sheet\s[^<>]*>/g;

async function partOf(path: string, entries: readonly ZipEntry[], name: string): Promise<string> {
  const found = entries.find((entry) => entry.name === name);
  return found === undefined ? '' : text(await zipEntryStream(path, found));
}

/** @param place of the sheet among all sheets, from 0 */
export async function sheetPart(path: string, place: number): Promise<SheetPart> {
  const entries = await zipEntries(path);
  const entry = (name: string) => entries.find((it) => it.name === name);
  const read = (name: string) => partOf(path, entries, name);
  const book = await read('xl/workbook.xml');
  const tag = [...book.matchAll(sheetTag)][place]?.[0] ?? '';
  const id = /\br:id="([^"]+)"/.exec(tag)?.[1];
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
