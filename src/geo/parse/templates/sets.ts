/** Sets of places that patterns speak of: conditions and ranks put onto a kind. */

import {
  type Direction,
  divisionNames,
  type Measure,
  type PlaceSet,
  type SetCondition,
  type SetRank,
  type SpatialQuery,
} from '../../domain/query.ts';
import type { SetNoun } from './table.ts';

const divisions: ReadonlySet<string> = new Set(divisionNames);

/** All places of a kind. */
export const setOf = (noun: SetNoun): PlaceSet =>
  divisions.has(noun) && noun !== 'territory'
    ? { type: 'PlaceSet', kind: 'division', called: noun as (typeof divisionNames)[number] }
    : ({ type: 'PlaceSet', kind: noun } as PlaceSet);

/** The set with one condition more; undefined for what is no set. */
export function where(set: SpatialQuery, condition: SetCondition): PlaceSet | undefined {
  if (set.type !== 'PlaceSet') return undefined;
  return { ...set, where: [...(set.where ?? []), condition] };
}

/** What is meant by the largest of a kind: rivers by length, cities by inhabitants, all else by area. */
const sizeOf = ({ kind }: PlaceSet): Measure =>
  kind === 'river' || kind === 'canal'
    ? 'length'
    : kind === 'city' || kind === 'capital'
      ? 'population'
      : 'area';

/** The first of a set by a measure.
 * @param take  how many; default 1 */
export function ranked(
  set: SpatialQuery,
  by: Measure | 'size',
  order: SetRank['order'],
  take: number | undefined,
): PlaceSet | undefined {
  if (set.type !== 'PlaceSet' || set.rank) return undefined;
  return {
    ...set,
    rank: { by: by === 'size' ? sizeOf(set) : by, order, ...(take !== undefined && take > 1 && { take }) },
  };
}

/** The northernmost and the like; undefined between the cardinal directions. */
export function farthest(
  set: SpatialQuery,
  direction: Direction,
  take: number | undefined,
): PlaceSet | undefined {
  const by = direction === 'north' || direction === 'south' ? 'latitude' : 'longitude';
  if (direction.length > 5) return undefined;
  return ranked(set, by, direction === 'north' || direction === 'east' ? 'most' : 'least', take);
}
