/** Lengths and counts of a shapefile against its bytes: the library that reads it takes them as they stand, and would loop for ever,
 * or make billions of rows of nothing. After Esri's technical description of July 1998, and dBASE III. */

import { UnreadableFile } from './layer-source.ts';

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** @throws UnreadableFile for records that run out of the file or have no length */
export function checkShapes(bytes: Uint8Array, file: string): void {
  const view = viewOf(bytes);
  const damaged = (what: string) =>
    new UnreadableFile(`${file} is not a shapefile, or it is damaged: ${what}.`);
  if (bytes.length < 100 || view.getInt32(0) !== 9994) throw damaged('its first bytes are those of no .shp');
  for (let at = 100, record = 1; at + 8 <= bytes.length; record++) {
    const length = 2 * view.getInt32(at + 4);
    if (length < 4 || at + 8 + length > bytes.length)
      throw damaged(`record ${record} is ${length} bytes long`);
    at += 8 + length;
  }
}

/** @throws UnreadableFile for more rows than there are, or rows that their columns do not fill */
export function checkTable(bytes: Uint8Array, file: string): void {
  const view = viewOf(bytes);
  const damaged = (what: string) => new UnreadableFile(`The table (.dbf) of ${file} is damaged: ${what}.`);
  if (bytes.length < 33) throw damaged('it has no header');
  const [rows, start, width] = [view.getUint32(4, true), view.getUint16(8, true), view.getUint16(10, true)];
  if (start < 33 || start > bytes.length) throw damaged(`its header is ${start} bytes long`);
  let filled = 1;
  for (let at = 32; at + 32 < start && view.getUint8(at) !== 0x0d; at += 32) {
    const cell = view.getUint8(at + 16);
    if (cell === 0) throw damaged('a column has no width');
    filled += cell;
  }
  if (filled > width) throw damaged(`its columns take ${filled} bytes of ${width}`);
  if (start + rows * width > bytes.length + 1) throw damaged(`it is too short for ${rows} rows`);
}
