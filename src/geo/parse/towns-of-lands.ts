import { fold } from '../domain/fold.ts';
import type { SpatialQuery } from '../domain/query.ts';
import type { NameSource } from './name-source.ts';
import { qualify } from './spatial/place.ts';

/** "100 km de Rosario argentina": what of a town lies in its country is the town. */
export function townsOfLands<T>(value: T, names: NameSource): T {
  if (Array.isArray(value)) return value.map((each) => townsOfLands(each, names)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { type, of } = value as { readonly type?: unknown; readonly of?: unknown };
  if (type === 'Intersection' && Array.isArray(of) && of.length === 2) {
    const [town, land] = of as [SpatialQuery, SpatialQuery];
    const isTown = town.type === 'NamedPlace' && names.isUsually?.(fold(town.name), 'city') === true;
    const isLand = land.type === 'NamedPlace' && names.isCountry?.(land.name) === true;
    const one = isTown && isLand ? qualify(town, land, names) : undefined;
    if (one) return one as T;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, townsOfLands(each, names)]),
  ) as T;
}
