/** Parts of places as people say them behind the place: "gobi desert, mongolian part", "the stretch of the Rhine that is the
 * border"; kinds behind a name: "the Pantanal wetlands"; lines that lands are chosen by. */

import type { Position } from 'geojson';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { distanceKm } from '../../../bench/geo/blind/judge.mjs';
import { AreaIndex } from '../../../src/geo/geometry/area-index.ts';
import { toMixed } from '../../../src/geo/geometry/combine.ts';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

test.each<[string, Position, Position]>([
  ['gobi desert, mongolian part', [105, 43.5], [104, 40.5]],
  ['gobi desert, mongolia part', [105, 43.5], [104, 40.5]],
  ['Carpathians (Romanian part)', [25, 45.55], [20.1, 49.2]],
  ['lake constance, swiss side', [9.35, 47.56], [9.3, 47.66]],
  ['patagonia, the argentine part', [-69, -46], [-73, -46.5]],
  ['lapland, the part in finland', [26, 67.5], [19, 67.5]],
  ['ireland, the northern half', [-7.9, 54.9], [-8.5, 51.9]],
])('%s', async (question, inside, outside) => {
  const { geometry } = await geo.spatial(question);
  const index = new AreaIndex(toMixed(geometry).areas);
  expect(index.contains(inside as [number, number])).toBe(true);
  expect(index.contains(outside as [number, number])).toBe(false);
});

test.each<[string, Position, Position]>([
  ['section of the rio grande that forms the border with mexico', [-99.5, 27.5], [-106.6, 35.1]],
  ['where the mekong forms the border between laos and thailand', [102.6, 17.95], [104.9, 11.6]],
  ['the stretch of the Rhine which is the border between France and Germany', [7.8, 48.55], [6.95, 50.95]],
  ['part of the Danube that marks the border between Romania and Bulgaria', [25.97, 43.87], [20.45, 44.82]],
])('%s', async (question, on, off) => {
  const { lines } = toMixed((await geo.spatial(question)).geometry);
  const near = ([lon, lat]: Position) =>
    Math.min(...lines.coordinates.flat().map(([x, y]) => distanceKm([x!, y!], [lon!, lat!])));
  expect(near(on)).toBeLessThan(15);
  expect(near(off)).toBeGreaterThan(80);
});

test.each([
  ['the pantanal wetlands', 'wetland/pantanal'],
  ['sundarbans mangrove forest', 'wetland/sundarbans'],
  ['the Ozarks highlands', 'mountain_range/ozarks'],
  ['mount etna volcano', 'mountain/etna'],
  ['kano city', 'city/2335204'],
  ['Hokkaido island', 'region/JPN-1847'],
  ['kyzyl kum desert', 'desert/kyzylkum'],
  ['tripoli, the one in lebanon', 'city/266826'],
  ['springfield, the one in missouri', 'city/4409896'],
])('%s is one place', async (question, id) => {
  const { places } = (await geo.spatial(question)).properties;
  expect(places.map((place) => place.id)).toEqual([id]);
});

test.each(['london forest', 'paris wetlands', 'berlin valley', 'largest texas city'])(
  '%s names nothing of that kind',
  async (question) => {
    await expect(geo.spatial(question)).rejects.toMatchObject({ code: 'query_not_understood' });
  },
);

test.each([
  [
    'countries crossed by a straight line from lisbon to ankara',
    ['Portugal', 'Spain', 'Italy', 'Greece', 'Turkey'],
    ['France', 'Bulgaria'],
  ],
  ['which countries does a straight line from Madrid to Warsaw cross', ['France', 'Germany'], ['Austria']],
  ['Länder auf der Luftlinie von Berlin nach Rom', ['Austria', 'Czechia', 'Germany', 'Italy'], ['Poland']],
  ['smallest country on the african mainland', ['The Gambia'], ['Seychelles']],
  ['tanzanian national parks on the kenyan border', ['Serengeti'], ['Ruaha']],
  ['strait between sumatra and the malay peninsula', ['Strait of Malacca'], []],
  ['Canadian provinces with no sea coast', ['Alberta', 'Saskatchewan'], ['Ontario']],
  ['cities in China with more than 15 mil people', ['Shanghai'], ['Harbin']],
  ['Are there any landlocked ASEAN members? Show them', ['Laos'], ['Thailand']],
])('%s', async (question, members, others) => {
  const names = (await geo.spatial(question)).properties.members!.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(members));
  for (const other of others) expect(names).not.toContain(other);
});

test('a request for a map is that for what it shows', async () => {
  const plain = await geo.spatial('capitals of the Baltic states');
  for (const asked of ['I need a map with the', 'make a map of the', 'draw me a map showing the'])
    expect((await geo.spatial(`${asked} capitals of the Baltic states pls`)).properties.members).toEqual(
      plain.properties.members,
    );
});

test('distances from a mountain count from its summit', async () => {
  const { bbox } = await geo.spatial('within 50 km of Mount Rainier');
  expect((bbox![3] - bbox![1]) * 111.2).toBeCloseTo(100, -0.5);
});
