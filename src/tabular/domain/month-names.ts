/** Names of months and days of the week in the languages of people's files, from the CLDR that Node.js carries. */

import { zonePattern } from './zone-offset.ts';

const isZone = (word: string): boolean => new RegExp(`^(?:${zonePattern})$`, 'i').test(word);

/** English first: a name that several languages share is taken for English. */
const languages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'sv',
  'da',
  'nb',
  'fi',
  'pl',
  'cs',
  'hu',
  'ro',
  'tr',
  'ru',
  'uk',
  'el',
  'id',
  'bg',
  'sr',
  'sk',
  'sl',
  'ca',
  'et',
  'lv',
  'lt',
  'ar',
  'he',
  'is',
] as const;

type Length = 'short' | 'long';

export interface MonthName {
  /** 1 … 12. */
  readonly month: number;
  readonly length: Length;
  readonly language: string;
  /** The name by itself (`styczeń`) where beside a day another one stands (`5 stycznia`). */
  readonly alone?: true;
}

/** Without case, accents or a final point. */
const plain = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\.$/, '');

const names = new Map<string, string>();

/** @param month 1 … 12; a short name comes without its point
 * @param alone  as it stands without a day; otherwise as in "5 stycznia": some languages decline the name */
export function nameOfMonth(month: number, length: Length, language: string, alone = false): string {
  const key = `${language} ${length} ${month} ${alone}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const beside = alone ? {} : { day: 'numeric' as const };
  const format = new Intl.DateTimeFormat(language, { ...beside, month: length, timeZone: 'UTC' });
  const parts = format.formatToParts(new Date(Date.UTC(2024, month - 1, 5)));
  const name = parts.find(({ type }) => type === 'month')!.value.replace(/\.$/, '');
  names.set(key, name);
  return name;
}

let months: Map<string, MonthName> | undefined;

function allMonths(): Map<string, MonthName> {
  const found = new Map<string, MonthName>();
  const clashes = new Set<string>();
  for (const language of languages) {
    for (let month = 1; month <= 12; month++) {
      for (const length of ['long', 'short'] as const) {
        for (const alone of [false, true]) {
          const name = plain(nameOfMonth(month, length, language, alone));
          if (!/^\p{L}{3,}$/u.test(name)) continue;
          const other = found.get(name);
          if (other === undefined) found.set(name, { month, length, language, ...(alone && { alone }) });
          // One word for two months would be a guess.
          else if (other.month !== month) clashes.add(name);
        }
      }
    }
  }
  for (const name of clashes) if (found.get(name)!.language !== 'en') found.delete(name);
  found.set('sept', { month: 9, length: 'short', language: 'en' });
  // As Excel abbreviates in German, in Russian and in French.
  found.set('mrz', { month: 3, length: 'short', language: 'de' });
  found.set('фев', { month: 2, length: 'short', language: 'ru' });
  found.set('сен', { month: 9, length: 'short', language: 'ru' });
  found.set('ноя', { month: 11, length: 'short', language: 'ru' });
  found.set('aou', { month: 8, length: 'short', language: 'fr' });
  // May is as long as its short form; the short one is what others in the column will be.
  found.set('may', { month: 5, length: 'short', language: 'en' });
  return found;
}

/** Whether another language has the same name, beside a day or only by itself. */
export function nameIn(language: string, name: MonthName): 'beside' | 'alone' | undefined {
  const written = ({ month, length }: MonthName, of: string, alone = false) =>
    plain(nameOfMonth(month, length, of, alone));
  const word = written(name, name.language, name.alone);
  if (written(name, language) === word) return 'beside';
  return written(name, language, true) === word ? 'alone' : undefined;
}

/** The language that has most of some names of months; English, then the first of several, where they tell no more. */
export function languageOf(words: readonly MonthName[]): string {
  let [best, most] = ['en', -1];
  for (const language of languages) {
    const count = words.filter((word) => nameIn(language, word) !== undefined).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}

/** How the letters of a name are: all large, all small, or the first one large. */
export type Letters = 'upper' | 'lower' | 'title';

export function lettersOf(name: string): Letters {
  if (name === name.toLowerCase()) return 'lower';
  return name === name.toUpperCase() ? 'upper' : 'title';
}

export function inLetters(name: string, letters: Letters | undefined): string {
  if (letters === undefined) return name;
  if (letters === 'upper') return name.toUpperCase();
  const small = name.toLowerCase();
  return letters === 'lower' ? small : small.charAt(0).toUpperCase() + small.slice(1);
}

/** @returns undefined when the word names no month, or different ones in different languages */
export function monthNamed(word: string): MonthName | undefined {
  months ??= allMonths();
  return months.get(plain(word));
}

export interface WeekdayName {
  readonly length: Length;
  readonly language: string;
}

let weekdays: Map<string, WeekdayName> | undefined;

/** How a word names a day of the week; undefined when it does not. */
export function weekdayNamed(word: string): WeekdayName | undefined {
  if (weekdays === undefined) {
    weekdays = new Map();
    for (const language of languages) {
      for (const length of ['long', 'short'] as const) {
        const format = new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' });
        for (let day = 1; day <= 7; day++) {
          const name = plain(format.format(new Date(Date.UTC(2024, 0, day))));
          // `CET` is a zone before it is a Thursday in Serbian.
          if (!weekdays.has(name) && !isZone(name)) weekdays.set(name, { length, language });
        }
      }
    }
  }
  return weekdays.get(plain(word));
}

/** @param time wall-clock milliseconds, as if in UTC */
export function nameOfWeekday(time: number, length: Length, language: string): string {
  const format = new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' });
  return format.format(new Date(time)).replace(/\.$/, '');
}
