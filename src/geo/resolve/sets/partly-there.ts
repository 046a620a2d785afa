/** Countries that lie in a continent only in part. */

import type { SetRank } from '../../domain/query.ts';
import type { SetFacts } from './facts.ts';
import { type Measures, ranked } from './measures.ts';
import { type Member, names } from './member.ts';

/** "The northernmost country in Europe" is Russia, which many do not think of: the one that lies there whole is told.
 * @param kept  those of the members that the rank chose
 * @param notes  receives the others */
export async function tellPartly(
  members: readonly Member[],
  kept: readonly { member: Member }[],
  rank: SetRank,
  measures: Measures,
  facts: SetFacts,
  continent: string,
  notes: string[],
): Promise<void> {
  const isPartly = ({ id }: Member) => facts.country(id)?.partly !== undefined;
  const partly = kept.filter(({ member }) => isPartly(member)).map(({ member }) => member);
  if (partly.length === 0) return;
  const whole = members.filter((member) => !isPartly(member));
  const without = (await ranked(whole, rank, measures)).kept.map(({ member }) => member);
  const others = without.filter((member) => !kept.some((one) => one.member === member));
  if (others.length === 0) return;
  notes.push(
    `${names(partly)} ${partly.length === 1 ? 'lies' : 'lie'} in ${continent} only in part; of countries that lie there whole it would be ${names(others)}`,
  );
}
