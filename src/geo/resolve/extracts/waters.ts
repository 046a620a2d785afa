/** Waters as places: people do not eat in the Danube, so what is asked for there lies along it. */

import { GeoError } from '../../domain/errors.ts';
import { fold } from '../../domain/fold.ts';
import type { OsmFeature } from '../../domain/map-store.ts';
import { anyKind, type Candidate, maskOf, type Place, waterKinds } from '../../domain/place.ts';
import type { NamedPlace, SpatialQuery } from '../../domain/query.ts';
import { mapPlaces } from '../../parse/map/phrase-trees.ts';
import type { Wanted } from '../../parse/map/wanted.ts';
import { alongMetres } from '../../parse/map/where.ts';
import type { NameSource } from '../../parse/name-source.ts';
import type { Context } from '../context.ts';
import type { LookUp } from './look-up.ts';

const inland = maskOf(['lake', 'reservoir', 'river', 'canal']);
const drawnKm = 1;

/** What lies in water itself. */
const afloat =
  /^(?:place=(?:island|islet|archipelago)|natural=(?:water|bay|reef|shoal|strait)|water|seamark|route=ferry|mooring|man_made=offshore|historic=wreck|power=generator|generator)/;
const crossing =
  /^(?:bridge|man_made=bridge|tunnel|highway|railway|power|aerialway|route|ford|leisure=marina)/;

const isAll = (wanted: readonly Wanted[], own: RegExp): boolean =>
  wanted.every(
    ({ kinds }) => kinds.length > 0 && kinds.every(({ labels }) => labels.some((label) => own.test(label))),
  );

/** "En Gironde", "dans la Loire" are departments. */
const department = /^(?:en (?!el |la |los )|dans )/i;
const within = /^dans l(?:[ea] |['’])/i;
const regions = maskOf(['region']);
const countries = maskOf(['country', 'territory']);
/** What belongs to a river need not lie along it: "the castles of the Loire". */
const belonging = /^(?:of|de|du|des|der|del|della|von|vom) ?/i;

/** "Am Strand" is on it, and streets are searched as far as they reach. */
const liesOn =
  /(?:strand|platz|küste|meer|rand|straße|strasse|allee|weg|gasse|street|road|avenue|lane|square)$/i;

export class Waters {
  private readonly context: Context;
  private readonly names: NameSource;
  private readonly lookUp: LookUp;

  constructor(context: Context, names: NameSource, lookUp: LookUp) {
    this.context = context;
    this.names = names;
    this.lookUp = lookUp;
  }

  /** Waters of the extracts. */
  here(name: string): readonly OsmFeature[] {
    return this.lookUp
      .named(name)
      .filter(({ tags }) => tags.waterway !== undefined || tags.natural === 'water');
  }

  /** The waters of the extracts where a name means a water at all: the gazetteer's are drawn for maps of the world.
   * @param isArticled  whether it was said with "the" */
  own(name: string, isArticled: boolean): readonly OsmFeature[] {
    const here = this.here(name);
    return here.length > 0 && this.isWater(name, isArticled) ? here : [];
  }

  /** The inland water of the gazetteer that bears a name. */
  inland(name: string): Place | undefined {
    const readings = [{ text: fold(name), depth: 0, kinds: 0 }];
    return this.context.finder.exact(readings, { mask: inland }, 1).candidates[0]?.place;
  }

  /** Waters of the gazetteer are drawn for maps of the world: along them reaches farther. */
  along(query: SpatialQuery, notes: string[]): SpatialQuery {
    if (query.type === 'Intersection')
      return { ...query, of: query.of.map((member) => this.along(member, notes)) };
    if (query.type !== 'Buffer' || query.of.type !== 'NamedPlace') return query;
    const { name } = query.of;
    if (this.here(name).length > 0 || !this.inland(name)) return query;
    return this.drawn(query.of, notes);
  }

  private drawn(of: NamedPlace, notes: string[]): SpatialQuery {
    notes.push(`“${of.name}” is drawn for maps of the world: along it is read as within ${drawnKm} km`);
    return { type: 'Buffer', of, distance: { value: drawnKm, unit: 'km' } };
  }

  /** "Hotels on the Danube" lie along it.
   * @param where  the words for the place, with their preposition
   * @param isArticled  whether they have "the" before a name
   * @throws GeoError `query_not_understood` for what only belongs to a river: "the castles of the Loire" */
  ashore(
    query: SpatialQuery,
    where: string,
    wanted: readonly Wanted[],
    isArticled: (name: string) => boolean,
    notes: string[],
  ): { query: SpatialQuery; isWater: boolean } {
    const unchanged = { query, isWater: false };
    if (wanted.length === 0 || isAll(wanted, afloat)) return unchanged;
    if (department.test(where)) {
      const lying = mapPlaces(query, (node) => this.department(node, notes));
      if (lying !== query || !within.test(where)) return { query: lying, isWater: false };
    }
    const put = (node: SpatialQuery): SpatialQuery => {
      if (node.type === 'Intersection' || node.type === 'Union') {
        const of = node.of.map(put);
        return of.every((member, i) => member === node.of[i]) ? node : { ...node, of };
      }
      if (node.type !== 'NamedPlace' || node.within) return node;
      const isHere = this.here(node.name).length > 0;
      const isKnown = !isHere || this.names.knows(fold(node.name), false);
      if (isKnown && !this.isWater(node.name, isArticled(node.name))) return node;
      if (belonging.test(where) && !isAll(wanted, crossing))
        throw new GeoError(
          'query_not_understood',
          `“${node.name}” is a water: what lies “of” it is not said.`,
          {
            fix: `Ask for what is along “${node.name}”, or name a region.`,
          },
        );
      // What the map draws itself is nearer to the truth than a line for maps of the world.
      if (!isHere) return this.drawn(node, notes);
      notes.push(`“${node.name}” is a water: what is along it is read as within ${alongMetres} m`);
      return { type: 'Buffer', of: node, distance: { value: alongMetres, unit: 'm' } };
    };
    const said = put(query);
    return { query: said, isWater: said !== query };
  }

  /** "Lighthouses on the coast of Brittany": a coast is a line, and drawn for maps of the world. */
  atCoast(query: SpatialQuery, notes: string[]): SpatialQuery {
    if (query.type === 'Intersection') {
      const of = query.of.map((member) => this.atCoast(member, notes));
      return of.every((member, i) => member === query.of[i]) ? query : { ...query, of };
    }
    if (query.type !== 'CoastOf') return query;
    notes.push(`the coast is drawn for maps of the world: on it is read as within ${drawnKm} km`);
    return { type: 'Buffer', of: query, distance: { value: drawnKm, unit: 'km' } };
  }

  /** "Dans la Loire": things lie in the department that is called after a river. */
  private department(node: NamedPlace, notes: string[]): NamedPlace {
    const name = node.name.replace(/^(?:l[ea] |l['’])/i, '');
    if (node.within || !this.isWater(node.name, true)) return node;
    const readings = [{ text: fold(name), depth: 0, kinds: 0 }];
    const found = this.context.finder.exact(readings, { mask: regions }, 3).candidates;
    if (!found.some(({ place }) => place.countryCode === 'FR')) return node;
    notes.push(`“${name}” is read as the department, not the river`);
    return { ...node, name: `department of ${name}` };
  }

  /** The best known of a name, or a river that "the" is said of: "the Mississippi" is no state. */
  private isWater(name: string, isArticled: boolean): boolean {
    const readings = [{ text: fold(name), depth: 0, kinds: 0 }];
    const found = this.context.finder.exact(readings, { mask: anyKind }, 3).candidates;
    // A place is read when it is first asked for.
    const isOne = ({ place, nameType }: Candidate): boolean =>
      (maskOf([place.kind]) & waterKinds) !== 0 && !['code', 'adjective', 'variant'].includes(nameType);
    const [best] = found;
    if (best === undefined) return false;
    if (isOne(best) || !isArticled) return isOne(best);
    return (maskOf([best.place.kind]) & countries) === 0 && found.some(isOne);
  }

  /** "An der Valira" is along it, "am Friedhof" beside it.
   * @param isArea  whether a name is that of a town, a region or a landscape, in which things lie */
  atEdge(where: string, isArea: (name: string) => boolean): string {
    const [, name, town = ''] =
      /^(?:an (?:der|dem)|am) (\p{Lu}[\p{L}-]*(?: (?!in |im )[\p{L}-]+)*)( (?:in|im) \p{Lu}.*)?$/u.exec(
        where,
      ) ?? [];
    if (name === undefined) return where;
    if (this.here(name).length > 0 || this.inland(name) !== undefined) return `entlang der ${name}${town}`;
    const isThing = this.lookUp.isName(name.split(' ').at(-1)!) && !liesOn.test(name);
    return !isThing || isArea(name) || this.names.knows(fold(name), false) ? where : `neben ${name}${town}`;
  }
}
