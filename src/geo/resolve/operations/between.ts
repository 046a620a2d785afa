/** The ground between two places, and the point halfway. */

import type { Geometry } from 'geojson';
import { GeoError } from '../../domain/errors.ts';
import { maskOf } from '../../domain/place.ts';
import type { Between, BetweenAll, SpatialQuery } from '../../domain/query.ts';
import { corridor, halfway, hullBetween } from '../../geometry/between.ts';
import { betweenLong } from '../../geometry/between-lines.ts';
import type { Area } from '../../geometry/native.ts';
import { printQuery } from '../../parse/print.ts';
import { type Evaluation, nonEmpty } from '../evaluation.ts';
import { townsMeant } from '../towns-in-row.ts';
import { belt } from './belt.ts';
import { betweenLines } from './between-lines.ts';

export async function between(evaluation: Evaluation, query: Between): Promise<Geometry> {
  const band = betweenLines(query);
  if (band) return band;
  const { work } = evaluation;
  await preferAlike(evaluation, query.a, query.b);
  // Only what has been evaluated is known to be a place of here or not.
  const first = (await evaluation.all([query.a, query.b])) as [Geometry, Geometry];
  const pair = await nearNamesakes(evaluation, query.a, query.b);
  const isNew = pair[0] !== query.a || pair[1] !== query.b;
  const [a, b] = isNew ? ((await evaluation.all(pair)) as [Geometry, Geometry]) : first;
  if (query.halfway) return halfway(a, b, work);
  if (await runsLong(evaluation, query.a, a)) return betweenSides(evaluation, query, a, b);
  if (await runsLong(evaluation, query.b, b)) return betweenSides(evaluation, query, a, b);
  const names = [printQuery(query.a), printQuery(query.b)] as const;
  for (const [index, { type }] of [a, b].entries()) {
    if (type === 'Point') throw pointInCorridor(names[index]!);
  }
  const strip = await corridor(a as Area, b as Area, names, work);
  return belt(strip, a as Area, b as Area, query, evaluation);
}

const rivers = maskOf(['river', 'canal']);
const ranges = maskOf(['mountain_range']);
const seas = maskOf(['ocean', 'sea', 'gulf']);
/** What bears the names of ranges and seas; a city beside a river is one. */
const lands = maskOf(['region', 'grouping', 'cultural_region']);

/** What is meant beside a river or a range, the surest first. */
const beside: readonly { readonly one: number; readonly other: readonly number[] }[] = [
  { one: rivers, other: [rivers, ranges] },
  { one: ranges, other: [ranges, seas] },
];

/** Beside a river its neighbour is one too, or a range: "entre la Loire et la Garonne" means no département, nor does "entre
 * les Vosges et le Rhin"; beside a range it is a sea: "el Atlántico" is no department of Colombia there. */
async function preferAlike(evaluation: Evaluation, a: SpatialQuery, b: SpatialQuery): Promise<void> {
  if (a.type !== 'NamedPlace' || b.type !== 'NamedPlace') return;
  const usual = await Promise.all([a, b].map((node) => evaluation.usualPlace(node)));
  const isOf = (i: number, mask: number) => usual[i] !== undefined && (maskOf([usual[i].kind]) & mask) !== 0;
  for (const { one, other } of beside) {
    if (isOf(0, one) === isOf(1, one)) continue;
    const unlike = isOf(0, one) ? 1 : 0;
    const node = unlike === 1 ? b : a;
    for (const kinds of other) {
      if (kinds !== rivers && !isOf(unlike, lands)) continue;
      if (!(await evaluation.usualPlace(node, kinds))) continue;
      await evaluation.find(node, kinds);
      return;
    }
  }
}

/** Nobody speaks of what lies between Madrid and Toledo in Ohio. */
async function nearNamesakes(
  evaluation: Evaluation,
  a: SpatialQuery,
  b: SpatialQuery,
): Promise<readonly [SpatialQuery, SpatialQuery]> {
  if (a.type !== 'NamedPlace' || b.type !== 'NamedPlace') return [a, b];
  if (evaluation.isLocal(a) || evaluation.isLocal(b)) return [a, b];
  const told = await townsMeant(evaluation, [a, b], false);
  for (const node of told.keys()) evaluation.forget(node);
  return [told.get(a) ?? a, told.get(b) ?? b];
}

const long = maskOf(['river', 'canal', 'mountain_range']);

/** A river, a range or a line: what lies beside it is told stretch by stretch. */
export async function runsLong(
  evaluation: Evaluation,
  query: SpatialQuery,
  geometry: Geometry,
): Promise<boolean> {
  if (query.type === 'NamedPlace' && !evaluation.isLocal(query))
    return (maskOf([(await evaluation.find(query)).place.kind]) & long) !== 0;
  return geometry.type === 'LineString' || geometry.type === 'MultiLineString';
}

async function betweenSides(
  evaluation: Evaluation,
  query: Between,
  a: Geometry,
  b: Geometry,
): Promise<Geometry> {
  evaluation.notes.push(
    `between ${printQuery(query.a)} and ${printQuery(query.b)} is the ground that has them on opposite sides`,
  );
  return nonEmpty(query, await betweenLong(a, b, evaluation.work), 'they do not run side by side');
}

export async function betweenAll(evaluation: Evaluation, { of }: BetweenAll): Promise<Geometry> {
  return hullBetween(await evaluation.all(of), of.map(printQuery), evaluation.work);
}

function pointInCorridor(name: string): GeoError {
  return new GeoError('empty_result', `A corridor runs between areas, and ${name} is a point.`, {
    fix: 'Ask for "halfway between", or give the point an extent: "between (within 5 km of 48.85, 2.35) and Lyon".',
  });
}
