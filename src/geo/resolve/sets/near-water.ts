/** Whether a town lies at a water. */

import type { Geometry } from 'geojson';
import { marginalSeasOf } from '../../domain/marginal-seas.ts';
import type { PlaceKind } from '../../domain/place.ts';
import type { CoastOf } from '../../domain/query.ts';
import { bboxOf } from '../../geometry/bbox.ts';
import { NearestIndex } from '../../geometry/nearest.ts';
import { placeOutline } from '../extracts/boundary.ts';
import { cityRadiusMetres } from '../shapes.ts';
import { kilometresToLines } from './located.ts';
import { type SetWork, type Test, yes } from './member-test.ts';
import type { Operand } from './operand.ts';
import { atTheSea, besideMetres } from './shores.ts';

const marine: ReadonlySet<PlaceKind> = new Set(['ocean', 'sea', 'gulf', 'bay', 'strait']);
/** Kilometres from the middle of a town to the sea that its limits reach. */
const seawardKm = 35;

/** Towns on arms of rivers that the map leaves out, by the river: Gdańsk lies on the Dead Vistula. */
const onArms: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['river/vistula', new Set(['city/3099434'])],
]);

export function nearTest(operand: Operand, { source: { work } }: SetWork): Test {
  let lines: Promise<Geometry> | undefined;
  let index: Promise<NearestIndex> | undefined;
  let box: readonly [number, number, number, number] | undefined;
  const isSea = operand.place && marine.has(operand.place.kind);
  const onArm = onArms.get(operand.place?.id ?? '');
  return async ({ id, lon, lat, place }) => {
    if (onArm?.has(id)) return 'yes';
    const known = isSea ? atTheSea.get(id) : undefined;
    if (known === false) return 'no';
    lines ??= operand.geometry();
    box ??= bboxOf(await lines);
    const reach = known ? seawardKm : (cityRadiusMetres(place?.population ?? 0) + besideMetres) / 1000;
    // Most cities of the world lie nowhere near.
    const up = reach / 110.5;
    if (lat < box[1] - up || lat > box[3] + up) return 'no';
    const aside = (1.1 * up) / Math.max(0.02, Math.cos((Math.abs(lat) * Math.PI) / 180));
    if (box[0] <= box[2] && (lon < box[0] - aside || lon > box[2] + aside)) return 'no';
    index ??= lines.then((drawn) => NearestIndex.build(drawn, work));
    return yes((await index).toOutline(lon, lat) / 1000 <= reach);
  };
}

/** Near a water; of an ocean not near a sea that has coasts of its own: Toyama lies on the Sea of Japan. */
export function atWater(operand: Operand, work: SetWork): Test {
  const near = nearTest(operand, work);
  const seas = marginalSeasOf(operand.place!.id);
  if (seas.length === 0) return near;
  const { context } = work.source;
  const { gazetteer } = context.finder;
  const others = seas.flatMap((id) => {
    const index = gazetteer.indexOfId(id);
    if (index === undefined) return [];
    const place = gazetteer.place(index);
    const geometry = async () => (await placeOutline(context, place, {})).geometry;
    return [nearTest({ query: { type: 'NamedPlace', name: place.name }, place, geometry }, work)];
  });
  return async (member) => {
    const judged = await near(member);
    if (judged === 'no') return judged;
    for (const test of others) if ((await test(member)) !== 'no') return 'no';
    return judged;
  };
}

/** What lies by a stretch of coast, and towns whose limits reach it: Los Angeles on the west coast of the USA. */
export function orSeaward(coast: CoastOf, { source }: SetWork, inside: Test): Test {
  let lines: Promise<Geometry> | undefined;
  return async (member) => {
    const judged = await inside(member);
    if (judged !== 'no' || !atTheSea.get(member.id)) return judged;
    lines ??= source.evaluate(coast);
    return yes(kilometresToLines(await lines, member.lon, member.lat) <= seawardKm);
  };
}
