/** `graticule geocode` */

import type { Command } from 'commander';
import { answerFeature, type GeoFlags, geometryOptions, withGeoOptions } from '../geo-command.ts';

export function register(program: Command): void {
  withGeoOptions(
    program
      .command('geocode <place...>')
      .description('Country, region, city, address or landmark: graticule geocode "Paris, Texas"'),
  )
    .option('--country <name>', 'country that it lies in')
    .option('--region <name>', 'first-level region that it lies in')
    .action((words: string[], flags: GeoFlags & { country?: string; region?: string }) =>
      answerFeature(flags, (geo) =>
        geo.geocode(words.join(' '), {
          ...geometryOptions(flags),
          ...(flags.country !== undefined && { country: flags.country }),
          ...(flags.region !== undefined && { region: flags.region }),
        }),
      ),
    );
}
