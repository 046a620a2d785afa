/** "Countries around Chad" border it; around Lake Chad, the Niger and the Black Sea they lie on the water, and cities around
 * Munich are near it. */

import { fold } from '../../domain/fold.ts';
import type { SetCondition, SpatialQuery } from '../../domain/query.ts';
import { isOfRivers } from '../spatial/by-article.ts';
import type { OperandList } from './meaning.ts';
import { type Head, isOfGroups } from './phrases.ts';
import type { Relation } from './set-table.ts';
import type { SetWords } from './set-words.ts';

const seas: ReadonlySet<Head['kind']> = new Set(['sea', 'ocean', 'gulf', 'bay', 'strait']);

/** @param from  the word that the relation begins with
 * @returns the relation that is meant */
export function meantAround(
  text: SetWords,
  from: number,
  said: { readonly meaning: Relation; readonly end: number },
  { of }: OperandList,
  head: Head,
): Relation {
  const { meaning, end } = said;
  if (isOnIsland(text, from, said, of, head)) return 'In';
  const around = meaning === 'On' && text.word('surrounding', from) === end;
  if (!around || !(isOfGroups(head) || seas.has(head.kind))) return meaning;
  const article = [text.words[end - 1], text.words[end]].some(
    (word) => word !== undefined && isOfRivers(word.text, text.language),
  );
  const isRiver = (query: SpatialQuery) =>
    article && query.type === 'NamedPlace' && text.names.isA?.(fold(query.name), 'river') === true;
  // "Cantons around Zürich" are those beside the canton, which is better known as a town, and as a lake.
  const isPart = (query: SpatialQuery) =>
    head.kind === 'division' &&
    query.type === 'NamedPlace' &&
    text.names.isDivision?.(query.name) === true &&
    text.names.isA?.(fold(query.name), 'sea') !== true;
  return of.every((one) => (text.isLand(one) || isPart(one)) && !isRiver(one)) ? 'Bordering' : meaning;
}

/** "Towns on Crete" lie anywhere in it, and not at its edge. */
function isOnIsland(
  { words, names }: SetWords,
  from: number,
  { meaning, end }: { readonly meaning: Relation; readonly end: number },
  of: readonly SpatialQuery[],
  { kind }: Head,
): boolean {
  if (meaning !== 'On' || end !== from + 1 || words[from]!.text !== 'on' || !onIslands.has(kind))
    return false;
  return of.every((one) => {
    if (one.type !== 'NamedPlace') return false;
    const name = fold(one.name);
    // "Towns on the Moselle": where a department bears the name of a river, the river is meant.
    const isWater =
      names.isA?.(name, 'river') ||
      ['lake', 'sea', 'bay', 'gulf'].some((noun) => names.isUsually?.(name, noun));
    return names.isA?.(name, 'island') === true && !isWater;
  });
}

const onIslands: ReadonlySet<Head['kind']> = new Set([
  'city',
  'capital',
  'mountain',
  'peak',
  'volcano',
  'lake',
  'national_park',
  'airport',
]);

/** Seas are at what they are around, and lands border it. */
const atIt: ReadonlySet<Head['kind']> = new Set([...seas, 'archipelago', 'country', 'territory', 'division']);

/** "Cities around Munich" are near it.
 * @returns the conditions with those instead that say so */
export function nearTowns(
  text: SetWords,
  from: number,
  said: { readonly meaning: Relation; readonly end: number },
  { of: [place, more] }: OperandList,
  head: Head,
): SetCondition | undefined {
  if (said.meaning !== 'On' || atIt.has(head.kind) || text.word('surrounding', from) !== said.end)
    return undefined;
  if (place?.type !== 'NamedPlace' || more) return undefined;
  const isCountry = text.isCountry(place.name);
  // "Islands around Greece" are its own.
  if (head.kind === 'island') {
    if (isCountry) return { type: 'In', of: place };
    return text.names.isA?.(fold(place.name), 'island') === true ? near(place) : undefined;
  }
  const isTown = text.isUsually(place.name, 'city') || (text.isLand(place) && !isCountry);
  return isTown ? near(place) : undefined;
}

const near = (of: SpatialQuery): SetCondition => ({ type: 'In', of: { type: 'Near', zone: 'near', of } });

/** "Neighbouring states of Texas" are states, those of Poland countries.
 * @param of  whose neighbours they are */
export function neighbouringStates(text: SetWords, head: Head, of: readonly SpatialQuery[]): Head {
  if (head.neighbours === undefined || head.called !== 'state') return head;
  const isPart = (one: SpatialQuery) =>
    one.type === 'NamedPlace' && !text.isCountry(one.name) && text.names.isDivision?.(one.name) === true;
  return of.every(isPart) ? head : { kind: 'country', plural: head.plural, neighbours: 'countries' };
}
