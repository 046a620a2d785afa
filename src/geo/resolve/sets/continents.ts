/** Lands in continents: by what the list of countries says of each, not by their outlines. */

import type { SetCondition, SpatialQuery } from '../../domain/query.ts';
import type { SetFacts } from './facts.ts';
import { type Verdict, yes } from './member-test.ts';
import type { Operand } from './operand.ts';

export function inContinent(
  facts: SetFacts,
  id: string,
  continent: string,
  extent: 'entirely' | 'partly' | undefined,
): Verdict {
  const country = facts.country(id);
  const main = country?.continent === continent;
  const other = country?.partly?.some(([name]) => name === continent) ?? false;
  if (extent === 'partly') return yes(main || other);
  if (extent === 'entirely') return yes(main && !country?.partly);
  return main ? 'yes' : other ? 'partly' : 'no';
}

/** "In Africa or Europe": in either as it is in one of them alone, whatever part of it lies in the other.
 * @returns undefined where no continent is among what is joined */
export async function eitherContinent(
  { of, extent }: SetCondition & { type: 'In' },
  operand: (of: SpatialQuery) => Promise<Operand>,
): Promise<(SetCondition & { type: 'Either' }) | undefined> {
  if (of.type !== 'Union' || !of.of.every(({ type }) => type === 'NamedPlace')) return undefined;
  const parts = await Promise.all(of.of.map(operand));
  if (!parts.some(({ continent }) => continent !== undefined)) return undefined;
  return { type: 'Either', of: of.of.map((one) => ({ type: 'In', of: one, ...(extent && { extent }) })) };
}
