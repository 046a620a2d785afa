/** "Larger than Ireland": members by the size of a place. */

import { GeoError } from '../../domain/errors.ts';
import type { SetCondition, SetKind } from '../../domain/query.ts';
import { printQuery } from '../../parse/print.ts';
import type { Member } from './member.ts';
import { type SetWork, type Test, yes } from './member-test.ts';
import { isNamed } from './named.ts';
import { type Leaning, operandOf } from './operand.ts';

type Compared = SetCondition & { type: 'Compared' };

const towns: ReadonlySet<SetKind> = new Set(['city', 'capital', 'division_capital', 'port']);
const summits: ReadonlySet<SetKind> = new Set(['mountain', 'peak', 'volcano', 'active_volcano']);

/** What a town is compared with is a town: by Madrid its region is not meant. */
const leaningTo = (kind: SetKind): Leaning =>
  towns.has(kind)
    ? 'towns'
    : summits.has(kind)
      ? 'nature'
      : kind === 'lake' || kind === 'river'
        ? 'water'
        : 'land';

/** @throws GeoError `query_not_understood` where the size is not known */
export async function comparedTest({ by, order, than }: Compared, work: SetWork): Promise<Test> {
  const { place, units } = await operandOf(than, leaningTo(work.kind), work.source, work.facts, work.members);
  const other: Member | undefined = place && {
    id: place.id,
    name: place.name,
    kind: place.kind,
    lon: place.lon,
    lat: place.lat,
    place,
    ...(units && { units: [...units] }),
  };
  const island = by === 'area' && work.kind === 'island' && than.type === 'NamedPlace';
  const bound =
    (island ? (islandArea(than.name, work) ?? (place && islandArea(place.name, work))) : undefined) ??
    (other && (await work.value(other, { type: 'Measured', by })));
  if (bound === undefined) {
    throw new GeoError(
      'query_not_understood',
      `The query was not understood: the ${by} of "${printQuery(than)}" is not known here.`,
    );
  }
  return async (member) => {
    const value = member.id === other?.id ? undefined : await work.value(member, { type: 'Measured', by });
    return yes(value !== undefined && (order === 'more' ? value > bound : value < bound));
  };
}

/** km² of an island of a name: the island of Ireland is larger than the country. */
function islandArea(name: string, { facts, nameOf }: SetWork): number | undefined {
  for (const [area, called] of facts.written.islands)
    if (called !== 0 && isNamed(nameOf(called), name)) return area;
  return undefined;
}
