/** What it takes to judge by a condition, so that what costs least is asked first. */

import type { SetCondition, SpatialQuery } from '../../domain/query.ts';

/** Outlines that no table knows. */
export const isGeometric = (query: SpatialQuery): boolean =>
  !['NamedPlace', 'PlaceSet', 'Union', 'Difference'].includes(query.type);

export const costOf = (condition: SetCondition): number =>
  'of' in condition &&
  !Array.isArray(condition.of) &&
  'type' in condition.of &&
  isGeometric(condition.of as SpatialQuery)
    ? 2
    : condition.type === 'Measured' || condition.type === 'Shore'
      ? 1
      : 0;
