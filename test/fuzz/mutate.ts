/** Damages an input the way a hostile or broken sender does. Everything follows from the random numbers given. */

import type { Random } from '../../src/tabular/engine/random.ts';

export interface Material {
  /** At least one. */
  readonly pool: readonly Uint8Array[];
  readonly dictionary: readonly Uint8Array[];
  /** Longest input made. */
  readonly maxBytes: number;
}

type Mutation = (bytes: Buffer, random: Random, material: Material) => Buffer;

const interesting = [0, 1, 2, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff];
const wideNumbers = [2n ** 31n, 2n ** 32n, 2n ** 52n, 2n ** 53n, 2n ** 63n - 1n, 2n ** 63n, 2n ** 64n - 1n];
const writtenNumbers =
  '0 -0 -1 1 2 255 256 65536 1e5 2147483647 2147483648 4294967295 4294967296 9007199254740993 1e21 1e308 1e999 -1e999 1e-400 0.1 .5 00 0x10 NaN Infinity null'.split(
    ' ',
  );

const pick = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)]!;
/** Mostly short, now and then as long as allowed. */
const lengthUpTo = (most: number, random: Random) =>
  1 + random.below(Math.max(1, random.below(4) === 0 ? most : Math.min(most, 16)));

function span(bytes: Buffer, random: Random): [from: number, to: number] {
  const from = random.below(bytes.length + 1);
  return [from, Math.min(bytes.length, from + lengthUpTo(bytes.length, random))];
}

const splice = (bytes: Buffer, from: number, to: number, middle: Uint8Array) =>
  Buffer.concat([bytes.subarray(0, from), middle, bytes.subarray(to)]);

const flipBits: Mutation = (bytes, random) => {
  if (bytes.length === 0) return bytes;
  const copy = Buffer.from(bytes);
  for (let flips = 1 + random.below(4); flips > 0; flips--) {
    const at = random.below(copy.length);
    copy[at] = copy[at]! ^ (1 << random.below(8));
  }
  return copy;
};

const insertBytes: Mutation = (bytes, random) => {
  const at = random.below(bytes.length + 1);
  const added = Buffer.alloc(lengthUpTo(16, random));
  const [low, wide] = random.below(2) === 0 ? [32, 95] : [0, 256];
  for (let i = 0; i < added.length; i++) added[i] = low + random.below(wide);
  return splice(bytes, at, at, added);
};

const deleteSpan: Mutation = (bytes, random) => splice(bytes, ...span(bytes, random), Buffer.alloc(0));

const truncate: Mutation = (bytes, random) => bytes.subarray(0, random.below(bytes.length + 1));

const copySpan: Mutation = (bytes, random) => {
  const part = bytes.subarray(...span(bytes, random));
  const at = random.below(bytes.length + 1);
  return splice(bytes, at, random.below(2) === 0 ? at : Math.min(bytes.length, at + part.length), part);
};

const repeatSpan: Mutation = (bytes, random, { maxBytes }) => {
  const [from, to] = span(bytes, random);
  const room = Math.floor((maxBytes - bytes.length) / Math.max(1, to - from));
  if (to === from || room < 1) return bytes;
  const part = bytes.subarray(from, to);
  const times = Math.min(room, lengthUpTo(room, random) ** (1 + random.below(2)));
  return splice(bytes, to, to, Buffer.alloc(part.length * times, part));
};

const crossOver: Mutation = (bytes, random, { pool }) => {
  const other = pick(pool, random);
  const cut = random.below(bytes.length + 1);
  // Often at the same place, so that the frame stays whole.
  const resume = random.below(2) === 0 ? Math.min(cut, other.length) : random.below(other.length + 1);
  return Buffer.concat([bytes.subarray(0, cut), other.subarray(resume)]);
};

const insertWord: Mutation = (bytes, random, { dictionary }) => {
  if (dictionary.length === 0) return flipBits(bytes, random, { pool: [], dictionary, maxBytes: 0 });
  const at = random.below(bytes.length + 1);
  const word = pick(dictionary, random);
  const to = random.below(3) === 0 ? Math.min(bytes.length, at + word.length) : at;
  return splice(bytes, at, to, word);
};

/** A whole number in place, where a length or an offset may stand: 1 to 8 bytes of either order, or a varint. */
const writeInteger: Mutation = (bytes, random) => {
  if (bytes.length === 0) return bytes;
  const at = random.below(bytes.length);
  const room = bytes.length - at;
  const form = random.below(5);
  if (form === 4) {
    const value = random.below(2) === 0 ? pick(wideNumbers, random) : BigInt(pick(interesting, random));
    return splice(bytes, at, at + 1, toVarint(value));
  }
  const width = [1, 2, 4, 8][form]!;
  if (width > room) return bytes;
  const copy = Buffer.from(bytes);
  const little = random.below(2) === 0;
  if (width === 8) {
    const value = random.below(3) === 0 ? BigInt(room) : pick(wideNumbers, random);
    if (little) copy.writeBigUInt64LE(value, at);
    else copy.writeBigUInt64BE(value, at);
    return copy;
  }
  const old = little ? copy.readUIntLE(at, width) : copy.readUIntBE(at, width);
  const near = old + pick([-2, -1, 1, 2, 16, 256], random);
  const value = pick([near, room, room - width, pick(interesting, random)], random);
  const most = 256 ** width;
  const fitted = ((value % most) + most) % most;
  if (little) copy.writeUIntLE(fitted, at, width);
  else copy.writeUIntBE(fitted, at, width);
  return copy;
};

function toVarint(value: bigint): Buffer {
  const bytes: number[] = [];
  let rest = value;
  do {
    bytes.push(Number(rest & 127n) | (rest > 127n ? 128 : 0));
    rest >>= 7n;
  } while (rest > 0n);
  return Buffer.from(bytes);
}

const digits = /-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g;

/** A number written in text. */
const writeNumber: Mutation = (bytes, random) => {
  const found = [...bytes.toString('latin1').matchAll(digits)];
  if (found.length === 0) return insertBytes(bytes, random, { pool: [], dictionary: [], maxBytes: 0 });
  const match = pick(found, random);
  return splice(bytes, match.index, match.index + match[0].length, Buffer.from(pick(writtenNumbers, random)));
};

/** Swaps, doubles or drops one word, quoted text or mark. */
const moveWords: Mutation = (bytes, random) => {
  const words = bytes.toString('latin1').match(/\w+|\s+|[^\w\s]/g);
  if (words === null) return bytes;
  const [a, b] = [random.below(words.length), random.below(words.length)];
  const form = random.below(3);
  if (form === 0) [words[a], words[b]] = [words[b]!, words[a]!];
  else if (form === 1) words.splice(b, 0, words[a]!);
  else words.splice(a, 1);
  return Buffer.from(words.join(''), 'latin1');
};

const mutations: readonly Mutation[] = [
  flipBits,
  insertBytes,
  deleteSpan,
  truncate,
  copySpan,
  repeatSpan,
  crossOver,
  insertWord,
  insertWord,
  writeInteger,
  writeNumber,
  moveWords,
];

/** One to six changes to one member of the pool. */
export function mutate(material: Material, random: Random): Uint8Array {
  let bytes: Buffer = Buffer.from(pick(material.pool, random));
  let changes = 1;
  while (changes < 6 && random.below(2) === 0) changes++;
  for (; changes > 0; changes--) {
    bytes = pick(mutations, random)(bytes, random, material);
    if (bytes.length > material.maxBytes) bytes = bytes.subarray(0, material.maxBytes);
  }
  return bytes;
}
