/** A tree as an English phrase that parses back to it; anything but a place is put in parentheses. */

import type { SpatialQuery } from '../domain/query.ts';

export function printQuery(query: SpatialQuery): string {
  switch (query.type) {
    case 'NamedPlace':
      return [query.name, ...(query.within ?? [])].join(', ');
    case 'Buffer':
      return `within ${query.distance.value} ${query.distance.unit} of ${operand(query.of)}`;
    case 'Union':
      return query.of.map(operand).join(' and ');
    case 'Intersection':
      return `overlap of ${query.of.map(operand).join(' and ')}`;
    case 'Difference':
      return `${operand(query.from)} except ${operand(query.minus)}`;
    case 'Directional':
      return `${query.direction} of ${operand(query.of)}`;
    case 'DirectionalSubset':
      return `${query.direction}ern ${operand(query.of)}`;
    case 'CoastOf':
      return `coast of ${operand(query.of)}`;
    case 'OffTheCoastOf':
      return `${query.distance.value} ${query.distance.unit} off the coast of ${operand(query.of)}`;
    case 'BorderOf':
      return `border of ${operand(query.of)}`;
    case 'BorderBetween':
      return `border between ${operand(query.a)} and ${operand(query.b)}`;
    case 'Between':
      return `${query.halfway ? 'halfway ' : ''}between ${operand(query.a)} and ${operand(query.b)}`;
  }
}

function operand(query: SpatialQuery): string {
  return query.type === 'NamedPlace' ? printQuery(query) : `(${printQuery(query)})`;
}
