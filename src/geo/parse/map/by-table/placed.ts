/** The words for the place of a map question in the language of a table → the same in English. */

import { fold } from '../../../domain/fold.ts';
import { languages, type TableLanguage } from '../../../domain/languages.ts';
import type { SpatialQuery } from '../../../domain/query.ts';
import type { NameSource } from '../../name-source.ts';
import { printQuery } from '../../print.ts';
import { type Endings, knownAs } from '../../templates/names.ts';
import { readByTables, scriptOf } from '../../templates/read.ts';
import type { Operation, Script } from '../../templates/table.ts';
import { roadsIn } from '../road-numbers.ts';
import { comparable, type Link, type ReadyMapTable } from './ready.ts';
import { readThing } from './things.ts';

/** A table with what the tables of sentences say of its language. */
export interface Ready extends ReadyMapTable {
  readonly endings: Endings;
  readonly scripts: readonly Script[];
}

/** Reads the words for the place. */
export type Placing = (
  text: string,
  isNearest: boolean,
  ready: Ready,
  names: NameSource,
) => Generator<void, Place | undefined>;

/** How well known a place is, from 0 to 1, whose name may be written in small letters. */
const famous = 0.65;
export const isSmall = (name: string) => /^\p{Ll}/u.test(name);

/** The place with its preposition in English. */
export interface Place {
  readonly phrase: string;
  /** What joins it, as written; nothing of it is the name. */
  readonly link: string;
  /** Whether its genitive alone says where. */
  readonly genitive?: true;
  /** Whether the words say that the place has something. */
  readonly had?: boolean;
  /** Whether its name is of the language, and of none of the four that are read without a table. */
  readonly told?: boolean;
}

/** What the map reads of it in English: a distance, a direction, a part, between two. */
const relations: ReadonlySet<SpatialQuery['type']> = new Set([
  'Buffer',
  'Directional',
  'DirectionalSubset',
  'Between',
]);

/** The operations that make these: what a rule for an article or a frame hands on was made by one of them. */
const related: ReadonlySet<Operation> = new Set([
  'within',
  'beyond',
  'tip',
  'half',
  'landSide',
  'share',
  'between',
  'betweenRivers',
  'halfway',
  'corridor',
  'northBand',
  'southBand',
]);
const reaching: ReadonlySet<Operation> = new Set(['within']);

/** What was read with these names, by what makes it: the places of several kinds in a question are alike, and a script has
 * several languages. */
const readings = new WeakMap<NameSource, Map<string, { readonly query?: SpatialQuery | undefined }>>();

/** A text in a language by the tables of sentences. Letters that are not Latin may be those of another one. */
function* byTables(
  text: string,
  code: TableLanguage,
  makers: ReadonlySet<Operation>,
  names: NameSource,
): Generator<void, SpatialQuery | undefined> {
  let known = readings.get(names);
  if (!known) {
    known = new Map();
    readings.set(names, known);
  }
  const key = `${scriptOf(text) === 'Latin' ? code : ''} ${makers.size} ${text}`;
  let read = known.get(key);
  if (!read) {
    const reading = yield* readByTables(text, names, 1, (language) => language === code, makers);
    read = { query: reading?.parsed?.query };
    known.set(key, read);
  }
  return read.query;
}

/** A distance or a direction, by the tables of sentences. */
export function* relation(
  text: string,
  isNearest: boolean,
  { table, afterPlace }: Ready,
  names: NameSource,
): Generator<void, Place | undefined> {
  if (isNearest) return undefined;
  const bare = afterPlace ? text.replace(afterPlace, '').trim() : text;
  for (const phrase of new Set([text, bare])) {
    const query = yield* byTables(phrase, table.code, related, names);
    if (query && relations.has(query.type))
      return { phrase: `${query.type === 'DirectionalSubset' ? 'in ' : ''}${printQuery(query)}`, link: text };
  }
  return undefined;
}

export function* namedPlace(
  text: string,
  isNearest: boolean,
  { links, endings, unnamed, kinds }: Ready,
  names: NameSource,
): Generator<void, Place | undefined> {
  const plain = comparable(text);
  for (const { type, pattern } of links) {
    if ((type === 'to') !== isNearest) continue;
    const span = pattern.exec(plain)?.indices?.groups?.name;
    if (!span) continue;
    const written = text.slice(...span).trim();
    const plainName = comparable(written);
    // "Lagos" is a town, and "lagos" are lakes.
    if (unnamed.has(plainName) || (!/^\p{Lu}/u.test(written) && kinds.has(plainName))) continue;
    const name = knownAs(written, endings, names, false)?.name;
    // A "Swiss bank" is no "bank" in Switzerland.
    if (name === undefined || names.isAdjective(name)) continue;
    // "Kota" is a city in India, and "kota" any city in Indonesian.
    if (isSmall(written) && (names.fame?.(fold(name)) ?? 0) < famous) continue;
    const link = (plain.slice(0, span[0]) + plain.slice(span[1])).trim();
    const speaks = (language: string) => names.speaks?.(fold(name), language) === true;
    const told = speaks(endings.language) && !languages.some(speaks);
    return { phrase: `${type === 'has' ? 'in' : type} ${name}`, link, had: type === 'has', told };
  }
  return undefined;
}

/** "Аптеки Москвы", "muzea Krakowa": the genitive of a name that is well known. */
export function* genitivePlace(
  text: string,
  isNearest: boolean,
  { table, endings }: Ready,
  names: NameSource,
): Generator<void, Place | undefined> {
  if (table.of !== true || isNearest || !/^\p{Lu}/u.test(text)) return undefined;
  yield;
  const name = knownAs(text, endings, names, false)?.name;
  if (name === undefined || comparable(name) === comparable(text)) return undefined;
  if ((names.fame?.(fold(name)) ?? 0) < famous) return undefined;
  return { phrase: `in ${name}`, link: '', told: true, genitive: true };
}

/** A road by its number, and perhaps what it runs through: "lungo la A1", "na A1 em Portugal". */
export function* roadPlace(
  text: string,
  isNearest: boolean,
  ready: Ready,
  names: NameSource,
): Generator<void, Place | undefined> {
  const [road, other] = roadsIn(text);
  if (road === undefined || other !== undefined) return undefined;
  // What joins it stands at one of its sides, the land that it runs through at the other.
  for (const { type, pattern } of ready.links) {
    if (type === 'has' || type === 'bordering' || (type === 'to') !== isNearest) continue;
    const span = pattern.exec(comparable(text))?.indices?.groups?.name;
    if (!span || span[0] > road.start || span[1] < road.end) continue;
    const around = [text.slice(span[0], road.start), text.slice(road.end, span[1])].map((one) => one.trim());
    const lands = around.filter((one) => one !== '').map((one) => townOf(one, ready, names));
    if (lands.length > 1 || (lands.length === 1 && lands[0] === undefined)) continue;
    const link = (text.slice(0, span[0]) + text.slice(span[1])).trim();
    return {
      phrase: `${type === 'in' ? 'on' : type} ${road.name}${lands.map((land) => ` in ${land}`).join('')}`,
      link,
    };
  }
  return undefined;
}

/** Links that want an area. */
const inside: ReadonlySet<Link['type']> = new Set(['in', 'has', 'bordering']);

/** Near a thing that is no place of the gazetteer: "the station in Pisa", "Torre de Belém". */
export function* thingPlace(
  text: string,
  isNearest: boolean,
  ready: Ready,
  names: NameSource,
): Generator<void, Place | undefined> {
  const plain = comparable(text);
  for (const { type, pattern } of ready.links) {
    if (inside.has(type) || (type === 'to') !== isNearest) continue;
    const span = pattern.exec(plain)?.indices?.groups?.name;
    if (!span) continue;
    const thing = readThing(text.slice(...span).trim(), ready, (name) => townOf(name, ready, names));
    if (thing === undefined) continue;
    return { phrase: `${type} ${thing}`, link: (plain.slice(0, span[0]) + plain.slice(span[1])).trim() };
  }
  return undefined;
}

/** A town in each script, which stands for a thing while the words around it are read. */
const standIns: Readonly<Record<Script, string>> = {
  Latin: 'Paris',
  Cyrillic: 'Париж',
  Han: '巴黎',
  Kana: 'パリ',
  Hangul: '파리',
  Arabic: 'باريس',
  Devanagari: 'पेरिस',
};

/** So many metres from a thing: "binnen 500 m van het station in Leiden", "東京タワーから500m以内". */
export function* measuredThing(
  text: string,
  isNearest: boolean,
  ready: Ready,
  names: NameSource,
): Generator<void, Place | undefined> {
  if (isNearest || !/\d/.test(text)) return undefined;
  const { table, afterPlace } = ready;
  const bare = afterPlace ? text.replace(afterPlace, '').trim() : text;
  for (const { thing, before, behind } of thingsIn(bare, ready, (town) => townOf(town, ready, names)))
    for (const name of ready.scripts.map((script) => standIns[script])) {
      const phrase = before + name + behind;
      const query = yield* byTables(phrase, table.code, reaching, names);
      if (query?.type !== 'Buffer' || query.of.type !== 'NamedPlace') continue;
      const of: SpatialQuery = { type: 'NamedPlace', name: thing };
      return { phrase: printQuery({ ...query, of }), link: text };
    }
  return undefined;
}

/** Things at the end of a text, the longest first, or at its beginning, the shortest first: what stands behind a thing may
 * look like a part of its name. */
function* thingsIn(
  text: string,
  ready: Ready,
  town: (text: string) => string | undefined,
): Generator<{ readonly thing: string; readonly before: string; readonly behind: string }> {
  const isJoined = /[\p{Script=Han}\p{Script=Kana}\p{Script=Hangul}]/u.test(text);
  const [before] = /^(?:距离|距離|距|离)?/u.exec(text)!;
  const cuts = [...text].flatMap((letter, i) =>
    i > before.length && (isJoined || letter === ' ') ? [i] : [],
  );
  const thingAt = (start: number, end?: number) => {
    const part = text.slice(start, end).trim();
    // A case behind an apostrophe is no part of a name: "Galata Kulesi'ne".
    return /\d|['’]\p{Ll}{1,3}(?= |$)/u.test(part) ? undefined : readThing(part, ready, town);
  };
  for (const cut of isJoined ? [] : cuts) {
    const thing = thingAt(cut);
    if (thing !== undefined) yield { thing, before: text.slice(0, cut + 1), behind: '' };
  }
  for (const cut of cuts) {
    const thing = thingAt(before.length, cut);
    if (thing !== undefined) yield { thing, before, behind: text.slice(cut) };
  }
}

/** The town that a text says something lies in: "di Pisa", "em Lisboa". */
function townOf(text: string, { links, endings }: Ready, names: NameSource): string | undefined {
  for (const { type, pattern } of links) {
    const span = type === 'in' ? pattern.exec(comparable(text))?.indices?.groups?.name : undefined;
    const written = span && text.slice(...span).trim();
    // Without a preposition it is a part of the name: "Galata Kulesi".
    if (!written || written === text || isSmall(written)) continue;
    const name = knownAs(written, endings, names, false)?.name;
    if (name !== undefined) return name;
  }
  return undefined;
}
