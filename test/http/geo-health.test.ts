/** `/health` tells of map data that cannot be read, until they can be. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
// @ts-expect-error a script without types
import { writeSyntheticPbf } from '../../bench/support/synthetic-pbf.mjs';
import { createGeo, importOsm } from '../../src/geo/index.ts';
import { createKeyStore, GeoThread, geoHttp } from '../../src/http/geo/index.ts';
import { createJsonLog } from '../../src/shared/log.ts';

const folder = mkdtempSync(join(tmpdir(), 'geo-health-'));
const osmDir = join(folder, 'stores');
const extract = join(folder, 'town.osm.pbf');
writeSyntheticPbf(extract, 1000);
const keys = createKeyStore({ staticKeys: [{ token: 'x', org: 'o', user: 'u' }] });
afterAll(() => {
  keys.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['this thread', createGeo],
  ['a thread of its own', (options: { osmDir: string }) => new GeoThread(options)],
])('a store damaged under a service on %s shows until it is imported again', async (_where, create) => {
  await importOsm(extract, { osmDir, name: 'town' });
  const geo = create({ osmDir });
  const logged: string[] = [];
  let now = Date.UTC(2026, 0, 2);
  const mount = geoHttp(geo, {
    keys,
    log: createJsonLog((line) => void logged.push(JSON.parse(line).event)),
    now: () => now,
  });
  const ask = async () =>
    mount.fetch(
      new Request('http://any/api/osm', {
        method: 'POST',
        headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
        body: JSON.stringify({ query: 'restaurants' }),
      }),
    );
  const health = async () => (await mount.fetch(new Request('http://any/health'))).json();
  try {
    expect(await health()).toMatchObject({ status: 'healthy' });
    writeFileSync(join(osmDir, 'town.osmdb'), 'no database');
    expect((await ask()).status).toBe(500);
    const problems = [{ part: 'geo', fault: 'damaged', since: '2026-01-02T00:00:00.000Z' }];
    expect(await health()).toMatchObject({ status: 'degraded', problems });
    now += 2000;
    expect(await health()).toMatchObject({ status: 'degraded', problems });
    await importOsm(extract, { osmDir, name: 'town' });
    // Each look asks the failed question again, beside the answer that it gives.
    await expect
      .poll(
        async () => {
          now += 2000;
          return health();
        },
        { timeout: 20_000 },
      )
      .toMatchObject({ status: 'healthy' });
    expect(logged.filter((event) => event.startsWith('geo_'))).toEqual(['geo_trouble', 'geo_recovered']);
  } finally {
    await geo.close();
  }
});

test('a question that has no answer is no trouble', async () => {
  const geo = createGeo();
  const mount = geoHttp(geo, { keys, log: createJsonLog(() => {}) });
  await mount.fetch(
    new Request('http://any/api/country-border', {
      method: 'POST',
      headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
      body: '{"query":"Atlantis"}',
    }),
  );
  const health = await mount.fetch(new Request('http://any/health'));
  expect(await health.json()).toEqual({
    status: 'healthy',
    version: '1.0.0',
    timestamp: expect.any(String),
  });
  await geo.close();
});
