/** What the verbs answer with: RFC 7946 objects whose properties say what was found and why. */

import type { Feature, Geometry } from 'geojson';
import type { Place, PlaceKind } from './place.ts';
import type { QueryLanguage, SpatialQuery } from './query.ts';

/** How far an outline is to be trusted, where it is not a surveyed one: `estimated` is a disc made from a city's
 * population, `approximate` drawn by hand from a few positions (5 to 20 km off; wide
 * landscapes, which have no exact limit, more), `point` no outline at all. */
export type Boundary = 'estimated' | 'approximate' | 'point';

/** Another place the query could have meant. */
export interface Alternative {
  readonly id: string;
  readonly name: string;
  readonly kind: PlaceKind;
  readonly country?: string;
  readonly region?: string;
  /** 0 to 1, comparable with the score of the answer. */
  readonly score: number;
}

/** Why this place was chosen. */
export interface Match {
  /** 0 to 1: calibrated probability that this place was meant. */
  readonly score: number;
  /** The name that matched, as the gazetteer writes it. */
  readonly name: string;
  /** `name`, `official`, `alias`, `translation`, `adjective`, `code` or `variant`. */
  readonly type: string;
  /** Language tag of a translation. */
  readonly language?: string;
  /** `exact`: the folded name; `vector`: nearest embedding; `edit`: within one or two edits; `position`: by containment;
   * `upstream`: as a server answered. */
  readonly method: 'exact' | 'vector' | 'edit' | 'position' | 'upstream';
  readonly reasons: readonly string[];
  readonly alternatives: readonly Alternative[];
}

/** What is known of a place, whose data it is, and how the words led to it. */
export interface PlaceProperties {
  readonly id: string;
  readonly name: string;
  readonly kind: PlaceKind;
  readonly countryCode?: string;
  readonly country?: string;
  readonly region?: string;
  readonly population?: number;
  readonly boundary?: Boundary;
  /** What was corrected, assumed, left out or is only approximate, for a person to read; absent where nothing was. */
  readonly notes?: readonly string[];
  /** Of a place from an OpenStreetMap extract. */
  readonly tags?: Readonly<Record<string, string>>;
  readonly source: string;
  readonly licence: string;
  readonly match: Match;
}

/** One place as a GeoJSON Feature; coordinates in degrees of longitude and latitude on WGS 84. */
export type PlaceFeature = Feature<Geometry, PlaceProperties> & {
  /** RFC 7946 section 5; west > east across the antimeridian. */
  bbox: [number, number, number, number];
};

/** Properties of a place, in the order in which a reader wants them. */
export function propertiesOf(
  place: Place,
  match: Match,
  boundary?: Boundary,
  notes: readonly string[] = [],
): PlaceProperties {
  const { id, name, kind, countryCode, country, region, population, source, licence } = place;
  return {
    id,
    name,
    kind,
    ...(countryCode !== undefined && { countryCode }),
    ...(country !== undefined && { country }),
    ...(region !== undefined && { region }),
    ...(population !== undefined && { population }),
    ...(boundary !== undefined && { boundary }),
    ...(notes.length > 0 && { notes }),
    source,
    licence,
    match,
  };
}

/** A place of a spatial query and why it was chosen. */
export interface PlaceReading {
  /** As the query names it. */
  readonly asked: string;
  readonly id: string;
  readonly name: string;
  readonly kind: PlaceKind;
  readonly boundary?: Boundary;
  readonly match: Match;
}

/** A member of a set of places, with the figure that it was asked by: `area`, `population`, `density`, `length`,
 * `latitude`, `longitude` or `neighbours`, and its unit. */
export interface SetMember {
  readonly id: string;
  readonly name: string;
  readonly kind: PlaceKind;
  readonly lon: number;
  readonly lat: number;
  readonly country?: string;
  /** Only part of it belongs to the answer. */
  readonly part?: true;
  readonly [figure: string]: string | number | boolean | undefined;
}

/** How a sentence was read: the tree of its operations and the places that its names were taken for. */
export interface SpatialProperties {
  /** The query as a phrase of the grammar, which says how it was read. */
  readonly name: string;
  readonly kind: 'spatial';
  readonly query: SpatialQuery;
  /** Language of the grammar that read it; `und` when a language model did. */
  readonly language: QueryLanguage | 'und';
  /** Who made the tree: the grammar, or the language model of that name. */
  readonly readBy: 'grammar' | `model:${string}`;
  /** Readings that were chosen where the words allow another. */
  readonly notes: readonly string[];
  readonly places: readonly PlaceReading[];
  /** Of a set of places: how many they are, and which. The geometry is their union. */
  readonly count?: number;
  readonly members?: readonly SetMember[];
  readonly source: string;
  readonly licence: string;
  /** The least sure of the places. */
  readonly match: { readonly score: number; readonly name: string };
}

/** The answer to a sentence about space as a GeoJSON Feature; its geometry is empty where nothing meets the conditions. */
export type SpatialFeature = Feature<Geometry, SpatialProperties> & {
  bbox: [number, number, number, number];
};
