/** What is asked of a place that must be a river: its course, its ends, its banks. */

import { fold } from '../../domain/fold.ts';
import type { SpatialQuery } from '../../domain/query.ts';
import type { NameSource } from '../name-source.ts';
import type { OfRiver } from './frames.ts';
import { operand, Refused, type Slots } from './slots.ts';

/** Only rivers flow: "где протекает Днепр" is not the city of that name. */
export function river(slots: Slots, names: NameSource): SpatialQuery | Refused | undefined {
  const place = operand(slots);
  if (place.type !== 'NamedPlace') return undefined;
  if (kindWords.test(place.name)) return place;
  if (names.isA?.(fold(place.name), 'river') === false)
    return new Refused(`"${place.name}" is not a river known here, and only rivers flow`);
  return { ...place, name: `river ${place.name}` };
}

/** What a verb that only rivers have asks of a place. */
export function ofRiver(
  asks: OfRiver,
  place: SpatialQuery,
  names: NameSource,
): SpatialQuery | Refused | undefined {
  const slots: Slots = { trees: { p: place } };
  return asks === 'course' ? river(slots, names) : riverEnd(asks, slots, names);
}

const kindWords = /^(?:river|lake) /;

type FromRiver = (of: SpatialQuery) => SpatialQuery;

function withRiver(slots: Slots, names: NameSource, build: FromRiver) {
  const of = river(slots, names);
  return of === undefined || of instanceof Refused ? of : build(of);
}

export const riverEnd = (end: 'source' | 'mouth', slots: Slots, names: NameSource) =>
  withRiver(slots, names, (of) => ({ type: 'RiverEnd', end, of }));

export const bank = (side: 'left' | 'right', slots: Slots, names: NameSource) =>
  withRiver(slots, names, (of) => ({ type: 'Bank', side, of }));

export const reach = (way: 'upstream' | 'downstream', slots: Slots, names: NameSource) =>
  onTheMap(way, slots, names) ??
  withRiver(slots, names, (of) => ({ type: 'Reach', way, of, from: slots.trees.b! }));

/** "Włochy poniżej Rzymu": a country has no stream, and what is above and below there is so on the map. */
function onTheMap(
  way: 'upstream' | 'downstream',
  { trees: { a, b } }: Slots,
  names: NameSource,
): SpatialQuery | undefined {
  if (a?.type !== 'NamedPlace' || !b || names.isCountry?.(fold(a.name)) !== true) return undefined;
  // Above a mountain is higher than it.
  if (b.type === 'NamedPlace' && heights.some((noun) => names.isA?.(fold(b.name), noun) === true))
    return undefined;
  const beyond: SpatialQuery = {
    type: 'Directional',
    direction: way === 'upstream' ? 'north' : 'south',
    of: b,
  };
  return { type: 'Intersection', of: [a, beyond] };
}

const heights = ['mountain', 'peak', 'volcano'];
