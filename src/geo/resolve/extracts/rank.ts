/** Features in the order of a measure: the highest, the longest, the oldest. */

import type { OsmFeature } from '../../domain/map-store.ts';
import { numberIn } from '../../domain/tag-filter.ts';
import type { Tags } from '../../domain/tags.ts';
import { geodesicArea } from '../../geometry/area.ts';
import type { Order, OrderBy } from '../../parse/map/superlatives.ts';
import { insideOf, isArea } from './extent.ts';
import { lengthOf } from './filtered.ts';

/** What a feature was ranked by. */
export interface Measure {
  readonly by: OrderBy;
  readonly value: number;
  /** `m`, `m2`, `year`, `degrees`, or what is counted: `floors`, `rooms`, `places`, `people`. */
  readonly unit: string;
}

const units: Readonly<Record<OrderBy, string>> = {
  height: 'm',
  area: 'm2',
  length: 'm',
  age: 'year',
  levels: 'floors',
  rooms: 'rooms',
  capacity: 'places',
  population: 'people',
  width: 'm',
  north: 'degrees',
  east: 'degrees',
};
const lacking: Readonly<Record<OrderBy, string>> = {
  height: 'a height',
  area: 'an area',
  length: 'a length',
  age: 'a year of building',
  levels: 'a number of floors',
  rooms: 'a number of rooms',
  capacity: 'a capacity',
  population: 'a population',
  width: 'a width',
  north: 'a position',
  east: 'a position',
};

const startDates = ['start_date', 'year_of_construction', 'building:year'];
const isBuilt = (tags: Tags) => tags.building !== undefined || tags.man_made !== undefined;

function valueBy({ tags, geometry }: OsmFeature, by: OrderBy): number {
  switch (by) {
    case 'height':
      return numberIn(tags, isBuilt(tags) ? ['height', 'building:height'] : ['ele', 'height'], 'metres');
    case 'area':
      return isArea(geometry) ? geodesicArea(geometry) : Number.NaN;
    case 'length':
      return lengthOf(geometry);
    case 'age':
      return numberIn(tags, startDates, 'year');
    case 'levels':
      return numberIn(tags, ['building:levels'], 'count');
    case 'rooms':
      return numberIn(tags, ['rooms'], 'count');
    case 'capacity':
      return numberIn(tags, ['capacity', 'seats'], 'count');
    case 'population':
      return numberIn(tags, ['population'], 'count');
    case 'width':
      return numberIn(tags, ['width', 'est_width'], 'metres');
    case 'north':
      return insideOf(geometry)[1]!;
    case 'east':
      return insideOf(geometry)[0]!;
  }
}

/** Decimetres, and a ten-thousandth of a degree for positions. */
const rounded = (value: number, by: OrderBy): number => {
  const parts = by === 'north' || by === 'east' ? 1e4 : 10;
  return Math.round(value * parts) / parts;
};

export interface Ranked<T> {
  /** Groups in order: the pieces of a street or a river are one. */
  readonly groups: readonly { readonly members: readonly T[]; readonly measure: Measure }[];
  readonly notes: readonly string[];
}

/** By a measure; what has none is left out, and the notes say how many. */
export function rank<T extends { readonly feature: OsmFeature }>(
  found: readonly T[],
  { by, descending }: Order,
): Ranked<T> {
  const groups = new Map<string, { members: T[]; value: number }>();
  const notes: string[] = [];
  let without = 0;
  for (const one of found) {
    const { id, tags } = one.feature;
    const value = valueBy(one.feature, by);
    if (Number.isNaN(value)) {
      without++;
      continue;
    }
    const name = by === 'length' ? (tags.name ?? id) : id;
    const group = groups.get(name);
    if (group) {
      group.members.push(one);
      group.value += value;
    } else groups.set(name, { members: [one], value });
  }
  if (without > 0) notes.push(`${without} features without ${lacking[by]} on the map were left out`);
  if ([...groups.values()].some(({ members }) => members.length > 1))
    notes.push('pieces of one name are measured as one, as far as the map was searched');
  const sign = descending ? -1 : 1;
  const ordered = [...groups.values()].sort(
    (a, b) => sign * (a.value - b.value) || (a.members[0]!.feature.id < b.members[0]!.feature.id ? -1 : 1),
  );
  return {
    groups: ordered.map(({ members, value }) => ({
      members,
      measure: { by, value: rounded(value, by), unit: units[by] },
    })),
    notes,
  };
}
