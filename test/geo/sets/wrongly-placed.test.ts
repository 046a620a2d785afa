/** Towns, rivers and coasts that lists once left out, and questions that were read as others. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { distanceKm } from '../../../bench/geo/blind/judge.mjs';
import { toMixed } from '../../../src/geo/geometry/combine.ts';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const namesIn = async (question: string) =>
  (await geo.spatial(question)).properties.members!.map(({ name }) => name);

test.each<[string, string[], string[]]>([
  ['cities in Crimea', ['Simferopol', 'Yalta', 'Kerch'], ['Kherson']],
  ['города в Крыму', ['Simferopol', 'Yalta'], []],
  ['cities on the Vistula', ['Gdańsk', 'Toruń', 'Warsaw'], ['Gdynia']],
  ['3 longest rivers in Europe', ['Volga', 'Danube', 'Ural'], ['Dnieper']],
  ['three highest mountains of Africa', ['Mount Kilimanjaro', 'Mount Kenya', 'Margherita Peak'], ['Mawenzi']],
  ['Länder auf der Südhalbkugel', ['Australia', 'Argentina'], ['Germany', 'Saxony']],
  ['Länder in Germany', ['Saxony', 'Bavaria'], []],
  ['cantons around Zürich', ['Aargau', 'Thurgau', 'Schaffhausen', 'Zug'], ['Zürich']],
  ['Kantone rund um Zürich', ['Aargau', 'Thurgau'], ['Zürich']],
  ['states around Washington', ['Oregon', 'Idaho'], ['Washington']],
])('%s', async (question, held, left) => {
  const names = await namesIn(question);
  for (const name of held) expect(names).toContain(name);
  for (const name of left) expect(names).not.toContain(name);
});

test('"no" denies no place: in Portuguese it is "in the"', async () => {
  const answer = await geo.spatial('capitais do nordeste no litoral').catch(() => undefined);
  expect(JSON.stringify(answer?.properties.query ?? '')).not.toContain('"Not"');
});

test.each([
  ['ten zuiden van Bergen', 'south'],
  ['ten noorden van Bergen', 'north'],
])('%s speaks of the city, and of no mountains', async (question, direction) => {
  const { query } = (await geo.spatial(question)).properties;
  expect(query).toMatchObject({ type: 'Directional', direction, of: { type: 'NamedPlace', name: 'Bergen' } });
});

test('a line says how much is the tip', async () => {
  const { query } = (await geo.spatial('southern tip of Madagascar below the Tropic of Capricorn'))
    .properties;
  expect(query).toMatchObject({ type: 'Intersection', of: [{ type: 'NamedPlace', name: 'Madagascar' }, {}] });
});

test.each<[string, [number, number], number]>([
  ['east coast of Tunisia', [10.64, 35.83], 10],
  ['west coast of Madagascar', [46.32, -15.72], 30],
  ['east coast of the USA', [-76.29, 36.85], 20],
])('a coast that faces between two directions: %s', async (question, at, km) => {
  const { lines } = toMixed((await geo.spatial(question)).geometry);
  expect(lines.coordinates.flat().some((one) => distanceKm(one as [number, number], at) < km)).toBe(true);
});
