/** The option that names a PostGIS database of map features. */

import { type Command, Option } from 'commander';
import type { PostgisSource } from '../geo/postgis/index.ts';

export interface MapFeaturesFlags {
  readonly mapFeaturesUrl?: string;
}

export const mapFeaturesOption = '--map-features-url';

export function withMapFeatures(command: Command): Command {
  return command.addOption(
    new Option(
      `${mapFeaturesOption} <postgres://…>`,
      'PostGIS for map features, filled by osm2pgsql with the style of `graticule osm style`, in place of imported extracts',
    ).env('GRATICULE_MAP_FEATURES_URL'),
  );
}

/** @returns undefined without the option
 * @throws TypeError for what is no address; StorageError for a database that cannot be used */
export async function mapFeaturesFrom({
  mapFeaturesUrl,
}: MapFeaturesFlags): Promise<PostgisSource | undefined> {
  if (mapFeaturesUrl === undefined) return undefined;
  const { postgis } = await import('../geo/postgis/index.ts');
  const source = postgis({ url: mapFeaturesUrl, optionName: mapFeaturesOption });
  await source.check();
  return source;
}
