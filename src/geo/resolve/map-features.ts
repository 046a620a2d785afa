/** "The 5 nearest Italian restaurants to the casino in Monaco" → features of the imported extracts. */

import type { Feature, FeatureCollection, Geometry, MultiPolygon, Polygon } from 'geojson';
import { Pacer, runSliced } from '../../shared/run-sliced.ts';
import { type Box, checkBox, common, contains, uncut, withinUnion } from '../domain/box.ts';
import { GeoError } from '../domain/errors.ts';
import { fold } from '../domain/fold.ts';
import type { MapFeatureOptions } from '../domain/requests.ts';
import { holds, numberIn, printFilter } from '../domain/tag-filter.ts';
import { bearsWords, type Tags } from '../domain/tags.ts';
import { geodesicArea } from '../geometry/area.ts';
import { AreaIndex } from '../geometry/area-index.ts';
import { type Bbox, bboxOf } from '../geometry/bbox.ts';
import { cleanGeometry } from '../geometry/clean.ts';
import { rectangle } from '../geometry/window.ts';
import { sampleName } from '../osm/sample.ts';
import type { OsmFeature, OsmStore } from '../osm/store.ts';
import { languagesOf } from '../parse/map/languages.ts';
import { mostMapWords } from '../parse/map/plain.ts';
import { type MapRequest, readMapRequest } from '../parse/map/request.ts';
import { readSubject, type Subject, type Wanted } from '../parse/map/subject.ts';
import { vocabulary } from '../parse/map/vocabulary.ts';
import { type Context, checkQuery, checkWords, type Upstreams } from './context.ts';
import { insideOf, toArea } from './extracts/extent.ts';
import { FilteredFeature } from './extracts/filtered.ts';
import { LookUp } from './extracts/look-up.ts';
import { Origin } from './extracts/nearest.ts';
import { type LocalReading, Places } from './extracts/places.ts';

export interface MapFeatureProperties {
  /** "node/123" */
  readonly osmId: string;
  readonly name?: string;
  readonly tags: Tags;
  /** From the place that the query asks the nearest ones to, or near which it asks. */
  readonly distanceMetres?: number;
  readonly attribution: string;
}

/** How the words were read. */
export interface MapQueryReading {
  /** Each with its tags and conditions: "restaurant: amenity=restaurant, cuisine=italian". */
  readonly kinds: readonly string[];
  /** The place, as a phrase of the spatial grammar. */
  readonly where?: string;
  readonly nearestTo?: string;
  /** Places of the extracts that were meant. */
  readonly places: readonly LocalReading[];
  /** Extracts that were searched. */
  readonly extracts: readonly string[];
}

export type MapFeatures = FeatureCollection<Geometry, MapFeatureProperties> & {
  readonly bbox?: Bbox;
  readonly attribution: string;
  readonly query: MapQueryReading;
  /** Readings that were chosen where the words allow another, and what the answer leaves out. */
  readonly notes: readonly string[];
};

const defaultLimit = 10_000;
/** How many the plural of "nearest" stands for. */
const severalNearest = 5;
/** How far around a place the nearest are looked for where an upstream must be asked, in metres. */
const upstreamReach = 2000;

/** @throws GeoError `query_too_long` for more than 64 words, `query_not_understood`, `place_not_found`,
 * `area_not_covered` */
export async function mapFeatures(
  context: Context,
  text: string,
  options: MapFeatureOptions,
): Promise<MapFeatures> {
  checkQuery(text, context.maxQueryLength);
  checkWords(text, mostMapWords);
  const words = await vocabulary();
  const request = await runSliced(readMapRequest(text), options.signal);
  const time = request.filters.find(({ type }) => type === 'open');
  if (time) {
    throw new GeoError(
      'query_not_understood',
      `“${printFilter(time)}” depends on the time of day, and opening hours are not evaluated. Leave it out, or ask for “24/7”.`,
    );
  }
  return context.osm.with(async (stores) => {
    const lookUp = new LookUp(stores, words, languagesOf(text));
    const places = new Places(context, lookUp, options);
    const known = { lookUp, isArea: (name: string) => places.names.isArea(name) };
    const subject = await runSliced(readSubject(request.text, known), options.signal);
    const search = new Search(stores, places, request, subject, options, context.upstreams);
    try {
      return await search.run();
    } finally {
      search.close();
    }
  });
}

interface Found {
  readonly feature: OsmFeature;
  readonly point: boolean;
  distance?: number;
}

class Search {
  private readonly stores: readonly OsmStore[];
  private readonly places: Places;
  private readonly request: MapRequest;
  private readonly subject: Subject;
  private readonly options: MapFeatureOptions;
  private readonly pacer: Pacer;
  private readonly notes: string[];
  private readonly upstreams: Upstreams;
  private searched: readonly OsmStore[] = [];
  /** "North of the casino" goes on for ever: that the extracts end goes without saying. */
  private endless = false;
  /** What was fetched for this question. */
  private fetched: OsmStore | undefined;

  constructor(
    stores: readonly OsmStore[],
    places: Places,
    request: MapRequest,
    subject: Subject,
    options: MapFeatureOptions,
    upstreams: Upstreams,
  ) {
    this.upstreams = upstreams;
    this.stores = stores;
    this.places = places;
    this.request = request;
    this.options = options;
    this.pacer = new Pacer(options.signal);
    this.notes = [...subject.notes];
    if (request.asked.length > 0)
      this.notes.push(`what is asked of each stands in its tags: ${request.asked.join(', ')}`);
    const named = request.named === undefined ? [] : fold(request.named).split(' ');
    this.notes.push(...request.notes);
    this.subject = {
      ...subject,
      wanted: subject.wanted.map((wanted) => ({
        ...wanted,
        filters: [...wanted.filters, ...request.filters],
        words: [...wanted.words, ...named],
      })),
    };
  }

  async run(): Promise<MapFeatures> {
    const { nearestTo } = this.request;
    const box = this.box();
    const where = this.subject.where === undefined ? undefined : await this.areaOf(this.subject.where);
    const origin = nearestTo === undefined ? undefined : await this.places.find(nearestTo);
    if (origin) this.notes.push(...origin.notes);
    const index = where && new AreaIndex(where.area);
    const found = origin
      ? await this.nearest(new Origin(origin.geometry), index, box, origin.name)
      : await this.all(index, box, where?.name);
    const { order } = this.request;
    const ordered = order ? this.ranked(found, order) : found;
    const limit = Math.min(
      this.request.count ?? (order ? (this.plural() ? severalNearest : 1) : Number.POSITIVE_INFINITY),
      this.options.limit ?? defaultLimit,
    );
    if (ordered.length > limit) this.notes.push(`the first ${limit} of ${ordered.length} features`);
    return this.answer(ordered.slice(0, limit), {
      ...(where && { where: where.name }),
      ...(origin && { nearestTo: origin.name }),
    });
  }

  private box(): Box | undefined {
    const { bbox } = this.options;
    const { box } = this.request;
    if (box !== 'given') return box ?? (bbox && checkBox(bbox));
    if (bbox) return checkBox(bbox);
    throw new GeoError('query_not_understood', 'The query speaks of a box, and none was given.', {
      fix: 'Pass the option bbox, or write the box: "cafés in 7.41,43.72,7.44,43.75".',
    });
  }

  private async areaOf(where: string): Promise<{ area: Polygon | MultiPolygon; name: string }> {
    const { geometry, name, notes, endless } = await this.places.find(where);
    this.endless = endless;
    this.notes.push(...notes);
    const { area, note } = await toArea(geometry);
    if (note !== undefined) this.notes.push(note);
    return { area, name };
  }

  /** Stores that overlap the box.
   * @param ask  what an upstream is asked for */
  private async covering(box: Box | undefined, where: string, ask = box): Promise<readonly OsmStore[]> {
    const covering = box
      ? this.places.names
          .covering(box)
          .filter((store) => store.name !== sampleName || this.endless || isMostOf(store.box, box))
      : this.stores;
    if (covering.length === 0) return this.fetch(ask, where);
    this.searched = covering;
    if (
      box &&
      !this.endless &&
      !withinUnion(
        box,
        covering.map((store) => store.box),
      )
    ) {
      this.notes.push(
        `only what the imported extracts cover of it was searched: ${covering.map(({ name }) => name).join(', ')}`,
      );
    }
    return covering;
  }

  /** Ask the upstream, if there is one. */
  private async fetch(box: Box | undefined, where: string): Promise<readonly OsmStore[]> {
    const { overpass } = this.upstreams;
    const labels = this.subject.wanted.flatMap(({ kinds }) => kinds.map((kind) => kind.labels));
    if (!overpass || !box || labels.length === 0) throw notCovered(where, this.stores);
    this.fetched = await overpass.fetch(labels, box, this.options.signal);
    this.searched = this.fetched ? [this.fetched] : [];
    return this.searched;
  }

  close(): void {
    this.fetched?.close();
  }

  private async all(
    index: AreaIndex | undefined,
    box: Box | undefined,
    where: string | undefined,
  ): Promise<Found[]> {
    const bounds = index && box ? common(uncut(index.bbox), box) : index ? uncut(index.bbox) : box;
    const name = where ?? (box ? 'the box' : 'any place');
    const found = await this.collect(await this.covering(bounds, name), bounds, index, box);
    if (!bounds) this.notes.push('the query names no place: the whole of each extract was searched');
    return found.sort((a, b) => byId(a.feature, b.feature));
  }

  /** Search wider and wider around the place until there are enough. */
  private async nearest(
    origin: Origin,
    index: AreaIndex | undefined,
    box: Box | undefined,
    name: string,
  ): Promise<Found[]> {
    const covering = await this.covering(origin.bbox as Box, name, origin.around(upstreamReach));
    const wanted = this.request.count ?? (this.plural() ? severalNearest : 1);
    for (let reach = 500; ; reach *= 4) {
      const bounds = origin.around(reach) as Box;
      const found = await this.collect(covering, bounds, index, box);
      for (const one of found) {
        const { geometry } = one.feature;
        one.distance = origin.distanceTo(
          one.point ? { type: 'Point', coordinates: insideOf(geometry) } : geometry,
        );
        if (this.pacer.due) await this.pacer.pause();
      }
      // Where several lie at the place itself, those nearest to its middle come first.
      const middle = new Map(
        found.map((one) => [one, one.distance === 0 ? origin.fromMiddle(insideOf(one.feature.geometry)) : 0]),
      );
      found.sort(
        (a, b) => a.distance! - b.distance! || middle.get(a)! - middle.get(b)! || byId(a.feature, b.feature),
      );
      const everything = covering.every((store) => contains(bounds, store.box));
      if (everything || (found[wanted - 1]?.distance ?? Number.POSITIVE_INFINITY) <= reach) {
        if (this.request.count === undefined && wanted > 1)
          this.notes.push(`“nearest” is read as the ${wanted} nearest`);
        return found.slice(0, wanted);
      }
    }
  }

  private plural(): boolean {
    const text = this.request.text.trim();
    return /[sx]$/i.test(text) && !/(?:ss|us|as|is)$/i.test(text);
  }

  /** By height or area; what says neither is left out. */
  private ranked(found: readonly Found[], { by, descending }: NonNullable<MapRequest['order']>): Found[] {
    const measure = ({ feature: { tags, geometry } }: Found): number => {
      if (by === 'height') return numberIn(tags, ['ele', 'height'], 'metres');
      return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
        ? geodesicArea(geometry)
        : Number.NaN;
    };
    const measured = found
      .map((one) => ({ one, value: measure(one) }))
      .filter(({ value }) => !Number.isNaN(value));
    const without = found.length - measured.length;
    if (without > 0)
      this.notes.push(
        `${without} features without ${by === 'height' ? 'a height' : 'an area'} on the map were left out`,
      );
    const sign = descending ? -1 : 1;
    measured.sort((a, b) => sign * (a.value - b.value) || byId(a.one.feature, b.one.feature));
    return measured.map(({ one }) => one);
  }

  private async collect(
    stores: readonly OsmStore[],
    bounds: Box | undefined,
    index: AreaIndex | undefined,
    box: Box | undefined,
  ): Promise<Found[]> {
    const found = new Map<string, Found>();
    const boxIndex = box && new AreaIndex(rectangle(box));
    const keep = (feature: OsmFeature, point: boolean, wanted: Wanted): void => {
      if (found.has(feature.id)) return;
      if (!wanted.filters.every((filter) => holds(filter, new FilteredFeature(feature)))) return;
      if (wanted.words.length > 0 && !bearsWords(feature.tags, wanted.words)) return;
      if (index || boxIndex) {
        const inner = insideOf(feature.geometry);
        const inside = (area: AreaIndex) =>
          point ? area.contains(inner) : area.meets(feature.geometry, inner);
        if ((index && !inside(index)) || (boxIndex && !inside(boxIndex))) return;
      }
      found.set(feature.id, { feature, point });
    };
    for (const wanted of this.subject.wanted) {
      for (const store of stores) {
        if (wanted.kinds.length === 0) {
          for (const feature of store.withWords(wanted.words)) keep(feature, false, wanted);
        }
        for (const { labels, point } of wanted.kinds) {
          for (const page of store.withLabels(labels, bounds)) {
            for (const feature of page) {
              keep(feature, point, wanted);
              if (this.pacer.due) await this.pacer.pause();
            }
            if (this.pacer.due) await this.pacer.pause();
          }
        }
      }
    }
    return [...found.values()];
  }

  private async answer(found: readonly Found[], where: Partial<MapQueryReading>): Promise<MapFeatures> {
    const features: Feature<Geometry, MapFeatureProperties>[] = [];
    for (const { feature, point, distance } of found) {
      const { id, tags, attribution } = feature;
      const geometry = cleanGeometry(
        point ? { type: 'Point', coordinates: insideOf(feature.geometry) } : feature.geometry,
      );
      if (this.pacer.due) await this.pacer.pause();
      if (!geometry) continue;
      features.push({
        type: 'Feature',
        id,
        geometry,
        properties: {
          osmId: id,
          ...(tags.name !== undefined && { name: tags.name }),
          tags,
          ...(distance !== undefined && { distanceMetres: Math.round(distance * 10) / 10 }),
          attribution,
        },
      });
    }
    const all =
      features.length > 0 &&
      bboxOf({ type: 'GeometryCollection', geometries: features.map(({ geometry }) => geometry) });
    return {
      type: 'FeatureCollection',
      ...(all && { bbox: all }),
      features,
      attribution: [...new Set(this.searched.map((store) => store.attribution))].join('; '),
      query: {
        kinds: this.subject.wanted.flatMap(readingsOf),
        ...where,
        places: this.places.readings,
        extracts: this.searched.map(({ name }) => name),
      },
      notes: [...new Set([...this.notes, ...this.places.notes])],
    };
  }
}

function readingsOf({ kinds, filters, words }: Wanted): string[] {
  const more = [
    ...filters.map(printFilter),
    ...(words.length > 0 ? [`name, brand or operator with “${words.join(' ')}”`] : []),
  ];
  if (kinds.length === 0) return [`anything: ${more.join(', ')}`];
  return kinds.map(({ name, labels }) => `${name}: ${[...labels, ...more].join(', ')}`);
}

function notCovered(where: string, stores: readonly OsmStore[]): GeoError {
  const imported = stores.map(({ name }) => name).join(', ') || 'none';
  return new GeoError(
    'area_not_covered',
    `No imported OpenStreetMap extract covers ${where} (imported: ${imported}). Import one that does: graticule osm import FILE.osm.pbf`,
  );
}

/** The sample is no answer for France, though Monaco lies in the box of France. */
const isMostOf = ([w, s, e, n]: Box, box: Box): boolean =>
  (box[2] - box[0]) * (box[3] - box[1]) < 8 * (e - w) * (n - s);

const byId = (a: OsmFeature, b: OsmFeature) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
