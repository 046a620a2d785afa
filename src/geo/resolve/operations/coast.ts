/** Coasts, and the sea near them. */

import type { Geometry, MultiPolygon } from 'geojson';
import { maskOf } from '../../domain/place.ts';
import {
  type DirectionalSubset,
  type OffTheCoastOf,
  type SpatialQuery,
  toMetres,
} from '../../domain/query.ts';
import { areaInTurns } from '../../geometry/area.ts';
import { toMixed, unite } from '../../geometry/combine.ts';
import { half } from '../../geometry/directional.ts';
import { facing } from '../../geometry/facing.ts';
import { type MainParts, mainParts } from '../../geometry/main-parts.ts';
import { type Area, geodesicBufferOutside, linesInside } from '../../geometry/native.ts';
import { coastOf, outlineOf } from '../../geometry/outline.ts';
import type { Work } from '../../geometry/work.ts';
import { printQuery } from '../../parse/print.ts';
import { type Evaluation, nonEmpty } from '../evaluation.ts';
import { coastlineAround, landShapes } from '../ground.ts';
import { coastBetween } from './coast-between.ts';
import { bank } from './river.ts';

const inlandWater = maskOf(['lake', 'reservoir', 'river', 'canal', 'lagoon']);

const land = maskOf(['country', 'region', 'island']);
/** Confidence that only a name as written reaches. */
const sureName = 0.9;

/** The sea coast; of inland water, its shore. */
export async function coast(evaluation: Evaluation, of: SpatialQuery): Promise<Geometry> {
  const query: SpatialQuery = { type: 'CoastOf', of };
  const { context, work } = evaluation;
  if (of.type === 'NamedPlace') {
    const { place, geometry } = await evaluation.find(of);
    if ((maskOf([place.kind]) & inlandWater) !== 0) {
      const { areas } = toMixed(geometry);
      return nonEmpty(query, outlineOf(areas), `${place.name} is drawn as a line and has no shore`);
    }
  }
  const stretch = of.type === 'Between' && (await coastBetween(evaluation, of));
  if (stretch) return stretch;
  // What lies between a town and all of a border is no stretch of coast.
  if (of.type === 'Between' && [of.a, of.b].some(({ type }) => type === 'BorderOf'))
    return nonEmpty(query, undefined, 'that border does not come to the sea near there');
  if (of.type === 'DirectionalSubset' && !of.share && !of.tip) return facingCoast(evaluation, of);
  const coastOfArea = async () => {
    const area = await evaluation.area(of);
    return coastOf(area, await coastlineAround(context, area, work), work);
  };
  let coast = await coastOfArea();
  if (coast.coordinates.length === 0 && (await isLandOfTown(evaluation, of))) coast = await coastOfArea();
  return nonEmpty(query, coast, `${printQuery(of)} has no sea coast`);
}

/** "The Norman coast" is no coast of Norman in Oklahoma: the name of an inland town stands for the land that is called so.
 * @returns whether there is such a land, which is taken */
async function isLandOfTown(evaluation: Evaluation, of: SpatialQuery): Promise<boolean> {
  if (of.type !== 'NamedPlace' || of.within || evaluation.isLocal(of)) return false;
  const { place } = await evaluation.find(of);
  if (place.kind !== 'city' || !(await evaluation.usualPlace(of, land, sureName))) return false;
  evaluation.forget(of);
  await evaluation.find(of, land);
  return true;
}

/** Islands farther from the mainland have coasts of their own. */
const islandMetres = 150_000;

/** A land as large as this beside the largest one is no island of it: of Malaysia the peninsula and its part of Borneo. */
const asLarge = 0.5;

/** The largest land with what lies near it, and others that are nearly as large. */
async function mainLands(area: Area, work: Work): Promise<MainParts[]> {
  const parts = await mainParts(area, work, islandMetres);
  const lands = [parts];
  const size = asLarge * (await areaInTurns(parts.mainland, work));
  let left: MultiPolygon = parts.overseas;
  while (left.coordinates.length > 0) {
    const next = await mainParts(left, work, islandMetres);
    if ((await areaInTurns(next.mainland, work)) < size) break;
    lands.push(next);
    left = next.overseas;
  }
  return lands;
}

/** "The west coast of A": the stretches of its coast that face west. */
async function facingCoast(evaluation: Evaluation, { of, direction }: DirectionalSubset): Promise<Geometry> {
  const { context, work } = evaluation;
  if (of.type === 'NamedPlace' && !evaluation.isLocal(of)) {
    const { place, geometry } = await evaluation.find(of);
    const drawn = geometry.type === 'LineString' || geometry.type === 'MultiLineString';
    if ((maskOf([place.kind]) & inlandWater) !== 0) {
      if (drawn) return bank(evaluation, { type: 'Bank', side: direction, of });
      const { areas } = toMixed(geometry);
      return linesInside(outlineOf(areas), await half(areas, direction, work), work);
    }
  }
  const lands = await mainLands(await evaluation.area(of), work);
  const found: Geometry[] = [];
  for (const { mainland, near } of lands) {
    const land: MultiPolygon = {
      type: 'MultiPolygon',
      coordinates: [...mainland.coordinates, ...near.coordinates],
    };
    const all = await coastOf(land, await coastlineAround(context, land, work), work);
    // Islands hide no coast: Long Island lies before New York.
    if (all) found.push(await facing(all, mainland, direction, work));
  }
  const name = printQuery(of);
  evaluation.notes.push(
    `the ${direction} coast of ${name} is its coast that faces ${direction}, parts more than 150 km from its mainland left out`,
  );
  return nonEmpty(
    { type: 'CoastOf', of: { type: 'DirectionalSubset', direction, of } },
    await unite(found, work),
    `${name} has no sea coast that faces ${direction}`,
  );
}

export async function offTheCoast(evaluation: Evaluation, query: OffTheCoastOf): Promise<Geometry> {
  const { context, work } = evaluation;
  const { lines } = toMixed(await coast(evaluation, query.of));
  const metres = toMetres(query.distance);
  // All land is taken out, not only the place's own.
  const land = await landShapes(context, lines, work, metres);
  return nonEmpty(query, await geodesicBufferOutside(lines, metres, land, work));
}
