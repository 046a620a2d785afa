/** "The eastern neighbours of Poland": those that lie to the east of it, and no half of them all. */

import type { SetCondition, SpatialQuery } from '../domain/query.ts';

/** The tree with a side of a land's neighbours as its neighbours on that side. */
export function sidedNeighbours(query: SpatialQuery): SpatialQuery {
  if (query.type !== 'DirectionalSubset' || query.share || query.tip || query.of.type !== 'PlaceSet')
    return query;
  const { direction, of: set } = query;
  const beside = (set.where ?? []).filter(
    (one): one is Extract<SetCondition, { type: 'Bordering' }> => one.type === 'Bordering',
  );
  const [land, more] = beside;
  if (!land || more || land.of.type !== 'NamedPlace') return query;
  const there: SetCondition = { type: 'In', of: { type: 'Directional', direction, of: land.of } };
  return { ...set, where: [...set.where!, there] };
}
