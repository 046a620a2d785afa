/** Chains that people ask for by name wherever they are, folded: of other names the map itself is asked. */

import { find, type Span } from './plain.ts';

const names =
  `mcdonalds|mcdonald s|burger king|kfc|subway|starbucks|costa coffee|dunkin|pizza hut|domino s|dominos|five guys|nando s|pret a manger|
shell|bp|esso|aral|total|texaco|agip|repsol|jet|circle k|lidl|aldi|rewe|edeka|penny|netto|kaufland|tesco|sainsbury s|asda|waitrose|
carrefour|auchan|leclerc|intermarche|monoprix|casino supermarche|spar|coop|migros|billa|albert heijn|jumbo|mercadona|walmart|target|
7 eleven|dm|rossmann|boots|ikea|h m|zara|primark|decathlon|c a|media markt|saturn|obi|hornbach|bauhaus|toom|dhl|ups|fedex|
hilton|marriott|ibis|novotel|holiday inn|radisson|best western|motel one|santander|hsbc|barclays|commerzbank|deutsche bank|bnp paribas|
bank of scotland|royal bank of scotland|credit agricole|societe generale|caisse d epargne|bank of america|bank of ireland`
    .replaceAll('\n', '')
    .split('|');

/** Words of those names. */
export const brands: ReadonlySet<string> = new Set(
  names.flatMap((name) => name.split(' ').filter((word) => word.length > 1)),
);
const whole: ReadonlySet<string> = new Set(names.map((name) => name.replaceAll(' ', '')));

/** Whether folded words are the name of a chain, all of it. */
export const isBrand = (words: readonly string[]): boolean => {
  const joined = words.join('');
  return whole.has(joined) || whole.has(joined.replace(/s$/, '')) || whole.has(`${joined}s`);
};

/** "Lidls" are branches of Lidl. */
export const oneBrand = (words: readonly string[]): readonly string[] => {
  const joined = words.join('');
  const isPlural = !whole.has(joined) && whole.has(joined.replace(/s$/, ''));
  return isPlural ? [...words.slice(0, -1), words.at(-1)!.replace(/s$/, '')] : words;
};

/** Their names in a pattern over plain letters. */
export const chains = names
  .filter((name) => name.length > 3)
  .map((name) => name.replace(/ s$/, "(?: |'|’)?s").replace(/^deutsche /, 'deutschen? '))
  .join('|');
const chainOf = new RegExp(
  `(?<=\\b(?:atms?|cash ?machines?|cash ?points?|banks?|branch(?:es)?|stores?|shops?|supermarkets?|stations?|hotels?|restaurants?|pumps?|lockers?|offices?|geldautomat(?:en)?|bankautomat(?:en)?|filialen?|bank(?:en)?|tankstellen?|markte?|supermarkte?|laden|hotels?)) (?:of|from|by|owned by|run by|von|vom|der|des) (?:the )?(?<chain>${chains}|sparkasse|volksbank|postbank|la poste|vodafone|orange|telekom|deutsche bahn|sncf|ratp)(?![a-z])`,
  'd',
);

/** "ATMs of Deutsche Bank", "der Geldautomat der Deutschen Bank": a chain behind the kind. */
export function ofChain(text: string): Span | undefined {
  const span = find(chainOf, text);
  const chain = span?.groups.chain;
  if (!span || chain === undefined || !/^\p{Lu}/u.test(chain)) return undefined;
  return { ...span, groups: { chain: chain.replace(/^Deutschen /, 'Deutsche ') } };
}
