/** Whether a town lies at a water. */

import type { Geometry } from 'geojson';
import { marginalSeasOf } from '../../domain/marginal-seas.ts';
import { bboxOf } from '../../geometry/bbox.ts';
import { placeOutline } from '../extracts/boundary.ts';
import { cityRadiusMetres } from '../shapes.ts';
import { kilometresToLines } from './located.ts';
import { type SetWork, type Test, yes } from './member-test.ts';
import type { Operand } from './operand.ts';
import { besideMetres } from './shores.ts';

export function nearTest(operand: Operand): Test {
  let lines: Promise<Geometry> | undefined;
  let box: readonly [number, number, number, number] | undefined;
  return async ({ lon, lat, place }) => {
    lines ??= operand.geometry();
    box ??= bboxOf(await lines);
    const reach = (cityRadiusMetres(place?.population ?? 0) + besideMetres) / 1000;
    // Most cities of the world lie nowhere near.
    const up = reach / 110.5;
    if (lat < box[1] - up || lat > box[3] + up) return 'no';
    const aside = (1.1 * up) / Math.max(0.02, Math.cos((Math.abs(lat) * Math.PI) / 180));
    if (box[0] <= box[2] && (lon < box[0] - aside || lon > box[2] + aside)) return 'no';
    return yes(kilometresToLines(await lines, lon, lat) <= reach);
  };
}

/** Near a water; of an ocean not near a sea that has coasts of its own: Toyama lies on the Sea of Japan. */
export function atWater(operand: Operand, { source }: SetWork): Test {
  const near = nearTest(operand);
  const seas = marginalSeasOf(operand.place!.id);
  if (seas.length === 0) return near;
  const { context } = source;
  const { gazetteer } = context.finder;
  const others = seas.flatMap((id) => {
    const index = gazetteer.indexOfId(id);
    if (index === undefined) return [];
    const place = gazetteer.place(index);
    const geometry = async () => (await placeOutline(context, place, {})).geometry;
    return [nearTest({ query: { type: 'NamedPlace', name: place.name }, geometry })];
  });
  return async (member) => {
    const judged = await near(member);
    if (judged === 'no') return judged;
    for (const test of others) if ((await test(member)) !== 'no') return 'no';
    return judged;
  };
}
