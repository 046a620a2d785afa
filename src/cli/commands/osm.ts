/** `graticule osm import` */

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
}
