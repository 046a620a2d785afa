/** How much a feature says about the target by itself: enough to choose columns for a model that reads few. */

import type { Feature } from '../frame.ts';
import type { Goal } from '../validation/goal.ts';

const bins = 16;

/** Share of the target's variance (of class indicators: of their summed variance) between groups of equal value,
 * less what groups without meaning would explain: ω², Hays, Statistics for Psychologists, 1963.
 * @returns at most 1; about 0 or below for a feature that says nothing by itself */
export function relevance(feature: Feature, goal: Goal): number {
  const { groups, count } = groupsOf(feature);
  const rows = groups.length;
  if (count < 2 || rows <= count) return 0;
  const width = goal.kind === 'classes' ? goal.classes : 1;
  const sums = new Float64Array(count * width);
  const sizes = new Float64Array(count);
  const totals = new Float64Array(width);
  let squares = 0;
  const centre = goal.kind === 'numbers' ? meanOf(goal.values) : 0;
  for (let i = 0; i < rows; i++) {
    const group = groups[i]!;
    const place = goal.kind === 'classes' ? goal.codes[i]! : 0;
    const value = goal.kind === 'classes' ? 1 : goal.values[i]! - centre;
    sizes[group]!++;
    sums[group * width + place]! += value;
    totals[place]! += value;
    squares += value * value;
  }
  const ofMeans = totals.reduce((sum, total) => sum + (total * total) / rows, 0);
  const all = squares - ofMeans;
  let between = -ofMeans;
  for (let group = 0; group < count; group++) {
    if (sizes[group] === 0) continue;
    for (let k = 0; k < width; k++) between += sums[group * width + k]! ** 2 / sizes[group]!;
  }
  if (!(all > 0)) return 0;
  const noise = (all - between) / (rows - count);
  return (between - (count - 1) * noise) / (all + noise);
}

function meanOf(values: Float64Array): number {
  let mean = 0;
  values.forEach((value, i) => {
    mean += (value - mean) / (i + 1);
  });
  return mean;
}

/** Group of each row: ranges of about equal size, or categories; the last group is missing. */
function groupsOf(feature: Feature): { groups: Int32Array; count: number } {
  if (feature.kind === 'category') {
    const { codes, cardinality } = feature;
    return { groups: codes.map((code) => (code < 0 ? cardinality : code)), count: cardinality + 1 };
  }
  const { values } = feature;
  const sorted = Float64Array.from(values)
    .filter((value) => !Number.isNaN(value))
    .sort();
  const edges: number[] = [];
  for (let k = 1; k < bins; k++) {
    const edge = sorted[Math.floor((k * sorted.length) / bins)];
    if (edge !== undefined && edge > sorted[0]! && edge !== edges.at(-1)) edges.push(edge);
  }
  const groups = new Int32Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    let group = 0;
    if (Number.isNaN(value)) group = edges.length + 1;
    else while (group < edges.length && value >= edges[group]!) group++;
    groups[i] = group;
  }
  return { groups, count: edges.length + 2 };
}
