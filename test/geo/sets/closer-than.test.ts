/** Sets by the nearer of two places. */

import { afterAll, expect, it } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const membersOf = async (query: string) => {
  const { properties } = await geo.spatial(query);
  return { names: properties.members!.map(({ name }) => name), notes: properties.notes!.join('\n') };
};

it.each([
  ['cities in France closer to London than to Paris', 'Calais', 'Lyon'],
  ['villes françaises plus proches de Londres que de Paris', 'Calais', 'Lyon'],
  ['towns in Belgium which are nearer to Paris than Amsterdam', 'Mons', 'Antwerpen'],
  ['ciudades de España más cerca de Lisboa que de Madrid', 'Sevilla', 'Valencia'],
  ['Städte in Deutschland, die näher an Paris als an Berlin liegen', 'Köln', 'Hamburg'],
  ['cities in Italy farther from Rome than from Milan', 'Turin', 'Naples'],
  ['European capitals that are closer to Moscow than to London', 'Warsaw', 'Berlin'],
  ['countries that are closer to Tokyo than to Beijing', 'Japan', 'China'],
])('%s: %s is one, %s is none', async (query, one, none) => {
  const { names } = await membersOf(query);
  expect(names).toContain(one);
  expect(names).not.toContain(none);
});

it('of more cities than are answered the larger ones are', async () => {
  const { names, notes } = await membersOf('cities closer to Paris than to London');
  expect(names).toEqual(expect.arrayContaining(['Lyon', 'Cairo']));
  expect(names).not.toContain('Manchester');
  expect(notes).toContain('fewer than 500,000 inhabitants are left out');
});

it('half of all islands are closer to Africa than to Europe', async () => {
  await expect(geo.spatial('islands closer to Africa than to Europe')).rejects.toThrow('say where they lie');
});
