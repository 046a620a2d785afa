/** Inhabitants per area, states that are no more, borders of rivers, and any lake or river of a land. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const dense = [
  ['Belgium', 'Netherlands', 'Malta'],
  ['Germany', 'France', 'Italy'],
];
const atLakes = [
  ['Zürich', 'Luzern', 'Lausanne', 'Lugano'],
  ['Bern', 'Basel', 'Chur'],
];

test.each([
  ['countries in Europe with more than 300 people per km²', ...dense],
  ['European countries with a population density over 300 per square kilometre', ...dense],
  ['Länder in Europa mit mehr als 300 Einwohnern pro km²', ...dense],
  ["pays d'Europe avec plus de 300 habitants par km²", ...dense],
  ['países de Europa con más de 300 habitantes por km²', ...dense],
  ['US states with more than 1,000 people per square mile', ['New Jersey', 'Rhode Island'], ['New York']],
  ['countries denser than India', ['Bangladesh', 'South Korea'], ['Japan', 'India', 'China']],
  ['countries that used to be part of the Soviet Union', ['Estonia', 'Uzbekistan'], ['Poland', 'Mongolia']],
  ['countries that were part of Yugoslavia', ['Slovenia', 'North Macedonia'], ['Albania', 'Bulgaria']],
  ['rivers that form the border between Mexico and the USA', ['Rio Grande'], ['Mississippi']],
  ['Flüsse, die die Grenze zwischen Polen und Deutschland bilden', ['Oder'], ['Vistula', 'Elbe']],
  ['cities in Switzerland on a lake', ...atLakes],
  ['cities on a lake in Switzerland', ...atLakes],
  ['Städte in der Schweiz an einem See', ...atLakes],
  ["villes de Suisse au bord d'un lac", ...atLakes],
  ['ciudades de España en un río', ['Sevilla', 'Zaragoza'], ['Madrid', 'Barcelona']],
  ['African capitals on a lake', ['Kampala'], ['Nairobi', 'Lusaka']],
  ['countries on the Danube downstream of Vienna', ['Hungary', 'Ukraine', 'Austria'], ['Germany']],
  ['states on the Mississippi downstream of Memphis', ['Louisiana', 'Arkansas'], ['Illinois', 'Missouri']],
  ['US states that border only one other state', ['Maine'], ['Alaska', 'Hawaii', 'Rhode Island']],
  ['autonomous regions of China', ['Tibet', 'Ningxia', 'Guangxi'], ['Yunnan', 'Chongqing']],
  ['autonomous regions of Italy', ['Sardinia', 'Aosta Valley'], ['Lombardy', 'Veneto']],
  ['towns on the coast of Wales', ['Cardiff', 'Llanelli', 'Rhyl'], ['Wrexham', 'Merthyr Tydfil']],
])('%s', async (question, held, left) => {
  const { members } = (await geo.spatial(question as string)).properties;
  const names = members!.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(held as string[]));
  for (const name of left as string[]) expect(names).not.toContain(name);
});

test.each([
  // The states of Mexico today are none that were its own once.
  'states that were part of Mexico',
  'countries that used to be part of the EU',
  'countries that used to be part of France',
])('%s is refused', async (question) => {
  await expect(geo.spatial(question)).rejects.toMatchObject({ code: 'query_not_understood' });
});
