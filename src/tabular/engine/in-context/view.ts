/** One way of showing a table to the pretrained model: which rows and columns, in which order, on which scale.
 * Several views of one table, averaged, are steadier than any of them. */

import type { Feature, FeatureShape, Frame } from '../frame.ts';
import { checkNumeric, type DesignFeature, fitDesign, numericTransform } from '../prepare/index.ts';
import { type Random, shuffle } from '../random.ts';
import type { Saved } from '../saved.ts';
import type { Goal } from '../validation/goal.ts';

/** Columns of one view at most: the model was trained on few, and its cost grows with them. */
export const maxColumns = 48;
/** Rows of one context at most: attention over rows costs the square of their number, and a model that was trained on
 * short tables answers worse from long ones (wages, 1 − R²: 0.83 from 2,000 rows, 0.72 from 1,000 twice, 0.69 from 512
 * four times). */
export const maxRows = 1000;
/** Codes that one column may have; rarer categories count as missing. */
const maxCodes = 48;

/** A column of a view; plain data that is saved with the model. */
export interface ViewColumn {
  /** Index into the frame's features. */
  readonly feature: number;
  /** Codes of the most frequent categories in the order shown, for a category. */
  readonly codes: Int32Array | null;
  /** For a number; null shows the values less `centre`. */
  readonly scaling: (DesignFeature & { kind: 'standard' }) | null;
}

/** @param features those of the frame
 * @throws TabularError `fitted_context_incompatible` */
export function checkColumn(saved: Saved, features: readonly FeatureShape[]): ViewColumn {
  const feature = saved.field('feature').whole(0, features.length - 1);
  const { cardinality } = features[feature]!;
  const codes = saved.field('codes');
  const scaling = saved.field('scaling');
  if (cardinality !== null) {
    codes.distinctCodes(undefined, 0, cardinality);
    scaling.oneOf([null]);
  } else {
    codes.oneOf([null]);
    scaling.orNull((some) => {
      some.field('kind').oneOf(['standard']);
      checkNumeric(some, 'standard');
    });
  }
  return saved.value as unknown as ViewColumn;
}

/** The features worth showing, the most telling first. A feature that is the same everywhere is not. */
export function rankFeatures(frame: Frame, scores: readonly number[]): number[] {
  return Array.from(frame.features.keys())
    .filter((index) => varies(frame.features[index]!))
    .sort((a, b) => scores[b]! - scores[a]! || a - b);
}

function varies(feature: Feature): boolean {
  const values = feature.kind === 'category' ? feature.codes : feature.values;
  for (let i = 1; i < values.length; i++) if (!Object.is(values[i], values[0])) return true;
  return false;
}

/** Columns in random order; of a wide table the better half of a view's places goes to the most telling features and
 * the rest to others drawn by chance, so that views differ. */
export function drawColumns(frame: Frame, ranked: readonly number[], random: Random): ViewColumn[] {
  let chosen = [...ranked];
  if (chosen.length > maxColumns) {
    const sure = chosen.slice(0, maxColumns / 2);
    chosen = [...sure, ...shuffle(chosen.slice(maxColumns / 2), random).slice(0, maxColumns / 2)];
  }
  return shuffle(chosen, random).map((feature) => viewColumn(feature, frame.features[feature]!, random));
}

function viewColumn(index: number, feature: Feature, random: Random): ViewColumn {
  if (feature.kind === 'category') {
    const counts = new Float64Array(feature.cardinality);
    for (const code of feature.codes) if (code >= 0) counts[code]!++;
    const seen = Array.from(counts.keys()).filter((code) => counts[code]! > 0);
    const kept = seen.sort((a, b) => counts[b]! - counts[a]! || a - b).slice(0, maxCodes);
    return { feature: index, codes: Int32Array.from(shuffle(kept, random)), scaling: null };
  }
  const rows = feature.values.length;
  const design = fitDesign({ rows, features: [feature] }).features[0]!;
  return { feature: index, codes: null, scaling: design.kind === 'standard' ? design : null };
}

/** Writes the cells of columns, for a frame with the features of the fit, to the beginning of each row of `values`.
 * @param width cells of a row */
export function fillColumns(
  frame: Frame,
  columns: readonly ViewColumn[],
  values: Float32Array,
  width: number,
): void {
  const { rows } = frame;
  columns.forEach(({ feature: index, codes, scaling }, j) => {
    const feature = frame.features[index]!;
    if (feature.kind === 'category') {
      const place = new Map(Array.from(codes!, (code, shown) => [code, shown]));
      for (let i = 0; i < rows; i++) {
        values[i * width + j] = place.get(feature.codes[i]!) ?? Number.NaN;
      }
      return;
    }
    const transform = scaling === null ? (value: number) => value : numericTransform(scaling);
    for (let i = 0; i < rows; i++) {
      const value = feature.values[i]!;
      values[i * width + j] = Number.isNaN(value) ? Number.NaN : transform(value);
    }
  });
}

/** Rows of a view in ascending order, or undefined for each row once. Of a long table each class keeps its share, and at
 * least one row; rows that weigh more are shown more often.
 * @param most rows shown at most */
export function drawRows(goal: Goal, random: Random, most = maxRows): Int32Array | undefined {
  const rows = goal.kind === 'classes' ? goal.codes.length : goal.values.length;
  if (goal.sampleWeights !== undefined) return drawByWeight(goal.sampleWeights, Math.min(rows, most), random);
  if (rows <= most) return undefined;
  return stratified(
    goal,
    Int32Array.from({ length: rows }, (_, i) => i),
    most,
    random,
  );
}

/** About `most` of some rows, ascending: of each class its share, and at least one. */
export function stratified(goal: Goal, rows: Int32Array, most: number, random: Random): Int32Array {
  if (rows.length <= most) return rows.slice().sort();
  const order = shuffle(rows.slice(), random);
  if (goal.kind === 'numbers') return order.slice(0, most).sort();
  const counts = new Float64Array(goal.classes);
  for (const row of order) counts[goal.codes[row]!]!++;
  const wanted = counts.map((count) =>
    Math.max(Math.min(count, 1), Math.round((count * most) / rows.length)),
  );
  return order
    .filter((row) => {
      const code = goal.codes[row]!;
      wanted[code]!--;
      return wanted[code]! >= 0;
    })
    .sort();
}

/** Systematic resampling: a row is drawn as often as its share of the weight says, rounded up or down by chance. */
function drawByWeight(weights: Float64Array, count: number, random: Random): Int32Array {
  const step = weights.reduce((a, b) => a + b, 0) / count;
  const drawn = new Int32Array(count);
  let mark = random.next() * step;
  let sum = 0;
  let taken = 0;
  for (let row = 0; row < weights.length; row++) {
    sum += weights[row]!;
    for (; mark < sum && taken < count; mark += step) drawn[taken++] = row;
  }
  // Rounding can leave the last mark just past the last row.
  return drawn.fill(weights.length - 1, taken);
}
