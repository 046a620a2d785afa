/** A tree of plain values and typed arrays as bytes, and back, bit for bit.
 *
 * Layout, little endian: magic (4 bytes) · version u32 · header length u32 · zero u32 · header (JSON, padded with
 * spaces to 8 bytes) · the arrays, each padded to 8 bytes · SHA-256 of everything before it (32 bytes). */

import { createHash } from 'node:crypto';
import { TabularError } from '../domain/errors.ts';

export type PackedArray = Float64Array | Float32Array | Int32Array | Uint32Array | Uint16Array | Uint8Array;
export type Packable =
  | null
  | boolean
  | number
  | string
  | PackedArray
  | readonly Packable[]
  | { readonly [key: string]: Packable };

const arrayTypes = { Float64Array, Float32Array, Int32Array, Uint32Array, Uint16Array, Uint8Array } as const;
type ArrayType = keyof typeof arrayTypes;
const hashLength = 32;
const fixedLength = 16;
const align = (length: number) => (length + 7) & ~7;

/** Keys of the header's own markers; a packed object may not use them. */
const arrayKey = '$array';
const numberKey = '$number';

export function pack(magic: string, version: number, value: Packable): Uint8Array {
  const arrays: PackedArray[] = [];
  const encode = (item: Packable): unknown => {
    if (typeof item === 'number' && (!Number.isFinite(item) || Object.is(item, -0))) {
      return { [numberKey]: Object.is(item, -0) ? '-0' : String(item) };
    }
    if (item === null || typeof item !== 'object') return item;
    if (ArrayBuffer.isView(item)) {
      arrays.push(item as PackedArray);
      return { [arrayKey]: [item.constructor.name, (item as PackedArray).length] };
    }
    if (Array.isArray(item)) return item.map(encode);
    return Object.fromEntries(Object.entries(item).map(([key, entry]) => [key, encode(entry)]));
  };
  const header = Buffer.from(JSON.stringify(encode(value)), 'utf8');
  const headerLength = align(header.length);
  const length = arrays.reduce((sum, array) => sum + align(array.byteLength), fixedLength + headerLength);
  const bytes = new Uint8Array(length + hashLength);
  const view = new DataView(bytes.buffer);
  bytes.set(Buffer.from(magic, 'latin1').subarray(0, 4));
  view.setUint32(4, version, true);
  view.setUint32(8, headerLength, true);
  bytes.fill(0x20, fixedLength, fixedLength + headerLength);
  bytes.set(header, fixedLength);
  let offset = fixedLength + headerLength;
  for (const array of arrays) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), offset);
    offset += align(array.byteLength);
  }
  bytes.set(createHash('sha256').update(bytes.subarray(0, length)).digest(), length);
  return bytes;
}

/** @throws TabularError `fitted_context_incompatible` when magic, version, length or checksum is not as written */
export function unpack(magic: string, version: number, bytes: Uint8Array): Packable {
  const refuse = (why: string): never => {
    throw new TabularError('fitted_context_incompatible', why);
  };
  if (bytes.length < fixedLength + hashLength) refuse(`The artifact has only ${bytes.length} bytes.`);
  const found = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  if (found !== magic)
    refuse(`The artifact starts with ${JSON.stringify(found)}, not ${JSON.stringify(magic)}.`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const itsVersion = view.getUint32(4, true);
  if (itsVersion !== version) refuse(`The artifact has format ${itsVersion}; this engine reads ${version}.`);
  const end = bytes.length - hashLength;
  const sum = createHash('sha256').update(bytes.subarray(0, end)).digest();
  if (sum.compare(bytes, end) !== 0) refuse('The artifact is damaged: its checksum does not match.');

  const headerLength = view.getUint32(8, true);
  const header = JSON.parse(
    Buffer.from(bytes.subarray(fixedLength, fixedLength + headerLength)).toString('utf8'),
  );
  let offset = fixedLength + headerLength;
  const decode = (item: unknown): Packable => {
    if (item === null || typeof item !== 'object') return item as Packable;
    if (Array.isArray(item)) return item.map(decode);
    const entries = Object.entries(item);
    const [key, content] = entries[0] ?? [];
    if (entries.length === 1 && key === numberKey) return Number(content);
    if (entries.length === 1 && key === arrayKey) {
      const [type, length] = content as [ArrayType, number];
      const byteLength = length * arrayTypes[type].BYTES_PER_ELEMENT;
      // A copy of its own: the source may be unaligned, and a model must not keep a whole file alive.
      const copy = bytes.slice(offset, offset + byteLength);
      offset += align(byteLength);
      return new arrayTypes[type](copy.buffer as ArrayBuffer, 0, length);
    }
    return Object.fromEntries(entries.map(([name, entry]) => [name, decode(entry)]));
  };
  return decode(header);
}
