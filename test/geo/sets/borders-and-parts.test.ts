import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const membersOf = async (question: string) =>
  ((await geo.spatial(question)).properties.members ?? []).map(({ name }) => name);

describe('a distance from the border is one from the border on land', () => {
  test.each([
    ['German cities within 20 km of the border', ['Aachen', 'Freiburg'], ['Rostock', 'Kiel', 'Hamburg']],
    ['deutsche Städte höchstens 20 km von der Grenze', ['Aachen'], ['Rostock', 'Kiel']],
    [
      'villes françaises à moins de 20 km de la frontière',
      ['Lille', 'Strasbourg'],
      ['Brest', 'Marseille', 'Saint-Denis'],
    ],
    [
      'ciudades de España a menos de 30 km de la frontera',
      ['Badajoz', 'Vigo'],
      ['Barcelona', 'Valencia', 'Málaga'],
    ],
    ['città italiane vicino al confine', ['Trieste', 'Como'], ['Verona', 'Naples', 'Genoa']],
    ['Texas cities within 10 miles of the border', ['El Paso', 'Laredo'], ['Corpus Christi']],
    ['US cities near the border', ['Detroit', 'El Paso'], ['Miami', 'Boston']],
  ])('%s', async (question, held, left) => {
    const members = await membersOf(question);
    expect(members).toEqual(expect.arrayContaining(held));
    for (const name of left) expect(members).not.toContain(name);
  });

  test('of an island it is the outline, of Cuba no naval base', async () => {
    const { bbox } = await geo.spatial('Cuba within 30 km of the border');
    expect(bbox![2] - bbox![0]).toBeGreaterThan(10);
    const { properties } = await geo.spatial('Denmark within 30 km of the border');
    expect(properties.notes.join()).toContain('border on land');
  });

  test.each(['countries within 100 km of a border', 'laghi a meno di 20 km dal confine'])(
    'whose border it is has to be said: %s',
    async (question) => {
      await expect(geo.spatial(question)).rejects.toMatchObject({ code: 'query_not_understood' });
    },
  );

  test.each([
    ['capitals near a border', ['Bratislava', 'Vientiane', 'Lomé'], ['Berlin', 'Lisbon', 'Tallinn']],
    ['capitali a meno di 20 km dal confine', ['Luxembourg', 'Asunción'], ['Madrid', 'Helsinki']],
    ['European capitals near a border', ['Vaduz', 'Bratislava'], ['Copenhagen', 'Vienna']],
    ['cities in Europe near the border', ['Basel', 'Aachen'], ['Naples', 'Helsinki']],
  ])('of each town that of its own country, where no land is named: %s', async (question, held, left) => {
    const members = await membersOf(question);
    expect(members).toEqual(expect.arrayContaining(held));
    for (const name of left) expect(members).not.toContain(name);
  });
});

test.each([
  ['capitals near the sea', ['Lisbon', 'Athens'], ['Madrid', 'Paris']],
  ['capitali a meno di 50 km dalla costa', ['Rome', 'Athens'], ['Madrid']],
  ['cities in Spain near the sea', ['Barcelona', 'Cadiz'], ['Madrid', 'Zaragoza']],
  ['US cities over 500000 on the coast', ['Los Angeles', 'Boston'], ['Philadelphia', 'Houston']],
  ['US cities on the Pacific coast', ['Los Angeles', 'San Diego'], ['Las Vegas']],
  ['cities on the west coast of the USA', ['Los Angeles', 'San Francisco'], ['Las Vegas']],
  ['capitals by the sea', ['Riga', 'Lima'], ['Dhaka', 'Seoul', 'Caracas', 'Rome', 'Bangkok', 'Taipei']],
  ['Chinese cities by the sea', ['Shanghai', 'Qingdao'], ['Guangzhou', 'Hangzhou', 'Foshan']],
  ['cities by the sea in Canada', ['Vancouver', 'Halifax'], ['Montréal', 'Québec']],
])('near the sea: %s', async (question, held, left) => {
  const members = await membersOf(question);
  expect(members).toEqual(expect.arrayContaining(held));
  for (const name of left) expect(members).not.toContain(name);
});

describe('parts of countries', () => {
  test.each([
    ['subdivisions of Russia', 85],
    ['regions of Russia', 85],
    ['oblasts of Russia', 46],
    ['Japanese prefectures on Honshu', 34],
    ['provinces of Vietnam', 63],
    ['counties of Liberia', 15],
    ['governorates of Oman', 11],
    ['regions of Kyrgyzstan', 7],
  ])('%s: %i', async (question, count) => {
    expect(await membersOf(question)).toHaveLength(count);
  });

  test('all kinds of them count where any is asked for', async () => {
    const china = await membersOf('subdivisions of Russia bordering China');
    expect(china).toEqual(expect.arrayContaining(['Altai Republic', 'Primorsky Krai', 'Amur']));
    expect(await membersOf('Russian regions bordering Kazakhstan')).toEqual(
      expect.arrayContaining(['Altai Krai', 'Astrakhan', 'Omsk']),
    );
  });
});

test('islets that the map leaves out lie on the equator and the Arctic Circle', async () => {
  const equator = await membersOf('countries on the equator');
  expect(equator).toHaveLength(13);
  expect(equator).toContain('São Tomé and Príncipe');
  expect(await membersOf('countries crossed by the Arctic Circle')).toContain('Iceland');
});

test('states nearest to a state or a lake are those of its country', async () => {
  expect(await membersOf('the 5 states closest to Colorado')).toContain('Wyoming');
  expect(await membersOf('states nearest to Lake Michigan')).toEqual(
    expect.arrayContaining(['Michigan', 'Wisconsin', 'Illinois', 'Indiana']),
  );
});

test.each([
  ['cities in the US west of the Mississippi', ['Denver', 'Seattle'], ['Chicago', 'Miami']],
  ['states in the US south of Oklahoma', ['Texas'], ['Kansas']],
  ['lakes in the US west of Denver', ['Lake Tahoe'], ['Lake Michigan']],
])('a land before a side is no region of the two words: %s', async (question, held, left) => {
  const members = await membersOf(question);
  expect(members).toEqual(expect.arrayContaining(held));
  for (const name of left) expect(members).not.toContain(name);
});

test.each([
  ['German cities on the border', ['Aachen', 'Görlitz'], ['Kiel', 'Basel']],
  ['cities at the border in Germany', ['Aachen', 'Görlitz'], ['Kiel', 'Basel']],
  ['cities on the German border', ['Aachen', 'Basel', 'Strasbourg'], ['Kiel', 'Rostock']],
  ['German cities on the border with Poland', ['Görlitz', 'Frankfurt (Oder)'], ['Aachen']],
  ['US cities on the border with Mexico', ['El Paso', 'Laredo'], ['Juárez', 'Detroit']],
  ['deutsche Städte an der Grenze zu Polen', ['Görlitz'], ['Aachen']],
  ['villes françaises à la frontière', ['Strasbourg'], ['Marseille', 'Genève']],
  ['ciudades de España en la frontera', ['Badajoz', 'Irun'], ['Barcelona']],
  ['cities on the border between Germany and France', ['Strasbourg', 'Saarbrücken'], ['Aachen']],
])('on the border: %s', async (question, held, left) => {
  const members = await membersOf(question);
  expect(members).toEqual(expect.arrayContaining(held));
  for (const name of left) expect(members).not.toContain(name);
});
