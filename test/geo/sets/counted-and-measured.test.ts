/** Members that are counted or measured: a state has states as neighbours, and what has no figures is not chosen by them. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

test.each([
  ['US states with 8 neighbours', ['Missouri', 'Tennessee']],
  ['US states with only one neighbour', ['Maine']],
  ['US states bordering more than six other states', ['Missouri', 'Tennessee', 'Kentucky']],
  ['the German state with the most neighbours', ['Lower Saxony']],
  ['which French department has the most neighbours', ['Seine-et-Marne']],
  ['Welches Bundesland hat die meisten Nachbarn', ['Lower Saxony']],
  ['quel département a le plus de voisins en France', ['Seine-et-Marne']],
  ['país con más vecinos en Sudamérica', ['Brazil']],
  ['countries with more than 9 neighbours', ['China', 'Russia', 'Brazil']],
])('%s', async (question, expected) => {
  const { members } = (await geo.spatial(question)).properties;
  expect(members!.map(({ name }) => name).sort()).toEqual([...expected].sort());
});

test.each([
  'islands with more than 10 million people',
  'US counties with more than 1 million people',
  'cities in Germany larger than 100 km2',
])('what most have no figure of chooses nothing: %s', async (question) => {
  await expect(geo.spatial(question)).rejects.toMatchObject({
    code: 'query_not_understood',
    message: expect.stringMatching(/known here of \d+ of \d+ only/),
  });
});

test.each([
  ['Canadian provincial capitals', ['Toronto', 'Victoria'], ['Whitehorse', 'Yellowknife', 'Iqaluit']],
  ['state capitals of Australia', ['Sydney', 'Hobart'], ['Darwin', 'Canberra']],
  ['provincial capitals of China', ['Guangzhou', 'Kunming'], ['Lhasa', 'Ürümqi']],
  ['state capital of Bavaria', ['Munich'], ['Nürnberg']],
  [
    'Landeshauptstädte über 500000 Einwohner',
    ['Munich', 'Stuttgart'],
    ['Kiel', 'Vienna', 'Frankfurt am Main'],
  ],
  ['state capitals west of the Mississippi', ['Austin', 'Sacramento'], ['Albany']],
  ['US state capitals', ['Austin', 'Albany'], ['Houston', 'New York City']],
])('a capital is one of the divisions that are named: %s', async (question, held, left) => {
  const { members } = (await geo.spatial(question)).properties;
  const names = members!.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(held));
  for (const name of left) expect(names).not.toContain(name);
});

test('capitals of provinces that are not known are no capitals of regions', async () => {
  await expect(geo.spatial('provincial capitals of the Philippines')).rejects.toMatchObject({
    code: 'place_not_found',
  });
});
