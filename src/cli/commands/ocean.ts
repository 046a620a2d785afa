/** `graticule ocean` */

import type { Command } from 'commander';
import { answerFeature, type GeoFlags, geometryOptions, withGeoOptions } from '../geo-command.ts';

export function register(program: Command): void {
  withGeoOptions(
    program.command('ocean <name...>').description('Outline of an ocean, sea, gulf, bay or strait'),
  ).action((words: string[], flags: GeoFlags) =>
    answerFeature(flags, (geo) => geo.oceanBorder(words.join(' '), geometryOptions(flags))),
  );
}
