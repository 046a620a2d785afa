/** What a name is beside the place that it is known for: the river that a city lies on bears its name, too. */

import { fold } from '../../domain/fold.ts';
import type { NamedPlace, SpatialQuery } from '../../domain/query.ts';
import type { NameSource } from '../name-source.ts';

export const isUsually = (name: string, noun: string, names: NameSource): boolean =>
  names.isUsually?.(fold(name), noun) === true;

export const isRiver = (name: string, names: NameSource): boolean =>
  names.isA?.(fold(name), 'river') === true;

/** The place where it is a river and no land. */
export const onlyRiver = (of: SpatialQuery, names: NameSource): SpatialQuery | undefined =>
  of.type === 'NamedPlace' &&
  names.isLand?.(of.name) !== true &&
  (isRiver(of.name, names) || of.name.startsWith('river '))
    ? of
    : undefined;

/** The river that bears the name of a city. */
export function riverOf(of: SpatialQuery, names: NameSource): SpatialQuery | undefined {
  if (of.type !== 'NamedPlace' || of.within) return undefined;
  const name = fold(of.name);
  if (names.isUsually?.(name, 'city') !== true || !isRiver(name, names)) return undefined;
  return { type: 'NamedPlace', name: `river ${of.name}` };
}

/** The river that bears the name of a land that is no country. */
export const riverBesideLand = (of: NamedPlace, names: NameSource): SpatialQuery | undefined =>
  of.within || names.isCountry?.(of.name) === true || !isRiver(of.name, names)
    ? undefined
    : { type: 'NamedPlace', name: `river ${of.name}` };
