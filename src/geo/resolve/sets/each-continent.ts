/** "The largest country in each continent": continents share countries, so that each is a question of its own. */

import { GeoError } from '../../domain/errors.ts';
import type { PlaceSet, SetCondition } from '../../domain/query.ts';
import type { Member, SetAnswer } from './member.ts';

/** @param set  with its rank
 * @param notes  receives the continents that have none */
export async function ofEachContinent(
  set: PlaceSet,
  continents: readonly Member[],
  notes: string[],
  select: (set: PlaceSet) => Promise<SetAnswer>,
): Promise<SetAnswer> {
  const members = new Map<string, Member>();
  const values = new Map<string, { by: string; value: number; unit: string }>();
  for (const { name } of continents) {
    const where: SetCondition[] = [{ type: 'In', of: { type: 'NamedPlace', name } }, ...(set.where ?? [])];
    const answer = await select({ ...set, where }).catch(noAnswer);
    if (answer.members.length === 0) notes.push(`none is known in ${name}`);
    for (const member of answer.members) members.set(member.id, member);
    for (const [id, value] of answer.values ?? []) values.set(id, value);
  }
  return { members: [...members.values()], values };
}

/** Of Antarctica there is one lake here, and nothing to compare it with. */
function noAnswer(error: unknown): SetAnswer {
  if (error instanceof GeoError && error.code === 'query_not_understood') return { members: [] };
  throw error;
}
