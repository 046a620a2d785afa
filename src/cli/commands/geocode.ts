/** `graticule geocode` */

import type { Command } from 'commander';
import { answerFeature, borderOptions, type PartsFlags, withGeoOptions, withParts } from '../geo-command.ts';
import { withExamples } from '../output.ts';

export function register(program: Command): void {
  const command = program
    .command('geocode <place...>')
    .description('Print the outline of a country, region or city, or the point of an address or landmark.');
  withExamples(
    withParts(withGeoOptions(command))
      .option('--country <name>', 'country that it lies in')
      .option('--region <name>', 'first-level region that it lies in'),
    'graticule geocode "Paris, Texas"',
    'graticule geocode springfield --country usa --region illinois --json',
  ).action((words: string[], flags: PartsFlags & { country?: string; region?: string }) =>
    answerFeature(flags, (geo) =>
      geo.geocode(words.join(' '), {
        ...borderOptions(flags),
        ...(flags.country !== undefined && { country: flags.country }),
        ...(flags.region !== undefined && { region: flags.region }),
      }),
    ),
  );
}
