/** Shapley values of any function of rows, by walking from background rows to the row in sampled orders of the columns
 * (Castro, Gómez & Tejada, Computers & Operations Research 2009; Štrumbelj & Kononenko, KAIS 2014). */

import type { Feature, Frame } from './frame.ts';
import { createRandom, deriveSeed, shuffle } from './random.ts';
import { checkAborted, type Run } from './run.ts';

export interface Attribution {
  /** n × outputs × columns, row-major; per row and output they and `base` sum to the function's value. */
  readonly values: Float64Array;
  /** One per output: the mean value over the background. */
  readonly base: Float64Array;
}

/** What is explained: rows × outputs values of a frame's rows, each a function of its own row alone. */
export interface Explained {
  readonly score: (frame: Frame) => Promise<Float64Array>;
  /** Nearly the same at less cost: walks are told by it, and what they lack of the exact sum is shared out by their sizes. */
  readonly rough?: (frame: Frame) => Promise<Float64Array>;
  readonly outputs: number;
  /** Column that each feature of the frame comes from; features of one column are known or unknown together. */
  readonly sources: readonly number[];
  readonly columns: number;
}

/** Most cells of a frame that is scored at once. */
const maxCells = 4_000_000;

/** One order of the columns for each background row, every other one the reverse of the one before: what one order
 * over-counts the other under-counts. Exact where columns do not interact, and their sum is exact always. A row's
 * values do not depend on which other rows are explained.
 * @param background at least one row, of the same features */
export async function sampledShapley(
  frame: Frame,
  background: Frame,
  { score, rough = score, outputs, sources, columns }: Explained,
  run: Run,
): Promise<Attribution> {
  const walks = background.rows;
  const places = ordersOf(columns, walks, run.seed);
  const values = new Float64Array(frame.rows * outputs * columns);
  const base = new Float64Array(outputs);
  // Where walks begin and where they end is the same for many.
  const exactStarts = await score(background);
  const exactEnds = await score(frame);
  const starts = rough === score ? exactStarts : await rough(background);
  const ends = rough === score ? exactEnds : await rough(frame);
  exactStarts.forEach((value, i) => {
    base[i % outputs]! += value / walks;
  });
  const between = columns - 1;
  const cells = Math.max(1, between) * Math.max(1, frame.features.length);
  const perBatch = Math.max(1, Math.floor(maxCells / cells));
  const total = frame.rows * walks;
  for (let first = 0; first < total; first += perBatch) {
    checkAborted(run);
    const count = Math.min(perBatch, total - first);
    const scores =
      between === 0
        ? new Float64Array(0)
        : await rough(mixedFrame(frame, background, sources, places, between, first, count));
    for (let u = 0; u < count; u++) {
      const row = Math.floor((first + u) / walks);
      const walk = (first + u) % walks;
      const place = places[walk]!;
      const at = (known: number, o: number) =>
        known === 0
          ? starts[walk * outputs + o]!
          : known === columns
            ? ends[row * outputs + o]!
            : scores[(u * between + known - 1) * outputs + o]!;
      for (let column = 0; column < columns; column++) {
        const before = place[column]!;
        for (let o = 0; o < outputs; o++)
          values[(row * outputs + o) * columns + column]! += (at(before + 1, o) - at(before, o)) / walks;
      }
    }
  }
  if (rough !== score) sharePutRight(values, exactEnds, base, columns);
  return { values, base };
}

/** Makes the columns of each row and output sum to what is exact. */
function sharePutRight(values: Float64Array, ends: Float64Array, base: Float64Array, columns: number): void {
  ends.forEach((end, i) => {
    const own = values.subarray(i * columns, (i + 1) * columns);
    const [sum, size] = own.reduce(([all, most], value) => [all + value, most + Math.abs(value)], [0, 0]);
    const lacking = end - base[i % base.length]! - sum;
    for (let c = 0; c < columns; c++)
      own[c]! += size > 0 ? (lacking * Math.abs(own[c]!)) / size : lacking / columns;
  });
}

/** For each walk the place of each column in its order. */
function ordersOf(columns: number, walks: number, seed: number): Int32Array[] {
  const places: Int32Array[] = [];
  for (let walk = 0; walk < walks; walk++) {
    const last = places.at(-1);
    if (walk % 2 === 1 && last !== undefined) {
      places.push(last.map((place) => columns - 1 - place));
      continue;
    }
    const random = createRandom(deriveSeed(seed, 51, walk));
    places.push(
      shuffle(
        Int32Array.from({ length: columns }, (_, i) => i),
        random,
      ),
    );
  }
  return places;
}

/** Walk after walk, `steps` rows each: the background row with one column of the explained row, then with one more each. */
function mixedFrame(
  frame: Frame,
  background: Frame,
  sources: readonly number[],
  places: readonly Int32Array[],
  steps: number,
  first: number,
  count: number,
): Frame {
  const walks = background.rows;
  const fill = <T extends Float64Array | Float32Array | Int32Array>(own: T, other: T, feature: number): T => {
    const out = new (own.constructor as new (length: number) => T)(count * steps);
    const column = sources[feature]!;
    for (let u = 0; u < count; u++) {
      const walk = (first + u) % walks;
      const known = places[walk]![column]!;
      out.fill(other[walk]!, u * steps, u * steps + known);
      out.fill(own[Math.floor((first + u) / walks)]!, u * steps + known, (u + 1) * steps);
    }
    return out;
  };
  const features = frame.features.map((feature, f): Feature => {
    const other = background.features[f]!;
    if (feature.kind === 'category' && other.kind === 'category') {
      return { ...feature, codes: fill(feature.codes, other.codes, f) };
    }
    if (feature.kind === 'number' && other.kind === 'number') {
      return {
        ...feature,
        values: fill(Float64Array.from(feature.values), Float64Array.from(other.values), f),
      };
    }
    throw new TypeError(`feature ${f} must be of the same kind in frame and background`);
  });
  return { rows: count * steps, features };
}
