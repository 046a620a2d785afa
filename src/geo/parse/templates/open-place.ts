/** Trees with a place left open, which what stands before them takes. */

import type { SpatialQuery } from '../../domain/query.ts';

/** What a narrowing leaves open: "within 20 km of the coast" behind a place means that place's coast. */
export const openPlace: SpatialQuery = Object.freeze({ type: 'NamedPlace', name: '' });

/** A tree with its open places taken by another tree. */
export function close(query: SpatialQuery, by: SpatialQuery): SpatialQuery {
  const closed = (value: unknown): unknown => {
    if (value === openPlace) return by;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(closed);
    if (!isOpen(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closed(part)]));
  };
  return isOpen(query) ? (closed(query) as SpatialQuery) : query;
}

export function isOpen(value: unknown): boolean {
  if (value === openPlace) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(isOpen);
}
