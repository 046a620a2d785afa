/** A container of named binary sections: magic, version, a table, then the sections, each aligned to 8 bytes so that
 * typed arrays can look straight into the file's bytes. Little-endian. */

import type * as z from '../../shared/zod.ts';
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

/** The sections of a file, checked to lie in it.
 * @throws GeoError `data_corrupt` when magic, version or size do not fit */
export function readSections(bytes: Uint8Array, version: number, what: string): Sections {
  const fail = (problem: string) => new GeoError('data_corrupt', `${what} ${problem}.`);
  if (bytes.byteLength < 16) throw fail(`is truncated: ${bytes.byteLength} bytes`);
  // Typed arrays need the alignment that only a buffer of its own guarantees.
  const own = bytes.byteOffset % 8 === 0 ? bytes : Uint8Array.from(bytes);
  const view = new DataView(own.buffer, own.byteOffset, own.byteLength);
  if (view.getUint32(0, true) !== magic) throw fail('is not a gazetteer file');
  const found = view.getUint32(4, true);
  if (found !== version) throw fail(`has format version ${found}, this program reads ${version}`);
  const size = view.getUint32(12, true);
  if (size !== own.byteLength) throw fail(`is truncated: ${own.byteLength} of ${size} bytes`);
  const sections = new Map<string, Uint8Array>();
  const count = view.getUint32(8, true);
  if (16 + count * entryBytes > size) throw fail('has a broken table of sections');
  for (let i = 0; i < count; i++) {
    const at = 16 + i * entryBytes;
    let end = at;
    while (end < at + 16 && own[end] !== 0) end++;
    const name = new TextDecoder().decode(own.subarray(at, end));
    const offset = view.getUint32(at + 16, true);
    const length = view.getUint32(at + 20, true);
    if (offset + length > size || offset % 8 !== 0) throw fail(`has a section "${name}" past its end`);
    sections.set(name, own.subarray(offset, offset + length));
  }
  return new Sections(sections, fail);
}

type ArrayType<T> = {
  new (buffer: ArrayBufferLike, offset: number, length: number): T;
  BYTES_PER_ELEMENT: number;
};

export class Sections {
  private readonly sections: ReadonlyMap<string, Uint8Array>;
  /** The error for something wrong with the file. */
  readonly fail: (problem: string) => GeoError;

  constructor(sections: ReadonlyMap<string, Uint8Array>, fail: (problem: string) => GeoError) {
    this.sections = sections;
    this.fail = fail;
  }

  has(name: string): boolean {
    return this.sections.has(name);
  }

  bytes(name: string): Uint8Array {
    const found = this.sections.get(name);
    if (!found) throw this.fail(`has no section "${name}"`);
    return found;
  }

  /** A section as an array over the file's own bytes.
   * @param length  entries it must have; any number when absent */
  array<T>(type: ArrayType<T>, name: string, length?: number): T {
    const bytes = this.bytes(name);
    const entries = bytes.byteLength / type.BYTES_PER_ELEMENT;
    if (!Number.isInteger(entries) || (length !== undefined && entries !== length))
      throw this.fail(
        `has ${entries} entries in its section "${name}"${length === undefined ? '' : `, not ${length}`}`,
      );
    return new type(bytes.buffer, bytes.byteOffset, entries);
  }

  /** A section of JSON text of a known shape. */
  json<S extends z.ZodType>(name: string, schema: S): z.output<S> {
    const bytes = this.bytes(name);
    try {
      return schema.parse(JSON.parse(new TextDecoder().decode(bytes)));
    } catch {
      throw this.fail(`has a broken section "${name}"`);
    }
  }
}
