/** How large towns are that a set is made of. */

import type { PlaceKind } from '../../domain/place.ts';
import type { PlaceSet, SetCondition, SetRank } from '../../domain/query.ts';
import { nameOfAll } from './named.ts';

/** Without a number of inhabitants in the question, smaller towns are no cities; where there are few so large, as in
 * Maine, the next number counts. */
export const usualCities = [100_000, 50_000, 20_000, 5_000, 1_000] as const;
/** Of more cities than are answered, as of half the world, the larger ones are. */
export const largerCities = [200_000, 500_000, 1_000_000] as const;
/** Inhabitants from which the nearest town is looked for. */
export const nearbyTowns = 20_000;
const enoughCities = 6;

/** How many cities of a size are enough for no smaller ones to be asked for.
 * @param within  kind of what they lie in: a smaller town in a city is a part of it more often than not */
export const enoughTowns = (within: PlaceKind | undefined): number => (within === 'city' ? 1 : enoughCities);

/** Whether the members come in the order of a rank. */
export const isMostPopulous = (rank: SetRank | undefined): boolean =>
  rank?.by === 'population' && rank.order === 'most';

/** Whether a set of cities says nothing of how large they are. */
export const isUnboundedCity = ({ kind, where, rank }: PlaceSet) =>
  kind === 'city' && !rank && leastPopulation(where ?? []) === undefined && nameOfAll(where) === undefined;

/** The least number of inhabitants that the conditions let through. */
export function leastPopulation(where: readonly SetCondition[]): number | undefined {
  for (const condition of where) {
    if (condition.type !== 'Measured' || condition.by !== 'population') continue;
    return condition.least ?? 1;
  }
  return undefined;
}
