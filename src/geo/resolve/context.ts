/** What every capability works with. */

import { runSliced } from '../../shared/run-sliced.ts';
import type { Layer } from '../atlas/layer.ts';
import { GeoError } from '../domain/errors.ts';
import type { MapLibrary } from '../domain/map-store.ts';
import type { Coverage } from '../geometry/coverage.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import { CityGrid } from '../lookup/city-grid.ts';
import type { Finder } from '../lookup/find.ts';
import type { PlaceLibrary } from '../places/library.ts';
import type { Nominatim } from '../upstream/nominatim.ts';
import type { Overpass } from '../upstream/overpass.ts';
import { findSeats, type SetFacts } from './sets/facts.ts';
import { ShapeCache } from './shapes.ts';

export interface Context {
  readonly finder: Finder;
  readonly layers: ReadonlyMap<string, Layer>;
  readonly shapes: ShapeCache;
  /** Grid of the cities, made at the first call. */
  readonly cities: () => Promise<CityGrid>;
  /** What sets of places are answered from, read at the first call.
   * @throws GeoError `data_missing` in data folders without */
  readonly setFacts: () => Promise<SetFacts>;
  /** Indexes of the cities that are capitals, by number; found at the first call. */
  readonly seats: () => Promise<ReadonlyMap<number, number>>;
  /** Imported extracts. */
  readonly osm: MapLibrary;
  /** Imported places. */
  readonly own?: PlaceLibrary;
  /** Reads what the grammar does not. */
  readonly languageModel?: LanguageModel;
  /** Servers to ask where the data here end. */
  readonly upstreams: Upstreams;
  readonly maxQueryLength: number;
  /** Of the geometry of one answer, where the call does not say. */
  readonly deadlineMs: number;
}

export interface Upstreams {
  readonly overpass?: Overpass;
  readonly nominatim?: Nominatim;
}

/** What a context is made of. */
export interface ContextParts {
  readonly finder: Finder;
  readonly layers: ReadonlyMap<string, Layer>;
  readonly osm: MapLibrary;
  readonly limits: {
    readonly cacheVertices: number;
    readonly maxQueryLength: number;
    readonly spatial: { readonly deadlineMs: number };
  };
  readonly languageModel?: LanguageModel;
  readonly upstreams?: Upstreams;
  /** By which what lies on land simplifies to the same lines; read at the first call. */
  readonly coverage?: () => Promise<Coverage | undefined>;
  readonly own?: PlaceLibrary;
  readonly setFacts?: () => Promise<SetFacts>;
}

const noSets = async (): Promise<SetFacts> => {
  throw new GeoError('data_missing', 'The data have no table of sets of places (sets.json.br).');
};

export function createContext(parts: ContextParts): Context {
  const {
    finder,
    layers,
    osm,
    limits,
    languageModel,
    upstreams = {},
    coverage,
    own,
    setFacts = noSets,
  } = parts;
  let grid: Promise<CityGrid> | undefined;
  let seats: Promise<ReadonlyMap<number, number>> | undefined;
  return {
    finder,
    layers,
    osm,
    ...(own && { own }),
    ...(languageModel && { languageModel }),
    upstreams,
    shapes: new ShapeCache(layers, limits.cacheVertices, coverage, (layer, id) => own?.geometry(layer, id)),
    cities() {
      grid ??= runSliced(CityGrid.build(finder.gazetteer));
      return grid;
    },
    setFacts,
    seats() {
      seats ??= setFacts().then((facts) => runSliced(findSeats(facts, finder.gazetteer)));
      return seats;
    },
    maxQueryLength: limits.maxQueryLength,
    deadlineMs: limits.spatial.deadlineMs,
  };
}

/** @throws TypeError when the query is no text, GeoError `query_too_long` */
export function checkQuery(query: unknown, maxLength: number): asserts query is string {
  if (typeof query !== 'string') throw new TypeError(`query must be a string, received ${typeof query}`);
  if (query.length > maxLength)
    throw new GeoError(
      'query_too_long',
      `A query has at most ${maxLength} characters, received ${query.length}.`,
    );
}

/** @throws GeoError `query_too_long` for more words than one question has; it counts no further than that */
export function checkWords(query: string, most: number): void {
  let words = 0;
  for (const _ of query.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (++words > most) {
      throw new GeoError('query_too_long', `A question for map features has at most ${most} words.`);
    }
  }
}
