/** "Cities on the coast of Brittany": at its sea, and not all that lie in it or at it. */

import type { SpatialQuery } from '../../domain/query.ts';
import type { Draft } from './meaning.ts';
import type { Operands } from './operands.ts';
import type { SetWords } from './set-words.ts';

/** Kinds whose members may lie at a sea or not. */
const onLand: ReadonlySet<string> = new Set(['city', 'capital', 'division_capital', 'division', 'country']);

/** Words from the preposition to the noun at most, an article between them. */
const longest = 3;

/** @returns the word after the land, whose coast is a condition of the draft then */
export function coastOfLand({ text, operand }: Operands, start: number, draft: Draft): number | undefined {
  if (!onLand.has(draft.head!.kind)) return undefined;
  const at = text.skip(start, ['that']);
  if (text.lexicon.relations.at(text.words, at) === undefined) return undefined;
  for (let i = at + 1; i < at + longest; i++) {
    const noun = text.word('shoreNoun', i);
    if (noun === undefined) continue;
    const of = text.lexicon.relations.at(text.words, noun);
    const land = of?.meaning === 'In' ? operand(of.end) : undefined;
    if (!land?.value.of.every((one) => mayBeLand(text, one))) return undefined;
    const [first, more] = land.value.of;
    draft.where.push({ type: 'In', of: more ? { type: 'Union', of: land.value.of } : first! });
    draft.where.push({ type: 'Shore', is: 'coastal' });
    return land.end;
  }
  return undefined;
}

/** Galicia is a part of Spain, and a landscape elsewhere. */
const mayBeLand = (text: SetWords, one: SpatialQuery): boolean =>
  text.isLand(one) || (one.type === 'NamedPlace' && text.names.isDivision?.(one.name) === true);
