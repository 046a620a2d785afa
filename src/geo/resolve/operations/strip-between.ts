/** "Chile between Santiago and Concepción": a long and narrow land is cut by its towns from side to side. */

import type { Geometry } from 'geojson';
import { countryKinds, maskOf } from '../../domain/place.ts';
import type { Between, NamedPlace, SpatialQuery } from '../../domain/query.ts';
import { bboxOf } from '../../geometry/bbox.ts';
import { intersect, toMixed } from '../../geometry/combine.ts';
import { gridBox } from '../../geometry/grid.ts';
import { mainParts } from '../../geometry/main-parts.ts';
import type { Evaluation } from '../evaluation.ts';

const lands = countryKinds | maskOf(['region', 'island', 'peninsula']);
const towns = maskOf(['city']);
/** A land so many times as long as wide is cut from side to side; the narrow way between two towns would leave most out. */
const long = 2;
/** Islands as far off as this are no part of a strip. */
const nearMetres = 150_000;

/** @returns nothing where the land is as wide as long, or the towns do not lie along it */
export async function stripBetween(
  evaluation: Evaluation,
  queries: readonly SpatialQuery[],
): Promise<Geometry | undefined> {
  const [of, ways, more] = queries;
  if (of?.type !== 'NamedPlace' || ways?.type !== 'Between' || ways.halfway || more) return undefined;
  const ends = await townsOf(evaluation, ways);
  if (!ends) return undefined;
  await evaluation.all([of, ways.a, ways.b]);
  if ([of, ways.a, ways.b].some((node) => node.type === 'NamedPlace' && evaluation.isLocal(node)))
    return undefined;
  const { place } = await evaluation.find(of);
  if ((maskOf([place.kind]) & lands) === 0) return undefined;
  const { work } = evaluation;
  const { mainland, near } = await mainParts(await evaluation.area(of), work, nearMetres);
  const [west, south, east, north] = bboxOf(mainland);
  if (west! > east!) return undefined;
  const shrink = Math.cos((((south! + north!) / 2) * Math.PI) / 180);
  const [width, height] = [(east! - west!) * shrink, north! - south!];
  const [[lon1, lat1], [lon2, lat2]] = ends;
  if (Math.min(lon1, lon2) < west! || Math.max(lon1, lon2) > east!) return undefined;
  if (Math.min(lat1, lat2) < south! || Math.max(lat1, lat2) > north!) return undefined;
  const [aside, along] = [Math.abs(lon1 - lon2) * shrink, Math.abs(lat1 - lat2)];
  const upright = height >= long * width && along > aside;
  const lying = width >= long * height && aside > along;
  if (!upright && !lying) return undefined;
  const box = upright
    ? { west: -180, east: 180, south: Math.min(lat1, lat2), north: Math.max(lat1, lat2) }
    : { west: Math.min(lon1, lon2), east: Math.max(lon1, lon2), south: -90, north: 90 };
  const home = { type: 'MultiPolygon' as const, coordinates: [...mainland.coordinates, ...near.coordinates] };
  const strip = await intersect(home, toMixed(gridBox(box)).areas, work);
  if (!strip) return undefined;
  evaluation.notes.push(
    `${of.name} is long and narrow: between ${nameOf(ways.a)} and ${nameOf(ways.b)} lies all of it between their ${upright ? 'parallels' : 'meridians'}`,
  );
  return strip;
}

const nameOf = (query: SpatialQuery) => (query as NamedPlace).name;

/** Where both ends are, if they are towns. */
async function townsOf(
  evaluation: Evaluation,
  { a, b }: Between,
): Promise<readonly [readonly [number, number], readonly [number, number]] | undefined> {
  if (a.type !== 'NamedPlace' || b.type !== 'NamedPlace') return undefined;
  // Only asked, not found: what stands beside a range or a river is told by that, later.
  const [one, other] = [await evaluation.usualPlace(a), await evaluation.usualPlace(b)];
  if (!one || !other || (maskOf([one.kind]) & maskOf([other.kind]) & towns) === 0) return undefined;
  return [
    [one.lon, one.lat],
    [other.lon, other.lat],
  ];
}
