/** Words beside a kind that are the value of a tag: "Italian restaurants", "tennis clubs". */

import { anyOf, isTag, type TagFilter } from '../../domain/tag-filter.ts';
import { cuisines } from './cuisines.ts';
import { singulars } from './plurals.ts';
import { valuesMeant } from './value-words.ts';
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
  const forms = singulars(phrase).flatMap((form) => [...(valuesMeant.get(form) ?? []), form]);
  if (kinds.some(({ labels }) => food.test(labels[0]!))) {
    const cuisine = forms.map((form) => cuisines.get(form)).find((found) => found !== undefined);
    if (cuisine) return isTag('cuisine', cuisine);
  }
  const bearsKey = (key: string) =>
    !mainKeys.has(key) || kinds.some(({ labels }) => labels.some((label) => label.split('=')[0] === key));
  for (const form of forms) {
    const value = form.replaceAll(' ', '_');
    const keys = lookUp.keysWith(describingKeys, value).filter(bearsKey);
    if (keys.length === 0) continue;
    return anyOf(...keys.map((key) => isTag(key, value)));
  }
  return undefined;
}
