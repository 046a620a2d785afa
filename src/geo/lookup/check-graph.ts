/** Checks a stored HNSW graph before hnswlib reads it. hnswlib believes every size, link and level of the file, and one
 * wrong bit makes it read or write where nothing is: what comes through here cannot. Stored are the records without their
 * vectors, see graph-file.ts; the header speaks of them with these.
 * @see hnswlib's hnswalg.h, saveIndex: header, level 0 with links, vectors and labels, then the links of the upper levels;
 *      little-endian, 64-bit sizes */

const headerBytes = 96;
const linkBytes = 4;
const labelBytes = 8;

/** Names between two chances to pause: some tenths of a millisecond. */
const stride = 128;

/** @param dimension  coordinates of the vectors that it lacks, 32-bit floats
 * @returns the number of names, or what is wrong with the file; yields every fraction of a millisecond */
export function* checkGraph(
  bytes: Uint8Array,
  dimension: number,
): Generator<void, { count: number } | { problem: string }> {
  const wrong = (problem: string) => ({ problem });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < headerBytes) return wrong(`is truncated: ${view.byteLength} bytes`);
  const size = (at: number) => Number(view.getBigUint64(at, true));
  const u32 = (at: number) => view.getUint32(at, true);
  const [level0, most, count, wholeBytes] = [size(0), size(8), size(16), size(24)];
  const [labelAt, vectorAt] = [size(32), size(40)];
  const [topLevel, entry] = [view.getInt32(48, true), u32(52)];
  const [upperLinks, level0Links, links] = [size(56), size(64), size(72)];
  const rate = view.getFloat64(80, true);
  if (level0 !== 0 || most !== count || upperLinks !== links || level0Links !== 2 * links)
    return wrong('has a broken header');
  if (!(links >= 2 && links <= 4096) || !(rate > 0 && rate < 10)) return wrong('has a broken header');
  const level0Bytes = linkBytes * (1 + level0Links);
  const vectorBytes = 4 * dimension;
  if (vectorAt !== level0Bytes || labelAt !== vectorAt + vectorBytes || wholeBytes !== labelAt + labelBytes)
    return wrong(`is not one of vectors of ${dimension} coordinates`);
  const recordBytes = wholeBytes - vectorBytes;
  if (!(count <= (view.byteLength - headerBytes) / (recordBytes + linkBytes)))
    return wrong(`says that it holds ${count} names, more than its ${view.byteLength} bytes could`);
  if (count === 0) {
    if (topLevel !== -1 || view.byteLength !== headerBytes) return wrong('has a broken header');
    return { count };
  }
  const levelBytes = linkBytes * (1 + upperLinks);
  const levels = new Uint8Array(count);
  const upperAt = new Float64Array(count);
  let at = headerBytes + count * recordBytes;
  for (let i = 0; i < count; i++) {
    if (i % (16 * stride) === 0) yield;
    if (at + linkBytes > view.byteLength) return wrong('is truncated');
    const length = u32(at);
    at += linkBytes;
    if (length % levelBytes !== 0 || length / levelBytes > 255 || at + length > view.byteLength)
      return wrong(`has a broken level at name ${i}`);
    levels[i] = length / levelBytes;
    upperAt[i] = at;
    at += length;
  }
  if (at !== view.byteLength) return wrong(`has ${view.byteLength - at} extra bytes`);
  if (entry >= count || topLevel !== levels[entry]) return wrong('begins at a name that it does not hold');
  const linksFit = (list: number, most: number, level: number): boolean => {
    // The upper half of the first word marks names as deleted, which is never done here.
    const found = u32(list);
    if (found > most) return false;
    for (let k = 1; k <= found; k++) {
      const to = u32(list + linkBytes * k);
      if (to >= count || levels[to]! < level) return false;
    }
    return true;
  };
  const labels = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    if (i % stride === 0) yield;
    const record = headerBytes + i * recordBytes;
    if (!linksFit(record, level0Links, 0)) return wrong(`has a broken link at name ${i}`);
    for (let level = 1; level <= levels[i]!; level++) {
      if (levels[i]! > topLevel || !linksFit(upperAt[i]! + levelBytes * (level - 1), upperLinks, level))
        return wrong(`has a broken link at name ${i}`);
    }
    const label = size(record + level0Bytes);
    if (label >= count || labels[label] === 1) return wrong(`has a broken label at name ${i}`);
    labels[label] = 1;
  }
  return { count };
}
