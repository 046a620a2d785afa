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
const align8 = (length: number) => 8 * Math.ceil(length / 8);
/** Far more than any model has. */
const maxDepth = 64;

/** Keys of the header's own markers; a packed object may not use them. */
const arrayKey = '$array';
const numberKey = '$number';
/** Numbers that JSON has not. */
const specialNumbers = ['NaN', 'Infinity', '-Infinity', '-0'];

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
  const headerLength = align8(header.length);
  const length = arrays.reduce((sum, array) => sum + align8(array.byteLength), fixedLength + headerLength);
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
    offset += align8(array.byteLength);
  }
  bytes.set(createHash('sha256').update(bytes.subarray(0, length)).digest(), length);
  return bytes;
}

/** Needs no more memory than about ten times the bytes.
 * @throws TabularError `fitted_context_incompatible` when magic, version, length or checksum is not as written, or the bytes do not
 *   hold what they say */
export function unpack(magic: string, version: number, bytes: Uint8Array): Packable {
  const refuse = (why: string): never => {
    throw new TabularError('fitted_context_incompatible', why);
  };
  if (bytes.length < fixedLength + hashLength) refuse(`The artifact has only ${bytes.length} bytes.`);
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  if (start !== magic)
    refuse(`The artifact starts with ${JSON.stringify(start)}, not ${JSON.stringify(magic)}.`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const formatVersion = view.getUint32(4, true);
  if (formatVersion !== version)
    refuse(`The artifact has format ${formatVersion}; this engine reads ${version}.`);
  const end = bytes.length - hashLength;
  const sum = createHash('sha256').update(bytes.subarray(0, end)).digest();
  if (sum.compare(bytes, end) !== 0) refuse('The artifact is damaged: its checksum does not match.');

  // A checksum can be forged: what follows relies on nothing but the bytes themselves.
  const headerLength = view.getUint32(8, true);
  if (headerLength > end - fixedLength)
    refuse('The artifact is not valid: its header is longer than the file.');
  let header: unknown;
  try {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset + fixedLength, headerLength).toString('utf8');
    header = JSON.parse(text);
  } catch (error) {
    refuse(`The artifact is not valid: its header is not JSON (${(error as Error).message}).`);
  }
  let offset = fixedLength + headerLength;
  const decode = (item: unknown, depth: number): Packable => {
    if (item === null || typeof item !== 'object') return item as Packable;
    if (depth > maxDepth)
      return refuse(`The artifact is not valid: it is nested deeper than ${maxDepth} levels.`);
    if (Array.isArray(item)) return item.map((entry) => decode(entry, depth + 1));
    const entries = Object.entries(item);
    const [key, content] = entries[0] ?? [];
    if (entries.length === 1 && key === numberKey) {
      if (!specialNumbers.includes(content as string))
        refuse('The artifact is not valid: it has a damaged number.');
      return Number(content);
    }
    if (entries.length === 1 && key === arrayKey) return takeArray(content);
    return Object.fromEntries(entries.map(([name, entry]) => [name, decode(entry, depth + 1)]));
  };
  const takeArray = (content: unknown): PackedArray => {
    const [type, length] = Array.isArray(content) ? content : [];
    if (typeof type !== 'string' || !Object.hasOwn(arrayTypes, type)) {
      return refuse('The artifact is not valid: it has an array of an unknown kind.');
    }
    const made = arrayTypes[type as ArrayType];
    const byteLength = length * made.BYTES_PER_ELEMENT;
    if (!(Number.isSafeInteger(length) && length >= 0 && align8(byteLength) <= end - offset)) {
      return refuse('The artifact is not valid: an array is longer than the file.');
    }
    // A copy of its own: the source may be unaligned, and a model must not keep a whole file alive.
    const copy = new Uint8Array(byteLength);
    copy.set(bytes.subarray(offset, offset + byteLength));
    offset += align8(byteLength);
    return new made(copy.buffer, 0, length);
  };
  const value = decode(header, 0);
  if (offset !== end) refuse('The artifact is not valid: bytes follow its last array.');
  return value;
}
