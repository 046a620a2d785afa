/** Overpass and Nominatim behind the verbs, against a stub. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';
import { overpassQuery } from '../../../src/geo/upstream/overpass.ts';
import { type HttpStub, startHttpStub } from '../../support/http-stub.ts';

let stub: HttpStub;
let geo: Geo;
beforeEach(async () => {
  stub = await startHttpStub();
  const upstream = {
    baseUrl: stub.url,
    userAgent: 'test (mail@example.org)',
    spacingMs: 0,
    tries: 1,
    timeoutMs: 2000,
  };
  geo = createGeo({ overpass: upstream, nominatim: upstream });
});
afterEach(async () => {
  await geo.close();
  await stub.close();
});
const reply = (value: unknown, status = 200) => {
  stub.script = (_, response) => {
    response.statusCode = status;
    response.end(JSON.stringify(value));
  };
};

const node = (id: number, lat: number, lon: number, tags?: object) => ({ type: 'node', id, lat, lon, tags });
const reims = [
  node(1, 49.255, 4.03, { leisure: 'park', name: 'Parc de nulle part' }),
  node(2, 49.25, 4.02),
  node(3, 49.25, 4.03),
  node(4, 49.26, 4.03),
  { type: 'way', id: 5, nodes: [2, 3, 4, 2], tags: { leisure: 'park', name: 'Parc Triangle' } },
  node(6, 40, 4.03, { leisure: 'park', name: 'Far away' }),
];

test('where no extract reaches, Overpass is asked with tags and a box, and its answer goes the same way', async () => {
  reply({ elements: reims });
  const { features, attribution, query } = await geo.mapFeatures('parks in Reims');
  expect(features.map(({ properties }) => properties.name)).toEqual(['Parc de nulle part', 'Parc Triangle']);
  expect(features[1]!.geometry.type).toBe('Polygon');
  expect(attribution).toContain('OpenStreetMap');
  expect(query.extracts).toEqual(['overpass']);
  const sent = decodeURIComponent(stub.asked[0]!.body.replace(/^data=/, ''));
  expect(sent).toMatch(
    /^\[out:json\]\[timeout:60\]\[maxsize:\d+\];\(nwr\["leisure"="park"\]\(49\.\d+,[\d.]+,49\.\d+,4\.\d+\);\);out body qt;>;out body qt;$/,
  );
  expect(stub.asked[0]!.headers['user-agent']).toContain('test');
  // The answer is kept.
  await geo.mapFeatures('parks in Reims');
  expect(stub.asked).toHaveLength(1);
});

test('what the sample covers is not asked for', async () => {
  await geo.mapFeatures('parks in Monaco');
  expect(stub.asked).toEqual([]);
});

test('an area without such features is an empty answer', async () => {
  reply({ elements: [] });
  expect((await geo.mapFeatures('casinos in Reims')).features).toEqual([]);
});

test('a query is made of tags and numbers alone, whatever the tags hold', () => {
  const box = [1, 2, 3, 4] as const;
  const hostile = 'name="];node(1);out;//\\\n';
  const made = overpassQuery([[hostile], ['building', 'building']], box);
  expect(made).toContain('nwr["name"="\\"];node(1);out;//\\\\ "](2,1,4,3);');
  expect(made).toContain('nwr["building"]["building"](2,1,4,3);');
});

test('words of a query do not reach the upstream', async () => {
  reply({ elements: reims });
  const found = await geo.mapFeatures('parks named "];out;" in Reims');
  expect(found.features).toEqual([]);
  for (const { body } of stub.asked) expect(decodeURIComponent(body)).not.toContain('];out;"');
});

test.each([
  [{ elements: 'none' }, 200, /not map data/],
  [{ elements: [], remark: 'runtime error: Query timed out' }, 200, /gave up: runtime error/],
  [{}, 429, /429/],
  [{}, 504, /504/],
])('%j with status %i fails as the upstream', async (value, status, message) => {
  reply(value, status);
  const error = await geo.mapFeatures('parks in Reims').catch((reason) => reason);
  expect(error).toMatchObject({ code: 'upstream_failed', category: 'upstream' });
  expect(error.message).toMatch(message);
});

test('a country is not asked for', async () => {
  await expect(geo.mapFeatures('parks in France')).rejects.toMatchObject({ code: 'area_not_covered' });
  expect(stub.asked).toEqual([]);
});

const gate = {
  osm_type: 'way',
  osm_id: 518071791,
  lat: '52.5162',
  lon: '13.3777',
  category: 'tourism',
  type: 'attraction',
  addresstype: 'tourism',
  name: 'Brandenburg Gate',
  display_name: 'Brandenburg Gate, Pariser Platz, Berlin, Germany',
  importance: 0.7,
  address: { country: 'Germany' },
  geojson: {
    type: 'Polygon',
    coordinates: [
      [
        [13.3, 52.5],
        [13.4, 52.5],
        [13.4, 52.6],
        [13.3, 52.5],
      ],
    ],
  },
};

test('a name that nothing here knows is asked of Nominatim; a landmark is a point', async () => {
  reply([gate]);
  const found = await geo.geocode('Quadriga of the gate, Berlin');
  expect(found.properties).toMatchObject({ id: 'osm/way/518071791', kind: 'landmark', country: 'Germany' });
  expect(found.properties.match).toMatchObject({ method: 'upstream', name: gate.display_name });
  expect(found.geometry).toEqual({ type: 'Point', coordinates: [13.3777, 52.5162] });
  const { url } = stub.asked[0]!;
  expect(Object.fromEntries(new URL(url, stub.url).searchParams)).toMatchObject({
    q: 'Quadriga of the gate, Berlin',
    format: 'jsonv2',
    polygon_geojson: '1',
  });
});

test('a town of Nominatim keeps its outline, clean', async () => {
  reply([{ ...gate, addresstype: 'village', category: 'boundary' }]);
  const found = await geo.geocode('Qwertzhausen an der Tast');
  expect(found.properties.kind).toBe('city');
  expect(found.geometry.type).toBe('Polygon');
  expect(found.bbox).toEqual([13.3, 52.5, 13.4, 52.6]);
});

test('what is known here does not leave the process, and what nobody knows stays unknown', async () => {
  reply([]);
  await geo.geocode('Paris');
  await geo.geocode('6 Avenue de Monte-Carlo, Monaco');
  expect(stub.asked).toEqual([]);
  await expect(geo.geocode('Qwertzhausen an der Tast')).rejects.toMatchObject({ code: 'place_not_found' });
  reply({ error: 'no' });
  await expect(geo.geocode('Qwertzhausen ob der Tast')).rejects.toMatchObject({ code: 'upstream_failed' });
});

test('wrong options of an upstream are refused at once', () => {
  const wrong = (overpass: object) => () => createGeo({ overpass } as never);
  expect(wrong({ baseUrl: 'ftp://x', userAgent: 'abc' })).toThrow(TypeError);
  expect(wrong({ baseUrl: 'http://x' })).toThrow(/userAgent/);
  expect(wrong({ baseUrl: 'http://x', userAgent: 'a\nb: c' })).toThrow(/userAgent/);
});
