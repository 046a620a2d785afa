/** Questions for the land around a place: "which country is Timbuktu in", "in which state lies Denver", "what countries are
 * the Alps in". */

import type { SpatialQuery } from '../../domain/query.ts';
import type { Draft } from './meaning.ts';
import type { Read, SetWords } from './set-words.ts';

const lands: ReadonlySet<string> = new Set(['country', 'continent', 'division', 'territory']);

/** @param before  reads what stands before the noun
 * @returns the draft with its noun and condition, and the end of the question; undefined where it asks for something else */
export function heldAt(
  text: SetWords,
  start: number,
  before: (at: number, draft: Draft) => number,
): Read<Draft> | undefined {
  const { relations } = text.lexicon;
  const first = relations.at(text.words, start);
  const asked = text.word('which', first?.end ?? start);
  if (asked === undefined) return undefined;
  const draft: Draft = { count: false, where: [] };
  const head = text.headAt(before(asked, draft));
  if (!head || !lands.has(head.value.kind) || draft.superlative || draft.take !== undefined) return undefined;
  // "is", "does": without a verb nothing is asked.
  const at = text.skip(head.end);
  const place = at > head.end ? text.name(at) : undefined;
  if (!place) return undefined;
  const rest = text.skip(place.end);
  const preposition = relations.at(text.words, rest);
  const last = text.word('holds', rest) ?? (preposition?.meaning === 'In' ? preposition.end : undefined);
  const end = first ? rest : last;
  if (end === undefined || text.skip(end) !== text.words.length) return undefined;
  const of: SpatialQuery = place.value;
  draft.head = { ...head.value, plural: true };
  draft.where.push({ type: 'Holding', of });
  return { value: draft, end: text.words.length };
}
