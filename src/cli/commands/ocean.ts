/** `graticule ocean` */

import type { Command } from 'commander';
import { answerFeature, type GeoFlags, geometryOptions, withGeoOptions } from '../geo-command.ts';
import { withExamples } from '../output.ts';

export function register(program: Command): void {
  const command = program
    .command('ocean <name...>')
    .description('Print the outline of an ocean, sea, gulf, bay or strait.');
  withExamples(
    withGeoOptions(command),
    'graticule ocean baltic sea',
    'graticule ocean "gulf of mexico" --wkt --tolerance 20000',
  ).action((words: string[], flags: GeoFlags) =>
    answerFeature(flags, (geo) => geo.oceanBorder(words.join(' '), geometryOptions(flags))),
  );
}
