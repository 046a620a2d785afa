/** Clients that go in the middle of a request or of its answer leave nothing open behind them. */

import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createGeo, type Geo } from '../../src/geo/index.ts';
import { geoHttp } from '../../src/http/geo/index.ts';
import { createMetrics, observeMount, operationsHttp } from '../../src/http/operations/index.ts';
import { type RunningServer, serve } from '../../src/http/serve.ts';
import { silentLog } from '../../src/shared/log.ts';
import { packageFile } from '../../src/shared/package-root.ts';
import { type GeoDataset, makeGeoDataset } from '../support/geo-dataset.ts';
import { pack } from '../support/plain-payload.ts';
import {
  countsDescriptors,
  cut,
  descriptors,
  open,
  type RawRequest,
  rawBytes,
  settled,
} from '../support/raw-http.ts';
import {
  type Call,
  createCall,
  createHarness,
  fitBody,
  type Harness,
  trainingPayload,
  upload,
} from '../support/service.ts';

const wheel = 'graticule-0.1.0-py3-none-any.whl';
/** Asks until it is so; gives up after twenty seconds. */
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });

let harness: Harness;
let data: GeoDataset;
let geo: Geo;
let sdk: string;
let server: RunningServer;
let call: Call;
let routes: Record<string, RawRequest>;
let result: string;

const ann = { authorization: 'Bearer key-ann' };
const json = (path: string, body: unknown): RawRequest => ({
  method: 'POST',
  path,
  headers: { ...ann, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The same numbers for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

beforeAll(async () => {
  sdk = await mkdtemp(join(tmpdir(), 'graticule-sdk-'));
  await writeFile(join(sdk, wheel), Buffer.alloc(200_000, 1));
  harness = await createHarness({ uploads: { multipartBytes: 300_000, partBytes: 200_000 } }, { sdk });
  data = await makeGeoDataset();
  geo = createGeo({ dataDir: data.folder });
  const metrics = createMetrics(null);
  const operations = operationsHttp(harness.tabular, { metrics });
  const mounts = [geoHttp(geo, { keys: harness.keys, log: silentLog }), harness.mount, operations.mount];
  server = await serve({ mounts: mounts.map((mount) => observeMount(mount, metrics)), port: 0 });
  call = createCall(server.url);

  const rows = 2000;
  const staged = await upload(call, trainingPayload(4, rows));
  const { body: job } = await call('POST', '/v1/predictions', {
    body: { ...fitBody(staged, 4), outputRowCount: rows },
  });
  await harness.tabular.wait(job.id, { owner: { org: 'acme', user: 'ann' } });
  // More than all buffers on the way hold, so that a reader who stops keeps the file open.
  const key = 'results/large.json.gz';
  const { sha256 } = await harness.objects.write(key, [randomBytes(16 * 2 ** 20)]);
  const address = await harness.objects.signDownload(key, harness.clock.now() + 300_000, sha256);
  result = new URL(address, server.url).href;
  const path = (url: string) => url.slice(new URL(url).origin.length);

  const single = pack(trainingPayload(200, 0));
  const { body: plan } = await call('POST', '/v1/uploads', {
    body: { contentHash: single.contentHash, bytes: single.bytes.length },
  });
  const { body: parts } = await call('POST', '/v1/uploads', {
    body: { contentHash: '7'.repeat(64), bytes: 500_000 },
  });
  const long = Array.from({ length: 2000 }, (_, i) => `column ${i} `.padEnd(200, 'x'));
  const query = { query: 'northern France' };
  const page = { accept: 'text/html', 'accept-encoding': 'br' };
  const assets = await readdir(packageFile('dist/screen/assets'));
  const asset = assets.find((name) => name.startsWith('maplibre-gl-worker'))!.replace(/\.br$/, '');
  routes = {
    root: { method: 'GET', path: '/' },
    health: { method: 'GET', path: '/health' },
    openapi: { method: 'GET', path: '/openapi.json', headers: { 'accept-encoding': 'gzip' } },
    limits: { method: 'GET', path: '/v1/model-limits' },
    docs: { method: 'GET', path: '/docs/errors' },
    wheel: { method: 'GET', path: `/sdk/${wheel}` },
    job: { method: 'GET', path: `/v1/predictions/${job.id}`, headers: ann },
    result: { method: 'GET', path: `/v1/predictions/${job.id}/result`, headers: ann },
    download: { method: 'GET', path: path(result) },
    'download by HEAD': { method: 'HEAD', path: path(result) },
    'no route': { method: 'POST', path: '/v1/nothing', body: 'x'.repeat(5000) },
    'a body with a GET': { method: 'GET', path: '/health', body: 'x'.repeat(5000) },
    uploads: json('/v1/uploads', { contentHash: single.contentHash, bytes: 100 }),
    fits: json('/v1/fits', { ...fitBody(staged, 4), featureColumns: long }),
    warm: json('/v1/warm', { rows: 1, columns: 1 }),
    'no key': { method: 'POST', path: '/v1/fits', body: 'x'.repeat(100_000) },
    put: { method: 'PUT', path: path(plan.url), body: single.bytes },
    part: { method: 'PUT', path: path(parts.partUrls[0]), body: Buffer.alloc(200_000) },
    complete: {
      method: 'POST',
      path: path(parts.completeUrl),
      body: '<CompleteMultipartUpload>'.padEnd(3000),
    },
    geocode: json('/api/geocode', query),
    compressed: { ...json('/api/country-border', query), headers: { ...ann, 'accept-encoding': 'br' } },
    spatial: json('/api/nl-geocode-advanced', { query: 'within 100 km of France' }),
    osm: json('/api/osm', { query: 'cafes in Paris' }),
    ocean: json('/api/ocean-border', { query: 'Atlantic' }),
    water: json('/api/water-feature', { query: 'Rhine' }),
    'map page': { method: 'GET', path: '/', headers: page },
    'console page': { method: 'GET', path: '/console', headers: page },
    'file of a page': { method: 'GET', path: `/_screen/assets/${asset}`, headers: page },
    'file unpacked': { method: 'GET', path: `/_screen/assets/${asset}` },
    'map settings': { method: 'GET', path: '/_map/settings' },
    tile: { method: 'GET', path: '/_map/tiles/2/2/1', headers: { 'accept-encoding': 'gzip' } },
    suggest: json('/_map/suggest', { text: 'Fra' }),
    ask: json('/_map/ask', { text: 'within 100 km of France' }),
    'reverse on the map': json('/_map/reverse', { lon: 2, lat: 47 }),
    'console jobs': { method: 'GET', path: '/console/api/jobs', headers: ann },
    'console session': { method: 'GET', path: '/console/api/session', headers: ann },
    metrics: { method: 'GET', path: '/metrics' },
    ready: { method: 'GET', path: '/readyz' },
  };
  // Once each, so that what opens for good at first use is open.
  for (const route of Object.values(routes))
    await cut(server.port, rawBytes(route), Number.POSITIVE_INFINITY, 1);
});
afterAll(async () => {
  await server.close();
  await geo.close();
  await harness[Symbol.asyncDispose]();
  data.remove();
  await rm(sdk, { recursive: true });
});

const resources = () => process.getActiveResourcesInfo().filter((name) => name !== 'Timeout').length;

describe.runIf(countsDescriptors)('cut at random byte counts', () => {
  test('no route leaves a descriptor or a handle open, and the server answers on', async () => {
    const next = random(20_260_115);
    const before = { files: descriptors(), handles: resources() };
    for (const route of Object.values(routes)) {
      const bytes = rawBytes(route);
      const cuts = Array.from({ length: 16 }, (_, index) =>
        index % 2 === 0
          ? cut(server.port, bytes, 1 + Math.floor(next() * bytes.length), 0, index)
          : cut(server.port, bytes, bytes.length, 1 + Math.floor(next() * 300)),
      );
      await Promise.all(cuts);
    }
    expect(await settled(descriptors, before.files)).toBeLessThanOrEqual(before.files);
    expect(await settled(resources, before.handles)).toBeLessThanOrEqual(before.handles);
    expect((await call('GET', '/health', { key: null })).status).toBe(200);
    const events = harness.logged.filter(({ level }) => level === 'error');
    expect(events).toEqual([]);
  });

  test('hundreds of cut downloads leave none, from before the first byte to the last', async () => {
    const { body } = await call('GET', result, { key: null });
    const before = descriptors();
    const request = rawBytes(routes.download!);
    const next = random(7);
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(
        Array.from({ length: 40 }, () =>
          cut(server.port, request, request.length, Math.floor(next() * body.length)),
        ),
      );
    }
    expect(await settled(descriptors, before)).toBeLessThanOrEqual(before);
    const again = await call('GET', result, { key: null });
    expect(Buffer.compare(again.body, body)).toBe(0);
  });

  test('readers that go while their answer is being made leave none', async () => {
    const { local } = harness.objects;
    const get = local!.get;
    let arrived = 0;
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    Object.assign(local!, {
      get: async (address: URL) => {
        const found = await get(address);
        arrived += 1;
        await gate;
        return found;
      },
    });
    const before = descriptors();
    const sockets = await Promise.all(Array.from({ length: 40 }, () => open(server.port)));
    for (const socket of sockets) socket.on('error', () => {}).write(rawBytes(routes.download!));
    await soon(() => expect(arrived).toBe(40));
    for (const socket of sockets) socket.resetAndDestroy();
    await settled(descriptors, before);
    release();
    Object.assign(local!, { get });
    // A round trip later the answers that nobody waits for have been dropped.
    await call('HEAD', result, { key: null });
    expect(await settled(descriptors, before)).toBeLessThanOrEqual(before);
  });

  test('a reader that stops reading and goes leaves none', async () => {
    const before = descriptors();
    const request = rawBytes(routes.download!);
    const sockets = await Promise.all(Array.from({ length: 20 }, () => open(server.port)));
    for (const socket of sockets) {
      socket.pause();
      socket.on('error', () => {});
      socket.write(request);
    }
    // Their files are open before they are cut.
    await settled(() => -descriptors(), -(before + 50));
    for (const socket of sockets) socket.destroy();
    expect(await settled(descriptors, before)).toBeLessThanOrEqual(before);
  });
});

test('a file that cannot be read to its end cuts the connection, and is logged', async () => {
  const { local } = harness.objects;
  const get = local!.get;
  Object.assign(local!, {
    get: async (address: URL) => {
      const { object, etag } = await get(address);
      const stream = async function* () {
        yield Buffer.alloc(1000);
        throw new Error('the disk is gone');
      };
      return { etag, object: { bytes: object.bytes, stream } };
    },
  });
  await expect(call('GET', result, { key: null })).rejects.toThrow();
  Object.assign(local!, { get });
  expect(harness.logged.at(-1)).toMatchObject({ level: 'error', event: 'object_read_failed' });
  expect((await call('GET', result, { key: null })).status).toBe(200);
});

test('a file that cannot be opened is an error before the first byte, and is logged', async () => {
  const { local } = harness.objects;
  const get = local!.get;
  Object.assign(local!, {
    get: async (address: URL) => {
      const { object, etag } = await get(address);
      await rm(object.path!);
      return { object, etag };
    },
  });
  expect((await call('GET', result, { key: null })).status).toBe(500);
  Object.assign(local!, { get });
  expect(harness.logged.at(-1)).toMatchObject({ level: 'error', event: 'object_request_failed' });
});
