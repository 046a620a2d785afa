/** POST /api/osm and an address at POST /api/geocode, on the data that ship. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGeo, type Geo, GeoError } from '../../src/geo/index.ts';
import { geoHttp } from '../../src/http/geo/index.ts';
import { createKeyStore, type KeyStore } from '../../src/http/keys.ts';
import type { Mount } from '../../src/http/serve.ts';
import { silentLog } from '../../src/shared/log.ts';

// biome-ignore lint/suspicious/noExplicitAny: JSON of any shape
type Json = any;

let geo: Geo;
let keys: KeyStore;
let mount: Mount;
const timestamp = '2026-01-02T03:04:05.006Z';
beforeAll(() => {
  geo = createGeo();
  keys = createKeyStore({ staticKeys: [{ token: 'secret', org: 'o', user: 'u' }] });
  mount = geoHttp(geo, { keys, log: silentLog, now: () => Date.parse(timestamp) });
});
afterAll(async () => {
  await geo.close();
  keys.close();
});

const post = (body: unknown, path = '/api/osm', mounted = mount, authorization = 'Bearer secret') =>
  mounted.fetch(
    new Request(`http://host${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
const answer = async (query: string, path?: string): Promise<Json> => (await post({ query }, path)).json();

describe('POST /api/osm', () => {
  test('answers right after installation: a FeatureCollection in the common wrapper', async () => {
    const response = await post({ query: 'Italian restaurants within 500 m of the casino in Monaco' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    const body = (await response.json()) as Json;
    expect(Object.keys(body)).toEqual(['status', 'data', 'error', 'timestamp']);
    expect(body).toMatchObject({ status: 'success', error: null, timestamp });
    expect(body.data.type).toBe('FeatureCollection');
    expect(body.data.bbox).toHaveLength(4);
    expect(body.data.attribution).toContain('sample of Monaco');
    expect(body.data.query.where).toBe('within 500 m of casino, Monaco');
    for (const feature of body.data.features) {
      expect(feature).toMatchObject({ type: 'Feature', id: feature.properties.osmId });
      expect(feature.geometry.type).toBe('Point');
      expect(feature.properties.tags).toMatchObject({ amenity: 'restaurant' });
      expect(feature.properties.attribution).toBe(body.data.attribution);
    }
    expect(body.data.features.map(({ properties }: Json) => properties.name).sort()).toEqual([
      'Cipriani',
      'Il Terrazzino',
      'Rampoldi',
    ]);
  });

  test.each([
    ['parks in Monaco', ['Polygon']],
    ['castles in Monaco', ['Polygon']],
    ['restaurants in Monaco', ['Point']],
    ['casino in Monaco', ['Point']],
    ['main roads in Monaco', ['LineString']],
  ])('%s has geometries of %j', async (query, types) => {
    const { data } = await answer(query);
    expect([...new Set(data.features.map(({ geometry }: Json) => geometry.type))]).toEqual(types);
  });

  test('rings of its polygons are closed and right-handed', async () => {
    const { data } = await answer('parks in Monaco');
    for (const { geometry } of data.features) {
      for (const ring of geometry.coordinates) {
        expect(ring[0]).toEqual(ring[ring.length - 1]);
        let twice = 0;
        for (let i = 1; i < ring.length; i++) {
          twice += (ring[i - 1][0] - ring[0][0]) * (ring[i][1] - ring[0][1]);
          twice -= (ring[i][0] - ring[0][0]) * (ring[i - 1][1] - ring[0][1]);
        }
        expect(twice).toBeGreaterThan(0);
      }
    }
  });

  test('how many, whether there is any, and what each is asked for stand in the answer', async () => {
    const counted = await answer('How many museums are in Monaco?');
    expect(counted.data.count).toBe(counted.data.features.length);
    expect((await answer('Is there a hospital in Monaco?')).data.exists).toBe(true);
    const { data } = await answer('websites of the museums in Monaco');
    for (const { properties } of data.features) expect(properties.asked).toHaveProperty('website');
    expect((await answer('node[amenity=pharmacy](43.72,7.40,43.76,7.45);out;')).data.features).not.toEqual(
      [],
    );
  });

  test('nothing found is an empty collection, not an error', async () => {
    const body = await answer('vegan restaurants in Monaco');
    expect(body).toMatchObject({ status: 'success', data: { type: 'FeatureCollection', features: [] } });
  });

  test.each([
    ['parks in Andorra la Vella', /No imported OpenStreetMap extract covers .*graticule osm import/],
    ['blorgs in Monaco', /blorgs/],
    ['pharmacies open until dawn in Monaco', /open until dawn/],
    ['', /names no kind/],
    ['\u0000\u200f', /names no kind/],
    ['restaurants in Qwertzuiopolis', /Qwertzuiopolis/],
  ])('%j is status 200 with the reason', async (query, reason) => {
    const response = await post({ query });
    expect(response.status).toBe(200);
    const body = (await response.json()) as Json;
    expect(body).toMatchObject({ status: 'error', data: null, timestamp });
    expect(body.error).toMatch(reason);
  });

  test.each([
    ['{}', { loc: ['body', 'query'], msg: 'Field required', type: 'missing' }],
    ['{"query": 5}', { loc: ['body', 'query'], msg: 'Input should be a valid string', type: 'string_type' }],
    [
      '{"query": null}',
      { loc: ['body', 'query'], msg: 'Input should be a valid string', type: 'string_type' },
    ],
    ['', { loc: ['body'], msg: 'Field required', type: 'missing' }],
    ['{"query"', { loc: ['body', 0], msg: 'JSON decode error', type: 'json_invalid' }],
  ])('the body %j is a validation error', async (body, detail) => {
    const response = await post(body);
    expect([response.status, await response.json()]).toEqual([422, { detail: [detail] }]);
  });

  test('a query that is too long is a validation error; hostile ones are only words', async () => {
    expect((await post({ query: `parks in ${'x'.repeat(3000)}` })).status).toBe(422);
    for (const query of [
      "parks in Monaco'; DROP TABLE feature; --",
      '(((((((((',
      'parks in in in in',
      '%s%s%n in Monaco',
    ])
      expect((await post({ query })).status).toBe(200);
    expect((await answer('parks in Monaco')).data.features.length).toBe(5);
    for (const word of ['in', 'de', 'near', 'and', 'rue', 'xq']) {
      expect((await post({ query: `${word} `.repeat(600) })).status).toBe(422);
      expect((await post({ query: `${word} `.repeat(64) })).status).toBe(200);
    }
  });

  test('it needs a key, and a failing upstream is 502', async () => {
    expect((await post({ query: 'parks in Monaco' }, undefined, mount, 'Bearer wrong')).status).toBe(401);
    const failing = geoHttp(
      {
        ...geo,
        mapFeatures: () =>
          Promise.reject(new GeoError('upstream_failed', 'The Overpass server (x) gave up.')),
      },
      { keys, log: silentLog, now: () => Date.parse(timestamp) },
    );
    const response = await post({ query: 'parks in Reims' }, '/api/osm', failing);
    expect([response.status, await response.json()]).toEqual([
      502,
      { status: 'error', data: null, error: 'The Overpass server (x) gave up.', timestamp },
    ]);
  });
});

test.each([
  ['6 Avenue de Monte-Carlo, Monaco', 'address'],
  ['Casino de Monte-Carlo', 'landmark'],
  ['Grimaldi Forum', 'landmark'],
])('POST /api/geocode: %s is a point', async (query, kind) => {
  const body = await answer(query, '/api/geocode');
  expect(body).toMatchObject({
    status: 'success',
    data: { type: 'Feature', geometry: { type: 'Point' }, properties: { kind } },
  });
});
