/** A fixed partition of a long table's rows, so that every row can be answered from a context of rows like it. The
 * partition is made at fit: which context answers a row depends on nothing but the row, whatever it is asked with. */

import type { FeatureShape, Frame } from '../frame.ts';
import { checkDesign, type Design, designSources, fitDesign, toMatrix } from '../prepare/index.ts';
import { type Random, shuffle } from '../random.ts';
import { takeRows } from '../rows.ts';
import type { Saved } from '../saved.ts';
import type { Goal } from '../validation/goal.ts';
import { stratified } from './view.ts';

/** Plain data that is saved with the model. */
export interface Regions {
  /** The features compared. */
  readonly features: Int32Array;
  readonly design: Design;
  /** How much a column of the design counts. */
  readonly scales: Float64Array;
  /** regions × columns of the design, scaled. */
  readonly centres: Float64Array;
}

/** Rows by their scaled design, row-major. */
interface Points {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float64Array;
}

/** Features compared at most, the most telling first. */
const maxCompared = 24;
const maxCategories = 8;
/** Rows that the centres are found from, at most. */
const maxSample = 4000;
const rounds = 12;
/** Rows placed at a time: bounds the memory of a large question. */
const chunkRows = 4096;

/** k-means (Lloyd 1982, from the starts of Arthur & Vassilvitskii 2007) over normal scores and one-hot codes, each column
 * stretched by how much its feature says about the target, so that rows are alike in what matters.
 * @param ranked features worth comparing, the most telling first
 * @param scores relevance of every feature, at most 1 */
export function fitRegions(
  frame: Frame,
  ranked: readonly number[],
  scores: readonly number[],
  count: number,
  random: Random,
): Regions {
  const features = Int32Array.from(ranked.slice(0, maxCompared));
  const seen = only(frame, features);
  const design = fitDesign(seen, { numeric: 'quantile', maxCategories });
  const least = 0.02 * Math.max(...ranked.map((feature) => scores[feature]!), 0.05);
  const scales = Float64Array.from(designSources(design), (f) =>
    Math.sqrt(Math.max(scores[features[f]!]!, least)),
  );
  const order = shuffle(
    Int32Array.from({ length: frame.rows }, (_, i) => i),
    random,
  );
  const sample = order.slice(0, maxSample).sort();
  const points = pointsOf({ features, design, scales }, takeRows(frame, sample));
  return { features, design, scales, centres: kMeans(points, Math.min(count, sample.length), random) };
}

/** @param features those of the frame
 * @throws TabularError `fitted_context_incompatible` */
export function checkRegions(saved: Saved, features: readonly FeatureShape[]): Regions {
  const compared = saved.field('features').distinctCodes(undefined, 0, features.length);
  const shapes = Array.from(compared, (index) => features[index]!);
  const design = checkDesign(saved.field('design'), shapes);
  if (design.cols === 0) saved.field('design').refuse('a design with columns');
  const centres = saved.field('centres').floats();
  if (centres.length === 0 || centres.length % design.cols !== 0)
    saved.field('centres').refuse('whole rows, at least one');
  return { features: compared, design, scales: saved.field('scales').floats(design.cols), centres };
}

/** How many regions there are. */
export const regionCount = ({ centres, scales }: Regions) => centres.length / scales.length;

/** The region of each row: that of the nearest centre, the first of equally near ones. */
export function regionsOf(regions: Regions, frame: Frame): Int32Array {
  const out = new Int32Array(frame.rows);
  overChunks(regions, frame, (points, from) => {
    for (let i = 0; i < points.rows; i++) out[from + i] = nearest(points, i, regions.centres);
  });
  return out;
}

/** For every region the rows of its context, ascending: those nearest to its centre, or a sample of its own rows where
 * it has too many, and a sample of all others, so that no context lacks a class or the rest of the space.
 * @param size  rows of a context
 * @param share of them that are near */
export function contextRows(
  regions: Regions,
  frame: Frame,
  goal: Goal,
  size: number,
  share: number,
  random: Random,
): Int32Array[] {
  const count = regionCount(regions);
  const home = new Int32Array(frame.rows);
  const distances = Array.from({ length: count }, () => new Float64Array(frame.rows));
  overChunks(regions, frame, (points, from) => {
    for (let i = 0; i < points.rows; i++) {
      home[from + i] = nearest(points, i, regions.centres);
      for (let c = 0; c < count; c++) distances[c]![from + i] = squared(points, i, regions.centres, c);
    }
  });
  const all = Int32Array.from(home.keys());
  const near = Math.min(frame.rows, Math.round(share * size));
  return distances.map((toCentre, region) => {
    const own = all.filter((row) => home[row] === region);
    const chosen = new Set(own.length > near ? stratified(goal, own, near, random) : own);
    if (chosen.size < near) {
      const others = all
        .filter((row) => home[row] !== region)
        .sort((a, b) => toCentre[a]! - toCentre[b]! || a - b);
      for (const row of others.subarray(0, near - chosen.size)) chosen.add(row);
    }
    const rest = all.filter((row) => !chosen.has(row));
    for (const row of stratified(goal, rest, Math.max(0, size - chosen.size), random)) chosen.add(row);
    return Int32Array.from(chosen).sort();
  });
}

function only(frame: Frame, features: Int32Array): Frame {
  return { rows: frame.rows, features: Array.from(features, (feature) => frame.features[feature]!) };
}

function pointsOf({ features, design, scales }: Omit<Regions, 'centres'>, frame: Frame): Points {
  const { rows, cols, values } = toMatrix(only(frame, features), design);
  for (let i = 0; i < values.length; i++) values[i]! *= scales[i % cols]!;
  return { rows, columns: cols, values };
}

function overChunks(regions: Regions, frame: Frame, work: (points: Points, from: number) => void): void {
  for (let from = 0; from < frame.rows; from += chunkRows) {
    const rows = Int32Array.from({ length: Math.min(chunkRows, frame.rows - from) }, (_, i) => from + i);
    work(pointsOf(regions, takeRows(frame, rows)), from);
  }
}

function squared({ columns, values }: Points, row: number, centres: Float64Array, centre: number): number {
  let sum = 0;
  for (let j = 0; j < columns; j++) {
    sum += (values[row * columns + j]! - centres[centre * columns + j]!) ** 2;
  }
  return sum;
}

function nearest(points: Points, row: number, centres: Float64Array): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let c = 0; c < centres.length / points.columns; c++) {
    const distance = squared(points, row, centres, c);
    if (distance < least) {
      least = distance;
      best = c;
    }
  }
  return best;
}

function kMeans(points: Points, count: number, random: Random): Float64Array {
  const { rows, columns, values } = points;
  const centres = new Float64Array(count * columns);
  const put = (c: number, row: number) =>
    centres.set(values.subarray(row * columns, (row + 1) * columns), c * columns);
  put(0, Math.floor(random.next() * rows));
  const gaps = new Float64Array(rows).fill(Number.POSITIVE_INFINITY);
  for (let c = 1; c < count; c++) {
    let total = 0;
    for (let i = 0; i < rows; i++) {
      gaps[i] = Math.min(gaps[i]!, squared(points, i, centres, c - 1));
      total += gaps[i]!;
    }
    // The next start is drawn in proportion to the squared distance from those before.
    let mark = random.next() * total;
    let row = 0;
    while (row < rows - 1 && mark >= gaps[row]!) mark -= gaps[row++]!;
    put(c, row);
  }
  for (let round = 0; round < rounds; round++) {
    const sizes = new Float64Array(count);
    const sums = new Float64Array(count * columns);
    for (let i = 0; i < rows; i++) {
      const c = nearest(points, i, centres);
      sizes[c]!++;
      for (let j = 0; j < columns; j++) sums[c * columns + j]! += values[i * columns + j]!;
    }
    // A centre that nobody is nearest to stays where it is.
    sums.forEach((sum, at) => {
      const size = sizes[Math.floor(at / columns)]!;
      if (size > 0) centres[at] = sum / size;
    });
  }
  return centres;
}
