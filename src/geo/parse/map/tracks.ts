/** Roads that are not paved are mostly tracks, which "roads" alone leaves out. */

import { allOf, anyOf, hasTag, isTag, not, type TagFilter } from '../../domain/tag-filter.ts';
import type { Wanted } from './wanted.ts';

const isUnpaved = (filter: TagFilter): boolean =>
  filter.type === 'is' && filter.key === 'surface' && filter.values.includes('unpaved');

/** A track of whose surface the map says nothing is told by its grade: the first is paved. */
const byGrade = allOf(not(hasTag('surface')), isTag('tracktype', 'grade2', 'grade3', 'grade4', 'grade5'));

/** Roads of all kinds without pavement, with the tracks among them. */
export function withTracks(wanted: Wanted): Wanted {
  const { kinds, filters } = wanted;
  const areRoads = kinds.some(({ labels }) => labels.join() === 'highway=unclassified');
  if (!areRoads || !filters.some(isUnpaved)) return wanted;
  return {
    ...wanted,
    kinds: [...kinds, { name: 'track', labels: ['highway=track'], point: false }],
    filters: filters.map((filter) => (isUnpaved(filter) ? anyOf(filter, byGrade) : filter)),
  };
}
