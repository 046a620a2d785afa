/** Names whose noun says which of their places is meant, and names in the cases of German: the noun and the ending belong to
 * the name, in every frame that a name stands in. */

import { afterAll, describe, expect, test } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());
const namesOf = async (question: string) =>
  ((await geo.spatial(question)).properties.places ?? []).map(({ name }) => name);
const widthOf = async (question: string) => {
  const [west, , east] = (await geo.spatial(question)).bbox as number[];
  return east! - west!;
};

describe('a noun beside a name', () => {
  // Each is a city as well, of a tenth of a degree or two.
  test.each([
    'the state of Oaxaca',
    'Oaxaca state',
    'state of Puebla',
    'the province of Zaragoza',
    'the governorate of Aleppo',
    'Aleppo governorate',
    'Lviv oblast',
    'the department of Cusco',
    'im Bundesstaat Oaxaca',
    'in dem Kanton Bern',
    'the canton of Zürich',
    'la provincia de Zaragoza',
    'within 1 km of the state of Oaxaca',
  ])('%s is the region, not its city', async (question) => {
    expect(await widthOf(question)).toBeGreaterThan(0.5);
  });

  test.each([
    [
      'Mexico except the state of Oaxaca',
      'Mexiko ohne den Bundesstaat Oaxaca',
      'México sin el estado de Oaxaca',
    ],
    [
      'Spain except the province of Zaragoza',
      'España sin la provincia de Zaragoza',
      'Spanien ohne die Provinz Zaragoza',
    ],
  ])('%s takes as much away in other languages', async (english, ...others) => {
    const area = async (question: string) => JSON.stringify((await geo.spatial(question)).geometry).length;
    const expected = await area(english);
    for (const other of others)
      expect(Math.abs((await area(other)) / expected - 1), other).toBeLessThan(0.01);
  });

  test('what is asked of such parts stays a set, and a country before “state” is no state', async () => {
    const found = await geo.spatial('the biggest US state');
    expect(found.properties.members?.map(({ name }) => name)).toEqual(['Alaska']);
    expect((await geo.spatial('provinces of Spain')).properties.members!.length).toBeGreaterThan(40);
  });

  test('a noun that no place of the name bears is not dropped', async () => {
    await expect(geo.spatial('the district of Konya')).rejects.toMatchObject({
      code: 'query_not_understood',
    });
  });
});

test.each([
  ['das Schwarze Meer', 'Black Sea'],
  ['50 km um das Schwarze Meer', 'Black Sea'],
  ['nördlich des Schwarzen Meeres', 'Black Sea'],
  ['welche Länder grenzen an das Kaspische Meer', 'Caspian Sea'],
  ['im Indischen Ozean', 'Indian Ocean'],
  ['in der Großen Australischen Bucht', 'Great Australian Bight'],
  ['am roten meer', 'Red Sea'],
  ['im Bayerischen Wald', 'Bavarian Forest'],
  ['Städte auf den Kanarischen Inseln', 'Canary Islands'],
  ['die Küste der Dominikanischen Republik', 'Dominican Republic'],
])('%s is about the %s', async (question, name) => {
  expect(await namesOf(question)).toEqual([name]);
});

test.each([
  ['Portugal including Madeira', ['Portugal', 'Madeira']],
  ['Deutschland mit Österreich', ['Germany', 'Austria']],
])('%s has both', async (question, names) => {
  expect(await namesOf(question)).toEqual(names);
});

test('whose part is meant is told where more places follow', async () => {
  const { notes } = (await geo.spatial('the south of France and Spain')).properties;
  expect(notes).toContainEqual(expect.stringMatching(/read as that of "southern France" alone/));
});

test.each(['Länder ohne Meer in Europa', 'pays sans mer en Europe', 'European countries without sea'])(
  '%s are landlocked',
  async (question) => {
    expect((await geo.spatial(question)).properties.members).toHaveLength(15);
  },
);
