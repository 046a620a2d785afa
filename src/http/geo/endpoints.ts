/** The POST endpoints of the contract: one row each. A new endpoint is one more row. */

import { type Geo, isFeatureType, knownFeatureTypes } from '../../geo/index.ts';
import type { Field, Fields } from './wire.ts';

export type Values = Readonly<Record<string, string | null>>;

export interface Endpoint {
  readonly path: string;
  readonly operationId: string;
  /** Name of the request schema. */
  readonly schema: string;
  readonly summary: string;
  readonly fields: Fields;
  readonly run: (geo: Geo, values: Values, signal: AbortSignal) => Promise<object>;
}

/** Longest query, in UTF-16 units; the default of `createGeo`. */
export const maxQueryLength = 2000;

const query: Field = { required: true, maxLength: maxQueryLength, title: 'Query' };

export const endpoints: readonly Endpoint[] = Object.freeze([
  {
    path: '/api/geocode',
    operationId: 'geocode_endpoint_api_geocode_post',
    schema: 'GeocodeRequest',
    summary: 'Geocode Endpoint',
    fields: { query },
    run: (geo, values, signal) => geo.geocode(values.query!, { signal }),
  },
  {
    path: '/api/osm',
    operationId: 'osm_query_endpoint_api_osm_post',
    schema: 'OSMRequest',
    summary: 'Osm Query Endpoint',
    fields: { query },
    run: (geo, values, signal) => geo.mapFeatures(values.query!, { signal }),
  },
  {
    path: '/api/nl-geocode-advanced',
    operationId: 'advanced_nl_geocode_endpoint_api_nl_geocode_advanced_post',
    schema: 'NLGeocodeRequest',
    summary: 'Advanced Nl Geocode Endpoint',
    fields: { query },
    run: (geo, values, signal) => geo.spatial(values.query!, { signal }),
  },
  {
    path: '/api/country-border',
    operationId: 'country_border_endpoint_api_country_border_post',
    schema: 'CountryBorderRequest',
    summary: 'Country Border Endpoint',
    fields: { query },
    run: (geo, values, signal) => geo.countryBorder(values.query!, { signal }),
  },
  {
    path: '/api/ocean-border',
    operationId: 'ocean_border_endpoint_api_ocean_border_post',
    schema: 'OceanBorderRequest',
    summary: 'Ocean Border Endpoint',
    fields: { query },
    run: (geo, values, signal) => geo.oceanBorder(values.query!, { signal }),
  },
  {
    path: '/api/water-feature',
    operationId: 'water_feature_endpoint_api_water_feature_post',
    schema: 'WaterFeatureRequest',
    summary: 'Water Feature Endpoint',
    fields: {
      query,
      feature_type: {
        required: false,
        nullable: true,
        values: knownFeatureTypes,
        accepts: isFeatureType,
        title: 'Feature Type',
      },
    },
    run: (geo, values, signal) =>
      geo.waterFeature(values.query!, { featureType: values.feature_type ?? null, signal }),
  },
] satisfies Endpoint[]);
