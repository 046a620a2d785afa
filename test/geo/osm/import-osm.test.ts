import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import type { Box } from '../../../src/geo/domain/box.ts';
import { importOsm } from '../../../src/geo/osm/import-osm.ts';
import { OsmLibrary } from '../../../src/geo/osm/library.ts';
import type { OsmStore } from '../../../src/geo/osm/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'osm-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let count = 0;
const freshDir = () => join(folder, `stores-${count++}`);

/** A square park with a pond cut out, its outline split over two ways; an island of scrub in the pond. */
const corners = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [3, 3],
  [7, 3],
  [7, 7],
  [3, 7],
];
const nodes = corners
  .map(([x, y], i) => `<node id="${i + 1}" lon="${x! / 1000}" lat="${y! / 1000}"/>`)
  .join('');
const way = (id: number, refs: number[], tags = '') =>
  `<way id="${id}">${refs.map((ref) => `<nd ref="${ref}"/>`).join('')}${tags}</way>`;
const town = `<osm version="0.6">${nodes}
  <node id="20" lon="0.001" lat="0.001"><tag k="amenity" v="restaurant"/><tag k="cuisine" v="italian;pizza"/><tag k="name" v="Caf&#233; Uno"/></node>
  <node id="21" lon="0.002" lat="0.001"><tag k="addr:housenumber" v="12"/><tag k="addr:street" v="High Street"/></node>
  ${way(1, [1, 2, 3])}${way(2, [1, 4, 3])}${way(3, [5, 6, 7, 8, 5])}
  ${way(4, [1, 2, 99], '<tag k="highway" v="service"/>')}
  ${way(5, [5, 6, 7, 5], '<tag k="highway" v="pedestrian"/>')}
  <relation id="7"><member type="way" ref="1" role="outer"/><member type="way" ref="2" role=""/><member type="way" ref="3" role="outer"/><tag k="type" v="multipolygon"/><tag k="leisure" v="park"/></relation>
  <relation id="8"><member type="way" ref="1" role="outer"/><tag k="type" v="multipolygon"/><tag k="landuse" v="forest"/></relation>
</osm>`;

async function imported(text: string, name = 'town.osm', osmDir = freshDir()) {
  const path = join(folder, name);
  writeFileSync(path, name.endsWith('.gz') ? gzipSync(text) : text);
  const result = await importOsm(path, { osmDir });
  const library = new OsmLibrary(osmDir);
  const store = (await library.with(async (stores) => stores))[0]!;
  return { result, library, store, osmDir };
}

const pagesOf = (store: OsmStore, labels: readonly string[], box?: Box) =>
  [...store.withLabels(labels, box)].flat();

describe('an XML extract', () => {
  test('gives features by tag, by each value of a list, by name and by address', async () => {
    const { store, library, result } = await imported(town);
    expect(pagesOf(store, ['amenity=restaurant', 'cuisine=pizza']).map(({ id }) => id)).toEqual(['node/20']);
    expect(pagesOf(store, ['amenity']).map(({ id }) => id)).toEqual(['node/20']);
    expect(pagesOf(store, ['amenity=restaurant', 'cuisine=thai'])).toEqual([]);
    expect(store.named('CAFE uno').map(({ id }) => id)).toEqual(['node/20']);
    expect(store.atAddress('high street', '12').map(({ id }) => id)).toEqual(['node/21']);
    expect(pagesOf(store, ['amenity'], [0.0015, 0, 0.01, 0.01])).toEqual([]);
    expect(result).toMatchObject({ nodes: 10, ways: 5, relations: 2, broken: 1 });
    library.close();
  });

  test('joins member ways of any direction and nests holes by where they lie', async () => {
    const { store, library } = await imported(town);
    const [park] = pagesOf(store, ['leisure=park']);
    expect(park!.id).toBe('relation/7');
    expect(park!.geometry.type).toBe('Polygon');
    const rings = (park!.geometry as GeoJSON.Polygon).coordinates;
    expect(rings.map((ring) => ring.length)).toEqual([5, 5]);
    expect(rings[1]).toContainEqual([0.003, 0.003]);
    library.close();
  });

  test('leaves an open outline out, keeps a cut road and does not fill a loop of road', async () => {
    const { store, library } = await imported(town);
    expect(pagesOf(store, ['landuse=forest'])).toEqual([]);
    expect(pagesOf(store, ['highway']).map(({ geometry }) => geometry.type)).toEqual([
      'LineString',
      'LineString',
    ]);
    library.close();
  });

  test('is replaced by importing it again, while another stays beside it', async () => {
    const first = await imported(town, 'a.osm.gz');
    await imported(town, 'b.osm', first.osmDir);
    const again = await imported(town.replace('restaurant', 'bar'), 'a.osm.gz', first.osmDir);
    const stores = await again.library.with(async (all) => all);
    expect(stores.map(({ name }) => name).sort()).toEqual(['a', 'b']);
    // The library that was open before the replacement sees the new store too.
    const [seen] = (await first.library.with(async (all) => all)).filter(({ name }) => name === 'a');
    expect(pagesOf(seen!, ['amenity=bar'])).toHaveLength(1);
    first.library.close();
    again.library.close();
  });
});

test('a damaged or empty file leaves no store behind', async () => {
  const osmDir = freshDir();
  const cases: [string, Buffer | string, string][] = [
    ['cut.osm', town.slice(0, 300), 'data_corrupt'],
    ['cut.osm.gz', gzipSync(town).subarray(0, 200), 'data_corrupt'],
    ['cut.osm.pbf', Buffer.from([0, 0, 0, 9, 1, 2]), 'data_corrupt'],
    ['empty.osm', '<osm version="0.6"/>', 'empty_result'],
    ['other.osm', '<gpx/>', 'data_corrupt'],
  ];
  for (const [name, bytes, code] of cases) {
    writeFileSync(join(folder, name), bytes);
    await expect(importOsm(join(folder, name), { osmDir }), name).rejects.toMatchObject({ code });
  }
  expect(readdirSync(osmDir)).toEqual([]);
  await expect(importOsm('x.csv', { osmDir })).rejects.toThrow(TypeError);
});

const real = fileURLToPath(new URL('../../../../shared/osm/andorra.osm.pbf', import.meta.url));
test.skipIf(!existsSync(real))('a real PBF extract has parishes as areas and hotels by tag', async () => {
  const osmDir = freshDir();
  const result = await importOsm(real, { osmDir });
  expect(result).toMatchObject({ nodes: 69644, ways: 2725, relations: 74 });
  const library = new OsmLibrary(osmDir);
  const store = (await library.with(async (stores) => stores))[0]!;
  const town = store.named('Andorra la Vella');
  expect(
    town.some(({ tags, geometry }) => tags.boundary === 'administrative' && /Polygon/.test(geometry.type)),
  ).toBe(true);
  expect(pagesOf(store, ['tourism=hotel'], store.box).length).toBeGreaterThan(10);
  library.close();
});
