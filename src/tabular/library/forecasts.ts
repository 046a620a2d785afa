/** What lies ahead: typed arrays, with rows for people. */

import type { Forecast } from '../engine/engine.ts';

/** One step of one series. */
export interface ForecastStep {
  /** Null when the table has a single, unnamed series. */
  readonly item: string | number | boolean | null;
  /** In the format of the input. */
  readonly timestamp: string | number;
  readonly mean: number;
  /** Keyed by level, e.g. `{ 0.1: …, 0.9: … }`. */
  readonly quantiles: Readonly<Record<string, number>>;
}

/** Iterating gives one {@link ForecastStep} per entry.
 * @example
 * const ahead = await forecast('sales.csv', { timestamp: 'month', target: 'units', item: 'shop', horizon: 3 });
 * for (const { item, timestamp, mean } of ahead) console.log(item, timestamp, mean); */
export class Forecasts implements Forecast, Iterable<ForecastStep> {
  readonly itemIds: Forecast['itemIds'];
  readonly timestamps: Forecast['timestamps'];
  /** One per entry, in the target's unit. */
  readonly mean: Float64Array;
  /** n × q row-major, non-decreasing with the level. */
  readonly quantiles: Float64Array;
  readonly quantileLevels: readonly number[];
  /** Where `explain` asked for it. */
  readonly explanation?: NonNullable<Forecast['explanation']>;

  /** What was decided or found on the way: several rows at one time, short series, shifts of level, outliers. */
  readonly notes: readonly string[];

  constructor(forecast: Forecast) {
    this.notes = forecast.notes ?? [];
    this.itemIds = forecast.itemIds;
    this.timestamps = forecast.timestamps;
    this.mean = forecast.mean;
    this.quantiles = forecast.quantiles;
    this.quantileLevels = forecast.quantileLevels;
    if (forecast.explanation) this.explanation = forecast.explanation;
  }

  get rows(): number {
    return this.mean.length;
  }

  /** @param row 0 … rows − 1 */
  at(row: number): ForecastStep {
    if (!(Number.isInteger(row) && row >= 0 && row < this.rows)) {
      throw new RangeError(`row must be a whole number from 0 to ${this.rows - 1}, received ${row}`);
    }
    const width = this.quantileLevels.length;
    const quantiles = this.quantileLevels.map((level, q) => [level, this.quantiles[row * width + q]!]);
    return {
      item: this.itemIds[row]!,
      timestamp: this.timestamps[row]!,
      mean: this.mean[row]!,
      quantiles: Object.fromEntries(quantiles),
    };
  }

  *[Symbol.iterator](): Generator<ForecastStep> {
    for (let row = 0; row < this.rows; row++) yield this.at(row);
  }
}
