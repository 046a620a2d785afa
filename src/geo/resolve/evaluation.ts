/** What an operation works with while a tree is evaluated, and the errors of empty answers. */

import type { Geometry } from 'geojson';
import { GeoError } from '../domain/errors.ts';
import type { PlaceReading } from '../domain/feature.ts';
import type { KindMask, Place } from '../domain/place.ts';
import type { NamedPlace, SpatialQuery } from '../domain/query.ts';
import type { LookupOptions } from '../domain/requests.ts';
import { fromMixed, toMixed } from '../geometry/combine.ts';
import type { Area } from '../geometry/native.ts';
import type { Work } from '../geometry/work.ts';
import { printQuery } from '../parse/print.ts';
import type { Context } from './context.ts';

/** A place of the tree. */
export interface Found {
  readonly place: Place;
  readonly reading: PlaceReading;
  readonly geometry: Geometry;
  /** Some of it lies more than 1,000 km from its largest part. */
  readonly overseas: boolean;
}

export interface Evaluation {
  readonly context: Context;
  readonly options: LookupOptions;
  /** The deadline of all the geometry of the query. */
  readonly work: Work;
  /** What had to be decided on the way, for the answer to tell. */
  readonly notes: string[];
  evaluate(query: SpatialQuery): Promise<Geometry>;
  /** The part of a tree's geometry that may lie in a region, for what need not be drawn elsewhere.
   * @returns undefined when nothing of it reaches the region */
  inRegion(query: SpatialQuery, region: Geometry): Promise<Geometry | undefined>;
  /** One after the other: each may use all the threads there are. */
  all(queries: readonly SpatialQuery[]): Promise<Geometry[]>;
  /** @throws GeoError `empty_result` for what has no area */
  area(query: SpatialQuery): Promise<Area>;
  /** A tree's geometry, of a country without its lands overseas. */
  bounded(query: SpatialQuery): Promise<Geometry>;
  /** Whether a place is known elsewhere than in the gazetteer. */
  isLocal(node: NamedPlace): boolean;
  /** Takes back what was found for a name that means another place here. */
  forget(node: NamedPlace): void;
  /** The place that a name would be, without taking it: undefined where none is sure. */
  usualPlace(node: NamedPlace, mask?: KindMask, minScore?: number): Promise<Place | undefined>;
  /** All that a name can be, the best known first. */
  namesakes(node: NamedPlace, mask: KindMask): Promise<readonly Place[]>;
  /** @param mask  kinds to look among
   * @throws GeoError `place_not_found` */
  find(node: NamedPlace, mask?: KindMask, options?: LookupOptions): Promise<Found>;
}

export function empty(query: SpatialQuery, reason?: string): GeoError {
  return new GeoError(
    'empty_result',
    `The result of "${printQuery(query)}" is empty${reason ? `: ${reason}` : ''}.`,
  );
}

/** @throws GeoError `empty_result` */
export function nonEmpty(query: SpatialQuery, geometry: Geometry | undefined, reason?: string): Geometry {
  const mixed = geometry && fromMixed(toMixed(geometry));
  if (!mixed) throw empty(query, reason);
  return mixed;
}
