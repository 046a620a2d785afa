/** Lands on both sides of a strait between two continents. */

import type { Position } from 'geojson';

/** Of each such country a point of its smaller side, and its provinces that reach over the strait. */
export const acrossStraits: Readonly<
  Record<string, { readonly beyond: Position; readonly provinces: readonly string[] }>
> = {
  // Istanbul and Çanakkale.
  'country/TUR': { beyond: [27, 41.3], provinces: ['region/TUR-2265', 'region/TUR-2239'] },
};

const provinces: ReadonlySet<string> = new Set(
  Object.values(acrossStraits).flatMap((land) => land.provinces),
);

/** Whether a province lies on two continents. */
export const liesAcrossStrait = (id: string): boolean => provinces.has(id);
