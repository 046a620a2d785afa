/** Questions for the land or the water around a place: "which country is Timbuktu in", "in which state lies Denver", "what countries are
 * the Alps in", "what island is Palermo on", "which sea is Odesa on"; "who owns Greenland", "to which country does Gibraltar belong". */

import type { SpatialQuery } from '../../domain/query.ts';
import type { Draft } from './meaning.ts';
import type { Read, SetWords } from './set-words.ts';
import { statesOfCountry } from './states-of-country.ts';

const around: ReadonlySet<string> = new Set([
  'country',
  'continent',
  'division',
  'territory',
  'island',
  'ocean',
  'sea',
  'gulf',
  'bay',
  'strait',
  'lake',
  'river',
]);

/** @param before  reads what stands before the noun
 * @returns the draft with its noun and condition, and the end of the question; undefined where it asks for something else */
export function heldAt(
  text: SetWords,
  start: number,
  before: (at: number, draft: Draft) => number,
): Read<Draft> | undefined {
  const { relations } = text.lexicon;
  const owner = text.word('owner', start);
  if (owner !== undefined) return ownerOf(text, owner);
  const first = relations.at(text.words, start);
  const to = text.word('toWhich', start);
  const asked = text.word('which', to ?? first?.end ?? start);
  if (asked === undefined) return undefined;
  const draft: Draft = { count: false, where: [] };
  const head = text.headAt(before(asked, draft));
  if (!head || !around.has(head.value.kind) || draft.superlative || draft.take !== undefined)
    return undefined;
  // "is", "does": without a verb nothing is asked.
  const land = landAround(text, head.end);
  const headEnd = land?.end ?? head.end;
  const verb = text.word('owns', text.skip(headEnd));
  const at = text.skip(verb ?? headEnd);
  const place = at > headEnd ? text.name(at) : undefined;
  if (!place) return undefined;
  const rest = text.skip(place.end);
  const preposition = relations.at(text.words, rest);
  const last = text.word('holds', rest) ?? (preposition?.meaning === 'In' ? preposition.end : undefined);
  const end = last ?? (first || to !== undefined || verb !== undefined ? rest : undefined);
  if (end === undefined || text.skip(end) !== text.words.length) return undefined;
  const of: SpatialQuery = place.value;
  draft.head = { ...head.value, plural: true };
  if (land) draft.where.push({ type: 'In', of: land.value });
  draft.where.push({ type: 'Holding', of });
  return { value: { ...draft, head: statesOfCountry(text, draft) }, end: text.words.length };
}

/** "of Germany", "allemand": the land whose parts are asked for. */
function landAround(text: SetWords, at: number): Read<SpatialQuery> | undefined {
  const adjective = text.adjectiveAfter(at);
  const relation = adjective ? undefined : text.lexicon.relations.at(text.words, at);
  const named = relation?.meaning === 'In' ? text.name(text.skip(relation.end)) : undefined;
  return adjective ?? (named && text.isLand(named.value) ? named : undefined);
}

/** After "who owns", and "who does" before "belong to": the country of what follows. */
function ownerOf(text: SetWords, start: number): Read<Draft> | undefined {
  const place = text.name(text.skip(start));
  if (!place) return undefined;
  const end = text.word('holds', place.end) ?? place.end;
  if (text.skip(end) !== text.words.length) return undefined;
  const where: Draft['where'] = [{ type: 'Holding', of: place.value }];
  return { value: { head: { kind: 'country', plural: true }, count: false, where }, end: text.words.length };
}
