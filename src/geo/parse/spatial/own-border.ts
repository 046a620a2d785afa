/** "Capitals near a border": that of the country which each of them lies in. */

import type { BorderOf, PlaceSet, SetCondition, SpatialQuery } from '../../domain/query.ts';

/** No country in particular: what stands beside it is of another one. */
export const anyCountry: PlaceSet = { type: 'PlaceSet', kind: 'country' };
export const isAnyCountry = (query: SpatialQuery): boolean =>
  query.type === 'PlaceSet' && query.kind === 'country' && !query.where && !query.rank;

/** What lies beside another country than its own, or than itself. */
export const besideAnother: SetCondition = { type: 'Bordering', of: anyCountry };

/** The border of no land in particular. */
export const anyBorder: BorderOf = { type: 'BorderOf', of: anyCountry };

export const isCapitals = (query: SpatialQuery): boolean =>
  query.type === 'PlaceSet' && query.kind === 'capital';

/** Whether each of a set lies in one country. */
export const isTowns = (query: SpatialQuery): boolean =>
  query.type === 'PlaceSet' && (query.kind === 'city' || query.kind === 'capital');
