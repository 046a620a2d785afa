/** What is only similar to a name: slips of the pen are mended, other words are refused. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGeo, type Geo, GeoError } from '../../../src/geo/index.ts';
import { contains } from '../../../src/geodesy/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const answered = (ask: Promise<{ properties: { name: string } }>) =>
  ask.then(
    ({ properties }) => properties.name,
    (error: unknown) => {
      if (error instanceof GeoError) return error.code;
      throw error;
    },
  );

describe('words that are no name', () => {
  test.each([
    'Mordor',
    'Gotham City, USA',
    'Gotham, France',
    'Narnia',
    'Atlantis',
    'Latveria',
    'Absurdistan',
    'Rapture',
    'Hogwarts, USA',
    'zombie',
    'pomodoro',
    'measured',
    'kitchen',
    'Los Angeles Province',
    'Moon',
    'Wonderland, France',
  ])('“%s” is refused', async (word) => {
    expect(await answered(geo.geocode(word))).toBe('place_not_found');
  });

  test.each(['Ruritania', 'Utopia', 'Pandora', 'Sokovia'])('“%s” is no country', async (word) => {
    expect(await answered(geo.countryBorder(word))).toBe('place_not_found');
  });

  test('a place of legend says so, and which towns are called like it', async () => {
    const error: GeoError = await geo.geocode('Atlantis').then(
      () => expect.fail('Atlantis was found'),
      (thrown) => thrown,
    );
    expect(error.message).toContain('legend or fiction');
    expect(error.nearest).toContain('Atlantis (South Africa)');
    expect(await answered(geo.geocode('Atlantis, South Africa'))).toBe('Atlantis');
  });
});

test.each([
  ['Germny', 'Germany'],
  ['Untied Kingdom', 'United Kingdom'],
  ['Phillipines', 'Philippines'],
  ['Cincinatti', 'Cincinnati'],
  ['Pittsburg, Pennsylvania', 'Pittsburgh'],
  ['Sprngfield, Illinois', 'Springfield'],
  ['Grenada, Spain', 'Granada'],
  ['Muenchen, Germnay', 'Munich'],
])('the slip in “%s” is mended', async (typed, name) => {
  expect(await answered(geo.geocode(typed))).toBe(name);
});

describe('a country behind a comma', () => {
  test.each([
    ['Sahara, Algeria', 'overlap of Sahara and Algeria'],
    ['Lake Garda, Italy', 'overlap of Lake Garda and Italy'],
    ['Germany, Berlin', 'Berlin, Germany'],
    ['Spain, Portugal', 'Spain and Portugal'],
    ['Paris, Berlin', 'Paris and Berlin'],
    ['Narnia, France', 'empty_result'],
  ])('“%s” says where the place lies', async (typed, name) => {
    expect(await answered(geo.spatial(typed))).toBe(name);
  });

  test('a town abroad is found by the Russian name of its namesake', async () => {
    const { properties } = await geo.geocode('Париж, штат Техас');
    expect(properties.id).toBe('city/4717560');
  });
});

describe('what lies between two things', () => {
  test.each([
    ['between Oder and Elbe', [13.4, 52.52], [9.7, 52.4]],
    ['between the Alps and the Adriatic', [12.24, 45.67], [18.4, 43.85]],
    ['entre Madrid y Toledo', [-3.85, 40.15], [-83.5, 41.6]],
  ])('“%s” is on the inner side of both', async (question, within, beyond) => {
    const { geometry } = await geo.spatial(question);
    const holds = contains(geometry);
    expect(holds(within as [number, number])).toBe(true);
    expect(holds(beyond as [number, number])).toBe(false);
  });
});

describe('a name of its own goes before another name of a greater place', () => {
  test.each([
    ['Île-de-France', 'region/FR-IDF'],
    ['Nur-Sultan', 'Astana'],
    ['Şam', 'Damascus'],
    ['Kudüs', 'Jerusalem'],
    ['Balearics', 'region/ESP-5808'],
    ['Lipsk', 'Leipzig'],
    ['the city of Los Angeles', 'Los Angeles'],
    ['Los Angeles city', 'Los Angeles'],
  ])('“%s” is %s', async (typed, meant) => {
    const { properties } = await geo.geocode(typed);
    expect([properties.id, properties.name]).toContain(meant);
  });
});
