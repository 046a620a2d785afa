/** Tags of a map feature as OpenStreetMap writes them: key → value. */

import { fold } from './fold.ts';

export type Tags = Readonly<Record<string, string>>;

export const noTags: Tags = Object.freeze({});

const nameKeys =
  /^(?:(?:name|alt_name|official_name|short_name|loc_name)(?::[a-z_-]+)?|brand|operator|network)$/i;

/** Those that a name begins for, where there are any: "Port Hercule" is "Port Hercule de Monaco" before a pool in it.
 * @param folded  the words that are asked for */
export function beginningWith<T extends { readonly tags: Tags }>(
  features: readonly T[],
  folded: string,
): readonly T[] {
  const first = features.filter(({ tags }) =>
    Object.entries(tags).some(
      ([key, value]) => nameKeys.test(key) && `${fold(value)} `.startsWith(`${folded} `),
    ),
  );
  return first.length > 0 ? first : features;
}

/** All the words in one of the name's, brand's or operator's values, each as often as it was said: Baden-Baden.
 * @param first  the value begins with the first of them */
export function bearsWords(tags: Tags, words: readonly string[], first = false): boolean {
  return Object.entries(tags).some(([key, value]) => {
    if (!nameKeys.test(key)) return false;
    const there = fold(value).split(' ');
    // "Chapelle Sainte-Dévote": the first word may say what it is.
    if (first && there[0] !== words[0] && !(words.length > 1 && there[1] === words[0])) return false;
    return words.every((word) => {
      const at = there.indexOf(word);
      if (at >= 0) there[at] = '';
      return at >= 0;
    });
  });
}
