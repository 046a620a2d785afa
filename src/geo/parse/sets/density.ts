/** Inhabitants per area: "with more than 500 people per km²", "with a population density of over 500", "denser than France". */

import type { SetCondition } from '../../domain/query.ts';
import { comparedBy } from './compared-by.ts';
import type { Read, SetWords } from './set-words.ts';
import { squareKmAt } from './square-km.ts';

const kmOfMile = 1.609344;

export function densityAt(words: SetWords, start: number): Read<SetCondition> | undefined {
  let at = words.skip(start);
  at = words.skip(words.word('with', at) ?? words.word('have', at) ?? at);
  const compared = comparedBy(words, at, 'density', 'denser', 'lessDense');
  if (compared) return compared;
  const noun = words.word('densityOf', at);
  at = words.skip(noun ?? at);
  const more = words.word('more', at);
  const less = words.word('less', at);
  const from = noun === undefined ? undefined : words.word('from', at);
  const said = Math.max(more ?? 0, less ?? 0, from ?? 0);
  if (said === 0) return undefined;
  const first = words.number(words.skip(said));
  const to = first && from !== undefined ? words.word('to', first.end) : undefined;
  const second = to === undefined ? undefined : words.number(to);
  if (!first || (from !== undefined && !second)) return undefined;
  const last = (second ?? first).end;
  const unit = perArea(words, words.word('people', last) ?? last);
  if (noun === undefined && !unit) return undefined;
  const factor = unit?.value ?? 1;
  const bounds = second
    ? { least: first.value * factor, most: second.value * factor }
    : (less ?? 0) > (more ?? 0)
      ? { most: first.value * factor }
      : { least: first.value * factor };
  return { value: { type: 'Measured', by: 'density', ...bounds }, end: unit?.end ?? last };
}

/** "per km²", "/km2": what an amount of it is per km². */
function perArea(words: SetWords, at: number): Read<number> | undefined {
  const unit = words.word('per', at) ?? (words.words[at]?.joined ? at : undefined);
  if (unit === undefined) return undefined;
  const km = squareKmAt(words, unit);
  if (km !== undefined) return { value: 1, end: km };
  const miles = words.word('squareMiles', unit);
  return miles === undefined ? undefined : { value: 1 / kmOfMile ** 2, end: miles };
}
