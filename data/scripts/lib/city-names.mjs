/** What cities are called besides the name of GeoNames' table: in other languages, scripts and times. */

import { nativeScript } from './languages.mjs';
import { readTables, writtenNames } from './tables.mjs';

/** Names of the large cities in other languages, and old names, from our own table: by id of the city.
 * A row belongs to the most populous city of its country that bears its name.
 * @throws Error when a row names no city */
export function namesByCity(cities) {
  const key = (country, name) => `${country}|${name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()}`;
  const largest = new Map();
  for (const city of cities) {
    for (const name of [city.name, ...(city.altName ?? '').split(',')]) {
      const known = largest.get(key(city.country, name));
      if (!known || known.population < city.population) largest.set(key(city.country, name), city);
    }
  }
  const result = new Map();
  const missing = [];
  for (const [country, name, others] of readTables('city-names')) {
    const written = [{ text: name, type: 'alias' }, ...writtenNames(others)];
    const city = written
      .map(({ text }) => largest.get(key(country, text)))
      .filter((found) => found !== undefined)
      .sort((a, b) => b.population - a.population)[0];
    if (!city) missing.push(`${name} (${country})`);
    else
      result.set(city.id, [
        ...(result.get(city.id) ?? []),
        ...written.filter(({ text, type }) => type !== 'alias' || text !== city.name),
      ]);
  }
  if (missing.length > 0) throw new Error(`city-names.tsv names no city: ${missing.join(', ')}`);
  return result;
}

/** Names that cities go by today, where the package has an older or a rarer one: by id of the city.
 * @throws Error when a row names no city */
export function namesOfToday(cities) {
  return new Map(
    readTables('renamed-cities').map(([country, before, today]) => {
      const [city] = cities
        .filter((one) => one.country === country && one.name === before)
        .sort((a, b) => b.population - a.population);
      if (!city) throw new Error(`renamed-cities.tsv names no city: ${before} (${country})`);
      return [city.id, today];
    }),
  );
}

/** Names in the languages that people ask in, by id of the city: exemplar cities of CLDR, capitals and others.
 * @throws Error when a row names no city */
export function namesByLanguage(cities) {
  const known = new Set(cities.map(({ id }) => id));
  const result = new Map();
  for (const [id, name, ...cells] of readTables('exonyms-of-cities')) {
    if (!known.has(Number(id))) throw new Error(`exonyms-of-cities names no city: ${id} (${name})`);
    const names = cells.flatMap((cell, column) =>
      cell
        .split('|')
        .filter(Boolean)
        .map((text) => ({ text, type: 'translation', language: cityLanguages[column] })),
    );
    result.set(Number(id), [...(result.get(Number(id)) ?? []), ...names]);
  }
  return result;
}

/** Columns of exonyms-of-cities.tsv behind id and name. */
const cityLanguages = 'de fr es it pt nl pl ru uk tr zh ja ko ar hi id sv'.split(' ');

/** Cities from this size on have all their names in all scripts; smaller ones those in the script of their country. */
const namedInAll = 100_000;
const namedInOwn = 15_000;
/** Towns with so many names (Dubrovnik, Siena, Tromsø) have the ones in scripts of the languages that questions are asked in, and
 * with more those in Latin letters, too: Znaim is Znojmo. */
const namedByMany = 15;
const namedByMore = 20;
/** Letters of Russian and Ukrainian, Arabic, Hindi, Chinese, Japanese and Korean: not those of Bashkir or Urdu. */
const asked =
  /^(?:[\u0410-\u044f\u0401\u0451\u0404\u0406\u0407\u0454\u0456\u0457\u0490\u0491\s.'’ʼ-]+|[\u0621-\u064a\s.-]+|[\p{Script=Devanagari}\s.-]+|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー・＝\s-]+|[\p{Script=Hangul}\s-]+)$/u;
/** Where towns have a name in each of two languages that are written in Latin letters, or one with marks that the table's own
 * name lacks; those of countries with another script are transliterated in several ways. */
const severalNames = new Set(['BE', 'CH', 'ES', 'FI', 'IE', 'LU', 'VN']);
/** Shorter ones are endings away from other names: Tun, in Iran, from Tuna, which is the Danube in Turkish. */
const leastLetters = 5;
const inLatin = /^[\p{Script=Latin}\p{M}\p{Zs}.'’ʻʼ\-‐]+$/u;
/** Codes of airports, and names that a table of transliterations has put in. */
const noName = /^(?:\p{Lu}{2,4}|[\p{Ll}\p{N}].*)$/u;
const otherThanLetters = /[^\p{L}\p{M}\p{Zs}.'’ʻʼ\-‐・·]/u;

/** 海防市 and 라싸 시 are asked for without their last word as well; with it they are found by the bare name. */
const bareOfCity = (text) => text.replace(/(?<=\p{Script=Han}{2})市$| 시$/u, '');

/** Inhabitants of the largest town of a country that bears a name as its own. */
export function inhabitantsByName(cities) {
  const result = new Map();
  for (const { country, name, population } of cities) {
    const key = `${country}|${spelled(name)}`;
    if ((result.get(key) ?? -1) < population) result.set(key, population);
  }
  return result;
}

export function namesOf(city, alternates, largest) {
  const others = alternates.get(city.id) ?? [];
  const byMany = others.length >= namedByMany;
  const inAll = city.population >= namedInAll || city.feature === 'PPLC';
  if (city.population < namedInOwn && !inAll && !byMany) return [];
  const native = nativeScript(city.country);
  const latin = native !== undefined || severalNames.has(city.country);
  // Most differ from each other in their marks alone, which nobody has to type.
  const seen = new Set([spelled(city.name)]);
  return others.flatMap((written) => {
    const text = bareOfCity(written);
    const own = native?.test(text) ?? false;
    const isLong = text.length >= leastLetters && inLatin.test(text);
    const wanted =
      inAll ||
      (city.population >= namedInOwn && (own || (latin && isLong))) ||
      (byMany && asked.test(text)) ||
      // The City of London is “London” to some.
      (others.length >= namedByMore &&
        isLong &&
        !text.startsWith('The ') &&
        (largest.get(`${city.country}|${spelled(text)}`) ?? 0) <= city.population);
    if (!wanted) return [];
    if (
      (text.length < 2 && !/\p{Script=Han}/u.test(text)) ||
      // Two blanks stand where a comma was: “Independence  Mo”.
      text.includes('  ') ||
      otherThanLetters.test(text) ||
      (/^[\p{Script=Latin}]/u.test(text) && noName.test(text))
    )
      return [];
    const spelling = spelled(text);
    if (inLatin.test(text) && seen.has(spelling)) return [];
    seen.add(spelling);
    return [{ text, type: own ? 'alias' : 'translation' }];
  });
}

/** Letters alone: what a name is found by. */
const spelled = (name) => plainName(name).replace(/[^\p{L}\p{N}]/gu, '');

export const plainName = (name) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
