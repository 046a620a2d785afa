/** "In Europe, which countries are landlocked?": where a set lies is said before it. */

import type { SetCondition } from '../../domain/query.ts';
import { toConditions } from './meaning.ts';
import type { Operands } from './operands.ts';
import type { Read } from './set-words.ts';

/** What the set that begins a sentence lies in, with the word after the comma behind it. */
export function frontedIn({ text, operand }: Operands, start: number): Read<SetCondition[]> | undefined {
  if (start > 0) return undefined;
  const said = text.lexicon.relations.at(text.words, 0);
  const of = said?.meaning === 'In' ? operand(said.end) : undefined;
  if (!of || !text.isMark(',', of.end)) return undefined;
  return {
    value: toConditions('In', of.value, { kind: 'country', plural: true }, undefined),
    end: of.end + 1,
  };
}
