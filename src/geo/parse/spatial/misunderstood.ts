/** The errors that say what of a sentence does not fit. */

import { type Distance, operandsOf, type SpatialQuery, toMetres } from '../../domain/query.ts';
import { farthestMetres, maxTreeNodes } from '../../domain/query-schema.ts';

/** Thrown where a sentence does not fit. No Error: a sentence is read in language after language, most of which do not fit,
 * and to note where each gave up takes longer than to read it. */
export class Misunderstood {
  readonly detail: string;

  constructor(detail: string) {
    this.detail = detail;
  }
}

export const misunderstood = (detail: string) => new Misunderstood(detail);

/** @throws Misunderstood for a distance that no place can be away */
export function checked(distance: Distance, text: string): Distance {
  const metres = toMetres(distance);
  if (!(metres > 0)) throw misunderstood(`the distance "${text}" must be above zero`);
  if (metres > farthestMetres) {
    throw misunderstood(`the distance "${text}" is more than half way round the Earth (20,004 km)`);
  }
  return distance;
}

/** Refuses trees too large to be written out. "It" and its like stand for a whole tree in another one, so that a few
 * words can make a tree without end: "France except the coast except the coast …" doubles with every turn.
 * @param sizes  of the trees known already
 * @throws Misunderstood for more operations than any sentence means */
export function bounded(query: SpatialQuery, sizes: WeakMap<SpatialQuery, number>): SpatialQuery {
  if (sizeOf(query, sizes) > maxTreeNodes) {
    throw misunderstood(`it comes to more than ${maxTreeNodes} operations; ask in fewer words`);
  }
  return query;
}

function sizeOf(query: SpatialQuery, sizes: WeakMap<SpatialQuery, number>): number {
  let size = sizes.get(query);
  if (size !== undefined) return size;
  size = 1;
  for (const part of operandsOf(query)) size += sizeOf(part, sizes);
  sizes.set(query, size);
  return size;
}
