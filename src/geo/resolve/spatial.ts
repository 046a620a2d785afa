/** A sentence about space → GeoJSON: parse, find the places, apply the operations from the leaves up. */

import type { Geometry } from 'geojson';
import { GeoError } from '../domain/errors.ts';
import type { PlaceReading, SpatialFeature } from '../domain/feature.ts';
import { anyKind, maskOf, type Place } from '../domain/place.ts';
import { type Buffer, type NamedPlace, type SpatialQuery, toMetres } from '../domain/query.ts';
import type { SpatialOptions } from '../domain/requests.ts';
import { bboxOf } from '../geometry/bbox.ts';
import { corridor, halfway } from '../geometry/between.ts';
import { cleanInTurns } from '../geometry/clean.ts';
import { fromMixed, intersect, subtract, toMixed, unite } from '../geometry/combine.ts';
import { beyond, half } from '../geometry/directional.ts';
import { flatten, inflate } from '../geometry/flat.ts';
import { bandAround, gridBox, meridianLine, parallelLine, rectangleAround } from '../geometry/grid.ts';
import { type Area, difference, geodesicBuffer, sharedOutline } from '../geometry/native.ts';
import { coastOf, outlineOf } from '../geometry/outline.ts';
import { simplifyFlat } from '../geometry/simplify.ts';
import { windowAround } from '../geometry/window.ts';
import { Work } from '../geometry/work.ts';
import { printQuery } from '../parse/print.ts';
import { toMatch } from './answer.ts';
import { betweenLines } from './between-lines.ts';
import { type Context, checkQuery } from './context.ts';
import { placeOutline } from './extracts/boundary.ts';
import { findPlace } from './find-place.ts';
import { coastlineAround, landAround, storedBorder } from './ground.ts';
import { type Understood, understand } from './understand.ts';

const inlandWater = maskOf(['lake', 'reservoir', 'river', 'canal', 'lagoon']);
const countryMask = maskOf(['country', 'territory']);
const cityMask = maskOf(['city']);
/** Confidence that only a name as written reaches. */
const sureName = 0.99;

/** @throws GeoError `query_not_understood`, `place_not_found`, `empty_result`, `too_expensive`; with a language model also
 * `upstream_failed`, `model_unavailable`, `model_budget_spent` */
export async function spatial(
  context: Context,
  text: string,
  options: SpatialOptions,
): Promise<SpatialFeature> {
  checkQuery(text, context.maxQueryLength);
  return understand(context, text, options.signal, (understood) => answer(context, understood, options));
}

async function answer(
  context: Context,
  { query, language, notes, readBy }: Understood,
  options: SpatialOptions,
): Promise<SpatialFeature> {
  const evaluator = new Evaluator(context, options);
  const raw = await evaluator.evaluate(query);
  const geometry = await finish(raw, query, options, evaluator.work);
  const places = [...evaluator.places.values()].map(({ reading }) => reading);
  const sources = [...new Set([...evaluator.places.values()].map(({ place }) => place.source))];
  const licences = [...new Set([...evaluator.places.values()].map(({ place }) => place.licence))];
  const name = printQuery(query);
  return {
    type: 'Feature',
    bbox: bboxOf(geometry),
    geometry,
    properties: {
      name,
      kind: 'spatial',
      query,
      language,
      readBy,
      notes,
      places,
      source: sources.length > 0 ? sources.join('; ') : 'coordinates of the query',
      licence: licences.length > 0 ? licences.join('; ') : 'none needed',
      match: { score: Math.min(1, ...places.map((place) => place.match.score)), name },
    },
  };
}

/** Clean and, if asked, simplified. */
async function finish(
  raw: Geometry,
  query: SpatialQuery,
  options: SpatialOptions,
  work: Work,
): Promise<Geometry> {
  const clean = await cleanInTurns(raw, options.signal);
  if (!clean) throw empty(query);
  const { toleranceMetres, maxVertices } = options;
  if ((toleranceMetres === undefined && maxVertices === undefined) || clean.type === 'GeometryCollection')
    return clean;
  return inflate(await simplifyFlat(flatten(clean), options, undefined, work));
}

function empty(query: SpatialQuery, reason?: string): GeoError {
  return new GeoError(
    'empty_result',
    `The result of "${printQuery(query)}" is empty${reason ? `: ${reason}` : ''}.`,
  );
}

function pointInCorridor(name: string): GeoError {
  return new GeoError('empty_result', `A corridor runs between areas, and ${name} is a point.`, {
    fix: 'Ask for "halfway between", or give the point an extent: "between (within 5 km of 48.85, 2.35) and Lyon".',
  });
}

interface Found {
  readonly place: Place;
  readonly reading: PlaceReading;
  readonly geometry: Geometry;
}

/** Places that are known elsewhere than in the gazetteer, and go before it. */
export type LocalPlace = (node: NamedPlace) => Promise<Geometry | undefined>;

export class Evaluator {
  readonly places = new Map<string, Found>();
  private readonly context: Context;
  private readonly options: SpatialOptions;
  /** The deadline of all the geometry of the query. */
  readonly work: Work;
  private readonly local: LocalPlace | undefined;

  constructor(context: Context, options: SpatialOptions, local?: LocalPlace) {
    this.local = local;
    this.context = context;
    this.options = options;
    const { deadlineMs = context.deadlineMs, signal } = options;
    this.work = new Work({ deadlineMs, signal });
  }

  async evaluate(query: SpatialQuery): Promise<Geometry> {
    this.options.signal?.throwIfAborted();
    switch (query.type) {
      case 'NamedPlace':
        return (await this.local?.(query)) ?? (await this.find(query)).geometry;
      case 'Position':
        return { type: 'Point', coordinates: [query.lon, query.lat] };
      case 'Parallel':
        return parallelLine(query.lat);
      case 'Meridian':
        return meridianLine(query.lon);
      case 'GridBox':
        return gridBox(query);
      case 'Rectangle':
        return rectangleAround(
          await this.evaluate(query.of),
          toMetres(query.width),
          toMetres(query.height),
          printQuery(query.of),
        );
      case 'PlaceSet':
        throw empty(query, 'sets are not answered yet');
      case 'Buffer':
        return this.buffer(query);
      case 'Union':
        return this.nonEmpty(query, await unite(await this.all(query.of), this.work));
      case 'Intersection':
        return this.nonEmpty(query, await this.common(query.of), 'its parts have nothing in common');
      case 'Difference': {
        const [from, minus] = await this.all([query.from, query.minus]);
        return this.nonEmpty(query, await subtract(from!, minus!, this.work), 'nothing is left');
      }
      case 'Directional':
        return beyond(await this.evaluate(query.of), query.direction, printQuery(query.of), this.work);
      case 'DirectionalSubset':
        return this.nonEmpty(query, await half(await this.area(query.of), query.direction, this.work));
      case 'CoastOf':
        return this.coast(query.of);
      case 'OffTheCoastOf':
        return this.offTheCoast(query, query.of, toMetres(query.distance));
      case 'BorderOf':
        await this.findBordered(query.of);
        return this.nonEmpty(query, outlineOf(await this.area(query.of)));
      case 'BorderBetween':
        return this.borderBetween(query, query.a, query.b);
      case 'Between': {
        const band = betweenLines(query);
        if (band) return band;
        const [a, b] = await this.all([query.a, query.b]);
        if (query.halfway) return halfway(a!, b!, this.work);
        for (const [geometry, operand] of [
          [a!, query.a],
          [b!, query.b],
        ] as const) {
          if (geometry.type === 'Point') throw pointInCorridor(printQuery(operand));
        }
        return corridor(a as Area, b as Area, [printQuery(query.a), printQuery(query.b)], this.work);
      }
    }
  }

  private async buffer({ of, distance }: Buffer): Promise<Geometry> {
    const metres = toMetres(distance);
    return of.type === 'Parallel'
      ? bandAround(of.lat, metres)
      : geodesicBuffer(await this.evaluate(of), metres, this.work);
  }

  /** Buffers come last and only of what can reach the rest: the Pacific within 5 km of the coast of Mexico need not be
   * drawn around the ocean. */
  private async common(queries: readonly SpatialQuery[]): Promise<Geometry | undefined> {
    const plain = queries.filter(({ type }) => type !== 'Buffer');
    const buffers = queries.filter((query) => query.type === 'Buffer');
    const [first, ...rest] = await this.all(plain);
    let result = first;
    for (const member of rest) result = result && (await intersect(result, member, this.work));
    if (plain.length > 0 && !result) return undefined;
    for (const query of buffers) {
      const { of, distance } = query;
      const metres = toMetres(distance);
      if (of.type === 'Parallel') {
        const band = await this.buffer(query);
        result = result ? await intersect(result, band, this.work) : band;
        if (!result) return undefined;
        continue;
      }
      let source: Geometry | undefined = await this.evaluate(of);
      const window = result && windowAround(result, metres);
      if (window) source = await intersect(source, window, this.work);
      if (!source) return undefined;
      const buffer = await geodesicBuffer(source, metres, this.work);
      result = result ? await intersect(result, buffer, this.work) : buffer;
      if (!result) return undefined;
    }
    return result;
  }

  /** One after the other: each may use all the threads there are. */
  private async all(queries: readonly SpatialQuery[]): Promise<Geometry[]> {
    const results: Geometry[] = [];
    for (const query of queries) results.push(await this.evaluate(query));
    return results;
  }

  private nonEmpty(query: SpatialQuery, geometry: Geometry | undefined, reason?: string): Geometry {
    const mixed = geometry && fromMixed(toMixed(geometry));
    if (!mixed) throw empty(query, reason);
    return mixed;
  }

  private async area(query: SpatialQuery): Promise<Area> {
    const { areas } = toMixed(await this.evaluate(query));
    if (areas.coordinates.length === 0) {
      throw new GeoError('empty_result', `"${printQuery(query)}" has no area, only lines or points.`);
    }
    return areas;
  }

  private async find(
    node: NamedPlace,
    mask = anyKind,
    options: SpatialOptions = this.options,
  ): Promise<Found> {
    const asked = [node.name, ...(node.within ?? [])].join(', ');
    const known = this.places.get(asked);
    if (known) return known;
    const { chosen, others, reasons } = await findPlace(
      this.context,
      node.name,
      mask,
      node.within ?? [],
      options,
    );
    const { place } = chosen;
    const { geometry, boundary } = await placeOutline(this.context, place, {});
    const { id, name, kind } = place;
    const match = toMatch(chosen, others, this.options, reasons);
    const reading = { asked, id, name, kind, ...(boundary !== undefined && { boundary }), match };
    const found = { place, reading, geometry };
    this.places.set(asked, found);
    return found;
  }

  /** Who speaks of a border means what has one: New York the state, not the city of which only the extent is estimated. */
  private async findBordered(node: SpatialQuery): Promise<void> {
    if (node.type !== 'NamedPlace') return;
    try {
      await this.find(node, anyKind & ~cityMask, { ...this.options, minScore: sureName });
    } catch (error) {
      if (!(error instanceof GeoError && error.code === 'place_not_found')) throw error;
    }
  }

  private isKind(place: Place, mask: number): boolean {
    return (maskOf([place.kind]) & mask) !== 0;
  }

  /** The sea coast; of inland water, its shore. */
  private async coast(of: SpatialQuery): Promise<Geometry> {
    const query: SpatialQuery = { type: 'CoastOf', of };
    if (of.type === 'NamedPlace') {
      const { place, geometry } = await this.find(of);
      if (this.isKind(place, inlandWater)) {
        const { areas } = toMixed(geometry);
        return this.nonEmpty(query, outlineOf(areas), `${place.name} is drawn as a line and has no shore`);
      }
    }
    const area = await this.area(of);
    const coast = await coastOf(area, await coastlineAround(this.context, area, this.work), this.work);
    return this.nonEmpty(query, coast, `${printQuery(of)} has no sea coast`);
  }

  private async offTheCoast(query: SpatialQuery, of: SpatialQuery, metres: number): Promise<Geometry> {
    const { lines } = toMixed(await this.coast(of));
    const reach = await geodesicBuffer(lines, metres, this.work);
    // All land is taken out, not only the place's own.
    return this.nonEmpty(
      query,
      await difference(reach, await landAround(this.context, reach, this.work), this.work),
    );
  }

  private async borderBetween(query: SpatialQuery, a: SpatialQuery, b: SpatialQuery): Promise<Geometry> {
    await this.findBordered(a);
    await this.findBordered(b);
    if (a.type === 'NamedPlace' && b.type === 'NamedPlace') {
      const [first, second] = [await this.find(a), await this.find(b)];
      if (this.isKind(first.place, countryMask) && this.isKind(second.place, countryMask)) {
        const border = await storedBorder(this.context, first.place.id, second.place.id);
        if (border) return border;
      }
    }
    const shared = await sharedOutline(await this.area(a), await this.area(b), this.work);
    return this.nonEmpty(query, shared, `${printQuery(a)} and ${printQuery(b)} share no border`);
  }
}
