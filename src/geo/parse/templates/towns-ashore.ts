/** "강원도 동해안 도시": towns on a coast lie in no line but in the land, by its sea. */

import { fold } from '../../domain/fold.ts';
import type { PlaceSet, SetCondition, SpatialQuery } from '../../domain/query.ts';
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

/** "बंगाल की खाड़ी के तटीय राज्य": what is coastal by a sea lies on it. */
export function coastalOn(set: SpatialQuery, of: SpatialQuery, names: NameSource): SpatialQuery | undefined {
  if (set.type !== 'PlaceSet' || set.rank || of.type !== 'NamedPlace') return undefined;
  const isCoastal = (one: SetCondition) => one.type === 'Shore' && one.is === 'coastal';
  if (!set.where?.some(isCoastal) || !waters.some((noun) => names.isUsually?.(fold(of.name), noun)))
    return undefined;
  return { ...set, where: [...set.where.filter((one) => !isCoastal(one)), { type: 'On', of }] };
}

/** Kinds of seas. */
export const waters = ['sea', 'ocean', 'gulf', 'bay'];
