/** "States that border another country", "regions with a land border": beside no country in particular, but their own. */

import type { SetCondition } from '../../domain/query.ts';
import { besideAnother } from '../spatial/own-border.ts';
import { type Draft, negated } from './meaning.ts';
import type { Operands } from './operands.ts';
import type { Head } from './phrases.ts';
import type { Read, SetWords } from './set-words.ts';

const isLand = ({ kind }: Head): boolean => kind === 'division' || kind === 'country';

/** Behind "bordering". */
export function anotherCountry(text: SetWords, at: number, head: Head): Read<SetCondition[]> | undefined {
  const end = text.word('anotherCountry', at) ?? text.word('anotherCountry', text.skip(at));
  return end !== undefined && isLand(head) ? { value: [besideAnother], end } : undefined;
}

/** What says with which land a border is. */
const goesOn = /^(?:with|to|of|between|zu|zur|zum|mit|nach|zwischen|avec|de|du|des|d|entre|con|del)$/u;

/** Past an article; "land" alone says nothing elsewhere, and is skipped there. */
function nounAt(text: SetWords, verb: number): number | undefined {
  for (let at = verb; at <= text.skip(verb); at++) {
    const end = text.word('landBorder', at);
    if (end !== undefined) return end;
  }
  return undefined;
}

/** "With a land border", "on the border".
 * @returns the word after it, which is a condition of the draft then */
export function landBorder({ text }: Operands, start: number, draft: Draft): number | undefined {
  const head = draft.head!;
  if (!isLand(head)) return undefined;
  const at = text.skip(start, ['that']);
  const without = text.word('haveNo', start) ?? text.word('haveNo', at) ?? text.word('except', at);
  const verb = without ?? text.word('have', at) ?? text.word('with', at);
  const noun = verb === undefined ? undefined : nounAt(text, verb);
  const end = noun ?? (without === undefined ? text.word('atBorder', at) : undefined);
  if (end === undefined || goesOn.test(text.words[end]?.text ?? '')) return undefined;
  const relation = text.lexicon.relations.at(text.words, at);
  if (relation && relation.end > end) return undefined;
  draft.where.push(negated(besideAnother, without !== undefined));
  return text.word('have', end) ?? end;
}
