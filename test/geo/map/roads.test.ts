/** Roads by their number, in all the ways that people write them, and what stands along them on a map. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GeoError } from '../../../src/geo/domain/errors.ts';
import { createGeo, type Geo, importOsm } from '../../../src/geo/index.ts';
import { roadOf, roadsIn } from '../../../src/geo/parse/map/road-numbers.ts';
import { MapJudge } from '../../support/map-judge.ts';

const folder = mkdtempSync(join(tmpdir(), 'roads-'));
let reader: MapJudge;
let geo: Geo;

/** A road along the 50th parallel, one along 50.1°, and a fuel station about 100 m and 2 km north of each. */
const roads = [
  { lat: 50, ref: 'A 9;E 45', highway: 'motorway' },
  { lat: 50.1, ref: 'B 27', highway: 'primary' },
  { lat: 50.2, ref: 'US 66', highway: 'trunk' },
];
beforeAll(async () => {
  reader = await MapJudge.open();
  const parts = roads.map(({ lat, ref, highway }, i) => {
    const at = (id: number, lon: number, y: number, tags = '') =>
      `<node id="${i * 10 + id}" lon="${lon}" lat="${y}">${tags}</node>`;
    const fuel = (name: string) => `<tag k="amenity" v="fuel"/><tag k="name" v="${name}"/>`;
    const nodes = [
      at(1, 11, lat),
      at(2, 11.1, lat),
      at(3, 11.05, lat + 0.001, fuel(`near ${ref}`)),
      at(4, 11.05, lat + 0.02, fuel(`far from ${ref}`)),
    ].join('');
    const line = [1, 2].map((id) => `<nd ref="${i * 10 + id}"/>`).join('');
    const tags = `<tag k="highway" v="${highway}"/><tag k="ref" v="${ref}"/>`;
    return { nodes, way: `<way id="${i + 1}">${line}${tags}</way>` };
  });
  const [nodes, ways] = [parts.map((part) => part.nodes).join(''), parts.map((part) => part.way).join('')];
  writeFileSync(join(folder, 'roads.osm'), `<osm>${nodes}${ways}</osm>`);
  await importOsm(join(folder, 'roads.osm'), { osmDir: folder });
  geo = createGeo({ osmDir: folder });
});
afterAll(async () => {
  reader.close();
  await geo.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['the A9', 'A9'],
  ['a9', 'A9'],
  ['A 9', 'A9'],
  ['A-9', 'A9'],
  ['der B 27', 'B27'],
  ['Autobahn 9', 'A9'],
  ['Bundesstraße 27', 'B27'],
  ['Autobahn A9', 'A9'],
  ["l'A7", 'A7'],
  ['la nationale 7', 'N7'],
  ['autopista AP-7', 'AP7'],
  ['GI-682', 'GI682'],
  ['Interstate 80', 'I80'],
  ['I-80', 'I80'],
  ['US Route 66', 'US66'],
  ['Route 66', 'highway 66'],
  ['A1(M)', 'A1(M)'],
  ['国道1号', 'highway 1'],
  ['М4', 'M4'],
])('“%s” is the road %s', (text, name) => {
  expect(roadOf(text)?.name).toBe(name);
});

test.each([
  'within 5 km of Rome',
  'à 7 km',
  'pubs in E1',
  'bus route 5',
  'gate A9',
  '12 Rue de Lyon',
  'above 3000 m',
  'built before 1900',
  '3 hotels',
  'a 4 star hotel',
  'A 5 km',
])('“%s” names no road', (text) => {
  expect(roadsIn(text)).toEqual([]);
});

test.each([
  ['supermarkets along the A9 in Germany', 'within 300 m of A9, Germany'],
  ['Tankstellen an der B27', 'within 300 m of B27'],
  ['Blitzer auf der A3', 'A3'],
  ["stations-service le long de l'A7", 'within 300 m of A7'],
  ['gasolineras en la A-4', 'within 300 m of A-4'],
  ['distributori lungo la A1', 'within 300 m of A1'],
  ['postos de gasolina na A1 em Portugal', 'within 300 m of A1, Portugal'],
  ['tankstations langs de A2', 'within 300 m of A2'],
  ['заправки вдоль М4', 'within 300 m of M4'],
  ['O-4 boyunca benzin istasyonları', 'within 300 m of O4'],
  ['国道1号沿いのコンビニ', 'within 300 m of highway 1'],
  ['G2高速沿线的加油站', 'within 300 m of G2'],
  ['hotels within 5 km of the M25', 'within 5 km of M25'],
  ['bridges over the A9', 'within 30 m of A9'],
  ['hotels between the A8 and the A9', 'between A8 and A9'],
])('%s', async (question, where) => {
  expect(await reader.read(question)).toMatchObject({ where });
});

test.each(['pubs in E1', 'stops along bus route 5 in Leeds', 'where does the 12 tram stop in Geneva'])(
  '%s: a district and a line are no roads',
  async (question) => {
    expect(await reader.read(question)).toBeInstanceOf(GeoError);
  },
);

const names = async (question: string) =>
  (await geo.mapFeatures(question)).features.map(({ properties }) => properties.name);

test.each([
  ['fuel stations along the A9', ['near A 9;E 45']],
  ['fuel stations on the E45', ['near A 9;E 45']],
  ['Tankstellen an der B27', ['near B 27']],
  ['gas stations along Route 66', ['near US 66']],
  ['fuel stations within 5 km of the Autobahn 9', ['near A 9;E 45', 'far from A 9;E 45']],
])('%s are found by the number of the road', async (question, expected) => {
  expect(await names(question)).toEqual(expected);
});

test('a road by itself is its stretches; one that no map has is refused, whatever place is called alike', async () => {
  const { features } = await geo.mapFeatures('the A9');
  expect(features.map(({ id }) => id)).toEqual(['way/1']);
  await expect(geo.mapFeatures('fuel stations along the A8')).rejects.toMatchObject({
    code: 'place_not_found',
    message: expect.stringContaining('A8'),
  });
});
