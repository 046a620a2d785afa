/** A container of named binary sections: magic, version, a table, then the sections, each aligned to 8 bytes so that
 * typed arrays can look straight into the file's bytes. Little-endian. */

import { GeoError } from '../domain/errors.ts';

const magic = 0x315a5247; // "GRZ1"
const entryBytes = 24;

export function writeSections(version: number, sections: Record<string, Uint8Array>): Uint8Array {
  const names = Object.keys(sections);
  let offset = align(16 + names.length * entryBytes);
  const offsets = names.map((name) => {
    const at = offset;
    offset = align(offset + sections[name]!.byteLength);
    return at;
  });
  const out = new Uint8Array(offset);
  const view = new DataView(out.buffer);
  view.setUint32(0, magic, true);
  view.setUint32(4, version, true);
  view.setUint32(8, names.length, true);
  view.setUint32(12, offset, true);
  names.forEach((name, i) => {
    const at = 16 + i * entryBytes;
    const label = new TextEncoder().encode(name);
    if (label.length > 16) throw new RangeError(`a section name has at most 16 bytes, got "${name}"`);
    out.set(label, at);
    view.setUint32(at + 16, offsets[i]!, true);
    view.setUint32(at + 20, sections[name]!.byteLength, true);
    out.set(sections[name]!, offsets[i]!);
  });
  return out;
}

const align = (n: number) => (n + 7) & ~7;

/** @throws GeoError `data_corrupt` when magic, version or size do not fit */
export function readSections(bytes: Uint8Array, version: number, what: string): Map<string, Uint8Array> {
  const fail = (problem: string): never => {
    throw new GeoError('data_corrupt', `${what} ${problem}.`);
  };
  if (bytes.byteLength < 16) fail(`is truncated: ${bytes.byteLength} bytes`);
  // Typed arrays need the alignment that only a buffer of its own guarantees.
  const own = bytes.byteOffset % 8 === 0 ? bytes : bytes.slice();
  const view = new DataView(own.buffer, own.byteOffset, own.byteLength);
  if (view.getUint32(0, true) !== magic) fail('is not a gazetteer file');
  const found = view.getUint32(4, true);
  if (found !== version) fail(`has format version ${found}, this program reads ${version}`);
  const size = view.getUint32(12, true);
  if (size !== own.byteLength) fail(`is truncated: ${own.byteLength} of ${size} bytes`);
  const sections = new Map<string, Uint8Array>();
  const count = view.getUint32(8, true);
  if (16 + count * entryBytes > size) fail('has a broken table of sections');
  for (let i = 0; i < count; i++) {
    const at = 16 + i * entryBytes;
    let end = at;
    while (end < at + 16 && own[end] !== 0) end++;
    const name = new TextDecoder().decode(own.subarray(at, end));
    const offset = view.getUint32(at + 16, true);
    const length = view.getUint32(at + 20, true);
    if (offset + length > size) fail(`has a section "${name}" past its end`);
    sections.set(name, own.subarray(offset, offset + length));
  }
  return sections;
}
