/** What courts and ways are made of: "on clay", "mit Kunstrasen". */

import { isTag, type TagFilter } from '../../domain/tag-filter.ts';

type Words = readonly (readonly [string, TagFilter])[];

const grounds: readonly (readonly [string, readonly string[]])[] = [
  ['clay|asche|ziegelmehl|terre battue|sand(?=platz|boden)', ['clay']],
  ['artificial (?:grass|turf)|kunstrasen', ['artificial_turf']],
  ['grass|rasen|gras|gazon', ['grass']],
  ['asphalt|tarmac|asphalt', ['asphalt']],
  ['concrete|beton', ['concrete']],
  ['gravel|schotter|kies', ['gravel', 'fine_gravel']],
  ['sand', ['sand']],
  ['hard|hart', ['acrylic', 'hard', 'concrete', 'asphalt']],
];
export const surfaces: Words = grounds.map(
  ([words, values]) =>
    [
      `(?:with|on|mit|auf) (?:an? |einem )?(?:(?:${words})[- ]?(?:surface|ground|courts?|platz|platzen|belag|boden|oberflache)|(?:surface|oberflache)(?: of| aus)? (?:${words}))`,
      isTag('surface', ...values),
    ] as const,
);
