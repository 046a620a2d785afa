/** A condition of a set as a test of its members, and what the tests work with. */

import type { Geometry } from 'geojson';
import type { SetCondition, SetKind, SpatialQuery } from '../../domain/query.ts';
import type { SetFacts } from './facts.ts';
import type { Member } from './member.ts';
import type { SetSource } from './operand.ts';

export type Verdict = 'yes' | 'partly' | 'no';
export type Test = (member: Member) => Promise<Verdict> | Verdict;

export interface SetWork {
  readonly source: SetSource;
  readonly facts: SetFacts;
  readonly kind: SetKind;
  readonly ranked: boolean;
  members(query: SpatialQuery): Promise<readonly Member[] | undefined>;
  outline(member: Member): Promise<Geometry>;
  boxOf(member: Member): Promise<readonly [number, number, number, number] | undefined>;
  /** Name of the place with an id. */
  nameOf(id: string): string;
  /** Value of a measure, undefined where the data has none. */
  value(member: Member, by: SetCondition & { type: 'Measured' }): Promise<number | undefined>;
}

export const yes = (is: boolean): Verdict => (is ? 'yes' : 'no');

/** A test that the place which it speaks of does not meet itself. */
export const besides =
  (id: string | undefined, test: Test): Test =>
  (member) =>
    member.id === id ? 'no' : test(member);

/** What all the tests say together. */
export async function judge(member: Member, tests: readonly Test[]): Promise<Verdict> {
  let result: 'yes' | 'partly' = 'yes';
  for (const test of tests) {
    const verdict = await test(member);
    if (verdict === 'no') return 'no';
    if (verdict === 'partly') result = 'partly';
  }
  return result;
}
