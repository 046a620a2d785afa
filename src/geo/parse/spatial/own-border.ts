/** "Capitals near a border": that of the country which each of them lies in. */

import type { BorderOf, SpatialQuery } from '../../domain/query.ts';

/** The border of no land in particular. */
export const anyBorder: BorderOf = { type: 'BorderOf', of: { type: 'PlaceSet', kind: 'country' } };

export const isCapitals = (query: SpatialQuery): boolean =>
  query.type === 'PlaceSet' && query.kind === 'capital';

/** Whether each of a set lies in one country. */
export const isTowns = (query: SpatialQuery): boolean =>
  query.type === 'PlaceSet' && (query.kind === 'city' || query.kind === 'capital');
