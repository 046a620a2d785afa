import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo, GeoError } from '../../src/geo/index.ts';

type Verb = 'countryBorder' | 'oceanBorder' | 'waterFeature' | 'geocode';

const rows = readFileSync(new URL('what-people-type.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [Verb, string, string]);

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

test.each(rows)('%s “%s”: %s', async (verb, query, id) => {
  const answer = await geo[verb](query).then(
    (feature) => feature.id,
    (error: unknown) => {
      if (error instanceof GeoError && error.category === 'not_found') return 'refused';
      throw error;
    },
  );
  expect(answer).toBe(id);
});

test('New York says why it is the city, and names the state', async () => {
  const { match } = (await geo.geocode('New York')).properties;
  expect(match.reasons.join()).toMatch(/the city has \d+ % of the inhabitants/);
  expect(match.alternatives[0]).toMatchObject({ id: 'region/USA-3559', kind: 'region' });
});

test('what is drawn by hand says so', async () => {
  const como = await geo.waterFeature('Lake Como');
  expect(como.properties).toMatchObject({ boundary: 'approximate', source: 'Graticule, approximate' });
  expect((await geo.waterFeature('Tiber')).geometry.type).toMatch(/LineString/);
  expect((await geo.waterFeature('Caspian Sea')).properties.boundary).toBeUndefined();
});

test('a border is that of the region, whatever city bears its name', async () => {
  const border = await geo.spatial('border between New York and New Jersey');
  expect(border.properties.places.map(({ id }) => id)).toEqual(['region/USA-3559', 'region/USA-3558']);
  const near = await geo.spatial('within 50 km of New York');
  expect(near.properties.places[0]).toMatchObject({ id: 'city/5128581', boundary: 'estimated' });
});
