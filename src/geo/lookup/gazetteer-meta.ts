/** The header of the gazetteer file: what its columns of numbers stand for. */

import * as z from '../../shared/zod.ts';

export const metaSchema = z.object({
  layers: z.array(z.string()),
  // The first stands for none and has no licence.
  origins: z.array(
    z.array(z.string()).transform(([source = '', licence = '']): [string, string] => [source, licence]),
  ),
  languages: z.array(z.string()),
  countryCodes: z.record(z.string(), z.string()),
});

export interface GazetteerMeta {
  layers: string[];
  /** Source and licence, by index. */
  origins: [source: string, licence: string][];
  languages: string[];
  /** ISO 3166-1 alpha-2 code by index of the country. */
  countryCodes: Record<number, string>;
}
