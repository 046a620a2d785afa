/** Names that tell one another, and lands on what they share with others. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const idsOf = async (question: string): Promise<string[]> =>
  (await geo.spatial(question)).properties.places.map(({ id }) => id);

test.each([
  ['Tirol und Salzburg', ['region/AUT-2329', 'region/AUT-2327']],
  ['Salzbourg et Tyrol', ['region/AUT-2327', 'region/AUT-2329']],
  ['New York and Pennsylvania', ['region/USA-3559', 'region/USA-3560']],
  ['Georgia and Alabama', ['region/USA-3543', 'region/USA-3541']],
  ['Utrecht and Gelderland', ['region/NLD-3484', 'region/NLD-896']],
  ['Vosges and Black Forest', ['mountain_range/vosges', 'forest/black-forest']],
  ['Cordoba and Andalusia', ['city/2519240', 'region/ES-AN']],
])('%s: each is what the other is', async (question, ids) => {
  expect(await idsOf(question)).toEqual(ids);
});

test.each([
  ['Georgia and Armenia', ['country/GEO', 'country/ARM']],
  ['Salzburg und Wien', ['city/2766824', 'region/AUT-2331']],
  ['New York, London and Paris', ['city/5128581', 'city/2643743', 'city/2988507']],
  ['Lombardy and Milan', ['region/IT-25', 'city/3173435']],
  ['Paris and Texas', ['city/2988507', 'region/USA-3536']],
])('%s: what else stands beside says nothing', async (question, ids) => {
  expect(await idsOf(question)).toEqual(ids);
});

test('a name that is read by its sibling is told', async () => {
  const { notes } = (await geo.spatial('Tirol und Salzburg')).properties;
  expect(notes.join()).toContain('“Salzburg” is read as');
});

test.each([
  ['Malaysia on Borneo', 'the Malaysian part of Borneo'],
  ['Malaysia auf Borneo', 'the Malaysian part of Borneo'],
  ['Indonesian half of New Guinea', 'the Indonesian part of New Guinea'],
  ["Haiti's half of Hispaniola", 'the Haitian part of Hispaniola'],
  ['el lado argentino de la Patagonia', 'the Argentine part of Patagonia'],
  ["Poland's coast on the Baltic Sea", 'the Baltic Sea coast of Poland'],
  ['la côte de la Suède sur le golfe de Botnie', 'the Gulf of Bothnia coast of Sweden'],
])('%s is %s', async (question, other) => {
  expect((await geo.spatial(question)).bbox).toEqual((await geo.spatial(other)).bbox);
});

test('a landscape that lends its name to countries is cut as a landscape', async () => {
  const [, south, , north] = (await geo.spatial('the Russian part of the Caucasus')).bbox!;
  expect(south).toBeGreaterThan(41);
  expect(north).toBeLessThan(48);
});

test('a name with the article is one where a noun of the grammar begins it', async () => {
  expect(await idsOf('el mar Negro')).toEqual(['sea/black-sea']);
  expect(await idsOf('dentro de 50 km del mar Báltico')).toEqual(['sea/baltic-sea']);
});

test('a lake with all of its words is no river of the first of them', async () => {
  expect(await idsOf('Derwent Water')).toEqual(['lake/derwentwater']);
});

test('the British part of Ireland is one of the island', async () => {
  const [, south, east, north] = (await geo.spatial('the British part of Ireland')).bbox!;
  expect([south > 53.9, east < -5, north < 55.5]).toEqual([true, true, true]);
});

test('where no city is, towns are', async () => {
  const members = (await geo.spatial('cities on Lake Constance')).properties.members ?? [];
  expect(members.map(({ name }) => name)).toEqual(expect.arrayContaining(['Konstanz', 'Friedrichshafen']));
});

test('one edge of a place lies within it', async () => {
  const [, , east] = (await geo.spatial('the western edge of Texas')).bbox!;
  expect(east).toBeLessThan(-102);
});

test.each([
  ['the three countries of the UK', 'speaks of 3 constituent countries, and 4 are known'],
  ['largest lake in Lithuania', 'no such lake is known here'],
  ['the lowest mountain in Scotland', 'holds no heights'],
  ['the three highest capitals in Africa', 'holds no heights'],
])('%s is refused, and why', async (question, why) => {
  await expect(geo.spatial(question)).rejects.toThrow(why);
});
