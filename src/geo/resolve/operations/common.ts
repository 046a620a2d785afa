/** What several operands have in common. What the kinds of the places say goes before the plain cut: a river between two
 * towns is its course from the one to the other, the English side of a channel no sliver. */

import type { Geometry } from 'geojson';
import { GeoError } from '../../domain/errors.ts';
import { countryKinds, maskOf, type PlaceKind, waterKinds } from '../../domain/place.ts';
import type { Between, CoastOf, NamedPlace, SpatialQuery } from '../../domain/query.ts';
import { toMetres } from '../../domain/query.ts';
import { areaInTurns } from '../../geometry/area.ts';
import { betweenLong } from '../../geometry/between-lines.ts';
import { closer } from '../../geometry/closer.ts';
import { intersect, subtract, toMixed, unite } from '../../geometry/combine.ts';
import { mainParts } from '../../geometry/main-parts.ts';
import { geodesicBuffer } from '../../geometry/native.ts';
import { windowAround } from '../../geometry/window.ts';
import { printQuery } from '../../parse/print.ts';
import type { Evaluation } from '../evaluation.ts';
import { landAround } from '../ground.ts';
import { landOfWhat, seaOfWhat } from './buffer.ts';
import { coastAtSea } from './coast-at-sea.ts';
import { coastBetween } from './coast-between.ts';
import { isRing } from './ring.ts';
import { stretch } from './river.ts';
import { stripBetween } from './strip-between.ts';

/** Operations whose answer goes on beyond any place: they come last, and only of what can reach the rest. */
const unbounded: ReadonlySet<SpatialQuery['type']> = new Set([
  'Buffer',
  'Closer',
  'Bank',
  'Directional',
  'Sea',
  'Land',
]);
const inlandWater = maskOf(['lake', 'reservoir', 'lagoon']);
const marine = waterKinds & ~maskOf(['lake', 'reservoir', 'lagoon', 'river', 'canal']);
const rivers = maskOf(['river', 'canal']);
const ranges = maskOf(['mountain_range']);
const lands = maskOf(['country', 'region']);
/** Outlines of neighbours that are drawn apart overlap by less than this share of the smaller. */
const sliver = 0.002;
/** The shore of a lake lies on the outline of the land beside it, which is drawn apart from it. */
const shoreMetres = 5000;

/** The Pacific within 5 km of the coast of Mexico need not be drawn around the ocean. */
export async function common(
  evaluation: Evaluation,
  queries: readonly SpatialQuery[],
): Promise<Geometry | undefined> {
  const course =
    (await courseBetween(evaluation, queries)) ??
    (await coastFromTo(evaluation, queries)) ??
    (await waterBetween(evaluation, queries)) ??
    (await lineBetween(evaluation, queries)) ??
    (await stripBetween(evaluation, queries));
  if (course) return course;
  const plain = queries.filter((query) => !goesOn(query));
  const parts = await evaluation.all(plain);
  if (queries.some(isSide)) {
    const home = await atHome(evaluation, plain, parts);
    // "The USA west of California" are its islands.
    const there = home && (await cut(evaluation, queries, plain, home));
    if (there && (await shareOf(evaluation, there, home![0]!)) >= leastAtHome) return there;
  }
  return cut(evaluation, queries, plain, parts);
}

/** "north of Paris", "north of Paris or west of Lyon", "left of the Rhine" */
const isSide = (query: SpatialQuery): boolean =>
  query.type === 'Directional' || query.type === 'Bank' || (query.type === 'Union' && query.of.every(isSide));

const goesOn = (query: SpatialQuery): boolean =>
  unbounded.has(query.type) ||
  isSide(query) ||
  isRing(query) ||
  (query.type === 'Near' && query.of.type === 'Sea');

/** Less of the home of a country lies that way only because outlines are drawn askew. */
const leastAtHome = 0.01;

async function shareOf({ work }: Evaluation, part: Geometry, whole: Geometry): Promise<number> {
  const [a, b] = [toMixed(part).areas, toMixed(whole).areas];
  return (await areaInTurns(a, work)) / (await areaInTurns(b, work));
}

/** Nobody means lands overseas by "the Netherlands south of the Rhine".
 * @returns nothing where no country has such */
async function atHome(
  evaluation: Evaluation,
  plain: readonly SpatialQuery[],
  parts: readonly Geometry[],
): Promise<Geometry[] | undefined> {
  const [query, more] = plain;
  if (more || !query || !isOf(await kindOf(evaluation, query), countryKinds)) return undefined;
  const { mainland, near, overseas } = await mainParts(toMixed(parts[0]!).areas, evaluation.work);
  if (overseas.coordinates.length === 0) return undefined;
  evaluation.notes.push(`parts of ${printQuery(query)} more than 1,000 km from its mainland are left out`);
  return [{ type: 'MultiPolygon', coordinates: [...mainland.coordinates, ...near.coordinates] }];
}

async function cut(
  evaluation: Evaluation,
  queries: readonly SpatialQuery[],
  plain: readonly SpatialQuery[],
  given: readonly Geometry[],
): Promise<Geometry | undefined> {
  const { work } = evaluation;
  const parts = [...given];
  await reachShores(evaluation, plain, parts);
  let result = parts[0];
  for (const member of parts.slice(1)) result = result && (await intersect(result, member, work));
  if (plain.length === 2) result = await noSliver(evaluation, plain, parts, result);
  if (plain.length > 0 && !result) return undefined;
  const coast = queries.some(({ type }) => type === 'CoastOf');
  for (const query of queries) {
    if (!goesOn(query)) continue;
    if (query.type === 'Sea' && query.water) {
      if (!result) throw seaOfWhat();
      result = await subtract(result, await landAround(evaluation.context, result, work), work);
    } else if (query.type === 'Land') {
      if (!result) throw landOfWhat();
      result = await intersect(result, await landAround(evaluation.context, result, work), work);
    } else if (result && coast && query.type === 'Buffer') {
      result = await coastAtSea(evaluation, query, result);
    } else {
      const member: Geometry | undefined = result
        ? await evaluation.inRegion(query, result)
        : await evaluation.evaluate(query);
      const before = result;
      result = result && member ? await intersect(result, member, work) : member;
      if (before && result && query.type === 'Directional')
        result = await noCrumb(evaluation, before, result);
    }
    if (!result) return undefined;
  }
  return result;
}

async function kindOf(evaluation: Evaluation, query: SpatialQuery): Promise<PlaceKind | undefined> {
  if (query.type !== 'NamedPlace' || evaluation.isLocal(query)) return undefined;
  return (await evaluation.find(query)).place.kind;
}

const isOf = (kind: PlaceKind | undefined, mask: number) =>
  kind !== undefined && (maskOf([kind]) & mask) !== 0;

/** "The Rhine between Basel and Cologne": the corridor between the towns would cut it to pieces. */
async function courseBetween(
  evaluation: Evaluation,
  queries: readonly SpatialQuery[],
): Promise<Geometry | undefined> {
  const [of, ways, more] = queries;
  // "10 km on both sides of the Loire between Orléans and Tours"
  if (of?.type === 'Buffer' && ways?.type === 'Between' && !ways.halfway && !more) {
    const line = of.of.type === 'NamedPlace' ? await courseBetween(evaluation, [of.of, ways]) : undefined;
    return line && geodesicBuffer(line, toMetres(of.distance), evaluation.work);
  }
  if (of?.type !== 'NamedPlace' || ways?.type !== 'Between' || ways.halfway || more) return undefined;
  await evaluation.all([of]);
  const kind = await kindOf(evaluation, of);
  if (isOf(kind, ranges)) return rangeBetween(evaluation, of, ways);
  if (!isOf(kind, rivers)) return undefined;
  return stretch(evaluation, of, ways.a, ways.b);
}

/** "The Mediterranean coast of Spain between Valencia and Barcelona": the corridor between the towns would cut it. */
async function coastFromTo(
  evaluation: Evaluation,
  queries: readonly SpatialQuery[],
): Promise<Geometry | undefined> {
  const [of, ways, more] = queries;
  const coast = of?.type === 'Intersection' ? of.of[0] : of;
  if (coast?.type !== 'CoastOf' || ways?.type !== 'Between' || more) return undefined;
  return coastBetween(evaluation, ways);
}

/** "The Andes between Chile and Argentina", which they part: what of them lies in the one or the other. */
async function rangeBetween(
  evaluation: Evaluation,
  of: NamedPlace,
  { a, b }: Between,
): Promise<Geometry | undefined> {
  await evaluation.all([a, b]);
  const ends = [await kindOf(evaluation, a), await kindOf(evaluation, b)];
  if (!ends.every((kind) => isOf(kind, lands))) return undefined;
  if (!(await evaluation.evaluate({ type: 'BorderBetween', a, b }).catch(ifEmpty))) return undefined;
  const parts: Geometry[] = [];
  const range = await evaluation.evaluate(of);
  for (const end of [a, b]) {
    const part = await intersect(range, await evaluation.evaluate(end), evaluation.work);
    if (part) parts.push(part);
  }
  return parts.length === 2 ? unite(parts, evaluation.work) : undefined;
}

/** "The sea between Greece and Turkey": water with the one on this side and the other on that. The hull of a land with
 * islands would take it all. */
async function waterBetween(
  evaluation: Evaluation,
  queries: readonly SpatialQuery[],
): Promise<Geometry | undefined> {
  const [of, ways, more] = queries;
  if (of?.type !== 'Sea' || !of.water || ways?.type !== 'Between' || more) return undefined;
  const { context, work } = evaluation;
  const a = await evaluation.area(ways.a);
  const between = await betweenLong(a, await evaluation.area(ways.b), work);
  return subtract(between, await landAround(context, between, work), work);
}

/** How far a border runs from the parallel that it was drawn along. */
const alongMetres = 5000;

/** "The 49th parallel between the US and Canada": where it is their border. */
async function lineBetween(
  evaluation: Evaluation,
  queries: readonly SpatialQuery[],
): Promise<Geometry | undefined> {
  const [of, ways, more] = queries;
  const isLine = of?.type === 'Parallel' || of?.type === 'Meridian';
  if (!isLine || ways?.type !== 'Between' || ways.halfway || more) return undefined;
  if (ways.a.type !== 'NamedPlace' || ways.b.type !== 'NamedPlace') return undefined;
  const border = await evaluation.evaluate({ type: 'BorderBetween', a: ways.a, b: ways.b }).catch(ifEmpty);
  if (!border) return undefined;
  const { work } = evaluation;
  return intersect(await evaluation.evaluate(of), await geodesicBuffer(border, alongMetres, work), work);
}

function ifEmpty(error: unknown): undefined {
  if (error instanceof GeoError && error.code === 'empty_result') return undefined;
  throw error;
}

/** "The shore of Lake Ontario in New York": the other parts reach over the shore that bounds them. */
async function reachShores(
  evaluation: Evaluation,
  queries: readonly SpatialQuery[],
  parts: Geometry[],
): Promise<void> {
  const isShore = async ({ of }: CoastOf) => isOf(await kindOf(evaluation, of), inlandWater);
  const shore = queries.find((query): query is CoastOf => query.type === 'CoastOf');
  if (!shore || !(await isShore(shore))) return;
  for (const [i, query] of queries.entries())
    if (query.type === 'NamedPlace') parts[i] = await geodesicBuffer(parts[i]!, shoreMetres, evaluation.work);
}

/** Neighbours have no more in common than what their outlines are drawn askew. Of a sea beside land, the land's side of it
 * is meant: what lies nearer to it than to other land. */
async function noSliver(
  evaluation: Evaluation,
  queries: readonly SpatialQuery[],
  parts: readonly Geometry[],
  result: Geometry | undefined,
): Promise<Geometry | undefined> {
  if (!queries.every((query): query is NamedPlace => query.type === 'NamedPlace')) return result;
  const { work, notes, context } = evaluation;
  const areas = parts.map((part) => toMixed(part).areas);
  if (areas.some(({ coordinates }) => coordinates.length === 0)) return result;
  const mixed = result && toMixed(result);
  if (mixed && (mixed.lines.coordinates.length > 0 || mixed.points.length > 0)) return result;
  const size = mixed ? await areaInTurns(mixed.areas, work) : 0;
  const sizes = [await areaInTurns(areas[0]!, work), await areaInTurns(areas[1]!, work)];
  if (size >= sliver * Math.min(...sizes)) return result;
  const [first, second] = queries;
  const isSea = [await kindOf(evaluation, first!), await kindOf(evaluation, second!)].map((kind) =>
    isOf(kind, marine),
  );
  if (isSea[0] === isSea[1]) return undefined;
  const [sea, land] = isSea[0] ? areas : [areas[1], areas[0]];
  const window = windowAround(sea!, 300_000);
  const near = window && (await intersect(land!, window, work));
  if (!window || !near) return undefined;
  const around = await intersect(await landAround(context, window, work), window, work);
  const others = around && (await subtract(around, await geodesicBuffer(near, 1000, work), work));
  if (!others) return undefined;
  const names = isSea[0] ? [first!.name, second!.name] : [second!.name, first!.name];
  notes.push(
    `${names[1]} in ${names[0]} is read as what of it lies nearer to ${names[1]} than to other land`,
  );
  return intersect(sea!, await closer(near, others, sea, work), work);
}

/** What is left of a land by less than this share lies there only because outlines are drawn askew: of Argentina nothing
 * lies west of the Andes. */
const crumb = 1e-4;

async function noCrumb({ work }: Evaluation, whole: Geometry, part: Geometry): Promise<Geometry | undefined> {
  const [all, rest] = [toMixed(whole), toMixed(part)];
  if (rest.lines.coordinates.length > 0 || rest.points.length > 0) return part;
  const share = (await areaInTurns(rest.areas, work)) / (await areaInTurns(all.areas, work));
  return share < crumb ? undefined : part;
}
