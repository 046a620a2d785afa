/** Everything within a distance, and what several operands have in common. */

import type { Geometry } from 'geojson';
import { GeoError } from '../../domain/errors.ts';
import { type Buffer, type SpatialQuery, toMetres } from '../../domain/query.ts';
import { intersect } from '../../geometry/combine.ts';
import { bandAround } from '../../geometry/grid.ts';
import { geodesicBuffer } from '../../geometry/native.ts';
import { windowAround } from '../../geometry/window.ts';
import type { Evaluation } from '../evaluation.ts';
import { coastlineNear } from '../ground.ts';

/** Operations whose answer goes on beyond any place: they come last, and only of what can reach the rest. */
const unbounded: ReadonlySet<SpatialQuery['type']> = new Set(['Buffer', 'Closer', 'Bank', 'Sea']);

/** @param region  what the answer will be cut with: nothing outside it is needed
 * @returns undefined when nothing of the operand reaches the region */
export async function buffer(
  evaluation: Evaluation,
  { of, distance }: Buffer,
  region?: Geometry,
): Promise<Geometry | undefined> {
  const metres = toMetres(distance);
  if (of.type === 'Parallel') return bandAround(of.lat, metres);
  const { context, work } = evaluation;
  let source: Geometry;
  if (of.type === 'Sea') {
    if (!region) throw seaOfWhat();
    source = await coastlineNear(context, region, metres, work);
  } else source = await evaluation.evaluate(of);
  const window = region && windowAround(region, metres);
  const near = window ? await intersect(source, window, work) : source;
  return near && geodesicBuffer(near, metres, work);
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

/** What belongs to all. The Pacific within 5 km of the coast of Mexico need not be drawn around the ocean. */
export async function common(
  evaluation: Evaluation,
  queries: readonly SpatialQuery[],
): Promise<Geometry | undefined> {
  const { work } = evaluation;
  const plain = queries.filter(({ type }) => !unbounded.has(type));
  const [first, ...rest] = await evaluation.all(plain);
  let result = first;
  for (const member of rest) result = result && (await intersect(result, member, work));
  if (plain.length > 0 && !result) return undefined;
  for (const query of queries) {
    if (!unbounded.has(query.type)) continue;
    const member: Geometry | undefined = result
      ? await evaluation.inRegion(query, result)
      : await evaluation.evaluate(query);
    result = result && member ? await intersect(result, member, work) : member;
    if (!result) return undefined;
  }
  return result;
}
