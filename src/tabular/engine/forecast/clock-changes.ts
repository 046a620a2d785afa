/** Series of hours over a change to or from daylight saving time: what looks odd by the time that passed, or by the clock on the wall, is
 * none where the other explains it. */

import { type Anomalies, anomaliesOf } from './anomalies.ts';
import { dayMs } from './timestamps.ts';

/** Changes of the clocks by daylight saving time: an hour, on Lord Howe half of one. */
const changes = [60, 30];

/** Whether values go by the clock on the wall rather than by the time that passed: around the changes of the clocks they are nearer to
 * those of the day and of the week before at the same hour of the wall.
 * @param walls   of rows in the order of their instants, in milliseconds
 * @param offsets of their zones in minutes
 * @param values  NaN for none */
export function goByWall(walls: Float64Array, offsets: Int32Array, values: Float64Array): boolean {
  const kinds = [...new Set(offsets)];
  if (kinds.length !== 2 || !changes.includes(Math.abs(kinds[0]! - kinds[1]!))) return false;
  const instants = walls.map((wall, i) => wall - offsets[i]! * 60_000);
  const byWall = new Map(Array.from(walls, (wall, i) => [wall, values[i]!]));
  const byInstant = new Map(Array.from(instants, (at, i) => [at, values[i]!]));
  const errors = { wall: 0, instant: 0 };
  for (const days of [1, 7])
    for (let i = 1; i < walls.length; i++) {
      if (offsets[i] === offsets[i - 1]) continue;
      const end = instants[i]! + days * dayMs;
      // To the next change at most, so that offsets of every other row take no longer than those of one year.
      for (
        let j = i;
        j < walls.length && instants[j]! < end && (j === i || offsets[j] === offsets[j - 1]);
        j++
      ) {
        const wall = Math.abs(values[j]! - (byWall.get(walls[j]! - days * dayMs) ?? Number.NaN));
        const passed = Math.abs(values[j]! - (byInstant.get(instants[j]! - days * dayMs) ?? Number.NaN));
        if (Number.isNaN(wall) || Number.isNaN(passed)) continue;
        errors.wall += wall;
        errors.instant += passed;
      }
    }
  return errors.wall < errors.instant;
}

/** How many steps the other clock is ahead of the times that the series counts, at each of its places; undefined where it is the same
 * everywhere, or by no whole steps.
 * @param times counted, and `others` by the other clock; NaN where the table has no row */
export function clockShifts(
  times: Float64Array,
  others: Float64Array,
  stepMs: number,
): Int32Array | undefined {
  const shifts = new Int32Array(times.length);
  let last = 0;
  let varied = false;
  for (let t = 0; t < times.length; t++) {
    if (!Number.isNaN(times[t]!)) {
      const steps = (others[t]! - times[t]!) / stepMs;
      if (!Number.isInteger(steps)) return undefined;
      last = steps;
    }
    shifts[t] = last;
    varied ||= last !== shifts[0];
  }
  return varied ? shifts : undefined;
}

/** Places of a shift that are taken for the same. */
const beside = 2;

/** As {@link anomaliesOf}, less what the other clock explains.
 * @param shifts of {@link clockShifts}, one for each value */
export function anomaliesByClocks(
  values: Float64Array,
  seasons: readonly number[],
  shifts: Int32Array | undefined,
): Anomalies {
  const found = anomaliesOf(values, seasons);
  const { outliers, shifts: levels, endsApart } = found;
  if (shifts === undefined || (outliers.length === 0 && levels.length === 0 && !endsApart)) return found;
  const least = shifts.reduce((a, b) => Math.min(a, b));
  const most = shifts.reduce((a, b) => Math.max(a, b));
  const byClock = new Float64Array(values.length + most - least).fill(Number.NaN);
  const places = new Int32Array(byClock.length).fill(-1);
  // An hour that comes twice counts once; one that is left out is a gap.
  values.forEach((value, t) => {
    const at = t + shifts[t]! - least;
    if (places[at]! >= 0) return;
    places[at] = t;
    byClock[at] = value;
  });
  // Clocks behind those of the first values leave the end empty.
  const end = places.findLastIndex((place) => place >= 0) + 1;
  const begin = places.findIndex((place) => place >= 0);
  const other = anomaliesOf(byClock.subarray(begin, end), seasons);
  const alike = new Set(other.outliers.map((at) => places[begin + at]));
  return {
    outliers: outliers.filter((t) => alike.has(t)),
    shifts: levels.filter(({ place }) =>
      other.shifts.some((one) => Math.abs(places[begin + one.place]! - place) <= beside),
    ),
    endsApart: endsApart && other.endsApart,
  };
}
