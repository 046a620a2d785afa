/** What the divisions of a set may be called. */

import { looseDivisions } from '../../domain/loose-divisions.ts';
import type { PlaceSet } from '../../domain/query.ts';
import type { Divisions } from './facts.ts';

/** In no order: a country's first row that is called one of these is meant. */
export const divisionNamesOf = ({
  called = 'division',
  alsoCalled = [],
}: Pick<PlaceSet, 'called' | 'alsoCalled'>): readonly string[] => [called, ...alsoCalled];

export const isCalled = ([names]: Divisions, called: readonly string[]): boolean =>
  names.some((name) => called.includes(name));

/** The parts of countries whose capitals are asked for: "capitals of the departments of France". */
export function partsOf({ called, alsoCalled, where = [] }: PlaceSet): PlaceSet {
  for (const condition of where)
    if (condition.type === 'In' && condition.of.type === 'PlaceSet' && condition.of.kind === 'division')
      return condition.of;
  return {
    type: 'PlaceSet',
    kind: 'division',
    called: called ?? 'division',
    ...(alsoCalled && { alsoCalled }),
  };
}

/** Conditions that say what a member lies beside. */
const besides: ReadonlySet<string> = new Set(['Bordering', 'On', 'Crossing']);

/** What is asked for where one name stands for all of the first level of a country: provinces of China that border something. */
export function looselyCalled(
  countryCode: string | undefined,
  set: PlaceSet,
): { readonly called: readonly string[]; readonly note: string } | undefined {
  const [name, note] = looseDivisions[countryCode ?? ''] ?? [];
  const beside = set.where?.some(({ type }) => besides.has(type)) === true;
  if (note === undefined || !beside || !divisionNamesOf(set).includes(name!)) return undefined;
  return { called: ['division'], note };
}
