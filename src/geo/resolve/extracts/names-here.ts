/** Which words are names here, in the extracts, and what bears them; and which names people mean by themselves, whatever
 * bears them here. */

import { Pacer } from '../../../shared/run-sliced.ts';
import { overlap } from '../../domain/box.ts';
import { GeoError } from '../../domain/errors.ts';
import { fold } from '../../domain/fold.ts';
import type { MapStore, OsmFeature } from '../../domain/map-store.ts';
import { anyKind, landscapeKinds, maskOf } from '../../domain/place.ts';
import { bearsWords, type Tags } from '../../domain/tags.ts';
import type { TextSpan } from '../../parse/grid/words-with-grid.ts';
import { isNamed } from '../../parse/map/kind-name.ts';
import { isLandmark } from '../../parse/map/landmarks.ts';
import { toPlain } from '../../parse/map/plain.ts';
import type { FeatureKind } from '../../parse/map/vocabulary.ts';
import type { Context } from '../context.ts';
import { isSettlement } from './drawn.ts';
import type { LookUp } from './look-up.ts';

/** All benches of a country are no place. */
const mostOfKind = 2000;
/** What may describe a thing: its first and its last word have letters enough. */
const shortestDescribed = 4;
const describing = new RegExp(`^[^ ]{${shortestDescribed},} (?:.* )?[^ ]{${shortestDescribed},}$`);
/** Letters above which words are compared without their endings. */
const shortestStem = 6;
/** A number that is no length, or a possessive: no address is without one. */
const addressed =
  /\d(?!\d|[.,]\d| ?(?:k?m|met(?:re|er)s?|metern?|kilomet(?:re|er)s?|kilometern?|miles?)(?!\p{L}))|['’]s /iu;
/** Words of an address at most. */
const longestAddress = 8;

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

/** Names of one question. */
export class NamesHere {
  readonly notes: string[] = [];
  private readonly descriptions = new Map<string, readonly OsmFeature[]>();
  /** What stands at the addresses that the question names, by their folded words. */
  private readonly addresses = new Map<string, readonly OsmFeature[]>();
  private readonly known = new Map<string, boolean>();
  private readonly importance = new Map<string, boolean>();
  private readonly kinds = new Map<string, readonly OsmFeature[]>();
  private readonly context: Context;
  private readonly lookUp: LookUp;
  private readonly pacer: Pacer;

  constructor(context: Context, lookUp: LookUp, signal: AbortSignal | undefined) {
    this.context = context;
    this.lookUp = lookUp;
    this.pacer = new Pacer(signal);
  }

  /** Is this the name of an area, here or in the gazetteer? */
  isArea(name: string): boolean {
    const text = fold(name);
    if (text.length < 3 || this.lookUp.isName(name)) return false;
    // Whether it is a name was asked before; what bears it is read for few.
    return this.important(text) || (this.lookUp.knows(text) && this.lookUp.named(name).some(isSettlement));
  }

  knows(folded: string): boolean {
    if (this.addresses.has(folded)) return true;
    let known = this.known.get(folded);
    if (known === undefined) {
      known =
        this.lookUp.knows(folded) ||
        this.lookUp.isName(folded) ||
        isLandmark(folded) ||
        (describing.test(folded) && this.described(folded).length > 0);
      this.known.set(folded, known);
    }
    return known;
  }

  /** May a name that is known here begin with these folded words and go on with more? False is sure. */
  begins(foldedWords: string): boolean {
    return (
      this.addresses.size > 0 ||
      this.lookUp.vocabulary.begins(foldedWords) ||
      this.lookUp.begins(foldedWords) ||
      this.mayDescribe(foldedWords)
    );
  }

  /** Whether `described` may find something by words that begin with these. */
  private mayDescribe(foldedWords: string): boolean {
    const [first, ...more] = foldedWords.split(' ') as [string, ...string[]];
    if (first.length < shortestDescribed) return false;
    const words = [first, ...more.filter((word) => word.length > 1)];
    return (
      words.every((word) => word.length > shortestStem) ||
      words.every((word) => this.lookUp.knowsWord(word)) ||
      this.lookUp.read(first).kinds.length > 0
    );
  }

  /** Known here, and not better known elsewhere. */
  isLocal(name: string): boolean {
    const text = fold(name);
    return !this.important(text) && this.knows(text);
  }

  /** A name that people mean by itself: a country, a region, a large town. */
  important(folded: string): boolean {
    let known = this.importance.get(folded);
    if (known === undefined) {
      known = this.isImportant(folded);
      this.importance.set(folded, known);
    }
    return known;
  }

  private isImportant(folded: string): boolean {
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

  /** The name of a country, a region, a landscape or a water. */
  isWide(folded: string): boolean {
    const { candidates } = this.context.finder.exact(
      [{ text: folded, depth: 0, kinds: 0 }],
      { mask: settled },
      1,
    );
    return candidates.some(({ nameType }) => nameType !== 'code' && nameType !== 'adjective');
  }

  /** A town of the gazetteer that the extracts reach goes before a street or a lift of its name. */
  isTownHere(folded: string): boolean {
    const { candidates } = this.context.finder.exact(
      [{ text: folded, depth: 0, kinds: 0 }],
      { mask: towns },
      6,
    );
    return candidates.some(({ place: { lon, lat } }) => this.covering([lon, lat, lon, lat]).length > 0);
  }

  /** Stores that hold something of a box. */
  covering(box: readonly [number, number, number, number]): MapStore[] {
    return this.lookUp.stores.filter((store) => overlap(store.box, box));
  }

  /** The first address of a phrase, or name with a possessive: the grammar would take its number for a distance, and halve
   * "the Prince's Palace". */
  async findAddress(phrase: string): Promise<readonly TextSpan[]> {
    if (!addressed.test(phrase)) return [];
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
        this.addresses.set(fold(address), found);
        return [{ start: index, end: index + address.length }];
      }
    }
    return [];
  }

  /** What stands at an address that `findAddress` found. */
  atAddress(folded: string): readonly OsmFeature[] | undefined {
    return this.addresses.get(folded);
  }

  /** What stands at an address; where the number is not on the map, its street. */
  private atDoor(address: string): readonly OsmFeature[] {
    const found = this.address(fold(address));
    if (found.length > 0) return found;
    const [number] = /^\d+[a-z]?|(?<!\d)\d+[a-z]?$/i.exec(address.trim()) ?? [''];
    const street = address.replace(number, '').trim();
    if (number === '' || !street.includes(' ')) return [];
    const streets = this.lookUp.named(street).filter(({ tags }) => tags.highway !== undefined);
    if (streets.length > 0)
      this.notes.push(`number ${number} of ${street} is not on the map: its whole length was taken`);
    return streets;
  }

  private address(folded: string): readonly OsmFeature[] {
    const match =
      /^(\d+[a-z]?(?: (?:bis|ter))?) (.+)$/.exec(folded) ??
      /^(.+) (\d+[a-z]?(?: (?:bis|ter))?)$/.exec(folded);
    if (!match) return [];
    const [number, street] = /^\d/.test(match[1]!) ? [match[1]!, match[2]!] : [match[2]!, match[1]!];
    return this.lookUp.atAddress(street, number);
  }

  private possessive(name: string): readonly OsmFeature[] {
    const text = fold(name);
    const named = this.lookUp.named(text);
    return named.length > 0 ? named : this.described(text);
  }

  /** All features of the kind that a name names; none when it names no kind. */
  async ofKind(name: string): Promise<readonly OsmFeature[]> {
    return this.lookUp.isName(name) ? this.ofKinds(fold(name), this.lookUp.read(name).kinds) : [];
  }

  /** @param name  what they are called in the question */
  async ofKinds(name: string, kinds: readonly FeatureKind[]): Promise<readonly OsmFeature[]> {
    const key = `${name} ${kinds.map(({ labels }) => labels)}`;
    const known = this.kinds.get(key);
    if (known) return known;
    const found = new Map<string, OsmFeature>();
    for (const { labels, without, named } of kinds) {
      for (const store of this.lookUp.stores) {
        for await (const page of store.find({ any: [{ labels, words: [], filters: [] }] })) {
          for (const { feature } of page) {
            if (without?.some((key) => feature.tags[key] !== undefined)) continue;
            if (!named || isNamed(feature.tags, named)) found.set(feature.id, feature);
          }
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
    this.kinds.set(key, features);
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
      if (found.length > 0 || rest.length === 0 || !rest.every((word) => word.length > shortestStem))
        continue;
      // Oceanographic, océanographique, Ozeanografisch: names differ in their endings.
      const stems = rest.map((word) => word.slice(0, -3));
      const labels = this.lookUp.read(kind).kinds.flatMap(({ labels, named }) => (named ? [] : [labels]));
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
}

/** @param label  "amenity=museum", or "building" for any value */
export function bearsLabel(tags: Tags, label: string): boolean {
  const [key, value] = label.split('=') as [string, string | undefined];
  const given = tags[key];
  return given !== undefined && (value === undefined || given.split(';').includes(value));
}
