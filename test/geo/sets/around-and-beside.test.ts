/** What stands around a land borders it, and what stands around a water lies at it. */

import { afterAll, expect, test } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const membersOf = async (question: string) =>
  ((await geo.spatial(question)).properties.members ?? []).map(({ name }) => name).sort();

test.each([
  ['countries around Jordan', 'countries bordering Jordan'],
  ['countries surrounding Chad', 'countries bordering Chad'],
  ['countries around Niger', 'countries bordering Niger'],
  ['provinces around Ontario', 'provinces bordering Ontario'],
  ['states around Colorado', 'states bordering Colorado'],
  ['regions surrounding Tuscany', 'regions bordering Tuscany'],
  ['pays autour du Tchad', 'countries bordering Chad'],
  ['Länder rund um den Tschad', 'countries bordering Chad'],
  ['neighbouring states of Texas', 'states bordering Texas'],
  ["Colorado's neighboring states", 'states bordering Colorado'],
  ['neighbouring states of Poland', 'countries bordering Poland'],
  ["Ontario's neighbouring provinces", 'provinces bordering Ontario'],
  ['adjacent counties of Kent', 'counties bordering Kent'],
])('%s are the %s', async (question, same) => {
  expect(await membersOf(question)).toEqual(await membersOf(same));
});

test.each([
  ['countries around Lake Chad', ['Cameroon', 'Chad', 'Niger', 'Nigeria']],
  ['countries around the Niger', ['Benin', 'Guinea', 'Mali', 'Niger', 'Nigeria']],
  ['countries around the Black Sea', ['Bulgaria', 'Georgia', 'Romania', 'Russia', 'Turkey', 'Ukraine']],
  ['countries bordering Bavaria', ['Austria', 'Czechia']],
  ['countries bordering Texas', ['Mexico']],
])('%s', async (question, expected) => {
  expect(await membersOf(question)).toEqual(expected);
});

test('the overseas parts of a country at a sea are no members beside it', async () => {
  const lands = await membersOf('countries bordering the Atlantic');
  expect(lands).toContain('France');
  expect(lands).not.toContain('French Guiana');
  expect(await membersOf('countries bordering Brazil')).toContain('French Guiana');
});

test.each([
  ['Lake Superior cities', 'cities on Lake Superior'],
  ['Lake Victoria cities', 'cities on Lake Victoria'],
  ['Caspian Sea countries', 'countries on the Caspian Sea'],
])('nothing lies in a lake: %s', async (question, same) => {
  expect(await membersOf(question)).toEqual(await membersOf(same));
});
