/** Numbers that stand for a missing value, such as -999. */

/** Numbers that people write for a missing value where only numbers are allowed. Three nines or more below nought are
 * nothing else even once. */
const below = [
  -99, -999, -9999, -99999, -999999, -99.9, -99.99, -999.9, -999.99, -9999.9, -999.25, -9999.25, -99999.9,
  -888, -8888, -7777, -1e20, -1e30,
];
const above = [99, 999, 9999, 99999, 999999, 99.9, 99.99, 999.9, 999.99, 9999.9];

export interface Sentinel {
  readonly value: number;
  /** Whether it can be nothing else: below nought where nothing else is, or what programs fill arrays with. */
  readonly certain: boolean;
  /** Beginning and end of a sentence. */
  readonly found: string;
  readonly remedy: string;
}

/** Says so where such a number stands far beyond all others; whether it is meant so is not for us to say. */
export function sentinelNote(values: Float64Array): string | undefined {
  const sentinel = sentinelOf(values);
  return sentinel && `${sentinel.found}; ${sentinel.remedy}`;
}

/** Such a number that stands far beyond all others. */
export function sentinelOf(values: Float64Array): Sentinel | undefined {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (below.includes(least)) {
    let next = Number.POSITIVE_INFINITY;
    // -97, -98 and -99 are codes of questionnaires for different reasons.
    for (const value of values) if (value > least + 2 && value < next) next = value;
    const count = countOf(values, least);
    if (count >= (least < -100 ? 1 : 2) && next >= least / 4)
      return beyond(least, count, 'below', next >= 0 && next < Number.POSITIVE_INFINITY);
  }
  // What programs fill arrays with, above all that is measured.
  const fill =
    most >= 1e20
      ? values.reduce((next, value) => (value < most && value > next ? value : next), -Infinity)
      : most;
  if (fill < 1e15 && fill > -Infinity && most > fill)
    return beyond(most, countOf(values, most), 'above', most >= 1e20);
  if (above.includes(most)) {
    let next = Number.NEGATIVE_INFINITY;
    // 97, 98 and 99 are codes of questionnaires for different reasons.
    for (const value of values) if (value < most - 2 && value > next) next = value;
    const count = countOf(values, most);
    if (count >= 2 && next > 0 && next <= most / 4 && next > most / 1000)
      return beyond(most, count, 'above', false);
  }
  return undefined;
}

function countOf(values: Float64Array, sought: number): number {
  let count = 0;
  for (const value of values) if (value === sought) count++;
  return count;
}

const beyond = (value: number, count: number, side: 'above' | 'below', certain: boolean): Sentinel => ({
  value,
  certain,
  found: `${value} occurs ${count === 1 ? 'once' : `${count} times`}, far ${side} all others`,
  remedy: 'if it stands for missing values, say so (missing, --missing).',
});
