/** "where A, B and C meet", "the tripoint of A, B and C". */

import type { SpatialQuery } from '../../domain/query.ts';
import { borderOfPair } from './border.ts';
import type { Cursor } from './cursor.ts';
import { separator } from './list.ts';
import { misunderstood } from './misunderstood.ts';

/** Two share a border, more meet in a point. */
export function meeting(members: readonly SpatialQuery[]): SpatialQuery {
  return members.length > 2 ? { type: 'MeetingPoint', of: members } : borderOfPair(members);
}

/** After "tripoint". */
export function meetingPoint(cursor: Cursor): SpatialQuery {
  cursor.skipOf();
  const members = [cursor.primary()];
  while (separator(cursor) || cursor.takeMark('-')) members.push(cursor.primary());
  cursor.take('meets');
  if (members.length < 2) throw misunderstood('a meeting point needs the places that meet there');
  return meeting(members);
}
