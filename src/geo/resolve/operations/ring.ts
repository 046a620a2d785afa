/** What lies between two distances of one place: "50 to 150 km from Paris". */

import type { Geometry } from 'geojson';
import type { Buffer, Difference, SpatialQuery } from '../../domain/query.ts';
import { subtract } from '../../geometry/combine.ts';
import type { Evaluation } from '../evaluation.ts';
import { buffer } from './buffer.ts';

export interface Ring extends Difference {
  readonly from: Buffer;
  readonly minus: Buffer;
}

export const isRing = (query: SpatialQuery): query is Ring =>
  query.type === 'Difference' && query.from.type === 'Buffer' && query.minus.type === 'Buffer';

/** @param region  what the answer will be cut with */
export async function ringIn(
  evaluation: Evaluation,
  { from, minus }: Ring,
  region: Geometry,
): Promise<Geometry | undefined> {
  const far = await buffer(evaluation, from, region);
  const near = far && (await buffer(evaluation, minus, region));
  return near ? subtract(far, near, evaluation.work) : far;
}
