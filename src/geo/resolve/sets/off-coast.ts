/** Islands off the coast of a land, and what lies near the sea. */

import type { Buffer, CoastOf, SpatialQuery } from '../../domain/query.ts';
import { printQuery } from '../../parse/print.ts';
import { nearSea } from '../operations/near.ts';
import { regionOf } from './located.ts';
import { areaOfUnits } from './member.ts';
import { type SetWork, type Test, yes } from './member-test.ts';
import { operandOf } from './operand.ts';
import { seaDistanceTest } from './sea-distance.ts';
import { atTheSea } from './shores.ts';

/** An island with this share of the land's area is the land, or another land beside it: neither Great Britain nor Ireland
 * lies off a coast of Scotland. */
const isLand = 0.5;
/** Larger islands may be near with any of their coast. */
const largeKm2 = 500;

/** Islands "off the coast of A", and whatever lies within a distance of the sea; undefined for other places. */
export async function offShoreTest(place: SpatialQuery, work: SetWork): Promise<Test | undefined> {
  const within = nearSea(place, work.source.notes) ?? place;
  if (within.type !== 'Buffer') return undefined;
  if (within.of.type === 'Sea') {
    const near = await seaDistanceTest(within, work);
    // The limits of Los Angeles reach the sea, its middle lies 20 km from it.
    return (member) => (atTheSea.get(member.id) ? 'yes' : near(member));
  }
  return work.kind === 'island' && within.of.type === 'CoastOf'
    ? offCoastTest(within, within.of, work)
    : undefined;
}

/** @param within  what lies within a distance of the coast */
async function offCoastTest(within: Buffer, coast: CoastOf, work: SetWork): Promise<Test> {
  const { source, facts } = work;
  // "Off the west coast of Scotland" lies no land that is all of Scotland.
  const whole = coast.of.type === 'DirectionalSubset' ? coast.of.of : coast.of;
  const land = await operandOf(whole, 'land', source, facts, work.members);
  const units = land.units ?? new Set<number>();
  const most = isLand * areaOfUnits(facts, units);
  const { value, unit } = within.distance;
  source.notes.push(
    `off the coast of ${printQuery(coast.of)} is read as within ${value} ${unit} of it; of small islands not all are known here`,
  );
  const area = regionOf(await source.evaluate(within));
  return async (member) => {
    const { island: [km2, , corners] = [0, '', []], lon, lat } = member;
    if (most > 0 && km2 >= most) return 'no';
    if (km2 < largeKm2) return yes(area.holds(lon, lat) || corners.some(([, x, y]) => area.holds(x, y)));
    const box = await work.boxOf(member);
    return yes((box === undefined || area.meets(box)) && area.touches(await work.outline(member)));
  };
}
