/** Capitals that are, or are not, the largest city of their land. */

import { afterAll, expect, it } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const membersOf = async (query: string) =>
  (await geo.spatial(query)).properties.members!.map(({ name }) => name);

it.each([
  'capitals that are not the largest city of their country',
  'which capitals are not the largest city in their country',
  'Hauptstädte, die nicht die größte Stadt ihres Landes sind',
  'capitales qui ne sont pas la plus grande ville de leur pays',
])('%s', async (query) => {
  const names = await membersOf(query);
  expect(names).toEqual(
    expect.arrayContaining([
      'Canberra',
      'Ottawa',
      'Bern',
      'Ankara',
      'Wellington',
      'Rabat',
      'Washington, D.C.',
    ]),
  );
  expect(names).not.toEqual(expect.arrayContaining(['Paris']));
  expect(names).not.toEqual(expect.arrayContaining(['Berlin']));
});

it.each([
  'countries whose capital is not the largest city',
  'countries whose capital is not their largest city',
  'countries where the capital is not the largest city',
  'Länder, deren Hauptstadt nicht die größte Stadt ist',
  'países cuya capital no es la ciudad más grande',
])('%s', async (query) => {
  const names = await membersOf(query);
  expect(names).toEqual(expect.arrayContaining(['Australia', 'Canada', 'Switzerland', 'Turkey', 'Brazil']));
  expect(names).not.toEqual(expect.arrayContaining(['France']));
});

it('of states as well', async () => {
  const names = await membersOf('US state capitals that are not the largest city of their state');
  expect(names).toEqual(expect.arrayContaining(['Sacramento', 'Albany', 'Springfield', 'Tallahassee']));
  expect(names).not.toEqual(expect.arrayContaining(['Boston']));
});

it('in part of the world', async () => {
  expect(
    (await membersOf('capitals in Europe that are not the largest city of their country')).sort(),
  ).toEqual(['Bern', 'San Marino', 'Vaduz', 'Valletta']);
});
