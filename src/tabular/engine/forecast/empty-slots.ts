/** Places of a season at which a series never was anything but nought: frost in summer, sales on Sundays, influenza in August. */

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
