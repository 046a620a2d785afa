/** "Countries around Chad" border it; around Lake Chad, the Niger and the Black Sea they lie on the water. */

import { fold } from '../../domain/fold.ts';
import type { SpatialQuery } from '../../domain/query.ts';
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
  const around = meaning === 'On' && text.word('surrounding', from) === end;
  if (!around || !(isOfGroups(head) || seas.has(head.kind))) return meaning;
  const article = [text.words[end - 1], text.words[end]].some(
    (word) => word !== undefined && isOfRivers(word.text, text.language),
  );
  const isRiver = (query: SpatialQuery) =>
    article && query.type === 'NamedPlace' && text.names.isA?.(fold(query.name), 'river') === true;
  return of.every((one) => text.isLand(one) && !isRiver(one)) ? 'Bordering' : meaning;
}

/** "Neighbouring states of Texas" are states, those of Poland countries.
 * @param of  whose neighbours they are */
export function neighbouringStates(text: SetWords, head: Head, of: readonly SpatialQuery[]): Head {
  if (head.neighbours === undefined || head.called !== 'state') return head;
  const isPart = (one: SpatialQuery) =>
    one.type === 'NamedPlace' && !text.isCountry(one.name) && text.names.isDivision?.(one.name) === true;
  return of.every(isPart) ? head : { kind: 'country', plural: head.plural, neighbours: 'countries' };
}
