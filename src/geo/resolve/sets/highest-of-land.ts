/** The highest mountain of a land lies in it, though its top may be drawn beside the border: Rysy in Poland, Mafadi in South
 * Africa. */

import { highestMountains } from '../../domain/highest-mountains.ts';
import type { SetKind } from '../../domain/query.ts';
import { idOf } from './highest.ts';
import type { Test } from './member-test.ts';
import type { Operand } from './operand.ts';

export function orHighest(kind: SetKind, land: Operand, inside: Test): Test {
  if (kind !== 'peak' && kind !== 'mountain') return inside;
  const id = idOf(land);
  const highest = id === undefined ? undefined : highestMountains.get(id)?.id;
  if (highest === undefined) return inside;
  return async (member) => (member.id === highest ? 'yes' : inside(member));
}
