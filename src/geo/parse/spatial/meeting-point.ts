/** "where A, B and C meet", "the tripoint of A, B and C". */

import { fold } from '../../domain/fold.ts';
import type { SpatialQuery } from '../../domain/query.ts';
import { landsThatMeet } from '../lands-that-meet.ts';
import { borderOfPair } from './border.ts';
import type { Cursor } from './cursor.ts';
import { separator } from './list.ts';
import { misunderstood } from './misunderstood.ts';

/** Two share a border, more meet in a point. */
export function meeting(members: readonly SpatialQuery[]): SpatialQuery {
  const lands = landsThatMeet(members);
  return lands.length > 2 ? { type: 'MeetingPoint', of: lands } : borderOfPair(members);
}

/** After "tripoint". */
export function meetingPoint(cursor: Cursor): SpatialQuery {
  const said = cursor.symbols[cursor.at - 1]!.text;
  cursor.skipOf();
  const members = [member(cursor)];
  // "the place where A meets B"
  if (members[0]!.type === 'BorderBetween' || members[0]!.type === 'MeetingPoint') return members[0]!;
  // "Dreiländereck Deutschland Frankreich Schweiz"
  while (separator(cursor) || cursor.takeMark('-') || cursor.peek()?.type === 'place')
    members.push(member(cursor));
  cursor.take('meets');
  if (members.length < 2) throw misunderstood('a meeting point needs the places that meet there');
  return meeting(ofWaters.test(said) ? members.map((one) => asRiver(one, cursor)) : members);
}

const ofWaters = /^(?:confluence|junction)/iu;

/** "The confluence of the Missouri and Mississippi": no states flow together. */
function asRiver(query: SpatialQuery, { names }: Cursor): SpatialQuery {
  if (query.type !== 'NamedPlace' || names.isDivision?.(query.name) !== true) return query;
  const name = `${query.name} River`;
  return names.knows(fold(name), false) ? { ...query, name } : query;
}

/** "Argentina Brazil and Paraguay": names in a row are lands, no adjectives of one another. */
function member(cursor: Cursor): SpatialQuery {
  return cursor.peek()?.type === 'place' && cursor.peek(1)?.type === 'place'
    ? cursor.head()
    : cursor.primary();
}
