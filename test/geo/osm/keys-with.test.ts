/** Which keys have a value in a store: those of few values are read once, those of more are asked. */

import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { OsmStore } from '../../../src/geo/osm/store.ts';
import { StoreWriter } from '../../../src/geo/osm/store-writer.ts';

function storeWith(tags: readonly Readonly<Record<string, string>>[]): OsmStore {
  const db = new Database(':memory:');
  const writer = new StoreWriter(db);
  for (const [i, one] of tags.entries())
    writer.add('node', i + 1, one, { type: 'Point', coordinates: [0, 0] });
  writer.finish({ name: 'town', bbox: [0, 0, 1, 1], features: tags.length, attribution: 'nobody' });
  return new OsmStore(db, 'town.osmdb');
}

test('keys are told by their values, whatever else begins like them', () => {
  const store = storeWith([
    { sport: 'tennis;climbing' },
    { shop: 'tennis', sports: 'golf', 'sport:type': 'polo' },
  ]);
  const keys = ['cuisine', 'sport', 'shop'];
  expect(store.keysWith(keys, 'tennis')).toEqual(['sport', 'shop']);
  expect(store.keysWith(keys, 'climbing')).toEqual(['sport']);
  expect(store.keysWith(keys, 'golf')).toEqual([]);
  expect(store.keysWith(keys, 'polo')).toEqual([]);
  store.close();
});

test('a key of more values than are kept knows all of them', () => {
  const species = Array.from({ length: 700 }, (_, i) => ({ species: `oak ${i}` }));
  const store = storeWith([...species, { genus: 'oak 3' }]);
  expect(store.keysWith(['genus', 'species'], 'oak 3')).toEqual(['genus', 'species']);
  expect(store.keysWith(['genus', 'species'], 'oak 699')).toEqual(['species']);
  expect(store.keysWith(['genus', 'species'], 'oak 700')).toEqual([]);
  store.close();
});
