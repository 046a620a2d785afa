/** Sides of places that stand beside others: both held at once, or a cut through a land. */

import type { Direction, SpatialQuery } from '../../domain/query.ts';
import type { NameSource } from '../name-source.ts';

/** "East of A and north of B" is where both hold, and so is "C north of A and east of B". In languages that say "the east of
 * A" for both, the sides of two towns are what lies beyond them.
 * @returns undefined for what is listed */
export function heldBoth(
  u: SpatialQuery,
  v: SpatialQuery,
  names: NameSource,
  made: WeakSet<object>,
): SpatialQuery[] | undefined {
  const [one, other] = [beyondTown(u, names), beyondTown(v, names)];
  if (!other) return one && isCut(v, made) ? [one, v] : undefined;
  if (one) return [one, other];
  return isCut(u, made) ? [u, other] : undefined;
}

/** Sides of lands by a word that says what lies beyond other places: 側, 쪽. */
const landSides = new WeakSet<SpatialQuery>();

export const isLandSide = (query: SpatialQuery): boolean => landSides.has(query);

/** "福岡県の東側" is a part of it, while "ロワール川の南側" lies beyond it.
 * @returns undefined for what is no land */
export function landSide(
  of: SpatialQuery,
  direction: Direction,
  names: NameSource,
): SpatialQuery | undefined {
  if (of.type !== 'NamedPlace' || names.isLand?.(of.name.replace(divisionNoun, '')) !== true)
    return undefined;
  const side: SpatialQuery = { type: 'DirectionalSubset', direction, of };
  landSides.add(side);
  return side;
}

/** What stands before the name of a part of a country that is written with its kind. */
export const divisionNoun = /^(?:state|province|canton) /;

/** "The part of Spain that stays in the south of Madrid" is no part of the town. */
export function sideFor(land: SpatialQuery, side: SpatialQuery, names: NameSource): SpatialQuery {
  if (side.type !== 'DirectionalSubset' || land.type !== 'NamedPlace') return side;
  return (names.isLand?.(land.name) === true ? beyondTown(side, names) : undefined) ?? side;
}

export const togetherNote = 'directions joined by "and" are read as both at once';

const isCut = (query: SpatialQuery, made: WeakSet<object>): boolean =>
  query.type === 'Intersection' && made.has(query) && query.of.some(({ type }) => type === 'Directional');

function beyondTown(side: SpatialQuery, names: NameSource): SpatialQuery | undefined {
  if (side.type === 'Directional') return side;
  if (side.type !== 'DirectionalSubset' || side.share || side.of.type !== 'NamedPlace') return undefined;
  if (names.isLand?.(side.of.name) !== false) return undefined;
  return { type: 'Directional', direction: side.direction, of: side.of };
}
