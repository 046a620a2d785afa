/** Islands in a sea, and near a town. */

import { maskOf } from '../../domain/place.ts';
import type { SetCondition } from '../../domain/query.ts';
import { printQuery } from '../../parse/print.ts';
import { atSea, inWater } from './at-sea.ts';
import type { Region } from './located.ts';
import type { SetWork, Test } from './member-test.ts';
import type { Operand } from './operand.ts';

/** In a sea, or of a country that is counted to it by its name: Trinidad has the Gulf of Paria to its west, and Barbados the
 * Atlantic, and both are islands in the Caribbean. */
export function islandTest(operand: Operand, region: () => Promise<Region>, work: SetWork): Test {
  const { query } = operand;
  const unitsOfGroup = async (): Promise<ReadonlySet<number>> => {
    const group = query.type === 'NamedPlace' ? await work.source.usualPlace(query, groupings) : undefined;
    return new Set(group && work.facts.landOf(group.id));
  };
  let counted: Promise<ReadonlySet<number>> | undefined;
  const isNarrow = operand.place !== undefined && (maskOf([operand.place.kind]) & narrow) !== 0;
  return async (member) => {
    counted ??= unitsOfGroup();
    const units = await counted;
    if (member.units?.some((unit) => units.has(unit))) return 'yes';
    const verdict = await atSea(await region(), member, work);
    return verdict === 'no' && isNarrow ? inWater(await region(), member, work) : verdict;
  };
}

/** Capri closes the Bay of Naples, and has it to its north. */
const narrow = maskOf(['gulf', 'bay', 'strait', 'channel', 'sound', 'fjord']);

const groupings = maskOf(['grouping']);

/** Kilometres within which an island is near a town: Capri near Naples, where a quarter at that distance is not. */
const islandKm = 40;

/** "Islands near Naples": as far off as people go by boat. */
export async function islandsNearTown(condition: SetCondition, work: SetWork): Promise<SetCondition> {
  if (work.kind !== 'island' || condition.type !== 'In' || condition.of.type !== 'Near') return condition;
  const { of, zone } = condition.of;
  const town = of.type === 'NamedPlace' && zone === 'near' ? await work.source.usualPlace(of) : undefined;
  if (town?.kind !== 'city') return condition;
  work.source.notes.push(`islands near ${printQuery(of)} are those within ${islandKm} km of it`);
  return { ...condition, of: { type: 'Buffer', of, distance: { value: islandKm, unit: 'km' } } };
}
