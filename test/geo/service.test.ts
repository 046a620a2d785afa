import { copyFileSync, cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGeo, type Geo, GeoError, memoryAtlas } from '../../src/geo/index.ts';
import { type GeoDataset, makeGeoDataset } from '../support/geo-dataset.ts';

let data: GeoDataset;
let geo: Geo;
beforeAll(async () => {
  data = await makeGeoDataset();
  geo = createGeo({ dataDir: data.folder });
});
afterAll(async () => {
  await geo.close();
  data.remove();
});

const failure = async (promise: Promise<unknown>): Promise<GeoError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(GeoError);
  return error as GeoError;
};

describe('country borders', () => {
  test('a phrase gives the feature with its box, its source and why it matched', async () => {
    const feature = await geo.countryBorder('show me the French frontier');
    expect(feature).toMatchObject({
      type: 'Feature',
      id: 'country/FRA',
      bbox: [-5, 42, 8, 51],
      geometry: { type: 'Polygon' },
      properties: {
        name: 'France',
        kind: 'country',
        countryCode: 'FR',
        source: 'made for tests',
        licence: 'CC0',
        match: { name: 'French', type: 'adjective', method: 'exact' },
      },
    });
    expect(feature.properties.match.score).toBeGreaterThan(0.9);
  });

  test('a country across ±180° is cut and its box runs west to east', async () => {
    const feature = await geo.countryBorder('fiji');
    expect(feature.bbox).toEqual([177, -19, -178, -16]);
    expect(feature.geometry).toMatchObject({ type: 'MultiPolygon' });
  });

  test('a typo finds the country and says how far off it was', async () => {
    const { properties } = await geo.countryBorder('farnce');
    expect(properties).toMatchObject({ name: 'France', match: { method: 'vector' } });
    expect(properties.match.reasons[0]).toContain('1 edit');
  });

  test('a slip that fits Niger and Nigeria alike is refused and names both', async () => {
    const error = await failure(geo.countryBorder('Nigera'));
    expect(error.code).toBe('place_not_found');
    expect([...error.nearest].sort()).toEqual(['Niger', 'Nigeria']);
  });

  test('a place of another kind is named as such instead of guessing', async () => {
    const error = await failure(geo.countryBorder('border of Texas'));
    expect(error.message).toContain('Texas is a region');
  });

  test('a sea named after a country is not that country', async () => {
    await failure(geo.countryBorder('gulf of France'));
  });

  test('answers may be changed by the caller without changing later ones', async () => {
    const first = await geo.countryBorder('France');
    (first.geometry as { coordinates: number[][][] }).coordinates[0]![0]![0] = 999;
    first.bbox[0] = 999;
    const second = await geo.countryBorder('France');
    expect(second.bbox[0]).toBe(-5);
    expect(JSON.stringify(second.geometry)).not.toContain('999');
  });
});

describe('waters', () => {
  test('names, short names and turned names find the sea', async () => {
    for (const query of [
      'Mediterranean Sea',
      'mediterranean',
      'mediteranean',
      'the boundary of the Mediterranean sea',
    ])
      expect((await geo.oceanBorder(query)).id).toBe('sea/med');
    for (const query of ['Lake Victoria', 'victoria lake', 'lake viktoria'])
      expect((await geo.waterFeature(query)).id).toBe('lake/victoria');
    for (const query of ['Nile', 'river nile', 'Nile River', 'the nile'])
      expect((await geo.waterFeature(query)).id).toBe('river/nile');
  });

  test('the filter keeps other kinds out even when their name matches better', async () => {
    expect((await geo.waterFeature('Victoria Reservoir', { featureType: 'reservoir' })).id).toBe(
      'reservoir/victoria',
    );
    await failure(geo.waterFeature('Lake Victoria', { featureType: 'river' }));
    await failure(geo.waterFeature('Nile', { featureType: 'lake' }));
    expect((await geo.waterFeature('mediterranean', { featureType: 'ocean' })).id).toBe('sea/med');
  });

  test('an unknown filter value is a mistake of the caller that lists the known ones', async () => {
    await expect(geo.waterFeature('Nile', { featureType: 'mountain' })).rejects.toThrow(/lake, river, ocean/);
  });
});

describe('geocoding', () => {
  test('importance decides between namesakes, and the others are alternatives', async () => {
    const { id, properties } = await geo.geocode('Paris');
    expect(id).toBe('city/1');
    expect(properties.boundary).toBe('estimated');
    expect(properties.match.alternatives).toMatchObject([{ id: 'city/2', country: 'United States' }]);
  });

  test.each([
    'Paris, Texas',
    'Paris TX',
    'Paris in Texas',
    'texas paris',
    'paris (texas)',
    'Paris, TX, USA',
    'Pariss, Texs',
  ])('%s is the one in Texas', async (query) => {
    const { id, properties } = await geo.geocode(query);
    expect(id).toBe('city/2');
    expect(properties.match.reasons.join()).toMatch(/lies in/);
  });

  test('the country and the state of Georgia', async () => {
    expect((await geo.geocode('Georgia')).id).toBe('country/GEO');
    expect((await geo.geocode('Georgia, US')).id).toBe('region/US-GA');
    expect((await geo.geocode('Atlanta, Georgia')).id).toBe('city/3');
    expect((await geo.geocode('Georgia', { kinds: ['region'] })).id).toBe('region/US-GA');
  });

  test('structured input and options narrow alike', async () => {
    expect((await geo.geocode({ city: 'Paris', region: 'Texas' })).id).toBe('city/2');
    expect((await geo.geocode({ city: 'Paris', country: 'US' })).id).toBe('city/2');
    expect((await geo.geocode({ country: 'FR' })).id).toBe('country/FRA');
    expect((await geo.geocode('Paris', { country: 'United States' })).id).toBe('city/2');
    await failure(geo.geocode({ city: 'Atlanta', country: 'France' }));
    await expect(geo.geocode({})).rejects.toThrow(TypeError);
  });

  test('a city far from where the query puts it is not found there', async () => {
    await failure(geo.geocode('Atlanta, France'));
  });

  test('the estimated disc of a city lies around it', async () => {
    const { bbox } = await geo.geocode('Paris');
    expect(bbox[0]).toBeLessThan(2.35);
    expect(bbox[2]).toBeGreaterThan(2.35);
    expect(bbox[3] - bbox[1]).toBeGreaterThan(0.05);
    expect(bbox[3] - bbox[1]).toBeLessThan(0.5);
  });
});

test('autocomplete puts the most important first and filters by kind', async () => {
  expect((await geo.autocomplete('par')).map(({ id }) => id)).toEqual(['city/1', 'city/2']);
  expect((await geo.autocomplete('geor', { kinds: ['region'] })).map(({ id }) => id)).toEqual([
    'region/US-GA',
  ]);
  expect(await geo.autocomplete('')).toEqual([]);
  expect(await geo.autocomplete('zzz')).toEqual([]);
});

describe('what cannot be answered is refused', () => {
  test.each([
    '',
    '   ',
    '?!',
    'qwertzuiop',
    'blorbia',
    'hello world',
    '\u0000\u0001',
    '\u200f\u200f',
    '🙂',
    'a',
    '%00',
    "'; drop table",
  ])('%j', async (query) => {
    for (const ask of [geo.countryBorder, geo.oceanBorder, geo.waterFeature, geo.geocode]) {
      const error = await failure(ask(query));
      expect(error.code).toBe('place_not_found');
      expect(error.message.length).toBeLessThan(400);
    }
  });

  test('right-to-left marks and control characters inside a name do no harm', async () => {
    expect((await geo.countryBorder('\u202bFra\u200bnce\u202c\u0000')).id).toBe('country/FRA');
  });

  test('queries of 10 kB and 1 MB are too long', async () => {
    for (const length of [10_000, 1_000_000]) {
      const error = await failure(geo.countryBorder('a '.repeat(length / 2)));
      expect(error.code).toBe('query_too_long');
    }
    const roomy = createGeo({ dataDir: data.folder, maxQueryLength: 1_000_000 });
    expect((await failure(roomy.geocode('word '.repeat(20_000)))).code).toBe('place_not_found');
    await roomy.close();
  });

  test.each([[42], [null], [undefined], [{}], [['France']]])(
    'a query that is %j is a mistake of the caller',
    async (query) => {
      await expect(geo.countryBorder(query as never)).rejects.toThrow(TypeError);
    },
  );

  test('wrong and unknown options are named', async () => {
    await expect(geo.countryBorder('France', { toleranceMetres: -1 })).rejects.toThrow(/toleranceMetres/);
    await expect(geo.countryBorder('France', { tolerance: 1 } as never)).rejects.toThrow(
      /unknown option tolerance/,
    );
    await expect(geo.geocode('France', { kinds: ['moon'] } as never)).rejects.toThrow(/kinds/);
    await expect(geo.reverse({ lon: 181, lat: 0 })).rejects.toThrow(RangeError);
    await expect(geo.reverse({ lon: 0, lat: Number.NaN })).rejects.toThrow(RangeError);
    expect(() => createGeo({ dataDirectory: 'x' } as never)).toThrow(/dataDir/);
  });

  test('a signal that has fired ends the question', async () => {
    await expect(geo.countryBorder('France', { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  });

  test('a closed service says so', async () => {
    const closed = createGeo({ dataDir: data.folder });
    await closed.close();
    await closed.close();
    expect((await failure(closed.countryBorder('France'))).code).toBe('closed');
  });
});

describe('broken data are detected', () => {
  const broken = async (change: (folder: string) => void, query = 'France') => {
    const copy = join(data.folder, `copy-${Math.floor(performance.now() * 1000)}`);
    for (const file of ['catalogue.json', 'gazetteer.bin', 'names.bin', 'names.hnsw', 'places.fgb'])
      cpSync(join(data.folder, file), join(copy, file));
    change(copy);
    const service = createGeo({ dataDir: copy });
    const error = await failure(service.countryBorder(query));
    await service.close();
    return error;
  };
  const flip = (file: string) => (folder: string) => {
    const path = join(folder, file);
    const bytes = readFileSync(path);
    bytes[bytes.length >> 1]! ^= 0x55;
    writeFileSync(path, bytes);
  };
  const cut = (file: string) => (folder: string) => {
    const path = join(folder, file);
    truncateSync(path, readFileSync(path).length - 7);
  };

  test.each(['gazetteer.bin', 'places.fgb', 'names.bin', 'names.hnsw'])(
    'a changed byte in %s',
    async (file) => {
      const error = await broken(flip(file), 'farnce');
      expect(error.code).toBe('data_corrupt');
      expect(error.message).toMatch(new RegExp(`${file.replace('.', '\\.')}.*SHA-256`));
      expect(error.fix).toMatch(/again/);
      // Which file of the folder, and not where on the server's disk the folder lies.
      expect(error.message).not.toContain('/tmp');
      expect(error.message).toContain(`/${file}`);
    },
  );

  test.each(['gazetteer.bin', 'places.fgb', 'names.bin', 'names.hnsw'])('%s cut short', async (file) => {
    const error = await broken(cut(file), 'farnce');
    expect(error.code).toBe('data_corrupt');
    expect(error.message).toContain('truncated');
  });

  const pack =
    (...files: string[]) =>
    (folder: string) => {
      for (const file of files) {
        writeFileSync(join(folder, `${file}.br`), brotliCompressSync(readFileSync(join(folder, file))));
        rmSync(join(folder, file));
      }
    };

  test('files that the package has packed are read, and a broken one is told', async () => {
    const packed = ['catalogue.json', 'names.bin', 'names.hnsw'];
    const copy = join(data.folder, 'packed');
    for (const file of [...packed, 'gazetteer.bin', 'places.fgb'])
      cpSync(join(data.folder, file), join(copy, file));
    pack(...packed)(copy);
    const service = createGeo({ dataDir: copy });
    expect((await service.countryBorder('farnce')).properties.name).toBe('France');
    await service.close();
    for (const file of packed) {
      const error = await broken((folder) => {
        pack(file)(folder);
        cut(`${file}.br`)(folder);
      }, 'farnce');
      expect(error.code).toBe('data_corrupt');
      expect(error.message).toContain(`/${file}.br cannot be unpacked`);
    }
  });

  test('a missing folder, a missing layer and a broken catalogue', async () => {
    expect((await failure(createGeo({ dataDir: '/nowhere' }).countryBorder('France'))).code).toBe(
      'data_missing',
    );
    const swapped = await broken((folder) =>
      copyFileSync(join(folder, 'names.bin'), join(folder, 'catalogue.json')),
    );
    expect(swapped.code).toBe('data_corrupt');
  });

  test('without verification a cut layer still fails cleanly', async () => {
    const bytes = readFileSync(join(data.folder, 'places.fgb'));
    for (const length of [0, 5, 11, 40, 300, 700]) {
      const service = createGeo({
        dataDir: data.folder,
        verify: false,
        atlas: memoryAtlas({ 'places.fgb': bytes.subarray(0, length) }),
      });
      const error = await failure(service.geocode('Georgia, US'));
      expect(['data_corrupt', 'data_missing']).toContain(error.code);
      await service.close();
    }
  });
});

describe('layers elsewhere', () => {
  let server: Server;
  let base: string;
  let ranges = true;
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url !== '/bucket/places.fgb') {
        response.writeHead(404).end();
        return;
      }
      const bytes = readFileSync(join(data.folder, 'places.fgb'));
      const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '');
      if (request.method === 'HEAD') response.writeHead(200, { 'content-length': bytes.length }).end();
      else if (range && ranges)
        response.writeHead(206).end(bytes.subarray(Number(range[1]), Number(range[2]) + 1));
      else response.writeHead(200).end(bytes);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('are read by byte ranges over HTTP, and whole from a server without ranges', async () => {
    for (const honoured of [true, false]) {
      ranges = honoured;
      const remote = createGeo({ dataDir: data.folder, atlas: `${base}/bucket` });
      expect((await remote.countryBorder('France')).bbox).toEqual([-5, 42, 8, 51]);
      await remote.close();
    }
  });

  test('are read from memory, from a Buffer as well as from an array of its own', async () => {
    const buffer = readFileSync(join(data.folder, 'places.fgb'));
    for (const bytes of [
      buffer,
      new Uint8Array(buffer),
      Buffer.concat([Buffer.alloc(3), buffer]).subarray(3),
    ]) {
      const held = createGeo({ dataDir: data.folder, atlas: memoryAtlas({ 'places.fgb': bytes }) });
      expect((await held.countryBorder('France')).bbox).toEqual([-5, 42, 8, 51]);
      await held.close();
    }
  });

  test('are read from an S3-compatible endpoint', async () => {
    const { s3Atlas } = await import('../../src/geo/index.ts');
    const remote = createGeo({ dataDir: data.folder, atlas: s3Atlas('s3://bucket', { endpoint: base }) });
    expect((await remote.countryBorder('France')).id).toBe('country/FRA');
    await remote.close();
    expect(() => s3Atlas('bucket')).toThrow(RangeError);
  });

  test('an absent object and a dead server have codes of their own', async () => {
    const absent = createGeo({ dataDir: data.folder, atlas: `${base}/other` });
    expect((await failure(absent.countryBorder('France'))).code).toBe('data_missing');
    const dead = createGeo({ dataDir: data.folder, atlas: 'http://127.0.0.1:1/' });
    const error = await failure(dead.countryBorder('France'));
    expect(error).toMatchObject({ code: 'upstream_failed', retryable: true });
  });
});
