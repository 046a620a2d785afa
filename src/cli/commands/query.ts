/** `graticule query` */

import type { Command } from 'commander';
import { answerFeature, type GeoFlags, geometryOptions, withGeoOptions } from '../geo-command.ts';
import { type LanguageModelFlags, withLanguageModel } from '../language-model.ts';

export function register(program: Command): void {
  withLanguageModel(
    withGeoOptions(
      program
        .command('query <words...>')
        .description('A sentence about space: graticule query "within 50 km of the coast of Portugal"'),
    ),
  ).action((words: string[], flags: GeoFlags & LanguageModelFlags) =>
    answerFeature(flags, (geo) => geo.spatial(words.join(' '), geometryOptions(flags))),
  );
}
