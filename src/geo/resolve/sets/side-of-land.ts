/** Lands on a side of a land: "countries north of Italy" are its neighbours there, too, though they reach south of its
 * northernmost point. */

import { type Directional, directions } from '../../domain/query.ts';
import { geodesicInverse } from '../../geometry/native.ts';
import { printQuery } from '../../parse/print.ts';
import { borderingTest } from './bordering.ts';
import type { SetWork, Test } from './member-test.ts';
import { operandOf } from './operand.ts';

/** Degrees between the direction and the way from middle to middle at most. */
const aside = 45;

/** @param beyond  tells what lies farther than the outermost point */
export async function sideTest(query: Directional, work: SetWork, beyond: Test): Promise<Test> {
  const land = await operandOf(query.of, 'land', work.source, work.facts, work.members);
  const { place, units } = land;
  if (!place || !units || (place.kind !== 'country' && place.kind !== 'region')) return beyond;
  const beside = borderingTest(land, work);
  const there = (360 / directions.length) * directions.indexOf(query.direction);
  work.source.notes.push(`neighbours of ${printQuery(query.of)} on its ${query.direction} count as such`);
  return async (member) => {
    const verdict = await beyond(member);
    if (verdict === 'yes' || (await beside(member)) !== 'yes') return verdict;
    const { azimuth1 } = geodesicInverse([place.lon, place.lat], [member.lon, member.lat]);
    const turn = Math.abs((((azimuth1 - there) % 360) + 540) % 360) - 180;
    return Math.abs(turn) <= aside ? 'yes' : verdict;
  };
}
