/** Countries of which a part meets what is asked, as far as they lie where the set does: no country of Europe lies south of the
 * equator, though Réunion does. */

import type { Member } from './member.ts';
import { judge, type Test } from './member-test.ts';
import type { Operand } from './operand.ts';

/** @param partly  those of which a part does
 * @param homes  what the set lies in */
export async function atHome(
  partly: readonly Member[],
  tests: readonly Test[],
  homes: readonly Operand[],
): Promise<Member[]> {
  const home = homes.find(({ units }) => units)?.units;
  const found: Member[] = [];
  for (const member of partly) {
    const units = (member.units ?? []).filter((unit) => !home || home.has(unit));
    const isWhole = units.length === 0 || units.length === member.units?.length;
    const verdict = isWhole ? 'partly' : await judge({ ...member, units, only: units }, tests);
    if (verdict !== 'no') found.push(member);
  }
  return found;
}
