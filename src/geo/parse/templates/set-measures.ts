/** Sets by how large, long, high or populous their members are. */

import { type SetKind, type SpatialQuery, toMetres } from '../../domain/query.ts';
import { heights, lands, measured, where } from './sets.ts';
import { Refused, type Slots } from './slots.ts';

/** Kinds of which none lies in a city. */
export const towns: ReadonlySet<SetKind> = new Set(['city', 'capital', 'division_capital']);

export function ofArea({ s, l }: Slots['trees'], bound: { least: number } | { most: number }) {
  const set = measured(s!, 'area', bound);
  return set && l ? where(set, { type: 'In', of: l }) : set;
}

/** Between two amounts of a measure. "300 to 600 thousand" are thousands both. */
export function between(
  { number, second, secondScale = 1, trees }: Slots,
  by: 'population' | 'area',
): SpatialQuery | Refused | undefined {
  const scaled = number! < 1000 && number! * secondScale < second!;
  const least = scaled ? number! * secondScale : number!;
  if (least >= second!) return new Refused('the second amount must be the larger one');
  const set = measured(trees.s!, by, { least, most: second! });
  return set && trees.l ? where(set, { type: 'In', of: trees.l }) : set;
}

/** Inhabitants that a town or land is told by at least. */
const fewestPeople = 1000;

/** By population, or by length where a distance is given; mountains by their height in metres. */
export function bounded(slots: Slots, end: 'least' | 'most'): SpatialQuery | Refused | undefined {
  const { number, distance, trees } = slots;
  const s = trees.s!;
  const bound = (value: number) => (end === 'least' ? { least: value } : { most: value });
  const isHeight = s.type === 'PlaceSet' && heights.has(s.kind);
  // "Cities more than 200 km from Vienna" have no length.
  if (distance && s.type === 'PlaceSet' && (towns.has(s.kind) || lands.has(s.kind))) return undefined;
  const metres = distance ? toMetres(distance) : number!;
  // "Türkiye'nin 2. büyük şehri": so few people are none that anybody asks for.
  const hasPeople = s.type === 'PlaceSet' && (towns.has(s.kind) || lands.has(s.kind));
  if (!distance && hasPeople && number! < fewestPeople) return undefined;
  const set = isHeight
    ? measured(s, 'elevation', bound(metres))
    : number !== undefined
      ? measured(s, 'population', bound(number))
      : measured(s, 'length', bound(metres / 1000));
  return set && trees.l ? where(set, { type: 'In', of: trees.l }) : set;
}
