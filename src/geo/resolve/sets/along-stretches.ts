/** "Towns on the Nile between Aswan and Cairo" lie on its course from the one to the other, "coastal towns between Barcelona
 * and Valencia" on that stretch of the coast, and not only where these cross the straight way. */

import { maskOf, type PlaceKind } from '../../domain/place.ts';
import type { Between, Buffer, NamedPlace, SetCondition, SetKind, SpatialQuery } from '../../domain/query.ts';
import type { SetSource } from './operand.ts';

const townKinds: ReadonlySet<SetKind> = new Set(['city', 'capital', 'division_capital', 'port']);
const rivers = maskOf(['river', 'canal']);
const seas: ReadonlySet<PlaceKind> = new Set(['ocean', 'sea', 'gulf', 'bay', 'strait', 'channel']);
const towns = maskOf(['city', 'region']);
/** Confidence that only a name as written reaches. */
const sureName = 0.9;

type Within = SetCondition & { readonly type: 'In' };

/** @returns the conditions, the way between two towns replaced by the stretch of a river or a coast that another one names, less
 * the two towns; or the same conditions */
export async function alongStretches(
  kind: SetKind,
  conditions: SetCondition[],
  source: SetSource,
): Promise<SetCondition[]> {
  const way = conditions.find((one): one is Within => one.type === 'In' && one.of.type === 'Between');
  if (!way || !townKinds.has(kind)) return conditions;
  const between = way.of as Between;
  if (between.halfway || !(await areTowns(between, source))) return conditions;
  for (const [i, condition] of conditions.entries()) {
    const stretch = condition !== way && (await stretchOf(condition, between, source));
    if (!stretch) continue;
    const kept = conditions.filter((one, at) => one !== way && (at !== i || stretch.besides));
    const ends = [between.a, between.b].map((of): SetCondition => ({ type: 'Not', of: { type: 'In', of } }));
    return [...kept, stretch.condition, ...ends];
  }
  return conditions;
}

interface Stretch {
  readonly condition: SetCondition;
  /** Whether the condition that names the line holds as well. */
  readonly besides?: true;
}

async function stretchOf(
  condition: SetCondition,
  way: Between,
  source: SetSource,
): Promise<Stretch | undefined> {
  const cut = (of: SpatialQuery): SpatialQuery => ({ type: 'Intersection', of: [of, way] });
  const onCoast: Stretch = { condition: { type: 'On', of: { type: 'CoastOf', of: way } }, besides: true };
  if (condition.type === 'Shore') return condition.is === 'coastal' ? onCoast : undefined;
  if (condition.type !== 'On' && condition.type !== 'In') return undefined;
  const { of } = condition;
  if (of.type === 'NamedPlace') {
    const usual = await source.usualPlace(of);
    if (condition.type === 'On' && usual && seas.has(usual.kind)) return onCoast;
    // "Villes du Rhône" lie in the department.
    const said = condition.type === 'On' || (usual && (maskOf([usual.kind]) & rivers) !== 0);
    if (said && (await isRiver(of, source))) return { condition: { type: 'On', of: cut(of) } };
    return undefined;
  }
  if (!isReach(of) || !(await isRiver(of.of, source))) return undefined;
  return { condition: { type: 'In', of: cut(of) } };
}

const isReach = (query: SpatialQuery): query is Buffer & { of: NamedPlace } =>
  query.type === 'Buffer' && query.of.type === 'NamedPlace';

/** Takes the river of the name, be it better known as a state. */
async function isRiver(node: NamedPlace, source: SetSource): Promise<boolean> {
  if ((await source.usualPlace(node, rivers, sureName)) === undefined) return false;
  await source.find(node, rivers);
  return true;
}

async function areTowns({ a, b }: Between, source: SetSource): Promise<boolean> {
  for (const end of [a, b]) {
    if (end.type !== 'NamedPlace') return false;
    const place = await source.usualPlace(end);
    if (!place || (maskOf([place.kind]) & towns) === 0) return false;
  }
  return true;
}
