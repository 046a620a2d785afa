/** Names that people cut short: Klagenfurt am Wörthersee, Newcastle upon Tyne, Aix-en-Provence. */

import { maskOf } from '../domain/place.ts';
import type { Gazetteer } from './gazetteer.ts';

/** What stands between the name of a town and that of the river, lake or land that it lies at. */
const joiner =
  /^(?:am|an der|an dem|an den|im|ob der|upon|on|under|sur|en|aan den|aan de|na|nad|на|над) (?=\S)/u;
/** Nouns that begin the names of many places and are none of their own. */
const generic = /^(?:bad|markt|stadt|dorf|neustadt|bourg|ville|villa|saint|sankt|church|castle|port|city)$/u;
const leastLetters = 4;
/** So many names begin with a word that is a noun. */
const mostNames = 300;
/** Importance from about 20,000 inhabitants. */
const leastKnown = 0.35;
const cities = maskOf(['city']);

/** @param key  a name as it is looked up
 * @returns postings of towns whose name begins with it and goes on with where they lie */
export function longNamesOf(gazetteer: Gazetteer, key: string): number[] {
  if (key.length < leastLetters || generic.test(key)) return [];
  const prefix = `${key} `;
  const [from, to] = gazetteer.prefixRange(prefix);
  if (to === from || to - from > mostNames) return [];
  const found: number[] = [];
  for (let k = from; k < to; k++) {
    if (!joiner.test(gazetteer.keyText(k).slice(prefix.length))) continue;
    for (let p = gazetteer.postStart[k]!; p < gazetteer.postStart[k + 1]!; p++) {
      const place = gazetteer.postPlace[p]!;
      const isOwn = gazetteer.typeOf(p) === 'name' || gazetteer.typeOf(p) === 'alias';
      if (isOwn && gazetteer.isKind(place, cities) && gazetteer.importanceOf(place) >= leastKnown)
        found.push(p);
    }
  }
  return found;
}
