/** "Lakes in Ontario, Canada": a place of a set, and behind a comma the one that tells it. */

import { fold } from '../../domain/fold.ts';
import type { SpatialQuery } from '../../domain/query.ts';
import type { NameSource } from '../name-source.ts';
import { qualify } from '../spatial/place.ts';
import { isStateAndCountry } from '../us-states.ts';

/** A land that is so much less known than another is told by it; of two alike both are meant. */
const muchLess = 0.1;

/** The place with the one that it lies in; undefined for two in a row, as in "Texas, Oklahoma", whatever town or county of
 * Oklahoma may be called Texas. */
export function toldByComma(
  place: SpatialQuery,
  around: SpatialQuery,
  names: NameSource,
): SpatialQuery | undefined {
  if (place.type !== 'NamedPlace' || around.type !== 'NamedPlace') return undefined;
  const isCountry = (name: string) => names.isCountry?.(name) === true;
  const isState = isStateAndCountry(place.name, (state) => names.liesIn(state, fold(around.name)));
  if (isState) return { ...place, within: [...(place.within ?? []), around.name] };
  if (isCountry(place.name) && !place.within) return undefined;
  const fame = (name: string) => names.fame?.(fold(name)) ?? 0;
  const isPeer =
    names.isLand?.(place.name) === true &&
    !isCountry(around.name) &&
    fame(place.name) > fame(around.name) - muchLess;
  return isPeer ? undefined : qualify(place, around, names);
}
