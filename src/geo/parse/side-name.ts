/** "Sud Italia": the side of a country in a language whose word for it is the name of a region somewhere else, too. */

import { fold } from '../domain/fold.ts';
import type { Direction, SpatialQuery } from '../domain/query.ts';
import type { NameSource } from './name-source.ts';

const sides: Readonly<Record<string, Direction>> = { nord: 'north', sud: 'south', est: 'east' };

/** @returns the side of the country where the text is nothing but the two names; the same tree for others */
export function readSideName(query: SpatialQuery, text: string, names: NameSource): SpatialQuery {
  if (query.type !== 'Intersection' || query.of.length !== 2) return query;
  const [first, second] = query.of as [SpatialQuery, SpatialQuery];
  if (first.type !== 'NamedPlace' || second.type !== 'NamedPlace' || first.within || second.within)
    return query;
  const direction = sides[fold(first.name)];
  const isAll = text.trim().split(/\s+/u).join(' ') === `${first.name} ${second.name}`;
  if (!direction || !isAll || names.isCountry?.(second.name) !== true) return query;
  return { type: 'DirectionalSubset', direction, of: second };
}
