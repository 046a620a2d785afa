/** Adjectives of lands in a tree, by the lands: "italiennes" is Italy. */

import { spokenOf } from './language/demonyms.ts';
import { groupCalled } from './language/group-names.ts';
import type { NameSource } from './name-source.ts';

/** "italiennes" is Italy, unless a land is called so; "Golfstaaten" are the Gulf states. "La frontera portuguesa" is that of no
 * state of Venezuela.
 * @param ofCountries  whether it says which countries or capitals are meant
 * @param isBorder     whether it says whose border is meant
 * @param isOfSet      whether it says which members of a set are: "ciudades españolas" are in Spain, not on Hispaniola */
export function withoutDemonyms<T>(
  value: T,
  names: NameSource,
  ofCountries = false,
  isBorder = false,
  isOfSet = false,
): T {
  if (Array.isArray(value))
    return value.map((each) => withoutDemonyms(each, names, ofCountries, false, isOfSet)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { type, name, kind, within } = value as Partial<Record<'type' | 'name' | 'kind' | 'within', unknown>>;
  if (type === 'NamedPlace' && typeof name === 'string') {
    const place = spokenOf(name, ofCountries);
    if (place === undefined || within !== undefined) return value;
    const isSaid = (isBorder || isOfSet) && name === name.toLowerCase();
    const isLand = !isSaid && groupCalled(name) === undefined && names.isLand?.(name);
    return isLand ? value : { ...value, name: place };
  }
  const inside = type === 'PlaceSet' ? membersAre.has(kind) : ofCountries;
  const border = type === 'BorderOf' || (isBorder && type === 'DirectionalSubset');
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      withoutDemonyms(each, names, inside, border, key === 'where' || (isOfSet && key === 'of')),
    ]),
  ) as T;
}

/** Kinds of members that a group of countries has; "Länder" are divisions, too. */
const membersAre: ReadonlySet<unknown> = new Set(['country', 'capital', 'division']);
