/** "The nearest big city to Lyon": no small town. */

import type { Draft } from './meaning.ts';
import type { SetWords } from './set-words.ts';

/** Inhabitants. */
const bigCity = 100_000;

/** @returns the word after "big", which is a condition of the draft then */
export function nearestBig(text: SetWords, at: number, draft: Draft): number | undefined {
  const big = draft.superlative?.by === 'distance' ? text.word('large', at) : undefined;
  if (big === undefined || text.headAt(big)?.value.kind !== 'city') return undefined;
  draft.where.push({ type: 'Measured', by: 'population', least: bigCity });
  return big;
}
