/** Zstandard frames (RFC 8878) by a library in JavaScript, which writes no more than it has room for, and checks of their length. */

import { decompressZstd as unpackZstd } from 'hyparquet-compressors';

export const notSoLong = (length: number) => new Error(`a Zstandard frame does not hold ${length} bytes`);

/** What stands where a frame ends short or goes on: its reader tells neither. */
const [mark, otherMark] = [0xa5, 0x5a];

/** The library may work for long on a few damaged bytes; it writes no more than it has room for. It puts the literals of each
 * block at the end of the room that a block may need, so there is room for one more.
 * @param length  of what comes out, as the file says it
 * @throws Error when something else comes out */
export function zstdByLibrary(bytes: Uint8Array, length: number): Uint8Array {
  if (length === 0) return new Uint8Array(0);
  if (length > mostZstd(bytes)) throw notSoLong(length);
  const said = contentSize(bytes);
  if (said !== undefined && said !== length) throw notSoLong(length);
  const unpacked = marked(bytes, length, mark);
  const ends = unpacked[length - 1] !== mark || marked(bytes, length, otherMark)[length - 1] === mark;
  const goesOn = unpacked[length] !== mark && said === undefined && !mayHoldLiterals(length);
  if (!ends || goesOn) throw notSoLong(length);
  return unpacked.subarray(0, length);
}

function marked(bytes: Uint8Array, length: number, before: number): Uint8Array {
  const room = new Uint8Array(length + mostOfBlock).fill(before, length - 1, length + 1);
  // Of several frames each would begin at the front.
  if (unpackZstd(bytes, room).length !== room.length) throw new Error('it has several Zstandard frames');
  return room;
}

/** Whether literals may stand behind the end: those of a last block that fills more than half of its room. */
const mayHoldLiterals = (length: number): boolean => ((length - 1) % mostOfBlock) + 1 > mostOfBlock / 2;

/** @returns how long the content is, where the head of the frame says so (RFC 8878 §3.1.1.1.4) */
function contentSize(bytes: Uint8Array): number | undefined {
  const head = bytes[4] ?? 0;
  const isSingle = (head >> 5) & 1;
  const size = [isSingle, 2, 4, 8][head >> 6]!;
  const at = 5 + (1 - isSingle) + [0, 1, 2, 4][head & 3]!;
  if (size === 0 || at + size > bytes.length) return undefined;
  let value = size === 2 ? 256 : 0;
  for (let i = 0; i < size; i++) value += bytes[at + i]! * 256 ** i;
  return value;
}

/** Of a block that is compressed (RFC 8878 §3.1.1.2.3). */
const mostOfBlock = 128 * 1024;

/** @returns bytes that a frame can hold at most, by the heads of its blocks (RFC 8878 §3.1.1) */
export function mostZstd(bytes: Uint8Array): number {
  const head = bytes[4] ?? 0;
  const isSingle = (head >> 5) & 1;
  let at = 5 + (1 - isSingle) + [0, 1, 2, 4][head & 3]! + [isSingle, 2, 4, 8][head >> 6]!;
  let most = 0;
  for (let last = false; !last; ) {
    if (at + 3 > bytes.length) throw new Error('a Zstandard frame is cut off');
    const block = bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16);
    const [kind, size] = [(block >> 1) & 3, block >> 3];
    last = (block & 1) === 1;
    at += 3 + (kind === 1 ? 1 : size);
    most += kind === 2 ? mostOfBlock : size;
  }
  return most;
}
