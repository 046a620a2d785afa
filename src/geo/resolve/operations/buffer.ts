/** Everything within a distance. */

import type { Geometry } from 'geojson';
import { GeoError } from '../../domain/errors.ts';
import { maskOf } from '../../domain/place.ts';
import { type Buffer, type Middle, type SpatialQuery, toMetres } from '../../domain/query.ts';
import { intersect, unite } from '../../geometry/combine.ts';
import { centreOf } from '../../geometry/diagonal.ts';
import { bandAround } from '../../geometry/grid.ts';
import { geodesicBuffer, geodesicBufferWithin, geodesicInverse } from '../../geometry/native.ts';
import { windowAround } from '../../geometry/window.ts';
import type { Work } from '../../geometry/work.ts';
import { printQuery } from '../../parse/print.ts';
import type { Evaluation } from '../evaluation.ts';
import { coastlineNear } from '../ground.ts';
import { cityRadiusMetres } from '../shapes.ts';
import { measuredBorder } from './border.ts';

/** @param region  what the answer will be cut with: nothing outside it is needed
 * @returns undefined when nothing of the operand reaches the region */
export async function buffer(
  evaluation: Evaluation,
  { of, distance }: Buffer,
  region?: Geometry,
): Promise<Geometry | undefined> {
  const metres = toMetres(distance);
  if (of.type === 'Parallel') return bandAround(of.lat, metres);
  if (of.type === 'Union' && of.of.every(({ type }) => type === 'NamedPlace'))
    return ofEach(evaluation, of.of, distance, region);
  const { context, work } = evaluation;
  let source: Geometry;
  if (of.type === 'Sea') {
    if (!region) throw seaOfWhat();
    source = await coastlineNear(context, region, metres, work);
  } else if (of.type === 'Middle' && !of.share) source = await centrePoint(evaluation, of);
  else source = await measuredBorder(evaluation, of);
  const town = await middleOfTown(evaluation, of);
  if (town) return around(town.geometry, Math.max(metres, town.radius), work, region);
  if (await isRough(evaluation, of, metres))
    evaluation.notes.push(
      `${printQuery(of)} is drawn up to ${of.type === 'NamedPlace' ? 'some kilometres' : 'a kilometre'} off here, so ${distance.value} ${distance.unit} from it is approximate`,
    );
  return around(source, metres, work, region);
}

async function around(
  source: Geometry,
  metres: number,
  work: Work,
  region?: Geometry,
): Promise<Geometry | undefined> {
  const window = region && windowAround(region, metres);
  const near = window ? await intersect(source, window, work) : source;
  if (!near) return undefined;
  if (!region) return geodesicBuffer(near, metres, work);
  const reached = await geodesicBufferWithin(near, metres, region, work);
  return reached.coordinates.length > 0 ? reached : undefined;
}

/** Each for itself: of two towns the one may have an outline and the other none. */
async function ofEach(
  evaluation: Evaluation,
  places: readonly SpatialQuery[],
  distance: Buffer['distance'],
  region?: Geometry,
): Promise<Geometry | undefined> {
  const found: Geometry[] = [];
  for (const of of places) {
    const reached = await buffer(evaluation, { type: 'Buffer', of, distance }, region);
    if (reached) found.push(reached);
  }
  return found.length === 0 ? undefined : unite(found, evaluation.work);
}

/** "Within 30 km of Siena" is a circle of 30 km: the outline of such a town is estimated from its inhabitants, and a distance
 * from what is estimated would be none. What is taken for the town itself lies within any distance of it. A mountain is drawn
 * about its summit, from which people measure.
 * @param of  evaluated before, which says whether the map has it */
async function middleOfTown(
  evaluation: Evaluation,
  of: SpatialQuery,
): Promise<{ readonly geometry: Geometry; readonly radius: number } | undefined> {
  if (of.type !== 'NamedPlace' || evaluation.isLocal(of)) return undefined;
  const { place, reading } = await evaluation.find(of);
  const isSummit = place.kind === 'mountain' && reading.boundary === 'approximate';
  if (reading.boundary !== 'estimated' && !isSummit) return undefined;
  const note = `“${of.name}”: distances count from its ${isSummit ? 'summit' : 'middle'}`;
  if (!evaluation.notes.includes(note)) evaluation.notes.push(note);
  return {
    geometry: { type: 'Point', coordinates: [place.lon, place.lat] },
    radius: isSummit ? 0 : cityRadiusMetres(place.population ?? 0),
  };
}

const waters = maskOf(['river', 'canal', 'lake', 'reservoir']);
/** Metres that inland waters, and coasts and borders, may be off. */
const offWater = 3000;
const offLine = 1000;

/** Whether a distance is no longer than what it is measured from may be off. */
async function isRough(evaluation: Evaluation, of: SpatialQuery, metres: number): Promise<boolean> {
  if (of.type === 'CoastOf' || of.type === 'BorderOf' || of.type === 'BorderBetween') return metres < offLine;
  if (of.type !== 'NamedPlace' || metres > offWater || evaluation.isLocal(of)) return false;
  return (maskOf([(await evaluation.find(of)).place.kind]) & waters) !== 0;
}

/** "Within 2 km of the centre of Vienna" is measured from a point. */
async function centrePoint(evaluation: Evaluation, { of }: Middle): Promise<Geometry> {
  const mass = await centreOf(await evaluation.evaluate(of), evaluation.work);
  // Vienna is a region, too, and its centre is the town's.
  const place = of.type === 'NamedPlace' ? await evaluation.usualPlace(of) : undefined;
  const town =
    of.type === 'NamedPlace' && (place?.kind === 'city' || place?.kind === 'region')
      ? await evaluation.usualPlace(of, maskOf(['city']))
      : undefined;
  const here = town && [town.lon, town.lat];
  const isTown = here !== undefined && geodesicInverse(here, mass).distance < townMetres;
  evaluation.notes.push(
    isTown
      ? `the centre of ${printQuery(of)} is the point that is given for the town`
      : `the centre of ${printQuery(of)} is its centre of mass`,
  );
  return { type: 'Point', coordinates: isTown ? here : mass };
}

/** How far the centre of a town may lie from the middle of its outline. */
const townMetres = 25_000;

export function landOfWhat(): GeoError {
  return new GeoError('query_not_understood', 'The query was not understood: "land" does not say which.', {
    fix: 'Say where it is, for example "land within 100 km of Malta".',
  });
}

export function seaOfWhat(): GeoError {
  return new GeoError(
    'query_not_understood',
    'The query was not understood: "the sea" lies around all land.',
    {
      fix: 'Say what is asked for, for example "within 50 km of the sea in Italy", or name the sea.',
    },
  );
}
