/** Addresses, streets, landmarks and buildings of the extracts, for a query that asks for one place. */

import type { Geometry, Position } from 'geojson';
import { Pacer } from '../../../shared/run-sliced.ts';
import type { Alternative, PlaceFeature } from '../../domain/feature.ts';
import { fold } from '../../domain/fold.ts';
import type { OsmFeature } from '../../domain/map-store.ts';
import { anyKind, type KindMask, maskOf, osmKinds, type PlaceKind } from '../../domain/place.ts';
import type { GeocodeOptions } from '../../domain/requests.ts';
import { geodesicArea } from '../../geometry/area.ts';
import { AreaIndex } from '../../geometry/area-index.ts';
import { bboxOf } from '../../geometry/bbox.ts';
import { haversineMetres } from '../../geometry/circle.ts';
import { cleanGeometry } from '../../geometry/clean.ts';
import { tidy } from '../../parse/map/plain.ts';
import { vocabulary } from '../../parse/map/vocabulary.ts';
import { parseRequest } from '../../parse/request.ts';
import { defaultAlternatives } from '../answer.ts';
import type { Context } from '../context.ts';
import { cityRadiusMetres } from '../shapes.ts';
import { insideOf } from './extent.ts';
import { LookUp } from './look-up.ts';
import { NamesHere } from './names-here.ts';

interface Found {
  readonly feature: OsmFeature;
  readonly kind: PlaceKind;
  readonly score: number;
  readonly reason: string;
  /** Where several pieces are one: a street. */
  readonly geometry?: Geometry;
}

interface Reading {
  /** Folded. */
  readonly head: string;
  /** Folded, innermost first. */
  readonly around: readonly string[];
}

const osmMask = maskOf(osmKinds);
/** Kinds that a question may name beside what an extract calls by its words. */
const described = maskOf(['city', 'street', 'building', 'landmark']);

/** @param outer  names of what the place lies in, besides those of the query
 * @returns undefined when the extracts know nothing of the kind */
export async function geocodeLocally(
  context: Context,
  query: string,
  mask: KindMask,
  outer: readonly string[],
  options: GeocodeOptions,
): Promise<PlaceFeature | undefined> {
  if ((mask & osmMask) === 0) return undefined;
  return context.osm.with(
    async (stores) => {
      if (stores.length === 0) return undefined;
      const lookUp = new LookUp(stores, await vocabulary());
      const around = new Surroundings(context, lookUp);
      const names = new NamesHere(context, lookUp, options.signal);
      const pacer = new Pacer(options.signal);
      for (const reading of readingsOf(query)) {
        const within = [...reading.around, ...outer.map(fold)];
        const found: Found[] = [];
        for (const one of await candidates(names, lookUp, reading.head, within)) {
          if (pacer.due) await pacer.pause();
          if ((maskOf([one.kind]) & mask) !== 0 && (await around.hold(one.feature, within))) found.push(one);
        }
        if (found.length > 0) return toPlaceFeature(found, options);
        if (pacer.due) await pacer.pause();
      }
      return undefined;
    },
    [query, ...outer].join(' '),
  );
}

/** What is asked for, and what it lies in: by commas and "in", else by leaving off words at the end. */
function* readingsOf(query: string): Generator<Reading> {
  const seen = new Set<string>();
  const bare = tidy(query).replace(/ (?:in|à|en|im|near|bei) /giu, ', ');
  const [first, ...rest] = bare
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (first === undefined) return;
  const around = rest.map(fold);
  const heads = [
    first,
    // “Gulf of Roses” is no rose garden.
    ...parseRequest(first)
      .readings.filter(({ kinds }) => kinds === 0 || (kinds & described) !== 0)
      .map(({ tokens }) => tokens.map(({ text }) => text).join(' ')),
  ];
  // "42, Quai Jean-Charles Rey"
  if (/^\d+[a-z]?$/i.test(first) && rest.length > 0) {
    yield { head: `${fold(first)} ${around[0]}`, around: around.slice(1) };
  }
  for (const head of heads.map(fold)) {
    if (head === '' || seen.has(head)) continue;
    seen.add(head);
    yield { head, around };
    const words = head.split(' ');
    for (let n = words.length - 1; n >= Math.max(1, words.length - 4); n--) {
      yield { head: words.slice(0, n).join(' '), around: [words.slice(n).join(' '), ...around] };
    }
  }
}

async function candidates(
  names: NamesHere,
  lookUp: LookUp,
  head: string,
  around: readonly string[],
): Promise<Found[]> {
  const address = /^(\d+[a-z]?(?: (?:bis|ter|quater))?) (.+)$/.exec(head) ?? /^(.+) (\d+[a-z]?)$/.exec(head);
  if (address) {
    const [number, street] = /^\d/.test(address[1]!)
      ? [address[1]!, address[2]!]
      : [address[2]!, address[1]!];
    const doors = lookUp.atAddress(street, number);
    if (doors.length > 0) {
      return doors.map((feature) => ({
        feature,
        kind: 'address',
        score: 0.97,
        reason: 'house number and street equal the query',
      }));
    }
    // An address is a point, if only one on its street.
    return streets(lookUp, street, 0.6, `number ${number} is not on the map: this is its street`).map(
      (found) => ({ ...found, geometry: { type: 'Point', coordinates: insideOf(found.feature.geometry) } }),
    );
  }
  const named = lookUp.named(head);
  const found: Found[] = named
    .filter(({ tags }) => tags.highway === undefined || tags.place === 'square')
    .map((feature) => ({ feature, kind: kindOf(feature), score: 0.95, reason: 'name equals the query' }));
  if (named.length > found.length)
    found.push(...streets(lookUp, head, 0.93, 'name of a street equals the query'));
  if (found.length === 0) {
    // "The casino in Monaco": a kind will do where the place says which.
    const ofKind = around.length > 0 ? await names.ofKind(head) : [];
    for (const feature of ofKind) {
      found.push({ feature, kind: kindOf(feature), score: 0.7, reason: 'the words name this kind of thing' });
    }
    for (const feature of ofKind.length > 0 ? [] : names.described(head)) {
      found.push({ feature, kind: kindOf(feature), score: 0.75, reason: 'the words are part of the name' });
    }
  }
  return found.sort((a, b) => b.score - a.score || weight(b.feature) - weight(a.feature));
}

/** Pieces of a street are one where they lie together. */
const farApart = 1500;

function streets(lookUp: LookUp, name: string, score: number, reason: string): Found[] {
  const groups: { pieces: OsmFeature[]; at: Position[] }[] = [];
  for (const feature of lookUp.named(name)) {
    const { geometry, tags } = feature;
    if (tags.highway === undefined || (geometry.type !== 'LineString' && geometry.type !== 'Polygon'))
      continue;
    const at = insideOf(geometry);
    const near = groups.find(({ at: others }) =>
      others.some((other) => haversineMetres(at[0]!, at[1]!, other[0]!, other[1]!) < farApart),
    );
    if (near) {
      near.pieces.push(feature);
      near.at.push(at);
    } else groups.push({ pieces: [feature], at: [at] });
  }
  return groups.map(({ pieces }) => {
    const lines = pieces.flatMap(({ geometry }) =>
      geometry.type === 'LineString'
        ? [geometry.coordinates]
        : geometry.type === 'Polygon'
          ? [geometry.coordinates[0]!]
          : [],
    );
    return {
      feature: pieces[0]!,
      kind: 'street',
      score,
      reason,
      geometry: { type: 'MultiLineString', coordinates: lines },
    };
  });
}

function kindOf({ tags, geometry }: OsmFeature): PlaceKind {
  if (tags.boundary === 'administrative') return Number(tags.admin_level ?? 8) <= 6 ? 'region' : 'city';
  if (tags.place !== undefined && tags.place !== 'square') return 'city';
  if (tags.highway !== undefined && geometry.type === 'LineString') return 'street';
  const more = ['tourism', 'historic', 'amenity', 'leisure', 'natural', 'shop', 'railway', 'aeroway'];
  if (tags.building !== undefined && !more.some((key) => tags[key] !== undefined)) return 'building';
  return 'landmark';
}

/** Which of several things of one name a person means: what is large and visited before where the bus stops. */
function weight({ tags, geometry }: OsmFeature): number {
  const size =
    geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
      ? Math.min(1, geodesicArea(geometry) / 1e6)
      : 0;
  if (tags.highway !== undefined || tags.public_transport === 'platform') return size - 1;
  if (tags.wikidata !== undefined || tags.wikipedia !== undefined) return size + 2;
  if (tags.tourism !== undefined || tags.historic !== undefined) return size + 1;
  return size;
}

/** Whether things lie in the places that are named around them. */
class Surroundings {
  private readonly context: Context;
  private readonly lookUp: LookUp;
  private readonly areas = new Map<string, AreaIndex[]>();

  constructor(context: Context, lookUp: LookUp) {
    this.context = context;
    this.lookUp = lookUp;
  }

  async hold(feature: OsmFeature, around: readonly string[]): Promise<boolean> {
    for (const name of around) if (!(await this.holds(feature, name))) return false;
    return true;
  }

  private async holds({ tags, geometry }: OsmFeature, given: string): Promise<boolean> {
    // "98000 Monaco"
    const postcode = /^\d[\da-z]{2,7}(?= |$)/.exec(given)?.[0];
    const written = tags['addr:postcode'];
    if (postcode !== undefined && written !== undefined && fold(written) !== postcode) return false;
    const name = postcode === undefined ? given : given.slice(postcode.length).trim();
    if (name === '') return true;
    const here = ['addr:city', 'addr:suburb', 'addr:state', 'addr:country'].map((key) =>
      fold(tags[key] ?? ''),
    );
    if (here.includes(name)) return true;
    const at = insideOf(geometry);
    if (this.local(name).some((area) => area.contains(at))) return true;
    const { candidates } = this.context.finder.exact(
      [{ text: name, depth: 0, kinds: 0 }],
      { mask: anyKind },
      6,
    );
    for (const { place } of candidates) {
      if (await this.context.shapes.contains(place, at[0]!, at[1]!)) return true;
      const reach = 2 * cityRadiusMetres(place.population ?? 0);
      if (place.layer === undefined && haversineMetres(at[0]!, at[1]!, place.lon, place.lat) < reach)
        return true;
    }
    return false;
  }

  private local(name: string): AreaIndex[] {
    let known = this.areas.get(name);
    if (!known) {
      known = this.lookUp
        .named(name)
        .flatMap(({ tags, geometry }) =>
          (tags.boundary === 'administrative' || tags.place !== undefined) &&
          (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon')
            ? [new AreaIndex(geometry)]
            : [],
        );
      this.areas.set(name, known);
    }
    return known;
  }
}

const nameOf = ({ feature: { tags, id }, kind }: Found): string => {
  const street = tags['addr:street'] ?? tags['addr:place'];
  if (kind === 'address' && street !== undefined) {
    const place = [tags['addr:postcode'], tags['addr:city']].filter(Boolean).join(' ');
    return `${tags['addr:housenumber']} ${street}${place === '' ? '' : `, ${place}`}`;
  }
  return tags.name ?? id;
};

function toPlaceFeature(found: readonly Found[], options: GeocodeOptions): PlaceFeature | undefined {
  const [best, ...others] = found;
  const { feature, kind, score, reason } = best!;
  const { tags, attribution } = feature;
  const isArea = kind === 'region' || kind === 'city';
  const shape =
    best!.geometry ??
    (isArea ? feature.geometry : { type: 'Point' as const, coordinates: insideOf(feature.geometry) });
  const geometry = cleanGeometry(shape);
  if (!geometry) return undefined;
  const name = nameOf(best!);
  const seen = new Set([feature.id]);
  const alternatives: Alternative[] = [];
  for (const other of others) {
    if (seen.has(other.feature.id) || alternatives.length === (options.alternatives ?? defaultAlternatives))
      continue;
    seen.add(other.feature.id);
    alternatives.push({
      id: `osm/${other.feature.id}`,
      name: nameOf(other),
      kind: other.kind,
      score: other.score,
    });
  }
  const licence = /ODbL 1\.0|Apache-2\.0/.exec(attribution)?.[0] ?? 'ODbL 1.0';
  return {
    type: 'Feature',
    id: `osm/${feature.id}`,
    bbox: bboxOf(geometry),
    geometry,
    properties: {
      id: `osm/${feature.id}`,
      name,
      kind,
      ...(isArea && geometry.type === 'Point' && { boundary: 'point' as const }),
      tags,
      source: attribution,
      licence,
      match: {
        score: others.length > 0 && others[0]!.score === score ? score - 0.1 : score,
        name,
        type: 'name',
        method: 'exact',
        reasons: [reason],
        alternatives,
      },
    },
  };
}
