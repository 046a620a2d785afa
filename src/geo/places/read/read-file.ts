/** A file of features, by its ending. */

import { basename } from 'node:path';
import { type ReadOptions, type SourceFeature, UnreadableFile } from './layer-source.ts';

type Reader = (path: string, options: ReadOptions) => AsyncGenerator<SourceFeature>;

/** Loaded when a file is read: with the libraries that the build puts into them they are as large as all the rest. */
const readers: readonly (readonly [ending: RegExp, load: () => Promise<Reader>])[] = [
  [
    /\.(?:geojson|json|geojsonl|geojsons|geojsonseq|ndjson|jsonl)(?:\.gz)?$/i,
    async () => (await import('./geojson.ts')).readGeoJson,
  ],
  [/\.gpkg$/i, async () => (await import('./geopackage.ts')).readGeoPackage],
  [/\.(?:shp|zip)$/i, async () => (await import('./shapefile.ts')).readShapefile],
  [/\.fgb$/i, async () => (await import('./flatgeobuf.ts')).readFlatGeobuf],
];

/** @throws UnreadableFile for another ending */
export function readerOf(path: string): Reader {
  const found = readers.find(([ending]) => ending.test(path));
  if (!found) {
    throw new UnreadableFile(
      `${basename(path)} has an extension that is not read.`,
      'Import .geojson, .geojsonl, .gpkg, .shp, .zip (of a shapefile) or .fgb; ogr2ogr converts what else there is.',
    );
  }
  const [, load] = found;
  return async function* (file, options) {
    yield* (await load())(file, options);
  };
}
