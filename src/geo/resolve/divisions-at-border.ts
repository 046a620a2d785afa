/** "States along the border between the US and Mexico": no state lies in both countries, and those of each that border the
 * other are meant. */

import { maskOf } from '../domain/place.ts';
import type { NamedPlace, PlaceSet, SetCondition, SpatialQuery } from '../domain/query.ts';
import type { Context } from './context.ts';
import type { Usual } from './in-context.ts';
import { divisionNamesOf, isCalled } from './sets/called.ts';

const countries = maskOf(['country']);

interface Source extends Usual {
  readonly context: Pick<Context, 'setFacts'>;
}

/** The tree with divisions in part in each of two countries as those of each that border the other. */
export async function divisionsAtBorder(source: Source, query: SpatialQuery): Promise<SpatialQuery> {
  if (query.type !== 'PlaceSet' || query.kind !== 'division' || query.called === undefined) return query;
  const partly = (query.where ?? []).filter(isPartly);
  const [a, b, more] = partly.map(({ of }) => of);
  if (!a || !b || more) return query;
  const rest = query.where!.filter((one) => !isPartly(one));
  const facts = await source.context.setFacts();
  const called = divisionNamesOf({
    called: query.called,
    ...(query.alsoCalled && { alsoCalled: query.alsoCalled }),
  });
  const sets: PlaceSet[] = [];
  for (const [home, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const country = await source.usualPlace(home, countries);
    const rows = facts.written.divisions[country?.countryCode ?? ''] ?? [];
    if (!rows.some((row) => isCalled(row, called))) continue;
    const where: SetCondition[] = [{ type: 'In', of: home }, { type: 'Bordering', of: other }, ...rest];
    sets.push({ ...query, where });
  }
  return sets.length === 0 ? query : sets.length === 1 ? sets[0]! : { type: 'Union', of: sets };
}

type Partly = SetCondition & { readonly type: 'In'; readonly of: NamedPlace };
const isPartly = (condition: SetCondition): condition is Partly =>
  condition.type === 'In' && condition.extent === 'partly' && condition.of.type === 'NamedPlace';
