/** The bytes of a workbook as its reader needs them. It unpacks everything at once, and makes a row of every number up to the
 * last one and a cell of every column up to the furthest one, filled or not; and it waits for ever for what a damaged archive
 * announces between its entries. So the entries are unpacked here, looked at, and put together again without compression. */

import { TabularError } from '../domain/errors.ts';
import { type ZipEntry, zipEntryStream } from './zip.ts';

/** Of Excel itself. */
const [mostRows, mostColumns] = [1_048_576, 16_384];
/** Unpacked. */
const mostBytes = 2 ** 30;
/** Cells of a sheet, empty ones included, and how many of them may be empty for each that is not. */
const mostCells = 20_000_000;
const mostEmpty = 20;

/** The tag of a row or a cell as far as its first `>`: what stands behind its name. */
const tags = /<(?:[^\s:<>]*:)?(?:row|c)(?![\w.:-])([^>]*)>/g;
/** Attributes in quotes that hold no tag: what its reader takes for the tag's end is what is taken for it here. */
const attributes = /^(?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*\/?$/;
/** Where a row or a cell says that it is: `r="7"`, `r='AB7'`. */
const place = /[\s:]r\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const address = /^([A-Z]{0,9})(\d{1,10})$/;
/** Longest tag. */
const longestTag = 64 * 1024;

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);

/** @throws TabularError `malformed_csv` for a workbook that would fill the memory, or names cells that no sheet has */
export async function workbookBytes(path: string, entries: readonly ZipEntry[]): Promise<Buffer> {
  let [bytes, room, cells] = [0, 0, 0];
  const archive: Buffer[] = [];
  for (const entry of entries.filter(({ name }) => /\.(?:xml|rels)$/i.test(name))) {
    const pieces: Buffer[] = [];
    const scan = new SheetScan();
    for await (const piece of (await zipEntryStream(path, entry)) as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > mostBytes) throw tooLarge(`${path} holds more than 1 GiB of cells when it is unpacked.`);
      pieces.push(piece);
      if (!scan.take(piece.toString('latin1')))
        throw new TabularError('malformed_csv', `${path}: ${entry.name} names cells outside of any sheet.`);
    }
    room += scan.rows * scan.columns;
    cells += scan.cells;
    if (room > mostCells && room > mostEmpty * cells) {
      throw tooLarge(
        `${path}: the ${scan.cells} cells of ${entry.name} are scattered over ${scan.rows} rows and ${scan.columns} columns.`,
      );
    }
    archive.push(...stored(entry.name, asReaderKnows(entry.name, Buffer.concat(pieces))));
  }
  return Buffer.concat([...archive, endOfArchive]);
}

/** How far the rows and cells reach that a sheet names. Any part of a workbook may be read as a sheet. */
class SheetScan {
  rows = 0;
  columns = 0;
  cells = 0;
  /** Of a tag whose end has not come. */
  #rest = '';

  /** @returns false when a place is none, or none that its reader would understand as it is meant */
  take(piece: string): boolean {
    const text = this.#rest + piece;
    for (const [, within = ''] of text.matchAll(tags)) {
      if (!attributes.test(within)) return false;
      for (const [, double, single] of within.matchAll(place)) {
        const [, letters, digits] = address.exec(double ?? single ?? '') ?? [];
        if (letters === undefined) return false;
        this.rows = Math.max(this.rows, Number(digits));
        this.columns = Math.max(this.columns, columnOf(letters));
        if (letters !== '') this.cells++;
      }
    }
    const open = text.lastIndexOf('<');
    this.#rest = open > text.lastIndexOf('>') ? text.slice(open) : '';
    return this.rows <= mostRows && this.columns <= mostColumns && this.#rest.length <= longestTag;
  }
}

/** Formats of its own have numbers from 164 on in Excel; other programs number theirs from where Excel's end, and the reader takes
 * those below 100 for numbers, or for the dates of East Asia. It knows days that count from 1904 by a `1` alone. */
function asReaderKnows(name: string, content: Buffer): Buffer {
  if (/^xl\/workbook\.xml$/i.test(name))
    return Buffer.from(content.toString('latin1').replace('date1904="true"', 'date1904="1"'), 'latin1');
  if (!/^xl\/styles\.xml$/i.test(name)) return content;
  const text = content.toString('latin1');
  const own = new Set(
    [...text.matchAll(/<(?:\w+:)?numFmt [^<>]{0,2000}?numFmtId="(\d{1,9})"/g)].map(([, id]) => id!),
  );
  return Buffer.from(
    text.replace(/(?<=<(?:\w+:)?(?:numFmt|xf) [^<>]{0,200})numFmtId="(\d{1,9})"/g, (all, id: string) =>
      own.has(id) && Number(id) >= leastOwn && Number(id) < 100 ? `numFmtId="${1000 + Number(id)}"` : all,
    ),
    'latin1',
  );
}

/** Below it are formats of numbers and dates that every program knows. */
const leastOwn = 23;

/** An entry of a ZIP archive that is not compressed (APPNOTE 4.3.7): its reader takes the lengths, and no checksum. */
function stored(name: string, content: Buffer): Buffer[] {
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(20, 4);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(Buffer.byteLength(name), 26);
  return [header, Buffer.from(name), content];
}

const endOfArchive = Buffer.alloc(22);
endOfArchive.write('PK\x05\x06', 'latin1');

const tooLarge = (detail: string) =>
  new TabularError('malformed_csv', detail, {
    fix: 'Save the sheet with the table as CSV and give that file.',
  });
