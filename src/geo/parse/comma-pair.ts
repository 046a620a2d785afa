/** “Paris, Texas”, “Sahara, Algeria”, “France, Paris” and nothing else: who puts a comma between a country and a place
 * says where the place lies, and lists no two places. */

import type { SpatialQuery } from '../domain/query.ts';
import type { NameSource } from './name-source.ts';
import { qualify } from './spatial/place.ts';

/** A kind before the name of a land: “штат Техас” is read as “state Техас”. */
const kind = /^(?:state|province|country|region) /;

/** @returns the place in the country, or what of it lies there; the same tree for other texts */
export function readCommaPair(query: SpatialQuery, text: string, names: NameSource): SpatialQuery {
  if (query.type !== 'Union' || query.of.length !== 2) return query;
  const [first, second] = query.of as [SpatialQuery, SpatialQuery];
  if (first.type !== 'NamedPlace' || second.type !== 'NamedPlace' || second.within) return query;
  const [before, after, more] = text.split(/[,،、]/u).map(countWords);
  // Other words say how the two belong together.
  if (more !== undefined || before !== countWords(first.name) || after !== countWords(second.name))
    return query;
  const land = { ...second, name: second.name.replace(kind, '') };
  const isLand = land.name !== second.name || isCountry(land.name, names);
  if (isLand === isCountry(first.name, names)) return query;
  const [place, around] = isLand ? [first, land] : [second, first];
  return qualify(place, around, names) ?? { type: 'Intersection', of: [place, around] };
}

const isCountry = (name: string, names: NameSource) => names.isCountry?.(name) === true;

const countWords = (text: string) => text.split(/[\s-]+/u).filter((word) => word !== '').length;
