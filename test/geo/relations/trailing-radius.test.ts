import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const queryOf = async (question: string) => (await geo.spatial(question)).properties.query;

test.each([
  'Warsaw, radius 15 km',
  'Warsaw radius of 15 km',
  'Warschau, Umkreis 15 km',
  'Varsovie, rayon de 15 km',
  'Varsovia, radio de 15 km',
])('a radius behind a place is a circle around it: %s', async (question) => {
  expect(await queryOf(question)).toMatchObject({ type: 'Buffer', distance: { value: 15, unit: 'km' } });
});

test('of coordinates, and not of a list', async () => {
  expect(await queryOf('52.2297 N, 21.0122 E, radius 15 km')).toMatchObject({
    type: 'Buffer',
    of: { type: 'Position', lat: 52.2297, lon: 21.0122 },
  });
  await expect(geo.spatial('Warsaw and Lodz, radius 15 km')).rejects.toMatchObject({
    code: 'query_not_understood',
  });
});

test.each([
  'great circle from Tokyo to San Francisco',
  'great circle route from Tokyo to San Francisco',
  'the shortest line from Tokyo to San Francisco',
  'Luftlinie von Tokio nach San Francisco',
])('“Tokyo to” is no name behind “from”: %s', async (question) => {
  expect(await queryOf(question)).toMatchObject({ type: 'Line', b: { name: 'San Francisco' } });
});

test('the prefecture keeps its name', async () => {
  expect((await geo.geocode('Tokyo to')).properties.id).toBe('region/JPN-1860');
  expect(await queryOf('from Tokyo to Osaka')).toMatchObject({ type: 'Between' });
});

test.each(['triangle Milan, Turin and Genoa', 'the area inside the triangle Milan, Turin and Genoa'])(
  '%s',
  async (question) => {
    expect(await queryOf(question)).toMatchObject({ type: 'BetweenAll', of: { length: 3 } });
  },
);
