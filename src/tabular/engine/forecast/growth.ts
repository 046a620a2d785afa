/** Series that grow (or fall) by shares over orders of magnitude: prices in inflations, epidemics, compound interest. Models in
 * units see a line where the past has a curve, and models in logarithms go on for ever; what is taken is what the past itself
 * vouches for, by all that it grew and by how much of their growth times like now kept. */

/** Values that are looked at: the latest ones. */
const mostSeen = 1000;
/** The largest over the smallest value from which a series is one of orders of magnitude. */
const leastRange = 20;
/** By how much likelier, as a logarithm for each step, a walk in logarithms has to be than one in units. */
const leastLead = 0.3;
/** Of the growth over as many steps in the past, the share that stays below what is taken. */
const pastShare = 0.4;
/** Times of the past are like now where the least of their latest growths was at least this share of what it is now. */
const likeNow = 0.6;
/** What growth did after times like now counts as much as all growth of the past once there are so many horizons of them. */
const halfTold = 3;
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

/** Draws a path to what the past vouches for. A path that is beyond that, and one of any other series, is given back.
 * @param known  observations, scaled to order one
 * @param path   a forecast of the steps after them */
export function vouchedGrowth(known: Float64Array, path: Float64Array): Float64Array {
  const h = path.length;
  if (known.length < 2 * h + 2 || h === 0) return path;
  const logs = logsOf(known);
  if (!logs || logs.length < 2 * h + 2) return path;
  const now = logs.length - 1;
  const last = logs[now]!;
  const sign = Math.sign(growthBefore(logs, now, 0.5 * h));
  const least = leastGrowth(logs, now, h, sign);
  if (!(least > 0)) return path;
  if (sign * growthBefore(logs, now, 0.5 * h) < leastLatest * sign * growthBefore(logs, now, 1.5 * h))
    return path;
  const vouched = vouchedBy(logs, h, sign, least);
  return path.map((value, j) => {
    const growth = vouched(j + 1);
    if (!(growth > 0)) return value;
    const reached = Math.exp(last + sign * growth);
    return sign > 0 ? Math.max(value, reached) : Math.min(value, reached);
  });
}

/** Mean growth a step over about `span` steps before place `t`. */
function growthBefore(logs: Float64Array, t: number, span: number): number {
  const steps = Math.max(2, Math.min(t, Math.round(span)));
  return (logs[t]! - logs[t - steps]!) / steps;
}

/** The least of the growths over the last half, whole and two horizons before place `t`, in the direction of `sign`. */
function leastGrowth(logs: Float64Array, t: number, h: number, sign: number): number {
  return Math.min(...[0.5, 1, 2].map((spans) => sign * growthBefore(logs, t, spans * h)));
}

/** By steps: the growth that is vouched for. With no times like now it is the lesser of `least` carried on and the growth that
 * all but `pastShare` of the past exceeded over as many steps; the more such times, the more it is the share of
 * their own growth that they kept. */
function vouchedBy(logs: Float64Array, h: number, sign: number, least: number): (steps: number) => number {
  const grown = (t: number, steps: number) => sign * (logs[t + steps]! - logs[t]!);
  const alike: { at: number; growth: number }[] = [];
  for (let at = 2 * h; at < logs.length - 1; at++) {
    const growth = leastGrowth(logs, at, h, sign);
    if (growth > likeNow * least) alike.push({ at, growth });
  }
  return between(h, (steps) => {
    const carried = least * steps;
    const all = Float64Array.from({ length: logs.length - steps }, (_, t) => grown(t, steps));
    const usual = Math.min(carried, quantile(all, pastShare));
    const kept = Float64Array.from(
      alike.filter(({ at }) => at + steps < logs.length),
      ({ at, growth }) => grown(at, steps) / (growth * steps),
    );
    if (kept.length < h) return usual;
    const told = kept.length / (kept.length + halfTold * h);
    return told * carried * Math.max(0, Math.min(1, quantile(kept, pastShare))) + (1 - told) * usual;
  });
}

/** A function of 1 to `h` steps, looked up at `mostLookups` of them at most. */
function between(h: number, value: (steps: number) => number): (steps: number) => number {
  const places = Math.min(h, mostLookups);
  const found = Float64Array.from({ length: places }, (_, k) => value(Math.round(((k + 1) * h) / places)));
  return (steps) => {
    const place = (steps * places) / h - 1;
    const k = Math.max(0, Math.min(places - 1, Math.floor(place)));
    const [left, right] = [found[k]!, found[Math.min(places - 1, k + 1)]!];
    return left + (right - left) * Math.max(0, Math.min(1, place - k));
  };
}

function quantile(values: Float64Array, share: number): number {
  const sorted = values.sort();
  const place = share * (sorted.length - 1);
  const low = Math.floor(place);
  return sorted[low]! + ((sorted[low + 1] ?? sorted[low]!) - sorted[low]!) * (place - low);
}
