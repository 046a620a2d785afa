/** Trees with a place left open, which what stands before them takes. */

import type { BorderOf, CoastOf, SpatialQuery } from '../../domain/query.ts';
import { anyBorder, isCapitals, isTowns } from '../spatial/own-border.ts';
import { landOf } from '../spatial/parts.ts';

/** What a narrowing leaves open: "within 20 km of the coast" behind a place means that place's coast. */
export const openPlace: SpatialQuery = Object.freeze({ type: 'NamedPlace', name: '' });

/** A tree with its open places taken by another tree. The border and the coast that a set of places lies near are those
 * of the land that it lies in: "città italiane vicino al confine". */
export function close(query: SpatialQuery, by: SpatialQuery): SpatialQuery {
  const closed = (value: unknown): unknown => {
    if (value === openPlace) return by;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(closed);
    if (!isOpen(value)) return value;
    if (isEdge(value)) return edgeOf(value, by);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closed(part)]));
  };
  return isOpen(query) ? (closed(query) as SpatialQuery) : query;
}

/** "Capitali vicino alla costa" asks for any coast. */
function edgeOf(edge: BorderOf | CoastOf, by: SpatialQuery): SpatialQuery {
  const of = landOf(by);
  if (edge.type === 'CoastOf') return of.type === 'PlaceSet' ? { type: 'Sea' } : { ...edge, of };
  return isTowns(by) && (of.type === 'PlaceSet' || isCapitals(by)) ? anyBorder : { ...edge, of };
}

/** Whether a tree asks for the border of a set of places, which says of no land which border is meant. */
export function hasNoOwner(query: SpatialQuery, by: SpatialQuery): boolean {
  const asks = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    ((isEdge(value) && value.type === 'BorderOf') || Object.values(value).some(asks));
  return landOf(by).type === 'PlaceSet' && !isTowns(by) && asks(query);
}

const isEdge = (value: object): value is BorderOf | CoastOf =>
  'type' in value &&
  (value.type === 'BorderOf' || value.type === 'CoastOf') &&
  (value as { of?: unknown }).of === openPlace;

export function isOpen(value: unknown): boolean {
  if (value === openPlace) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(isOpen);
}
