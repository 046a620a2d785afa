/** What the article before a name tells of it: "the Mississippi" is the river, "the Atacama" the desert, "the Vosges" the
 * mountains. */

import { fold } from '../../domain/fold.ts';
import type { Language } from '../../domain/query.ts';
import type { NameSource } from '../name-source.ts';

/** Articles that rivers have and divisions do not: "südlich der Loire" speaks of no département. */
const ofRivers: Partial<Record<Language, RegExp>> = {
  de: /^(?:de[rsmn]|die|zur|zum|vom)$/,
  es: /^(?:del|el|al)$/,
};

/** Whether an article stands before rivers, where a land of the same name has none: "the Niger". */
export const isOfRivers = (article: string, language: Language): boolean =>
  language === 'en' ? article === 'the' : ofRivers[language]?.test(article) === true;

/** Countries that are called with an article as their river is. */
const hasArticle = (name: string, names: NameSource) => name === 'congo' || names.knows(`the ${name}`, false);

/** What may follow a river in English: "the Senegal coast" is that of the country. */
const behindRiver = /^(?:,|and|or|in|between|from|within|but|except|than|to)$/;

/** "The Niger" and "the Jordan" are rivers; the Gambia is a country, which has its article. */
export const isRiverOfCountry = (
  said: string,
  article: string | undefined,
  next: string | undefined,
  names: NameSource,
): boolean =>
  article === 'the' &&
  names.isCountry?.(said) === true &&
  names.isA?.(fold(said), 'river') === true &&
  !hasArticle(fold(said), names) &&
  (next === undefined || behindRiver.test(next));

/** @param said  the name, after `article` and before `next`
 * @param inPlace  whether another place was named before
 * @returns the name of what is meant, which is `said` for most */
export function meantByArticle(
  said: string,
  article: string,
  next: string | undefined,
  language: Language,
  names: NameSource,
  inPlace: boolean,
): string {
  // In French departments have one, too, but nobody says of those that they lie in France.
  const inLand = language === 'fr' && /^(?:le|la|l)$/.test(article) && next === 'en';
  const river = ofRivers[language]?.test(article) === true && names.isA?.(fold(said), 'river') === true;
  // "Al norte del Elba": the island has no article in Spanish.
  const isIsland = language === 'es' && names.isUsually?.(fold(said), 'island') === true;
  // "Nigeria east of the Niger": in Nigeria a state is called so, which the land before tells.
  const isTold = inPlace && names.isA?.(fold(said), 'province') === true;
  const asRiver = !isTold && isRiverOfCountry(said, article, next, names);
  const other = isIsland || asRiver || names.isDivision?.(said) === true;
  if ((article !== 'the' && !inLand && !river) || !other) return said;
  const known = [`${said} River`, `${said} Desert`, `${said} Mountains`].find((one) =>
    names.knows(fold(one), false),
  );
  return known ?? (river ? `river ${said}` : said);
}
