/** Geo: plain language to GeoJSON, offline. */

export {
  atlasFrom,
  fileAtlas,
  type HttpAtlasOptions,
  httpAtlas,
  memoryAtlas,
  type S3AtlasOptions,
  s3Atlas,
} from './atlas/byte-source.ts';
export { createGeo } from './create.ts';
export type { AtlasSource, ByteSource } from './domain/atlas-source.ts';
export { GeoError, type GeoErrorCategory, type GeoErrorCode, geoErrorKinds } from './domain/errors.ts';
export type {
  Alternative,
  Match,
  PlaceFeature,
  PlaceProperties,
  PlaceReading,
  SpatialFeature,
  SpatialProperties,
} from './domain/feature.ts';
export { type Place, type PlaceKind, placeKinds } from './domain/place.ts';
export type { SpatialQuery } from './domain/query.ts';
export type {
  AutocompleteOptions,
  BorderOptions,
  GeocodeOptions,
  GeometryOptions,
  LookupOptions,
  MapFeatureOptions,
  ReversePlace,
  ReverseResult,
  StructuredQuery,
  Suggestion,
  WaterFeatureOptions,
} from './domain/requests.ts';
export { toWkt } from './geometry/wkt.ts';
export type { LanguageModelOptions } from './language-model/options.ts';
export { type GeoOptions, resolveOptions as resolveGeoOptions, type UpstreamOptions } from './options.ts';
export { listExtracts, type OsmExtract, removeExtract } from './osm/extracts.ts';
export { importOsm, type OsmImport, type OsmImportOptions } from './osm/import-osm.ts';
export { importPlaces, type PlaceImport, type PlaceImportOptions } from './places/import-places.ts';
export { type ImportedPlaces, listPlaces, removePlaces } from './places/imports.ts';
export type { PlaceFields } from './places/mapping.ts';
export type { MapFeatureProperties, MapFeatures, MapQueryReading } from './resolve/map-answer.ts';
export { isFeatureType, knownFeatureTypes } from './resolve/water-feature.ts';
export type { Geo } from './service.ts';
export { maxTileZoom, type TileAddress } from './tiles/address.ts';
