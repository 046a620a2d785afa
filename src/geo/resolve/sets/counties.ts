/** Counties of the USA among the members of sets: divisions of the second level, whose `units` is the state that holds
 * them. What states border, hold and lie at is known of units, and would be said wrongly of a county. */

import { GeoError } from '../../domain/errors.ts';
import type { SetCondition } from '../../domain/query.ts';
import type { Member } from './member.ts';
import type { SetWork, Test } from './member-test.ts';

export const isCounty = ({ place }: Member) => place?.layer === 'counties';

/** Conditions that are answered for counties as well. */
const toldOfCounties: ReadonlySet<SetCondition['type']> = new Set([
  'In',
  'Measured',
  'Compared',
  'Spelled',
  'Not',
  'Either',
]);

/** The test, which throws `query_not_understood` when it is asked about a county. */
export const refusingCounties =
  (test: Test): Test =>
  (member) => {
    if (!isCounty(member)) return test(member);
    throw new GeoError(
      'query_not_understood',
      'The query was not understood: of counties it is known here in which state or area they lie, not what they border, hold or lie at.',
      { fix: 'Ask for the counties in a state, or within a distance of a place.' },
    );
  };

/** The test of a condition, which refuses what is not known of counties. */
export const asCounties = ({ type }: SetCondition, { kind }: SetWork, test: Test): Test =>
  kind === 'division' && !toldOfCounties.has(type) ? refusingCounties(test) : test;
