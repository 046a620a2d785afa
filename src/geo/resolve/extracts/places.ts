/** Where: the words of a query → an area to search, from the extracts' own places and the gazetteer's. */

import type { Geometry } from 'geojson';
import { runSliced } from '../../../shared/run-sliced.ts';
import { GeoError } from '../../domain/errors.ts';
import { fold } from '../../domain/fold.ts';
import { anyKind } from '../../domain/place.ts';
import type { NamedPlace, ParsedQuery, SpatialQuery } from '../../domain/query.ts';
import { AreaIndex } from '../../geometry/area-index.ts';
import { fromMixed, toMixed } from '../../geometry/combine.ts';
import type { OsmFeature } from '../../osm/store.ts';
import { toPlain } from '../../parse/map/plain.ts';
import { toSpatialPhrase } from '../../parse/map/where.ts';
import type { NameSource } from '../../parse/name-source.ts';
import { readSpatial } from '../../parse/parse-spatial.ts';
import { printQuery } from '../../parse/print.ts';
import type { Context } from '../context.ts';
import { Evaluator } from '../evaluate.ts';
import { geocodeUpstream } from '../geocode-upstream.ts';
import { knownNames } from '../known-names.ts';
import { drawn, isSettlement, sizeOf } from './drawn.ts';
import { isArea, toArea } from './extent.ts';
import type { LookUp } from './look-up.ts';
import { NamesHere } from './names-here.ts';

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

const article = "(?:the|an?|der|die|das|dem|den|des|einem|einer|le|la|les|l'|du|au|el|los|las|del|al)";
const articled = new RegExp(`\\b${article}(?: |(?<='))([a-z].*)`, 'g');

/** What belongs to a name: "the casino of Monaco". */
const belonging = / (?:of|de|du|von|vom|del|della|di) (?=\p{L})/gu;

/** Finds places for one question. */
export class Places {
  readonly readings: LocalReading[] = [];
  readonly names: NamesHere;
  private readonly ownNotes: string[] = [];
  private readonly context: Context;
  private readonly lookUp: LookUp;
  private readonly options: { minScore?: number; signal?: AbortSignal };

  constructor(context: Context, lookUp: LookUp, options: { minScore?: number; signal?: AbortSignal }) {
    this.context = context;
    this.lookUp = lookUp;
    this.options = options;
    this.names = new NamesHere(context, lookUp, options.signal);
  }

  get notes(): readonly string[] {
    return [...this.names.notes, ...this.ownNotes];
  }

  /** The geometry that words mean: "within 500 m of the casino". */
  async find(where: string): Promise<Reading> {
    const { phrase, notes } = toSpatialPhrase(where);
    const parsed = await this.parse(phrase);
    const things = [...toPlain(phrase).matchAll(articled)].map(([, rest]) => fold(rest!));
    // A corridor runs between areas.
    const widened = holds(parsed.query, 'Between');
    const evaluator = new Evaluator(this.context, this.options, async (node) => {
      const articled = things.some((rest) => rest.startsWith(fold(node.name)));
      const found = await this.local(node, articled);
      return found && widened ? (await toArea(found)).area : found;
    });
    const geometry = await evaluator.evaluate(parsed.query);
    for (const { reading } of evaluator.places.values()) {
      if (reading.boundary === 'estimated') {
        this.ownNotes.push(`the extent of “${reading.name}” is estimated from its population`);
      }
    }
    return {
      name: printQuery(parsed.query),
      geometry,
      notes: [...notes, ...parsed.notes],
      endless: parsed.query.type === 'Directional',
    };
  }

  /** "The casino of Monaco" is the casino in Monaco where the words mean nothing else. */
  private async parse(phrase: string): Promise<ParsedQuery> {
    try {
      return await this.parsed(phrase);
    } catch (error) {
      const listed = error instanceof GeoError && asContained(phrase);
      if (!listed) throw error;
      try {
        return await this.parsed(listed);
      } catch {
        throw error;
      }
    }
  }

  private async parsed(phrase: string): Promise<ParsedQuery> {
    const found = await this.names.findAddress(phrase);
    return runSliced(readSpatial(phrase, this.source(), undefined, found), this.options.signal);
  }

  private source(): NameSource {
    const gazetteer = knownNames(this.context.finder.gazetteer);
    const { names } = this;
    return {
      knows: (name, codes) => gazetteer.knows(name, codes) || names.knows(name),
      isAdjective: (name) => gazetteer.isAdjective(name),
      liesIn: (inner, outer) =>
        gazetteer.liesIn(inner, outer) ||
        (names.isLocal(inner) && (names.isArea(outer) || gazetteer.knows(fold(outer), false))),
    };
  }

  /** A place among the features: an area of that name, else what bears the name, else all of that kind.
   * @param articled  said with "the": a thing rather than a town */
  private async local(node: NamedPlace, articled: boolean): Promise<Geometry | undefined> {
    const { name, within = [] } = node;
    const { names } = this;
    const text = fold(name);
    const named = this.lookUp.named(name);
    const areas = named.filter((feature) => isSettlement(feature) && isArea(feature.geometry));
    if (areas.length > 0 && within.length === 0) {
      const largest = areas.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a));
      return this.read(name, [largest]);
    }
    const isKind = this.lookUp.isName(name);
    if (!(articled && (isKind || named.length > 0)) && within.length === 0 && names.important(text))
      return undefined;
    const address = names.atAddress(text);
    if (address) return this.read(name, address);
    // "The casino" is the casino before it is the bus stop of that name.
    let features = await names.ofKind(name);
    if (features.length === 0) features = named.filter(isSettlement);
    if (features.length === 0 && within.length === 0 && !articled && names.isTownHere(text)) return undefined;
    if (features.length === 0) features = named;
    if (features.length === 0) features = names.described(text);
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
    if (
      !this.context.upstreams.nominatim ||
      knownNames(this.context.finder.gazetteer).knows(fold(name), true)
    )
      return undefined;
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

/** "The casino of Monaco" as "the casino, Monaco": cut before the last name, when there are words before and after. */
function asContained(phrase: string): string | undefined {
  for (const { 0: word, index } of [...phrase.matchAll(belonging)].reverse()) {
    const name = phrase.slice(index + word.length);
    if (/^\p{L}[\p{L} -]*$/u.test(name) && /[^\d\s]/.test(phrase.slice(0, index)))
      return `${phrase.slice(0, index)}, ${name}`;
  }
  return undefined;
}

function holds(query: SpatialQuery, type: SpatialQuery['type']): boolean {
  if (query.type === type) return true;
  return Object.values(query).some((member) =>
    [member].flat().some((inner) => typeof inner === 'object' && 'type' in inner && holds(inner, type)),
  );
}
