/** “Italy and the countries that border it”: the place itself and what is said of it. A reader that knows what “it” stands for
 * finds the set, and has nothing left for the name before the “and”. */

import { fold } from '../domain/fold.ts';
import type { SpatialQuery } from '../domain/query.ts';
import type { NameSource } from './name-source.ts';

/** A place at the beginning, and what joins the rest to it, in the languages that are read. Where the same word says “with”, as in
 * “ドイツと国境を接する国”, what follows has to speak of the place. */
const joined =
  /^(?:the |die |der |das |la |le |les |el |il |lo |l'|l’|het |de |o |a |os |as )?([^,;:!?\d]{2,40}?)(?: (?:and|plus|und|et|y|e|ed|i|oraz|и|і|та|en|och|ve|dan|और|along with|together with|as well as) | و(?=\p{L})|[和与](?=其|它|邻国|周边)|及其|と(?=その)|[와과] (?=그 |이웃))/iu;

/** The set with the place before it; the same tree for other texts. */
export function withPlaceItself(query: SpatialQuery, text: string, names: NameSource): SpatialQuery {
  if (query.type !== 'PlaceSet' || query.rank || query.count || query.where?.length !== 1) return query;
  const [condition] = query.where;
  if (condition!.type !== 'Bordering' || condition!.of.type !== 'NamedPlace') return query;
  const name = joined.exec(text.trim())?.[1];
  const place = condition!.of;
  if (name === undefined || names.isAdjective(name) || !names.knows(fold(name), false)) return query;
  const rest = fold(text.trim().slice(name.length + 1));
  return rest.includes(fold(place.name)) ? query : { type: 'Union', of: [place, query] };
}
