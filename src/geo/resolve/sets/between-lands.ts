/** Lands and towns between two lands or seas. The ground between two shapes as wide as Germany and Russia reaches from the
 * Arctic to the Black Sea and yet holds no land that one of them goes around; so each place is asked itself where the two
 * lie: it is between them where the nearest of the one and of the other lie in opposite directions, and not far about. */

import type { MultiPolygon, Position } from 'geojson';
import type { Place } from '../../domain/place.ts';
import type { Between, SetKind, SpatialQuery } from '../../domain/query.ts';
import { areaInTurns } from '../../geometry/area.ts';
import { haversineMetres } from '../../geometry/circle.ts';
import { toMixed } from '../../geometry/combine.ts';
import { mainParts } from '../../geometry/main-parts.ts';
import { geodesicInverse } from '../../geometry/native.ts';
import { NearestIndex } from '../../geometry/nearest.ts';
import { printQuery } from '../../parse/print.ts';
import { cityRadiusMetres } from '../shapes.ts';
import { townsMeant } from '../towns-in-row.ts';
import { samplesOf, someVertices } from './located.ts';
import { isCity, type Member } from './member.ts';
import type { SetWork, Test } from './member-test.ts';

const kinds: ReadonlySet<SetKind> = new Set(['country', 'territory', 'division', 'capital', 'city']);
const towns: ReadonlySet<SetKind> = new Set(['capital', 'division_capital', 'city']);
/** What lies between two towns as other towns do: by its middle. */
const spots: ReadonlySet<SetKind> = new Set([
  ...(['lake', 'island', 'mountain', 'peak', 'volcano', 'waterfall', 'airport', 'national_park'] as const),
]);
/** Least angle between the directions to the two. */
const leastAngle = 120;
/** The same for towns, which lie no farther from the way between the two than so many metres and so much of its length. */
const leastTownAngle = 125;
const asideMetres = 60_000;
const asideShare = 0.05;
const earthMetres = 6_371_009;
const samples = 60;
/** Vertices of the one from which the gap to the other is measured. */
const gapVertices = 500;
/** Share of a land that has to lie between the two. */
const leastShare = 0.5;

/** @returns undefined where the two are no lands or seas: the corridor between them tells */
export async function betweenTest(query: Between, work: SetWork): Promise<Test | undefined> {
  const isSpot = towns.has(work.kind) || spots.has(work.kind);
  if (query.halfway || !(kinds.has(work.kind) || isSpot)) return undefined;
  const { source } = work;
  const ends = isSpot ? await endsOf(query, work) : undefined;
  if (ends) return betweenTowns(query, ends, work);
  if (!kinds.has(work.kind)) return undefined;
  const a = await extentOf(query.a, work);
  const b = a && (await extentOf(query.b, work));
  if (!a || !b) return undefined;
  const gap = Math.min(
    ...someVertices(
      a.land.coordinates.map((rings) => rings[0]!),
      gapVertices,
    ).map(([lon, lat]) => b.index.about(lon!, lat!)),
  );
  const farthest = gap + Math.min(a.across, b.across);
  source.notes.push(
    `between ${printQuery(query.a)} and ${printQuery(query.b)} lies what has the nearest of the two in opposite directions`,
  );
  const isBetween = ([lon, lat]: Position): boolean => {
    if (a.index.about(lon!, lat!) + b.index.about(lon!, lat!) > farthest) return false;
    const [one, other] = [a.index.nearest(lon!, lat!), b.index.nearest(lon!, lat!)];
    if (one.metres === 0 || other.metres === 0) return false;
    return angleTo([lon!, lat!], one.position, other.position) >= leastAngle;
  };
  return async (member) => {
    const at: Position = [member.lon, member.lat];
    if (hasOnlyThem(member, a, b, work)) return 'yes';
    if (isCity(member)) return isBetween(at) ? 'yes' : 'no';
    const box = await work.boxOf(member);
    const half = box ? geodesicInverse([box[0], box[1]], [box[2], box[3]]).distance : 0;
    if (a.index.about(at[0]!, at[1]!) + b.index.about(at[0]!, at[1]!) > farthest + 2 * half) return 'no';
    const points = samplesOf(await work.outline(member), samples);
    let inside = 0;
    for (const point of points) {
      if (source.work.due) await source.work.pause();
      if (isBetween(point)) inside++;
    }
    source.work.resume();
    const share = inside / points.length;
    return share >= leastShare ? 'yes' : share > 0 ? 'partly' : 'no';
  };
}

/** Degrees between the directions to two positions. */
function angleTo(here: Position, one: Position, other: Position): number {
  const turn = geodesicInverse(here, one).azimuth1 - geodesicInverse(here, other).azimuth1;
  return 180 - Math.abs(Math.abs(turn % 360) - 180);
}

/** The two towns that something lies between; nothing for others. */
async function endsOf({ a, b }: Between, { source }: SetWork): Promise<readonly Place[] | undefined> {
  const ends: Place[] = [];
  const row = [a, b].filter((one) => one.type === 'NamedPlace');
  const told = await townsMeant(source, row, false);
  for (const one of [a, b]) {
    const each = one.type === 'NamedPlace' ? (told.get(one) ?? one) : one;
    const place = each.type === 'NamedPlace' ? await source.usualPlace(each) : undefined;
    if (place?.kind !== 'city') return undefined;
    ends.push(place);
  }
  // What the two are taken for, and that they are known.
  for (const each of [a, b]) await source.evaluate(each);
  return ends;
}

/** Siena and Perugia lie between Florence and Rome, whose corridor is as narrow as the two are. */
function betweenTowns(query: Between, ends: readonly Place[], { source }: SetWork): Test {
  source.notes.push(
    `between ${printQuery(query.a)} and ${printQuery(query.b)} lies what has the two in opposite directions`,
  );
  const [one, other] = ends.map(({ lon, lat }): Position => [lon, lat]) as [Position, Position];
  const way = geodesicInverse(one, other);
  return async ({ lon, lat }) => {
    const isEnd = ends.some(
      (end) => haversineMetres(lon, lat, end.lon, end.lat) <= cityRadiusMetres(end.population ?? 0),
    );
    if (isEnd) return 'no';
    const here = [lon, lat];
    if (angleTo(here, one, other) < leastTownAngle) return 'no';
    const from = geodesicInverse(one, here);
    const turn = ((from.azimuth1 - way.azimuth1) * Math.PI) / 180;
    // On a globe, from the way's great circle.
    const aside = earthMetres * Math.asin(Math.sin(from.distance / earthMetres) * Math.sin(turn));
    return Math.abs(aside) <= asideMetres + asideShare * way.distance ? 'yes' : 'no';
  };
}

/** Andorra lies between France and Spain, which are all around it. */
function hasOnlyThem({ units = [], kind }: Member, a: Extent, b: Extent, { facts }: SetWork): boolean {
  if (kind === 'city') return false;
  const own = new Set(units);
  const around = units.flatMap((unit) => facts.neighboursOf(unit)).filter((unit) => !own.has(unit));
  return (
    around.some((unit) => a.units.has(unit)) &&
    around.some((unit) => b.units.has(unit)) &&
    around.every((unit) => a.units.has(unit) || b.units.has(unit))
  );
}

interface Extent {
  readonly land: MultiPolygon;
  readonly index: NearestIndex;
  /** Side of a square of its area, metres. */
  readonly across: number;
  /** Of land. */
  readonly units: ReadonlySet<number>;
}

/** The mainland of a land, or a sea; nothing for towns and for what is no area. */
async function extentOf(query: SpatialQuery, { source, facts }: SetWork): Promise<Extent | undefined> {
  const place = query.type === 'NamedPlace' ? await source.usualPlace(query) : undefined;
  if (place?.kind === 'city') return undefined;
  const { areas, lines } = toMixed(await source.evaluate(query));
  if (areas.coordinates.length === 0 || lines.coordinates.length > 0) return undefined;
  const { mainland: land } = await mainParts(areas, source.work);
  return {
    land,
    index: await NearestIndex.build(land, source.work),
    across: Math.sqrt(await areaInTurns(land, source.work)),
    units: new Set((place && facts.landOf(place.id)) ?? []),
  };
}
