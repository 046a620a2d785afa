import type { Point } from 'geojson';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toMixed } from '../../../src/geo/geometry/combine.ts';
import { flatContains, flatten } from '../../../src/geo/geometry/flat.ts';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const idsOf = async (question: string): Promise<string[]> =>
  (await geo.spatial(question)).properties.places.map(({ id }) => id);
const membersOf = async (question: string): Promise<string[]> =>
  ((await geo.spatial(question)).properties.members ?? []).map(({ name }) => name).sort();

/** What a name is behind it tells which place is meant, as the kind before the name does. */
test.each([
  ['Georgia the country', 'country/GEO'],
  ['Georgia (country)', 'country/GEO'],
  ['Georgia the US state', 'region/USA-3543'],
  ['Georgia (US state)', 'region/USA-3543'],
  ['Georgia state', 'region/USA-3543'],
  ['Niger the river', 'river/niger'],
  ['Jordan (river)', 'river/jordan'],
  ['Jordan the country', 'country/JOR'],
  ['Lyon, a city in France', 'city/2996944'],
  ['Springfield (Illinois)', 'city/4250542'],
  ['Alberta, the Canadian province', 'region/CAN-632'],
  ['Vienna, capital of Austria', 'region/AUT-2331'],
  ['where on earth is Vaduz', 'city/3042030'],
])('%s', async (question, id) => {
  expect(await idsOf(question)).toEqual([id]);
});

test.each([
  ['5 km around Springfield (Illinois)', 'city/4250542'],
  ['Midlands, England', 'region/GB-MID'],
])('%s', async (question, id) => {
  expect(await idsOf(question)).toContain(id);
});

test('a land or landscape is told by what it lies in, with a comma and without', async () => {
  const whole = (await geo.spatial('East Anglia')).bbox;
  for (const question of ['East Anglia, England', 'England, East Anglia', 'east anglia england'])
    expect((await geo.spatial(question)).bbox, question).toEqual(whole);
  // Neither lies in the other.
  expect((await geo.spatial('Bavaria, Saxony')).properties.query.type).toBe('Union');
});

test('only what stands behind the comma is meant where the sentence says so', async () => {
  const island = (await geo.spatial('South Island, New Zealand')).bbox;
  for (const question of ['New Zealand, South Island only', 'New Zealand, only the South Island'])
    expect((await geo.spatial(question)).bbox, question).toEqual(island);
});

test('an island that is called by a side of the compass is no side of one', async () => {
  expect(await idsOf('the North Island of New Zealand')).toHaveLength(1);
});

test.each([
  ['Texas south of the Colorado River', 'river/colorado-texas'],
  ['Colorado River in Texas', 'river/colorado-texas'],
  ['Argentina south of the Colorado River', 'river/colorado-argentina'],
  ['Arizona north of the Colorado River', 'river/colorado'],
])('%s: the river of that name that flows there', async (question, id) => {
  expect(await idsOf(question)).toContain(id);
});

test.each([
  ['southernmost point of South Africa', [20, -34.83]],
  ['the northernmost point of Germany', [8.42, 55.06]],
  ['most easterly point of the mainland of Australia', [153.64, -28.64]],
  ['westernmost point of Portugal’s mainland', [-9.5, 38.78]],
  ['der südlichste Punkt von Italien', [12.6, 35.5]],
])('%s', async (question, [lon, lat]) => {
  const { coordinates } = (await geo.spatial(question)).geometry as Point;
  expect(coordinates[0]).toBeCloseTo(lon!, 0);
  expect(coordinates[1]).toBeCloseTo(lat!, 0);
});

test('the westernmost point of Europe is none of its countries’ lands on other continents', async () => {
  const { coordinates } = (await geo.spatial('westernmost point of Europe')).geometry as Point;
  expect(coordinates[0]).toBeGreaterThan(-32);
  expect(coordinates[0]).toBeLessThan(-9);
});

test('an outermost point between two directions is refused', async () => {
  await expect(geo.spatial('northeasternmost point of Poland')).rejects.toMatchObject({
    code: 'query_not_understood',
  });
});

test.each([
  ['countries that start with the letter Z', ['Zambia', 'Zimbabwe']],
  [
    'countries ending in stan',
    ['Afghanistan', 'Kazakhstan', 'Kyrgyzstan', 'Pakistan', 'Tajikistan', 'Turkmenistan', 'Uzbekistan'],
  ],
  ['US states beginning with A', ['Alabama', 'Alaska', 'Arizona', 'Arkansas']],
  ['countries whose capital is on the Danube', ['Austria', 'Hungary', 'Serbia', 'Slovakia']],
  [
    'countries in South America whose capital has more than 7 million people',
    ['Argentina', 'Colombia', 'Peru'],
  ],
])('%s', async (question, expected) => {
  expect(await membersOf(question)).toEqual(expected);
});

test.each(['countries whose capital is on the coast', 'Länder deren Hauptstadt am Meer liegt'])(
  '%s',
  async (question) => {
    const members = await membersOf(question);
    expect(members).toEqual(expect.arrayContaining(['Portugal', 'Uruguay', 'Senegal']));
    for (const inland of ['France', 'Austria', 'Brazil']) expect(members).not.toContain(inland);
  },
);

test.each([
  ['Mexico along the US border', [-106.45, 31.7], [-99.1, 19.4]],
  ['Germany along the Rhine', [7.0, 50.9], [13.4, 52.5]],
  ['within 100 km of the Italian coast but not on Sicily', [12.5, 41.9], [14, 37.5]],
  ['Asian Russia', [90, 60], [40, 57]],
])('%s', async (question, inside, outside) => {
  const { geometry } = await geo.spatial(question);
  const areas = flatten(toMixed(geometry).areas);
  expect(flatContains(areas, inside[0]!, inside[1]!)).toBe(true);
  expect(flatContains(areas, outside[0]!, outside[1]!)).toBe(false);
});

test('cities are chosen by their inhabitants of today, and their parts are no cities', async () => {
  expect(await membersOf('ten largest cities in the world')).toContain('Tokyo');
  expect(await membersOf('cities in Germany with over a million inhabitants')).toContain('Köln');
  expect(await membersOf('cities in Italy between 200000 and 300000 inhabitants')).toContain('Venice');
  expect(await membersOf('cities in Vietnam with more than 5 million people')).toEqual([
    'Hanoi',
    'Ho Chi Minh City',
  ]);
  expect(await membersOf('cities on the Yangtze')).not.toContain('Wuchang');
});
