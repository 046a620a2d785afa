/** Two names with no more than a comma between them: a list, or one place in the other. */

import { GeoError } from '../../domain/errors.ts';
import { fold } from '../../domain/fold.ts';
import { maskOf } from '../../domain/place.ts';
import type { Context } from '../context.ts';
import { knownNames } from '../known-names.ts';

const countries = maskOf(['country', 'territory']);
const regions = maskOf(['region']);

/** "Bath, Bristol" may be a list; a town before a land that has none of its name is none.
 * @returns a note of it
 * @throws GeoError `query_not_understood` */
export function takenTogether(context: Context, [first, second]: readonly [string, string]): string {
  const gazetteer = knownNames(context.finder);
  if (gazetteer.isUsually?.(fold(first), 'city') && gazetteer.isLand?.(second)) {
    throw new GeoError('query_not_understood', `No “${first}” in “${second}” is known.`, {
      fix: `Write “${first} or ${second}” for both of them.`,
    });
  }
  if (gazetteer.isCountry?.(first) && regionIn(context, first, second)) {
    throw new GeoError('query_not_understood', `“${first}, ${second}” may be one place or two.`, {
      fix: `Write “the state of ${first}”, or “${first} or ${second}” for both of them.`,
    });
  }
  return `“${first}” and “${second}” are taken together`;
}

/** Whether a country has a region of a name: Georgia in the USA. */
function regionIn({ finder }: Context, name: string, country: string): boolean {
  const read = (text: string) => [{ text: fold(text), depth: 0, kinds: 0 }];
  const within = new Set(
    finder.exact(read(country), { mask: countries }, 1).candidates.map(({ index }) => index),
  );
  return finder.exact(read(name), { mask: regions, within }, 1).candidates.length > 0;
}
