import type { Geometry } from 'geojson';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../src/geo/index.ts';
import { geoHttp } from '../../src/http/geo/index.ts';
import { createKeyStore, type KeyStore } from '../../src/http/keys.ts';
import { type RunningServer, serve } from '../../src/http/serve.ts';
import { silentLog } from '../../src/shared/log.ts';
import { type StubModel, stubModel, treeAnswer } from '../support/stub-model.ts';

/** `/api/nl-geocode-advanced` as a client sees it: over a socket, on the data that ships. */

// biome-ignore lint/suspicious/noExplicitAny: JSON of any shape
type Json = any;

let keys: KeyStore;
let plain: { geo: Geo; server: RunningServer };
let modelled: { geo: Geo; server: RunningServer };
let stub: StubModel;

async function start(options: Parameters<typeof createGeo>[0]) {
  const geo = createGeo(options);
  const server = await serve({ mounts: [geoHttp(geo, { keys, log: silentLog })], port: 0 });
  return { geo, server };
}

beforeAll(async () => {
  keys = createKeyStore({ staticKeys: [{ token: 'secret', org: 'o', user: 'u' }] });
  stub = await stubModel();
  plain = await start({});
  modelled = await start({
    languageModel: { baseURL: stub.baseURL, model: 'stub-1', timeoutMs: 1000, maxCallsPerDay: 6 },
  });
});
afterAll(async () => {
  for (const { geo, server } of [plain, modelled]) {
    await server.close();
    await geo.close();
  }
  await stub.close();
  keys.close();
});

async function ask(body: unknown, { server } = plain, authorization = 'Bearer secret') {
  const response = await fetch(`${server.url}/api/nl-geocode-advanced`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Json };
}

const types = (query: Json): string[] =>
  query && typeof query === 'object'
    ? [...(query.type ? [query.type] : []), ...Object.values(query).flatMap(types)]
    : [];

function checkRings(geometry: Geometry): void {
  const polygons =
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [];
  for (const rings of polygons) {
    rings.forEach((ring, index) => {
      expect(ring[0]).toEqual(ring[ring.length - 1]);
      const area = ring.slice(1).reduce((sum, [x, y], i) => sum + (ring[i]![0]! * y! - x! * ring[i]![1]!), 0);
      expect(Math.sign(area), 'right-handed').toBe(index === 0 ? 1 : -1);
      for (const [lon, lat] of ring) {
        expect(Math.abs(lon!)).toBeLessThanOrEqual(180);
        expect(Math.abs(lat!)).toBeLessThanOrEqual(90);
        expect(Number(lon!.toFixed(7))).toBe(lon);
      }
    });
  }
}

describe('the operations of the contract, by their phrase shapes', () => {
  test.each([
    ['within 20 km of Luxembourg', 'Buffer', /Polygon$/],
    ['Belgium and Luxembourg', 'Union', /Polygon$/],
    ['in Belgium, north of Luxembourg', 'Intersection', /Polygon$/],
    ['Belgium except Luxembourg', 'Difference', /Polygon$/],
    ['north of Denmark', 'Directional', /Polygon$/],
    ['coast of Belgium', 'CoastOf', /LineString$/],
    ['border between Belgium and Luxembourg', 'BorderBetween', /LineString$/],
    ['between Belgium and Austria', 'Between', /Polygon$/],
    ['20 km off the coast of Belgium', 'OffTheCoastOf', /Polygon$/],
  ])('%s', async (query, operation, shape) => {
    const { status, headers, body } = await ask({ query });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    expect(Object.keys(body)).toEqual(['status', 'data', 'error', 'timestamp']);
    expect(body).toMatchObject({ status: 'success', error: null });
    expect(body.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const { data } = body;
    expect(data.type).toBe('Feature');
    expect(data.bbox).toHaveLength(4);
    expect(data.geometry.type).toMatch(shape);
    checkRings(data.geometry);
    expect(data.properties).toMatchObject({
      kind: 'spatial',
      readBy: 'grammar',
      language: 'en',
      query: { type: operation },
      source: expect.any(String),
      licence: expect.any(String),
      match: { score: expect.any(Number), name: expect.any(String) },
    });
    for (const place of data.properties.places)
      expect(place).toMatchObject({
        asked: expect.any(String),
        id: expect.any(String),
        match: { score: expect.any(Number), name: expect.any(String), alternatives: expect.any(Array) },
      });
  });

  test('nest in one another, and the tree says how', async () => {
    const { body } = await ask({
      query: 'within 20 km of the border between Belgium and Luxembourg, except Luxembourg',
    });
    expect(types(body.data.properties.query)).toEqual([
      'Difference',
      'Buffer',
      'BorderBetween',
      'NamedPlace',
      'NamedPlace',
      'NamedPlace',
    ]);
  });
});

describe('what cannot be answered is an answer with the reason', () => {
  test.each([
    ['within 2 hours drive of Paris', 'hours'],
    ['', 'names no place'],
    ['within -3 km of Paris', 'above zero'],
    ['within 50 km of Qwrtzuiopland', 'Qwrtzuiopland'],
    ['coast of Switzerland', 'no sea coast'],
    ['border between Portugal and Poland', 'share no border'],
    ['in Iceland, south of Portugal', 'nothing in common'],
    ['Belgium except within 500 km of Belgium', 'nothing is left'],
  ])('"%s"', async (query, reason) => {
    const { status, body } = await ask({ query });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'error', data: null, error: expect.stringContaining(reason) });
  });

  test('a thousand words are refused before they are read', async () => {
    const { status, body } = await ask({ query: 'a '.repeat(1000) });
    expect(status).toBe(422);
    expect(body.status ?? body.detail).toBeDefined();
  });

  test('a query of 1 MB is refused by its length, deep nesting by its depth', async () => {
    expect((await ask({ query: 'x'.repeat(1_000_000) })).status).toBe(422);
    const { status, body } = await ask({ query: `${'('.repeat(80)}France${')'.repeat(80)}` });
    expect([status, body.status]).toEqual([200, 'error']);
    expect(body.error).toContain('nests deeper');
  });
});

test('requests are checked as at every endpoint', async () => {
  expect((await ask({ query: 'France' }, plain, '')).status).toBe(401);
  expect((await ask({ query: 'France' }, plain, 'Bearer wrong')).body).toEqual({ detail: 'Invalid token' });
  expect((await ask('{')).status).toBe(422);
  expect((await ask({})).body.detail).toEqual([
    { loc: ['body', 'query'], msg: 'Field required', type: 'missing' },
  ]);
  expect((await ask({ query: 7 })).body.detail[0]).toMatchObject({ type: 'string_type' });
});

describe('with a language model', () => {
  const luxembourg = { type: 'NamedPlace', name: 'Luxembourg' };
  const odd = 'where the river people of Letzebuerg would go on a five kilometre walk';

  test('what the grammar reads does not reach it', async () => {
    stub.replies = [500];
    expect((await ask({ query: 'Luxembourg' }, modelled)).body.data.properties.readBy).toBe('grammar');
    expect(stub.requests).toHaveLength(0);
  });

  test('what the grammar refuses is read by it, and the answer says so', async () => {
    stub.replies = [treeAnswer({ type: 'Buffer', of: luxembourg, distance: { value: 5, unit: 'km' } })];
    const { body } = await ask({ query: odd }, modelled);
    expect(body.data.properties).toMatchObject({
      readBy: 'model:stub-1',
      language: 'und',
      query: { type: 'Buffer', of: luxembourg },
      places: [{ id: 'country/LUX' }],
      notes: [expect.stringContaining('language model stub-1')],
    });
  });

  test('places that the gazetteer does not know stay unknown', async () => {
    stub.replies = [treeAnswer({ type: 'CoastOf', of: { type: 'NamedPlace', name: 'Qwrtzuiopland' } })];
    const { status, body } = await ask({ query: 'seaside of the far qwrtz land, if any' }, modelled);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'error', error: expect.stringContaining('Qwrtzuiopland') });
  });

  test('its refusal is told with the grammar’s', async () => {
    stub.replies = [JSON.stringify({ query: null, reason: 'It asks for a count.' })];
    const { body } = await ask({ query: 'how many people live within France' }, modelled);
    expect(body.error).toMatch(/stub-1 has no reading either: It asks for a count\./);
  });

  test('when it fails the status is 502 and the model is named', async () => {
    stub.replies = [429];
    const { status, body } = await ask({ query: 'some other thing beyond Luxembourgish words' }, modelled);
    expect(status).toBe(502);
    expect(body).toMatchObject({ status: 'error', data: null, error: expect.stringContaining('stub-1') });
    stub.replies = ['hang'];
    const silent = await ask({ query: 'yet another thing beyond Luxembourgish words' }, modelled);
    expect([silent.status, silent.body.error]).toEqual([502, expect.stringContaining('within 1000 ms')]);
  });

  test('a spent budget is said', async () => {
    stub.replies = ['no tree'];
    await ask({ query: 'the last thing beyond Luxembourgish words' }, modelled);
    const { status, body } = await ask({ query: 'one more thing beyond Luxembourgish words' }, modelled);
    expect([status, body.error]).toEqual([502, expect.stringContaining('6 requests')]);
  });
});

test('coordinates are a place over HTTP too, and impossible ones are refused with the reason', async () => {
  const { status, body } = await ask({ query: 'within 10 km of 48.85N 2.35E' });
  expect(status).toBe(200);
  expect(JSON.stringify(body.data)).toContain('"type":"Position"');
  expect(JSON.stringify((await ask({ query: 'within 10 km of 91N 2.35E' })).body)).toMatch(/beyond 90/);
});
