/** Rivers as they flow: source and mouth, the course above and below a place, the left and the right bank. */

import type { Geometry, MultiPolygon, Position } from 'geojson';
import { GeoError } from '../../domain/errors.ts';
import { maskOf } from '../../domain/place.ts';
import type { Bank, Reach, RiverEnd, SpatialQuery } from '../../domain/query.ts';
import { beyondLine } from '../../geometry/beyond-line.ts';
import { boxAround } from '../../geometry/closer.ts';
import { toMixed } from '../../geometry/combine.ts';
import { centreOf } from '../../geometry/diagonal.ts';
import { areaAbove } from '../../geometry/level-set.ts';
import { geodesicBuffer, geodesicInverse, intersection, union } from '../../geometry/native.ts';
import { NearestIndex } from '../../geometry/nearest.ts';
import { stemOf } from '../../geometry/stem.ts';
import { printQuery } from '../../parse/print.ts';
import type { Evaluation } from '../evaluation.ts';
import { coastlineNear, shapesNear } from '../ground.ts';

const rivers = maskOf(['river', 'canal']);
const towns = maskOf(['city']);
/** How near to the coast, and to another river or a lake, a mouth lies: the data end at the head of an estuary. */
const seaMetres = 60_000;
const waterMetres = 15_000;
/** How far a place may lie from a river to speak of above and below it. */
const besideMetres = 40_000;
/** Width of a bank. */
const bankMetres = 10_000;
/** Tiles along the longer side of a river, and cells of each. */
const tiles = 6;
const cells = 96;

interface Flow {
  readonly name: string;
  /** From source to mouth. */
  readonly course: Position[];
}

export async function riverEnd(evaluation: Evaluation, { end, of }: RiverEnd): Promise<Geometry> {
  const { course } = await flow(evaluation, of);
  return { type: 'Point', coordinates: end === 'source' ? course[0]! : course.at(-1)! };
}

export async function reach(evaluation: Evaluation, { way, of, from }: Reach): Promise<Geometry> {
  const { name, course } = await flow(evaluation, of);
  // "From its source to the sea" is all of it.
  if (from.type === 'Sea' && way === 'upstream') return { type: 'LineString', coordinates: course };
  const usual = await placeOn(evaluation, course, from);
  const on = usual.metres > besideMetres ? await namesakeOn(evaluation, course, from) : usual;
  const { next, position } = on ?? usual;
  if (!on) {
    throw new GeoError(
      'empty_result',
      `${printQuery(from)} does not lie on the ${name}: it is ${Math.round(usual.metres / 1000)} km away.`,
    );
  }
  const upper = [...course.slice(0, next), position];
  const lower = [position, ...course.slice(next)];
  const line = way === 'upstream' ? upper : lower;
  if (line.length < 2) {
    const end = way === 'upstream' ? 'source' : 'mouth';
    throw new GeoError('empty_result', `Nothing of the ${name} lies ${way}: its ${end} is there.`);
  }
  return { type: 'LineString', coordinates: line };
}

/** The town of the same name that lies on a river: Córdoba on the Guadalquivir, and not the one in Argentina. */
async function namesakeOn(
  evaluation: Evaluation,
  course: readonly Position[],
  from: SpatialQuery,
): Promise<PlaceOn | undefined> {
  if (from.type !== 'NamedPlace' || from.within) return undefined;
  for (const { region, country } of await evaluation.namesakes(from, towns)) {
    const within = [region, country].filter((one) => one !== undefined);
    if (within.length === 0) continue;
    const found = await placeOn(evaluation, course, { ...from, within });
    if (found.metres <= besideMetres) return found;
  }
  return undefined;
}

/** The course of a river from one place on it to another; undefined where one of them does not lie on it. */
export async function stretch(
  evaluation: Evaluation,
  of: SpatialQuery,
  a: SpatialQuery,
  b: SpatialQuery,
): Promise<Geometry | undefined> {
  const { course } = await courseOf(evaluation, of);
  const ends = [await placeOn(evaluation, course, a), await placeOn(evaluation, course, b)];
  if (ends.some(({ metres }) => metres > besideMetres)) return undefined;
  const [from, to] = ends.sort((x, y) => x.next - y.next) as [PlaceOn, PlaceOn];
  const line = [from.position, ...course.slice(from.next, to.next), to.position];
  return { type: 'LineString', coordinates: line };
}

export interface PlaceOn {
  /** The place of the course that is nearest, and the number of the vertex after it. */
  readonly position: Position;
  readonly next: number;
  /** How far from the course the place lies. */
  readonly metres: number;
}

/** Where on a line a place lies. */
export async function placeOn(
  evaluation: Evaluation,
  course: readonly Position[],
  query: SpatialQuery,
): Promise<PlaceOn> {
  const place = await evaluation.evaluate(query);
  const at = place.type === 'Point' ? place.coordinates : await centreOf(place, evaluation.work);
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, position] of course.entries()) {
    if (evaluation.work.due) await evaluation.work.pause();
    const { distance } = geodesicInverse(at, position);
    if (distance < least) [nearest, least] = [i, distance];
  }
  const line: Geometry = { type: 'LineString', coordinates: [...course] };
  const river = await NearestIndex.build(line, evaluation.work);
  const { position, metres } = river.nearest(at[0]!, at[1]!);
  const shore =
    metres > besideMetres && place.type !== 'Point' ? await shoreOf(evaluation, course, place) : undefined;
  if (shore) return shore;
  // The nearest place of the course lies before or after its nearest vertex.
  return { position, metres, next: isBefore(course, nearest, position) ? nearest : nearest + 1 };
}

/** Where a course comes nearest to the outline of a place: the Neva leaves Lake Ladoga 100 km from its middle. */
async function shoreOf(
  { work }: Evaluation,
  course: readonly Position[],
  place: Geometry,
): Promise<PlaceOn | undefined> {
  const outline = await NearestIndex.build(place, work);
  let best: PlaceOn | undefined;
  for (const [i, position] of course.entries()) {
    if (work.due) await work.pause();
    const metres = outline.about(position[0]!, position[1]!);
    if (!best || metres < best.metres) best = { position, metres, next: i + 1 };
  }
  return best;
}

function isBefore(course: readonly Position[], vertex: number, position: Position): boolean {
  const previous = course[vertex - 1];
  if (!previous) return false;
  const next = course[vertex + 1];
  const off = (a: Position, b: Position) =>
    geodesicInverse(a, position).distance +
    geodesicInverse(position, b).distance -
    geodesicInverse(a, b).distance;
  return !next || off(previous, course[vertex]!) < off(course[vertex]!, next);
}

/** @param region  what the answer will be cut with */
export async function bank(
  evaluation: Evaluation,
  { side, of }: Bank,
  region?: Geometry,
): Promise<MultiPolygon> {
  const { notes, work } = evaluation;
  const asFlowing = side === 'left' || side === 'right';
  const { name, course } = await (asFlowing ? flow(evaluation, of) : courseOf(evaluation, of));
  // "The left bank of the Rhine in Germany" is all of Germany on that side.
  const whole = asFlowing && region !== undefined;
  notes.push(
    whole
      ? `the ${side} bank of the ${name} is read as all that lies on that side of it there`
      : `the ${side} bank of the ${name} is read as the land within ${bankMetres / 1000} km of it`,
  );
  const line: Geometry = { type: 'LineString', coordinates: course };
  const strip = await geodesicBuffer(line, bankMetres, work);
  if (!asFlowing) {
    const beyond = beyondLine(line, side);
    if (!beyond)
      throw new GeoError('empty_result', `The ${name} does not run so that it has a ${side} bank.`);
    return intersection(strip, beyond, work);
  }
  const river = await NearestIndex.build(line, work);
  const value = (lon: number, lat: number) => (river.onLeft(lon, lat) === (side === 'left') ? 1 : -1);
  const all = boxAround(region ?? strip, 0.01);
  const parts: MultiPolygon[] = [];
  const step = Math.max(all.east - all.west, all.north - all.south) / tiles;
  for (let south = all.south; south < all.north; south += step) {
    for (let west = all.west; west < all.east; west += step) {
      const tile = { west, south, east: west + step, north: Math.min(90, south + step) };
      const far = geodesicInverse([west, south], [tile.east, tile.north]).distance;
      const middle = [west + step / 2, south + step / 2] as const;
      if (!whole && river.about(...middle) > bankMetres + far) continue;
      parts.push(await areaAbove(value, tile, work, cells));
    }
  }
  const onSide = await union(parts, work);
  return whole ? onSide : intersection(strip, onSide, work);
}

/** The course of a river, whichever way it flows. */
async function courseOf(evaluation: Evaluation, of: SpatialQuery): Promise<Flow & { readonly id?: string }> {
  if (of.type !== 'NamedPlace') {
    throw new GeoError('query_not_understood', `"${printQuery(of)}" is not a river: name one.`);
  }
  const { place, geometry } = await evaluation.find(of, rivers);
  const course = stemOf({ type: 'MultiLineString', coordinates: toMixed(geometry).lines.coordinates });
  if (!course) throw new GeoError('empty_result', `${place.name} is not drawn as a line here.`);
  return { name: place.name, course, id: place.id };
}

/** The course of a river from source to mouth. The data mostly run that way; the mouth is the end at the sea, or else at
 * another river or a lake.
 * @throws GeoError `empty_result` where neither end tells */
async function flow(evaluation: Evaluation, of: SpatialQuery): Promise<Flow> {
  const { name, course, id } = await courseOf(evaluation, of);
  const flowing = await asItFlows(evaluation, course, id);
  if (flowing) return { name, course: flowing };
  throw new GeoError('empty_result', `Which way the ${name} flows is not known here.`, {
    fix: 'Say it by directions: "the north bank of", "west of".',
  });
}

/** A course turned to run from source to mouth; undefined where neither end tells. */
export async function asItFlows(
  evaluation: Evaluation,
  course: Position[],
  id: string | undefined,
): Promise<Position[] | undefined> {
  const { context, work } = evaluation;
  const ends = [course[0]!, course.at(-1)!] as const;
  const toSea: number[] = [];
  for (const end of ends) {
    const coast = await coastlineNear(context, { type: 'Point', coordinates: end }, seaMetres, work);
    toSea.push(await distanceTo(end, coast, evaluation));
  }
  if (Math.min(...toSea) <= seaMetres) return toSea[0]! < toSea[1]! ? [...course].reverse() : course;
  const atWater: boolean[] = [];
  for (const end of ends) {
    let found = false;
    for (const layer of ['rivers', 'lakes']) {
      const point: Geometry = { type: 'Point', coordinates: end };
      for (const [other, shape] of await shapesNear(context, layer, point, waterMetres, work)) {
        found ||= other !== id && (await distanceTo(end, shape, evaluation)) <= waterMetres;
      }
    }
    atWater.push(found);
  }
  if (atWater[1]) return course;
  return atWater[0] ? [...course].reverse() : undefined;
}

async function distanceTo([lon, lat]: Position, shape: Geometry, { work }: Evaluation): Promise<number> {
  const { areas, lines, points } = toMixed(shape);
  if (areas.coordinates.length + lines.coordinates.length + points.length === 0)
    return Number.POSITIVE_INFINITY;
  return (await NearestIndex.build(shape, work)).about(lon!, lat!);
}
