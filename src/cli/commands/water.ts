/** `graticule water` */

import type { Command } from 'commander';
import { answerFeature, type GeoFlags, geometryOptions, withGeoOptions } from '../geo-command.ts';
import { withExamples } from '../output.ts';

export function register(program: Command): void {
  const command = program
    .command('water <name...>')
    .description('Print the outline or course of a lake, river or sea.');
  withExamples(
    withGeoOptions(command).option(
      '--type <kind>',
      'only lake, river, ocean, sea, gulf, bay, strait, reservoir, …',
    ),
    'graticule water lake baikal',
    'graticule water victoria --type lake --geojson',
  ).action((words: string[], flags: GeoFlags & { type?: string }) =>
    answerFeature(flags, (geo) =>
      geo.waterFeature(words.join(' '), { ...geometryOptions(flags), featureType: flags.type ?? null }),
    ),
  );
}
