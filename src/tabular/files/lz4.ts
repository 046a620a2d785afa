/** LZ4: frames (lz4_Frame_format.md 1.6.4), in which Arrow packs its buffers, and blocks, in which Parquet packs its pages. */

const magic = 0x184d2204;

/** @param length bytes of the result
 *  @throws RangeError for what is no such frame, or holds more or less than that */
export function decompressLz4Frame(input: Uint8Array, length: number): Uint8Array {
  const view = new DataView(input.buffer, input.byteOffset, input.byteLength);
  if (input.length < 7 || view.getUint32(0, true) !== magic) throw new RangeError('no LZ4 frame');
  const flags = input[4]!;
  if (flags >> 6 !== 1) throw new RangeError('an LZ4 frame of another version');
  // Flags, block size, perhaps the content's size and a dictionary's name, a checksum.
  let at = 6 + (flags & 8 ? 8 : 0) + (flags & 1 ? 4 : 0) + 1;
  const blockChecksum = flags & 16 ? 4 : 0;
  const output = new Uint8Array(roomFor(input, length));
  let written = 0;
  for (;;) {
    const size = view.getUint32(at, true);
    at += 4;
    if (size === 0) break;
    const bytes = size & 0x7fffffff;
    if (at + bytes > input.length) throw new RangeError('an LZ4 frame that is cut short');
    const block = input.subarray(at, at + bytes);
    if (size >>> 31 === 1) {
      if (written + bytes > length) throw new RangeError('an LZ4 frame that holds too much');
      output.set(block, written);
      written += bytes;
    } else written = decompressBlock(block, output, written);
    at += bytes + blockChecksum;
  }
  if (written !== length) throw new RangeError('an LZ4 frame that holds too little');
  return output;
}

/** A block alone.
 * @param length bytes of the result
 * @throws RangeError for what is no such block, or holds more or less than that */
export function decompressLz4Block(input: Uint8Array, length: number): Uint8Array {
  const output = new Uint8Array(roomFor(input, length));
  if (decompressBlock(input, output, 0) !== length)
    throw new RangeError('an LZ4 block that holds too little');
  return output;
}

/** Blocks as Hadoop writes them, each behind its two lengths; some writers leave these out, and it is a block alone.
 * @param length bytes of the result
 * @throws RangeError for what is neither, or holds more or less than that */
export function decompressLz4Hadoop(input: Uint8Array, length: number): Uint8Array {
  return hadoopBlocks(input, length) ?? decompressLz4Block(input, length);
}

/** Undefined where lengths do not stand before the blocks. */
function hadoopBlocks(input: Uint8Array, length: number): Uint8Array | undefined {
  const view = new DataView(input.buffer, input.byteOffset, input.byteLength);
  const blocks: (readonly [unpacked: number, block: Uint8Array])[] = [];
  let [at, whole] = [0, 0];
  while (at < input.length) {
    if (at + 8 > input.length) return undefined;
    const [unpacked, packed] = [view.getUint32(at), view.getUint32(at + 4)];
    at += 8;
    if (at + packed > input.length) return undefined;
    blocks.push([unpacked, input.subarray(at, at + packed)]);
    at += packed;
    whole += unpacked;
  }
  if (whole !== length) return undefined;
  const output = new Uint8Array(roomFor(input, length));
  let written = 0;
  for (const [unpacked, block] of blocks) {
    const end = written + unpacked;
    if (decompressBlock(block, output.subarray(0, end), written) !== end) return undefined;
    written = end;
  }
  return output;
}

/** A byte of a match's length stands for 255 at most.
 * @throws RangeError before room is made for more than a block can hold */
function roomFor(input: Uint8Array, length: number): number {
  if (length > 255 * input.length) throw new RangeError(`LZ4 blocks do not hold ${length} bytes`);
  return length;
}

/** Blocks may go back into those before them.
 * @returns the end of what was written */
function decompressBlock(input: Uint8Array, output: Uint8Array, start: number): number {
  let i = 0;
  let o = start;
  const lengthFrom = (nibble: number): number => {
    let size = nibble;
    if (nibble === 15) {
      for (let more = 255; more === 255; size += more) {
        if (i >= input.length) throw new RangeError('an LZ4 block that is cut short');
        more = input[i++]!;
      }
    }
    return size;
  };
  while (i < input.length) {
    const token = input[i++]!;
    const literals = lengthFrom(token >> 4);
    if (i + literals > input.length || o + literals > output.length)
      throw new RangeError('a damaged LZ4 block');
    output.set(input.subarray(i, i + literals), o);
    i += literals;
    o += literals;
    if (i === input.length) break;
    if (i + 2 > input.length) throw new RangeError('an LZ4 block that is cut short');
    const back = input[i]! | (input[i + 1]! << 8);
    i += 2;
    const match = lengthFrom(token & 15) + 4;
    if (back === 0 || back > o || o + match > output.length) throw new RangeError('a damaged LZ4 block');
    // Copies may overlap themselves: that is how runs are written.
    for (let k = 0; k < match; k++, o++) output[o] = output[o - back]!;
  }
  return o;
}
