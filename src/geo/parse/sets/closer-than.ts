/** "Cities closer to Paris than to London": nearer to one place than to another. Without the second it is a question for the
 * nearest ones. */

import type { SpatialQuery } from '../../domain/query.ts';
import { keywordAt } from './compass-words.ts';
import type { Draft, OperandList } from './meaning.ts';
import type { Operands } from './operands.ts';

/** Words of "plus proches de la" at most. */
const longest = 4;

const whole = ({ of }: OperandList): SpatialQuery => (of.length === 1 ? of[0]! : { type: 'Union', of });

/** @returns the word after the comparison, which is a condition of the draft then */
export function closerThan({ text, operand }: Operands, start: number, draft: Draft): number | undefined {
  const at = text.skip(start, ['that']);
  const nearer = keywordAt(text, 'closer', at, longest);
  const end = nearer ?? keywordAt(text, 'fartherFrom', at, longest);
  const first = end === undefined ? undefined : operand(end);
  if (!first) return undefined;
  const then = keywordAt(text, 'than', text.isMark(',', first.end) ? first.end + 1 : first.end, longest);
  const second = then === undefined ? undefined : operand(then);
  if (!second) return undefined;
  const [a, b] = [whole(first.value), whole(second.value)];
  const [to, than] = nearer === undefined ? [b, a] : [a, b];
  draft.where.push({ type: 'In', of: { type: 'Closer', to, than } });
  return second.end;
}
