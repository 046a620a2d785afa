/** `graticule water` */

import type { Command } from 'commander';
import { answerFeature, type GeoFlags, geometryOptions, withGeoOptions } from '../geo-command.ts';

export function register(program: Command): void {
  withGeoOptions(program.command('water <name...>').description('Outline or course of a lake, river or sea'))
    .option('--type <kind>', 'only lake, river, ocean, sea, gulf, bay, strait, reservoir, …')
    .action((words: string[], flags: GeoFlags & { type?: string }) =>
      answerFeature(flags, (geo) =>
        geo.waterFeature(words.join(' '), { ...geometryOptions(flags), featureType: flags.type ?? null }),
      ),
    );
}
