/** `graticule osm import | query | style | list | remove` */

import { join } from 'node:path';
import type { Command } from 'commander';
import type { MapFeatures } from '../../geo/index.ts';
import { writeWhole } from '../../shared/whole-file.ts';
import { withProgress } from '../io/progress.ts';
import { type MapFeaturesFlags, mapFeaturesFrom, withMapFeatures } from '../map-features.ts';
import { dataDirOption, print, wholeNumber, withExamples } from '../output.ts';
import { type UpstreamFlags, upstreamsFrom, withUpstreamOptions } from '../upstreams.ts';

interface QueryFlags extends UpstreamFlags, MapFeaturesFlags {
  readonly dataDir: string;
  readonly geojson?: boolean;
  readonly json?: boolean;
  readonly map?: string;
  readonly bbox?: [number, number, number, number];
  readonly limit?: number;
  readonly at?: string;
}

export function register(program: Command): void {
  const osm = program.command('osm').description('Import OpenStreetMap extracts and ask them.');
  withExamples(
    osm
      .command('import <file>')
      .description('Import an extract (.osm.pbf, .osm or .osm.gz); one of the same name is replaced.')
      .addOption(dataDirOption())
      .option('--name <name>', 'name of the store (default: that of the file)'),
    'graticule osm import monaco.osm.gz',
  ).action(importExtract);
  withExamples(
    withMapFeatures(withUpstreamOptions(osm.command('query <words...>'))),
    'graticule osm query "parks in Monaco"',
    'graticule osm query "the 3 nearest cafés to the casino in Monaco" --map cafes.html',
    'graticule osm query "websites of the museums in Monaco"',
    'graticule osm query "amenity=cafe and outdoor_seating=yes in Monaco"',
    'graticule osm query restaurants --bbox 7.41,43.72,7.44,43.75 --limit 5 --json',
  )
    .description('Find map features of a kind in an area.')
    .addOption(dataDirOption())
    .option('--geojson', 'print the GeoJSON feature collection')
    .option('--json', 'the same as --geojson')
    .option('--map <file>', 'write a map of the answer as one HTML file')
    .option('--bbox <w,s,e,n>', 'only what lies in this box, degrees', box)
    .option('--limit <n>', 'features at most', wholeNumber('--limit', 1, 1e6))
    .option('--at <time>', 'the moment of "open now": 2026-11-22T10:00 by the clock of the place')
    .action((words: string[], flags: QueryFlags) => query(words.join(' '), flags));
  withExamples(
    osm
      .command('style')
      .description('Print the style by which osm2pgsql fills a PostGIS database of map features.')
      .option('--schema <name>', 'schema of the tables', 'public'),
    'graticule osm style > graticule.lua',
  ).action(async ({ schema }: { schema: string }) => {
    const { osm2pgsqlStyle } = await import('../../geo/postgis/index.ts');
    print(osm2pgsqlStyle(schema));
  });
  withExamples(osm.command('list'), 'graticule osm list', 'graticule osm list --json')
    .description('List the imported extracts.')
    .addOption(dataDirOption())
    .option('--json', 'print JSON')
    .action(list);
  withExamples(osm.command('remove <name>'), 'graticule osm remove monaco')
    .description('Remove an imported extract.')
    .addOption(dataDirOption())
    .action(async (name: string, { dataDir }: { dataDir: string }) => {
      const { removeExtract } = await import('../../geo/index.ts');
      await removeExtract(join(dataDir, 'osm'), name);
      print(`removed ${name}`);
    });
}

/** @throws TypeError for what is no four numbers */
function box(text: string): [number, number, number, number] {
  const sides = text.split(',').map(Number);
  if (sides.length !== 4 || !sides.every(Number.isFinite))
    throw new TypeError(`--bbox must be west,south,east,north in degrees, received "${text}"`);
  return sides as [number, number, number, number];
}

async function importExtract(file: string, flags: { dataDir: string; name?: string }): Promise<void> {
  const { importOsm } = await import('../../geo/index.ts');
  const started = performance.now();
  const done = await withProgress((onProgress) =>
    importOsm(file, {
      osmDir: join(flags.dataDir, 'osm'),
      ...(flags.name !== undefined && { name: flags.name }),
      onProgress,
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const lines = [
    `${done.name}: ${done.features} features from ${done.nodes} nodes, ${done.ways} ways and ${done.relations} relations in ${seconds.toFixed(1)} s`,
    `  bbox    ${done.bbox.map((degrees) => degrees.toFixed(3)).join(' ')}`,
    `  broken  ${done.broken} ways and areas left out (members missing or outline open)`,
    ...done.problems.slice(0, 5).map((problem) => `          ${problem}`),
    ...(done.broken > 5 ? [`          and ${done.broken - 5} more`] : []),
    `  store   ${done.file}`,
    '  © OpenStreetMap contributors, ODbL 1.0',
  ];
  print(lines.join('\n'));
}

async function query(words: string, flags: QueryFlags): Promise<void> {
  const { createGeo } = await import('../../geo/index.ts');
  const mapFeatures = await mapFeaturesFrom(flags);
  const geo = createGeo({
    ...(mapFeatures && { mapFeatures }),
    osmDir: join(flags.dataDir, 'osm'),
    placesDir: join(flags.dataDir, 'places'),
    ...upstreamsFrom(flags),
  });
  try {
    const { bbox, limit, at } = flags;
    const found = await geo.mapFeatures(words, {
      ...(bbox && { bbox }),
      ...(limit !== undefined && { limit }),
      ...(at !== undefined && { at }),
    });
    if (flags.map !== undefined) {
      const shown = found.features.map((feature) => ({
        ...feature,
        properties: { ...feature.properties, source: feature.properties.attribution },
      }));
      const { mapPage } = await import('../map-page.ts');
      await writeWhole(flags.map, await mapPage(shown, words, (address) => geo.tile(address)));
      process.stderr.write(`wrote ${flags.map}\n`);
    }
    if (flags.geojson || flags.json) print(JSON.stringify(found));
    else if (flags.map === undefined) print(summary(found));
  } finally {
    await geo.close();
  }
}

function summary({ features, count, exists, query, notes, attribution }: MapFeatures): string {
  const rows = features.map(
    ({ geometry, properties: { osmId, name = '', distanceMetres, asked, measure } }) => {
      const distance = distanceMetres === undefined ? '' : `  ${Math.round(distanceMetres)} m`;
      const ranked = measure ? `  ${measure.by} ${measure.value} ${measure.unit}` : '';
      const answers = Object.entries(asked ?? {})
        .map(([tag, value]) => `  ${tag}: ${value ?? 'not on the map'}`)
        .join('');
      return `${osmId.padEnd(20)} ${geometry.type.padEnd(13)} ${name}${distance}${ranked}${answers}`.trimEnd();
    },
  );
  const answer = exists === undefined ? '' : `${exists ? 'yes' : 'none on the map'}: `;
  return [
    ...(query.asks === 'count' ? [] : rows),
    `${answer}${count} feature${count === 1 ? '' : 's'}`,
    ...notes.map((note) => `  note  ${note}`),
    `  ${attribution}`,
  ].join('\n');
}

async function list({ dataDir, json }: { dataDir: string; json?: boolean }): Promise<void> {
  const { listExtracts } = await import('../../geo/index.ts');
  const extracts = await listExtracts(join(dataDir, 'osm'));
  if (json) return print(JSON.stringify(extracts));
  if (extracts.length === 0) return print('no extracts; import one: graticule osm import FILE.osm.pbf');
  for (const { name, source, features, bbox, importedAt } of extracts) {
    const box = bbox.map((degrees) => degrees.toFixed(2)).join(' ');
    print(
      `${name.padEnd(20)} ${String(features).padStart(9)} features  ${box}  ${source}, ${importedAt.slice(0, 10)}`,
    );
  }
}
