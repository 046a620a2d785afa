/** `graticule border` */

import type { Command } from 'commander';
import { answerFeature, type GeoFlags, geometryOptions, withGeoOptions } from '../geo-command.ts';
import { withExamples } from '../output.ts';

export function register(program: Command): void {
  const command = program.command('border <country...>').description('Outline of a country');
  withExamples(
    withGeoOptions(command),
    'graticule border france',
    'graticule border "the dutch frontier" --geojson --tolerance 1000',
    'graticule border japan --map japan.html',
  ).action((words: string[], flags: GeoFlags) =>
    answerFeature(flags, (geo) => geo.countryBorder(words.join(' '), geometryOptions(flags))),
  );
}
