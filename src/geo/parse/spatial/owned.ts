/** A place told by the land that has it: "Portugal's Algarve". */

import type { SpatialQuery } from '../../domain/query.ts';

import type { Cursor } from './cursor.ts';
import { qualify } from './place.ts';

/** Words behind the place that say what of it is meant: "Spain's Mediterranean coast", "Germany's Danube border". */
const ofIts: ReadonlySet<string> = new Set(['coast', 'border', 'part', 'half']);

/** "Portugal's Algarve", "the north of New Zealand's South Island": the place of that name in the land. */
export function ownedBy(cursor: Cursor, base: SpatialQuery): SpatialQuery | undefined {
  const [next, behind] = [cursor.peek(1), cursor.peek(2)];
  if (!cursor.isMark("'s") || next?.type !== 'place' || !next.known) return undefined;
  if (base.type !== 'NamedPlace' || cursor.names.isLand?.(base.name) !== true) return undefined;
  // "Florida's Gulf coast" is a part of Florida's coast, whatever else has that name.
  if (/ (?:coast|shore|border)$/iu.test(next.name)) return undefined;
  if (behind?.type === 'place' || behind?.type === 'node') return undefined;
  if (behind?.type === 'keyword' && ofIts.has(behind.keyword)) return undefined;
  cursor.at++;
  const owned = cursor.head();
  return qualify(owned, base, cursor.names) ?? { type: 'Intersection', of: [owned, base] };
}
