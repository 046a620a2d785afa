/** Files of places that a person imports: shapefile, alone and zipped, FlatGeobuf, GeoJSON in one piece and by lines, and
 * GeoPackage. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnreadableFile } from '../../../src/geo/places/read/layer-source.ts';
import { readerOf } from '../../../src/geo/places/read/read-file.ts';
import {
  areas,
  features,
  writeFile,
  writeGeoPackage,
  writeShapefile,
  zipOf,
} from '../../geo/places/files.ts';
import type { FuzzTarget } from '../target.ts';

const folder = mkdtempSync(join(tmpdir(), 'graticule-fuzz-places-'));
/** The first byte of an input says which. */
const endings = ['shp', 'zip', 'fgb', 'dbf', 'geojson', 'geojsonl', 'gpkg'];
const shp = join(folder, 'seed.shp');

export const target: FuzzTarget = {
  name: 'place-files',
  growth: [
    ['\x04{"type":"FeatureCollection","features":[', '[', ''],
    ['\x04{"type":"Feature","geometry":null,"properties":{"a":"', '\\"', ''],
    ['\x05', '{', ''],
  ],
  seeds() {
    writeShapefile(shp, areas);
    const fgb = join(folder, 'seed.fgb');
    writeFile(fgb);
    const [shape, table] = [readFileSync(shp), readFileSync(shp.replace('.shp', '.dbf'))];
    const gpkg = join(folder, 'seed.gpkg');
    writeGeoPackage(gpkg, { districts: features.features });
    const contents = [
      shape,
      zipOf({ 'a.shp': shape, 'a.dbf': table }),
      readFileSync(fgb),
      table,
      Buffer.from(JSON.stringify(features)),
      Buffer.from(features.features.map((feature) => `${JSON.stringify(feature)}\n`).join('')),
      readFileSync(gpkg),
    ];
    rmSync(gpkg);
    return contents.map((bytes, kind) => Buffer.concat([Buffer.from([kind]), bytes]));
  },
  dictionary: [
    'PK\x01\x02',
    'PK\x05\x06',
    'fgb\x03fgb\x00',
    '\xff\xff\xff\xff',
    '\x00\x00\x00\x80',
    '\x00\x00\x27\x0a',
  ],
  async run(input) {
    const ending = endings[(input[0] ?? 0) % endings.length]!;
    const path = join(folder, `input.${ending === 'dbf' ? 'shp' : ending}`);
    if (ending === 'dbf') writeFileSync(path, readFileSync(shp));
    writeFileSync(join(folder, `input.${ending}`), input.subarray(1));
    try {
      for await (const _ of readerOf(path)(path, {}));
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
    } finally {
      rmSync(join(folder, 'input.dbf'), { force: true });
    }
  },
  close: () => rmSync(folder, { recursive: true, force: true }),
};
