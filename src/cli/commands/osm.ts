/** `graticule osm import` and `graticule osm query` */

import { join } from 'node:path';
import type { Command } from 'commander';
import { withProgress } from '../io/progress.ts';
import { dataDirOption, print } from '../output.ts';

export function register(program: Command): void {
  const osm = program.command('osm').description('OpenStreetMap extracts');
  osm
    .command('import <file>')
    .description('Import an extract (.osm.pbf, .osm or .osm.gz); one of the same name is replaced')
    .addOption(dataDirOption())
    .option('--name <name>', 'name of the store (default: that of the file)')
    .action(async (file: string, flags: { dataDir: string; name?: string }) => {
      const { importOsm } = await import('../../geo/index.ts');
      const done = await withProgress((onProgress) =>
        importOsm(file, {
          osmDir: join(flags.dataDir, 'osm'),
          ...(flags.name !== undefined && { name: flags.name }),
          onProgress,
        }),
      );
      const box = done.bbox.map((degrees) => degrees.toFixed(3)).join(' ');
      print(
        `${done.name}: ${done.features} features from ${done.nodes} nodes, ${done.ways} ways and ${done.relations} relations`,
      );
      print(
        `  bbox    ${box}\n  broken  ${done.broken} ways and areas left out (members missing or outline open)\n  store   ${done.file}`,
      );
      print('  © OpenStreetMap contributors, ODbL 1.0');
    });
  osm
    .command('query <words...>')
    .description('Map features of a kind in an area: graticule osm query "parks in Andorra la Vella"')
    .addOption(dataDirOption())
    .option('--geojson', 'print the GeoJSON feature collection')
    .action(async (words: string[], flags: { dataDir: string; geojson?: boolean }) => {
      const { createGeo } = await import('../../geo/index.ts');
      const geo = createGeo({ osmDir: join(flags.dataDir, 'osm') });
      try {
        const found = await geo.mapFeatures(words.join(' '));
        if (flags.geojson) return print(JSON.stringify(found));
        for (const { geometry, properties } of found.features) {
          print(
            `${properties.osmId.padEnd(20)} ${geometry.type.padEnd(13)} ${properties.name ?? ''}`.trimEnd(),
          );
        }
        print(`${found.features.length} features, ${found.attribution}`);
      } finally {
        await geo.close();
      }
    });
}
