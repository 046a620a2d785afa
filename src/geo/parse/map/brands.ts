/** Chains that people ask for by name wherever they are, folded: of other names the map itself is asked. */

const names =
  `mcdonalds|mcdonald s|burger king|kfc|subway|starbucks|costa coffee|dunkin|pizza hut|domino s|dominos|five guys|nando s|pret a manger|
shell|bp|esso|aral|total|texaco|agip|repsol|jet|circle k|lidl|aldi|rewe|edeka|penny|netto|kaufland|tesco|sainsbury s|asda|waitrose|
carrefour|auchan|leclerc|intermarche|monoprix|casino supermarche|spar|coop|migros|billa|albert heijn|jumbo|mercadona|walmart|target|
7 eleven|dm|rossmann|boots|ikea|h m|zara|primark|decathlon|c a|media markt|saturn|obi|hornbach|bauhaus|toom|dhl|ups|fedex|
hilton|marriott|ibis|novotel|holiday inn|radisson|best western|motel one|santander|hsbc|barclays|commerzbank|deutsche bank|bnp paribas`
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
