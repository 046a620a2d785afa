/** Free text to a few numbers: hashed word and character n-grams, weighted by rarity, projected on their leading
 * directions (latent semantic analysis: Deerwester et al. 1990), found by subspace iteration (Halko et al. 2011). */

import type { Saved } from '../saved.ts';
import { principalDirections, type SparseRows } from './principal-directions.ts';

/** A linear map from hashed n-grams to a few numbers. */
export interface TextEncoding {
  /** Hash buckets that take part, ascending. */
  readonly buckets: readonly number[];
  /** Weight of each of these buckets: its inverse document frequency at fit. */
  readonly weights: readonly number[];
  /** Numbers per text. */
  readonly dimensions: number;
  /** buckets × dimensions row-major, little-endian float32 in base64. */
  readonly projection: string;
}

const bucketCount = 1 << 14;
const maxBuckets = 1024;
const maxDimensions = 16;
/** Distinct texts looked at when fitting: enough for the leading directions, little enough to stay quick. */
const maxSampledTexts = 8192;

/** FNV-1a over UTF-16 units, folded to a bucket. */
function bucketOf(text: string, start: number, end: number, salt: number): number {
  let hash = (0x811c9dc5 ^ salt) >>> 0;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  return hash & (bucketCount - 1);
}

/** Calls `visit` with the bucket of each word and of each run of 3 and 4 characters, word limits included. */
function visitBuckets(text: string, visit: (bucket: number) => void): number {
  let words = 0;
  for (const match of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) {
    words++;
    const word = ` ${match[0]} `;
    visit(bucketOf(word, 0, word.length, 1));
    // Long words (tokens without spaces, DNA, base64) would drown the rest and cost without limit.
    const limit = Math.min(word.length, 64);
    for (let size = 3; size <= 4; size++) {
      for (let start = 0; start + size <= limit; start++) visit(bucketOf(word, start, start + size, 2));
    }
  }
  return words;
}

/** @param texts distinct texts, at least one */
export function fitTextEncoding(texts: readonly string[]): TextEncoding {
  const step = Math.max(1, texts.length / maxSampledTexts);
  const sample: string[] = [];
  for (let i = 0; i < texts.length; i += step) sample.push(texts[Math.floor(i)]!);

  const documentFrequency = new Int32Array(bucketCount);
  const lastSeen = new Int32Array(bucketCount).fill(-1);
  sample.forEach((text, row) => {
    visitBuckets(text, (bucket) => {
      if (lastSeen[bucket] === row) return;
      lastSeen[bucket] = row;
      documentFrequency[bucket]!++;
    });
  });

  // A bucket seen once says nothing about other texts; one seen everywhere tells no texts apart.
  const buckets = Array.from(documentFrequency.keys())
    .filter((bucket) => documentFrequency[bucket]! > 1 && documentFrequency[bucket]! < sample.length)
    .sort((a, b) => documentFrequency[b]! - documentFrequency[a]! || a - b)
    .slice(0, maxBuckets)
    .sort((a, b) => a - b);
  const weights = buckets.map((bucket) => 1 + Math.log(sample.length / documentFrequency[bucket]!));
  const columnOf = columnIndex(buckets);

  const starts = [0];
  const columns: number[] = [];
  const values: number[] = [];
  const scratch = new Float64Array(buckets.length);
  for (const text of sample) {
    weighted(text, columnOf, weights, scratch, (column, value) => {
      columns.push(column);
      values.push(value);
    });
    starts.push(columns.length);
  }
  const matrix: SparseRows = {
    rows: sample.length,
    cols: buckets.length,
    starts: Int32Array.from(starts),
    columns: Int32Array.from(columns),
    values: Float64Array.from(values),
  };
  const dimensions = Math.min(maxDimensions, buckets.length, sample.length);
  const projection = principalDirections(matrix, dimensions);
  return { buckets, weights, dimensions, projection: toBase64(projection) };
}

/** @throws TabularError `fitted_context_incompatible` */
export function checkTextEncoding(saved: Saved): void {
  const buckets = saved
    .field('buckets')
    .items(0, maxBuckets)
    .map((bucket) => bucket.whole(0, bucketCount - 1));
  if (buckets.some((bucket, i) => i > 0 && bucket <= buckets[i - 1]!))
    saved.field('buckets').refuse('in ascending order');
  for (const weight of saved.field('weights').items(buckets.length, buckets.length)) weight.positive();
  const dimensions = saved.field('dimensions').whole(0, Math.min(maxDimensions, buckets.length));
  const projection = saved.field('projection');
  const bytes = 4 * buckets.length * dimensions;
  if (projection.text().length !== 4 * Math.ceil(bytes / 3)) projection.refuse(`${bytes} bytes in base64`);
  const values = fromBase64(projection.text());
  if (values.length * 4 !== bytes || !values.every(Number.isFinite))
    projection.refuse(`${bytes / 4} finite numbers in base64`);
}

/** Turns many texts into numbers with one fitted encoding. */
export class TextEncoder {
  readonly #encoding: TextEncoding;
  readonly #columnOf: Int32Array;
  readonly #projection: Float32Array;
  readonly #scratch: Float64Array;

  constructor(encoding: TextEncoding) {
    this.#encoding = encoding;
    this.#columnOf = columnIndex(encoding.buckets);
    this.#projection = fromBase64(encoding.projection);
    this.#scratch = new Float64Array(encoding.buckets.length);
  }

  /** @param out filled with length in characters, number of words, and `dimensions` coordinates
   *  @returns nothing; `out` has 2 + dimensions entries */
  encode(text: string, out: Float64Array): void {
    const { dimensions, weights } = this.#encoding;
    out.fill(0);
    out[0] = text.length;
    out[1] = weighted(text, this.#columnOf, weights, this.#scratch, (column, value) => {
      const at = column * dimensions;
      for (let k = 0; k < dimensions; k++) out[2 + k]! += value * this.#projection[at + k]!;
    });
  }
}

/** Visits the weights of one text, unit length overall, columns ascending.
 * @param scratch zeros, one for each column; left as zeros
 * @returns the number of words */
function weighted(
  text: string,
  columnOf: Int32Array,
  weights: readonly number[],
  scratch: Float64Array,
  visit: (column: number, value: number) => void,
): number {
  const touched: number[] = [];
  const words = visitBuckets(text, (bucket) => {
    const column = columnOf[bucket]!;
    if (column < 0) return;
    if (scratch[column] === 0) touched.push(column);
    scratch[column]!++;
  });
  touched.sort((a, b) => a - b);
  let squares = 0;
  for (const column of touched) {
    const value = (1 + Math.log(scratch[column]!)) * weights[column]!;
    scratch[column] = value;
    squares += value * value;
  }
  const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0;
  for (const column of touched) {
    const value = scratch[column]! * scale;
    scratch[column] = 0;
    visit(column, value);
  }
  return words;
}

function columnIndex(buckets: readonly number[]): Int32Array {
  const index = new Int32Array(bucketCount).fill(-1);
  buckets.forEach((bucket, column) => {
    index[bucket] = column;
  });
  return index;
}

function toBase64(values: Float64Array): string {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => {
    bytes.writeFloatLE(value, i * 4);
  });
  return bytes.toString('base64');
}

function fromBase64(text: string): Float32Array {
  const bytes = Buffer.from(text, 'base64');
  return Float32Array.from({ length: bytes.length >> 2 }, (_, i) => bytes.readFloatLE(i * 4));
}
