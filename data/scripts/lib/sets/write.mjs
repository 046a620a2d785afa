/** data/geo/sets.json.br: what sets of places are answered from. Made from the layers of the data folder and the written
 * tables, so that the same inputs give the same bytes. See data/README.md. */

import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { cityList } from '../cities.mjs';
import { readTables } from '../tables.mjs';
import { divisionsOf } from './divisions.mjs';
import { Inside, ringsHold } from './inside.mjs';
import { cornerOf, islandsOf, nameIslands, nameOf } from './islands.mjs';
import { addIslandsApart, apartFrom } from './islands-apart.mjs';
import { spreadOf } from './spread.mjs';
import { edgesOf, kilometres, polygonsOf, readLayer, Topology } from './topology.mjs';

/** Least kilometres of common line that make two neighbours: what is shorter is the noise of the grid or a corner. */
const leastBorderKm = 0.05;
/** Inland seas that were cut from the coverage like those of the ocean. */
const inland = /^(lake|lagoon|reservoir)\//;
/** Garabogazköl, a bay of the Caspian Sea, and the tidal Delaware at Philadelphia: drawn as land's end here. */
const inlandBays = new Set(['region/TKM-351', 'region/USA-3560']);
/** Smaller parts of cities never come among the largest. */
const leastSection = 20_000;
const oceanLayers = 'ocean/';

const out = new URL('../../out/', import.meta.url).pathname;

const rounded = (value, digits = 3) => Number(value.toPrecision(digits));

export async function writeSets(folder) {
  const entities = readFileSync(`${folder}entities.ndjson`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ kind }) => kind !== 'border');
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  const countries = await readLayer(folder, 'countries');
  const units = unitsOf(await readLayer(folder, 'regions'), countries, byId);
  const number = new Map(units.map(({ id }, i) => [id, i]));
  const topology = new Topology(units);
  const inside = new Inside(units);
  const seas = await readLayer(folder, 'seas');
  const { shores, coast } = shoresOf(seas, topology, units);
  const { islands, continental } = islandsOf(countries);
  nameIslands(islands, entities);
  addIslandsApart(islands, entities, await apartFrom(folder, units, inside, byId));
  const sets = {
    version: 1,
    units: units.map(({ id, country }) => (id === country ? id : [id, country])),
    borders: bordersOf(topology, number).flat(),
    shores,
    coast,
    spread: await spreads(folder, byId, inside, units),
    areas: Object.fromEntries(
      entities
        .filter(({ areaKm2 }) => areaKm2 !== undefined)
        .map(({ id, publishedAreaKm2, areaKm2 }) => [id, rounded(publishedAreaKm2 ?? areaKm2, 6)]),
    ),
    lengths: Object.fromEntries(
      entities
        .filter(({ publishedLengthKm }) => publishedLengthKm !== undefined)
        .map(({ id, publishedLengthKm }) => [id, publishedLengthKm]),
    ),
    members: Object.fromEntries(
      entities
        .filter(({ members }) => members !== undefined)
        .map(({ id, members }) => [id, members.flatMap((member) => unitNumbers(member, units, number))]),
    ),
    countries: countryFacts(entities, continental),
    capitals: capitalsOf(entities, units, inside),
    // Parts of a city that GeoNames lists beside it.
    sections: sections(),
    // Groups of lakes, and pans that are dry for most of the year: no lake of their own.
    noLakes: entities
      .filter(({ id, kind }) => kind === 'lake' && (lakeGroups.has(id) || pans.has(id)))
      .map(({ id }) => id),
    populations: cityPopulations(),
    divisions: divisionsOf(entities, number),
    groups: groupsOf(),
    rivers: riverCountries(entities),
    mouths: riverMouths(),
    islands: islands.map(({ area, place, parts, units: nearest, groups }) => [
      rounded(area, 5),
      nameOf(place, parts, byId),
      parts.slice(0, 8).map(({ id, rings }) => [id.slice('country/'.length), ...cornerOf(rings)]),
      nearest ??
        [...new Set(parts.map(({ rings }) => unitHolding(rings, inside)))].filter((unit) => unit >= 0),
      ...(groups?.length > 0 ? [groups] : []),
    ]),
  };
  writeFileSync(`${folder}sets.json.br`, brotliCompressSync(JSON.stringify(sets)));
  console.log(
    `sets.json.br: ${units.length} units, ${sets.borders.length / 3} borders, ${islands.length} islands`,
  );
}

/** All land in pieces that do not overlap: regions, and countries of one piece. */
function unitsOf(regions, countries, byId) {
  const codeOf = (id) => id.slice('region/'.length).slice(0, 3);
  const units = regions.map((shape) => ({
    ...shape,
    country: byId.get(shape.id)?.country ?? `country/${codeOf(shape.id)}`,
  }));
  const divided = new Set(units.map(({ country }) => country));
  for (const shape of countries) if (!divided.has(shape.id)) units.push({ ...shape, country: shape.id });
  return units;
}

function unitNumbers(id, units, number) {
  if (number.has(id)) return [number.get(id)];
  return units.flatMap(({ country }, i) => (country === id ? [i] : []));
}

/** [a, b, km], with the short ones that the outlines do not show: between the first units of two countries. */
function bordersOf(topology, number) {
  const found = topology
    .borders()
    .filter(([, , km]) => km >= leastBorderKm)
    .map(([a, b, km]) => [a, b, rounded(km)]);
  const written = readTables('short-borders').map(([a, b, km]) => {
    const ends = [a, b].map((id) => {
      if (!number.has(id)) throw new Error(`short-borders.tsv names no unit: ${id}`);
      return number.get(id);
    });
    return [...ends.sort((x, y) => x - y), Number(km)];
  });
  return [...found, ...written].sort(([a, b], [c, d]) => a - c || b - d);
}

/** `shores`: of each sea the units at it with their kilometres; `coast`: kilometres of each unit at the ocean's level, inland
 * seas left out. */
function shoresOf(seas, topology, units) {
  const shores = {};
  const inlandKm = new Map();
  for (const sea of seas) {
    const ocean = sea.id.startsWith(oceanLayers);
    // Oceans have coarse outlines: their shores are found by position.
    if (ocean) continue;
    const shore = topology.shoreOf(sea).filter(([, km]) => km >= 0.5);
    shores[sea.id] = shore.flatMap(([unit, km]) => [unit, rounded(km)]);
    if (inland.test(sea.id))
      for (const [unit, km] of shore) inlandKm.set(unit, (inlandKm.get(unit) ?? 0) + km);
  }
  Object.assign(
    shores,
    oceanShores(
      seas.filter(({ id }) => id.startsWith(oceanLayers)),
      topology,
      units,
    ),
  );
  const total = new Map();
  for (const [edge, owners] of topology.owners)
    if (owners.length === 1) total.set(owners[0], (total.get(owners[0]) ?? 0) + topology.lengths.get(edge));
  const coast = [];
  for (const [unit, km] of [...total].sort(([a], [b]) => a - b)) {
    const sea = km - (inlandKm.get(unit) ?? 0);
    if (sea >= 0.5 && !inlandBays.has(units[unit].id)) coast.push(unit, rounded(sea));
  }
  return { shores, coast };
}

/** Coast within 12 km of the coarse outline of an ocean. */
function oceanShores(oceans, topology, units) {
  const waters = oceans.map((ocean) => ({ id: ocean.id, inside: new Inside([ocean]) }));
  const shores = Object.fromEntries(oceans.map(({ id }) => [id, new Map()]));
  units.forEach(({ id: own, geometry }, unit) => {
    if (inlandBays.has(own)) return;
    let since = 0;
    for (const rings of polygonsOf(geometry))
      for (const [a, b] of edgesOf(rings)) {
        if (topology.owners.get(topology.vertices.edge(a, b)).length !== 1) continue;
        since += kilometres(a, b);
        if (since < 10) continue;
        for (const { id, inside } of waters)
          if (inside.near(a[0], a[1], 12).size > 0) shores[id].set(unit, (shores[id].get(unit) ?? 0) + since);
        since = 0;
      }
  });
  return Object.fromEntries(
    Object.entries(shores).map(([id, sums]) => [id, [...sums].flatMap(([unit, km]) => [unit, rounded(km)])]),
  );
}

/** Of waters and landscapes: the units they spread over with their shares in percent. */
async function spreads(folder, byId, inside, units) {
  const spread = {};
  const ne = new Map([...byId.values()].filter(({ iso2 }) => iso2).map(({ id, iso2 }) => [iso2, id]));
  for (const layer of ['lakes', 'rivers', 'approximate', 'landscapes', 'islands'])
    for (const shape of await readLayer(folder, layer)) {
      const entity = byId.get(shape.id);
      if (!entity) continue;
      const isWater = !['landscapes', 'islands'].includes(layer);
      const isPeak = shape.id.startsWith('mountain/');
      // A park and a glacier are circles or sketches, which may reach over a border, and so may a watershed.
      const isWritten = isWater || isPeak || /^(?:national_park|glacier|basin)\//.test(shape.id);
      const written =
        isWritten && entity.countries?.length > 0
          ? new Set([
              ...entity.countries.map((iso2) => ne.get(iso2)),
              ...riverRow(shape.id).map((iso3) => `country/${iso3}`),
            ])
          : undefined;
      const countryOf = (unit) => units[unit].country;
      const shares = spreadOf(shape, layer, inside, countryOf, written);
      if (isPeak && written) shares.push(...otherSides(entity, shares, written, inside, countryOf));
      spread[shape.id] = shares.flat();
    }
  // A county lies in its state with all of it, whatever the two sources draw.
  const number = new Map(units.map(({ id }, i) => [id, i]));
  for (const { id, within } of byId.values()) if (within) spread[id] = [number.get(within), 100];
  return spread;
}

/** How far a border may be off the peak that it runs over, in km, and the share of such a peak in percent. */
const borderKm = 15;
const otherShare = 50;

/** Of a peak on a border: the nearest regions of the countries that it lies in and that its outline misses. */
function otherSides({ point: [lon, lat] }, shares, written, inside, countryOf) {
  const has = new Set(shares.map(([unit]) => countryOf(unit)));
  const found = [];
  for (let km = 1; km <= borderKm; km++)
    for (const unit of inside.near(lon, lat, km)) {
      const country = countryOf(unit);
      if (has.has(country) || !written.has(country)) continue;
      has.add(country);
      found.push([unit, otherShare]);
    }
  return found;
}

const riverRows = new Map(readTables('river-countries').map((row) => [row[0], row]));
const riverRow = (id) => riverRows.get(id)?.[1].split(' ') ?? [];

/** Countries of rivers and lakes, as written, and what is to be said. */
function riverCountries(entities) {
  const codes = new Map(entities.filter(({ iso2 }) => iso2).map(({ id, iso2 }) => [iso2, id.slice(8)]));
  const result = {};
  for (const { id, kind, countries } of entities) {
    if (!['river', 'canal', 'lake', 'reservoir', 'lagoon'].includes(kind)) continue;
    const row = riverRows.get(id);
    const list = row ? riverRow(id) : countries?.map((iso2) => codes.get(iso2));
    if (list) result[id] = row?.[2] ? [list.join(' '), row[2]] : list.join(' ');
  }
  return result;
}

/** What rivers flow into. */
function riverMouths() {
  const rows = readTables('river-mouths').flatMap(([into, rivers]) =>
    rivers.split(' ').map((river) => [`river/${river}`, into]),
  );
  return Object.fromEntries(rows);
}

function countryFacts(entities, continental) {
  const languages = new Map();
  for (const [language, list] of readTables('country-languages'))
    for (const code of list.split(' ')) languages.set(code, [...(languages.get(code) ?? []), language]);
  const partly = new Map();
  for (const [code, continent, why] of readTables('country-continents'))
    partly.set(code, [...(partly.get(code) ?? []), [continent, why]]);
  return Object.fromEntries(
    entities
      .filter(({ kind }) => kind === 'country' || kind === 'territory')
      .map(({ id, kind, continent }) => {
        const code = id.slice('country/'.length);
        return [
          code,
          {
            continent,
            ...(kind === 'territory' ? { territory: true } : {}),
            ...(continental.has(id) ? {} : { island: true }),
            ...(partly.has(code) ? { partly: partly.get(code) } : {}),
            ...(languages.has(code) ? { languages: languages.get(code) } : {}),
          },
        ];
      }),
  );
}

/** A capital has fewer inhabitants than the seat of GeoNames, but not so many times fewer. */
const seatOverNamesake = 20;

/** Numbers of the cities that are capitals: of countries by name, of units by GeoNames' code for their seat. */
function capitalsOf(entities, units, inside) {
  const cities = cityList();
  const plain = (text) =>
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z]/g, '');
  const result = {};
  const seats = new Map();
  for (const city of cities) {
    if (!/^PPLA$|^PPLC$/.test(city.feature)) continue;
    // A harbour may lie just off the outline.
    const [unit = -1] = [inside.at(city.lon, city.lat), ...inside.near(city.lon, city.lat, 6)].filter(
      (at) => at >= 0,
    );
    if (unit < 0) continue;
    const known = seats.get(unit);
    if (
      !known ||
      (city.feature === 'PPLA' && known.feature === 'PPLC') ||
      (city.feature === known.feature && city.population > known.population)
    )
      seats.set(unit, city);
  }
  for (const { id, kind, capital, iso2 } of entities) {
    if ((kind !== 'country' && kind !== 'territory') || !capital) continue;
    const named = cities.filter(
      (city) =>
        city.country === iso2 &&
        [city.name, ...(city.altName ?? '').split(',')].some((name) => plain(name) === plain(capital)),
    );
    const seat = cities.find(({ country, feature }) => country === iso2 && feature === 'PPLC');
    const [largest] = named.sort((a, b) => b.population - a.population);
    // “Panama City” is a suburb's own name, too.
    const namesake = seat && largest && seatOverNamesake * largest.population < seat.population;
    const best = named.find(({ feature }) => feature === 'PPLC') ?? (namesake ? seat : (largest ?? seat));
    if (best) result[id] = best.id;
    else console.log(`no city for the capital of ${id}: ${capital}`);
  }
  for (const [unit, city] of [...seats].sort(([a], [b]) => a - b))
    if (units[unit].id !== units[unit].country) result[units[unit].id] = city.id;
  return result;
}

/** Inhabitants by number of the city, where GeoNames is out of date. */
function cityPopulations() {
  const cities = cityList();
  return Object.fromEntries(
    readTables('city-populations').map(([country, name, people]) => {
      const [city] = cities
        .filter(
          (each) =>
            each.country === country && [each.name, ...(each.altName ?? '').split(',')].includes(name),
        )
        .sort((a, b) => b.population - a.population);
      if (!city) throw new Error(`city-populations.tsv names no city: ${name}`);
      return [city.id, Number(people)];
    }),
  );
}

/** Numbers of parts of cities: what GeoNames calls so, and boroughs that it lists as towns. */
function sections() {
  const written = new Set(readTables('city-sections').map(([country, name]) => `${country} ${name}`));
  const found = new Set(JSON.parse(readFileSync(`${out}quarters-of-new-york.json`, 'utf8')));
  return cityList()
    .filter(
      ({ id, feature, population, country, name }) =>
        population >= leastSection &&
        (feature === 'PPLX' || written.has(`${country} ${name}`) || found.has(id)),
    )
    .map(({ id }) => id);
}

const lakeGroups = new Set(
  readTables('lake-groups').map(([name]) => `lake/${name.toLowerCase().replaceAll(' ', '-')}`),
);
const pans = new Set(['lake/etosha-pan']);

function groupsOf() {
  return Object.fromEntries(
    readTables('memberships').map(([code, name, date, source, members, note]) => [
      code,
      { name, date, source, members, ...(note ? { note } : {}) },
    ]),
  );
}

/** The unit of a polygon: by a vertex moved a little inwards. */
function unitHolding(rings, inside) {
  const [outer] = rings;
  for (let i = 1; i < outer.length; i++) {
    const [x1, y1] = outer[i - 1];
    const [x2, y2] = outer[i];
    for (const side of [1e-4, -1e-4]) {
      const lon = (x1 + x2) / 2 + side * (y2 - y1 > 0 ? -1 : 1);
      const lat = (y1 + y2) / 2 + side * (x2 - x1 > 0 ? 1 : -1);
      if (!ringsHold(rings, lon, lat)) continue;
      const unit = inside.at(lon, lat);
      if (unit >= 0) return unit;
    }
  }
  return -1;
}
