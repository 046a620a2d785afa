/** Words beside a kind that are the value of a tag: "Italian restaurants", "tennis clubs". */

import { anyOf, isTag, type TagFilter } from '../../domain/tag-filter.ts';
import { cuisines } from './cuisines.ts';
import { singulars } from './plurals.ts';
import { keysEverywhere, valuesMeant } from './value-words.ts';
import type { FeatureKind } from './vocabulary.ts';
import type { MapNames } from './wanted.ts';

const food = /^(?:amenity=(?:restaurant|cafe|fast_food|bar|pub|food_court|ice_cream)|shop=)/;
/** Keys whose values people put before the kind: "tennis clubs", "catholic churches", "underground parking". */
const describingKeys = [
  'cuisine',
  'denomination',
  'religion',
  'sport',
  'parking',
  'building',
  'surface',
  'vending',
  'fuel',
  'shop',
  'tourism',
  'leisure',
  'species',
  'genus',
  'leaf_type',
  'material',
  'clothes',
  'speciality',
  'healthcare:speciality',
  'school:type',
  'artwork_type',
];
/** What a key is said of; of the others any kind may have them. "French" is a cuisine only of what serves food. */
const saidOf: Readonly<Record<string, RegExp>> = {
  cuisine: food,
  denomination:
    /^(?:amenity=(?:place_of_worship|grave_yard|monastery|school|kindergarten|hospital|university|college|community_centre)|building=(?:church|cathedral|chapel|temple|mosque|synagogue)|landuse=(?:cemetery|religious)|historic=|place_of_worship=|office=religion|church:type)/,
  vending: /^amenity=vending_machine/,
  fuel: /^amenity=fuel/,
  surface:
    /^(?:highway|leisure=(?:pitch|track|playground)|natural=beach|amenity=parking|aeroway|footway|bridge|landuse)/,
  parking: /^amenity=parking/,
  sport:
    /^(?:leisure|club|sport|building|shop|amenity=(?:school|training|public_building|community_centre))(?:=|$)/,
};
/** Words of a value of a tag at most. */
const longestValue = 4;
/** Keys that say what a thing is: their values describe only what has the key. "Residential" is a building's use, not a
 * street's. */
const mainKeys = new Set(['building', 'shop', 'tourism', 'leisure']);

/** The condition that the words put on the kinds; undefined where they name no value. */
export function describing(
  lookUp: MapNames,
  phrase: string,
  kinds: readonly FeatureKind[],
): TagFilter | undefined {
  // The values of tags are short.
  if (phrase.split(' ').length > longestValue) return undefined;
  const singular = singulars(phrase);
  const meant = singular.flatMap((form) => valuesMeant.get(form) ?? []);
  const forms = [...meant, ...singular];
  if (kinds.some(({ labels }) => food.test(labels[0]!))) {
    const cuisine = forms.map((form) => cuisines.get(form)).find((found) => found !== undefined);
    if (cuisine) return isTag('cuisine', cuisine);
  }
  const bearsKey = (key: string) => {
    const bearer = saidOf[key === 'religion' ? 'denomination' : key];
    if (bearer) return kinds.some(({ labels }) => labels.some((label) => bearer.test(label)));
    return (
      !mainKeys.has(key) || kinds.some(({ labels }) => labels.some((label) => label.split('=')[0] === key))
    );
  };
  const bearers = (form: string): string[] => {
    const value = form.replaceAll(' ', '_');
    return [...new Set([...keysEverywhere(value), ...lookUp.keysWith(describingKeys, value)])].filter(
      bearsKey,
    );
  };
  // A word has one meaning of its own, and stands for other values besides: "orthodox" for "greek_orthodox".
  const own = singular.find((form) => bearers(form).length > 0);
  const values = new Map<string, string[]>();
  for (const form of new Set([...(own === undefined ? [] : [own]), ...meant]))
    for (const key of bearers(form)) values.set(key, [...(values.get(key) ?? []), form.replaceAll(' ', '_')]);
  return values.size === 0 ? undefined : anyOf(...[...values].map(([key, of]) => isTag(key, ...of)));
}
