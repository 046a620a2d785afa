/** A file of features, by its ending. */

import { basename } from 'node:path';
import { readFlatGeobuf } from './flatgeobuf.ts';
import { readGeoJson } from './geojson.ts';
import { readGeoPackage } from './geopackage.ts';
import { type ReadOptions, type SourceFeature, UnreadableFile } from './layer-source.ts';
import { readShapefile } from './shapefile.ts';

type Reader = (path: string, options: ReadOptions) => AsyncGenerator<SourceFeature>;

const readers: readonly (readonly [ending: RegExp, reader: Reader])[] = [
  [/\.(?:geojson|json|geojsonl|geojsons|geojsonseq|ndjson|jsonl)(?:\.gz)?$/i, readGeoJson],
  [/\.gpkg$/i, readGeoPackage],
  [/\.(?:shp|zip)$/i, readShapefile],
  [/\.fgb$/i, readFlatGeobuf],
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
  return found[1];
}
