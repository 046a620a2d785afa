/** Lines that a distance is from: "the Swiss border", "the coast of France", "the sea". */

import { keywordAt } from './compass-words.ts';
import type { OperandList } from './meaning.ts';
import type { Read, SetWords } from './set-words.ts';

export const edgeAt = (text: SetWords, start: number): Read<OperandList> | undefined =>
  borderNameAt(text, start) ?? shoreAt(text, start);

/** A name before "border", which is a verb where another name follows. */
function borderNameAt(text: SetWords, start: number): Read<OperandList> | undefined {
  const owner = text.name(text.skip(start));
  if (!owner || text.words[owner.end]?.text !== 'border' || text.name(text.skip(owner.end + 1)))
    return undefined;
  return { value: { of: [{ type: 'BorderOf', of: owner.value }], joined: 'and' }, end: owner.end + 1 };
}

/** "the coast of France"; "the sea", "the coast" of any land. */
function shoreAt(text: SetWords, start: number): Read<OperandList> | undefined {
  const at = text.skip(start);
  if (text.spans.nameAt(at) > 1 || (keywordAt(text, 'sea', at) ?? keywordAt(text, 'coast', at)) === undefined)
    return undefined;
  const of = text.lexicon.relations.at(text.words, at + 1);
  const isOwned = of?.meaning === 'In' && text.words[at + 1]!.text !== 'in';
  const owner = isOwned ? text.name(text.skip(of.end)) : undefined;
  if (owner) return { value: { of: [{ type: 'CoastOf', of: owner.value }], joined: 'and' }, end: owner.end };
  return { value: { of: [{ type: 'Sea' }], joined: 'and' }, end: at + 1 };
}
