/** "Where the borders of A, B and C meet" is where the lands do. */

import type { SpatialQuery } from '../domain/query.ts';

/** The lands of a list, of borders as well, each by itself. */
export const landsThatMeet = (members: readonly SpatialQuery[]): SpatialQuery[] => members.flatMap(landsOf);

function landsOf(member: SpatialQuery): readonly SpatialQuery[] {
  switch (member.type) {
    case 'BorderOf':
      return landsOf(member.of);
    case 'BorderBetween':
      return [member.a, member.b];
    case 'Union':
      return landsThatMeet(member.of);
    default:
      return [member];
  }
}

/** Two share a border, more meet in a point. */
export function meetingOf(members: readonly SpatialQuery[]): SpatialQuery | undefined {
  const lands = landsThatMeet(members);
  const [a, b] = lands;
  if (!a || !b) return undefined;
  return lands.length === 2 ? { type: 'BorderBetween', a, b } : { type: 'MeetingPoint', of: lands };
}
