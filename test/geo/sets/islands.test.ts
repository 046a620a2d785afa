/** Islands that are drawn apart from the land, in a lake, around a narrow water, and as parts of an archipelago. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const namesIn = async (question: string) =>
  (await geo.spatial(question)).properties.members!.map(({ name }) => name);

test.each<[string, string[], string[]]>([
  ['islands in the Sunda Strait', ['Krakatoa'], ['Java', 'Sumatra']],
  ['islands off Brittany', ['Belle-Île', 'Groix', 'Ouessant', 'Bréhat'], ['Île de Ré']],
  ['islands of Morbihan', ['Groix', 'Houat', 'Belle-Île'], ['Ouessant']],
  ['islands in the Sea of Marmara', ['Büyükada', 'Heybeliada', 'Marmara Island'], ['Gökçeada']],
  ['islands of the Aeolian Islands', ['Lipari', 'Panarea', 'Stromboli'], ['Ustica']],
  ['islands of the Inner Hebrides', ['Isle of Iona', 'Eigg', 'Isle of Skye'], ['Lewis and Harris']],
  ['islands in the Bay of Naples', ['Capri', 'Ischia', 'Procida'], ['Ponza']],
  ['islands in Lake Superior', ['Isle Royale'], ['Manitoulin Island']],
  ['islands in Lake Huron', ['Manitoulin Island'], ['Isle Royale']],
  ['islands in Lake Baikal', ['Olkhon Island'], []],
  ['islands in the Gulf of Thailand', ['Ko Tao', 'Ko Samui'], ['Phuket Island']],
  ['isole a meno di 50 km da Napoli', ['Capri', 'Ischia', 'Procida'], ['Ventotene']],
  ['largest islands of Denmark', ['Falster', 'Zealand'], []],
])('%s', async (question, held, left) => {
  const names = await namesIn(question);
  for (const name of held) expect(names).toContain(name);
  for (const name of left) expect(names).not.toContain(name);
});

test('no island is told twice', async () => {
  for (const question of ['islands of Russia larger than 5000 km2', 'islands of Japan larger than 500 km2']) {
    const names = (await namesIn(question)).filter((name) => !name.includes('without a name'));
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('Novaya Zemlya');
  }
  expect(
    (await namesIn('islands of Russia larger than 5000 km2')).filter((n) => n === 'Wrangel Island'),
  ).toHaveLength(1);
  expect(await namesIn('islands of Japan larger than 500 km2')).toContain('Tsushima');
});

test.each([
  ['countries on Borneo', ['Brunei', 'Indonesia', 'Malaysia']],
  ['ada berapa negara di Pulau Kalimantan', ['Brunei', 'Indonesia', 'Malaysia']],
])('countries that share an island: %s', async (question, all) => {
  expect((await namesIn(question)).sort()).toEqual(all);
});

test('the outline of an island that is drawn apart is its own', async () => {
  const { bbox } = await geo.spatial('islands within 60 km of Lorient');
  const [west, south, east, north] = bbox as [number, number, number, number];
  expect(west).toBeLessThan(-3.46);
  expect(east).toBeGreaterThan(-3.46);
  expect(south).toBeLessThan(47.638);
  expect(north).toBeGreaterThan(47.638);
});
