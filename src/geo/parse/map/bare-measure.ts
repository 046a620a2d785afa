/** "More than 300 m" without a word that says what: tunnels are longer, peaks are higher, and of bars it may be a distance. */

import { GeoError } from '../../domain/errors.ts';
import type { TagFilter } from '../../domain/tag-filter.ts';
import type { Removal } from './of-the-place.ts';
import type { FeatureKind } from './vocabulary.ts';
import type { Wanted } from './wanted.ts';

const bare =
  /\b(?:less than|more than|at least|mehr als|weniger als|mindestens|plus de|moins de|más de|menos de) \d[\d.,]* ?(?:k?m|kilomet\p{L}+|met\p{L}+|mètres?|miles?|feet|ft|yards?)(?![\p{L}²])(?! (?:high|tall|hoch|hohe|long|lang|wide|breit|in (?:height|length|altitude)|of alt|alt|elev|above|über|uber))/iu;
const line =
  /^(?:tunnel|bridge|man_made=(?:bridge|tunnel|pipeline)|waterway|highway|railway|aerialway|route|piste|barrier)/;
const upwards =
  /^(?:natural|mountain_pass|place|building|man_made|tower|power|historic|water|landuse|boundary|tourism=(?:alpine_hut|wilderness_hut|viewpoint|camp_site))/;

const some = (kinds: readonly FeatureKind[], pattern: RegExp) =>
  kinds.some(({ labels }) => labels.some((label) => pattern.test(label)));

/** @param removals  what was taken out of the words
 * @throws GeoError `query_not_understood` where neither height nor length is meant for sure */
export function measured(wanted: Wanted, removals: readonly Removal[] = []): Wanted {
  const said = removals.flatMap(({ before, after }) => {
    const found = bare.exec(before)?.[0];
    return found === undefined || after.includes(found) ? [] : [found];
  })[0];
  const { kinds } = wanted;
  if (said === undefined) return wanted;
  if (some(kinds, line)) return { ...wanted, filters: wanted.filters.map(asLength) };
  if (some(kinds, upwards)) return wanted;
  throw new GeoError('query_not_understood', `“${said}” may be a height, a length or a distance.`, {
    fix: `Write “${said} from …” and the place, or “${said} high”.`,
  });
}

function asLength(filter: TagFilter): TagFilter {
  if (filter.type !== 'number' || filter.keys[0] !== 'ele') return filter;
  const { sign, value, said } = filter;
  return { type: 'length', sign, metres: value, said };
}
