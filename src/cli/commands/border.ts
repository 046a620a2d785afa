/** `graticule border` */

import type { Command } from 'commander';
import { answerFeature, type GeoFlags, geometryOptions, withGeoOptions } from '../geo-command.ts';

export function register(program: Command): void {
  withGeoOptions(
    program.command('border <country...>').description('Outline of a country: graticule border france'),
  ).action((words: string[], flags: GeoFlags) =>
    answerFeature(flags, (geo) => geo.countryBorder(words.join(' '), geometryOptions(flags))),
  );
}
