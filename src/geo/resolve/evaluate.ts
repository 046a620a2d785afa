/** A tree → its geometry: finds the places and applies the operations from the leaves up. */

import type { Geometry } from 'geojson';
import { GeoError } from '../domain/errors.ts';
import { anyKind, type KindMask, type Place } from '../domain/place.ts';
import { type Difference, type NamedPlace, type SpatialQuery, toMetres } from '../domain/query.ts';
import type { SpatialOptions } from '../domain/requests.ts';
import { subtract, toMixed, unite } from '../geometry/combine.ts';
import { beyond, half } from '../geometry/directional.ts';
import { gridBox, meridianLine, parallelLine, rectangleAround } from '../geometry/grid.ts';
import type { Area } from '../geometry/native.ts';
import { Work } from '../geometry/work.ts';
import { printQuery } from '../parse/print.ts';
import { toMatch } from './answer.ts';
import type { Context } from './context.ts';
import { type Found, nonEmpty } from './evaluation.ts';
import { placeOutline } from './extracts/boundary.ts';
import { findPlace } from './find-place.ts';
import { between } from './operations/between.ts';
import { border, borderBetween } from './operations/border.ts';
import { buffer, common } from './operations/buffer.ts';
import { coast, offTheCoast } from './operations/coast.ts';
import type { SetSource } from './sets/operand.ts';
import { Sets } from './sets/sets.ts';

/** Places that are known elsewhere than in the gazetteer, and go before it. */
export type LocalPlace = (node: NamedPlace) => Promise<Geometry | undefined>;

/** "Spain without islands": those of Spain are meant. */
function withinFrom({ from, minus }: Difference): SpatialQuery {
  return minus.type === 'PlaceSet' && !minus.where && !minus.rank
    ? { type: 'Intersection', of: [minus, from] }
    : minus;
}

export class Evaluator implements SetSource {
  /** What was found for each name as it was asked. */
  readonly places = new Map<string, Found>();
  /** What conditions of sets speak of: places whose outline nobody needs. */
  readonly named = new Map<string, Pick<Found, 'place' | 'reading'>>();
  readonly notes: string[] = [];
  readonly context: Context;
  readonly options: SpatialOptions;
  readonly work: Work;
  private readonly local: LocalPlace | undefined;
  private setsOfPlaces: Promise<Sets> | undefined;

  constructor(context: Context, options: SpatialOptions, local?: LocalPlace) {
    this.local = local;
    this.context = context;
    this.options = options;
    const { deadlineMs = context.deadlineMs, signal } = options;
    this.work = new Work({ deadlineMs, signal });
  }

  async evaluate(query: SpatialQuery): Promise<Geometry> {
    this.options.signal?.throwIfAborted();
    const { work } = this;
    if (query.type === 'Union' || query.type === 'Intersection' || query.type === 'Difference') {
      const set = this.local ? undefined : await (await this.sets()).geometry(query);
      if (set) return nonEmpty(query, set);
    }
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
      case 'Rectangle': {
        const middle = await this.evaluate(query.of);
        return rectangleAround(middle, toMetres(query.width), toMetres(query.height), printQuery(query.of));
      }
      case 'PlaceSet':
        return nonEmpty(query, await (await this.sets()).geometry(query));
      case 'Buffer':
        return nonEmpty(query, await buffer(this, query));
      case 'Union':
        return nonEmpty(query, await unite(await this.all(query.of), work));
      case 'Intersection':
        return nonEmpty(query, await common(this, query.of), 'its parts have nothing in common');
      case 'Difference': {
        const [from, minus] = await this.all([query.from, withinFrom(query)]);
        return nonEmpty(query, await subtract(from!, minus!, work), 'nothing is left');
      }
      case 'Directional':
        return beyond(await this.evaluate(query.of), query.direction, printQuery(query.of), work);
      case 'DirectionalSubset':
        return nonEmpty(query, await half(await this.area(query.of), query.direction, work));
      case 'CoastOf':
        return coast(this, query.of);
      case 'OffTheCoastOf':
        return offTheCoast(this, query);
      case 'BorderOf':
        return border(this, query);
      case 'BorderBetween':
        return borderBetween(this, query);
      case 'Between':
        return between(this, query);
    }
  }

  async all(queries: readonly SpatialQuery[]): Promise<Geometry[]> {
    const results: Geometry[] = [];
    for (const query of queries) results.push(await this.evaluate(query));
    return results;
  }

  async area(query: SpatialQuery): Promise<Area> {
    const { areas } = toMixed(await this.evaluate(query));
    if (areas.coordinates.length === 0) {
      throw new GeoError('empty_result', `"${printQuery(query)}" has no area, only lines or points.`);
    }
    return areas;
  }

  /** Sets of places, with the table that they are answered from. */
  sets(): Promise<Sets> {
    this.setsOfPlaces ??= Promise.all([this.context.setFacts(), this.context.seats()]).then(
      ([facts, seats]) => new Sets(this, facts, seats),
    );
    return this.setsOfPlaces;
  }

  async look(node: NamedPlace, mask: KindMask, minScore?: number): Promise<Place> {
    const asked = [node.name, ...(node.within ?? [])].join(', ');
    const options = minScore === undefined ? this.options : { ...this.options, minScore };
    const { chosen, others, reasons } = await findPlace(
      this.context,
      node.name,
      mask,
      node.within ?? [],
      options,
    );
    const { place } = chosen;
    const { id, name, kind } = place;
    this.named.set(asked, {
      place,
      reading: { asked, id, name, kind, match: toMatch(chosen, others, this.options, reasons) },
    });
    return place;
  }

  async find(node: NamedPlace, mask = anyKind, options: SpatialOptions = this.options): Promise<Found> {
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
}
