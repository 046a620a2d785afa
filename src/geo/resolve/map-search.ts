/** A map question that was read → the features it means, from the extracts or an upstream. */

import type { Geometry, MultiPolygon, Polygon } from 'geojson';
import { Pacer } from '../../shared/run-sliced.ts';
import { type Box, checkBox, common, contains, uncut, withinUnion } from '../domain/box.ts';
import { GeoError } from '../domain/errors.ts';
import type { MapStore } from '../domain/map-store.ts';
import type { MapFeatureOptions } from '../domain/requests.ts';
import type { TagFilter } from '../domain/tag-filter.ts';
import { AreaIndex } from '../geometry/area-index.ts';
import { geodesicBuffer } from '../geometry/native.ts';
import { outlineOf } from '../geometry/outline.ts';
import { rectangle } from '../geometry/window.ts';
import { sampleName } from '../osm/sample.ts';
import type { OsmStore } from '../osm/store.ts';
import type { Wanted } from '../parse/map/wanted.ts';
import type { Context } from './context.ts';
import { byId, Collector, insideArea, type Within } from './extracts/collector.ts';
import { insideOf, toArea } from './extracts/extent.ts';
import { Origin } from './extracts/nearest.ts';
import { byDistance, measure, nearestAlong } from './extracts/nearest-found.ts';
import { OpeningHours, toMoment } from './extracts/opening-hours.ts';
import type { Places } from './extracts/places.ts';
import type { Found, MapQueryReading } from './map-answer.ts';
import type { MapQuestion } from './map-question.ts';
import { reverse } from './reverse.ts';

/** How far around a place the nearest are looked for where an upstream must be asked, in metres. */
const upstreamReach = 2000;
/** How close to an outline what borders it comes: outlines of an extract share their points, those of the gazetteer are
 * drawn for maps of the world. */
const borderMetres = { extract: 30, gazetteer: 1000 };

interface Region {
  readonly area: Polygon | MultiPolygon;
  readonly name: string;
}

/** From where, in what, and how far the nearest are looked for. */
interface NearestSearch {
  readonly origin: Origin;
  readonly from: Geometry;
  readonly covering: readonly MapStore[];
  readonly within: Within | undefined;
  readonly box: Box | undefined;
}

export interface SearchResult {
  /** In the order of their distance where the nearest are asked, else of their ids. */
  readonly found: readonly Found[];
  readonly where: Pick<MapQueryReading, 'where' | 'nearestTo' | 'bordering'>;
}

export class Search {
  readonly notes: string[];
  searched: readonly MapStore[] = [];
  private readonly context: Context;
  private readonly stores: readonly MapStore[];
  private readonly question: MapQuestion;
  private readonly places: Places;
  private readonly options: MapFeatureOptions;
  private readonly pacer: Pacer;
  private hours: OpeningHours | undefined;
  /** Features that say nothing of their hours, or of a number that is asked. */
  private silent = 0;
  /** "North of the casino" goes on for ever: that the extracts end goes without saying. */
  private endless = false;
  /** What was fetched for this question. */
  private fetched: OsmStore | undefined;

  constructor(
    context: Context,
    stores: readonly MapStore[],
    question: MapQuestion,
    options: MapFeatureOptions,
  ) {
    this.context = context;
    this.stores = stores;
    this.question = question;
    this.places = question.places;
    this.options = options;
    this.pacer = new Pacer(options.signal);
    this.notes = [...question.subject.notes, ...question.request.notes];
  }

  async run(): Promise<SearchResult> {
    const { nearestTo, bordering } = this.question.request;
    const { where } = this.question.subject;
    const box = this.box();
    const region = where === undefined ? undefined : await this.areaOf(where);
    const origin = nearestTo === undefined ? undefined : await this.places.find(nearestTo);
    if (origin) this.notes.push(...origin.notes);
    await this.openHours(region, box);
    const within = region && insideArea(region.area);
    const found = origin
      ? await this.nearest(origin.geometry, within, box, origin.name)
      : bordering !== undefined
        ? await this.bordering(bordering)
        : await this.all(within, box, region?.name);
    if (this.silent > 0)
      this.notes.push(`${this.silent} features for which the map does not say it were left out`);
    if (this.hours && this.hours.unread > 0)
      this.notes.push('opening hours that could not be read were left out');
    return {
      found,
      where: {
        ...(region && { where: region.name }),
        ...(origin && { nearestTo: origin.name }),
        ...(bordering !== undefined && { bordering }),
      },
    };
  }

  close(): void {
    this.fetched?.close();
  }

  private box(): Box | undefined {
    const { bbox } = this.options;
    const { box } = this.question.request;
    if (box !== 'given') return box ?? (bbox && checkBox(bbox));
    if (bbox) return checkBox(bbox);
    throw new GeoError('query_not_understood', 'The query refers to a box, but none was given.', {
      fix: 'Pass the option bbox, or write the box: "cafés in 7.41,43.72,7.44,43.75".',
    });
  }

  private async areaOf(where: string): Promise<Region> {
    const { geometry, name, notes, endless } = await this.places.findOrOutside(where);
    this.endless = endless;
    this.notes.push(...notes);
    const { area, note } = await toArea(geometry);
    if (note !== undefined) this.notes.push(note);
    return { area, name };
  }

  /** Loads what reads opening hours, with the country whose holidays count. */
  private async openHours(region: Region | undefined, box: Box | undefined): Promise<void> {
    if (!this.question.subject.wanted.some(({ filters }) => filters.some(asksHours))) return;
    const { at } = this.options;
    const now = at === undefined ? new Date() : toMoment(at);
    if (at === undefined) {
      const clock = new Intl.DateTimeFormat('en', {
        weekday: 'long',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      });
      this.notes.push(
        `“now” is ${clock.format(now)} by the clock of this computer; the option \`at\` says another time of the place`,
      );
    }
    const [w, s, e, n] = region
      ? uncut(new AreaIndex(region.area).bbox)
      : (box ?? this.stores[0]?.box ?? [0, 0, 0, 0]);
    const [lon, lat] = [(w + e) / 2, (s + n) / 2];
    const { country } = await reverse(this.context, lon, lat);
    const address = country && { country_code: country.code.toLowerCase(), state: '' };
    this.hours = await OpeningHours.load(address && { lat, lon, address }, now);
  }

  /** Stores that overlap the box.
   * @param ask  what an upstream is asked for */
  private async covering(box: Box | undefined, where: string, ask = box): Promise<readonly MapStore[]> {
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
  private async fetch(box: Box | undefined, where: string): Promise<readonly MapStore[]> {
    const { overpass } = this.context.upstreams;
    const labels = this.question.subject.wanted.flatMap(({ kinds }) => kinds.map((kind) => kind.labels));
    if (!overpass || !box || labels.length === 0) throw notCovered(where, this.stores);
    this.fetched = await overpass.fetch(labels, box, this.options.signal);
    this.searched = this.fetched ? [this.fetched] : [];
    return this.searched;
  }

  private async all(
    within: Within | undefined,
    box: Box | undefined,
    where: string | undefined,
  ): Promise<Found[]> {
    const { wanted } = this.question.subject;
    const own = wanted.filter(({ place }) => place !== undefined);
    const others = wanted.filter(({ place }) => place === undefined);
    const found = new Map<string, Found>();
    for (const one of own) {
      const region = await this.regionOf(one.place!);
      const inside = insideArea(region.area);
      const bounds = uncut(inside.index.bbox);
      const stores = await this.covering(bounds, region.name);
      for (const each of await this.collect([one], stores, bounds, inside, box))
        found.set(each.feature.id, each);
    }
    if (others.length > 0) {
      const reach = within && uncut(within.index.bbox);
      const bounds = reach && box ? common(reach, box) : (reach ?? box);
      const stores = await this.covering(bounds, where ?? (box ? 'the box' : 'any place'));
      for (const each of await this.collect(others, stores, bounds, within, box))
        found.set(each.feature.id, each);
      if (!bounds) this.notes.push('the query names no place: the whole of each extract was searched');
    }
    return [...found.values()].sort((a, b) => byId(a, b));
  }

  private async regionOf(place: NonNullable<Wanted['place']>): Promise<Region> {
    switch (place.type) {
      case 'box':
        return { area: rectangle(place.box), name: 'the box' };
      case 'around': {
        const at = { type: 'Point' as const, coordinates: [place.lon, place.lat] };
        return { area: await geodesicBuffer(at, place.metres), name: `${place.metres} m around the point` };
      }
      case 'named':
        return this.areaOf(place.name);
    }
  }

  /** What meets the outline of a place from outside. */
  private async bordering(place: string): Promise<Found[]> {
    const before = this.places.readings.length;
    const { area, name } = await this.areaOf(place);
    const local = this.places.readings.slice(before);
    const metres = local.length > 0 ? borderMetres.extract : borderMetres.gazetteer;
    if (local.length === 0)
      this.notes.push(
        `the outline of ${name} is drawn for maps of the world: what comes within 1 km of it borders it`,
      );
    const band = insideArea(await geodesicBuffer(outlineOf(area), metres));
    const inside = new AreaIndex(area);
    const bounds = uncut(band.index.bbox);
    const stores = await this.covering(bounds, name);
    const found = await this.collect(this.question.subject.wanted, stores, bounds, band, undefined);
    const itself = new Set(local.flatMap(({ ids }) => ids));
    const outside = found.filter(
      ({ feature }) => !itself.has(feature.id) && !inside.contains(insideOf(feature.geometry)),
    );
    return outside.sort((a, b) => byId(a, b));
  }

  /** Search wider and wider around the place until there are enough, or walk along an index of distances. */
  private async nearest(
    from: Geometry,
    within: Within | undefined,
    box: Box | undefined,
    name: string,
  ): Promise<Found[]> {
    const origin = new Origin(from);
    const covering = await this.covering(origin.bbox as Box, name, origin.around(upstreamReach));
    const { severalOrOne, subject } = this.question;
    const { count, each, reach: most } = this.question.request;
    const wanted = count ?? severalOrOne;
    if (most) this.notes.push(`only what lies within ${most.said} of it is taken`);
    if (count === undefined && wanted > 1) this.notes.push(`“nearest” is read as the ${wanted} nearest`);
    const apart = each && subject.wanted.length > 1 ? subject.wanted.map((one) => [one]) : [subject.wanted];
    if (apart.length > 1) this.notes.push('“and” is read as the nearest of each kind');
    const found = new Map<string, Found>();
    for (const some of apart) {
      for (const one of await this.nearestOf(some, wanted, { origin, from, covering, within, box }))
        if (most === undefined || (one.distance ?? 0) <= most.metres) found.set(one.feature.id, one);
    }
    return byDistance([...found.values()], origin);
  }

  private async nearestOf(
    wanted: readonly Wanted[],
    count: number,
    { origin, from, covering, within, box }: NearestSearch,
  ): Promise<readonly Found[]> {
    const [only] = covering;
    if (covering.length === 1 && only?.nearest) {
      const collector = new Collector(wanted, { bounds: undefined, within, box, hours: this.hours });
      const along = only.nearest(collector.query, from);
      const found = await nearestAlong(along, collector, origin, count, this.pacer);
      this.silent += collector.silent;
      return found;
    }
    const before = this.silent;
    for (let reach = 500; ; reach *= 4) {
      this.silent = before;
      const bounds = origin.around(reach) as Box;
      const found = await this.collect(wanted, covering, bounds, within, box);
      for (const one of found) {
        measure(one, origin);
        if (this.pacer.due) await this.pacer.pause();
      }
      const sorted = byDistance(found, origin);
      const everything = covering.every((store) => contains(bounds, store.box));
      if (everything || (sorted[count - 1]?.distance ?? Number.POSITIVE_INFINITY) <= reach)
        return sorted.slice(0, count);
    }
  }

  private async collect(
    wanted: readonly Wanted[],
    stores: readonly MapStore[],
    bounds: Box | undefined,
    within: Within | undefined,
    box: Box | undefined,
  ): Promise<Found[]> {
    const collector = new Collector(wanted, { bounds, within, box, hours: this.hours });
    for (const store of stores) {
      for await (const page of store.find(collector.query)) {
        for (const candidate of page) {
          collector.take(candidate);
          if (this.pacer.due) await this.pacer.pause();
        }
        if (this.pacer.due) await this.pacer.pause();
      }
    }
    this.silent += collector.silent;
    return collector.found;
  }
}

const asksHours = (filter: TagFilter): boolean => filter.type === 'open';

function notCovered(where: string, stores: readonly MapStore[]): GeoError {
  const imported = stores.map(({ name }) => name).join(', ') || 'none';
  return new GeoError(
    'area_not_covered',
    `No imported OpenStreetMap extract covers ${where} (imported: ${imported}). Import one that does: graticule osm import FILE.osm.pbf`,
  );
}

/** The sample is no answer for France, though Monaco lies in the box of France. */
const isMostOf = ([w, s, e, n]: Box, box: Box): boolean =>
  (box[2] - box[0]) * (box[3] - box[1]) < 8 * (e - w) * (n - s);
