/** The geo service on a thread of its own answers as one on the calling thread does. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { createGeo } from '../../src/geo/index.ts';
import { createKeyStore, GeoThread, geoHttp } from '../../src/http/geo/index.ts';
import { silentLog } from '../../src/shared/log.ts';

const keys = createKeyStore({ staticKeys: [{ token: 'x', org: 'o', user: 'u' }] });
const geo = createGeo();
const thread = new GeoThread({});
afterAll(async () => {
  await Promise.all([geo.close(), thread.close()]);
  keys.close();
});
const now = () => 0;
const here = geoHttp(geo, { keys, log: silentLog, now });
const there = geoHttp(thread, { keys, log: silentLog, now });

const ask = (path: string, query: string, headers: Record<string, string> = {}) =>
  new Request(`http://any${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer x', 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });

test.each([
  ['/api/country-border', 'border of Luxembourg', {}],
  ['/api/country-border', 'Luxembourg', { 'accept-encoding': 'br' }],
  ['/api/geocode', 'Parsi, Texas', {}],
  ['/api/country-border', 'Atlantis', {}],
  ['/api/nl-geocode-advanced', 'within 20 km of Vaduz', { 'accept-encoding': 'gzip' }],
  ['/api/nl-geocode-advanced', 'colourless green ideas', {}],
  ['/api/geocode', 'x'.repeat(2001), {}],
])('%s of %s: the same bytes and headers from a thread', async (path, query, headers) => {
  const [a, b] = await Promise.all(
    [here, there].map(async (mount) => {
      const response = await mount.fetch(ask(path, query, headers));
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()).toString('latin1'),
      };
    }),
  );
  expect(b).toEqual(a);
  const etag = a!.headers.etag;
  if (etag === undefined) return;
  const again = await there.fetch(ask(path, query, { ...headers, 'if-none-match': etag }));
  expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
});

test('a caller that goes away ends its question, and no other', async () => {
  const stop = new AbortController();
  const question = {
    path: '/api/nl-geocode-advanced',
    values: { query: 'within 300 km of the coast of Norway' },
    ifNoneMatch: null,
    acceptEncoding: null,
    timestamp: '',
  };
  const cut = thread.answer(question, stop.signal);
  const kept = thread.answer(
    { ...question, path: '/api/geocode', values: { query: 'Vaduz' } },
    new AbortController().signal,
  );
  await setImmediate();
  stop.abort(new Error('gone'));
  await expect(cut).rejects.toThrow('gone');
  expect((await kept).status).toBe(200);
});

test('questions of a thread that dies fail, and the next one starts another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'graticule-thread-'));
  const program = join(folder, 'dies-once.mjs');
  writeFileSync(
    program,
    `import { existsSync, writeFileSync } from 'node:fs';
     import { parentPort } from 'node:worker_threads';
     parentPort.on('message', (ask) => {
       if (ask.close) return parentPort.postMessage({ closed: true });
       const mark = ${JSON.stringify(join(folder, 'mark'))};
       if (!existsSync(mark)) {
         writeFileSync(mark, '');
         throw new RangeError('no more');
       }
       parentPort.postMessage({ id: ask.id, answer: { status: 304, headers: {}, body: null } });
     });`,
  );
  const mortal = new GeoThread({}, program);
  const question = { path: '', values: {}, ifNoneMatch: null, acceptEncoding: null, timestamp: '' };
  const { signal } = new AbortController();
  await expect(mortal.answer(question, signal)).rejects.toMatchObject({
    message: expect.stringContaining('starts it again'),
    cause: { message: 'no more' },
  });
  expect((await mortal.answer(question, signal)).status).toBe(304);
  await mortal.close();
  await expect(mortal.answer(question, signal)).rejects.toThrow('closed');
  rmSync(folder, { recursive: true });
});

test('wrong options are refused at once, not at the first question', () => {
  expect(() => new GeoThread({ osmDri: '/tmp' } as never)).toThrow(/osmDir/);
});
