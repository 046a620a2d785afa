/** “Paris, Texas”, “Sahara, Algeria”, “France, Paris” and nothing else: who puts a comma between a country and a place
 * says where the place lies, and lists no two places. */

import type { NamedPlace, SpatialQuery } from '../domain/query.ts';
import type { NameSource } from './name-source.ts';
import { qualify } from './spatial/place.ts';

/** A kind before the name of a land: “штат Техас” is read as “state Техас”. */
const kind = /^(?:state|province|country|region) /;

/** “New Zealand, South Island only”: the second is what is meant of the first. */
const only = /^\s*(?:only|just|nur)\s|\s(?:only|alone)\s*$/iu;

/** @returns the place in the country, or what of it lies there; the same tree for other texts */
export function readCommaPair(query: SpatialQuery, text: string, names: NameSource): SpatialQuery {
  const pair = commaPair(query, text);
  if (!pair) return query;
  const { first, second, narrowed } = pair;
  if (narrowed) return qualify(second, first, names) ?? { type: 'Intersection', of: [second, first] };
  const land = { ...second, name: second.name.replace(kind, '') };
  const isLand = land.name !== second.name || isCountry(land.name, names);
  if (isLand === isCountry(first.name, names)) return query;
  const [place, around] = isLand ? [first, land] : [second, first];
  return qualify(place, around, names) ?? { type: 'Intersection', of: [place, around] };
}

/** The two names of a text that has nothing but them and the comma between; undefined for others. */
export function commaPair(
  query: SpatialQuery,
  text: string,
): { first: NamedPlace; second: NamedPlace; narrowed: boolean } | undefined {
  if (query.type !== 'Union' || query.of.length !== 2) return undefined;
  const [first, second] = query.of as [SpatialQuery, SpatialQuery];
  if (first.type !== 'NamedPlace' || second.type !== 'NamedPlace' || second.within) return undefined;
  const [head, tail, more] = text.split(/[,،、]/u) as [string, string?, string?];
  const said = tail?.replace(only, ' ') ?? '';
  // Other words say how the two belong together.
  if (more !== undefined || !isAllOf(head, first.name) || !isAllOf(said, second.name)) return undefined;
  return { first, second, narrowed: said !== tail };
}

const isCountry = (name: string, names: NameSource) => names.isCountry?.(name) === true;

/** Whether a text has no other words than a name and its article. */
const isAllOf = (text: string, name: string) => countWords(text.replace(article, '')) === countWords(name);

const article = /^\s*the\s/iu;

const countWords = (text: string) => text.split(/[\s-]+/u).filter((word) => word !== '').length;
