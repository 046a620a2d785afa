/** Towns of a country that is told by a name which another country goes by. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

test.each([
  ['lubumbashi congo', 'Lubumbashi', 'CD'],
  ['Leopoldville congo', 'Kinshasa', 'CD'],
  ['Kinshasa congo', 'Kinshasa', 'CD'],
  ['Bukavu, Congo', 'Bukavu', 'CD'],
  ['Juba Sudan', 'Juba', 'SS'],
  ['Khartoum Sudan', 'Khartoum', 'SD'],
  ['Malabo Guinea', 'Malabo', 'GQ'],
  ['Conakry guinea', 'Conakry', 'GN'],
  ['Georgetown Guiana', 'Georgetown', 'GY'],
])('%s', async (asked, name, code) => {
  const { properties } = await geo.geocode(asked);
  expect(properties).toMatchObject({ name, countryCode: code });
});

test('a name is no slip of what the people of a country are called', async () => {
  const { id } = (await geo.geocode('Grampians')).properties;
  expect(id).not.toBe('country/GMB');
});
