/** A member of a set while it is answered. */

import type { Place } from '../../domain/place.ts';
import type { IslandRow, SetFacts } from './facts.ts';

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly lon: number;
  readonly lat: number;
  /** Absent for islands that are no place of the gazetteer. */
  readonly place?: Place;
  /** The land it is; of a capital the country's. */
  readonly units?: readonly number[];
  /** The rest of it where only part belongs to the set. */
  readonly only?: readonly number[];
  readonly island?: IslandRow;
  /** The country that it is the capital of. */
  readonly capitalOf?: string;
}

export const isCity = ({ kind }: Member) => kind === 'city';

/** km² of units. */
export function areaOfUnits(facts: SetFacts, units: Iterable<number>): number {
  let sum = 0;
  for (const unit of units) sum += facts.areaOf(facts.units[unit]!.id) ?? 0;
  return sum;
}

/** @param kept  whether they are answered for want of any that lie there whole */
export const toldPartly = (partly: readonly Member[], kept: boolean): string =>
  `${kept ? 'all of them lie' : 'left out, because they lie'} there only in part: ${names(partly)}`;

/** Some of them, for a note. */
export const names = (members: readonly Member[]): string => {
  const shown = members.slice(0, 12).map(({ name }) => name);
  return members.length > 12 ? `${shown.join(', ')} and ${members.length - 12} more` : shown.join(', ');
};

export interface SetAnswer {
  readonly members: readonly Member[];
  /** What the members were ranked or chosen by. */
  readonly values?: ReadonlyMap<string, { by: string; value: number; unit: string }>;
}
