/** Countries by a landscape or a water, as one word or by an adjective. */

import { afterAll, expect, it } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const membersOf = async (query: string) =>
  (await geo.spatial(query)).properties.members!.map(({ name }) => name).sort();

it.each([
  ['Alpenländer', 'countries in the Alps'],
  ['pays alpins', 'countries in the Alps'],
  ['países alpinos', 'countries in the Alps'],
  ['paesi alpini', 'countries in the Alps'],
  ['альпийские страны', 'countries in the Alps'],
  ['Donauländer', 'countries on the Danube'],
  ['pays danubiens', 'countries on the Danube'],
  ['pays riverains du Danube', 'countries on the Danube'],
  ['countries bordering the Danube', 'countries on the Danube'],
  ['Mekongländer', 'countries on the Mekong'],
  ['Saharastaaten', 'countries in the Sahara'],
  ['Ostseeanrainer', 'countries on the Baltic Sea'],
  ['Mittelmeerländer', 'countries on the Mediterranean'],
])('%s are the %s', async (query, plain) => {
  expect(await membersOf(query)).toEqual(await membersOf(plain));
});

it('the word stands where any noun does', async () => {
  expect(await membersOf('die 2 größten Donauländer')).toEqual(['Germany', 'Ukraine']);
  expect(await membersOf('Alpenländer ohne Frankreich')).not.toContain('France');
  expect(await membersOf('Hauptstädte der Donauländer')).toContain('Vienna');
});

it.each(['Küstenländer', 'Industrieländer', 'Parisländer'])('%s are none', async (query) => {
  await expect(geo.spatial(query)).rejects.toThrow();
});
