/** `graticule border` */

import type { Command } from 'commander';
import { answerFeature, borderOptions, type PartsFlags, withGeoOptions, withParts } from '../geo-command.ts';
import { withExamples } from '../output.ts';

export function register(program: Command): void {
  const command = program.command('border <country...>').description('Print the outline of a country.');
  withExamples(
    withParts(withGeoOptions(command)),
    'graticule border france',
    'graticule border "the dutch frontier" --geojson --tolerance 1000',
    'graticule border japan --map japan.html',
    'graticule border norway --parts home',
  ).action((words: string[], flags: PartsFlags) =>
    answerFeature(flags, (geo) => geo.countryBorder(words.join(' '), borderOptions(flags))),
  );
}
