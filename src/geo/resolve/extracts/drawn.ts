/** Settlements of the extracts and the ground they cover. */

import type { Geometry } from 'geojson';
import type { OsmFeature } from '../../domain/map-store.ts';
import { geodesicArea } from '../../geometry/area.ts';
import { disc } from '../../geometry/circle.ts';
import { isArea } from './extent.ts';

/** Radius of a place that the map gives only a point for. */
const placeMetres: Readonly<Record<string, number>> = {
  city: 3000,
  town: 1500,
  suburb: 500,
  quarter: 400,
  village: 700,
  neighbourhood: 300,
  hamlet: 400,
  square: 80,
  island: 1000,
  islet: 200,
  locality: 400,
  isolated_dwelling: 150,
};
export const isSettlement = ({ tags }: OsmFeature): boolean =>
  tags.boundary === 'administrative' || tags.place !== undefined;

export const sizeOf = ({ geometry }: OsmFeature): number => (isArea(geometry) ? geodesicArea(geometry) : 0);

/** A settlement that is a point on the map is drawn as a disc. */
export function drawn({ geometry, tags }: OsmFeature): Geometry {
  if (geometry.type !== 'Point' || tags.place === undefined) return geometry;
  const [lon, lat] = geometry.coordinates;
  return disc(lon!, lat!, placeMetres[tags.place] ?? 500);
}
