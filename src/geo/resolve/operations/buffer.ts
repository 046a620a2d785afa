/** Everything within a distance, and what several operands have in common. */

import type { Geometry } from 'geojson';
import { type Buffer, type SpatialQuery, toMetres } from '../../domain/query.ts';
import { intersect } from '../../geometry/combine.ts';
import { bandAround } from '../../geometry/grid.ts';
import { geodesicBuffer } from '../../geometry/native.ts';
import { windowAround } from '../../geometry/window.ts';
import type { Evaluation } from '../evaluation.ts';

/** @param region  what the answer will be cut with: nothing outside it is needed
 * @returns undefined when nothing of the operand reaches the region */
export async function buffer(
  evaluation: Evaluation,
  { of, distance }: Buffer,
  region?: Geometry,
): Promise<Geometry | undefined> {
  const metres = toMetres(distance);
  if (of.type === 'Parallel') return bandAround(of.lat, metres);
  const { work } = evaluation;
  const source = await evaluation.evaluate(of);
  const window = region && windowAround(region, metres);
  const near = window ? await intersect(source, window, work) : source;
  return near && geodesicBuffer(near, metres, work);
}

/** What belongs to all. Buffers come last and only of what can reach the rest: the Pacific within 5 km of the coast of
 * Mexico need not be drawn around the ocean. */
export async function common(
  evaluation: Evaluation,
  queries: readonly SpatialQuery[],
): Promise<Geometry | undefined> {
  const { work } = evaluation;
  const plain = queries.filter(({ type }) => type !== 'Buffer');
  const [first, ...rest] = await evaluation.all(plain);
  let result = first;
  for (const member of rest) result = result && (await intersect(result, member, work));
  if (plain.length > 0 && !result) return undefined;
  for (const query of queries) {
    if (query.type !== 'Buffer') continue;
    const reach = await buffer(evaluation, query, result);
    result = result && reach ? await intersect(result, reach, work) : reach;
    if (!result) return undefined;
  }
  return result;
}
