/** What lies on a side of a place, or between two such sides. */

import type { PlaceSet, SpatialQuery } from '../../domain/query.ts';
import type { NameSource } from '../name-source.ts';
import { where } from '../templates/sets.ts';
import type { Placed } from './assign.ts';
import { type Facts, partingKinds, townKinds } from './facts.ts';
import type { Lexicon } from './lexicon.ts';
import { built, placeOf, placesOf } from './relations.ts';
import type { Said } from './said.ts';

/** What lies beyond towns, rivers or lines on the sides that are said, and the lists with those places; undefined where a side
 * is one of a land, which has a part there as well. */
export function sidesIn(
  said: readonly Said[],
  runs: readonly Placed[],
  object: Lexicon['object'],
  facts: Facts,
): { readonly runs: readonly Placed[]; readonly beyond: readonly SpatialQuery[] } | undefined {
  const found: Placed[] = [];
  const beyond: SpatialQuery[] = [];
  for (const [at, side] of said.entries()) {
    if (side.type !== 'direction') continue;
    const [run] = runs
      .filter((one) => !found.includes(one) && (object === 'behind' ? one.at > at : one.at < at))
      .sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
    const [name, other] = run?.run.names ?? [];
    if (!run || name === undefined || other !== undefined || run.run.isAdjective) return undefined;
    const isPoint = facts.isTown(name) || facts.isFlowing(name) || facts.isRange(name) || facts.isLine(name);
    if (facts.isLand(name) || !(isPoint || facts.isWater(name))) return undefined;
    found.push(run);
    beyond.push({ type: 'Directional', direction: side.direction, of: placeOf(name) });
  }
  return { runs: found, beyond };
}

/** "The gulf west of the Leizhou peninsula": the nearest one that way. */
export function besideWater(
  set: PlaceSet,
  said: readonly Said[],
  runs: readonly Placed[],
  { object }: Lexicon,
  facts: Facts,
): SpatialQuery | undefined {
  if (!partingKinds.has(set.kind)) return undefined;
  const directions = said.flatMap((one) => (one.type === 'direction' ? [one.direction] : []));
  const [run, more] = runs;
  const near = run && run.run.names.length === 1 && !run.run.isAdjective ? placesOf(run.run) : undefined;
  const sides =
    !more && near && directions.length === 1
      ? [{ type: 'Directional' as const, direction: directions[0]!, of: near }]
      : sidesIn(said, runs, object, facts)?.beyond;
  if (!near || !sides || sides.length !== runs.length) return undefined;
  let beyond: PlaceSet | undefined = set;
  for (const of of sides) beyond = beyond && where(beyond, { type: 'In', of });
  return beyond && { ...beyond, rank: { by: 'distance', order: 'least', near } };
}

/** "The eastern neighbours of Turkey", "sąsiedzi Polski na wschodzie": those that lie that way of it. */
export function neighboursOnSide(
  set: PlaceSet,
  said: readonly Said[],
  [run, more]: readonly Placed[],
  facts: Facts,
): SpatialQuery | undefined {
  const [direction, other] = said.flatMap((one) => (one.type === 'direction' ? [one.direction] : []));
  const [name, second] = run?.run.names ?? [];
  if (!direction || other || name === undefined || second || more || !facts.isLand(name)) return undefined;
  const known: ReadonlySet<string> = new Set(['neighbours', 'touch', 'in', 'on', 'from']);
  if (said.some((one) => (one.type === 'concept' ? !known.has(one.concept) : one.type === 'number')))
    return undefined;
  const of = placeOf(name);
  const beside = where(set, { type: 'Bordering', of });
  return beside && where(beside, { type: 'In', of: { type: 'Directional', direction, of } });
}

/** "Towns south of Stargard in a province": what lies that way of a place that is no land. */
export function besideTown(
  set: PlaceSet,
  said: readonly Said[],
  runs: readonly Placed[],
  { object }: Lexicon,
  names: NameSource,
  facts: Facts,
): SpatialQuery | undefined {
  if (!townKinds.has(set.kind)) return undefined;
  const side = sidesIn(said, runs, object, facts);
  if (!side) return undefined;
  const [land, more] = runs.filter((run) => !side.runs.includes(run));
  if (more || (land && (land.run.names.length !== 1 || !facts.isLand(land.run.names[0]!)))) return undefined;
  const inside = land ? built('setIn', { s: set, l: placesOf(land.run) }, names) : set;
  let beyond = inside?.type === 'PlaceSet' ? inside : undefined;
  for (const of of side.beyond) beyond = beyond && where(beyond, { type: 'In', of });
  return beyond;
}
