/** "Ukraine south of Kyiv or east of Odesa", "cities within 50 km of Munich or within 30 km of Ulm": either, and both of them in
 * the land or of the set before. */

import type { SpatialQuery } from '../domain/query.ts';

/** Sides of other places. */
export const conditions: ReadonlySet<SpatialQuery['type']> = new Set(['Directional', 'Closer']);

/** Conditions that are said of what stands before them, where "or" joins them. */
const either: ReadonlySet<SpatialQuery['type']> = new Set([...conditions, 'Buffer']);

export const eitherNote =
  'conditions joined by "or" are read as either of them, within the place before them';

/** A side alone is half the earth, and nobody adds that to a part of a country.
 * @returns undefined where the first is no land with one condition, or the others are none */
export function eitherSide(first: SpatialQuery, others: readonly SpatialQuery[]): SpatialQuery | undefined {
  if (first.type !== 'Intersection' || first.of.length !== 2 || others.length === 0) return undefined;
  const [land, side] = first.of as readonly [SpatialQuery, SpatialQuery];
  if (either.has(land.type)) return undefined;
  if (![side, ...others].every(({ type }) => either.has(type))) return undefined;
  return { type: 'Intersection', of: [land, { type: 'Union', of: [side, ...others] }] };
}

export const circlesNote =
  'distances joined by "and" are read as both at once where the areas meet; write "or" to add them';

/** Whether a tree is a distance from a place, or several at once. */
export const isCircles = (query: SpatialQuery): boolean =>
  query.type === 'Buffer' || (query.type === 'Intersection' && query.of.every(isCircles));

/** "Within 50 km of Paris and within 50 km of Geneva": two areas, where nothing lies in both.
 * @returns undefined where no circles are joined */
export function circlesApart(query: SpatialQuery): SpatialQuery | undefined {
  if (query.type !== 'Intersection') return undefined;
  const circles = query.of.filter(({ type }) => type === 'Buffer');
  const others = query.of.filter(({ type }) => type !== 'Buffer');
  if (circles.length < 2) return undefined;
  const areas: SpatialQuery = { type: 'Union', of: circles };
  return others.length === 0 ? areas : { type: 'Intersection', of: [areas, ...others] };
}
