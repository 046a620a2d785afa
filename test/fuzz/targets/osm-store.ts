/** A store of an extract, damaged on disk: every question to it is answered or refused. */

import Database from 'better-sqlite3';
import { GeoError } from '../../../src/geo/domain/errors.ts';
import { fillStore } from '../../../src/geo/osm/fill-store.ts';
import { NodeTable } from '../../../src/geo/osm/node-table.ts';
import { readPbf } from '../../../src/geo/osm/read-pbf.ts';
import { OsmStore } from '../../../src/geo/osm/store.ts';
import { smallFile } from '../../geo/osm/write-pbf.ts';
import type { FuzzTarget } from '../target.ts';

async function* whole() {
  yield smallFile();
}

async function store(): Promise<Uint8Array> {
  const db = new Database(':memory:');
  await fillStore(db, new NodeTable(), (_pass, _stage, wanted) => readPbf(whole(), wanted), {
    name: 'town',
    source: 'town.osm.pbf',
    bytes: 1,
    attribution: 'nobody',
  });
  const bytes = db.serialize();
  db.close();
  return bytes;
}

export const target: FuzzTarget = {
  name: 'osm-store',
  seeds: async () => [await store()],
  run(input) {
    let db: InstanceType<typeof Database> | undefined;
    try {
      db = new Database(Buffer.from(input));
    } catch {
      return;
    }
    try {
      const opened = new OsmStore(db, 'fuzz.osmdb');
      for (const page of opened.withLabels(['amenity=cafe'], [-1, -1, 1, 1])) void page;
      for (const page of opened.withLabels(['natural'])) void page;
      opened.named('cafe');
      opened.withWords(['a', 'b']);
      opened.withStem('c');
      opened.atAddress('street', '1');
      opened.knows('cafe');
      opened.knowsWord('cafe');
      opened.keysWith(['amenity', 'shop'], 'cafe');
    } catch (error) {
      if (!(error instanceof GeoError)) throw error;
    } finally {
      db.close();
    }
  },
};
