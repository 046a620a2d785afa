/** Files of places that a person imports, read by the libraries of their formats: shapefile, alone and zipped, and FlatGeobuf. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnreadableFile } from '../../../src/geo/places/read/layer-source.ts';
import { readerOf } from '../../../src/geo/places/read/read-file.ts';
import { areas, writeFile, writeShapefile, zipOf } from '../../geo/places/files.ts';
import type { FuzzTarget } from '../target.ts';

const folder = mkdtempSync(join(tmpdir(), 'graticule-fuzz-places-'));
/** The first byte of an input says which. */
const endings = ['shp', 'zip', 'fgb', 'dbf'];
const shp = join(folder, 'seed.shp');

export const target: FuzzTarget = {
  name: 'place-files',
  seeds() {
    writeShapefile(shp, areas);
    const fgb = join(folder, 'seed.fgb');
    writeFile(fgb);
    const [shape, table] = [readFileSync(shp), readFileSync(shp.replace('.shp', '.dbf'))];
    const contents = [shape, zipOf({ 'a.shp': shape, 'a.dbf': table }), readFileSync(fgb), table];
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
