/** "Places with wifi", "takeaway places": whatever has it, not towns and villages. */

import { GeoError } from '../../domain/errors.ts';
import type { TagFilter } from '../../domain/tag-filter.ts';
import type { Wanted } from './wanted.ts';

/** What settlements are told apart by. */
const ofSettlements =
  /^(?:population|ele|height|name|capital|place|admin_level|boundary|wikidata|wikipedia|website|postal_code|addr|start_date|area)/;

/** Keys of which a feature must bear one; none where the filter asks for no tag of its own. */
function keysOf(filter: TagFilter): readonly string[] {
  switch (filter.type) {
    case 'has':
    case 'is':
      return [filter.key];
    case 'matches':
      return typeof filter.key === 'string' ? [filter.key] : [];
    case 'number':
      return filter.keys;
    case 'open':
      return ['opening_hours'];
    case 'any':
      return filter.of.flatMap(keysOf);
    case 'all':
      return filter.of.map(keysOf).find((keys) => keys.length > 0) ?? [];
    default:
      return [];
  }
}

/** @throws GeoError `query_not_understood` for all that has not something */
export function anyPlace(wanted: Wanted): Wanted {
  const labels = new Set(wanted.kinds.flatMap(({ labels }) => labels));
  if (!labels.has('place=city') || !labels.has('place=hamlet') || wanted.words.length > 0) return wanted;
  const keys = wanted.filters.map(keysOf).find((own) => own.length > 0) ?? [];
  const lacked = wanted.filters.flatMap((filter) => (filter.type === 'not' ? keysOf(filter.of) : []));
  if (keys.length === 0 && lacked.some((key) => !ofSettlements.test(key)))
    throw new GeoError('query_not_understood', '“places” without something may be anything.', {
      fix: 'Name a kind of feature, for example “cafés”.',
    });
  if (keys.length === 0 || keys.some((key) => ofSettlements.test(key))) return wanted;
  return { ...wanted, kinds: keys.map((key) => ({ name: 'place', labels: [key], point: false })) };
}
