/** "강원도 동해안 도시": towns on a coast lie in no line but in the land, by its sea. */

import { fold } from '../../domain/fold.ts';
import type { PlaceSet, SpatialQuery } from '../../domain/query.ts';
import type { NameSource } from '../name-source.ts';
import { where } from './sets.ts';

/** How near a town lies that is said to be on a side's coast. */
const nearKm = 10;

/** @returns undefined for other sets than towns, and for what is no coast of a land */
export function townsAshore(set: SpatialQuery, coast: SpatialQuery, names: NameSource): PlaceSet | undefined {
  if (set.type !== 'PlaceSet' || set.kind !== 'city' || coast.type !== 'CoastOf') return undefined;
  const side = coast.of.type === 'DirectionalSubset' ? coast.of : undefined;
  const land = side?.of ?? coast.of;
  if (land.type !== 'NamedPlace' || names.isLand?.(fold(land.name)) !== true) return undefined;
  const inside = where(set, { type: 'In', of: land })!;
  if (!side) return where(inside, { type: 'Shore', is: 'coastal' });
  const near: SpatialQuery = { type: 'Buffer', of: coast, distance: { value: nearKm, unit: 'km' } };
  return where(inside, { type: 'In', of: near });
}
