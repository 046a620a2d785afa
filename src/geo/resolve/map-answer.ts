/** What a question for map features is answered with. */

import type { Feature, FeatureCollection, Geometry } from 'geojson';
import type { Pacer } from '../../shared/run-sliced.ts';
import type { OsmFeature } from '../domain/map-store.ts';
import type { Tags } from '../domain/tags.ts';
import { type Bbox, bboxOf } from '../geometry/bbox.ts';
import { cleanGeometry } from '../geometry/clean.ts';
import type { Ask, Asked } from '../parse/map/frame-words/terms.ts';
import { insideOf } from './extracts/extent.ts';
import type { LocalReading } from './extracts/places.ts';
import type { Measure } from './extracts/rank.ts';

/** What is known of a map feature. */
export interface MapFeatureProperties {
  /** "node/123" */
  readonly osmId: string;
  readonly name?: string;
  readonly tags: Tags;
  /** What the question asks of each: "website", "phone", "opening_hours", "address" …; null where the map does not say. */
  readonly asked?: Readonly<Record<string, string | null>>;
  /** What "the highest", "the longest" … was decided by; of all its pieces together for a street or a river. */
  readonly measure?: Measure;
  /** From the place that the query asks the nearest ones to, or near which it asks. */
  readonly distanceMetres?: number;
  readonly attribution: string;
}

/** How the words were read. */
export interface MapQueryReading {
  /** What is asked of the features: themselves, `where` they are, their `names`, how many (`count`), whether there is any
   * (`exists`), or `values` of their tags. */
  readonly asks: Ask;
  /** Each with its tags and conditions: "restaurant: amenity=restaurant, cuisine=italian". */
  readonly kinds: readonly string[];
  /** The place, as a phrase of the spatial grammar. */
  readonly where?: string;
  readonly nearestTo?: string;
  /** The place that they border. */
  readonly bordering?: string;
  /** Places of the extracts that were meant. */
  readonly places: readonly LocalReading[];
  /** Extracts that were searched. */
  readonly extracts: readonly string[];
}

/** The answer to a question about map features as a GeoJSON FeatureCollection, in degrees on WGS 84. */
export type MapFeatures = FeatureCollection<Geometry, MapFeatureProperties> & {
  readonly bbox?: Bbox;
  /** Features that the question means, those that a limit leaves out included. */
  readonly count: number;
  /** Whether there is any, where the question asks that. */
  readonly exists?: boolean;
  readonly attribution: string;
  readonly query: MapQueryReading;
  /** Where a sentence asks two questions ("… and how many in the west"): each in full, with its own count. `count` is their
   * sum, and a feature that both mean stands once among the features. */
  readonly parts?: readonly {
    readonly question: string;
    readonly count: number;
    readonly query: MapQueryReading;
  }[];
  /** Readings that were chosen where the words allow another, and what the answer leaves out. */
  readonly notes: readonly string[];
};

/** A feature that was found. */
export interface Found {
  readonly feature: OsmFeature;
  /** Shown as a point. */
  readonly point: boolean;
  distance?: number;
  measure?: Measure;
}

/** The features as GeoJSON; one whose geometry is empty is left out. */
export async function toFeatures(
  found: readonly Found[],
  asked: readonly Asked[],
  pacer: Pacer,
): Promise<Feature<Geometry, MapFeatureProperties>[]> {
  const features: Feature<Geometry, MapFeatureProperties>[] = [];
  for (const { feature, point, distance, measure } of found) {
    const { id, tags, attribution } = feature;
    const geometry = cleanGeometry(
      point ? { type: 'Point', coordinates: insideOf(feature.geometry) } : feature.geometry,
    );
    if (pacer.due) await pacer.pause();
    if (!geometry) continue;
    features.push({
      type: 'Feature',
      id,
      geometry,
      properties: {
        osmId: id,
        ...(tags.name !== undefined && { name: tags.name }),
        tags,
        ...(asked.length > 0 && { asked: answersOf(tags, asked, distance) }),
        ...(measure && { measure }),
        ...(distance !== undefined && { distanceMetres: Math.round(distance * 10) / 10 }),
        attribution,
      },
    });
  }
  return features;
}

export const boxOf = (features: readonly Feature[]): Bbox | undefined =>
  features.length === 0
    ? undefined
    : bboxOf({ type: 'GeometryCollection', geometries: features.map(({ geometry }) => geometry) });

function answersOf(
  tags: Tags,
  asked: readonly Asked[],
  metres: number | undefined,
): Record<string, string | null> {
  return Object.fromEntries(
    asked.map(({ name, tags: keys }) => [
      name,
      name === 'address'
        ? addressOf(tags)
        : name === 'distance'
          ? metres === undefined
            ? null
            : `${Math.round(metres)} m`
          : (keys.map((key) => tags[key]).find(Boolean) ?? null),
    ]),
  );
}

function addressOf(tags: Tags): string | null {
  const street = [tags['addr:street'] ?? tags['addr:place'], tags['addr:housenumber']]
    .filter(Boolean)
    .join(' ');
  const town = [tags['addr:postcode'], tags['addr:city']].filter(Boolean).join(' ');
  return [street, town].filter((part) => part !== '').join(', ') || null;
}
