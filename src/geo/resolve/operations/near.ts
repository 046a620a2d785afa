/** What is about a place, to a distance by its size. */

import type { Geometry } from 'geojson';
import type { Buffer, Near, SpatialQuery } from '../../domain/query.ts';
import { areaInTurns } from '../../geometry/area.ts';
import { intersect, subtract, toMixed } from '../../geometry/combine.ts';
import { middle } from '../../geometry/middle.ts';
import { geodesicBuffer } from '../../geometry/native.ts';
import { printQuery } from '../../parse/print.ts';
import type { Evaluation } from '../evaluation.ts';
import { landAround } from '../ground.ts';
import { cityRadiusMetres } from '../shapes.ts';
import { measuredBorder } from './border.ts';
import { buffer } from './buffer.ts';

/** Kilometres that are said. */
const steps = [10, 15, 20, 25, 30, 40, 50, 75, 100];
/** A place without an extent, and what is added for each kilometre of the radius of one that has it. */
const leastKm = 10;
const perRadius = 0.6;

/** @param region  what the answer will be cut with */
export async function near(
  evaluation: Evaluation,
  query: Near,
  region?: Geometry,
): Promise<Geometry | undefined> {
  const { context, notes, work } = evaluation;
  const sea = nearSea(query, notes);
  if (sea) return buffer(evaluation, sea, region);
  const geometry = await measuredBorder(evaluation, query.of);
  const { areas } = toMixed(geometry);
  const radiusKm = Math.sqrt((await areaInTurns(areas, work)) / Math.PI) / 1000;
  const spill = await spillKm(evaluation, query.of, radiusKm);
  const wanted = leastKm + perRadius * (radiusKm + spill);
  const km = steps.reduce((best, step) => (Math.abs(step - wanted) < Math.abs(best - wanted) ? step : best));
  const name = printQuery(query.of);
  if (query.zone === 'near') {
    notes.push(`"${printQuery(query)}" is read as within ${km} km of ${name}, by its size`);
    return geodesicBuffer(geometry, km * 1000, work);
  }
  if (query.zone === 'outskirts') {
    const reach = Math.round(2 * (km / 2 + spill)) / 2;
    notes.push(
      `the outskirts of ${name} are read as its outer half and what lies within ${reach} km of it, by its size`,
    );
    const around = await geodesicBuffer(geometry, reach * 1000, work);
    return areas.coordinates.length > 0 ? subtract(around, await middle(areas, 0.5, work), work) : around;
  }
  const wide = query.zone === 'hinterland' ? 3 * km : km;
  const land = query.zone === 'hinterland' ? 'land' : 'ground';
  notes.push(`the ${query.zone} of ${name} is read as the ${land} within ${wide} km of it, by its size`);
  const around = await subtract(await geodesicBuffer(geometry, wide * 1000, work), geometry, work);
  if (query.zone !== 'hinterland' || !around) return around;
  return intersect(around, await landAround(context, around, work), work);
}

/** "Near the sea" is within a distance of it; undefined for what is near something else. */
export function nearSea(query: SpatialQuery, notes: string[]): Buffer | undefined {
  if (query.type !== 'Near' || query.of.type !== 'Sea' || query.zone !== 'near') return undefined;
  notes.push(`"near the sea" is read as within ${leastKm} km of it`);
  return { type: 'Buffer', of: query.of, distance: { value: leastKm, unit: 'km' } };
}

/** How far a city of so many inhabitants goes on beyond its own limits, in kilometres: those of Paris are narrow. */
async function spillKm(evaluation: Evaluation, of: SpatialQuery, radiusKm: number): Promise<number> {
  if (of.type !== 'NamedPlace' || evaluation.isLocal(of)) return 0;
  const { place } = await evaluation.find(of);
  return place.kind === 'city' ? Math.max(0, cityRadiusMetres(place.population ?? 0) / 1000 - radiusKm) : 0;
}
