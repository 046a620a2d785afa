/** The members that compete for a place in the blend, most valuable first: when the budget is short, the last ones
 * are left out. */

import { TabularError } from '../../domain/errors.ts';
import { constantMember } from './constant-member.ts';
import { linearMember } from './linear-member.ts';
import type { Member } from './member.ts';
import { neighbourMember } from './neighbour-member.ts';

export const portfolio: readonly Member[] = [
  linearMember('linear', 'standard'),
  linearMember('linear-quantile', 'quantile'),
  neighbourMember('neighbours', 'standard'),
  neighbourMember('neighbours-quantile', 'quantile'),
];

/** Learns the size of a regression's residuals. */
export const scaleMember: Member = linearMember('linear', 'quantile');

/** @throws TabularError `fitted_context_incompatible` when this engine has no member of that name */
export function memberNamed(name: string): Member {
  const found = [...portfolio, scaleMember, constantMember].find((member) => member.name === name);
  if (found === undefined) {
    throw new TabularError('fitted_context_incompatible', `This engine has no member ${JSON.stringify(name)}.`);
  }
  return found;
}
