/** How the pages are served: who gets them, under which policy, compressed and cached how. */

import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
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
const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  mount.fetch(new Request(`http://any${path}`, { method, headers }));
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

test.each([
  ['a browser', browser.accept, 'text/html'],
  ['curl', '*/*', 'application/json'],
  ['a program', 'application/json', 'application/json'],
  ['a program that would take a page', 'application/json, text/html;q=0.5', 'application/json'],
  ['who wants no page', 'text/html;q=0', 'application/json'],
  ['who says nothing', undefined, 'application/json'],
])('%s gets its kind of answer at /', async (_who, accept, type) => {
  const response = await get('/', accept === undefined ? {} : { accept });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain(type);
  expect(response.headers.get('vary')).toContain('accept');
});

test('the page may run and ask its own origin alone', async () => {
  const policy = (await get('/', browser)).headers.get('content-security-policy')!;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/unsafe|https?:/);
});

test('every file that the page names is there, cached for good, in the coding that was asked for', async () => {
  const html = await (await get('/', browser)).text();
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
  const files = [...html.matchAll(/(?:src|href)="(\/_screen\/[^"]+)"/g)].map(([, path]) => path!);
  expect(files.some((path) => path.endsWith('.js'))).toBe(true);
  for (const path of files) {
    const plain = await get(path);
    expect([path, plain.status]).toEqual([path, 200]);
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('content-encoding')).toBeNull();
    const text = await plain.text();
    const brotli = await get(path, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    const again = await get(path, { 'if-none-match': brotli.headers.get('etag')! });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const gzip = await get(path, { 'accept-encoding': 'gzip' });
    if (gzip.headers.get('content-encoding') !== 'gzip') continue;
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(text);
  }
});

test.each([
  ['/_screen/', 404],
  ['/_screen/map.html', 404],
  ['/_screen/assets/none.js', 404],
  ['/_screen/assets/../map.html', 404],
  ['/_screen/..%2f..%2fpackage.json', 404],
])('%s is no file', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

test('a file is only read', async () => {
  const refused = await get('/_screen/assets/none.js', {}, 'POST');
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('without the console there are neither page nor files', async () => {
  const bare = geoHttp(geo, { keys, log: silentLog, console: false });
  expect(bare.paths).toEqual(['/', '/health', '/openapi.json', '/api/*']);
  const response = await bare.fetch(new Request('http://any/', { headers: browser }));
  expect(response.headers.get('content-type')).toBe('application/json');
});

test('a tile server of the user is told to the page and allowed by its policy, no other', async () => {
  const tiles = { url: 'https://tiles.example:8443/a/{z}/{x}/{y}.png?k=1' };
  const own = geoHttp(geo, { keys, log: silentLog, tiles });
  const ask = (path: string, headers = {}) => own.fetch(new Request(`http://any${path}`, { headers }));
  const policy = (await ask('/', browser)).headers.get('content-security-policy')!;
  expect(policy).toContain("connect-src 'self' https://tiles.example:8443;");
  expect(policy.match(/https?:/g)).toHaveLength(2);
  expect(await (await ask('/_map/settings')).json()).toEqual({
    tiles: { ...tiles, attribution: 'tiles.example:8443', maxZoom: 19 },
  });
  expect(await (await get('/_map/settings')).json()).toEqual({ tiles: null });
});

test.each([
  [
    'https://tiles.example/{z}/{x}.png',
    /tiles\.url: must be an http or https address with \{z\}, \{x\} and \{y\}/,
  ],
  ['ftp://tiles.example/{z}/{x}/{y}', /tiles\.url/],
  ['https://{z}.example/{x}/{y}', /tiles\.url/],
  ['https://me:secret@tiles.example/{z}/{x}/{y}', /tiles\.url/],
  ['https://tiles.example; script-src/{z}/{x}/{y}', /tiles\.url/],
])('%s is no address of tiles', (url, message) => {
  expect(() => geoHttp(geo, { keys, log: silentLog, tiles: { url } })).toThrow(message);
});

/** Bytes of what a page loads before anyone does anything, as they are sent. */
async function firstLoad(path: string): Promise<{ all: number; library: number }> {
  const fetched = new Set<string>();
  const sizes = { all: 0, library: 0 };
  const load = async (name: string): Promise<void> => {
    if (fetched.has(name)) return;
    fetched.add(name);
    const request = new Request(`http://any${name}`, { headers: { ...browser, 'accept-encoding': 'br' } });
    const bytes = (await (await mount.fetch(request)).arrayBuffer()).byteLength;
    sizes.all += bytes;
    if (/library|maplibre/.test(name)) sizes.library += bytes;
    const text = await (await get(name, name === path ? browser : {})).text();
    // What it imports at once, and for the map what it imports when it starts.
    const own = /(?:src|href)="(\/_screen\/[^"]+)"/g;
    const named =
      name === path ? own : /["'`](?:\.\/|\/_screen\/)?(?:assets\/)?([\w-]+\.(?:js|mjs|css))["'`]/g;
    if (!/\.(?:js|mjs)$/.test(name) && name !== path) return;
    for (const [, found] of text.matchAll(named))
      await load(name === path ? found! : `/_screen/assets/${found}`);
  };
  await load(path);
  return sizes;
}

test('the map page is at most 600 KB with its library, 300 KB without', async () => {
  const { all, library } = await firstLoad('/');
  expect(library).toBeGreaterThan(100_000);
  expect(all).toBeLessThan(600_000);
  expect(all - library).toBeLessThan(300_000);
});
