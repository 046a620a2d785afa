/** Map features from PostGIS: the answers of the embedded store, and what is said when the database is of no use. */

import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fold } from '../../../src/geo/domain/fold.ts';
import { createGeo, type Geo, GeoError, importOsm } from '../../../src/geo/index.ts';
import { osm2pgsqlStyle, postgis } from '../../../src/geo/postgis/index.ts';
import { createKeyStore, GeoThread, geoHttp } from '../../../src/http/geo/index.ts';
import { createJsonLog } from '../../../src/shared/log.ts';
import { packageFile } from '../../../src/shared/package-root.ts';
import { type PostgisServer, postgisMissing, startPostgis, statement } from '../../support/postgis.ts';
import { storeQuestions } from '../../support/store-questions.ts';

type Ask = (query: string) => Promise<{
  readonly status: number;
  readonly headers: Headers;
  readonly body: { readonly data?: { readonly features: readonly { readonly id: string }[] } };
}>;

const idsOf = ({ body }: Awaited<ReturnType<Ask>>) => body.data?.features.map(({ id }) => id);

const outcome = async (geo: Geo, question: string) => {
  try {
    const { features, count, exists } = await geo.mapFeatures(question, { at: '2026-11-22T10:00' });
    return {
      count,
      exists,
      features: features.map(({ id, properties }) => [id, properties.distanceMetres, properties.measure]),
    };
  } catch (error) {
    if (!(error instanceof GeoError)) throw error;
    return error.code;
  }
};

describe.skipIf(postgisMissing)(`PostGIS${postgisMissing ? ` (${postgisMissing})` : ''}`, () => {
  let server: PostgisServer;
  let folder: string;
  let url: string;
  let own: Geo;
  let base: Geo;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'graticule-postgis-test-'));
    // The sample of Monaco that ships, and names in many scripts.
    const sample = gunzipSync(readFileSync(packageFile('data/geo/osm-sample.osm.gz'))).toString();
    const file = join(folder, 'sample.osm');
    const named = names.map(
      (name, i) =>
        `<node id="${9e9 + i}" version="1" lon="${7.4 + i / 1e4}" lat="43.7"><tag k="amenity" v="bench"/><tag k="name" v="${xml(name)}"/></node>`,
    );
    const last = sample.search(/<way |<relation |<\/osm>/);
    writeFileSync(file, withVersions(sample.slice(0, last) + named.join('\n') + sample.slice(last)));
    server = await startPostgis();
    url = await server.fill('monaco', file);
    await importOsm(file, { osmDir: folder });
    own = createGeo({ osmDir: folder });
    base = createGeo({ mapFeatures: postgis({ url }) });
  }, 120_000);
  afterAll(async () => {
    await own?.close();
    await base?.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('names are folded in the database as questions are', async () => {
    const rows = await statement<{ osm_id: number; name: string }>(
      url,
      `SELECT osm_id - 9000000000 AS osm_id, name FROM graticule_names_1 WHERE osm_id >= 9000000000`,
    );
    const found = new Map(rows.map(({ osm_id, name }) => [Number(osm_id), name]));
    for (const [i, name] of names.entries()) expect([name, found.get(i)]).toEqual([name, fold(name)]);
  });

  test('questions of every form have the answers of an imported extract', async () => {
    for (const question of storeQuestions('Monaco'))
      expect({ question, ...pack(await outcome(base, question)) }).toEqual({
        question,
        ...pack(await outcome(own, question)),
      });
  }, 240_000);

  test('addresses and landmarks are geocoded from it', async () => {
    const query = '6 Avenue de Monte-Carlo, Monaco';
    const [a, b] = [await own.geocode(query), await base.geocode(query)];
    expect(b.id).toBe(a.id);
    expect(b.geometry).toEqual(a.geometry);
  });

  test('what a person wrote stays a value', async () => {
    for (const question of [
      `restaurants named "'; DROP TABLE graticule_features_1; --" in Monaco`,
      "node[name='x\\'); DROP TABLE graticule_features_1;--']; out;",
    ])
      await base.mapFeatures(question).catch(() => {});
    const [row] = await statement<{ n: string }>(url, 'SELECT count(*) AS n FROM graticule_features_1');
    expect(Number(row!.n)).toBeGreaterThan(100);
  });

  test('a statement that takes too long ends, and says what to raise', async () => {
    const slow = createGeo({ mapFeatures: postgis({ url, statementTimeoutMs: 1 }) });
    // A table that is locked keeps each statement waiting.
    const pg = (await import('pg')).default;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('BEGIN; LOCK graticule_names_1 IN ACCESS EXCLUSIVE MODE');
    await expect(slow.mapFeatures('parks in Monaco')).rejects.toMatchObject({
      code: 'too_expensive',
      fix: expect.stringContaining('statementTimeoutMs'),
    });
    await client.end();
    await slow.close();
  });

  const refusals: readonly (readonly [string, () => Promise<string>, object])[] = [
    [
      'a wrong address',
      async () => 'postgres://postgres@127.0.0.1:1/monaco',
      { fault: 'unreachable', fix: expect.stringContaining('--map-features-url') },
    ],
    ['no such database', async () => url.replace(/monaco$/, 'nowhere'), { fault: 'missing' }],
    [
      'a database without the tables',
      () => server.create('bare'),
      { fault: 'missing', fix: expect.stringContaining('graticule osm style') },
    ],
    [
      'a user who may not read',
      async () => {
        await statement(url, 'CREATE ROLE stranger LOGIN');
        return Object.assign(new URL(url), { username: 'stranger' }).href;
      },
      { fault: 'forbidden' },
    ],
  ];
  test.each(refusals)('%s is told', async (_name, address, expected) => {
    const source = postgis({ url: await address(), optionName: '--map-features-url' });
    await expect(source.check()).rejects.toMatchObject({ name: 'StorageError', ...expected });
    const geo = createGeo({ mapFeatures: source });
    await expect(geo.mapFeatures('parks in Monaco')).rejects.toMatchObject({
      name: 'StorageError',
      ...expected,
    });
    await geo.close();
  });

  test('over HTTP the answers are those of an imported extract; a database that is away is a fault that passes', async () => {
    const keys = createKeyStore({ staticKeys: [{ token: 'x', org: 'o', user: 'u' }] });
    const log = createJsonLog(() => {});
    const served = [
      new GeoThread({ osmDir: folder }),
      new GeoThread({ mapFeatures: { url, optionName: '--map-features-url' } }),
    ] as const;
    const [extract, database] = served.map((geo) => {
      const mount = geoHttp(geo, { keys, log });
      return async (query: string) => {
        const response = await mount.fetch(
          new Request('http://any/api/osm', {
            method: 'POST',
            headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
            body: JSON.stringify({ query }),
          }),
        );
        return { status: response.status, headers: response.headers, body: await response.json() };
      };
    }) as [Ask, Ask];
    try {
      for (const query of [
        'hotels in Monaco',
        'parks within 300 m of the casino in Monaco',
        'volcanoes in Monaco',
      ]) {
        const [a, b] = [await extract(query), await database(query)];
        expect([query, b.status, idsOf(b)]).toEqual([query, a.status, idsOf(a)]);
      }
      await server.stop();
      const away = await database('parks in Monaco');
      expect(away.status).toBe(503);
      expect(away.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(JSON.stringify(away.body)).not.toContain(new URL(url).host);
      await server.start();
      expect((await database('parks in Monaco')).status).toBe(200);
    } finally {
      for (const geo of served) await geo.close();
      keys.close();
    }
  }, 120_000);

  test('a server that goes away is told, and asked again when it is back', async () => {
    await server.stop();
    await expect(base.mapFeatures('parks in Monaco')).rejects.toMatchObject({ fault: 'unreachable' });
    await server.start();
    expect((await base.mapFeatures('parks in Monaco')).count).toBeGreaterThan(0);
  });

  test.skipIf(!existsSync('../shared/osm/andorra.osm.pbf'))(
    'a real extract is answered alike',
    async () => {
      const file = join(folder, 'andorra.osm.pbf');
      copyFileSync('../shared/osm/andorra.osm.pbf', file);
      const osmDir = join(folder, 'andorra');
      await importOsm(file, { osmDir });
      const [a, b] = [
        createGeo({ osmDir }),
        createGeo({ mapFeatures: postgis({ url: await server.fill('andorra', file) }) }),
      ];
      const some = storeQuestions('Andorra').filter((_, i) => i % 4 === 0);
      for (const question of some)
        expect({ question, ...pack(await outcome(b, question)) }).toEqual({
          question,
          ...pack(await outcome(a, question)),
        });
      await Promise.all([a.close(), b.close()]);
    },
    240_000,
  );
});

test('a wrong option is named', () => {
  const url = 'postgres://h/d';
  expect(() => postgis({ url: 'mysql://u:hidden@h/d' })).toThrow(/url must be an address like postgres:/);
  expect(() => postgis({ url: 'mysql://u:hidden@h/d' })).not.toThrow(/hidden/);
  expect(() => postgis({ url, schema: 'a"; DROP' })).toThrow(/schema must be/);
  expect(() => postgis({ url, statementTimeoutMs: 0 })).toThrow(/statementTimeoutMs must be/);
  expect(() => osm2pgsqlStyle("x'; os.execute('')")).toThrow(/schema must be/);
});

const pack = (outcome: object | string) => (typeof outcome === 'string' ? { code: outcome } : outcome);

/** Letters that change when they are folded, dots, ends of words, and scripts that stay. */
const names = [
  'Café de l’Été',
  'STRASSE Große',
  'U.S.A. Bar',
  'A. B. Smith',
  'St. Mary',
  'Ø Æ œ Łódź Đà Nẵng',
  'ΟΔΟΣ ΑΘΗΝΑΣ',
  'Σίσυφος',
  'Москва ёлка',
  'مقهى النيل',
  'בית קפה',
  '東京タワー',
  'ﾃｽﾄ ①②',
  '서울역',
  "Bar & Grill O'Neil",
  'Ångström–Weg 12a',
  'ſtraße ﬁn',
];

const xml = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** What osm2pgsql asks of a file: versions, and ids that rise; those of the sample are below zero. */
function withVersions(text: string): string {
  return text
    .replace(/(id|ref)="-(\d+)"/g, (_, key, id) => `${key}="${1_000_000 - Number(id)}"`)
    .replace(/<(node|way|relation) (?![^>]*version=)/g, '<$1 version="1" ');
}
