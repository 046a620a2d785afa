/** What of a coast lies at a sea. */

import type { Geometry, MultiPolygon } from 'geojson';
import { fold } from '../../domain/fold.ts';
import { armsOf, marginalSeasOf } from '../../domain/marginal-seas.ts';
import { type Buffer, toMetres } from '../../domain/query.ts';
import { intersect, subtract, unite } from '../../geometry/combine.ts';
import { geodesicBuffer } from '../../geometry/native.ts';
import { windowAround } from '../../geometry/window.ts';
import type { Evaluation } from '../evaluation.ts';
import { shapesNear } from '../ground.ts';

/** A sea that goes by the same name elsewhere: "the Gulf" is one thing in Kuwait and another one in Texas. */
const elsewhere: ReadonlyMap<string, string> = new Map([['gulf', 'Gulf of Mexico']]);

/** @param at  the sea, and how near to it the coast lies */
export async function coastAtSea(
  evaluation: Evaluation,
  at: Buffer,
  coast: Geometry,
): Promise<Geometry | undefined> {
  const near = await evaluation.inRegion(at, coast);
  const found = near && (await intersect(coast, near, evaluation.work));
  if (at.of.type !== 'NamedPlace' || evaluation.isLocal(at.of)) return found;
  const other = found ? undefined : elsewhere.get(fold(at.of.name).replace(/^the /, ''));
  if (other !== undefined) {
    evaluation.forget(at.of);
    return coastAtSea(evaluation, { ...at, of: { type: 'NamedPlace', name: other } }, coast);
  }
  const { place } = await evaluation.find(at.of);
  const metres = toMetres(at.distance);
  const arms = new Set(armsOf(place.id));
  const atArms = arms.size > 0 ? await atSeas(evaluation, arms, coast, metres) : [];
  const whole =
    atArms.length > 0 ? await unite([...(found ? [found] : []), ...atArms], evaluation.work) : found;
  return whole && openCoast(evaluation, place, metres, whole);
}

/** The stretches of a coast at each of some seas. */
async function atSeas(
  { context, work }: Evaluation,
  ids: ReadonlySet<string>,
  coast: Geometry,
  metres: number,
): Promise<Geometry[]> {
  const found: Geometry[] = [];
  for (const [id, shape] of await shapesNear(context, 'seas', coast, metres, work)) {
    if (!ids.has(id)) continue;
    const part = await intersect(coast, (await geodesicBuffer(shape, metres, work)) as MultiPolygon, work);
    if (part) found.push(part);
  }
  return found;
}

/** The coast at an ocean without what lies at one of its seas that have coasts of their own. */
async function openCoast(
  evaluation: Evaluation,
  { id: ocean, name }: { readonly id: string; readonly name: string },
  metres: number,
  coast: Geometry,
): Promise<Geometry | undefined> {
  const seas = new Set(marginalSeasOf(ocean));
  if (seas.size === 0) return coast;
  const { context, work } = evaluation;
  let rest: Geometry | undefined = coast;
  for (const [id, shape] of await shapesNear(context, 'seas', coast, metres, work)) {
    if (!seas.has(id) || !rest) continue;
    const window = windowAround(rest, 2 * metres);
    const near = window ? await intersect(shape, window, work) : shape;
    if (near) rest = await subtract(rest, (await geodesicBuffer(near, metres, work)) as MultiPolygon, work);
  }
  if (rest !== coast) evaluation.notes.push(`coasts of its seas and channels are not counted as ${name}`);
  return rest;
}
