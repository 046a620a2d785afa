import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGeo, type Geo, GeoError } from '../../src/geo/index.ts';
import { geoHttp } from '../../src/http/geo/index.ts';
import { createKeyStore, type KeyStore } from '../../src/http/keys.ts';
import type { Mount } from '../../src/http/serve.ts';
import { silentLog } from '../../src/shared/log.ts';
import { type GeoDataset, makeGeoDataset } from '../support/geo-dataset.ts';

// biome-ignore lint/suspicious/noExplicitAny: JSON of any shape
type Json = any;

let data: GeoDataset;
let geo: Geo;
let keys: KeyStore;
let mount: Mount;
beforeAll(async () => {
  data = await makeGeoDataset();
  geo = createGeo({ dataDir: data.folder });
  keys = createKeyStore({ staticKeys: [{ token: 'secret', org: 'o', user: 'u' }] });
  mount = geoHttp(geo, { keys, log: silentLog, now: () => Date.UTC(2026, 0, 2, 3, 4, 5, 6) });
});
afterAll(async () => {
  await geo.close();
  keys.close();
  data.remove();
});

const at = (path: string, init?: RequestInit) => mount.fetch(new Request(`http://host${path}`, init));
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  at(path, {
    method: 'POST',
    headers: { authorization: 'Bearer secret', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const paths = ['/api/geocode', '/api/country-border', '/api/ocean-border', '/api/water-feature'];
const timestamp = '2026-01-02T03:04:05.006Z';

describe('open endpoints', () => {
  test('GET / says what there is, without a key', async () => {
    const response = await at('/');
    expect(response.status).toBe(200);
    const body = (await response.json()) as { version: string; endpoints: { path: string }[] };
    expect(body.version).toBe('1.0.0');
    expect(body.endpoints.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
  });

  test('GET /health is alive', async () => {
    const response = await at('/health');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'healthy' });
  });

  test('GET /health tells of parts in trouble, and no more than what is wrong with them', async () => {
    const problems: { part: string; fault: string; since: number; detail: string }[] = [];
    const watched = geoHttp(geo, { keys, log: silentLog, health: () => problems });
    const ask = async () => {
      const response = await watched.fetch(new Request('http://host/health'));
      return [response.status, await response.json()];
    };
    const common = { version: '1.0.0', timestamp: expect.any(String) };
    expect(await ask()).toEqual([200, { ...common, status: 'healthy', problems: [] }]);
    problems.push({ part: 'jobs', fault: 'read_only', since: 0, detail: '/secret/jobs.sqlite' });
    const jobs = { part: 'jobs', fault: 'read_only', since: '1970-01-01T00:00:00.000Z' };
    expect(await ask()).toEqual([200, { ...common, status: 'degraded', problems: [jobs] }]);
  });

  test('GET /openapi.json has the operation ids, schemas and security of the contract', async () => {
    const document = (await (await at('/openapi.json')).json()) as Json;
    expect(document.info.version).toBe('1.0.0');
    const ids = Object.values<Json>(document.paths).map((item) => (item.get ?? item.post).operationId);
    expect(ids).toEqual(
      expect.arrayContaining([
        'health_check_health_get',
        'root__get',
        'geocode_endpoint_api_geocode_post',
        'country_border_endpoint_api_country_border_post',
        'ocean_border_endpoint_api_ocean_border_post',
        'water_feature_endpoint_api_water_feature_post',
      ]),
    );
    const { schemas } = document.components;
    expect(schemas.WaterFeatureRequest.required).toEqual(['query']);
    expect(schemas.APIResponse.required).toEqual(['status']);
    expect(schemas.ValidationError.required).toEqual(['loc', 'msg', 'type']);
    for (const path of paths) {
      const operation = document.paths[path].post;
      expect(operation.security).toEqual([{ HTTPBearer: [] }]);
      expect(Object.keys(operation.responses)).toEqual(['200', '422']);
    }
    expect(document.paths['/health'].get.security).toBeUndefined();
  });

  test('other paths are 404, other methods 405 with Allow', async () => {
    expect((await at('/api/nothing')).status).toBe(404);
    const wrong = await at('/api/geocode');
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
    const root = await at('/', { method: 'DELETE' });
    expect([root.status, root.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('answers', () => {
  test('a found place is wrapped as the contract says', async () => {
    const response = await post('/api/country-border', { query: 'the french frontier' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    const body = (await response.json()) as Json;
    expect(Object.keys(body)).toEqual(['status', 'data', 'error', 'timestamp']);
    expect(body).toMatchObject({ status: 'success', error: null, timestamp });
    expect(body.data).toMatchObject({
      type: 'Feature',
      properties: { name: 'France' },
      bbox: [-5, 42, 8, 51],
    });
  });

  test.each([
    ['/api/geocode', { query: 'Paris, Texas' }, 'Polygon'],
    ['/api/ocean-border', { query: 'mediterranean' }, 'Polygon'],
    ['/api/water-feature', { query: 'the nile' }, 'LineString'],
    ['/api/water-feature', { query: 'lake victoria', feature_type: 'lake' }, 'Polygon'],
    ['/api/water-feature', { query: 'lake victoria', feature_type: null }, 'Polygon'],
    ['/api/geocode', { query: 'France', unknown: 1 }, 'Polygon'],
  ])('%s %j answers a %s', async (path, request, type) => {
    const body = (await (await post(path, request)).json()) as Json;
    expect(body.status).toBe('success');
    expect(body.data.geometry.type).toBe(type);
  });

  test.each(paths)('%s says what it does not know with status 200', async (path) => {
    for (const query of ['qwertzuiop', '', '\u0000', '\u200f']) {
      const response = await post(path, { query });
      expect(response.status).toBe(200);
      const body = (await response.json()) as Json;
      expect(body).toMatchObject({ status: 'error', data: null, timestamp });
      expect(body.error).toMatch(/name/);
    }
  });

  test('the nearest names are in the error', async () => {
    const body = (await (await post('/api/country-border', { query: 'Nigera' })).json()) as { error: string };
    expect(body.error).toContain('Niger');
    expect(body.error).toContain('Nigeria');
  });
});

describe('authentication', () => {
  test.each(paths)('%s needs a bearer key', async (path) => {
    const none = await at(path, { method: 'POST', body: '{' });
    expect([none.status, none.headers.get('www-authenticate'), await none.json()]).toEqual([
      401,
      'Bearer',
      { detail: 'Not authenticated' },
    ]);
    for (const authorization of ['Bearer wrong', 'Basic secret', 'secret', 'Bearer']) {
      const wrong = await post(path, { query: 'France' }, { authorization });
      expect([wrong.status, await wrong.json()]).toEqual([401, { detail: 'Invalid token' }]);
    }
  });

  test('a revoked key is an invalid one', async () => {
    const { id, key } = keys.create({ org: 'a', user: 'b' });
    expect((await post('/api/geocode', { query: 'France' }, { authorization: `Bearer ${key}` })).status).toBe(
      200,
    );
    keys.revoke(id);
    const response = await post('/api/geocode', { query: 'France' }, { authorization: `Bearer ${key}` });
    expect([response.status, await response.json()]).toEqual([401, { detail: 'Invalid token' }]);
  });
});

describe('validation', () => {
  const missing = (name: string) => ({ loc: ['body', name], msg: 'Field required', type: 'missing' });
  const text = (name: string) => ({
    loc: ['body', name],
    msg: 'Input should be a valid string',
    type: 'string_type',
  });
  test.each([
    ['no body', '/api/geocode', '', { loc: ['body'], msg: 'Field required', type: 'missing' }],
    [
      'a body cut short',
      '/api/geocode',
      '{"query": "a',
      { loc: ['body', 0], msg: 'JSON decode error', type: 'json_invalid' },
    ],
    ['an empty object', '/api/geocode', '{}', missing('query')],
    ['a list', '/api/geocode', '[]', { loc: ['body'], type: 'model_attributes_type' }],
    ['a text', '/api/geocode', '"France"', { loc: ['body'], type: 'model_attributes_type' }],
    ['null', '/api/country-border', 'null', { loc: ['body'], type: 'model_attributes_type' }],
    ['a number as query', '/api/country-border', '{"query": 5}', text('query')],
    ['null as query', '/api/ocean-border', '{"query": null}', text('query')],
    ['a list as query', '/api/water-feature', '{"query": ["Nile"]}', text('query')],
    ['an inherited name', '/api/geocode', '{"__proto__": {"query": "France"}}', missing('query')],
    [
      'a number as feature type',
      '/api/water-feature',
      '{"query": "Nile", "feature_type": 1}',
      text('feature_type'),
    ],
  ])('%s', async (_, path, body, detail) => {
    const response = await post(path, body);
    expect(response.status).toBe(422);
    const answer = (await response.json()) as { detail: object[] };
    expect(Object.keys(answer)).toEqual(['detail']);
    expect(answer.detail).toHaveLength(1);
    expect(answer.detail[0]).toMatchObject(detail);
    expect(Object.keys(answer.detail[0]!)).toEqual(['loc', 'msg', 'type']);
  });

  test('an unknown feature type lists the known ones', async () => {
    const response = await post('/api/water-feature', { query: 'Nile', feature_type: 'mountain' });
    expect(response.status).toBe(422);
    const { detail } = (await response.json()) as { detail: { loc: unknown; msg: string; type: string }[] };
    expect(detail[0]).toMatchObject({ loc: ['body', 'feature_type'], type: 'literal_error' });
    for (const known of ['lake', 'river', 'ocean', 'sea', 'gulf', 'bay', 'strait', 'reservoir'])
      expect(detail[0]!.msg).toContain(`'${known}'`);
  });

  test('every wrong field has its entry', async () => {
    const response = await post('/api/water-feature', { query: 1, feature_type: 2 });
    expect(((await response.json()) as { detail: unknown[] }).detail).toEqual([
      text('query'),
      text('feature_type'),
    ]);
  });

  test('long queries are refused, above 64 KiB as a body that is too long', async () => {
    for (const length of [10_000, 66_000, 1_000_000, 5_000_000]) {
      const response = await post('/api/geocode', { query: 'x'.repeat(length) });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ detail: [{ type: 'string_too_long' }] });
    }
  });
});

describe('caching and compression', () => {
  test('the same question has the same tag, which spares the body', async () => {
    const first = await post('/api/country-border', { query: 'France' });
    const tag = first.headers.get('etag')!;
    expect(tag).toMatch(/^W\/"/);
    const again = await post(
      '/api/country-border',
      { query: 'France' },
      { 'if-none-match': `"other", ${tag}` },
    );
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    const other = await post('/api/country-border', { query: 'Niger' }, { 'if-none-match': tag });
    expect(other.status).toBe(200);
    const root = await at('/openapi.json');
    const cached = await at('/openapi.json', { headers: { 'if-none-match': root.headers.get('etag')! } });
    expect(cached.status).toBe(304);
  });

  test('large bodies are compressed as the client prefers', async () => {
    const gzip = await at('/openapi.json', { headers: { 'accept-encoding': 'gzip;q=1, br;q=0.2' } });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gzip.headers.get('vary')).toBe('accept-encoding');
    expect(JSON.parse(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString())).toHaveProperty(
      'openapi',
    );
    const brotli = await at('/openapi.json', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    for (const none of ['identity', 'gzip;q=0', 'deflate'])
      expect(
        (await at('/openapi.json', { headers: { 'accept-encoding': none } })).headers.has('content-encoding'),
      ).toBe(false);
  });
});

describe('failures on this side', () => {
  const failing = (error: Error) =>
    geoHttp(
      { ...geo, geocode: () => Promise.reject(error) },
      { keys, log: silentLog, now: () => Date.parse(timestamp) },
    );
  const ask = (mounted: Mount) =>
    mounted.fetch(
      new Request('http://host/api/geocode', {
        method: 'POST',
        headers: { authorization: 'Bearer secret' },
        body: '{"query":"France"}',
      }),
    );

  test('an upstream is 502 and named, broken data are 500, both in the common shape', async () => {
    const upstream = await ask(
      failing(new GeoError('upstream_failed', 'https://tiles.example did not answer.')),
    );
    expect([upstream.status, await upstream.json()]).toEqual([
      502,
      { status: 'error', data: null, error: 'https://tiles.example did not answer.', timestamp },
    ]);
    expect((await ask(failing(new GeoError('data_corrupt', 'x')))).status).toBe(500);
  });

  test('an unexpected error tells nothing of the inside', async () => {
    const response = await ask(failing(new Error('password=hunter2')));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('hunter2');
  });
});
