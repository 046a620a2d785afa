/** "Within 100 km of Odesa, land only", "50 km um Barcelona, nur das Meer": what lies around a place without the water, or
 * without the land. */

import type { ParsedQuery, SpatialQuery } from '../domain/query.ts';
import { takesSea } from './spatial/dry-land.ts';

/** What ends such a sentence, in any of the languages. */
const land =
  'land only|(?:only|just) (?:the |on )?land|on land(?: only)?|(?:the )?land part(?: only)?|(?:without|excluding|not) the sea|nur (?:das |auf |an )?land|ohne (?:das )?meer|(?:que|seulement|uniquement) (?:sur )?(?:la )?terre(?: ferme)?|terre seulement|sans la mer|solo (?:la |en )?tierra(?: firme)?|sin el mar|solo (?:la )?terra ?ferma|solo (?:la )?terra|senza (?:il )?mare|(?:só|apenas|somente) (?:a |em )?terra|sem o mar|alleen (?:het |op )?land|zonder (?:de )?zee|tylko (?:na )?ląd(?:zie)?|bez morza|только (?:на )?суш[аеуи]|без моря|(?:тільки|лише) (?:на )?суш[аіуеи]|(?:sadece|yalnızca) kara(?: parçası)?|deniz hariç|(?:bara|endast) (?:på )?land|utan havet|hanya daratan|daratan saja|tanpa laut|(?:仅|只要|只看|只)陆地|陆地部分|不含海[域洋]|陸地?(?:のみ|だけ)|육지만|바다 제외|(?:اليابسة|البر) فقط|فقط (?:اليابسة|البر)|(?:केवल|सिर्फ) (?:ज़मीन|जमीन|भूमि)';
const sea =
  '(?:sea|water) only|(?:only|just) (?:the )?(?:sea|water)|nur (?:das |auf )?(?:meer|see|wasser)|(?:que|seulement|uniquement) (?:la )?mer|mer seulement|solo (?:el )?mar|solo (?:il )?mare|(?:só|apenas) o mar|alleen (?:de )?zee|tylko morze|только море|(?:тільки|лише) море|(?:sadece|yalnızca) deniz|bara havet|hanya laut|(?:仅|只要|只看|只)海[域洋]|海(?:のみ|だけ)|바다만|البحر فقط';

const ofLand = new RegExp(
  `^(.{3,150}?)[,;，、–-]?\\s?(?:but |aber |mais |pero |ma |но |але )?(?:${land})[.!?]?$`,
  'iu',
);
const ofSea = new RegExp(
  `^(.{3,150}?)[,;，、–-]?\\s?(?:but |aber |mais |pero |ma |но |але )?(?:${sea})[.!?]?$`,
  'iu',
);

/** @param read  reads what stands before
 * @returns undefined where nothing of the kind is said, or of a place that has no other part */
export function* readAlone<T>(
  text: string,
  read: (rest: string) => Generator<void, ParsedQuery | T>,
): Generator<void, ParsedQuery | undefined> {
  const ways: readonly (readonly [RegExp, SpatialQuery])[] = [
    [ofLand, { type: 'Land' }],
    [ofSea, { type: 'Sea', water: true }],
  ];
  for (const [ending, alone] of ways) {
    const rest = ending.exec(text.trim())?.[1];
    if (rest === undefined) continue;
    const reading = yield* read(rest.trim());
    if (typeof reading !== 'object' || reading === null || !('query' in reading)) continue;
    if (takesSea(reading.query))
      return { ...reading, query: { type: 'Intersection', of: [reading.query, alone] } };
  }
  return undefined;
}
