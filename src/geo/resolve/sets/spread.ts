/** How far waters and landscapes lie in land. */

import type { SetCondition } from '../../domain/query.ts';
import type { SetFacts } from './facts.ts';
import { areaOfUnits, type Member } from './member.ts';
import { type SetWork, type Verdict, yes } from './member-test.ts';
import type { Operand } from './operand.ts';

/** Of a ranked lake or landscape, the least share that has to lie in the container. */
const rankedShare = 0.25;

export const shoreIn = (shore: ReadonlyMap<number, number> | undefined, units: ReadonlySet<number>) =>
  yes(shore !== undefined && [...shore.keys()].some((unit) => units.has(unit)));

/** A water or landscape in land: any of it, unless the largest is asked for. */
export function spreadIn(
  member: Member,
  units: ReadonlySet<number>,
  operand: Operand,
  { extent }: SetCondition & { type: 'In' },
  work: SetWork,
): Verdict {
  const { facts } = work;
  const share = shareIn(facts, member.id, units);
  if (extent === 'entirely') return yes(share > 0.99);
  // Parks are drawn by hand, and reach over a border by that alone.
  if (work.kind === 'national_park') return yes(share >= rankedShare);
  const written = facts.countriesOfWater(member.id)?.countries;
  const whole = operand.place?.kind === 'country' || operand.countries !== undefined;
  if (written && whole) {
    const listed = [...written].some((id) => operand.place?.id === id || operand.countries?.has(id));
    if (!listed) return 'no';
    if (!work.ranked || work.kind === 'river') return 'yes';
  }
  if (work.ranked && work.kind !== 'river') return share >= rankedShare ? 'yes' : share > 0 ? 'partly' : 'no';
  return yes(share > 0);
}

/** Share of a water or landscape that lies in units, 0 to 1. */
export function shareIn(facts: SetFacts, id: string, units: ReadonlySet<number>): number {
  const spread = facts.spreadOf(id) ?? facts.shoreOf(id);
  if (!spread) return 0;
  let [inside, all] = [0, 0];
  for (const [unit, share] of spread) {
    all += share;
    if (units.has(unit)) inside += share;
  }
  return all === 0 ? 0 : inside / all;
}

/** @param loose  outlines of regions of culture, drawn by hand, reach over a border by a sliver: two percent of them are none */
export const meets = ({ units = [] }: Member, spread: ReadonlyMap<number, number>, loose = false) =>
  units.reduce((sum, unit) => sum + (spread.get(unit) ?? 0), 0) > (loose ? 2 : 0);

/** A part of a country that holds so much of a landscape is of it, however large it is itself. */
const muchOfLandscape = 20;

/** "Provinces in Central Anatolia" lie in it for the most: one that reaches into it is none.
 * @param spread  percent of the landscape by unit
 * @param km2  area of the landscape */
export function belongs(
  { units = [] }: Member,
  spread: ReadonlyMap<number, number>,
  km2: number,
  facts: SetFacts,
): Verdict {
  const percent = units.reduce((sum, unit) => sum + (spread.get(unit) ?? 0), 0);
  if (percent === 0) return 'no';
  const inside = (percent / 100) * km2;
  return yes(percent >= muchOfLandscape || inside > areaOfUnits(facts, units) / 2);
}
