/** Series that grow (or fall) by shares over orders of magnitude: prices in inflations, epidemics, compound interest. Models in
 * units see a line where the past has a curve, and models in logarithms go on for ever; what is taken is the least that the past
 * itself vouches for. */

/** Values that are looked at: the latest ones. */
const mostSeen = 1000;
/** The largest over the smallest value from which a series is one of orders of magnitude. */
const leastRange = 20;
/** By how much likelier, as a logarithm for each step, a walk in logarithms has to be than one in units. */
const leastLead = 0.3;
/** Of the growth over as many steps in the past, the share that stays below what is taken. */
const pastShare = 0.4;
/** By how much growth fades from step to step where the latest growths agree on nothing; it does not where they are equal. */
const mostFading = 0.1;
/** A series whose latest growth is less than this share of that before is past its bend: nothing is vouched for. */
const leastLatest = 0.9;
/** Steps at which growth in the past is looked up; those between lie on lines. */
const mostLookups = 24;

/** The logarithms of a series that grows by shares over orders of magnitude; undefined for every other. */
function logsOf(all: Float64Array): Float64Array | undefined {
  // What rises from nought, as the first days of an epidemic, is looked at from there on.
  let from = Math.max(0, all.length - mostSeen);
  for (let t = from; t < all.length; t++) if (!(all[t]! > 0)) from = t + 1;
  const values = all.subarray(from);
  const n = values.length;
  if (n < 10) return undefined;
  let [low, high] = [Number.POSITIVE_INFINITY, 0];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (!(high >= leastRange * low)) return undefined;
  const logs = values.map(Math.log);
  const [spread, logSpread] = [stepVariance(values), stepVariance(logs)];
  if (!(logSpread > 0)) return logs;
  // Densities of the same values: the change of variable costs the mean of their logarithms.
  const level = logs.subarray(1).reduce((sum, log) => sum + log, 0) / (n - 1);
  return 0.5 * Math.log(spread / logSpread) - level > leastLead ? logs : undefined;
}

/** Variance of the steps of a series about their mean. */
function stepVariance(values: Float64Array): number {
  const steps = values.length - 1;
  const centre = (values[steps]! - values[0]!) / steps;
  let sum = 0;
  for (let t = 1; t <= steps; t++) sum += (values[t]! - values[t - 1]! - centre) ** 2;
  return sum / steps;
}

/** Draws a path to what the past vouches for: the lesser of the growth over as many steps that 60 % of the past exceeded, and
 * the least of the latest growths carried on, fading where those do not agree. A path that is beyond that, and one of any other series, is given back.
 * @param known  observations, scaled to order one
 * @param path   a forecast of the steps after them */
export function vouchedGrowth(known: Float64Array, path: Float64Array): Float64Array {
  const h = path.length;
  if (known.length < 2 * h + 2 || h === 0) return path;
  const logs = logsOf(known);
  if (!logs || logs.length < 2 * h + 2) return path;
  const n = logs.length;
  const last = logs[n - 1]!;
  const growth = (spans: number) => {
    const steps = Math.max(2, Math.min(n - 1, Math.round(spans * h)));
    return (last - logs[n - 1 - steps]!) / steps;
  };
  const latest = [growth(0.5), growth(1), growth(2)];
  const sign = Math.sign(latest[0]!);
  if (sign === 0 || latest.some((own) => own * sign <= 0)) return path;
  if (sign * latest[0]! < leastLatest * sign * growth(1.5)) return path;
  const sizes = latest.map(Math.abs);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const keeps = 1 - mostFading * (1 - least / most);
  const past = pastGrowth(logs, h, sign);
  let [carried, kept] = [0, 1];
  return path.map((value, j) => {
    kept *= keeps;
    carried += least * kept;
    const vouched = Math.min(carried, past(j + 1));
    if (!(vouched > 0)) return value;
    const reached = Math.exp(last + sign * vouched);
    return sign > 0 ? Math.max(value, reached) : Math.min(value, reached);
  });
}

/** By steps: the growth over so many of them, in the direction of `sign`, that all but `pastShare` of the past exceeded. */
function pastGrowth(logs: Float64Array, h: number, sign: number): (steps: number) => number {
  const places = Math.min(h, mostLookups);
  const at = (k: number) => Math.round(((k + 1) * h) / places);
  const found = Float64Array.from({ length: places }, (_, k) => {
    const steps = at(k);
    const all = Float64Array.from(
      { length: logs.length - steps },
      (__, t) => sign * (logs[t + steps]! - logs[t]!),
    ).sort();
    const place = pastShare * (all.length - 1);
    const low = Math.floor(place);
    return all[low]! + ((all[low + 1] ?? all[low]!) - all[low]!) * (place - low);
  });
  return (steps) => {
    const place = (steps * places) / h - 1;
    const k = Math.max(0, Math.min(places - 1, Math.floor(place)));
    const [left, right] = [found[k]!, found[Math.min(places - 1, k + 1)]!];
    return left + (right - left) * Math.max(0, Math.min(1, place - k));
  };
}
