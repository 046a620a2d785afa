/** What a forecast is made of: trend, seasons and the effect of covariates; and which models made it. */

import type { SeriesExplanation } from '../engine.ts';
import type { Blend } from './blend.ts';
import { type Decomposition, decompose, seasonalParts } from './decomposition.ts';
import type { Work } from './plan.ts';
import type { Source } from './source.ts';

/** Parts of a forecast of a work, named. */
export type Parts = (work: number, step: number, mean: number) => ReadonlyMap<string, number>;

/** Known covariates are told against their mean in the past. What neither they nor the seasons tell is the trend: the
 * level and its course, with what the boosted model reads out of covariates known up to the origin. */
export function partsOf(works: readonly Work[], sources: readonly Source[], blend: Blend): Parts {
  const decompositions = new Map<number, Decomposition>();
  const effectOf = (s: number, place: number) => {
    let sum = 0;
    sources.forEach(({ effects }, k) => {
      sum += blend.weights(s)[k]! * (effects?.[s]?.[place] ?? 0);
    });
    return sum;
  };
  return (s, step, mean) => {
    const { values, periods, scale } = works[s]!;
    const place = values.length + step - 1;
    const seasons =
      decompositions.get(s) ??
      decompose(
        values.map((value, t) => scale * (value - effectOf(s, t))),
        periods,
      );
    decompositions.set(s, seasons);
    const parts = new Map<string, number>();
    const known = scale * effectOf(s, place);
    const told = seasonalParts(seasons, place, mean - known);
    let trend = mean - known;
    told.forEach((part, k) => {
      parts.set(`season of ${Math.round(seasons.seasons[k]!.period)}`, part);
      trend -= part;
    });
    for (const source of sources) {
      if (source.effects === undefined) continue;
      const period = source.seasons?.[s];
      if (source.seasons === undefined) parts.set('covariates', known);
      else if (period !== undefined) parts.set(`season of ${Math.round(period)}`, known);
    }
    return new Map([['trend', trend], ...parts]);
  };
}

export function explainSeries(
  works: readonly Work[],
  sources: readonly Source[],
  blend: Blend,
): SeriesExplanation[] {
  return works.map((work, s) => {
    const models = sources.flatMap(({ models, name }, k) => {
      const weight = blend.weights(s)[k]!;
      if (!models) return [{ name, weight }];
      return models.names.map((model, m) => ({
        name: name === 'series' ? model : `${model} (${name})`,
        weight: weight * models.weights[s]![m]!,
      }));
    });
    return {
      item: work.series.id,
      periods: work.periods,
      models: models.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight),
    };
  });
}
