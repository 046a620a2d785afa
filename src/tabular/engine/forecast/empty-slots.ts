/** Places of a season, and things known ahead, at which a series never was anything but nought: frost in summer, sales on Sundays,
 * influenza in August, holidays. */

/** Cycles that have to be known. */
const leastCycles = 3;
/** Of the places that are empty, the share that would be so by chance, were the noughts spread over the whole series, has to
 * stay below this. */
const byChance = 0.1;
/** Seasons of more steps than this shift a little from cycle to cycle: the places beside one have to be empty too. */
const longSeason = 12;

/** Sets the steps of a forecast to nought that fall on a place of the season that always was nought.
 * @param known   observations
 * @param path    a forecast of the steps after them
 * @param period  of the season in steps */
export function withEmptySlots(known: Float64Array, path: Float64Array, period: number): Float64Array {
  const n = known.length;
  if (period < 2 || n < leastCycles * period) return path;
  let noughts = 0;
  for (const value of known) noughts += Number(value === 0);
  if (noughts === 0 || noughts === n) return path;
  const slots = Math.round(period);
  const slotOf = (t: number) =>
    Math.min(slots - 1, Math.floor((t / period - Math.floor(t / period)) * slots + 1e-9));
  const seen = new Int32Array(slots);
  const empty = new Int32Array(slots);
  known.forEach((value, t) => {
    seen[slotOf(t)]!++;
    empty[slotOf(t)]! += Number(value === 0);
  });
  const beside = slots > longSeason ? 1 : 0;
  let [found, expected] = [0, 0];
  const certain = Uint8Array.from({ length: slots }, (_, slot) => {
    let [count, all] = [0, true];
    for (let k = slot - beside; k <= slot + beside; k++) {
      const place = (k + slots) % slots;
      all &&= empty[place] === seen[place];
      count += seen[place]!;
    }
    expected += (noughts / n) ** count;
    found += Number(all);
    return Number(all);
  });
  if (expected > byChance * found) return path;
  return path.map((value, j) => (certain[slotOf(n + j)] ? 0 : value));
}

/** Sets the steps of a forecast to nought at which a thing known ahead holds that never let anything but nought be: a holiday on which
 * a shop is closed. It has to have held twice, and what else is known of a step ahead to have been so then, for what never was
 * may be told of: a Sunday on which the shop opens.
 * @param known    observations
 * @param path     a forecast of the steps after them
 * @param columns  known along the observations and those steps; of 0 and 1 alone, others tell nothing here */
export function withClosedSteps(
  known: Float64Array,
  path: Float64Array,
  columns: readonly Float64Array[],
): Float64Array {
  const n = known.length;
  const flags = columns.filter((column) => column.every((value) => value === 0 || value === 1));
  let noughts = 0;
  for (const value of known) noughts += Number(value === 0);
  if (noughts === 0 || noughts === n) return path;
  let [found, expected] = [0, 0];
  const closed = flags.filter((flag) => {
    const [count, empty] = held(flag, known);
    if (count < leastClosed) return false;
    expected += (noughts / n) ** count;
    found += Number(empty === count);
    return empty === count;
  });
  if (found === 0 || expected > byChance * found) return path;
  const alike = (flag: Float64Array, at: number) =>
    flags.every((other) => known.some((_, t) => flag[t] === 1 && other[t] === other[at]));
  return path.map((value, j) => (closed.some((flag) => flag[n + j] === 1 && alike(flag, n + j)) ? 0 : value));
}

const leastClosed = 2;

/** How often a flag held, and how often that was with nought. */
function held(flag: Float64Array, known: Float64Array): [count: number, empty: number] {
  let [count, empty] = [0, 0];
  known.forEach((value, t) => {
    count += Number(flag[t] === 1);
    empty += Number(flag[t] === 1 && value === 0);
  });
  return [count, empty];
}
