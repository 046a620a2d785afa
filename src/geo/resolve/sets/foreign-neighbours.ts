/** Neighbours that are of no kind that is asked for, and belong to the answer: countries beside a region of another one, and
 * parts of countries on other continents. */

import type { SetCondition } from '../../domain/query.ts';
import { isAnyCountry } from '../../parse/spatial/own-border.ts';
import type { Candidates } from './candidates.ts';
import { testOf } from './conditions.ts';
import type { SetFacts } from './facts.ts';
import type { Member } from './member.ts';
import { judge, type SetWork, type Test } from './member-test.ts';
import type { Operand } from './operand.ts';

/** Countries beside a region of another one: its neighbours too.
 * @param beside  what the conditions say that they border */
export async function abroad(
  conditions: readonly SetCondition[],
  beside: readonly Operand[],
  work: SetWork,
  facts: SetFacts,
  candidates: Candidates,
): Promise<Member[]> {
  const tests: Test[] = [];
  for (const condition of conditions) tests.push(await testOf(condition, work));
  const countries = new Set(
    beside.flatMap(({ units }) => [...(units ?? [])]).map((unit) => facts.countryOf(unit)),
  );
  const found: Member[] = [];
  for (const id of facts.countryIds()) {
    const member = countries.has(id) ? undefined : candidates.land(id);
    if (member && (await judge(member, tests)) === 'yes') found.push(member);
  }
  return found;
}

/** Neighbours on another continent than their country stand for themselves: French Guiana beside Brazil.
 * @param chosen  countries that are members themselves: France lies on the Atlantic with all of its parts */
export async function overseas(
  conditions: readonly SetCondition[],
  chosen: readonly Member[],
  work: SetWork,
  facts: SetFacts,
  candidates: Candidates,
): Promise<Member[]> {
  const types = new Set(
    conditions.map((one) => (one.type === 'Bordering' && isAnyCountry(one.of) ? undefined : one.type)),
  );
  // Languages are known of countries.
  if (!types.has('Bordering') || types.has('Speaking')) return [];
  const tests: Test[] = [];
  for (const condition of conditions) tests.push(await testOf(condition, { ...work, kind: 'division' }));
  const own = new Set(chosen.map(({ id }) => id));
  const found: Member[] = [];
  for (const [unit, { id, country }] of facts.units.entries()) {
    if (!facts.isOverseas(unit) || own.has(country)) continue;
    const member = candidates.land(id, [unit]);
    if (member && (await judge(member, tests)) === 'yes') found.push(member);
  }
  return found;
}
