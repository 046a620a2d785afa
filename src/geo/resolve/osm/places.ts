/** Where: the words of a query → an area to search, from the extracts' own places and the gazetteer's. */

import type { Geometry } from 'geojson';
import { Pacer, runSliced } from '../../../shared/run-sliced.ts';
import { GeoError } from '../../domain/errors.ts';
import { fold } from '../../domain/fold.ts';
import { anyKind, landscapeKinds, maskOf } from '../../domain/place.ts';
import type { NamedPlace, ParsedQuery, SpatialQuery } from '../../domain/query.ts';
import { AreaIndex } from '../../geometry/area-index.ts';
import { fromMixed, toMixed } from '../../geometry/combine.ts';
import type { Tags } from '../../osm/entities.ts';
import { overlap } from '../../osm/library.ts';
import type { OsmFeature, OsmStore } from '../../osm/store.ts';
import { readSpatial } from '../../parse/parse-spatial.ts';
import { printQuery } from '../../parse/print.ts';
import type { NameSource } from '../../parse/name-source.ts';
import type { Context } from '../context.ts';
import { Evaluator } from '../evaluate.ts';
import { knownNames } from '../known-names.ts';
import { drawn, isSettlement, sizeOf } from './drawn.ts';
import { isArea, toArea } from './extent.ts';
import { geocodeUpstream } from './from-upstream.ts';
import type { LookUp } from './look-up.ts';
import { toPlain } from './plain.ts';
import { bearsWords } from './subject.ts';
import { toSpatialPhrase } from './where.ts';

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

/** All benches of a country are no place. */
const mostOfKind = 2000;

const settled =
  landscapeKinds |
  maskOf([
    'country',
    'territory',
    'region',
    'grouping',
    'continent',
    'ocean',
    'sea',
    'gulf',
    'lake',
    'river',
  ]);
const towns = maskOf(['city']);
/** Inhabitants from which a town goes before what bears its name here, and before a mere word for a kind. */
const largeTown = { named: 100_000, kind: 15_000 };

const article = "(?:the|an?|der|die|das|dem|den|des|einem|einer|le|la|les|l'|du|au|el|los|las|del|al)";
const articled = new RegExp(`\\b${article}(?: |(?<='))([a-z].*)`, 'g');

/** What belongs to a name: "the casino of Monaco". */
const belonging = / (?:of|de|du|von|vom|del|della|di) (?=\p{L})/gu;
/** Words of an address at most. */
const longestAddress = 8;

/** Finds places for one question. */
export class Places {
  readonly readings: LocalReading[] = [];
  readonly notes: string[] = [];
  private readonly descriptions = new Map<string, readonly OsmFeature[]>();
  private readonly addresses = new Map<string, { address: string; features: readonly OsmFeature[] }>();
  private readonly known = new Map<string, boolean>();
  private readonly kinds = new Map<string, readonly OsmFeature[]>();
  private readonly context: Context;
  private readonly lookUp: LookUp;
  private readonly options: { minScore?: number; signal?: AbortSignal };
  private readonly pacer: Pacer;

  constructor(context: Context, lookUp: LookUp, options: { minScore?: number; signal?: AbortSignal }) {
    this.context = context;
    this.lookUp = lookUp;
    this.options = options;
    this.pacer = new Pacer(options.signal);
  }

  /** Is this the name of an area, here or in the gazetteer? */
  isArea(name: string): boolean {
    const text = fold(name);
    if (text.length < 3 || this.lookUp.isName(name)) return false;
    return this.important(text) || this.lookUp.named(name).some(isSettlement);
  }

  /** The geometry that words mean: "within 500 m of the casino". */
  async find(where: string): Promise<Reading> {
    const spoken = toSpatialPhrase(where);
    const phrase = await this.standIn(spoken.phrase);
    const { notes } = spoken;
    const gazetteer = knownNames(this.context.finder.gazetteer);
    const things = [...toPlain(phrase).matchAll(articled)].map(([, rest]) => fold(rest!));
    const parsed = await this.parse(phrase, {
      knows: (name, codes) => gazetteer.knows(name, codes) || this.knows(name),
      isAdjective: (name) => gazetteer.isAdjective(name),
      liesIn: (inner, outer) =>
        gazetteer.liesIn(inner, outer) ||
        (this.isLocal(inner) && (this.isArea(outer) || gazetteer.knows(fold(outer), false))),
    });
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
        this.notes.push(`the extent of “${reading.name}” is estimated from its population`);
      }
    }
    return {
      name: this.spoken(printQuery(parsed.query)),
      geometry,
      notes: [...notes, ...parsed.notes],
      endless: parsed.query.type === 'Directional',
    };
  }

  /** "The casino of Monaco" is the casino in Monaco where the words mean nothing else. */
  private async parse(phrase: string, names: NameSource): Promise<ParsedQuery> {
    const { signal } = this.options;
    try {
      return await runSliced(readSpatial(phrase, names), signal);
    } catch (error) {
      const listed = error instanceof GeoError && asContained(phrase);
      if (!listed) throw error;
      try {
        return await runSliced(readSpatial(listed, names), signal);
      } catch {
        throw error;
      }
    }
  }

  /** Put names without numbers in the place of addresses: the grammar takes numbers for distances. */
  private async standIn(phrase: string): Promise<string> {
    for (const { index } of toPlain(phrase).matchAll(/(?<=^|[ ,])(?=[a-z0-9])/g)) {
      const words = phrase.slice(index).split(/(?<=[\p{L}\p{N}])(?=[\s,]|$)/u, longestAddress);
      for (let n = words.length; n > 1; n--) {
        if (this.pacer.due) await this.pacer.pause();
        const address = words.slice(0, n).join('');
        const found = /\d/.test(address)
          ? this.atDoor(address)
          : /['’]s /.test(address)
            ? this.possessive(address)
            : [];
        if (found.length === 0) continue;
        const name = `Qaddress${'abcdefghij'[this.addresses.size] ?? 'z'}`;
        this.addresses.set(fold(name), { address, features: found });
        return phrase.replace(address, name);
      }
    }
    return phrase;
  }

  /** What stands at an address; where the number is not on the map, its street. */
  private atDoor(address: string): readonly OsmFeature[] {
    const found = this.address(fold(address));
    if (found.length > 0) return found;
    const [number] = /^\d+[a-z]?|\d+[a-z]?$/i.exec(address.trim()) ?? [''];
    const street = address.replace(number, '').trim();
    if (number === '' || !street.includes(' ')) return [];
    const streets = this.lookUp.named(street).filter(({ tags }) => tags.highway !== undefined);
    if (streets.length > 0)
      this.notes.push(`number ${number} of ${street} is not on the map: its whole length was taken`);
    return streets;
  }

  /** "The Prince's Palace": the grammar would halve it. */
  private possessive(name: string): readonly OsmFeature[] {
    const text = fold(name);
    const named = this.lookUp.named(text);
    return named.length > 0 ? named : this.described(text);
  }

  private spoken(phrase: string): string {
    let text = phrase;
    for (const [name, { address }] of this.addresses) text = text.replace(new RegExp(name, 'i'), address);
    return text;
  }

  private knows(folded: string): boolean {
    if (this.addresses.has(folded)) return true;
    let known = this.known.get(folded);
    if (known === undefined) {
      known =
        this.lookUp.knows(folded) ||
        this.lookUp.isName(folded) ||
        (/^[^ ]{4,} (?:.* )?[^ ]{4,}$/.test(folded) && this.described(folded).length > 0);
      this.known.set(folded, known);
    }
    return known;
  }

  /** Known here, and not better known elsewhere. */
  private isLocal(name: string): boolean {
    const text = fold(name);
    return !this.important(text) && this.knows(text);
  }

  /** A name that people mean by itself: a country, a region, a large town. */
  private important(folded: string): boolean {
    const named = this.lookUp.knows(folded);
    const people = named ? largeTown.named : largeTown.kind;
    const { candidates } = this.context.finder.exact(
      [{ text: folded, depth: 0, kinds: 0 }],
      { mask: anyKind },
      3,
    );
    return candidates.some(
      ({ place, nameType }) =>
        nameType !== 'code' &&
        nameType !== 'adjective' &&
        ((maskOf([place.kind]) & settled) !== 0 || (place.population ?? 0) >= people),
    );
  }

  /** A town of the gazetteer that the extracts reach goes before a street or a lift of its name. */
  private isTownHere(folded: string): boolean {
    const { candidates } = this.context.finder.exact(
      [{ text: folded, depth: 0, kinds: 0 }],
      { mask: towns },
      6,
    );
    return candidates.some(({ place: { lon, lat } }) => this.covering([lon, lat, lon, lat]).length > 0);
  }

  private address(folded: string): readonly OsmFeature[] {
    const match =
      /^(\d+[a-z]?(?: (?:bis|ter))?) (.+)$/.exec(folded) ??
      /^(.+) (\d+[a-z]?(?: (?:bis|ter))?)$/.exec(folded);
    if (!match) return [];
    const [number, street] = /^\d/.test(match[1]!) ? [match[1]!, match[2]!] : [match[2]!, match[1]!];
    return this.lookUp.atAddress(street, number);
  }

  /** A place among the features: an area of that name, else what bears the name, else all of that kind.
   * @param articled  said with "the": a thing rather than a town */
  private async local(node: NamedPlace, articled: boolean): Promise<Geometry | undefined> {
    const { name, within = [] } = node;
    const text = fold(name);
    const named = this.lookUp.named(name);
    const areas = named.filter((feature) => isSettlement(feature) && isArea(feature.geometry));
    if (areas.length > 0 && within.length === 0) {
      const largest = areas.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a));
      return this.read(name, [largest]);
    }
    const isKind = this.lookUp.isName(name);
    if (!(articled && (isKind || named.length > 0)) && within.length === 0 && this.important(text))
      return undefined;
    const address = this.addresses.get(text);
    if (address) return this.read(address.address, address.features);
    // "The casino" is the casino before it is the bus stop of that name.
    let features = isKind ? await this.ofKind(name) : [];
    if (features.length === 0) features = named.filter(isSettlement);
    if (features.length === 0 && within.length === 0 && !articled && this.isTownHere(text)) return undefined;
    if (features.length === 0) features = named;
    if (features.length === 0) features = this.described(text);
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

  /** All features of the kind that a name names. */
  async named(name: string): Promise<readonly OsmFeature[]> {
    return this.lookUp.isName(name) ? this.ofKind(name) : [];
  }

  private async ofKind(name: string): Promise<readonly OsmFeature[]> {
    const folded = fold(name);
    const known = this.kinds.get(folded);
    if (known) return known;
    const found = new Map<string, OsmFeature>();
    for (const { labels } of this.lookUp.read(name).kinds) {
      for (const store of this.lookUp.stores) {
        for (const page of store.withLabels(labels)) {
          for (const feature of page) found.set(feature.id, feature);
          if (found.size > mostOfKind) {
            throw new GeoError(
              'query_not_understood',
              `There are more than ${mostOfKind} features called “${name}”: say which.`,
            );
          }
          if (this.pacer.due) await this.pacer.pause();
        }
      }
    }
    const features = [...found.values()];
    this.kinds.set(folded, features);
    return features;
  }

  /** A name of which only some words were said, and the kind perhaps in another language: "the Oceanographic Museum". */
  described(folded: string): readonly OsmFeature[] {
    const known = this.descriptions.get(folded);
    if (known) return known;
    const words = folded.split(' ').filter((word) => word.length > 1);
    let found = this.lookUp.withWords(words).filter(({ tags }) => bearsWords(tags, words));
    for (const [kind, rest] of [
      [words[words.length - 1]!, words.slice(0, -1)],
      [words[0]!, words.slice(1)],
    ] as const) {
      if (found.length > 0 || rest.length === 0 || !rest.every((word) => word.length > 6)) continue;
      // Oceanographic, océanographique, Ozeanografisch: names differ in their endings.
      const stems = rest.map((word) => word.slice(0, -3));
      const labels = this.lookUp.read(kind).kinds.map(({ labels }) => labels);
      if (labels.length === 0) continue;
      found = this.lookUp
        .withStem(stems[0]!)
        .filter(
          ({ tags }) =>
            stems.every((stem) => fold(tags.name ?? '').includes(stem)) &&
            labels.some((all) => all.every((label) => bearsLabel(tags, label))),
        );
    }
    const few = found.length <= 50 ? found : [];
    this.descriptions.set(folded, few);
    return few;
  }

  private read(asked: string, features: readonly OsmFeature[]): Geometry | undefined {
    for (const { geometry, tags } of features) {
      if (geometry.type === 'Point' && tags.place !== undefined)
        this.notes.push(`“${asked}” has no boundary on the map: its extent is estimated`);
    }
    this.readings.push({ asked, ids: features.slice(0, 10).map(({ id }) => id) });
    return fromMixed(toMixed({ type: 'GeometryCollection', geometries: features.map(drawn) }));
  }

  /** Stores that hold something of a box. */
  covering(box: readonly [number, number, number, number]): OsmStore[] {
    return this.lookUp.stores.filter((store) => overlap(store.box, box));
  }
}

/** @param label  "amenity=museum", or "building" for any value */
function bearsLabel(tags: Tags, label: string): boolean {
  const [key, value] = label.split('=') as [string, string | undefined];
  const given = tags[key];
  return given !== undefined && (value === undefined || given.split(';').includes(value));
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
