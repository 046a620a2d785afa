/** Streets and squares by their French names, which people write in small letters and in questions of any language: "place du casino"
 * is a square, no town called Casino and not the casino. */

import { fold } from '../../domain/fold.ts';
import type { Wanted } from './wanted.ts';

const streets = 'rue|avenue|boulevard|place|quai|square|all[ée]e|chemin|impasse|passage|promenade|esplanade';
const street = new RegExp(`(?:^| )(?:${streets})$`, 'i');
const article = "(?:du|des|de la|de l['’]|d['’])";
const ofName = new RegExp(`^${article} ?`, 'i');
const wholeName = new RegExp(`^(?:${streets}) ${article} ?\\S`, 'i');

/** Whether the noun of a street stands before the rest of its name. */
export const isFrenchStreet = (subject: string, where: string | undefined): boolean =>
  where !== undefined && ofName.test(where) && street.test(subject);

/** A street by its name; the map says whether there is one.
 * @param readings  the text, whole and cut into a thing and a place
 * @param isArea  whether a town or a region is called so
 * @param bears  whether something on the map bears all of the words */
export function streetByName(
  readings: readonly { subject: string; where?: string }[],
  isArea: (name: string) => boolean,
  bears: (words: readonly string[]) => boolean,
): { wanted: Wanted[]; where?: string } | undefined {
  const streets = readings.flatMap(({ subject, where }) => {
    if (!wholeName.test(subject) || (where !== undefined && ofName.test(where))) return [];
    // "place du casino, monaco", "boulevard des moulins monaco"
    const last = subject.lastIndexOf(' ');
    const town = subject.slice(last + 1);
    const before = subject.slice(0, last).replace(/,$/, '');
    return where === undefined && wholeName.test(before) && isArea(town)
      ? [{ words: fold(before).split(' '), where: `in ${town}` }]
      : [{ words: fold(subject).split(' '), where }];
  });
  const found =
    streets.find(({ words }) => bears(words)) ?? streets.findLast(({ where }) => where) ?? streets[0];
  if (!found) return undefined;
  const { words, where } = found;
  return { wanted: [{ kinds: [], filters: [], words }], ...(where !== undefined && { where }) };
}
