/** Sets as operands of a query: places of one kind that meet conditions. */

import type { SpatialQuery } from './query.ts';
import type { DivisionName, Measure, SetKind } from './set-kinds.ts';

/** What a place must be, or have, to be a member. */
export type SetCondition =
  /** Lies in a place, or is a member of a group. Without `extent` mostly; `partly` also counts what reaches into it. */
  | { readonly type: 'In'; readonly of: SpatialQuery; readonly extent?: 'entirely' | 'partly' }
  /** Shares a border on land; with `only` with nothing else. */
  | { readonly type: 'Bordering'; readonly of: SpatialQuery; readonly only?: true }
  /** A river flows through it, a line or a range crosses it; of a river: it flows through the operand. */
  | { readonly type: 'Crossing'; readonly of: SpatialQuery }
  /** A place lies in it, or a part of a landscape or a lake does. */
  | { readonly type: 'Holding'; readonly of: SpatialQuery }
  /** Of a river: its mouth lies there; in a river it is a tributary. */
  | { readonly type: 'FlowingInto'; readonly of: SpatialQuery }
  /** Of a river: its source lies there. */
  | { readonly type: 'Rising'; readonly of: SpatialQuery }
  /** Lies at a sea, a lake or a river. */
  | { readonly type: 'On'; readonly of: SpatialQuery }
  /** How it lies to the sea. */
  | { readonly type: 'Shore'; readonly is: 'landlocked' | 'doubly_landlocked' | 'coastal' | 'island' }
  /** At least or at most so much, in the units of the measure. */
  | { readonly type: 'Measured'; readonly by: Measure; readonly least?: number; readonly most?: number }
  /** More or less of a measure than another place has. */
  | {
      readonly type: 'Compared';
      readonly by: Measure;
      readonly order: 'more' | 'less';
      readonly than: SpatialQuery;
    }
  /** Has an official language, by its ISO 639-1 code. */
  | { readonly type: 'Speaking'; readonly language: string }
  /** Its English name begins or ends with these letters. */
  /** Letters, or with `whole` the name. */
  | { readonly type: 'Spelled'; readonly begins?: string; readonly ends?: string; readonly whole?: string }
  /** Of a capital: no city of the land that it is governed from has more inhabitants. */
  | { readonly type: 'LargestCity' }
  /** Its capital is one of these. */
  | { readonly type: 'Seat'; readonly of: SpatialQuery }
  | { readonly type: 'Not'; readonly of: SetCondition }
  | { readonly type: 'Either'; readonly of: readonly SetCondition[] };

/** Which of the members that meet the conditions are kept, the one with the most (or least) first. */
export interface SetRank {
  readonly by: Measure;
  readonly order: 'most' | 'least';
  /** The first that is kept: 2 is "the second largest"; default 1. */
  readonly from?: number;
  /** How many are kept; default 1. */
  readonly take?: number;
  /** Chosen for each of these apart: "the largest city in each Baltic state". */
  readonly each?: PlaceSet;
  /** Of distances: from what they are measured. */
  readonly near?: SpatialQuery;
}

/** All places of a kind that meet every condition. */
export interface PlaceSet {
  readonly type: 'PlaceSet';
  readonly kind: SetKind;
  /** Of divisions: what they are called. */
  readonly called?: DivisionName;
  /** What else the word for them means, which is "state", "province" or "region" by the country in Japanese. */
  readonly alsoCalled?: readonly DivisionName[];
  readonly where?: readonly SetCondition[];
  readonly rank?: SetRank;
  /** The number of members is asked for. */
  readonly count?: true;
  /** How many members the question says there are: "the four countries of the UK". */
  readonly numbering?: number;
}

/** What the conditions of a set speak of. */
export function spokenOf(conditions: readonly SetCondition[]): SpatialQuery[] {
  return conditions.flatMap((condition) => {
    if (condition.type === 'Not') return spokenOf([condition.of]);
    if (condition.type === 'Either') return spokenOf(condition.of);
    return 'of' in condition ? [condition.of] : [];
  });
}
