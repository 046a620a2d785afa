/** Which languages the small words of a question belong to: a word for a kind in another language is not meant. */

import { toPlain } from './plain.ts';

const smallWords: Readonly<Record<string, string>> = {
  en: 'the of in near within are is there all how many show me where list with and between from around close any every which what does have a an to',
  de: 'der die das den dem des in im von vom bei beim nahe zwischen alle aller zeige mir wo wie viele gibt es und mit um ein eine einen zum zur am auf ohne oder ist welche nenne alle zeig gib liste anzahl standorte adressen namen webseiten nach denen sind haben hat kann man nicht nachste nachsten wieviele',
  fr: 'le la les de du des d l dans a au aux en pres sur ou sont est et tous toutes un une entre autour montre moi quel quelle quels quelles combien il y avec sans qui plus',
  es: 'el la los las de del en cerca donde y todos todas a al un una entre alrededor muestra dame que hay cuantos cuantas cual cuales con sin mas son estan',
  it: 'il la le i gli lo l di del della dei nel vicino dove e tutti tutte un una tra intorno mostrami quanti quante ci sono con',
};
/** Letters and marks that tell a language by themselves. */
const signs: Readonly<Record<string, RegExp>> = {
  de: /ß|\b(?:für|über|nächst)/iu,
  fr: /(?:^|\s)(?:à|où)\s|[lLdD]['’]\p{L}/u,
  es: /[¿¡ñ]/iu,
};
const sets = Object.entries(smallWords).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
);

/** Small words that Italian shares with English and German do not speak for it: its kinds are not everyday words here, and
 * "caves in …" are no quarries.
 * @returns those with the most small words in the text; undefined where it has none of any */
export function languagesOf(text: string): ReadonlySet<string> | undefined {
  const words = toPlain(text).match(/[a-z]+/g) ?? [];
  const counts = sets.map(
    ([language, small]) =>
      [
        language,
        words.filter((word) => small.has(word)).length + (signs[language]?.test(text) ? 1 : 0),
      ] as const,
  );
  const most = Math.max(...counts.map(([, count]) => count));
  return most === 0
    ? undefined
    : new Set(counts.filter(([, count]) => count === most).map(([language]) => language));
}
