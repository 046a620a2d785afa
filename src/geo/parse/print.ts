/** A tree as an English phrase that parses back to it; anything but a place is put in parentheses. */

import type { Distance, Share, SpatialQuery } from '../domain/query.ts';
import { printLatitude, printLongitude } from './grid/angle.ts';
import { printSet } from './sets/print-set.ts';

export function printQuery(query: SpatialQuery): string {
  switch (query.type) {
    case 'NamedPlace':
      return [query.name, ...(query.within ?? [])].join(', ');
    case 'Position':
      return printPoint(query.lon, query.lat);
    case 'Parallel':
      return query.name ?? printLatitude(query.lat);
    case 'Meridian':
      return query.name ?? printLongitude(query.lon);
    case 'GridBox':
      return (
        query.name ??
        `box from ${printPoint(query.west, query.south)} to ${printPoint(query.east, query.north)}`
      );
    case 'Rectangle':
      return `${length(query.width)} by ${length(query.height)} around ${operand(query.of)}`;
    case 'PlaceSet':
      return printSet(query, operand);
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
      if (query.depth) return `${query.direction}ernmost ${length(query.depth)} of ${operand(query.of)}`;
      if (query.tip) return `${query.direction}ern tip of ${operand(query.of)}`;
      return query.share
        ? `${query.direction}ern ${printShare(query.share)} of ${operand(query.of)}`
        : `${query.direction}ern ${operand(query.of)}`;
    case 'Sea':
      return query.water ? 'open water' : 'the sea';
    case 'Land':
      return 'land';
    case 'Bounds':
      return `bounding box of ${operand(query.of)}`;
    case 'FacingCoast':
      return `coast of ${operand(query.of)} facing ${operand(query.to)}`;
    case 'Closer':
      return `closer to ${operand(query.to)} than to ${operand(query.than)}`;
    case 'NearestShare':
      return `${printShare(query.share)} of ${operand(query.of)} closest to ${operand(query.to)}`;
    case 'Middle':
      return query.share
        ? `middle ${printShare(query.share)} of ${operand(query.of)}`
        : `middle of ${operand(query.of)}`;
    case 'Interior':
      return `interior of ${operand(query.of)}`;
    case 'Near':
      return query.zone === 'near' ? `near ${operand(query.of)}` : `${query.zone} of ${operand(query.of)}`;
    case 'Offset':
      return `${length(query.distance)} ${query.direction} of ${operand(query.of)}`;
    case 'Bank':
      return `${query.side} bank of ${operand(query.of)}`;
    case 'Reach':
      return `${operand(query.of)} ${query.way} of ${operand(query.from)}`;
    case 'Outermost':
      return `${query.direction}ernmost point of ${operand(query.of)}`;
    case 'RiverEnd':
      return `${query.end} of ${operand(query.of)}`;
    case 'BetweenAll':
      return `between ${query.of.slice(0, -1).map(operand).join(', ')}, and ${operand(query.of.at(-1)!)}`;
    case 'MeetingPoint':
      return `where ${query.of.map(operand).join(' and ')} meet`;
    case 'Parts':
      return query.which === 'overseas'
        ? `overseas parts of ${operand(query.of)}`
        : `${query.which === 'home' ? 'metropolitan' : 'mainland'} ${operand(query.of)}`;
    case 'CoastOf':
      return `coast of ${operand(query.of)}`;
    case 'OffTheCoastOf':
      return `${query.distance.value} ${query.distance.unit} off the coast of ${operand(query.of)}`;
    case 'BorderOf':
      return `${query.whole ? 'outline' : 'border'} of ${operand(query.of)}`;
    case 'BorderBetween':
      return `border between ${operand(query.a)} and ${operand(query.b)}`;
    case 'Line':
      return `line from ${operand(query.a)} to ${operand(query.b)}`;
    case 'Between':
      return `${query.halfway ? 'halfway ' : ''}between ${operand(query.a)} and ${operand(query.b)}`;
  }
}

const printPoint = (lon: number, lat: number) => `${printLatitude(lat)} ${printLongitude(lon)}`;
const printShare = ([parts, of]: Share) => (2 * parts === of ? 'half' : `${parts}/${of}`);
const length = ({ value, unit }: Distance) => `${value} ${unit}`;
const simple: ReadonlySet<SpatialQuery['type']> = new Set(['NamedPlace', 'Position', 'Parallel', 'Meridian']);

function operand(query: SpatialQuery): string {
  return simple.has(query.type) ? printQuery(query) : `(${printQuery(query)})`;
}
