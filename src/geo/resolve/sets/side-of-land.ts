/** Lands on a side of a land: "countries north of Italy" are its neighbours there, too, though they reach south of its
 * northernmost point. */

import { type Directional, directions } from '../../domain/query.ts';
import { geodesicInverse } from '../../geometry/native.ts';
import { printQuery } from '../../parse/print.ts';
import { borderingTest } from './bordering.ts';
import { type SetWork, type Test, yes } from './member-test.ts';
import { operandOf } from './operand.ts';
import { shoreIn } from './spread.ts';

/** Degrees between the direction and the way from middle to middle at most. */
const aside = 45;
/** Of seas, which are long: the Barents Sea lies north of Russia. */
const asideOfSeas = 60;

/** @param beyond  tells what lies farther than the outermost point */
export async function sideTest(query: Directional, work: SetWork, beyond: Test): Promise<Test> {
  const land = await operandOf(query.of, 'land', work.source, work.facts, work.members);
  const { place, units } = land;
  if (!place || !units || (place.kind !== 'country' && place.kind !== 'region')) return beyond;
  const beside = borderingTest(land, work);
  const note = `neighbours of ${printQuery(query.of)} on its ${query.direction} count as such`;
  if (!work.source.notes.includes(note)) work.source.notes.push(note);
  return async (member) => {
    const verdict = await beyond(member);
    if (verdict === 'yes' || (await beside(member)) !== 'yes') return verdict;
    return turnTo(query, place, member) <= aside ? 'yes' : verdict;
  };
}

/** "Seas north of Russia" are those at its shores there: by its outermost point they would be the Lincoln Sea alone.
 * @param beyond  tells what lies there of a land without shores */
export async function seaSideTest(query: Directional, work: SetWork, beyond: Test): Promise<Test> {
  const { place, units } = await operandOf(query.of, 'land', work.source, work.facts, work.members);
  if (!place || !units || !work.facts.coastOf([...units])) return beyond;
  return (member) =>
    shoreIn(work.facts.shoreOf(member.id), units) === 'yes'
      ? yes(turnTo(query, place, member) <= asideOfSeas && isOnSide(query, place, member))
      : 'no';
}

interface Middle {
  readonly lon: number;
  readonly lat: number;
}

/** By parallels and meridians: a great circle to the Baltic Sea sets out from Russia to the northwest. */
function isOnSide({ direction }: Directional, from: Middle, to: Middle): boolean {
  const east = ((((to.lon - from.lon) % 360) + 540) % 360) - 180;
  const north = to.lat - from.lat;
  return (
    (!direction.startsWith('north') || north > 0) &&
    (!direction.startsWith('south') || north < 0) &&
    (!direction.endsWith('east') || east > 0) &&
    (!direction.endsWith('west') || east < 0)
  );
}

/** Degrees between a direction and the way from one middle to another. */
function turnTo({ direction }: Directional, from: Middle, to: Middle): number {
  const there = (360 / directions.length) * directions.indexOf(direction);
  const { azimuth1 } = geodesicInverse([from.lon, from.lat], [to.lon, to.lat]);
  return Math.abs(((((azimuth1 - there) % 360) + 540) % 360) - 180);
}
