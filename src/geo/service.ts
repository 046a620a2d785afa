/** The verbs: check what the caller gave, then hand over to the capability. */

import { GeoError } from './domain/errors.ts';
import type { PlaceFeature, SpatialFeature } from './domain/feature.ts';
import type {
  AutocompleteOptions,
  BorderOptions,
  GeocodeOptions,
  LookupOptions,
  MapFeatureOptions,
  ReverseResult,
  SpatialOptions,
  StructuredQuery,
  Suggestion,
  WaterFeatureOptions,
} from './domain/requests.ts';
import { checkOptions } from './options.ts';
import { autocomplete } from './resolve/autocomplete.ts';
import type { Context } from './resolve/context.ts';
import { countryBorder } from './resolve/country-border.ts';
import { geocode } from './resolve/geocode.ts';
import type { MapFeatures } from './resolve/map-answer.ts';
import { oceanBorder } from './resolve/ocean-border.ts';
import { reverse } from './resolve/reverse.ts';
import { waterFeature } from './resolve/water-feature.ts';
import { checkTile, type TileAddress } from './tiles/address.ts';

/** Every verb rejects with a `GeoError` for what cannot be answered and with a TypeError or RangeError for a mistake of
 * the caller. Geometries are RFC 7946: WGS 84 degrees, cut at ±180°, right-handed, at most 7 decimals, with `bbox`.
 * @example
 * const { properties } = await geo.geocode('Paris, Texas');
 * const near = await geo.autocomplete('Pari', { limit: 3 }); */
export interface Geo {
  /** Outline of the country or dependent territory that a phrase names: “the dutch frontier”, “border of Japan”, “FR”.
   * @throws GeoError `place_not_found` with `nearest` names */
  countryBorder(query: string, options?: BorderOptions): Promise<PlaceFeature>;
  /** Outline of an ocean, sea, gulf, bay or strait.
   * @throws GeoError `place_not_found` with `nearest` names */
  oceanBorder(query: string, options?: LookupOptions): Promise<PlaceFeature>;
  /** Lake or sea area (polygons) or river (lines); `featureType` lets only that kind through.
   * @throws RangeError for an unknown `featureType`; GeoError `place_not_found` */
  waterFeature(query: string, options?: WaterFeatureOptions): Promise<PlaceFeature>;
  /** Administrative area or city. A city without a known boundary gets a disc estimated from its population, marked
   * `"boundary": "estimated"`.
   * @throws GeoError `place_not_found` with `nearest` names */
  geocode(query: string | StructuredQuery, options?: GeocodeOptions): Promise<PlaceFeature>;
  /** A sentence about space, computed on the WGS 84 ellipsoid: “within 50 km of the coast of Portugal, except Lisbon”.
   * The answer's `properties.query` is the tree as it was understood, `properties.notes` the readings chosen.
   * @throws GeoError `query_not_understood` naming the words, `place_not_found`, `empty_result` with the reason,
   * `query_too_long` for more than 200 words, `too_expensive` when the geometry takes longer than `deadlineMs` */
  spatial(query: string, options?: SpatialOptions): Promise<SpatialFeature>;
  /** Map features of a kind in an area, from the imported OpenStreetMap extracts: “parks in Andorra la Vella”, “the 5
   * nearest cafés to the casino”. A point counts as inside by itself, a kind drawn as points by a point inside it; lines and
   * areas count when any part of them lies inside. Also by tags (“amenity=cafe in Monaco”) and in the common subset of
   * Overpass QL. `count` says how many there are, `exists` whether there is any, and each feature's `asked` what the question
   * asks of it (“websites of hotels in …”).
   * @throws GeoError `area_not_covered` when no extract covers the area, `query_not_understood`, `place_not_found`,
   * `query_too_long` for more than 64 words, `too_expensive` */
  mapFeatures(query: string, options?: MapFeatureOptions): Promise<MapFeatures>;
  /** What contains a point, and the nearest city.
   * @param point  degrees: lon −180 to 180, lat −90 to 90
   * @throws RangeError for a point off the globe */
  reverse(point: { lon: number; lat: number }, options?: { signal?: AbortSignal }): Promise<ReverseResult>;
  /** Places one of whose names begins with the text, the most important first. */
  autocomplete(prefix: string, options?: AutocompleteOptions): Promise<Suggestion[]>;
  /** A tile of the base map (land, borders, regions, lakes, rivers, names) as a Mapbox Vector Tile in Web Mercator, cut
   * from the data that ship, on a thread of its own.
   * @param address  z from 0 to 7; x from ±180° eastwards and y from the north southwards, from 0 to 2^z − 1
   * @throws RangeError for a tile that does not exist; GeoError `data_missing`, `data_corrupt` */
  tile(address: TileAddress, options?: { signal?: AbortSignal }): Promise<Uint8Array>;
  /** Closes the data files. Verbs called afterwards reject with `closed`. */
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

export interface ServiceParts {
  /** Opens gazetteer and layers at the first call. */
  readonly context: () => Promise<Context>;
  readonly tile: (address: TileAddress, signal?: AbortSignal) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** What few processes ask for, sentences and map features, is loaded with the first question. */
export function createService({ context, tile, close }: ServiceParts): Geo {
  let closed = false;
  /** Runs a verb on the opened context; a signal that has fired ends it before and after. */
  async function run<T>(
    signal: AbortSignal | undefined,
    verb: (context: Context) => T | Promise<T>,
  ): Promise<T> {
    if (closed) throw new GeoError('closed', 'The geo service is closed.');
    signal?.throwIfAborted();
    const result = await verb(await context());
    signal?.throwIfAborted();
    return result;
  }
  const shut = async () => {
    if (closed) return;
    closed = true;
    await close();
  };
  return {
    async countryBorder(query, given) {
      const options = checkOptions('countryBorder', 'border', given);
      return run(options.signal, (context) => countryBorder(context, query, options));
    },
    async oceanBorder(query, given) {
      const options = checkOptions('oceanBorder', 'ocean', given);
      return run(options.signal, (context) => oceanBorder(context, query, options));
    },
    async waterFeature(query, given) {
      const options = checkOptions('waterFeature', 'water', given);
      return run(options.signal, (context) => waterFeature(context, query, options));
    },
    async geocode(query, given) {
      const options = checkOptions('geocode', 'geocode', given);
      return run(options.signal, (context) => geocode(context, query, options));
    },
    async spatial(query, given) {
      const options = checkOptions('spatial', 'spatial', given);
      const { spatial } = await import('./resolve/spatial.ts');
      return run(options.signal, (context) => spatial(context, query, options));
    },
    async mapFeatures(query, given) {
      const options = checkOptions('mapFeatures', 'map', given);
      const { mapFeatures } = await import('./resolve/map-features.ts');
      return run(options.signal, (context) => mapFeatures(context, query, options));
    },
    async reverse(point, given) {
      const options = checkOptions('reverse', 'reverse', given);
      const { lon, lat } = point ?? {};
      if (!(Math.abs(lon) <= 180))
        throw new RangeError(`lon must be a number from −180 to 180, received ${lon}`);
      if (!(Math.abs(lat) <= 90))
        throw new RangeError(`lat must be a number from −90 to 90, received ${lat}`);
      return run(options.signal, (context) => reverse(context, lon, lat));
    },
    async autocomplete(prefix, given) {
      const options = checkOptions('autocomplete', 'autocomplete', given);
      return run(options.signal, (context) => autocomplete(context, prefix, options));
    },
    async tile(address, given) {
      const { signal } = checkOptions('tile', 'tile', given);
      const { z, x, y } = checkTile(address);
      if (closed) throw new GeoError('closed', 'The geo service is closed.');
      return tile({ z, x, y }, signal);
    },
    close: shut,
    [Symbol.asyncDispose]: shut,
  };
}
