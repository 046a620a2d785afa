/** "Cities in Switzerland on a lake": on any lake of that land. */

import type { PlaceSet, SetCondition } from '../../domain/query.ts';

const waters: ReadonlySet<PlaceSet['kind']> = new Set(['lake', 'river', 'canal']);

/** Whether a set is all there are of a kind of water, of which the set on them says where. */
const isAnyWater = ({ kind, where, rank }: PlaceSet): boolean => waters.has(kind) && !where && !rank;

/** Whether "a" before a noun leaves no doubt of what is meant. */
export const saysWhich = (set: PlaceSet): boolean =>
  set.where !== undefined || set.kind === 'continent' || isAnyWater(set);

/** @returns the conditions, the waters that name no land being those of the set's own */
export function waterOfLand(
  conditions: readonly SetCondition[],
  kind: PlaceSet['kind'],
): readonly SetCondition[] {
  const lands = conditions.filter((one) => one.type === 'In' && one.of.type !== 'PlaceSet');
  if (lands.length === 0) return conditions;
  return conditions.map((condition) => {
    const said = condition.type === 'On' || condition.type === 'In';
    if (!said || condition.of.type !== 'PlaceSet' || !isAnyWater(condition.of)) return condition;
    const of: PlaceSet = { ...condition.of, where: lands };
    // "Ciudades en un río": nothing but islands lies in one.
    return kind === 'island' ? { ...condition, of } : { type: 'On', of };
  });
}
