/** Where: the words of a query → an area to search, from the extracts' own places and the gazetteer's. */

import type { Geometry } from 'geojson';
import { GeoError } from '../../domain/errors.ts';
import { fold } from '../../domain/fold.ts';
import type { OsmFeature } from '../../domain/map-store.ts';
import { anyKind } from '../../domain/place.ts';
import type { NamedPlace, ParsedQuery } from '../../domain/query.ts';
import { beginningWith } from '../../domain/tags.ts';
import { AreaIndex } from '../../geometry/area-index.ts';
import { fromMixed, toMixed } from '../../geometry/combine.ts';
import { isArticled, isDefinite } from '../../parse/map/articled.ts';
import { hasArticle, landmarkOf } from '../../parse/map/landmarks.ts';
import {
  bothReaches,
  byComma,
  calledAfter,
  commaPair,
  inContainer,
  inTown,
  isPartOfTown,
  mapPlaces,
  nearEach,
  townsThing,
  withBareTowns,
} from '../../parse/map/phrase-trees.ts';
import { roadOf } from '../../parse/map/road-numbers.ts';
import type { Wanted } from '../../parse/map/wanted.ts';
import { minsterKind, outsideOf, toSpatialPhrase } from '../../parse/map/where.ts';
import type { NameSource } from '../../parse/name-source.ts';
import { printQuery } from '../../parse/print.ts';
import type { Context } from '../context.ts';
import { Evaluator } from '../evaluate.ts';
import { geocodeUpstream } from '../geocode-upstream.ts';
import { knownNames } from '../known-names.ts';
import { placeOutline } from './boundary.ts';
import { checkListed, checkNames, checkWords, holds } from './check-names.ts';
import { takenTogether } from './comma-pair.ts';
import { drawn, isSettlement, sizeOf } from './drawn.ts';
import { isArea, toArea } from './extent.ts';
import { landmarkIn, takenFor } from './landmarks-here.ts';
import type { LookUp } from './look-up.ts';
import { NamesHere } from './names-here.ts';
import { outside } from './outside.ts';
import { PhraseReader } from './phrase-reader.ts';
import { alongStreets, besideRoads, checkRoads, notOnTheWay, roadHere, withoutStops } from './roads.ts';
import { Waters } from './waters.ts';

export interface Reading {
  /** The phrase as the grammar read it. */
  readonly name: string;
  readonly geometry: Geometry;
  readonly notes: readonly string[];
  /** All that lies beyond a place in a direction. */
  readonly endless: boolean;
}

/** A place of the extracts that the words named. */
export interface LocalReading {
  readonly asked: string;
  /** Ids of what was meant, "way/12"; at most ten. */
  readonly ids: readonly string[];
}

/** Finds places for one question. */
export class Places {
  readonly readings: LocalReading[] = [];
  readonly names: NamesHere;
  /** What is asked for, which tells what "on the Danube" means. */
  wanted: readonly Wanted[] = [];
  private readonly ownNotes: string[] = [];
  /** The words speak of what lies along something: a river goes before a town of its name. */
  private waterFirst = false;
  /** "Münster" is the church. */
  private minster = false;
  private readonly context: Context;
  private readonly gazetteer: NameSource;
  private readonly waters: Waters;
  private readonly phrases: PhraseReader;
  readonly lookUp: LookUp;
  private readonly options: { minScore?: number; signal?: AbortSignal };

  constructor(context: Context, lookUp: LookUp, options: { minScore?: number; signal?: AbortSignal }) {
    this.context = context;
    this.gazetteer = knownNames(context.finder);
    this.lookUp = lookUp;
    this.options = options;
    this.names = new NamesHere(context, lookUp, options.signal);
    this.waters = new Waters(context, this.gazetteer, lookUp);
    this.phrases = new PhraseReader(this.gazetteer, this.names, lookUp, options.signal);
  }

  get notes(): readonly string[] {
    return [...this.names.notes, ...this.ownNotes];
  }

  /** The same, or all but a place: "outside Monaco-Ville". */
  async findOrOutside(where: string): Promise<Reading> {
    const left = outsideOf(where);
    return left === undefined ? this.find(where) : outside(await this.find(left), this.lookUp.stores);
  }

  /** The geometry that words mean: "within 500 m of the casino". */
  async find(where: string): Promise<Reading> {
    const { phrase, ...parsed } = await this.understand(where);
    // A corridor runs between areas.
    const widened = holds(parsed.query, 'Between');
    const evaluator = new Evaluator(this.context, this.options, async (node) => {
      const found = await this.local(node, isArticled(phrase, node.name), isDefinite(phrase, node.name));
      return found && widened ? (await toArea(found)).area : found;
    });
    const geometry = await evaluator.evaluate(parsed.query);
    for (const { reading } of evaluator.places.values()) {
      if (reading.boundary === 'estimated') {
        this.ownNotes.push(`the extent of “${reading.name}” is estimated from its population`);
      } else if (this.context.osm.hasExtracts && reading.boundary === undefined) {
        this.ownNotes.push(
          `no extract has the outline of “${reading.name}”: one that is drawn for maps of the world was taken, right to about a kilometre`,
        );
      }
    }
    this.ownNotes.push(...evaluator.notes);
    return {
      name: printQuery(parsed.query),
      geometry,
      notes: parsed.notes,
      endless: parsed.query.type === 'Directional',
    };
  }

  /** The tree that words mean. */
  async understand(where: string): Promise<ParsedQuery & { readonly phrase: string }> {
    const { phrase, notes, along, minster } = toSpatialPhrase(
      this.waters.atEdge(where, (name) => this.names.isArea(name)),
    );
    checkRoads(where, phrase);
    const parsed = await this.phrases.read(phrase);
    this.minster = minster === true;
    checkListed(parsed.query, phrase);
    const { names } = this;
    const isThing = (name: string) => !names.important(fold(name));
    const isNoTown = (name: string) =>
      isThing(name) || isArticled(where, name) || this.waters.inland(name) !== undefined;
    const towns = inTown(bothReaches(parsed.query, phrase, isNoTown), phrase);
    const told = byComma(towns, phrase, (first, second) => this.isIn(first, second));
    const single = mapPlaces(told, withBareTowns);
    const more = [...notes];
    checkWords(parsed.query, phrase, this.lookUp);
    if (/\p{Lu}/u.test(where)) checkNames(parsed.query, this.names, this.lookUp);
    const contained = inContainer(
      single,
      phrase,
      (name) =>
        !names.isWide(fold(name)) || (isArticled(phrase, name) && this.waters.inland(name) === undefined),
      (name) => this.lookUp.isName(name),
    );
    const own = calledAfter(
      contained,
      phrase,
      (name) => this.gazetteer.isUsually?.(fold(name), 'city') === true,
      (inner, outer) => this.gazetteer.liesIn(inner, outer),
    );
    const query = nearEach(own, phrase, isThing, more);
    // The grammar takes two things together, which near each of them overrules.
    const isList = query === contained && single === parsed.query;
    more.push(...parsed.notes.filter((note) => isList || !note.includes('taken together')));
    const pair = commaPair(query, phrase);
    if (pair) more.push(takenTogether(this.context, pair));
    const said = minster ? mapPlaces(query, asMinster) : query;
    const shore = along
      ? { query: this.waters.along(said, more), isWater: true }
      : this.waters.ashore(said, where, this.wanted, (name) => isArticled(where, name), more);
    this.waterFirst = shore.isWater;
    const beside = alongStreets(besideRoads(shore.query, this.wanted, along, more), this.lookUp, along, more);
    const placed = this.waters.atCoast(beside, more);
    return { ...parsed, query: placed, phrase, notes: more };
  }

  /** "Central Park, New York": what no town is called lies in the town behind the comma, as a park or a square does. */
  private isIn(first: string, second: string): boolean {
    if (!this.names.isArea(second)) return false;
    // "The university" is none of the towns that are called University.
    const isKind = /^\p{Ll}/u.test(first) && this.lookUp.isName(first);
    return isKind || isPartOfTown.test(first) || !this.names.important(fold(first));
  }

  /** A place among the features: an area of that name, else what bears the name, else all of that kind.
   * @param articled  said with an article: a thing rather than a town
   * @param definite  with "the", though there may be several */
  private async local(node: NamedPlace, articled: boolean, definite = false): Promise<Geometry | undefined> {
    const { name, within = [] } = node;
    const { names } = this;
    const text = fold(name);
    if (this.waterFirst && within.length === 0) {
      const waters = this.waters.here(name);
      if (waters.length > 0) return this.read(name, waters);
      const river = this.waters.inland(name);
      if (river) {
        this.readings.push({ asked: name, ids: [river.id] });
        return (await placeOutline(this.context, river, {})).geometry;
      }
    }
    const own = within.length === 0 ? this.waters.own(name, articled) : [];
    if (own.length > 0) return this.read(name, own);
    const road = roadOf(name);
    const named = road
      ? await roadHere(road, this.lookUp, this.options.signal)
      : withoutStops(this.lookUp.named(name));
    const areas = named.filter((feature) => isSettlement(feature) && isArea(feature.geometry));
    if (areas.length > 0 && within.length === 0) {
      const largest = areas.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a));
      return this.read(name, [largest]);
    }
    const isKind = this.lookUp.isName(name);
    const isThing = articled || within.length > 0 || hasArticle(name) || !names.important(text);
    const means = isThing ? landmarkOf(name) : undefined;
    const [town, ...more] = within;
    const inTown = means && town !== undefined ? await this.container(town, more) : undefined;
    const known = means && (await landmarkIn(means, inTown, names, this.lookUp));
    if (known) {
      this.ownNotes.push(...takenFor(name, known));
      return this.read(name, known);
    }
    if (!(articled && (isKind || named.length > 0)) && within.length === 0 && names.important(text))
      return undefined;
    const address = names.atAddress(text);
    if (address) return this.read(name, address);
    // "The casino" is the casino before it is the bus stop of that name.
    let features = await names.ofKind(this.minster && name === 'Münster' ? minsterKind : name);
    if (definite && features.length > 1) this.ownNotes.push(...takenFor(name, features));
    if (features.length === 0) features = named.filter(isSettlement);
    if (features.length === 0 && within.length === 0 && !articled && names.isTownHere(text)) return undefined;
    if (features.length === 0) features = named;
    // "The palace" is no hotel that has the word in its name.
    if (features.length === 0 && !means) features = beginningWith(notOnTheWay(names.described(text)), text);
    if (features.length === 0 && means && within.length === 0 && (articled || /^\p{Ll}/u.test(name)))
      throw new GeoError('place_not_found', `There is no “${name}” in the imported extracts.`, {
        fix: 'Name the thing as the map does, or a street or a quarter near it.',
      });
    if (features.length === 0 && within.length === 0) {
      // "Heidelberger Schloss" is the one in Heidelberg, where nothing is called that.
      const theirs = townsThing(name, (town) => names.isArea(town));
      if (theirs) return this.local({ type: 'NamedPlace', name: theirs.thing, within: [theirs.town] }, true);
    }
    const [outer] = within;
    if (outer !== undefined && features.length > 0) {
      const container = await this.container(outer, within.slice(1));
      features = features.filter(({ geometry }) => container.meets(geometry));
      if (features.length === 0) {
        throw new GeoError(
          'place_not_found',
          `There is no ${name} in ${within.join(', ')} in the imported extracts.`,
        );
      }
    }
    return features.length > 0 ? this.read(name, features) : this.fromUpstream(node);
  }

  /** What a Nominatim server knows, where the gazetteer does not. */
  private async fromUpstream({ name, within = [] }: NamedPlace): Promise<Geometry | undefined> {
    if (!this.context.upstreams.nominatim || this.gazetteer.knows(fold(name), true)) return undefined;
    const found = await geocodeUpstream(this.context, name, anyKind, within, {
      alternatives: 0,
      ...(this.options.signal && { signal: this.options.signal }),
    });
    if (found) this.readings.push({ asked: name, ids: [found.properties.id] });
    return found?.geometry;
  }

  private async container(name: string, within: readonly string[]): Promise<AreaIndex> {
    const evaluator = new Evaluator(this.context, this.options, (node) => this.local(node, false));
    const geometry = await evaluator.evaluate({
      type: 'NamedPlace',
      name,
      ...(within.length > 0 && { within }),
    });
    return new AreaIndex((await toArea(geometry)).area);
  }

  private read(asked: string, features: readonly OsmFeature[]): Geometry | undefined {
    for (const { geometry, tags } of features) {
      if (geometry.type === 'Point' && tags.place !== undefined)
        this.ownNotes.push(`“${asked}” has no boundary on the map: its extent is estimated`);
    }
    this.readings.push({ asked, ids: features.slice(0, 10).map(({ id }) => id) });
    return fromMixed(toMixed({ type: 'GeometryCollection', geometries: features.map(drawn) }));
  }
}

/** Back to the word that was said. */
const asMinster = (node: NamedPlace): NamedPlace =>
  node.name === minsterKind ? { ...node, name: 'Münster' } : node;
