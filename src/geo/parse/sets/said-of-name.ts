/** What a set says of the names and the capitals of its members: "starting with M", "whose capital is on the coast". */

import type { SetCondition, SpatialQuery } from '../../domain/query.ts';
import { amountAt } from './amount.ts';
import { largestCityAt } from './largest-city.ts';
import { negated } from './meaning.ts';
import type { Operands } from './operands.ts';
import type { Head } from './phrases.ts';
import type { Read, SetWords } from './set-words.ts';

/** More letters are a name: "rivers ending in Hamburg". */
const mostLetters = 5;

/** "called Springfield"
 * @param begun  the head itself ends with "called", here */
function calledAt(text: SetWords, start: number, begun: boolean): Read<SetCondition> | undefined {
  const from = begun ? start : text.word('called', text.skip(start, ['that']));
  if (from === undefined) return calledBehind(text, text.skip(start, ['that']));
  const length = text.spans.nameAt(from);
  if (length === 0) return undefined;
  return { value: { type: 'Spelled', whole: text.spans.quote(from, length) }, end: from + length };
}

/** "die Springfield heißen" */
function calledBehind(text: SetWords, from: number): Read<SetCondition> | undefined {
  const length = text.spans.nameAt(from);
  const end = length === 0 ? undefined : text.word('calledBehind', from + length);
  return end === undefined
    ? undefined
    : { value: { type: 'Spelled', whole: text.spans.quote(from, length) }, end };
}

/** "starting with the letter M", "ending in -stan", "called Springfield" */
export function spelledAt(text: SetWords, start: number, head: Head): Read<SetCondition> | undefined {
  const begun =
    head.named !== undefined && text.lexicon.words.called?.at(text.words, start - 1)?.end === start;
  const called = calledAt(text, start, begun);
  if (called) return called;
  const at = text.skip(start, ['that']);
  const begins = text.word('begins', at);
  const ends = text.word('ends', at);
  const said = begins ?? ends;
  if (said === undefined || head.kind === 'river' || head.kind === 'canal') return undefined;
  const behind = text.word('letter', said);
  // "A" is a letter itself where none follows.
  const isLetter = text.words[said]?.raw === 'A';
  const from = behind !== undefined && text.words[behind] && !isLetter ? behind : said;
  const hyphen = text.isMark('-', from) ? from + 1 : from;
  const word = text.words[hyphen];
  if (word?.kind !== 'word' || word.raw.length > mostLetters) return undefined;
  const letters = word.raw.toLowerCase();
  const value: SetCondition =
    begins === undefined ? { type: 'Spelled', ends: letters } : { type: 'Spelled', begins: letters };
  return { value, end: hyphen + 1 };
}

/** "whose capital is on the coast", "whose capital has more than 5 million people" */
export function seatAt({ text, relation }: Operands, at: number): Read<SetCondition> | undefined {
  const said = text.word('seat', at);
  if (said === undefined) return undefined;
  const head: Head = { kind: 'capital', plural: true };
  const not = text.word('not', said);
  const from = text.skip(not ?? said);
  const shore = text.lexicon.shores.at(text.words, from);
  const largest = largestCityAt(text, said, head);
  if (largest) {
    const of: SpatialQuery = { type: 'PlaceSet', kind: 'capital', where: [largest.value] };
    return { value: { type: 'Seat', of }, end: largest.end };
  }
  const where: Read<SetCondition[]> | undefined = shore
    ? { value: [{ type: 'Shore', is: shore.meaning }], end: shore.end }
    : (listOf(amountAt(text, from, head)) ?? relation(from, head));
  if (!where) return undefined;
  const of: SpatialQuery = {
    type: 'PlaceSet',
    kind: 'capital',
    where: where.value.map((condition) => negated(condition, not !== undefined)),
  };
  return { value: { type: 'Seat', of }, end: where.end };
}

const listOf = (read: Read<SetCondition> | undefined): Read<SetCondition[]> | undefined =>
  read && { value: [read.value], end: read.end };
