/** The region that each town of GeoNames lies in, where the generalised lines of the map put towns at its edge into another. */

import { readTables } from './tables.mjs';

/** The unit of GeoNames that lies in one region but for some cities at its edge, where the line is generalised, puts those
 * into it too: Columbus lies in Georgia, not across the river. */
const inOneRegion = 0.9;
/** Where GeoNames' counties are the regions here: Boulogne-Billancourt lies in Hauts-de-Seine, not in Paris. */
const ofCounties = new Set(['ES', 'FR', 'GB', 'IT']);
/** In so many of its towns, a county of few is told by chance. */
const townsOfCounty = 4;
const inOneCounty = 0.8;

/** @param regions  of each town the region whose outline holds it
 * @returns the regions that they lie in */
export function byAdministration(cities, regions) {
  const byUnit = byMost(cities, regions, ({ country, admin }) => `${country}|${admin}`, inOneRegion);
  const byCounty = byMost(
    cities,
    byUnit,
    ({ country, admin, county }) =>
      ofCounties.has(country) && county !== '' ? `${country}|${admin}|${county}` : undefined,
    inOneCounty,
    townsOfCounty,
  );
  return withWrittenRegions(cities, byCounty);
}

/** @param unitOf  what of GeoNames a town lies in; undefined where that says nothing
 * @returns the region that at least this share of each unit's towns lies in, else their own */
function byMost(cities, regions, unitOf, share, enough = 1) {
  const counts = new Map();
  cities.forEach((city, i) => {
    const name = unitOf(city);
    if (!regions[i] || name === undefined) return;
    const unit = counts.get(name) ?? new Map();
    unit.set(regions[i], (unit.get(regions[i]) ?? 0) + 1);
    counts.set(name, unit);
  });
  const regionOf = new Map();
  for (const [unit, found] of counts) {
    const [[region, most]] = [...found].sort((a, b) => b[1] - a[1]);
    const all = [...found.values()].reduce((sum, count) => sum + count, 0);
    if (all >= enough && most >= share * all) regionOf.set(unit, region);
  }
  return cities.map((city, i) => regionOf.get(unitOf(city)) ?? regions[i]);
}

/** Regions of towns beside a generalised line, from our own table: the largest town of the name is meant.
 * @throws Error when a row names no city */
function withWrittenRegions(cities, regions) {
  const result = [...regions];
  for (const [country, name, region] of readTables('town-regions')) {
    const [town] = cities
      .map((city, index) => ({ city, index }))
      .filter(({ city }) => city.country === country && city.name === name)
      .sort((a, b) => b.city.population - a.city.population);
    if (!town) throw new Error(`town-regions.tsv names no city: ${name} (${country})`);
    result[town.index] = region;
  }
  return result;
}
