/** Read side of the gazetteer file: typed arrays over its bytes, nothing parsed but a small header. Keys are folded
 * names sorted by their UTF-8 bytes; each has postings, one for each place that bears it. */

import {
  type KindMask,
  kindBits,
  type NameType,
  nameTypes,
  type Place,
  placeKinds,
} from '../domain/place.ts';
import { problemOf } from './gazetteer-check.ts';
import { type GazetteerMeta, metaSchema } from './gazetteer-meta.ts';
import { type Seat, seats } from './importance.ts';
import { readSections, type Sections } from './sections.ts';
import { slice, startsIn } from './starts.ts';
import { type Named, namesOfPlaces, textsOf } from './text-places.ts';
import { Utf8Scratch } from './utf8-scratch.ts';

export const formatVersion = 3;
// Some ten for each word of the shipped names: of those that are none, one in ten is taken for one.
const wordBits = 1 << 21;
// FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
const hashStart = 0x811c9dc5 | 0;
const hashFactor = 0x01000193;
/** The bit of a hash: its upper half folded into the lower one. */
const bitOf = (hash: number) => (hash ^ (hash >>> 21)) & (wordBits - 1);

export interface Posting {
  place: number;
  type: NameType;
  language: string;
  text: string;
}

/** What is computed from the file. */
interface Unpacked extends Named {
  readonly keyOffsets: Uint32Array;
  readonly postStart: Uint32Array;
  readonly name: Uint32Array;
}

const noRange: readonly [number, number] = [0, 0];

export class Gazetteer {
  readonly size: number;
  readonly keyCount: number;
  readonly kind: Uint8Array;
  readonly importance: Uint16Array;
  readonly country: Uint16Array;
  readonly region: Uint16Array;
  readonly lon: Float32Array;
  readonly lat: Float32Array;
  readonly population: Uint32Array;
  private readonly seat: Uint8Array;
  /** Cities that are parts of another, ascending, and of which. */
  private readonly parts: Uint32Array;
  private readonly wholes: Uint32Array;
  readonly keyOffsets: Uint32Array;
  readonly keyBytes: Uint8Array;
  readonly postStart: Uint32Array;
  readonly postPlace: Uint32Array;
  readonly postType: Uint8Array;
  /** Kinds of the places that bear each key. */
  readonly keyMask: Uint32Array;
  /** A bit for each hash that a word of a key has. */
  private readonly words = new Uint32Array(wordBits >>> 5);
  private readonly layer: Uint8Array;
  private readonly origin: Uint8Array;
  private readonly name: Uint32Array;
  private readonly id: Uint32Array;
  private readonly postLanguage: Uint16Array;
  private readonly postText: Uint32Array;
  private readonly texts: Buffer;
  private readonly meta: GazetteerMeta;
  private idIndex: Map<string, number> | undefined;
  private readonly sought = new Utf8Scratch();

  /** Reads and checks a file; yields every fraction of a millisecond.
   * @throws GeoError `data_corrupt` when the bytes are no gazetteer of this version, or are damaged */
  static *open(bytes: Uint8Array, what = 'the gazetteer'): Generator<void, Gazetteer> {
    const sections = readSections(bytes, formatVersion, what);
    const keyOffsets = yield* startsIn(sections, 'keyLengths', 'keyOffsets');
    const postStart = yield* startsIn(sections, 'postCounts', 'postStart', keyOffsets.length - 1);
    const postPlace = sections.array(Uint32Array, 'postPlace');
    const postType = sections.array(Uint8Array, 'postType', postPlace.length);
    const texts = sections.bytes('texts');
    const postText = yield* textsOf(sections, postPlace.length, texts);
    const named = { postPlace, postType, postText };
    const name = yield* namesOfPlaces(sections, named, sections.bytes('kind').length);
    const gazetteer = new Gazetteer(sections, { ...named, keyOffsets, postStart, name });
    const problem = yield* gazetteer.problem();
    if (problem) throw sections.fail(problem);
    yield* gazetteer.gather();
    return gazetteer;
  }

  /** As `open`, in one go: for tools. */
  static read(bytes: Uint8Array, what?: string): Gazetteer {
    const opening = Gazetteer.open(bytes, what);
    for (;;) {
      const step = opening.next();
      if (step.done) return step.value;
    }
  }

  private constructor(sections: Sections, unpacked: Unpacked) {
    this.meta = sections.json('meta', metaSchema);
    this.kind = sections.array(Uint8Array, 'kind');
    this.size = this.kind.length;
    const { size } = this;
    this.layer = sections.array(Uint8Array, 'layer', size);
    this.origin = sections.array(Uint8Array, 'origin', size);
    this.importance = sections.array(Uint16Array, 'importance', size);
    this.country = sections.array(Uint16Array, 'country', size);
    this.region = sections.array(Uint16Array, 'region', size);
    this.lon = sections.array(Float32Array, 'lon', size);
    this.lat = sections.array(Float32Array, 'lat', size);
    this.population = sections.array(Uint32Array, 'population', size);
    this.seat = sections.array(Uint8Array, 'seat', size);
    this.parts = sections.array(Uint32Array, 'parts');
    this.wholes = sections.array(Uint32Array, 'wholes', this.parts.length);
    this.name = unpacked.name;
    this.id = sections.array(Uint32Array, 'id', size);
    this.keyOffsets = unpacked.keyOffsets;
    this.keyCount = this.keyOffsets.length - 1;
    this.keyBytes = sections.bytes('keyBytes');
    this.postStart = unpacked.postStart;
    this.postPlace = unpacked.postPlace;
    this.postType = unpacked.postType;
    this.postLanguage = sections.array(Uint16Array, 'postLanguage', this.postPlace.length);
    this.postText = unpacked.postText;
    const texts = sections.bytes('texts');
    this.texts = Buffer.from(texts.buffer, texts.byteOffset, texts.byteLength);
    this.keyMask = new Uint32Array(Math.max(0, this.keyCount));
  }

  /** Which kinds of places bear each name, and which words names are made of. */
  private *gather(): Generator<void> {
    const { keyBytes, keyOffsets } = this;
    for (let k = 0; k < this.keyCount; k++) {
      if (k % slice === 0) yield;
      let hash = hashStart;
      for (let i = keyOffsets[k]!; i < keyOffsets[k + 1]!; i++) {
        const byte = keyBytes[i]!;
        if (byte !== 0x20) hash = Math.imul(hash ^ byte, hashFactor);
        else {
          this.putWord(hash);
          hash = hashStart;
        }
      }
      this.putWord(hash);
      let mask = 0;
      for (let p = this.postStart[k]!; p < this.postStart[k + 1]!; p++)
        mask |= kindBits[this.kind[this.postPlace[p]!]!]!;
      this.keyMask[k] = mask;
    }
  }

  private problem() {
    const { meta, kind, layer, origin, country, region, lon, lat, seat, parts, wholes, name, id } = this;
    const { keyOffsets, keyBytes, postStart, postPlace, postType, postLanguage, postText, texts } = this;
    return problemOf({
      ...{ meta, kind, layer, origin, country, region, lon, lat, seat, parts, wholes, name, id },
      ...{ keyOffsets, keyBytes, postStart, postPlace, postType, postLanguage, postText, texts },
    });
  }

  /** Number of the key equal to a folded name, −1 when there is none. */
  find(key: string): number {
    const length = this.sought.write(key);
    const at = this.lowerBound(length);
    if (at === this.keyCount || this.keyOffsets[at + 1]! - this.keyOffsets[at]! !== length) return -1;
    return this.order(at, length) === 0 ? at : -1;
  }

  /** Keys that begin with a folded prefix, as a half-open range. */
  prefixRange(prefix: string): readonly [number, number] {
    const length = this.sought.write(prefix);
    if (length === 0) return noRange;
    const from = this.lowerBound(length);
    let [to, high] = [from, this.keyCount];
    // Most prefixes begin no key.
    if (!this.beginsWith(from, length)) return [from, from];
    while (to < high) {
      const middle = (to + high) >> 1;
      if (this.beginsWith(middle, length)) to = middle + 1;
      else high = middle;
    }
    return [from, to];
  }

  private putWord(hash: number): void {
    const bit = bitOf(hash);
    this.words[bit >>> 5]! |= 1 << (bit & 31);
  }

  /** Whether a folded word may be one of a key: false is sure. */
  mayHoldWord(word: string): boolean {
    const length = this.sought.write(word);
    const { bytes } = this.sought;
    let hash = hashStart;
    for (let i = 0; i < length; i++) hash = Math.imul(hash ^ bytes[i]!, hashFactor);
    const bit = bitOf(hash);
    return (this.words[bit >>> 5]! & (1 << (bit & 31))) !== 0;
  }

  /** Whether a key begins with a folded prefix. */
  begins(prefix: string): boolean {
    const length = this.sought.write(prefix);
    return this.beginsWith(this.lowerBound(length), length);
  }

  /** Whether a key begins with the bytes sought. */
  private beginsWith(key: number, length: number): boolean {
    if (key === this.keyCount || this.keyOffsets[key + 1]! - this.keyOffsets[key]! < length) return false;
    const start = this.keyOffsets[key]!;
    return compare(this.keyBytes, start, start + length, this.sought.bytes, length) === 0;
  }

  /** Whether a key stands before the bytes sought, is them, or stands behind them. */
  private order(key: number, length: number): number {
    const { keyBytes, keyOffsets, sought } = this;
    return compare(keyBytes, keyOffsets[key]!, keyOffsets[key + 1]!, sought.bytes, length);
  }

  private lowerBound(length: number): number {
    let low = 0;
    let high = this.keyCount;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.order(middle, length) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  keyText(key: number): string {
    return Buffer.from(
      this.keyBytes.buffer,
      this.keyBytes.byteOffset + this.keyOffsets[key]!,
      this.keyOffsets[key + 1]! - this.keyOffsets[key]!,
    ).toString();
  }

  posting(p: number): Posting {
    return {
      place: this.postPlace[p]!,
      type: nameTypes[this.postType[p]!]!,
      language: this.meta.languages[this.postLanguage[p]!]!,
      text: this.text(this.postText[p]!),
    };
  }

  typeOf(p: number): NameType {
    return nameTypes[this.postType[p]!]!;
  }

  /** Tag of the language of a name, '' where it is not known. */
  languageOf(p: number): string {
    return this.meta.languages[this.postLanguage[p]!]!;
  }

  isKind(index: number, mask: KindMask): boolean {
    return (mask & kindBits[this.kind[index]!]!) !== 0;
  }

  /** Drawn of its members: England. The members and what lies in them carry it nowhere. */
  isComposed(index: number): boolean {
    const layer = this.layer[index]!;
    return layer > 0 && this.meta.layers[layer] === 'composed';
  }

  nameOf(index: number): string {
    return this.text(this.name[index]!);
  }

  idOf(index: number): string {
    const id = this.id[index]!;
    return id >= firstCity ? `city/${id - firstCity}` : this.text(id);
  }

  /** At GeoNames; negative of what is no city. */
  cityNumberOf(index: number): number {
    return this.id[index]! - firstCity;
  }

  importanceOf(index: number): number {
    return this.importance[index]! / 65535;
  }

  seatOf(index: number): Seat {
    return seats[this.seat[index]!]!;
  }

  /** Index of the city that a city is a part of: Berlin for Kreuzberg. */
  wholeOf(index: number): number | undefined {
    let low = 0;
    let high = this.parts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.parts[middle]! < index) low = middle + 1;
      else high = middle;
    }
    return this.parts[low] === index ? this.wholes[low] : undefined;
  }

  /** ISO code of the country that the place is or lies in. */
  countryCodeOf(index: number): string | undefined {
    const country = this.country[index]!;
    return country === 0 ? undefined : this.meta.countryCodes[country - 1];
  }

  place(index: number): Place {
    const country = this.country[index]!;
    const region = this.region[index]!;
    const population = this.population[index]!;
    const layer = this.layer[index]!;
    const [source, licence] = this.meta.origins[this.origin[index]!]!;
    return Object.freeze({
      id: this.idOf(index),
      kind: placeKinds[this.kind[index]!]!,
      name: this.nameOf(index),
      lon: shorten(this.lon[index]!),
      lat: shorten(this.lat[index]!),
      importance: this.importanceOf(index),
      ...(population > 0 && { population }),
      ...(country > 0 && {
        countryCode: this.meta.countryCodes[country - 1]!,
        country: this.nameOf(country - 1),
      }),
      ...(region > 0 && { region: this.nameOf(region - 1) }),
      ...(layer > 0 && { layer: this.meta.layers[layer]! }),
      source,
      licence,
    });
  }

  /** Index of the place with an id; the table of ids is made at the first call. */
  indexOfId(id: string): number | undefined {
    if (!this.idIndex) {
      this.idIndex = new Map();
      for (let i = 0; i < this.size && this.id[i]! < firstCity; i++) this.idIndex.set(this.idOf(i), i);
    }
    return this.idIndex.get(id);
  }

  private text(offset: number): string {
    const length = this.texts[offset]! | (this.texts[offset + 1]! << 8);
    return this.texts.toString('utf8', offset + 2, offset + 2 + length);
  }
}

/** Ids from here on are numbers of cities, those below are texts. */
const firstCity = 0x80000000;

/** 32-bit floats carry 7 digits; the rest is noise of the conversion. */
const shorten = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

function compare(
  bytes: Uint8Array,
  start: number,
  end: number,
  other: Uint8Array,
  otherLength: number,
): number {
  const n = Math.min(end - start, otherLength);
  for (let i = 0; i < n; i++) {
    const difference = bytes[start + i]! - other[i]!;
    if (difference !== 0) return difference;
  }
  return end - start - otherLength;
}
