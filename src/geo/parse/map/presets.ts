/** The presets of OpenStreetMap's editors with their words, as `npm run build:data` takes them out of the package
 * `@openstreetmap/id-tagging-schema`, which is fifty times as large. */

import { readFile } from 'node:fs/promises';
import { brotliDecompress } from '../../../shared/decompress.ts';
import { packageFile } from '../../../shared/package-root.ts';

export interface PresetTable {
  readonly presets: Readonly<
    Record<
      string,
      {
        /** What a feature of the kind bears, all of it: "amenity=restaurant", or "building" for any value. */
        readonly labels: readonly string[];
        /** Whether an area of this kind is shown as a point. */
        readonly point: boolean;
      }
    >
  >;
  /** Tags that stood, or stand, for the same before: labels by preset. */
  readonly older: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** By language, the first is English: name, aliases (one a line) and search terms (between commas) of each preset. */
  readonly words: Readonly<
    Record<string, Readonly<Record<string, readonly [name: string, aliases: string, terms: string]>>>
  >;
}

export const presetsFile = 'data/geo/presets.json.br';

export async function readPresets(): Promise<PresetTable> {
  return JSON.parse(
    (await brotliDecompress(await readFile(packageFile(presetsFile)))).toString(),
  ) as PresetTable;
}
