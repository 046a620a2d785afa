/** What a set's members meet: its own conditions, and what a sentence says behind it of where they lie, and far from what. */

import type { PlaceSet, SetCondition, SpatialQuery } from '../../domain/query.ts';
import { isRing, type Ring } from '../operations/ring.ts';
import { alongStretches } from './along-stretches.ts';
import type { SetFacts } from './facts.ts';
import type { SetSource } from './operand.ts';

/** What two neighbours can share. */
const sharedKinds: ReadonlySet<PlaceSet['kind']> = new Set(
  'lake river mountain_range mountain desert'.split(' ') as PlaceSet['kind'][],
);

const farFrom = (of: SpatialQuery): SetCondition => ({
  type: 'Not',
  of: { type: 'In', of, extent: 'partly' },
});

const betweenDistances = ({ from, minus }: Ring): SetCondition[] => [
  { type: 'In', of: from },
  farFrom(minus),
];

/** "Lakes between Italy and Switzerland" lie in both: neighbours have nothing between them.
 * @param located  trees that the members lie in
 * @param far  those that no part of them lies in */
export async function placedConditions(
  asked: PlaceSet,
  located: readonly SpatialQuery[],
  far: readonly SpatialQuery[],
  source: SetSource,
  facts: SetFacts,
): Promise<SetCondition[]> {
  const conditions: SetCondition[] = (asked.where ?? []).flatMap((one) =>
    one.type === 'In' && isRing(one.of) ? betweenDistances(one.of) : [one],
  );
  for (const of of located) {
    if (isRing(of)) {
      conditions.push(...betweenDistances(of));
      continue;
    }
    const ends = of.type === 'Between' && !of.halfway && sharedKinds.has(asked.kind) ? [of.a, of.b] : [];
    const lands: SetCondition[] = [];
    for (const end of ends) {
      const place = end.type === 'NamedPlace' ? await source.usualPlace(end) : undefined;
      if (place && facts.landOf(place.id)) lands.push({ type: 'In', of: end, extent: 'partly' });
    }
    if (lands.length === 2) conditions.push(...lands);
    else conditions.push({ type: 'In', of });
  }
  conditions.push(...far.map(farFrom));
  return alongStretches(asked.kind, conditions, source);
}
