/** Which past origins a series is tested at. */

export interface OriginPlan {
  /** Lengths of the beginnings to forecast from, the latest first. */
  readonly lengths: readonly number[];
  /** Steps that are forecast at each. */
  readonly horizon: number;
}

/** Up to `most` origins whose forecasts end inside of the series, the first at its end less the tested horizon, each a horizon
 * before the other where the series is long, else a third of one. Two periods (or six observations) stay before the
 * earliest where the series has them to spare. */
export function planOrigins(n: number, horizon: number, period: number, most: number): OriginPlan {
  const least = n >= 4 * period + 4 ? Math.max(6, 2 * period + 2) : 4;
  const spare = n - least;
  if (spare < 1 || most < 1) return { lengths: [], horizon: 0 };
  const tested = Math.min(horizon, Math.max(1, Math.floor(spare * 0.6)), mostTested);
  const stride = spare >= leastApart * tested ? tested : Math.max(1, Math.round(tested / 3));
  const lengths: number[] = [];
  for (let at = n - tested; at >= least && lengths.length < most; at -= stride) lengths.push(at);
  return { lengths, horizon: tested };
}

/** Series of so many horizons are tested at origins a whole horizon apart: four of them that hardly overlap tell more. Shorter ones
 * change too much on the way, and what learns from all series knows too little at the earliest. */
const leastApart = 10;

/** Long horizons are tested over their first steps; the growth of the errors is carried on. */
const mostTested = 400;

/** Origins per series: three or four where the whole work is small, one for very many observations. */
export function originsFor(observations: number): number {
  if (observations <= 50_000) return 4;
  if (observations <= 200_000) return 2;
  return 1;
}
