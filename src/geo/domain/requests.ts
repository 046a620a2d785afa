/** What the verbs take besides the query. */

import type { PlaceKind } from './place.ts';

export interface GeometryOptions {
  /** Simplify: no vertex of the full outline lies farther than this from the simplified one, in metres. Shapes stay valid.
   * Countries, regions and composed regions asked for with the same tolerance keep the same vertices of every line they
   * share; their tolerances come in steps of 9 % from 64 m on, rounded down. */
  readonly toleranceMetres?: number;
  /** Simplify to at most this many vertices, as far as valid outlines allow; at least 4. On land the outline is that of
   * the finest step of tolerance that fits, where the ends of shared lines take at most a third of the budget. */
  readonly maxVertices?: number;
  /** Keep islands and holes smaller than the tolerance as small shapes; default true. */
  readonly keepIslands?: boolean;
}

export interface LookupOptions extends GeometryOptions {
  /** Alternatives named in the answer; 0 to 50, default 5. */
  readonly alternatives?: number;
  /** Least confidence to answer with, 0 to 1; default 0.5. */
  readonly minScore?: number;
  readonly signal?: AbortSignal;
}

/** Which parts of a country, territory or region its outline has: `all`; `home`, the mainland with what lies within
 * 1,000 km of it; `mainland`, its largest part. */
export const outlineParts = ['all', 'home', 'mainland'] as const;

export interface BorderOptions extends LookupOptions {
  /** Default `all`: Norway with Bouvet Island, France with Réunion. */
  readonly parts?: (typeof outlineParts)[number];
}

export interface SpatialOptions extends LookupOptions {
  /** Milliseconds that the geometry may take, 1 to 3,600,000; default: the service's `spatial.deadlineMs`. */
  readonly deadlineMs?: number;
}

export interface WaterFeatureOptions extends LookupOptions {
  /** `lake`, `river`, `ocean` (all of the sea), `sea`, `gulf`, `bay`, `strait`, `channel`, `sound`, `fjord`, `lagoon`,
   * `reservoir` or `canal`. */
  readonly featureType?: string | null;
}

export interface GeocodeOptions extends BorderOptions {
  readonly kinds?: readonly PlaceKind[];
  /** Country that the place must lie in: a name or a code. */
  readonly country?: string;
  /** First-level region that the place must lie in: a name or a code. */
  readonly region?: string;
}

export interface MapFeatureOptions {
  /** Only what lies in this box: degrees, west < east. */
  readonly bbox?: readonly [west: number, south: number, east: number, north: number];
  /** The moment of "open now", as "2026-11-22T10:00" by the clock of the place; default: now by the clock of this computer. */
  readonly at?: string;
  /** Features answered at most; 1 to 1,000,000, default 10,000. */
  readonly limit?: number;
  /** Least confidence to take a place from the gazetteer with, 0 to 1; default 0.5. */
  readonly minScore?: number;
  /** Milliseconds that the geometry of the area may take; default: the service's `spatial.deadlineMs`. */
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal;
}

/** An address in parts; at least one of them. */
export interface StructuredQuery {
  readonly city?: string;
  readonly region?: string;
  readonly country?: string;
}

export interface AutocompleteOptions {
  /** 1 to 50, default 10. */
  readonly limit?: number;
  readonly kinds?: readonly PlaceKind[];
  readonly signal?: AbortSignal;
}

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

export interface ReversePlace {
  readonly id: string;
  readonly name: string;
}

export interface ReverseResult {
  readonly lon: number;
  readonly lat: number;
  readonly country?: ReversePlace & { readonly code: string };
  readonly region?: ReversePlace;
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
