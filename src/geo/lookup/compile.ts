/** Builds the gazetteer file from records: done by the data build and by the import of a user's own layer. */

import { fold, toKey, writtenOut } from '../domain/fold.ts';
import { type NameType, nameTypes, type PlaceKind, placeKinds } from '../domain/place.ts';
import { formatVersion } from './gazetteer.ts';
import type { GazetteerMeta } from './gazetteer-meta.ts';
import { type Seat, seats } from './importance.ts';
import { writeSections } from './sections.ts';
import { packStarts } from './starts.ts';
import { packTexts } from './text-places.ts';
import { spellings } from './variants.ts';

export interface NameRecord {
  text: string;
  type: NameType;
  /** BCP 47 tag of a translation. */
  language?: string;
}

export interface PlaceRecord {
  id: string;
  kind: PlaceKind;
  name: string;
  names: NameRecord[];
  lon: number;
  lat: number;
  /** 0 to 1. */
  importance: number;
  population?: number;
  /** ISO 3166-1 alpha-2 of the country it is or lies in. */
  countryCode?: string;
  /** Id of the first-level region it lies in. */
  regionId?: string;
  /** What a city is the seat of. */
  seat?: Seat;
  /** Id of the city that it is a part of. */
  partOf?: string;
  /** Layer with its geometry. */
  layer?: string;
  source: string;
  licence: string;
}

interface Posting {
  place: number;
  type: number;
  language: number;
  text: string;
}

/** @returns the bytes of a gazetteer file, the same for the same records
 * @throws RangeError for a record with an unknown kind, a repeated id or a point off the globe */
export function compileGazetteer(input: readonly PlaceRecord[]): Uint8Array {
  // Cities last: countries and regions then fit the 16 bits by which other places point at them.
  const records = [...input].sort((a, b) => Number(a.kind === 'city') - Number(b.kind === 'city'));
  const indexOf = new Map<string, number>();
  const countries = new Map<string, number>();
  records.forEach((record, index) => {
    check(record);
    if (indexOf.has(record.id)) throw new RangeError(`two places have the id "${record.id}"`);
    indexOf.set(record.id, index);
    if ((record.kind === 'country' || record.kind === 'territory') && record.countryCode)
      countries.set(record.countryCode, index);
  });
  const n = records.length;
  const layers = table(records.map((record) => record.layer ?? ''));
  const origins = table(records.map((record) => `${record.source}\t${record.licence}`));
  const languages = table(
    records.flatMap((record) => record.names.map((name) => name.language ?? '')),
    65_536,
  );
  // Those of names first, in the order of keys: alike texts then lie side by side, and their beginnings rise, which packs well.
  const texts = new TextBlob();
  const kind = new Uint8Array(n);
  const layer = new Uint8Array(n);
  const origin = new Uint8Array(n);
  const importance = new Uint16Array(n);
  const country = new Uint16Array(n);
  const region = new Uint16Array(n);
  const lon = new Float32Array(n);
  const lat = new Float32Array(n);
  const population = new Uint32Array(n);
  const seat = new Uint8Array(n);
  const parts: [part: number, whole: number][] = [];
  const name = new Uint32Array(n);
  const id = new Uint32Array(n);
  const postings = new Map<string, Posting[]>();
  records.forEach((record, i) => {
    kind[i] = placeKinds.indexOf(record.kind);
    layer[i] = layers.of(record.layer ?? '');
    origin[i] = origins.of(`${record.source}\t${record.licence}`);
    importance[i] = Math.round(record.importance * 65535);
    lon[i] = record.lon;
    lat[i] = record.lat;
    population[i] = record.population ?? 0;
    if (record.countryCode) country[i] = (countries.get(record.countryCode) ?? -1) + 1;
    if (record.regionId) region[i] = (indexOf.get(record.regionId) ?? -1) + 1;
    seat[i] = seats.indexOf(record.seat ?? 'none');
    if (record.partOf !== undefined) {
      const whole = indexOf.get(record.partOf);
      if (whole === undefined)
        throw new RangeError(`place "${record.id}" is a part of "${record.partOf}", which does not exist`);
      parts.push([i, whole]);
    }
    for (const posting of postingsOf(record, i, languages)) {
      const list = postings.get(posting.key);
      if (list) list.push(posting);
      else postings.set(posting.key, [posting]);
    }
  });

  const encoder = new TextEncoder();
  const keys = [...postings.keys()]
    .map((key) => ({ key, bytes: encoder.encode(key) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes));
  const total = keys.reduce((sum, { key }) => sum + postings.get(key)!.length, 0);
  const keyLengths = new Uint32Array(keys.length);
  const postCounts = new Uint32Array(keys.length);
  const keyBytes = new Uint8Array(keys.reduce((sum, { bytes }) => sum + bytes.length, 0));
  const postPlace = new Uint32Array(total);
  const postType = new Uint8Array(total);
  const postLanguage = new Uint16Array(total);
  const postText = new Uint32Array(total);
  let p = 0;
  let offset = 0;
  keys.forEach(({ key, bytes }, k) => {
    keyBytes.set(bytes, offset);
    keyLengths[k] = bytes.length;
    offset += bytes.length;
    const own = postings.get(key)!;
    postCounts[k] = own.length;
    for (const posting of own) {
      postPlace[p] = posting.place;
      postType[p] = posting.type;
      postLanguage[p] = posting.language;
      postText[p] = texts.add(posting.text);
      p++;
    }
  });
  records.forEach((record, i) => {
    name[i] = texts.add(record.name);
    // City ids are numbers under one prefix: 2 MB less than as texts.
    const number = /^city\/(\d{1,9})$/.exec(record.id);
    id[i] = number ? 0x80000000 + Number(number[1]) : texts.add(record.id);
  });
  const meta: GazetteerMeta = {
    layers: layers.values,
    origins: origins.values.map((value) => value.split('\t') as [string, string]),
    languages: languages.values,
    countryCodes: Object.fromEntries([...countries].map(([code, index]) => [index, code])),
  };
  const blob = texts.bytes();
  const raw = (array: ArrayBufferView) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  return writeSections(formatVersion, {
    meta: encoder.encode(JSON.stringify(meta)),
    kind,
    layer,
    origin,
    importance: raw(importance),
    country: raw(country),
    region: raw(region),
    lon: raw(lon),
    lat: raw(lat),
    population: raw(population),
    seat,
    parts: raw(Uint32Array.from(parts.map(([part]) => part))),
    wholes: raw(Uint32Array.from(parts.map(([, whole]) => whole))),
    id: raw(id),
    ...packStarts(keyLengths, 'keyLengths', 'keyOffsets'),
    keyBytes,
    ...packStarts(postCounts, 'postCounts', 'postStart'),
    postPlace: raw(postPlace),
    postType,
    postLanguage: raw(postLanguage),
    ...packTexts({ postPlace, postType, postText }, name, blob),
    texts: blob,
  });
}

function check(record: PlaceRecord): void {
  if (!placeKinds.includes(record.kind))
    throw new RangeError(`place "${record.id}" has the unknown kind "${record.kind}"`);
  if (!(Math.abs(record.lon) <= 180 && Math.abs(record.lat) <= 90))
    throw new RangeError(`place "${record.id}" lies off the globe: ${record.lon}, ${record.lat}`);
  if (!(record.importance >= 0 && record.importance <= 1))
    throw new RangeError(`place "${record.id}" needs an importance of 0 to 1, got ${record.importance}`);
}

/** Every key of one place once, under the strongest type it has there; for each spelling of its script, where there are several:
 * Гибралтар in Russian is not to be lost to Гібралтар in Belarusian. */
function postingsOf(
  record: PlaceRecord,
  place: number,
  languages: { of: (value: string) => number },
): (Posting & { key: string })[] {
  const bySpelling = new Map<string, Posting & { key: string }>();
  const add = (text: string, spelled: string, type: NameType, language: string) => {
    const key = toKey(spelled);
    if (key === '') return;
    const spelling = writtenOut(spelled);
    const typeIndex = nameTypes.indexOf(type);
    const known = bySpelling.get(spelling);
    if (!known || known.type > typeIndex)
      bySpelling.set(spelling, { key, place, type: typeIndex, language: languages.of(language), text });
  };
  for (const name of [{ text: record.name, type: 'name' as const }, ...record.names] as NameRecord[]) {
    add(name.text, fold(name.text), name.type, name.language ?? '');
    if (name.type === 'code') continue;
    for (const spelling of spellings(name.text, record.kind))
      add(name.text, fold(spelling), 'variant', name.language ?? '');
  }
  return [...bySpelling.values()];
}

function table(all: string[], most = 256): { values: string[]; of: (value: string) => number } {
  const values = ['', ...new Set(all.filter((value) => value !== ''))];
  if (values.length > most)
    throw new RangeError(`at most ${most - 1} different values fit, got ${values.length - 1}`);
  const index = new Map(values.map((value, i) => [value, i]));
  return { values, of: (value) => index.get(value) ?? 0 };
}

/** Texts in one run of bytes, each with its length before it, each stored once. */
class TextBlob {
  private readonly offsets = new Map<string, number>();
  private readonly parts: Uint8Array[] = [];
  private size = 0;

  add(text: string): number {
    const known = this.offsets.get(text);
    if (known !== undefined) return known;
    const encoded = new TextEncoder().encode(text);
    if (encoded.length > 65535) throw new RangeError(`a name has at most 65535 bytes, got ${encoded.length}`);
    const part = new Uint8Array(encoded.length + 2);
    part[0] = encoded.length & 255;
    part[1] = encoded.length >> 8;
    part.set(encoded, 2);
    const at = this.size;
    this.parts.push(part);
    this.size += part.length;
    this.offsets.set(text, at);
    return at;
  }

  bytes(): Uint8Array {
    const all = new Uint8Array(this.size);
    let at = 0;
    for (const part of this.parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }
}
