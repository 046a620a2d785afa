/** OSM PBF as a user imports it: read, assembled and stored in memory. */

import { GeoError } from '../../../src/geo/domain/errors.ts';
import { memoryStore } from '../../../src/geo/osm/fill-store.ts';
import { readPbf } from '../../../src/geo/osm/read-pbf.ts';
import {
  blob,
  block,
  bytes,
  framed,
  header,
  number,
  packed,
  smallFile,
  zigzag,
} from '../../geo/osm/write-pbf.ts';
import type { FuzzTarget } from '../target.ts';

/** Blobs that are not packed: their bytes are mutated as the reader sees them. */
function plainFile(): Buffer {
  const texts = ['', 'natural', 'wood', 'type', 'multipolygon', 'amenity', 'cafe'];
  const nodes = [1, 2, 3, 4, 5, 6, 7, 8].map((id, i) =>
    Buffer.concat([
      number(1, zigzag(id)),
      bytes(2, packed([5])),
      bytes(3, packed([6])),
      number(8, zigzag(i * 100)),
      number(9, zigzag((i % 3) * 100)),
    ]),
  );
  const ways = [1, 5].map((first) =>
    Buffer.concat([number(1, first), bytes(8, packed([first, 1, 1, 1, -3].map(zigzag)))]),
  );
  const relation = Buffer.concat([
    number(1, 3),
    bytes(2, packed([3, 1])),
    bytes(3, packed([4, 2])),
    bytes(8, packed([0, 0])),
    bytes(9, packed([1, 4].map(zigzag))),
    bytes(10, packed([1, 1])),
  ]);
  const groups = [
    Buffer.concat(nodes.map((node) => bytes(1, node))),
    Buffer.concat(ways.map((way) => bytes(3, way))),
    bytes(4, relation),
  ];
  return Buffer.concat([header(), framed('OSMData', bytes(1, block(texts, ...groups)))]);
}

export const target: FuzzTarget = {
  name: 'osm-pbf',
  seeds: () => [
    smallFile(),
    plainFile(),
    Buffer.concat([
      header(),
      framed('OSMHeader', bytes(1, bytes(4, 'OsmSchema-V0.6'))),
      blob('OSMData', block([''])),
    ]),
  ],
  dictionary: [
    'OSMHeader',
    'OSMData',
    'OsmSchema-V0.6',
    'DenseNodes',
    '\xff\xff\xff\xff\x0f',
    '\x1a\x00',
    '\x12\x00',
  ],
  async run(input) {
    async function* whole() {
      yield input;
    }
    try {
      // A store takes twenty times as long to make as a small file to read: only some inputs get one.
      if (input.length % 16 !== 0) {
        const wanted = { node: () => {}, way: () => {}, relation: () => {} };
        await readPbf(whole(), wanted);
        return;
      }
      const store = await memoryStore((_pass, _stage, wanted) => readPbf(whole(), wanted), {
        name: 'fuzz',
        source: 'fuzz.osm.pbf',
        bytes: input.length,
        attribution: '',
      });
      store.close();
    } catch (error) {
      if (!(error instanceof GeoError)) throw error;
    }
  },
};
