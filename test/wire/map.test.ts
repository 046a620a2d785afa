/** What the map page asks beside the contract: one question for all verbs, suggestions, a point, tiles. */

import { afterAll, describe, expect, test } from 'vitest';
import { createGeo } from '../../src/geo/index.ts';
import { createKeyStore, geoHttp } from '../../src/http/geo/index.ts';
import { silentLog } from '../../src/shared/log.ts';

const keys = createKeyStore({ staticKeys: [{ token: 'x', org: 'o', user: 'u' }] });
const geo = createGeo();
afterAll(async () => {
  await geo.close();
  keys.close();
});
const mount = geoHttp(geo, { keys, log: silentLog });

async function post(path: string, body: object, key: string | null = 'x') {
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
  const response = await mount.fetch(
    new Request(`http://any${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  return { status: response.status, body: (await response.json()) as any };
}
const get = (path: string, headers: Record<string, string> = {}) =>
  mount.fetch(new Request(`http://any${path}`, { headers }));

describe('one question', () => {
  test.each([
    ['Japan', 'place', 'Polygon'],
    ['Lake Victoria', 'place', 'Polygon'],
    ['Danube', 'place', 'LineString'],
    ['border between France and Spain', 'sentence', 'LineString'],
    ['within 20 km of Vaduz', 'sentence', 'Polygon'],
    ['restaurants in Monaco', 'features', 'Point'],
    // A name is in them, but it is not all that they ask.
    ['coast of Malta', 'sentence', 'LineString'],
    ['city of Valletta', 'place', 'Polygon'],
    ['Valletta, Malta', 'place', 'Polygon'],
  ])('%s is answered as a %s', async (query, reading, type) => {
    const { status, body } = await post('/_map/ask', { query });
    expect([status, body.status, body.data.refusal]).toEqual([200, 'success', null]);
    const { answer } = body.data;
    expect(answer.reading).toBe(reading);
    const [first] = answer.result.type === 'Feature' ? [answer.result] : answer.result.features;
    expect(first.geometry.type).toContain(type);
    expect(answer.result.bbox).toHaveLength(4);
  });

  test('areas and lines are measured on the ellipsoid', async () => {
    // Lesotho has 30,355 km² by its own figures, all in one ring.
    const { answer } = (await post('/_map/ask', { query: 'Lesotho' })).body.data;
    expect(answer.areaM2 / 1e6).toBeGreaterThan(29_500);
    expect(answer.areaM2 / 1e6).toBeLessThan(31_000);
    const border = (await post('/_map/ask', { query: 'border between Lesotho and South Africa' })).body.data
      .answer;
    expect(border.areaM2).toBe(0);
    expect(Math.abs(border.lengthM / answer.lengthM - 1)).toBeLessThan(0.01);
  });

  test('the reader may say how it is to be read', async () => {
    const { answer } = (await post('/_map/ask', { query: 'Japan', reading: 'sentence' })).body.data;
    expect(answer.reading).toBe('sentence');
    expect(answer.result.properties.query).toEqual({ type: 'NamedPlace', name: 'Japan' });
    const wrong = await post('/_map/ask', { query: 'Japan', reading: 'riddle' });
    expect([wrong.status, wrong.body.detail[0].loc]).toEqual([422, ['body', 'reading']]);
  });

  test('a refusal names what comes nearest, or what to do', async () => {
    const { answer, refusal } = (await post('/_map/ask', { query: 'Frannce and Atlantiss' })).body.data;
    if (answer === null) expect(refusal.nearest.length + refusal.fix.length).toBeGreaterThan(0);
    const nothing = (await post('/_map/ask', { query: 'Zzyzxqua' })).body.data;
    expect(nothing.answer).toBeNull();
    expect(nothing.refusal).toMatchObject({ message: expect.stringContaining('Zzyzxqua') });
    expect(nothing.refusal.fix).not.toBe('');
  });

  test.each([
    ['/_map/ask', { query: 'Japan' }],
    ['/_map/suggest', { query: 'Jap' }],
    ['/_map/reverse', { lon: '1', lat: '2' }],
  ])('%s needs a key', async (path, body) => {
    expect((await post(path, body, null)).status).toBe(401);
    expect((await post(path, body, 'wrong')).status).toBe(401);
  });
});

test('suggestions begin with what was typed', async () => {
  const { suggestions } = (await post('/_map/suggest', { query: 'lux' })).body.data;
  expect(suggestions[0]).toMatchObject({ name: 'Luxembourg', kind: 'country' });
  expect(suggestions.length).toBeLessThanOrEqual(8);
});

test('a point is told what contains it; one off the globe is refused', async () => {
  const found = (await post('/_map/reverse', { lon: '2.35', lat: '48.86' })).body.data;
  expect(found.country.name).toBe('France');
  for (const body of [
    { lon: '181', lat: '0' },
    { lon: '0', lat: '-90.5' },
    { lon: 'east', lat: '0' },
    { lat: '0' },
  ]) {
    expect([body, (await post('/_map/reverse', body)).status]).toEqual([body, 422]);
  }
});

test('tiles need no key, are cached, and come compressed', async () => {
  const tile = await get('/_map/tiles/1/1/0', { 'accept-encoding': 'gzip' });
  expect(tile.status).toBe(200);
  expect(tile.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile');
  expect(tile.headers.get('content-encoding')).toBe('gzip');
  expect(tile.headers.get('cache-control')).toContain('max-age');
  const again = await get('/_map/tiles/1/1/0', { 'if-none-match': tile.headers.get('etag')! });
  expect([again.status, await again.text()]).toEqual([304, '']);
  for (const path of ['9/0/0', '1/2/0', '1/0', '1/0/x', '01/0/0', '-1/0/0'])
    expect([path, (await get(`/_map/tiles/${path}`)).status]).toEqual([path, 404]);
});

test('the routes are described in a document of their own, not in that of the contract', async () => {
  const pathsOf = async (document: string) =>
    Object.keys(((await (await get(document)).json()) as { paths: object }).paths);
  expect((await pathsOf('/_map/openapi.json')).sort()).toEqual([
    '/_map/ask',
    '/_map/reverse',
    '/_map/settings',
    '/_map/suggest',
    '/_map/tiles/{z}/{x}/{y}',
  ]);
  expect((await pathsOf('/openapi.json')).filter((path) => path.startsWith('/_map'))).toEqual([]);
});

test('without the console none of them is there', async () => {
  const bare = geoHttp(geo, { keys, log: silentLog, console: false });
  for (const path of ['/_map/tiles/0/0/0', '/_map/openapi.json'])
    expect((await bare.fetch(new Request(`http://any${path}`))).status).toBe(404);
  const asked = await bare.fetch(new Request('http://any/_map/ask', { method: 'POST', body: '{}' }));
  expect(asked.status).toBe(404);
});
