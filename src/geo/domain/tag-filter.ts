/** What is asked of a feature besides its kind, as data: "wheelchair=yes|designated", "building:levels > 5". */

import type { Tags } from './tags.ts';

/** How a number in a tag is read. */
export type NumberMeasure = 'count' | 'year' | 'metres' | 'seats' | 'kilowatts' | 'stars' | 'speed';

export type Sign = '<' | '>' | '<=' | '>=' | '=';

export type TagFilter =
  /** Any value but "no"; with `no`, any value at all. */
  | { readonly type: 'has'; readonly key: string; readonly no?: true }
  /** One of the values, or a list by ";" that holds one. */
  | { readonly type: 'is'; readonly key: string; readonly values: readonly string[] }
  /** A value in which the pattern is found; the key may be a pattern too. */
  | {
      readonly type: 'matches';
      readonly key: RegExp | string;
      readonly pattern: RegExp;
      /** What the pattern spells out, as it is printed. */
      readonly said?: string;
    }
  /** A number in the first of the keys that is present. A length is compared in metres. */
  | {
      readonly type: 'number';
      readonly keys: readonly string[];
      readonly sign: Sign;
      readonly value: number;
      readonly measure: NumberMeasure;
      /** As it was said: "50 m". */
      readonly said: string;
    }
  /** Area of the outline. */
  | {
      readonly type: 'area';
      readonly sign: Sign;
      readonly squareMetres: number;
      readonly said: string;
    }
  /** Length of the line. */
  | { readonly type: 'length'; readonly sign: Sign; readonly metres: number; readonly said: string }
  /** Open at a time that the call gives; with `shut`, closed then. */
  | { readonly type: 'open'; readonly when: OpeningTime; readonly shut?: true }
  | { readonly type: 'not'; readonly of: TagFilter }
  | { readonly type: 'any' | 'all'; readonly of: readonly TagFilter[] };

/** A moment of the week, or of the call. */
export interface OpeningTime {
  /** "now", "on sunday at 10:00" */
  readonly said: string;
  /** 0 Sunday to 6 Saturday; the day of the call without. */
  readonly weekday?: number;
  /** The day after that of the call. */
  readonly tomorrow?: true;
  /** At any time of the day: "today", "on Sundays". */
  readonly wholeDay?: true;
  /** Minutes after midnight; the time of the call without. */
  readonly minutes?: number;
}

/** What a filter asks of a feature. */
export interface Filtered {
  readonly tags: Tags;
  /** Square metres of the outline; NaN for what has none. */
  area(): number;
  /** Metres along the line; NaN for what is none. */
  length(): number;
  /** Whether it is open then; undefined where its hours do not say. */
  open(hours: string, when: OpeningTime): boolean | undefined;
}

export const hasTag = (key: string): TagFilter => ({ type: 'has', key });
export const isTag = (key: string, ...values: string[]): TagFilter => ({ type: 'is', key, values });
export const anyOf = (...of: TagFilter[]): TagFilter => ({ type: 'any', of });
export const allOf = (...of: TagFilter[]): TagFilter => ({ type: 'all', of });
export const not = (of: TagFilter): TagFilter => ({ type: 'not', of });

export function holds(filter: TagFilter, feature: Filtered): boolean {
  const { tags } = feature;
  switch (filter.type) {
    case 'has': {
      const value = tags[filter.key];
      return value !== undefined && (filter.no === true || value !== 'no');
    }
    case 'is':
      return (tags[filter.key] ?? '').split(';').some((part) => filter.values.includes(part.trim()));
    case 'matches': {
      const { key, pattern } = filter;
      if (typeof key === 'string') return tags[key] !== undefined && pattern.test(tags[key]);
      return Object.entries(tags).some(([name, value]) => key.test(name) && pattern.test(value));
    }
    case 'number':
      return compare(numberIn(tags, filter.keys, filter.measure), filter.sign, filter.value);
    case 'area':
      return compare(feature.area(), filter.sign, filter.squareMetres);
    case 'length':
      return compare(feature.length(), filter.sign, filter.metres);
    case 'open':
      return (
        tags.opening_hours !== undefined &&
        feature.open(tags.opening_hours, filter.when) === (filter.shut !== true)
      );
    case 'not':
      return !holds(filter.of, feature);
    case 'any':
      return filter.of.some((one) => holds(one, feature));
    case 'all':
      return filter.of.every((one) => holds(one, feature));
  }
}

/** How it was read, as tags. */
export function printFilter(filter: TagFilter): string {
  switch (filter.type) {
    case 'has':
      return filter.key;
    case 'is':
      return `${filter.key}=${filter.values.join('|')}`;
    case 'matches':
      return `${typeof filter.key === 'string' ? filter.key : `~${filter.key.source}`}~${filter.said ?? filter.pattern.source}`;
    case 'number':
      return `${filter.keys.join(' or ')} ${filter.sign} ${filter.said}`;
    case 'area':
      return `area ${filter.sign} ${filter.said}`;
    case 'length':
      return `length ${filter.sign} ${filter.said}`;
    case 'open':
      return `opening_hours: ${filter.shut ? 'closed' : 'open'} ${filter.when.said}`;
    case 'not':
      return filter.of.type === 'is'
        ? `${filter.of.key}≠${filter.of.values.join('|')}`
        : `not (${printFilter(filter.of)})`;
    case 'any':
      return filter.of.map(printFilter).join(' or ');
    case 'all':
      return filter.of.map(printFilter).join(', ');
  }
}

function compare(given: number, sign: Sign, value: number): boolean {
  switch (sign) {
    case '<':
      return given < value;
    case '>':
      return given > value;
    case '<=':
      return given <= value;
    case '>=':
      return given >= value;
    case '=':
      return given === value;
  }
}

const metresPerFoot = 0.3048;
const kilometresPerMile = 1.609344;

/** @param unit  "km/h" or "mph" */
export const toKmh = (speed: number, unit: string): number =>
  unit.toLowerCase() === 'mph' ? speed * kilometresPerMile : speed;

/** Characters in which a tag states a number. */
const longestMeasure = 255;

/** The number in the first of some tags that is present; NaN without. Lengths in metres unless a unit says otherwise, speeds
 * in km/h, years as whole years ("1890s", "before 1900" and "C19" are no years).
 * @see the OSM wiki's pages on `ele`, `height`, `start_date` and `building:levels` */
export function numberIn(tags: Tags, keys: readonly string[], measure: NumberMeasure): number {
  const said = keys.map((key) => tags[key]).find((value) => value !== undefined);
  if (said === undefined) return Number.NaN;
  const written = said.slice(0, longestMeasure).trim();
  if (measure === 'year') return Number(/^(\d{4})(?:-\d\d(?:-\d\d)?)?$/.exec(written)?.[1] ?? Number.NaN);
  if (measure === 'kilowatts') {
    const output = /^(\d+(?:\.\d+)?)\s*(kw|kva|w)\b/i.exec(written);
    return output ? Number(output[1]) / (output[2]!.toLowerCase() === 'w' ? 1000 : 1) : Number.NaN;
  }
  if (measure === 'speed') {
    const limit = /^(\d+(?:\.\d+)?)\s*(km\/h|kmh|kph|mph)?$/i.exec(written);
    return limit ? toKmh(Number(limit[1]), limit[2] ?? 'km/h') : Number.NaN;
  }
  // "4S" is superior among those of four.
  if (measure === 'stars') return Number(/^(\d(?:\.\d)?)\s*s?$/i.exec(written)?.[1] ?? Number.NaN);
  const match = /^(-?\d+(?:\.\d+)?)\s*(ft|feet|'|m|km|mi)?(?![\p{L}\d.])/u.exec(written);
  if (!match) return Number.NaN;
  const value = Number(match[1]);
  if (measure !== 'metres') return value;
  const unit = match[2] ?? 'm';
  if (unit === 'km') return 1000 * value;
  if (unit === 'mi') return 1000 * kilometresPerMile * value;
  return unit === 'm' ? value : value * metresPerFoot;
}
