/** Operands that no operation means, though they can be read: another way to part the text is meant then. */

import type { SpatialQuery } from '../../domain/query.ts';

/** "台湾距台北100公里以外的城市" are in Taiwan, and not beyond the part of it that is so near. Nor is
 * the sea of a land left out: "남한에 바다 없는 도". */
export const isReachIn = (minus: SpatialQuery): boolean =>
  minus.type === 'Intersection' && minus.of.some(({ type }) => type === 'Buffer' || type === 'Sea');

export const isBareKind = (query: SpatialQuery): boolean =>
  query.type === 'PlaceSet' && query.where === undefined && !query.rank;

export const isTownsOf = (query: SpatialQuery): boolean =>
  query.type === 'PlaceSet' && query.kind === 'city' && query.where !== undefined && !query.rank;
