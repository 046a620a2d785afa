/** Members of what is larger than a country, or lies in several. */

import { afterAll, expect, it } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const membersOf = async (query: string) => {
  const { properties } = await geo.spatial(query);
  return { names: properties.members!.map(({ name }) => name).sort(), notes: properties.notes!.join('\n') };
};

it.each([
  ['countries in Kurdistan', ['Iran', 'Iraq', 'Syria', 'Turkey']],
  ['countries in Punjab', ['India', 'Pakistan']],
  ['countries in Lapland', ['Finland', 'Norway', 'Russia', 'Sweden']],
  // Its outline is drawn by hand and reaches over two borders by a sliver.
  ['countries in Tyrol', ['Austria', 'Italy']],
])('%s are of the land of culture, not of a province of its name', async (query, countries) => {
  expect((await membersOf(query)).names).toEqual(countries);
});

it('where none lies whole, those that lie there in part are told', async () => {
  const { names, notes } = await membersOf('European countries north of the Arctic Circle');
  expect(names).toEqual(['Finland', 'Norway', 'Russia', 'Sweden']);
  expect(notes).toContain('only in part');
  await expect(geo.spatial('countries entirely north of the Arctic Circle')).rejects.toMatchObject({
    code: 'empty_result',
  });
});

it('a side is weighed by area, not by degrees', async () => {
  // Svalbard and Finnmark are wide in degrees; most of Norway lies south.
  const { names, notes } = await membersOf('countries north of 66 degrees north');
  expect(names).toContain('Norway');
  expect(notes).toMatch(/only in part: .*Norway/);
});

it.each([
  ['rivers between France and Germany', 'Rhine', 'Scheldt'],
  ['rivers between Laos and Thailand', 'Mekong', 'Red River'],
  ['gulfs in the Mediterranean', 'Gulf of Taranto', 'Gulf of Aden'],
  ['seas in the Pacific', 'Sea of Japan', 'Caribbean Sea'],
  ['cities in Kurdistan', 'Erbil', 'Baghdad'],
])('%s: %s is one, %s is none', async (query, one, none) => {
  const { names } = await membersOf(query);
  expect(names).toContain(one);
  expect(names).not.toContain(none);
});

it.each([
  ['Benelux without Luxembourg', [2, 49, 8, 54]],
  ['Scandinavia plus Finland', [-10, 54, 34, 81]],
  ['EU without France', [-32, 27, 35, 71]],
])('%s leaves out islands overseas, as the group itself does', async (query, [west, south, east, north]) => {
  const { bbox } = await geo.spatial(query);
  expect(bbox![0]).toBeGreaterThan(west!);
  expect(bbox![1]).toBeGreaterThan(south!);
  expect(bbox![2]).toBeLessThan(east!);
  expect(bbox![3]).toBeLessThan(north!);
});
