/** One operand of a set's relation, before any list: a pronoun, coordinates, what stands in brackets, a kind before a name
 * ("the river Danube"), another set, a name. */

import type { PlaceSet, SpatialQuery } from '../../domain/query.ts';
import { halfAt } from './compass-words.ts';
import type { OperandList } from './meaning.ts';
import type { Head } from './phrases.ts';
import type { Read, SetWords } from './set-words.ts';

/** What the reader of sets lends. */
export interface Lent {
  readonly text: SetWords;
  readonly operand: (at: number) => Read<OperandList> | undefined;
  readonly set: (at: number) => Read<PlaceSet> | undefined;
  /** A set by a noun in the singular: "each Baltic state". */
  readonly each: (at: number) => Read<PlaceSet> | undefined;
}

/** "That border an EU country" is any of them. */
const oneOfThem = /^(?:an?|any|another|ein(?:e[mnrs]?)?|une?|una?)$/;

/** Nouns that stand before the name of the one that they speak of, with "of" between. */
const ofNames: ReadonlySet<Head['kind']> = new Set([
  'division',
  'island',
  'lake',
  'continent',
  'desert',
  'peninsula',
]);

export function single({ text, operand, set, each }: Lent, at: number): Read<SpatialQuery> | undefined {
  const word = text.words[at];
  if (!word) return undefined;
  const pronoun = text.word('pronoun', at);
  if (pronoun !== undefined) {
    const meant = text.meantBy(at);
    return meant && { value: meant, end: pronoun };
  }
  if (word.grid) return word.grid.type === 'node' ? { value: word.grid.query, end: at + 1 } : undefined;
  if (text.isMark('(', at)) {
    const inner = operand(at + 1);
    if (!inner || !text.isMark(')', inner.end)) return undefined;
    const { of } = inner.value;
    return { value: of.length === 1 ? of[0]! : { type: 'Union', of }, end: inner.end + 1 };
  }
  const any = oneOfThem.test(text.words[at - 1]?.text ?? '');
  const head = text.headAt(at);
  // "On a lake in Switzerland" speaks of no lake by its name.
  if (head?.value.plural === false && !any) {
    // "the river Danube", "el lago Titicaca"
    const of = text.lexicon.relations.at(text.words, head.end);
    // "the state of Utah", "the island of Sicily"
    const start = ofNames.has(head.value.kind) && of?.meaning === 'In' ? of.end : head.end;
    const length = text.spans.nameAt(start);
    if (length > 0 && head.value.kind !== 'country' && text.spans.nameAt(at) <= head.end - at) {
      const end = start + length;
      return { value: text.named(at, end), end };
    }
  }
  const side = sideOfPlace(text, at) ?? sideAfterArticle(text, at);
  const members = set(at);
  // "capitals of Eastern European countries"
  if (side && !(members && members.end > side.end)) return side;
  return members ?? (any ? each(at) : undefined) ?? text.name(at);
}

/** "The south of France", where the article has been passed already. "The North West of England" is a name. */
function sideAfterArticle(text: SetWords, at: number): Read<SpatialQuery> | undefined {
  const side = at > 0 ? sideOfPlace(text, at - 1) : undefined;
  return side && at + text.spans.nameAt(at) < side.end ? side : undefined;
}

/** "au nord de", "à l'est de" */
function isFrenchSide(text: SetWords, at: number): boolean {
  const [before, last] = [text.words[at - 2]?.text, text.words[at - 1]?.text];
  return last === 'au' || (before === 'a' && last === 'l');
}

/** "southern France", "the north of Spain": the operand is a part of the place. */
function sideOfPlace(text: SetWords, at: number): Read<SpatialQuery> | undefined {
  const side = halfAt(text, at);
  if (!side || text.spans.nameAt(at) > side.end - at) return undefined;
  const of = text.name(text.skip(side.end));
  if (!of) return undefined;
  const { value: whole } = of;
  // "au nord de Paris" is none of its parts, "au nord de la France" is one.
  const isApart =
    whole.type === 'NamedPlace' && ['city', 'river'].some((noun) => text.isUsually(whole.name, noun));
  if (isApart && isFrenchSide(text, at))
    return { value: { type: 'Directional', direction: side.value, of: whole }, end: of.end };
  return {
    value: { type: 'DirectionalSubset', direction: side.value, of: of.value },
    end: of.end,
  };
}
