/** `graticule query` */

import type { Command } from 'commander';
import { answerFeature, type GeoFlags, geometryOptions, withGeoOptions } from '../geo-command.ts';
import { type LanguageModelFlags, withLanguageModel } from '../language-model.ts';
import { withExamples } from '../output.ts';

export function register(program: Command): void {
  const command = program
    .command('query <words...>')
    .description('Answer a sentence about places and space.');
  withExamples(
    withLanguageModel(withGeoOptions(command)),
    'graticule query "within 50 km of the coast of Portugal, except Lisbon"',
    'graticule query "in Texas, within 100 miles of Mexico" --geojson',
  ).action((words: string[], flags: GeoFlags & LanguageModelFlags) =>
    answerFeature(flags, (geo) => geo.spatial(words.join(' '), geometryOptions(flags))),
  );
}
