/** Questions in French, Spanish, Italian and Portuguese as people put them to each other: in other orders, with other
 * everyday words, and with what is said around them. */

import { afterAll, describe, expect, test } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';
import { differing, readBlocks } from './alike.ts';

const geo = createGeo();
afterAll(() => geo.close());

describe.each(['romance.txt', 'framed-in-romance.txt'].flatMap(readBlocks))('$english', (block) => {
  test('is answered alike', async () => {
    expect(await differing(geo, block)).toEqual([]);
  }, 60_000);
});

// What another order would change, or drop, stays refused.
test.each([
  'villes de france avec aéroport',
  'pays qui ne touchent pas la suisse ni rien',
  'ciudades de españa más bonitas',
  'cidades do brasil mais bonitas',
  'les 5 meilleures villes de france',
  'el país con más islas de europa',
  'cidade com mais museus do brasil',
  'villes où passe seulement la loire',
  // The station of a town elsewhere, and a height that is no latitude.
  'un radio de 30 km alrededor de la estación de Atocha',
  'la partie de la Suisse au-dessus de 1500 m',
])('%s is refused', async (question) => {
  await expect(geo.spatial(question)).rejects.toThrow();
});
