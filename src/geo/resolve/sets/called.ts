/** What the divisions of a set may be called. */

import type { PlaceSet } from '../../domain/query.ts';
import type { Divisions } from './facts.ts';

/** In no order: a country's first row that is called one of these is meant. */
export const divisionNamesOf = ({
  called = 'division',
  alsoCalled = [],
}: Pick<PlaceSet, 'called' | 'alsoCalled'>): readonly string[] => [called, ...alsoCalled];

export const isCalled = ([names]: Divisions, called: readonly string[]): boolean =>
  names.some((name) => called.includes(name));
