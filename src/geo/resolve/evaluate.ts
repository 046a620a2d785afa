/** A tree → its geometry: finds the places and applies the operations from the leaves up. */

import type { Geometry } from 'geojson';
import { GeoError } from '../domain/errors.ts';
import { anyKind, countryKinds, type KindMask, maskOf, type Place } from '../domain/place.ts';
import { type Bank, type Closer, type NamedPlace, type SpatialQuery, toMetres } from '../domain/query.ts';
import type { SpatialOptions } from '../domain/requests.ts';
import { areaInTurns } from '../geometry/area.ts';
import { bboxOf } from '../geometry/bbox.ts';
import { closer, nearestShare } from '../geometry/closer.ts';
import { toMixed, unite } from '../geometry/combine.ts';
import { half } from '../geometry/directional.ts';
import { dateLine, gridBox, meridianLine, parallelLine, rectangleAround } from '../geometry/grid.ts';
import { mainParts, overseasMetres } from '../geometry/main-parts.ts';
import { meetingPoints } from '../geometry/meeting-point.ts';
import { interior, middle } from '../geometry/middle.ts';
import { type Area, intersection } from '../geometry/native.ts';
import { tip } from '../geometry/tip.ts';
import { Work } from '../geometry/work.ts';
import { printQuery } from '../parse/print.ts';
import { toMatch } from './answer.ts';
import type { Context } from './context.ts';
import { type Found, nonEmpty } from './evaluation.ts';
import { placeOutline } from './extracts/boundary.ts';
import { findPlace } from './find-place.ts';
import { coastlineAround } from './ground.ts';
import { divisionsOfSide } from './named-side.ts';
import { namesakeNote, notesOf } from './notes.ts';
import { between, betweenAll } from './operations/between.ts';
import { border, borderBetween } from './operations/border.ts';
import { buffer, landOfWhat, seaOfWhat } from './operations/buffer.ts';
import { coast, offTheCoast } from './operations/coast.ts';
import { common } from './operations/common.ts';
import { withCountedParts } from './operations/counted-parts.ts';
import { difference } from './operations/difference.ts';
import { directional } from './operations/directional.ts';
import { facingCoast } from './operations/facing-coast.ts';
import { near } from './operations/near.ts';
import { offset } from './operations/offset.ts';
import { outermostPoint } from './operations/outermost.ts';
import { parts } from './operations/parts.ts';
import { isRing, ringIn } from './operations/ring.ts';
import { bank, reach, riverEnd } from './operations/river.ts';
import { lineOf } from './operations/straight-line.ts';
import type { SetSource } from './sets/operand.ts';
import { Sets } from './sets/sets.ts';

/** Places that are known elsewhere than in the gazetteer, and go before it. */
export type LocalPlace = (node: NamedPlace) => Promise<Geometry | undefined>;

/** Confidence that only a name as written reaches. */
const sureName = 0.99;

const lands = maskOf(['region', 'island']);
/** The continent whose countries have lands on others. */
const withOverseas = 'continent/europe';
/** So far off and so small in all, islands that are counted to another are no part of its halves: the Ogasawara Islands lie
 * in no southern half of Honshu. */
const outliersMetres = 400_000;
const outliers = 0.01;

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
  private readonly locals = new WeakSet<NamedPlace>();
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
        return (await this.findLocal(query)) ?? (await this.find(query)).geometry;
      case 'Position':
        return { type: 'Point', coordinates: [query.lon, query.lat] };
      case 'Parallel':
        return parallelLine(query.lat);
      case 'Meridian':
        return query.name === 'date line' ? dateLine() : meridianLine(query.lon);
      case 'GridBox':
        return gridBox(query);
      case 'Rectangle': {
        const middle = await this.evaluate(query.of);
        return rectangleAround(middle, toMetres(query.width), toMetres(query.height), printQuery(query.of));
      }
      case 'Bounds': {
        const [west, south, east, north] = bboxOf(await this.bounded(query.of));
        return gridBox({ west, south, east, north });
      }
      case 'FacingCoast':
        return facingCoast(this, query);
      case 'PlaceSet':
        return nonEmpty(query, await (await this.sets()).geometry(query));
      case 'Buffer':
        return nonEmpty(query, await buffer(this, query));
      case 'Union':
        return nonEmpty(query, await unite(await this.all(query.of), work));
      case 'Intersection':
        return nonEmpty(query, await common(this, query.of), 'its parts have nothing in common');
      case 'Difference':
        return difference(this, query);
      case 'Directional':
        return directional(this, query);
      case 'DirectionalSubset': {
        if (query.tip) {
          const depth = query.depth && toMetres(query.depth);
          const end = await tip(await this.homeOf(query.of), query.direction, work, depth);
          this.notes.push(
            `the ${query.depth ? `${query.direction}ern end` : 'tip'} of ${printQuery(query.of)} is what lies within ${Math.round(end.metres / 1000)} km of its ${query.direction}ernmost point that way, islands off it left out`,
          );
          return nonEmpty(query, end.area);
        }
        const divisions = await divisionsOfSide(this, query);
        if (divisions) return this.evaluate(divisions);
        const [parts, of] = query.share ?? [1, 2];
        return nonEmpty(query, await half(await this.homeOf(query.of), query.direction, work, parts / of));
      }
      case 'Sea':
        throw seaOfWhat();
      case 'Land':
        throw landOfWhat();
      case 'Closer':
      case 'Bank':
        return nonEmpty(query, await this.unbounded(query));
      case 'NearestShare': {
        const area = await this.homeOf(query.of);
        const [parts, of] = query.share;
        const nearest = await nearestShare(area, await this.evaluate(query.to), parts / of, work);
        return nonEmpty(query, await intersection(area, nearest, work));
      }
      case 'Middle': {
        const [parts, of] = query.share ?? [1, 3];
        if (!query.share)
          this.notes.push(`the middle of ${printQuery(query.of)} is the third of it around its centre`);
        return nonEmpty(query, await middle(await this.homeOf(query.of), parts / of, work));
      }
      case 'Interior':
        this.notes.push(
          `the interior of ${printQuery(query.of)} is the half of it that lies farthest from its outline`,
        );
        return nonEmpty(query, await interior(await this.homeOf(query.of), 0.5, work));
      case 'Near':
        return nonEmpty(query, await near(this, query));
      case 'Offset':
        return nonEmpty(query, await offset(this, query));
      case 'Reach':
        return reach(this, query);
      case 'Outermost':
        return nonEmpty(query, await outermostPoint(this, query));
      case 'RiverEnd':
        return riverEnd(this, query);
      case 'BetweenAll':
        return betweenAll(this, query);
      case 'MeetingPoint': {
        const areas: Area[] = [];
        for (const one of query.of) areas.push(await this.area(one));
        return nonEmpty(query, await meetingPoints(areas, work), 'they do not meet in a point');
      }
      case 'Parts':
        return parts(this, query);
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
      case 'Line':
        return lineOf(this, query);
    }
  }

  private async findLocal(node: NamedPlace): Promise<Geometry | undefined> {
    const found = await this.local?.(node);
    if (found) this.locals.add(node);
    return found;
  }

  async inRegion(query: SpatialQuery, region: Geometry): Promise<Geometry | undefined> {
    switch (query.type) {
      case 'Buffer':
        return buffer(this, query, region);
      case 'Near':
        return near(this, query, region);
      case 'Closer':
      case 'Bank':
        return this.unbounded(query, region);
      case 'Directional':
        return directional(this, query, region);
      case 'Difference':
        return isRing(query) ? ringIn(this, query, region) : this.evaluate(query);
      case 'Sea':
        return coastlineAround(this.context, region, this.work);
      case 'Union': {
        const members: Geometry[] = [];
        for (const one of query.of)
          members.push(...([await this.inRegion(one, region)].filter(Boolean) as Geometry[]));
        return unite(members, this.work);
      }
      default:
        return this.evaluate(query);
    }
  }

  private async unbounded(query: Closer | Bank, region?: Geometry): Promise<Geometry> {
    if (query.type === 'Bank') return bank(this, query, region);
    return closer(await this.evaluate(query.to), await this.evaluate(query.than), region, this.work);
  }

  isLocal(node: NamedPlace): boolean {
    return this.locals.has(node);
  }

  forget({ name, within = [] }: NamedPlace): void {
    const asked = [name, ...within].join(', ');
    this.places.delete(asked);
    const others = this.notes.filter((note) => !note.startsWith(`“${asked}”: `));
    this.notes.splice(0, this.notes.length, ...others);
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

  /** Nobody means lands overseas by the middle or the east of a country. */
  private async homeOf(query: SpatialQuery): Promise<Area> {
    const drawn = await this.area(query);
    if (query.type !== 'NamedPlace' || this.isLocal(query)) return drawn;
    const area = await withCountedParts(this, query, drawn);
    const { place } = await this.find(query);
    const country = (maskOf([place.kind]) & countryKinds) !== 0 || place.id === withOverseas;
    if (!country && (maskOf([place.kind]) & lands) === 0) return area;
    const metres = country ? overseasMetres : outliersMetres;
    const { mainland, near, overseas } = await mainParts(area, this.work, metres);
    if (overseas.coordinates.length === 0) return area;
    if (
      !country &&
      (await areaInTurns(overseas, this.work)) > outliers * (await areaInTurns(area, this.work))
    )
      return area;
    const km = country ? '1,000' : metres / 1000;
    this.notes.push(`parts of ${place.name} more than ${km} km from its mainland are left out`);
    return { type: 'MultiPolygon', coordinates: [...mainland.coordinates, ...near.coordinates] };
  }

  /** Of a country its home, of lines and points all. */
  async bounded(query: SpatialQuery): Promise<Geometry> {
    const geometry = await this.evaluate(query);
    return toMixed(geometry).areas.coordinates.length > 0 ? this.homeOf(query) : geometry;
  }

  async usualPlace(node: NamedPlace, mask = anyKind, minScore = sureName): Promise<Place | undefined> {
    try {
      const options = { ...this.options, minScore };
      return (await findPlace(this.context, node.name, mask, node.within ?? [], options)).chosen.place;
    } catch (error) {
      if (error instanceof GeoError && error.code === 'place_not_found') return undefined;
      throw error;
    }
  }

  async namesakes(node: NamedPlace, mask: KindMask): Promise<readonly Place[]> {
    try {
      const options = { ...this.options, minScore: sureName };
      const { others } = await findPlace(this.context, node.name, mask, node.within ?? [], options);
      return others.map(({ place }) => place);
    } catch (error) {
      if (error instanceof GeoError && error.code === 'place_not_found') return [];
      throw error;
    }
  }

  async flowsThrough(river: Place, land: Place): Promise<boolean | undefined> {
    const facts = await this.context.setFacts();
    const along = facts.spreadOf(river.id);
    const units = facts.landOf(land.id);
    return along && units?.some((unit) => along.has(unit));
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
    const corrected =
      chosen.method === 'exact' ? undefined : `the spelling was corrected to “${chosen.matchedName}”`;
    for (const said of [corrected, namesakeNote(this.context.finder.gazetteer, chosen, others)]) {
      const note = `“${asked}”: ${said}`;
      if (said !== undefined && !this.notes.includes(note)) this.notes.push(note);
    }
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
    const { chosen, others, reasons, notes } = await findPlace(
      this.context,
      node.name,
      mask,
      node.within ?? [],
      options,
    );
    const { place } = chosen;
    const { geometry, boundary, overseas = false } = await placeOutline(this.context, place, {});
    const { id, name, kind } = place;
    const match = toMatch(chosen, others, this.options, reasons);
    const reading = { asked, id, name, kind, ...(boundary !== undefined && { boundary }), match };
    const found = { place, reading, geometry, overseas };
    this.places.set(asked, found);
    for (const note of [...notes, ...notesOf(this.context.finder.gazetteer, chosen, others, boundary)])
      this.notes.push(`“${asked}”: ${note}`);
    return found;
  }
}
