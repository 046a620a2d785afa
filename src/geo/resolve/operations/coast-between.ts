/** "The coast between Valencia and Alicante": the coastline from the one town to the other, which a corridor would cut off
 * wherever it bulges. */

import type { Geometry, Position } from 'geojson';
import { maskOf } from '../../domain/place.ts';
import type { Between, SpatialQuery } from '../../domain/query.ts';
import { toMixed } from '../../geometry/combine.ts';
import { centreOf } from '../../geometry/diagonal.ts';
import { joinLines } from '../../geometry/joined-lines.ts';
import { geodesicInverse } from '../../geometry/native.ts';
import type { Evaluation } from '../evaluation.ts';
import { coastlineNear } from '../ground.ts';
import { type PlaceOn, placeOn } from './river.ts';

const towns = maskOf(['city', 'region']);
/** How far a town may lie from the coast to be on it. */
const besideMetres = 40_000;
/** How far the coast may lie off the straight way, as a part of its length: from Boston to New York it goes round Cape Cod. */
const bulge = 0.5;

/** @returns undefined where the ends are no towns of one coast */
export async function coastBetween(
  evaluation: Evaluation,
  { halfway, ...ways }: Between,
): Promise<Geometry | undefined> {
  if (halfway) return undefined;
  const a = (await borderAtSea(evaluation, ways.a, ways.b)) ?? ways.a;
  const b = (await borderAtSea(evaluation, ways.b, ways.a)) ?? ways.b;
  if (!(await isEnd(evaluation, a)) || !(await isEnd(evaluation, b))) return undefined;
  const { context, work } = evaluation;
  const [from, to] = [await pointOf(evaluation, a), await pointOf(evaluation, b)];
  const straight: Geometry = { type: 'LineString', coordinates: [from, to] };
  const reach = Math.max(besideMetres, bulge * geodesicInverse(from, to).distance);
  const near = await coastlineNear(context, straight, reach, work);
  let best: { line: Position[]; off: number } | undefined;
  for (const course of joinLines(near.coordinates)) {
    const ends = [await placeOn(evaluation, course, a), await placeOn(evaluation, course, b)];
    const off = ends[0]!.metres + ends[1]!.metres;
    if (ends.some(({ metres }) => metres > besideMetres) || (best && best.off <= off)) continue;
    best = { line: shorterWay(course, ends), off };
  }
  return best && { type: 'LineString', coordinates: best.line };
}

/** "Between Gothenburg and the Norwegian border": where the border of the town's country with that land comes to the sea.
 * @returns undefined for another end than a border, and where the town's country has none there */
async function borderAtSea(
  evaluation: Evaluation,
  end: SpatialQuery,
  town: SpatialQuery,
): Promise<SpatialQuery | undefined> {
  const land = end.type === 'BorderOf' ? end.of : end;
  if (land.type !== 'NamedPlace' || town.type !== 'NamedPlace' || evaluation.isLocal(land)) return undefined;
  if (!(await isTown(evaluation, town))) return undefined;
  const { country } = (await evaluation.find(town)).place;
  const { kind, name } = (await evaluation.find(land)).place;
  if (country === undefined || kind !== 'country' || name === country) return undefined;
  const home: SpatialQuery = { type: 'NamedPlace', name: country };
  const border = await evaluation.evaluate({ type: 'BorderBetween', a: home, b: land });
  const from = await pointOf(evaluation, town);
  let nearest: Position | undefined;
  const off = (at: Position) => geodesicInverse(from, at).distance;
  for (const line of joinLines(toMixed(border).lines.coordinates))
    for (const at of [line[0]!, line.at(-1)!]) if (!nearest || off(at) < off(nearest)) nearest = at;
  return nearest && { type: 'Position', lon: nearest[0]!, lat: nearest[1]! };
}

const isEnd = async (evaluation: Evaluation, query: SpatialQuery): Promise<boolean> =>
  query.type === 'Position' || isTown(evaluation, query);

/** Of an island's coast there are two ways from one town to the other. */
function shorterWay(course: readonly Position[], ends: PlaceOn[]): Position[] {
  const [from, to] = ends.sort((x, y) => x.next - y.next) as [PlaceOn, PlaceOn];
  const straight = [from.position, ...course.slice(from.next, to.next), to.position];
  const [first, last] = [course[0]!, course.at(-1)!];
  if (first[0] !== last[0] || first[1] !== last[1]) return straight;
  const round = [to.position, ...course.slice(to.next, -1), ...course.slice(0, from.next), from.position];
  return lengthOf(round) < lengthOf(straight) ? round : straight;
}

const lengthOf = (line: readonly Position[]) =>
  line.reduce((sum, at, i) => sum + (i === 0 ? 0 : geodesicInverse(line[i - 1]!, at).distance), 0);

async function pointOf(evaluation: Evaluation, query: SpatialQuery): Promise<Position> {
  const place = await evaluation.evaluate(query);
  return place.type === 'Point' ? place.coordinates : centreOf(place, evaluation.work);
}

async function isTown(evaluation: Evaluation, query: SpatialQuery): Promise<boolean> {
  if (query.type !== 'NamedPlace' || evaluation.isLocal(query)) return false;
  return (maskOf([(await evaluation.find(query)).place.kind]) & towns) !== 0;
}
