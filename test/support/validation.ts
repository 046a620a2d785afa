/** How a member validates itself, for tests that ask one way of it directly. */

import type { Frame } from '../../src/tabular/engine/frame.ts';
import { type Member, shapeOf, type Validation } from '../../src/tabular/engine/members/member.ts';
import type { Goal } from '../../src/tabular/engine/validation/goal.ts';

/** @throws Error when the member validates itself in another way on such data */
export function validationOf<K extends Validation['kind']>(
  member: Member,
  kind: K,
  frame: Frame,
  goal: Goal,
): Extract<Validation, { kind: K }> {
  const validation = member.validation(shapeOf(frame, goal));
  if (validation.kind !== kind) throw new Error(`${member.name} validates itself by ${validation.kind}`);
  return validation as Extract<Validation, { kind: K }>;
}
