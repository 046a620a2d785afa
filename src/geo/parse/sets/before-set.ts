/** What stands before the head of a set: a number, an order, "largest", "landlocked", and whose it is. */

import { languageBefore } from './amount.ts';
import { its } from './groups.ts';
import { heightBefore } from './height.ts';
import type { Draft } from './meaning.ts';
import { nearestBig } from './nearest-big.ts';
import { ofSuperlative } from './of-superlative.ts';
import { isOrdinary } from './ordinary-words.ts';
import type { SetWords } from './set-words.ts';
import { ownerAt, sidedOwner } from './sided.ts';

/** Whether a head comes after further words before it; without `owned` whose it is may be among them. */
export type HeadFollows = (start: number, owned?: boolean) => boolean;

/** @returns the word after what stands before the head of a set; the draft has it */
export function beforeSet(text: SetWords, start: number, draft: Draft, headFollows: HeadFollows): number {
  let at = start;
  // "the world's five longest rivers"
  const globe = text.word('globe', at);
  if (globe !== undefined && text.isMark("'s", globe)) at = globe + 1;
  for (let turn = 0; turn < 12; turn++) {
    if (text.word('each', at) !== undefined) draft.every = true;
    at = its(text, at, draft) ?? at;
    const from = text.skip(at, ['only']);
    const skipped = text.skip(text.word('top', from) ?? at, ['only']);
    const next = beforeOnce(text, skipped, draft, headFollows);
    if (next === undefined) return skipped;
    at = next;
  }
  return at;
}

function beforeOnce(text: SetWords, at: number, draft: Draft, headFollows: HeadFollows): number | undefined {
  const { words, lexicon, spans } = text;
  const word = words[at];
  if (!word) return undefined;
  const superlative = text.superlativeAt(at);
  if (superlative && !draft.superlative && !text.headAt(at)) {
    draft.superlative = superlative.value;
    draft.many = words[superlative.end - 1]!.text.endsWith('s');
    if (superlative.from !== undefined) draft.from = superlative.from;
    return superlative.end;
  }
  for (const said of ['large', 'famous'] as const) {
    const end = text.word(said, at);
    if (end === undefined || draft.superlative || draft.said || !headFollows(end)) continue;
    draft.said = said;
    return end;
  }
  // "The nearest big city to Lyon"
  const big = nearestBig(text, at, draft);
  if (big !== undefined) return big;
  const oneOf = ofSuperlative(text, at, draft, headFollows);
  if (oneOf !== undefined) return oneOf;
  const ordinal = text.ordinalAt(at);
  if (ordinal && draft.from === undefined) {
    draft.from = ordinal.value;
    return ordinal.end;
  }
  const number = text.smallNumber(at);
  if (number !== undefined && draft.take === undefined) {
    draft.take = number;
    return at + 1;
  }
  const shore = lexicon.shores.at(words, at);
  const ofOwner = shore && !draft.owner && headFollows(shore.end, false);
  if (shore && !isPartOfName(text, at, shore.end) && (ofOwner || headFollows(shore.end))) {
    draft.where.push({ type: 'Shore', is: shore.meaning });
    return shore.end;
  }
  const language = languageBefore(text, at) ?? heightBefore(text, at);
  if (language && headFollows(language.end, draft.owner !== undefined)) {
    draft.where.push(language.value);
    return language.end;
  }
  if (text.headAt(at)) return undefined;
  if (draft.owner) return undefined;
  const non = text.word('non', at);
  const from = non !== undefined && text.isMark('-', non) ? non + 1 : non;
  const denied = from === undefined ? undefined : text.name(from);
  if (denied && text.isGroup(denied.value) && headFollows(denied.end)) {
    draft.where.push({ type: 'Not', of: { type: 'In', of: denied.value } });
    return denied.end;
  }
  const sided = sidedOwner(text, at);
  if (sided && text.word('that', sided.end) === undefined && headFollows(sided.end)) {
    draft.owner = sided.value;
    return sided.end;
  }
  const owner = ownerAt(text, at);
  // "Of" and "Sin" are towns, "Durch" a village.
  const small = lexicon.relations.at(words, at)?.end ?? text.word('except', at) ?? 0;
  if (!owner || small >= owner.end) return undefined;
  const end = text.isMark("'s", owner.end) ? owner.end + 1 : owner.end;
  // "In Asia that are islands": nothing belongs to Asia there.
  if (text.word('that', end) !== undefined) return undefined;
  if (!headFollows(end) || (end === owner.end && text.isUnknownName(at, end))) return undefined;
  if (end === owner.end && isOrdinary(spans.quote(at, end - at), at === 0)) return undefined;
  draft.owner = owner.value;
  return end;
}

/** Whether a name goes on behind what is read: "dan al mar" in "países que dan al mar Negro". */
export function isPartOfName(text: SetWords, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (text.spans.nameAt(at) > to - at) return true;
  return false;
}
