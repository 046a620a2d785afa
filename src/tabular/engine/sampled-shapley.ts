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
  { score, outputs, sources, columns }: Explained,
  run: Run,
): Promise<Attribution> {
  const walks = background.rows;
  const places = ordersOf(columns, walks, run.seed);
  const steps = columns + 1;
  const values = new Float64Array(frame.rows * outputs * columns);
  const base = new Float64Array(outputs);
  const starts = await score(background);
  starts.forEach((value, i) => {
    base[i % outputs]! += value / walks;
  });
  const cells = steps * Math.max(1, frame.features.length);
  const perBatch = Math.max(1, Math.floor(maxCells / cells));
  const total = frame.rows * walks;
  for (let first = 0; first < total; first += perBatch) {
    checkAborted(run);
    const count = Math.min(perBatch, total - first);
    const scores = await score(mixedFrame(frame, background, sources, places, steps, first, count));
    for (let u = 0; u < count; u++) {
      const row = Math.floor((first + u) / walks);
      const place = places[(first + u) % walks]!;
      for (let column = 0; column < columns; column++) {
        const before = (u * steps + place[column]!) * outputs;
        for (let o = 0; o < outputs; o++) {
          const moved = scores[before + outputs + o]! - scores[before + o]!;
          values[(row * outputs + o) * columns + column]! += moved / walks;
        }
      }
    }
  }
  return { values, base };
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

/** Walk after walk, `steps` rows each: first the background row, then one more column of the explained row with each. */
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
      const known = places[walk]![column]! + 1;
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
