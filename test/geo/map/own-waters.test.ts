/** Waters and ports by the map's own lines and outlines, where the gazetteer has hand-drawn ones of the name; and names that
 * begin with what was said before names that only hold it. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo, importOsm } from '../../../src/geo/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'waters-'));
let geo: Geo;

const tagged = (tags: Readonly<Record<string, string>>) =>
  Object.entries(tags)
    .map(([k, v]) => `<tag k="${k}" v="${v}"/>`)
    .join('');
const node = (id: number, lon: number, lat: number, tags: Readonly<Record<string, string>> = {}) =>
  `<node id="${id}" lon="${lon}" lat="${lat}">${tagged(tags)}</node>`;

beforeAll(async () => {
  // 0.001° of latitude are 111 m; the river runs along the parallel of 52.3°.
  writeFileSync(
    join(folder, 'river.osm'),
    `<osm>${node(1, 4.9, 52.3)}${node(2, 4.95, 52.3)}
    ${node(3, 4.92, 52.3005, { amenity: 'bench', name: 'at the bank' })}
    ${node(4, 4.92, 52.305, { amenity: 'bench', name: 'half a kilometre off' })}
    ${node(5, 4.93, 52.31, { leisure: 'marina', name: 'Port Quill de Moss' })}
    ${node(6, 4.94, 52.32, { amenity: 'swimming_pool', name: 'Piscine du Port Quill' })}
    ${node(7, 4.94, 52.321, { amenity: 'atm', name: 'by the pool' })}
    ${node(8, 4.93, 52.308, { amenity: 'atm', name: 'by the port' })}
    <way id="1"><nd ref="1"/><nd ref="2"/>${tagged({ waterway: 'river', name: 'Amstel' })}</way></osm>`,
  );
  await importOsm(join(folder, 'river.osm'), { osmDir: folder });
  geo = createGeo({ osmDir: folder });
});
afterAll(async () => {
  await geo.close();
  rmSync(folder, { recursive: true });
});

const names = async (question: string) =>
  (await geo.mapFeatures(question)).features.map(({ properties }) => properties.name).sort();

test.each([
  'benches along the Amstel',
  'benches on the Amstel',
  'benches within 100 m of the Amstel',
  'Bänke an der Amstel',
])('%s', async (question) => {
  expect(await names(question)).toEqual(['at the bank']);
});

test('the port goes before a pool that has its name', async () => {
  expect(await names('the nearest atm to Port Quill')).toEqual(['by the port']);
});
