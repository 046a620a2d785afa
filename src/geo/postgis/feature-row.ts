/** Rows of the table of features. */

import type { Geometry } from 'geojson';
import { type OsmFeature, osmAttribution } from '../domain/map-store.ts';
import type { Tags } from '../domain/tags.ts';

export interface FeatureRow {
  /** N, W or R. */
  readonly osm_type: string;
  readonly osm_id: number;
  /** JSON. */
  readonly tags: string;
  /** GeoJSON. */
  readonly shape: string;
}

const types: Readonly<Record<string, string>> = { N: 'node', W: 'way', R: 'relation' };

export function toFeature({ osm_type, osm_id, tags, shape }: FeatureRow): OsmFeature {
  return {
    id: `${types[osm_type]}/${osm_id}`,
    tags: JSON.parse(tags) as Tags,
    geometry: JSON.parse(shape) as Geometry,
    attribution: osmAttribution,
  };
}
