/** What the verbs take besides the query. */

import type { PlaceKind } from './place.ts';

/** How much of an outline is answered. */
export interface GeometryOptions {
  /** Simplify: no vertex of the full outline lies farther than this from the simplified one, in metres. Shapes stay valid.
   * Countries, regions and composed regions asked for with the same tolerance keep the same vertices of every line they
   * share; their tolerances come in steps of 9 % from 64 m on, rounded down.
   * @defaultValue 0: the full outline */
  readonly toleranceMetres?: number;
  /** Simplify to at most this many vertices, as far as valid outlines allow; at least 4. On land the outline is that of
   * the finest step of tolerance that fits, where the ends of shared lines take at most a third of the budget.
   * @defaultValue none */
  readonly maxVertices?: number;
  /** Keep islands and holes smaller than the tolerance as small shapes.
   * @defaultValue true */
  readonly keepIslands?: boolean;
}

/** Options of every verb that looks a name up. */
export interface LookupOptions extends GeometryOptions {
  /** Alternatives named in the answer; 0 to 50.
   * @defaultValue 5 */
  readonly alternatives?: number;
  /** Least confidence to answer with, 0 to 1.
   * @defaultValue 0.5 */
  readonly minScore?: number;
  /** Aborting rejects with the signal's reason.
   * @defaultValue none */
  readonly signal?: AbortSignal;
}

/** Which parts of a country, territory or region its outline has: `all`; `home`, the mainland with what lies within
 * 1,000 km of it; `mainland`, its largest part. */
export const outlineParts = ['all', 'home', 'mainland'] as const;

/** Options of `countryBorder`. */
export interface BorderOptions extends LookupOptions {
  /** @defaultValue `all`: Norway with Bouvet Island, France with Réunion */
  readonly parts?: (typeof outlineParts)[number];
}

export interface SpatialOptions extends LookupOptions {
  /** Milliseconds that the geometry may take, 1 to 3,600,000; default: the service's `spatial.deadlineMs`. */
  readonly deadlineMs?: number;
}

/** Options of `waterFeature`. */
export interface WaterFeatureOptions extends LookupOptions {
  /** `lake`, `river`, `ocean` (all of the sea), `sea`, `gulf`, `bay`, `strait`, `channel`, `sound`, `fjord`, `lagoon`,
   * `reservoir` or `canal`.
   * @defaultValue any */
  readonly featureType?: string | null;
}

/** Options of `geocode`. */
export interface GeocodeOptions extends BorderOptions {
  /** Kinds that may be answered.
   * @defaultValue all */
  readonly kinds?: readonly PlaceKind[];
  /** Country that the place must lie in: a name or a code.
   * @defaultValue any */
  readonly country?: string;
  /** First-level region that the place must lie in: a name or a code.
   * @defaultValue any */
  readonly region?: string;
}

/** Options of `mapFeatures`. */
export interface MapFeatureOptions {
  /** Only what lies in this box: degrees, west < east.
   * @defaultValue none */
  readonly bbox?: readonly [west: number, south: number, east: number, north: number];
  /** The moment of "open now", as "2026-11-22T10:00" by the clock of the place.
   * @defaultValue now by the clock of this computer */
  readonly at?: string;
  /** Features answered at most; 1 to 1,000,000.
   * @defaultValue 10,000 */
  readonly limit?: number;
  /** Least confidence to take a place from the gazetteer with, 0 to 1.
   * @defaultValue 0.5 */
  readonly minScore?: number;
  /** Milliseconds that the geometry of the area may take.
   * @defaultValue the service's `spatial.deadlineMs` */
  readonly deadlineMs?: number;
  /** Aborting rejects with the signal's reason.
   * @defaultValue none */
  readonly signal?: AbortSignal;
}

/** An address in parts; at least one of them. */
export interface StructuredQuery {
  readonly city?: string;
  readonly region?: string;
  readonly country?: string;
}

/** Options of `autocomplete`. */
export interface AutocompleteOptions {
  /** 1 to 50.
   * @defaultValue 10 */
  readonly limit?: number;
  /** Kinds that may be suggested.
   * @defaultValue all */
  readonly kinds?: readonly PlaceKind[];
  /** Aborting rejects with the signal's reason.
   * @defaultValue none */
  readonly signal?: AbortSignal;
}

/** A place one of whose names begins with the text; longitude and latitude in degrees. */
export interface Suggestion {
  readonly id: string;
  readonly name: string;
  readonly kind: PlaceKind;
  readonly countryCode?: string;
  readonly country?: string;
  readonly region?: string;
  /** The name that begins with the prefix. */
  readonly matchedName: string;
  readonly importance: number;
  readonly lon: number;
  readonly lat: number;
}

/** A place that contains a point. */
export interface ReversePlace {
  readonly id: string;
  readonly name: string;
}

/** What lies at a point; longitude and latitude in degrees. */
export interface ReverseResult {
  readonly lon: number;
  readonly lat: number;
  readonly country?: ReversePlace & { readonly code: string };
  readonly region?: ReversePlace;
  /** In the USA. */
  readonly county?: ReversePlace;
  /** Sea, lake or other water area that contains the point, smallest first. */
  readonly waters: readonly (ReversePlace & { readonly kind: PlaceKind })[];
  readonly nearestCity?: ReversePlace & {
    readonly country?: string;
    readonly population?: number;
    /** Great-circle distance. */
    readonly distanceMetres: number;
  };
  /** What a person should know: that the country has no code, or is in dispute; absent where there is nothing. */
  readonly notes?: readonly string[];
}
