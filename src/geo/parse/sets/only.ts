/** "That border only France": a relation to this and to nothing else. */

import type { SetCondition, SpatialQuery } from '../../domain/query.ts';
import type { Read, SetWords } from './set-words.ts';

/** @param start  where the relation begins
 * @returns it with what "only" adds; undefined where that has no meaning here */
export function only(
  text: SetWords,
  start: number,
  read: Read<SetCondition[]>,
): Read<SetCondition[]> | undefined {
  const after = text.word('only', read.end);
  let before = false;
  for (let at = start; at < read.end; at++) before ||= text.word('only', at) !== undefined;
  if (!before && after === undefined) return read;
  const alone = read.value.map(aloneOf);
  // "In Europe only" says no more than "in Europe".
  if (!before && alone.every((condition) => condition?.type === 'In')) return { ...read, end: after! };
  const known = alone.filter((condition) => condition !== undefined);
  if (known.length < alone.length) return undefined;
  const beside = known.filter(({ type }) => type === 'Bordering') as { of: SpatialQuery }[];
  const end = after ?? read.end;
  if (beside.length < 2) return { value: known, end };
  // "Only France and Spain": both of them, and no third.
  const none: SetCondition = {
    type: 'Bordering',
    of: { type: 'Union', of: beside.map(({ of }) => of) },
    only: true,
  };
  return { value: [...read.value, none], end };
}

function aloneOf(condition: SetCondition): SetCondition | undefined {
  switch (condition.type) {
    case 'Bordering':
      return { ...condition, only: true };
    case 'In':
      return { ...condition, extent: 'entirely' };
    case 'Shore':
    case 'Measured':
      return condition;
    default:
      return undefined;
  }
}
